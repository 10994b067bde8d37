"""The cloth: shows a View, and says which of its cards was clicked. What may be done is for others to decide."""

from collections.abc import Iterable, Sequence
from functools import partial

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QEvent,
    QParallelAnimationGroup,
    QPointF,
    QPropertyAnimation,
    QRectF,
    QSequentialAnimationGroup,
    Qt,
    Signal,
)
from PySide6.QtGui import QBrush, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsScene,
    QGraphicsView,
)

from ..core.cards import BACK, Card
from ..core.deal import DECK, Move, Seat, View, owner
from ..core.fields import OneCard, SomeCards
from ..text import Words
from . import drawn, faces, tone
from .card_item import CardItem
from .faces import Faces
from .furniture import Furniture
from .look import Look
from .pace import PACES, Pace
from .zones import Layout, Place

FLYING = 500  # how much higher a card is while it moves


class Cloth(QGraphicsView):
    """The table top with its cards, plates and bubbles."""

    card_clicked = Signal(object)  # a Card of the viewer's own
    card_doubled = Signal(object)
    card_dropped = Signal(object, object)  # let go over the table: the card and the seat it was let go at, or None
    card_pointed = Signal(object, bool)  # a CardItem that the pointer has come to, or left
    pile_clicked = Signal(str)  # one of the piles that may be chosen
    cloth_clicked = Signal()  # anywhere else
    resized = Signal()

    def __init__(self, look: Look, words: Words) -> None:
        super().__init__()
        self.look, self.words = look, words
        self.pace: Pace = PACES["normal"]
        self.faces: Faces | None = None
        self.view_shown: View | None = None
        self.layout_now: Layout | None = None
        self.piles: dict[str, list[CardItem]] = {}
        self.trick_seats: list[Seat] = []
        self._area = QRectF(0, 0, 900, 600)
        self._felt_key: tuple[object, ...] = ()
        self._scene = QGraphicsScene(self)
        self._scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setScene(self._scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        # The felt covers it all; a ground beneath it would shine through at the edges of what is painted anew, where
        # a pixel ratio such as 1.5 makes them fall between pixels.
        self.viewport().setAutoFillBackground(False)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # keys are the page's: a scroll area would swallow the arrows
        self.setAccessibleName(words("table-name"))
        self.viewport().setAccessibleName(words("hand-name"))  # its buttons are all that is in it
        self.furniture = Furniture(self)
        look.changed.connect(self.restyle)

    # --- what it is made of ------------------------------------------------------------------------------

    def restyle(self) -> None:
        """Settings changed: draw everything anew, where it is."""
        ratio = self.devicePixelRatioF()
        s = self.look.settings
        if self.faces:
            self.look.style(self.faces, ratio)
            for item in self.card_items():
                item.refresh()
        self._felt()
        tile = tone.grain(s["grain"], ratio)
        self._scene.setForegroundBrush(QBrush(tile) if tile else QBrush(Qt.BrushStyle.NoBrush))
        self.furniture.draw()
        self.viewport().update()

    def _felt(self) -> None:
        ratio, s = self.devicePixelRatioF(), self.look.settings
        width, height = round(self.viewport().width() * ratio), round(self.viewport().height() * ratio)
        key = (s["cloth"], s["contrast"], s["temperature"], width, height, ratio)
        if key == self._felt_key:
            return
        if key[0] != (self._felt_key or ("",))[0] or key[3:] != self._felt_key[3:]:
            self._plain_felt = faces.cloth_image(s["cloth"], width, height)
        self._felt_key = key
        pixmap = faces.toned_cloth(self._plain_felt, s["contrast"], s["temperature"])
        pixmap.setDevicePixelRatio(ratio)
        self._scene.setBackgroundBrush(QBrush(pixmap))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._scene.setSceneRect(0, 0, self.viewport().width(), self.viewport().height())
        self._felt()
        self.resized.emit()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in (QEvent.Type.DevicePixelRatioChange, QEvent.Type.ScreenChangeInternal):
            self._felt_key = ()
            self.restyle()
            self.resized.emit()
        return done

    # --- showing a view ----------------------------------------------------------------------------------

    def card_items(self) -> Iterable[CardItem]:
        return (item for pile in self.piles.values() for item in pile)

    def set_area(self, area: QRectF) -> None:
        """The part of the cloth that cards and plates may use: lay everything out anew in it."""
        if area != self._area or self.layout_now is None:
            self._area = area
            if self.view_shown:
                if self.faces:
                    self.faces.forget()
                self.show_view(self.view_shown)

    def show_view(self, view: View) -> None:
        """Show this and nothing else, at once. A layout for another window size goes the same way."""
        if self.faces is None or self.faces.art != view.game.art:
            self.faces = Faces(view.game.art)
            self._clear()
        self.look.style(self.faces, self.devicePixelRatioF())
        self.view_shown = view
        self._lay_out(view)
        spare = list(self.card_items())
        self.piles = {}
        self.trick_seats = _trick_seats(view)
        for name, cards in view.piles.items():
            pile = self.piles[name] = []
            for card in cards:
                item = spare.pop() if spare else self._new_item()
                item.face, item.picked, item.dim, item.lit = card, False, False, False
                item.drop()
                pile.append(item)
        for item in spare:
            self._scene.removeItem(item)
            item.deleteLater()
        self._arrange_all(view)
        for item in self.card_items():
            item.settle(now=True)
        self.furniture.clear()
        self.furnish(view)

    def _lay_out(self, view: View) -> None:
        assert self.faces
        self.layout_now = Layout(
            self._area, self.faces.aspect(), self.look.unit, view.game, view.setting["seats"], view.seat,
            two_rows=self.look.settings["rows"] == "two",
        )  # fmt: skip

    def _new_item(self) -> CardItem:
        assert self.faces
        item = CardItem(self.faces)
        item.hover_time = self.pace.hover
        item.clicked.connect(self._clicked)
        item.doubled.connect(lambda item: self.card_doubled.emit(item.face))
        item.dropped.connect(self._dropped)
        item.pointed.connect(self.card_pointed)
        self._scene.addItem(item)
        return item

    def hide_all(self) -> None:
        """Let nobody see anything: no card is left on the cloth, and nothing that was said."""
        self._clear()
        self.view_shown = None
        self.furniture.clear()

    def _clear(self) -> None:
        for item in self.card_items():
            self._scene.removeItem(item)
            item.deleteLater()
        self.piles = {}

    def _arrange_all(self, view: View) -> None:
        for name in self.piles:
            self._sort(name, view)
            self.put(name)

    def _sort(self, name: str, view: View) -> None:
        pile = self.piles[name]
        if name.startswith("hand:") and all(item.face != BACK for item in pile):
            order = view.game.arranged([item.face for item in pile], view.facts)
            pile.sort(key=lambda item: order.index(item.face))

    def places(self, name: str) -> list[Place]:
        assert self.layout_now
        kind = name[: max(name.find(":"), name.rfind(".")) + 1]  # "packet:" of all on the table, "pile:0." of a seat's
        piles = sum(other.startswith(kind) for other in self.piles) if kind else 1
        return self.layout_now.places(name, [item.face for item in self.piles[name]], self.trick_seats, piles)

    def put(self, name: str) -> None:
        """Lay a pile's cards where they belong, at once."""
        mine = self._is_mine(name)
        for item, place in zip(self.piles[name], self.places(name), strict=True):
            item.hover_time = self.pace.hover
            item.set_live(mine and item.face != BACK)
            item.put(place)

    def _is_mine(self, name: str) -> bool:
        """Whether the viewer plays from this pile."""
        layout = self.layout_now
        return layout is not None and (name == f"hand:{layout.me}" or name in self._columns(layout.me))

    def _columns(self, seat: Seat) -> list[str]:
        """The names of a seat's columns."""
        kinds = [z.name for z in self.layout_now.game.zones if z.shape == "column"] if self.layout_now else []
        return [name for name in self.piles for kind in kinds if name.startswith(f"{kind}:{seat}.")]

    def own_hand(self) -> list[CardItem]:
        """The viewer's cards as they lie, from the left."""
        return self.piles.get(f"hand:{self.layout_now.me}", []) if self.layout_now else []

    def own_cards(self) -> list[CardItem]:
        """All that the viewer may choose from: the hand, and what lies open on top of own columns."""
        if self.layout_now is None:
            return []
        tops = [self.piles[name][-1] for name in self._columns(self.layout_now.me) if self.piles[name]]
        return self.own_hand() + [item for item in tops if item.face != BACK]

    def pile_of(self, item: CardItem) -> str:
        """The pile that a card lies in; "" if in none."""
        return next((name for name, pile in self.piles.items() if item in pile), "")

    # --- moving ------------------------------------------------------------------------------------------

    def deal(self, moves: Sequence[Move], view: View) -> QAbstractAnimation:
        """The whole pack goes round, a card at a time to each in turn, then own cards turn over."""
        total, flight = self.pace.deal, min(self.pace.card, self.pace.deal)
        flights: list[tuple[int, CardItem, str]] = []
        for move in moves:
            self._take(move)
            self._sort(move.target, view)
        for target in dict.fromkeys(move.target for move in moves):
            after = view.game.full_hand if "." in target else 0  # hands first, columns then
            flights.extend((after + i, item, target) for i, item in enumerate(self.piles[target]))
        flights.sort(key=lambda flight: flight[0])
        group = QParallelAnimationGroup()
        places = {move.target: self.places(move.target) for move in moves}
        me = f"hand:{self.layout_now.me}" if self.layout_now else ""
        gap = max(0, total - flight - self.pace.flip) / max(1, len(flights) - 1)
        flight_z = FLYING + len(flights)
        for k, (_, item, target) in enumerate(flights):
            i = self.piles[target].index(item)
            item.setZValue(flight_z - k)
            steps = QSequentialAnimationGroup()
            steps.addPause(round(k * gap))
            way = self._flight(item, places[target][i], flight, FLYING + i)
            way.finished.connect(partial(item.setZValue, places[target][i].z))  # under the plate, once it is there
            steps.addAnimation(way)
            if target == me or item.face != BACK:
                steps.addAnimation(item.turn_over(self.pace.flip))
            group.addAnimation(steps)
        return group

    def fly(self, move: Move, view: View, duration: int, winner: Seat | None = None) -> QAbstractAnimation:
        """Cards go from pile to pile, and the hands involved close or open to suit."""
        assert self.layout_now
        players = dict(zip(self.piles.get("trick", ()), self.trick_seats, strict=True))
        items = self._take(move)
        group = QParallelAnimationGroup()
        for name in dict.fromkeys((move.source, move.target)):
            self._sort(name, view)
            mine = self._is_mine(name)
            for i, (item, place) in enumerate(zip(self.piles[name], self.places(name), strict=True)):
                moved = item in items
                if moved and name == move.target and winner is not None and not place.shown:
                    place = self.layout_now.gathered(self._keeper(move.target, winner, players.get(item)))
                item.set_live(mine and item.face != BACK)
                if not moved and item.home and item.home.pos == place.pos and item.size == (place.width, place.height):
                    item.home = place
                    item.setZValue(place.z)
                    continue
                if moved and item.face != BACK and not mine:
                    item.show_card(item.face)
                flight = self._flight(
                    item, place, duration if moved else self.pace.close, FLYING + i if moved else place.z
                )
                if moved and mine and item.card != item.face:
                    steps = QSequentialAnimationGroup()
                    steps.addAnimation(flight)
                    steps.addAnimation(item.turn_over(self.pace.flip))
                    group.addAnimation(steps)
                else:
                    group.addAnimation(flight)
        return group

    def _keeper(self, target: str, winner: Seat, player: Seat | None) -> Seat:
        """Who a card of a trick goes to: its winner, or who played it where that is not the winner's side."""
        sides = len(self.view_shown.setting["totals"]) if self.view_shown else 1
        return winner if player is None or winner % sides == owner(target) else player

    def turn(self, moves: Sequence[Move]) -> QAbstractAnimation:
        """Cards are turned over where they lie, all together."""
        group = QParallelAnimationGroup()
        for move in moves:
            for item in self._take(move):
                if item.card != item.face:
                    group.addAnimation(item.turn_over(self.pace.flip))
        return group

    def tidy(self, view: View) -> QAbstractAnimation | None:
        """Put the viewer's hand in order anew, say once trump is named; None where it is in order."""
        before = list(self.own_hand())
        if not before or self.layout_now is None:
            return None
        name = f"hand:{self.layout_now.me}"
        self._sort(name, view)
        if self.piles[name] == before:
            return None
        group = QParallelAnimationGroup()
        for i, (item, place) in enumerate(zip(self.piles[name], self.places(name), strict=True)):
            group.addAnimation(self._flight(item, place, self.pace.close, FLYING + i))
        return group

    def arrive(self, names: Iterable[str]) -> None:
        """A move is over: whatever became of its animation, the cards lie where they belong."""
        for name in names:
            if name in self.piles:
                self.put(name)

    def _take(self, move: Move) -> list[CardItem]:
        """Put a move's cards from pile to pile in the books; `face` says how each will show."""
        source, target = self.piles.setdefault(move.source, []), self.piles.setdefault(move.target, [])
        taken = []
        for card in move.cards:
            known = [item for item in source if item.face == card] or [item for item in source if item.face == BACK]
            item = known[0 if move.source == DECK else -1 if "." in move.source else len(known) // 2]
            taken.append(item)
            place = source.index(item)
            del source[place]
            if move.target == "trick":
                self.trick_seats.append(owner(move.source))
            elif move.source == "trick":
                self.trick_seats.pop(place)
            target.append(item)
            item.picked = item.dim = item.lit = False
        seat = self.layout_now.me if self.layout_now else 0
        for item, card, face in zip(taken, move.cards, move.after, strict=True):
            item.face = card if face in ("up", seat) else BACK
        return taken

    def _flight(self, item: CardItem, place: Place, duration: int, z: float) -> QAbstractAnimation:
        """From where and as large as it is to its place."""
        item.stay()
        centre, width = item.centre, item.size[0] * item.scale()
        item.home = place
        item.set_size(place.width, place.height)
        item.setScale(width / place.width)
        item.setPos(centre - QPointF(place.width / 2, place.height / 2))
        item.setVisible(True)
        item.setZValue(z)
        item.settle()
        group = QParallelAnimationGroup()
        for name, value in ((b"pos", place.pos), (b"scale", place.scale), (b"rotation", place.turned)):
            if item.property(name.decode()) != value:
                step = QPropertyAnimation(item, name)
                step.setDuration(duration)
                step.setEndValue(value)
                step.setEasingCurve(QEasingCurve.Type.OutCubic)
                group.addAnimation(step)
        return group

    # --- the question ------------------------------------------------------------------------------------

    def light(self, field: OneCard | SomeCards | None, chosen: Iterable[Card] = (), why: str = "") -> None:
        """Light the cards that may be chosen and dim the others; None: nothing is asked of the hand.

        Cards that bring something about carry its sign, which `why` explains.
        """
        among = set(field.among) if field else set()
        marks = field.marks if isinstance(field, OneCard) else {}
        chosen = set(chosen)
        for item in self.own_cards():
            item.lit = item.face in among
            item.set_dim(field is not None and not item.lit)
            item.set_picked(item.face in chosen)
            marked = item.face in marks
            sign = drawn.rings(self.look, self.devicePixelRatioF(), round(item.size[0] * 0.2)) if marked else None
            item.set_mark(sign, why if marked else "")
            item.settle()

    def light_piles(self, names: Iterable[str]) -> None:
        """Let these piles be clicked, and no others but the hand."""
        names = set(names)
        for name, pile in self.piles.items():
            if name.partition(":")[0] != "trick" and not self._is_mine(name):
                for item in pile:
                    item.set_live(name in names)
                    item.lit = name in names

    def _clicked(self, item: CardItem) -> None:
        if item in self.own_cards():
            self.card_clicked.emit(item.face)
        elif name := self.pile_of(item):
            self.pile_clicked.emit(name)

    def _dropped(self, item: CardItem) -> None:
        assert self.layout_now
        spot, layout = item.centre, self.layout_now
        up = item.home is not None and spot.y() < item.home.pos.y()
        seats = self.view_shown.setting["seats"] if self.view_shown else 0
        near = [s for s in range(seats) if s != layout.me and layout.home_of(layout.compass(s)).contains(spot)]
        item.go_home(self.pace.close)
        if up:
            self.card_dropped.emit(item.face, near[0] if near else None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if not event.isAccepted() or self._scene.mouseGrabberItem() is None:
            self.cloth_clicked.emit()

    def furnish(self, view: View) -> None:
        """This view has been shown: plates, labels and whose turn it is follow it."""
        self.view_shown = view
        self.furniture.show(view)

    def set_pace(self, pace: Pace) -> None:
        self.pace = pace
        for item in self.card_items():
            item.hover_time = pace.hover
        self.furniture.draw()


def _trick_seats(view: View) -> list[Seat]:
    leader, direction, seats = view.facts.get("leader", 0), view.game.direction, view.setting["seats"]
    return [(leader + direction * i) % seats for i in range(len(view.piles.get("trick", ())))]
