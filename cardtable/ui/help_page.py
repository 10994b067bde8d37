"""Rules and keys, and the page about the program."""

import platform
from pathlib import Path

from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGridLayout, QWidget

from .. import __version__
from ..cpu.solver import compiled
from ..games import GAMES
from ..text import Words
from .controls import Label
from .look import BODY, LARGE, Look
from .overlay import Overlay

KEYS = (
    "arrows",
    "piles",
    "space",
    "digits",
    "bid",
    "trump",
    "last",
    "skip",
    "undo",
    "restart",
    "new",
    "settings",
    "full",
    "help",
    "quit",
)


class HelpPage(Overlay):
    """The rules of a game and the keys of the table."""

    def __init__(self, look: Look, words: Words, parent: QWidget, game: str | None) -> None:
        super().__init__(look, parent, words("help-title"), width=720)
        for name in [game] if game else list(GAMES):
            self.box.addWidget(Label(look, words(f"{name}-name"), LARGE, display=True))
            for paragraph in words(f"{name}-help").split("\n\n"):
                self.box.addWidget(Label(look, paragraph.strip(), BODY, wrap=True))
        self.box.addWidget(Label(look, words("help-keys-title"), LARGE, display=True))
        grid = QGridLayout()
        grid.setHorizontalSpacing(look.px(16))
        grid.setVerticalSpacing(look.px(4))
        for row, key in enumerate(KEYS):
            grid.addWidget(
                Label(look, words(f"key-{key}"), BODY, bold=True, wrap=True),
                row,
                0,
                Qt.AlignmentFlag.AlignTop,
            )
            grid.addWidget(Label(look, words(f"key-{key}-does"), BODY, wrap=True), row, 1)
        grid.setColumnStretch(0, 2)
        grid.setColumnStretch(1, 3)
        self.box.addLayout(grid)
        self.box.addStretch(1)
        self.add_button(words("help-close"), "primary").clicked.connect(self.close_sheet)


class AboutPage(Overlay):
    """Name, versions, licences and where the matches are."""

    def __init__(self, look: Look, words: Words, parent: QWidget, folder: Path) -> None:
        super().__init__(look, parent, words("about-title"), width=560)
        text = words(
            "about-text",
            version=__version__,
            python=platform.python_version(),
            qt=qVersion(),
            compiled="yes" if compiled else "no",
            folder=str(folder),
        )
        label = Label(look, text, BODY, wrap=True)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.box.addWidget(label)
        self.box.addStretch(1)
        self.add_button(words("help-close"), "primary").clicked.connect(self.close_sheet)
        self.add_button(words("about-copy")).clicked.connect(lambda: QGuiApplication.clipboard().setText(text))
