"""The curtain: hides everything on a screen that several people share, until the one whose turn it is lifts it."""

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ..core.cards import BACK
from ..core.deal import Deal
from ..text import Words
from .announce import announce
from .controls import Button, Label, Panel
from .faces import Faces
from .felt import Felt, draw_fan
from .look import BODY, TITLE, Look
from .spacing import column

FAN = 150  # px: height of the card backs over the words


class Curtain(Felt):
    """Covers `parent` with cloth and the words whose turn it is. Its button answers after `deaf` ms: the click that
    ended the turn before must not lift it."""

    lifted = Signal()

    def __init__(self, look: Look, words: Words, parent: QWidget, game: type[Deal], name: str) -> None:
        super().__init__(look)
        self.setParent(parent)
        self.name = name
        self._pictures = Faces(game.art)
        box = QVBoxLayout(self)
        box.addStretch(4)
        self.panel = Panel(look)
        inner = column(self.panel, look, margin=28, gap=12)
        for text, size in ((words("curtain-title", name=name), TITLE), (words("curtain-text", name=name), BODY)):
            label = Label(look, text, size, display=size == TITLE)
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            inner.addWidget(label)
        self.button = Button(look, words("curtain-lift", name=name), "primary")
        self.button.clicked.connect(self.lifted)
        inner.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        box.addWidget(self.panel, 0, Qt.AlignmentFlag.AlignHCenter)
        box.addStretch(3)
        self.setAccessibleName(words("curtain-title", name=name))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        parent.installEventFilter(self)

    def open(self, deaf: int) -> None:
        """Fall."""
        parent = self.parentWidget()
        assert parent
        self.setGeometry(parent.rect())
        self.show()
        self.raise_()
        self.setFocus()  # away from the table beneath
        announce(self, self.accessibleName())
        self.button.setEnabled(False)
        QTimer.singleShot(deaf, self.button, self._wake)

    def _wake(self) -> None:
        self.button.setEnabled(True)
        if self.hasFocus():
            self.button.setFocus()

    def take_focus(self) -> None:
        """The keys are for the curtain again."""
        (self.button if self.button.isEnabled() else self).setFocus()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab does not reach what is hidden."""
        self.take_focus()
        return True

    def remove(self) -> None:
        """Be gone."""
        parent = self.parentWidget()
        if parent:
            parent.removeEventFilter(self)
        self.hide()
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            parent = self.parentWidget()
            if parent:
                self.setGeometry(parent.rect())
        return False

    def paint_on(self, painter: QPainter) -> None:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        height = self.look.px(FAN)
        middle = QPointF(self.width() / 2, max(height * 0.7, self.panel.y() - height * 0.68))
        draw_fan(painter, self.look, self._pictures, [BACK] * 3, middle, height, self.devicePixelRatioF())
