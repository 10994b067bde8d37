"""The page about the program."""

import os
import platform
from pathlib import Path

from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from .. import __version__
from ..text import Words
from .controls import Label
from .look import BODY, Look
from .overlay import Overlay

ZERO_WIDTH_SPACE = "\u200b"  # where a line may be broken


class AboutPage(Overlay):
    """Name, versions, licences and where the matches are."""

    def __init__(self, look: Look, words: Words, parent: QWidget, folder: Path) -> None:
        from ..cpu.solver import compiled

        super().__init__(look, parent, words("about-title"), width=560)
        text = words(
            "about-text",
            version=__version__,
            python=platform.python_version(),
            qt=qVersion(),
            compiled="yes" if compiled else "no",
            folder=str(folder),
        )
        breakable = str(folder).replace(os.sep, os.sep + ZERO_WIDTH_SPACE)
        label = Label(look, text.replace(str(folder), breakable), BODY, wrap=True)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.box.addWidget(label)
        self.box.addStretch(1)
        self.add_button(words("help-close"), "primary").clicked.connect(self.close_sheet)
        self.add_button(words("about-copy")).clicked.connect(lambda: QGuiApplication.clipboard().setText(text))
