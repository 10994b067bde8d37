"""A person at the desk: looks at a window, and answers it with mouse and keys only."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from cardtable import record
from cardtable.core.cards import BACK, Card
from cardtable.core.deal import Move, View
from cardtable.core.fields import Action, Choice, Number, OneCard, Remarks
from cardtable.cpu import levels
from cardtable.games import GAMES
from cardtable.library import Library
from cardtable.match import Match
from cardtable.record import is_person
from cardtable.table import Table
from cardtable.ui.card_item import CardItem
from cardtable.ui.session import Session, alone
from cardtable.ui.window import Window

ME = 0  # the seat of the one person
LEFT = Qt.MouseButton.LeftButton
HASTY = {"tarot": "random"}  # how a game is played that has to be left somewhere, where to think would take long
LONG = 20_000  # ms: for what comes as soon as it can; no test waits for it to pass

Person = Callable[[View], Action]
When = Callable[[View], bool]


# --- tables in the middle of a match --------------------------------------------------------------------


def advised(seed: str) -> Person:
    """Somebody who answers as a medium CPU player would."""
    return levels.player("medium", levels.cpu_key(seed)).decide


def bold(view: View) -> Action:
    """Takes the Den at the highest bid there is, and goes on at random."""
    assert view.asked
    if view.asked.do == "bid":
        return Action(view.asked.seat, "bid", {"amount": view.asked.fields["amount"].high})
    return levels.player("random", "bold").decide(view)


class _Seat:
    """Answers at once; the viewer's seat stops the table once `until` holds."""

    def __init__(self, decide: Person, until: When) -> None:
        self.decide, self.until = decide, until
        self.stopped = False

    def choose(self, view: View, answer: Callable[[Action], None]) -> None:
        if self.until(view):
            self.stopped = True
        else:
            answer(self.decide(view))

    def hear(self, view: View, events: object) -> None:
        """Everything it needs is in the view."""


def never(view: View) -> bool:
    return False


def left_at(
    library: Library,
    until: When,
    person: Person | None = None,
    game: str = "tallyho",
    kind: str = "free",
    players: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
    hands: int = 0,
) -> Path:
    """Put an open match into the library that was left at the first question to a person for which `until` holds.

    `players`: other than one person against the CPU; `hands`: left at the score of this hand instead.
    """
    path = library.path_of(game, kind)
    path.parent.mkdir(parents=True, exist_ok=True)
    text = _record_until(until, person, game, tuple(players), tuple((options or {}).items()), hands)
    path.write_text(text, "utf-8")
    return path


@cache
def _record_until(
    until: When,
    person: Person | None,
    game: str,
    players: tuple[str, ...],
    options: tuple[tuple[str, Any], ...],
    hands: int,
) -> str:
    rules = GAMES[game]
    names = players or alone(rules.seats_for(rules.with_defaults(dict(options))), "medium")
    for seed in map(str, range(200)):
        lines: list[str] = []
        match = Match(rules, seed, dict(options), players=names)
        cpu = levels.player(HASTY.get(game, "medium"), levels.cpu_key(seed)).decide
        seats = [_Seat(person or cpu, until) if is_person(name) else _Seat(cpu, never) for name in names]
        table = Table(match, seats, lines.append)
        while not match.over and match.number < (hands or 20) and not any(seat.stopped for seat in seats):
            table.next_deal()
            while table.ask() and not any(seat.stopped for seat in seats):
                pass
        if hands or any(seat.stopped for seat in seats):
            return "".join(f"{line}\n" for line in lines)
    raise AssertionError("no such question came up")


def known(view: View) -> set[Card]:
    """Every card whose face this view holds, or held at some moment that is in its log."""
    seen = {card for pile in view.piles.values() for card in pile}
    seen |= {card for event in view.log if isinstance(event, Move) for card in event.cards}
    return seen - {BACK}


def asks(do: str) -> When:
    return lambda view: view.asked is not None and view.asked.do == do


def bidding(view: View) -> bool:
    """The first bid of all is mine."""
    return asks("bid")(view) and view.asked is not None and view.asked.fields["amount"].low == 120


def outbid(view: View) -> bool:
    """Somebody has bid before me."""
    return asks("bid")(view) and view.asked is not None and view.asked.fields["amount"].low > 120


def discarding(view: View) -> bool:
    """I have the Den, and the Fox."""
    return asks("discard")(view) and Card("", "FOX") in view.piles[f"hand:{ME}"]


