"""What every test needs before anything of Qt is loaded: no screen, and a pixel that is a pixel."""

import os

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["QT_SCALE_FACTOR"] = "1"
pytest.register_assert_rewrite("tests.ui.desk")
