"""Everything Qt. Nothing outside this package may import it."""

import inspect
import sys
from typing import Any


def _spare_sources() -> None:
    """PySide reads the source of every module, in case it asks for other spellings by `__feature__`. None of ours does,
    and it would be a tenth of the start."""

    def none(module: object) -> str:
        raise OSError("not looked for")

    getsource: Any = inspect.getsource
    inspect.getsource = none  # type: ignore[assignment]
    try:
        import shiboken6  # noqa: F401  # looks at the modules that there are
    finally:
        inspect.getsource = getsource
    feature: Any = sys.modules.get("shibokensupport.feature")
    if hasattr(feature, "_mod_uses_pyside"):
        feature._mod_uses_pyside = lambda module: False


_spare_sources()
