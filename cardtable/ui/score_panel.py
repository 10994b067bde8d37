"""How the match and the deal stand: a panel at the side of wide windows, a bar at the top of the others."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QWidget

from ..core.deal import View
from ..text import Words, number
from .controls import Label, Panel, column, draw_sign, spaced
from .look import BODY, HUGE, LARGE, SMALL, TITLE, Look


class Sign(QWidget):
    """A suit's sign."""

    def __init__(self, look: Look, size: int) -> None:
        super().__init__()
        self.look, self._size, self.suit, self.art = look, size, "", ""
        look.changed.connect(self.updateGeometry)

    def set_suit(self, suit: str, art: str) -> None:
        self.suit, self.art = suit, art
        self.setVisible(bool(suit))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(self._size) + 4, self.look.px(self._size) + 4)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.suit:
            size = self.look.px(self._size)
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            box = QRectF((self.width() - size) / 2, (self.height() - size) / 2, size, size)
            draw_sign(painter, self.look, self.suit, box, self.art, self.look.dark)
            painter.end()


class ScorePanel(Panel):
    """Totals, contract, trump, tricks taken and running points, for both shapes of the page."""

    def __init__(self, look: Look, words: Words, parent: QWidget, narrow: bool) -> None:
        super().__init__(look, parent)
        self.words, self.narrow = words, narrow
        big, body = (LARGE, BODY) if narrow else (HUGE, LARGE)
        self.title = Label(look, "", body if narrow else LARGE, display=True)
        self.hand = Label(look, "", SMALL, quiet=True)
        self.practice = Label(look, words("practice"), SMALL, bold=True)
        self.names = [Label(look, "", BODY, bold=True) for _ in range(2)]
        self.totals = [Label(look, "", big, bold=True) for _ in range(2)]
        self.to_go = [Label(look, "", SMALL, quiet=True) for _ in range(2)]
        self.contract = Label(look, "", body if narrow else TITLE, bold=True)
        self.sign = Sign(look, 20 if narrow else 28)
        self.trump = Label(look, "", body if narrow else TITLE, bold=True)
        self.tricks = Label(look, "", body, bold=True)
        self.points = Label(look, "", body, bold=True)
        self.captions = {
            name: Label(look, words(f"panel-{name}"), SMALL, quiet=True)
            for name in ("contract", "trump", "tricks", "points")
        }
        self.practice.hide()
        (self._narrow if narrow else self._wide)()

    def _wide(self) -> None:
        look = self.look
        box = column(self, look, margin=16, gap=6)
        top = QHBoxLayout()
        top.addWidget(self.title, 1)
        top.addWidget(self.hand)
        box.addLayout(top)
        box.addWidget(self.practice)
        grid = spaced(QGridLayout(), look, gap=2)
        for side in range(2):
            grid.addWidget(self.names[side], 2 * side, 0)
            grid.addWidget(self.to_go[side], 2 * side + 1, 0)
            self.totals[side].setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(self.totals[side], 2 * side, 1, 2, 1)
        grid.setColumnStretch(0, 1)
        box.addLayout(grid)
        box.addWidget(Rule(look))
        lower = spaced(QGridLayout(), look, gap=2)
        trump = spaced(QHBoxLayout(), look)
        trump.addWidget(self.sign)
        trump.addWidget(self.trump, 1)
        lower.addWidget(self.captions["contract"], 0, 0, 1, 2)
        lower.addWidget(self.contract, 1, 0, 1, 2)
        lower.addWidget(self.captions["trump"], 2, 0, 1, 2)
        lower.addLayout(trump, 3, 0, 1, 2)
        lower.addWidget(self.captions["tricks"], 4, 0)
        lower.addWidget(self.captions["points"], 4, 1)
        lower.addWidget(self.tricks, 5, 0)
        lower.addWidget(self.points, 5, 1)
        box.addLayout(lower)

    def _narrow(self) -> None:
        look = self.look
        row = spaced(QHBoxLayout(self), look, (14, 2, 8, 2), gap=6)
        for side in range(2):
            row.addWidget(self.names[side])
            row.addWidget(self.totals[side])
            row.addSpacing(look.px(8))
        row.addStretch(1)
        row.addWidget(self.contract)
        row.addSpacing(look.px(8))
        row.addWidget(self.sign)
        row.addWidget(self.trump)
        row.addStretch(1)
        row.addWidget(self.captions["tricks"])
        row.addWidget(self.tricks)
        row.addSpacing(look.px(6))
        row.addWidget(self.points)
        self.row = row

    def show_view(self, view: View, running: bool, practice: bool) -> None:
        """Bring every line up to this view."""
        words, game, me = self.words, view.game, view.seat
        totals, facts = view.setting["totals"], view.facts
        if view.result and not view.result.redeal:
            totals = tuple(a + b for a, b in zip(totals, view.result.scores, strict=True))
        self.title.setText(words(f"{game.name}-name"))
        self.hand.setText(words("panel-hand", hand=view.setting["number"] + 1))
        self.practice.setVisible(practice and not self.narrow)
        ours = me % len(totals)
        order = (ours, 1 - ours)
        short = "-short" if self.narrow else ""
        for line, side in enumerate(order):
            self.names[line].setText(words(f"side-{'ours' if line == 0 else 'theirs'}{short}"))
            self.totals[line].setText(number(totals[side]))
            self.to_go[line].setText(words("panel-to-go", points=max(0, game.target - totals[side])))
        seat = facts.get("declarer")
        bidding = view.asked is not None and view.asked.do == "bid"
        self.captions["contract"].setText(words("panel-highest" if bidding else "panel-contract"))
        if seat is None:
            self.contract.setText(words("panel-contract-none"))
        else:
            values = words.values(game.name, {"seat": seat, "amount": facts["high"]}, me)
            self.contract.setText(words(f"{game.name}-contract", **values))
        trump = facts.get("trump")
        self.sign.set_suit(trump or "", game.art)
        self.trump.setText(_capital(words.suit(game.name, trump)) if trump else ("" if self.narrow else "–"))
        takers = facts.get("takers", ())
        tricks = [sum(1 for taker in takers if taker % 2 == side) for side in order]
        self.tricks.setText(f"{tricks[0]} – {tricks[1]}")
        took = facts.get("took", (0, 0))
        self.points.setText(f"{took[order[0]]} – {took[order[1]]}")
        for part in (self.points, self.captions["points"]):
            part.setVisible(running and (part is self.points or not self.narrow))
        if self.narrow:
            self.points.setText(f"({took[order[0]]} – {took[order[1]]})")


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


class Rule(QWidget):
    """A gold hairline."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(40, self.look.px(9))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(0, self.height() // 2, self.width(), 1, self.look.colour("gold"))
        painter.end()
