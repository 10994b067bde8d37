"""How the match and the deal stand: a panel at the side of wide windows, a bar at the top of the others."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QWidget

from ..core.deal import View
from ..text import Words
from .controls import Label, Panel, draw_sign
from .look import BODY, LARGE, SMALL, TITLE, Look
from .spacing import column, spaced

TITLE_ROOM = 196  # px: for the game's name beside the number of the hand


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


class Row:
    """The labels of one side."""

    def __init__(self, look: Look, narrow: bool) -> None:
        self.name = Label(look, "", BODY, bold=True)
        self.note = Label(look, "", SMALL, quiet=True)
        self.tricks = Label(look, "", BODY, bold=True)
        self.points = Label(look, "", BODY, bold=True)
        self.total = Label(look, "", LARGE if narrow else TITLE, bold=True)
        for label in (self.tricks, self.points, self.total):
            label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    def labels(self) -> tuple[Label, ...]:
        return self.name, self.note, self.tricks, self.points, self.total


class ScorePanel(Panel):
    """Totals, contract, trump, tricks taken and running points, for both shapes of the page."""

    def __init__(self, look: Look, words: Words, parent: QWidget, narrow: bool) -> None:
        super().__init__(look, parent)
        self.words, self.narrow = words, narrow
        self.title = Label(look, "", LARGE, display=True)
        self.hand = Label(look, "", SMALL, quiet=True)
        self.practice = Label(look, words("practice"), SMALL, bold=True)
        self.contract = Label(look, "", BODY if narrow else TITLE, bold=True)
        self.sign = Sign(look, 20 if narrow else 28)
        self.trump = Label(look, "", BODY if narrow else TITLE, bold=True)
        self.captions = {
            name: Label(look, words(f"panel-{name}"), SMALL, quiet=True)
            for name in ("contract", "trump", "tricks", "points", "total")
        }
        self.rows: list[Row] = []
        self.rule = Rule(look)
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
        self.grid = spaced(QGridLayout(), look, gap=10)
        for place, name in enumerate(("tricks", "points", "total"), 1):
            self.captions[name].setAlignment(Qt.AlignmentFlag.AlignRight)
            self.grid.addWidget(self.captions[name], 0, place)
        self.grid.setColumnStretch(0, 1)
        box.addLayout(self.grid)
        box.addWidget(self.rule)
        trump = spaced(QHBoxLayout(), look)
        trump.addWidget(self.sign)
        trump.addWidget(self.trump, 1)
        box.addWidget(self.captions["contract"])
        box.addWidget(self.contract)
        box.addWidget(self.captions["trump"])
        box.addLayout(trump)

    def _narrow(self) -> None:
        self.row = spaced(QHBoxLayout(self), self.look, (14, 2, 8, 2), gap=6)
        self.sides = spaced(QHBoxLayout(), self.look, gap=6)
        self.row.addLayout(self.sides)
        self.row.addStretch(1)
        self.row.addWidget(self.contract)
        self.row.addSpacing(self.look.px(8))
        self.row.addWidget(self.sign)
        self.row.addWidget(self.trump)
        self.row.addStretch(1)

    def _seat(self, sides: int) -> None:
        """As many rows as the game has sides."""
        while len(self.rows) > sides:
            for label in self.rows.pop().labels():
                label.hide()
                label.deleteLater()
            if self.narrow and self.rows:
                self.sides.takeAt(self.sides.count() - 4)  # the space before it
        while len(self.rows) < sides:
            row = Row(self.look, self.narrow)
            if self.narrow:
                if self.rows:
                    self.sides.addSpacing(self.look.px(10))
                for label in (row.name, row.total, row.note):
                    self.sides.addWidget(label)
                    label.show()  # a hidden label has no size, and would be shown too late to be counted
            else:
                at = 1 + 2 * len(self.rows)
                self.grid.addWidget(row.name, at, 0, 1, 3)
                for place, label in enumerate((row.note, row.tricks, row.points)):
                    self.grid.addWidget(label, at + 1, place)
                self.grid.addWidget(row.total, at, 3, 2, 1)
                for label in row.labels():
                    label.show()
            self.rows.append(row)

    def _note(self, view: View, side: int, total: int, running: bool) -> str:
        """What a side's total means, or what it must still reach."""
        words, game = self.words, view.game
        if standing := game.standing(total):
            return words(f"panel-{standing}")
        aim = game.aim(side, view.facts)
        if aim:
            return words.said(view, aim) if running else ""
        return words("panel-to-go", points=max(0, game.target - total)) if game.target else ""

    def show_view(self, view: View, running: bool, practice: bool) -> None:
        """Bring every line up to this view."""
        words, game, me, facts = self.words, view.game, view.seat, view.facts
        totals = view.setting["totals"]
        if view.result and not view.result.redeal:
            totals = tuple(a + b for a, b in zip(totals, view.result.scores, strict=True))
        self.title.setText(words(f"{game.name}-name"))
        any(self.title.fits(self.look.px(TITLE_ROOM), size) for size in (LARGE, BODY))
        self.hand.setText(words("panel-hand", hand=view.setting["number"] + 1))
        self.practice.setVisible(practice and not self.narrow)
        sides = len(totals)
        self._seat(sides)
        points = game.running(facts)
        adds_up = game.adds_up(view.setting["chosen"])
        for row, side in zip(self.rows, sides_in_order(view), strict=True):
            row.name.setText(words.side(side, me, sides, view.setting["seats"], short=self.narrow))
            # hands that stand alone have no total; a narrow bar has room for what is taken there
            instead = self.narrow and running and bool(points) and not adds_up
            row.total.setText(words.number(points[side] if instead else totals[side]))
            row.total.setVisible(adds_up or instead)
            row.note.setText(self._note(view, side, totals[side], running))
            tricks = sum(taker % sides == side for taker in facts.get("takers", ()))
            row.tricks.setText(str(tricks))
            row.points.setText(str(points[side]) if points else "")
            row.points.setVisible(running and not self.narrow)
            for name, label in (("tricks", row.tricks), ("points", row.points), ("total", row.total)):
                caption = words(f"panel-{'points' if instead and label is row.total else name}")
                label.setAccessibleName(words("captioned", caption=caption, value=label.text()))
        self.captions["points"].setVisible(running and not self.narrow)
        self.captions["total"].setVisible(adds_up and not self.narrow)
        for label in (self.contract, self.captions["contract"]):
            label.setVisible("declarer" in facts and not (self.narrow and label is not self.contract))
        named = "trump" in facts and getattr(game, "trump", None) is None  # else the same suit is trump in every deal
        self.trump.setVisible(named)
        self.captions["trump"].setVisible(named and not self.narrow)
        self.rule.setVisible(not self.narrow and ("declarer" in facts or named))
        seat = facts.get("declarer")
        bidding = view.asked is not None and view.asked.do == "bid"
        self.captions["contract"].setText(words("panel-highest" if bidding else "panel-contract"))
        if "high" not in facts:
            self.contract.setText("")
        elif seat is None:
            self.contract.setText(words("panel-contract-none"))
        else:
            values = words.values(view, {"seat": seat, "amount": facts["high"]})
            self.contract.setText(words(f"{game.name}-contract", **values))
        layout = self.layout()
        if layout:
            layout.activate()  # rows may be new: the size hint must count them
        trump = facts.get("trump") if named else None
        self.sign.set_suit(trump or "", game.art)
        self.trump.setText(_capital(words.suit(game.name, trump)) if trump else ("" if self.narrow else "–"))
        for name, label in (("contract", self.contract), ("trump", self.trump)):
            caption, value = self.captions[name].text(), label.text()
            label.setAccessibleName(words("captioned", caption=caption, value=value) if value else caption)
        self.setAccessibleName(f"{self.title.text()} – {self.hand.text()}")
        self._fit()

    def _fit(self) -> None:
        """A bar without room for all it says leaves the smallest out."""
        if not self.narrow:
            return
        for row in self.rows:
            row.note.setVisible(True)
        if self.minimumSizeHint().width() > self.width():
            for row in self.rows:
                row.note.setVisible(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()


def sides_in_order(view: View) -> list[int]:
    """The sides as a player reads them: the own first, then round the table; an onlooker has none."""
    sides, first = len(view.setting["totals"]), max(0, view.seat)
    return [(first + i) % sides for i in range(sides)]


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