def bound(view: View) -> bool:
    """I must follow, may choose, and hold cards that may not be played."""
    if not asks("play")(view) or view.asked is None:
        return False
    field = view.asked.fields["card"]
    return len(field.among) > 1 and len(field.because) > 1 and len(view.piles[f"hand:{ME}"]) > 5


# --- the person -----------------------------------------------------------------------------------------


class Desk:
    """A window and the hands of the person before it."""

    def __init__(self, qtbot: QtBot, window: Window) -> None:
        self.qtbot, self.window = qtbot, window
        self.page, self.cloth, self.stage = window.table, window.table.cloth, window.table.stage
        self.bar, self.toast = window.table.ask_bar, window.table.toast

    # what there is to see

    @property
    def session(self) -> Session:
        assert self.window.table.session
        return self.window.table.session

    @property
    def table(self) -> Table:
        return self.session.table

    @property
    def me(self) -> int:
        """Whose view the table shows: mine, or that of whoever of several sits before the screen."""
        return self.page.me

    @property
    def view(self) -> View:
        return self.table.view(self.me)

    @property
    def asked(self) -> Any:
        assert self.view.asked
        return self.view.asked

    @property
    def waiting(self) -> bool:
        """Whether the table waits for me, and has put its question."""
        return self.session.driver.waiting and self.bar.asked == self.view.asked

    @property
    def hand(self) -> list[Card]:
        """The cards before me, from the left."""
        return [item.face for item in self.cloth.own_hand()]

    @property
    def lit(self) -> list[Card]:
        return [item.face for item in self.cloth.own_hand() if item.lit]

    @property
    def said(self) -> str:
        """The line that passes, if there is one."""
        return self.toast.label.text() if self.toast.isVisible() else ""

    @property
    def lines(self) -> list[str]:
        """The record on the disk."""
        return self.session.journal.path.read_text("utf-8").splitlines()

    @property
    def tops(self) -> list[Card]:
        """What lies open on the piles before me, from the left."""
        return [item.face for item in self.cloth.own_cards()[len(self.hand) :]]

    @property
    def bared(self) -> set[Card]:
        """Every card whose face is on the cloth, or will be when what moves has come to rest."""
        return {card for item in self._items() for card in (item.card, item.face)} - {BACK}

    @property
    def risen(self) -> list[Card]:
        """The cards that are chosen."""
        return [item.face for item in self.cloth.own_cards() if item.picked]

    def item(self, card: Card) -> CardItem:
        return next(item for item in self.cloth.own_cards() if item.face == card)

    def spoken(self, card: Card) -> str:
        """What a screen reader says of a card before me."""
        return next(button.accessibleName() for button in self.page.hand.buttons if button.card == card)

    def until(self, holds: Callable[[], object]) -> None:
        self.qtbot.waitUntil(lambda: bool(holds()), timeout=LONG)

    def mine(self) -> None:
        """Wait until the table waits for me, with everything shown."""
        self.until(lambda: self.page.session and self.waiting)

    def mine_or_over(self) -> bool:
        """Wait until the table waits for me or the hand is over; whether it waits for me."""
        self.until(lambda: self.page.sheet or self.waiting)
        return not self.page.sheet

    def turn(self) -> bool:
        """Wait until somebody is asked, lifting each curtain; False once the hand is over."""
        self.until(lambda: self.page.curtain or self.page.sheet or self.waiting)
        while self.page.curtain:
            self.until(self.page.curtain.button.isEnabled)
            self.press(self.page.curtain.button)
            self.until(lambda: self.page.curtain or self.page.sheet or self.waiting)
        return not self.page.sheet

    # mouse

    def mouse_of(self, widget: QWidget) -> QPoint:
        """A pixel of the widget that nothing covers; what scrolls is scrolled to it."""
        QApplication.sendPostedEvents()  # what was just opened finds its place
        parent = widget.parentWidget()
        while parent is not None:
            if isinstance(parent, QScrollArea):
                parent.ensureWidgetVisible(widget)
            parent = parent.parentWidget()
        middle = widget.rect().center()
        on_top = self.window.childAt(widget.mapTo(self.window, middle))
        assert on_top is widget, f"{widget} is covered by {on_top} or outside of the window"
        return middle

    def press(self, widget: QWidget) -> None:
        """Click a button."""
        assert widget.isEnabled(), f"{widget} is disabled"
        self.qtbot.mouseClick(widget, LEFT, pos=self.mouse_of(widget))

    def point(self, card: Card) -> QPoint:
        """A pixel of the cloth where this card of the hand lies on top, and nothing lies over the cloth."""
        return self.point_of(self.item(card))

    def point_of(self, item: CardItem) -> QPoint:
        rect = item.mapRectToScene(item.shape().boundingRect()).toAlignedRect()
        for y in range(rect.top() + rect.height() // 3, rect.bottom(), 6):
            for x in range(rect.left() + 3, rect.right(), 4):
                spot = QPoint(x, y)
                if self._hit(spot) is item:
                    return spot
        raise AssertionError(f"{item.face} can nowhere be clicked")

    def _hit(self, spot: QPoint) -> object:
        viewport = self.cloth.viewport()
        if self.window.childAt(viewport.mapTo(self.window, spot)) is not viewport:
            return None
        return next((item for item in self.cloth.items(spot) if item.acceptedMouseButtons() & LEFT), None)

    def bare_cloth(self) -> QPoint:
        """A pixel of the cloth where nothing lies."""
        for y in range(self.cloth.height() // 3, self.cloth.height(), 7):
            for x in range(10, self.cloth.width(), 11):
                spot = QPoint(x, y)
                over = self.window.childAt(self.cloth.viewport().mapTo(self.window, spot))
                if over is self.cloth.viewport() and not self.cloth.items(spot):
                    return spot
        raise AssertionError("the cloth is covered")

    def click(self, card: Card) -> None:
        self.qtbot.mouseClick(self.cloth.viewport(), LEFT, pos=self.point(card))

    def double_click(self, card: Card) -> None:
        """As Qt sends it: press, release, double click, release."""
        spot, viewport = self.point(card), self.cloth.viewport()
        self.qtbot.mouseClick(viewport, LEFT, pos=spot)
        self.qtbot.mouseDClick(viewport, LEFT, pos=spot)
        self.qtbot.mouseRelease(viewport, LEFT, pos=spot)

    def click_cloth(self) -> None:
        self.qtbot.mouseClick(self.cloth.viewport(), LEFT, pos=self.bare_cloth())

    def hover(self, spot: QPoint) -> None:
        self.qtbot.mouseMove(self.cloth.viewport(), pos=spot)

    def drag(self, card: Card, to: QPoint) -> None:
        viewport, spot = self.cloth.viewport(), self.point(card)
        self.qtbot.mousePress(viewport, LEFT, pos=spot)
        for share in (0.3, 0.6, 1.0):
            self.move_held(spot + (to - spot) * share)
        self.qtbot.mouseRelease(viewport, LEFT, pos=to)

    def move_held(self, spot: QPoint) -> None:
        """Move the mouse over the cloth with its button held down."""
        QApplication.sendEvent(self.cloth.viewport(), _mouse_move(self.cloth.viewport(), spot))

    def middle_of_table(self) -> QPoint:
        assert self.cloth.layout_now
        return self.cloth.mapFromScene(self.cloth.layout_now.middle)

    # keys

    def key(self, key: Any, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """A key for whatever has the focus."""
        self.qtbot.keyClick(self.window.focusWidget() or self.window, key, modifier)

    def ctrl(self, key: Any) -> None:
        self.key(key, Qt.KeyboardModifier.ControlModifier)

    def type_card(self, card: Card) -> None:
        """The digit of a card's place, or arrows and Enter where it has none."""
        place = self.hand.index(card) if card in self.hand else 10
        if place < 10:
            self.key("1234567890"[place])
            return
        for _ in range(40):
            if self.page.hand.focused == card:
                self.key(Qt.Key.Key_Return)  # plays it, or chooses it where cards are chosen first
                return
            self.key(Qt.Key.Key_Right)
        raise AssertionError(f"the arrows do not reach {card}")

    # answers

    def answer_by_mouse(self, action: Action) -> None:
        fields, buttons = self.asked.fields, self.bar.word_buttons
        for name, value in action.values.items():
            field = fields[name]
            if (str(value) in buttons and not isinstance(field, Number)) or value in getattr(field, "words", ()):
                self.press(buttons[str(value)])
                return
            if isinstance(field, Number):
                spinner = self.bar.spinner
                assert spinner
                while spinner.value < value:
                    self.press(spinner.more)
                while spinner.value > value:
                    self.press(spinner.less)
            elif isinstance(field, Choice):
                chips = self.bar.chips[name]
                self.press(chips.chips()[chips.options.index(value)])
            else:
                for card in [value] if isinstance(field, OneCard) else value:
                    self.click(card)
        if self.bar.isVisible():
            self.press(self.bar.do)

    def answer_by_keys(self, action: Action) -> None:
        fields, buttons = self.asked.fields, self.bar.word_buttons
        for name, value in action.values.items():
            field = fields[name]
            if (str(value) in buttons and not isinstance(field, Number)) or value in getattr(field, "words", ()):
                self.key(buttons[str(value)].text().partition("&")[2][0].lower())
                return
            if isinstance(field, Number):
                spinner = self.bar.spinner
                assert spinner
                while spinner.value < value:
                    self.key(Qt.Key.Key_Up)
                while spinner.value > value:
                    self.key(Qt.Key.Key_Left)
            elif isinstance(field, Choice):
                self.key(value.lower())
            elif isinstance(field, Remarks):
                self.say_by_keys(value)
            else:
                for card in [value] if isinstance(field, OneCard) else value:
                    self.type_card(card)
        if self.bar.isVisible():
            self.key(Qt.Key.Key_Return)

    def say_by_keys(self, codes: Sequence[str]) -> None:
        """Go to the words of the table talk, choose these, and go on to the button that plays."""
        if not codes:
            return
        assert self.bar.talk
        self.key("t")
        for code in codes:
            self.tab_to(self.bar.talk.chips[code])
            self.key(Qt.Key.Key_Space)
        self.tab_to(self.bar.do)

    def tab_to(self, widget: QWidget | None, most: int = 80) -> None:
        """Press Tab until the focus is there."""
        for _ in range(most):
            if self.window.focusWidget() is widget:
                return
            self.key(Qt.Key.Key_Tab)
        raise AssertionError(f"Tab does not reach {widget}")

    # what must hold

    def shown(self) -> dict[str, list[Card]]:
        """The cards on the cloth by pile, in order."""
        return {name: [item.card for item in pile] for name, pile in self.cloth.piles.items() if pile}

    def assert_settled(self) -> None:
        """Every card shows, lies and is sized as the view of the table says."""
        assert not self.stage.busy
        view = self.view
        wanted = {name: list(cards) for name, cards in view.piles.items() if cards}
        for name, cards in wanted.items():
            if name.startswith("hand:") and BACK not in cards:
                cards[:] = view.game.arranged(cards, view.facts)
        assert self.shown() == wanted
        fields = self.bar.asked.fields.values() if self.bar.asked else ()
        piles = any(isinstance(field, Choice) and field.kind == "pile" for field in fields)
        mine = (f"hand:{self.me}", f"pile:{self.me}.")
        choices = [name for name in self.cloth.piles if piles and name.startswith("packet:")]
        assert set(self.cloth.card_items()) == set(self._items())
        for name, pile in self.cloth.piles.items():
            for item, place in zip(pile, self.cloth.places(name), strict=True):
                where = (item.pos(), item.size, item.rotation(), item.scale(), item.zValue(), item.isVisible())
                assert where == (
                    place.pos,
                    (place.width, place.height),
                    place.turned,
                    place.scale,
                    place.z,
                    place.shown,
                )
                assert item.card == item.face
                assert item.live == (name in choices or (name.startswith(mine) and item.face != BACK))

    def _items(self) -> Iterator[CardItem]:
        return (item for item in self.cloth.scene().items() if isinstance(item, CardItem))

    def settle(self) -> None:
        """Wait for what is still gliding home, and see that the table is as it should be."""

        def settled() -> bool:
            self.assert_settled()
            return True

        self.qtbot.waitUntil(settled, timeout=LONG)

    def assert_recorded(self) -> None:
        """The record on the disk leads to what the table shows."""
        replay = record.read(self.session.journal.path)
        view = self.view
        if replay.deal is None:  # scored already
            assert view.result
            assert replay.match.totals == self.session.match.totals
        else:
            assert replay.deal.view(self.me) == view


def watch(desk: Desk) -> list[str]:
    """Notes, at every step of the stage, the cards on the cloth that whoever looks at them does not know."""
    faults: list[str] = []

    def look(*_: object) -> None:
        if secret := desk.bared - known(desk.view):
            faults.append(f"seat {desk.me} sees {secret}")

    for signal in (desk.stage.moved, desk.stage.noted, desk.stage.arrived):
        signal.connect(look)
    return faults


def _mouse_move(widget: QWidget, spot: QPoint) -> QEvent:
    return QMouseEvent(
        QEvent.Type.MouseMove, QPointF(spot), QPointF(widget.mapToGlobal(spot)), Qt.MouseButton.NoButton, LEFT,
        Qt.KeyboardModifier.NoModifier,
    )  # fmt: skip


def let_go(window: Window) -> None:
    """Close a window and let Qt delete it."""
    window.close()
    QApplication.instance().removeEventFilter(window)
    window.deleteLater()
    QApplication.sendPostedEvents(window, QEvent.Type.DeferredDelete)


def turn_the_loop() -> None:
    """Let Qt do what is due."""
    QTest.qWait(0)
