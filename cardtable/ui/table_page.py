"""The page of a table: the cloth with question, score and log over it, and the keys and clicks it takes."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QMetaObject, QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from ..core.cards import BACK, Card
from ..core.deal import DECK, DOWN, ONLOOKER, Move, Note, Seat, View, owner
from ..core.fields import Action, Choice, NotAllowed, OneCard, SomeCards
from ..lesson import Course
from ..settings import Settings
from ..text import Words
from ..text.position import card_in_words, position, turn
from .announce import announce, listening
from .card_item import CardItem
from .coach import Coach
from .curtain import Curtain
from .last_trick import MODIFIERS, LastTrick, last_trick
from .look import LEAST_ROOM, LESSON_ROOM, Look
from .pace import REFUSAL, TO_READ, TOAST, UNTIL_CLICK, speed_of
from .playback import Playback, Replayed
from .score_sheet import ScoreSheet
from .session import Session, names_of
from .table_room import TableRoom
from .talk import said

DIGITS = "1234567890"


class TablePage(TableRoom):
    """Shows one session. Everything a person does here becomes an answer, a skip, or a word of explanation."""

    new_match = Signal()
    leave = Signal()
    lesson_done = Signal()
    lesson_left = Signal()  # the learner would like to leave
    lesson_again = Signal()

    def __init__(self, look: Look, words: Words, settings: Settings, room: QWidget) -> None:
        """`room`: the widget that sheets cover."""
        super().__init__(look, words, settings, room)
        self._unit = look.unit
        self.session: Session | None = None
        self.sheet: ScoreSheet | None = None
        self.shown_trick: LastTrick | None = None
        self.curtain: Curtain | None = None
        self._covered = self._ring = False
        self._ties: list[QMetaObject.Connection] = []  # of the session's signals to this page
        self.cloth.card_clicked.connect(self.choose_card)
        self.cloth.card_doubled.connect(self._doubled)
        self.cloth.card_dropped.connect(self._drop_card)
        self.cloth.pile_clicked.connect(self.choose_pile)
        self.cloth.cloth_clicked.connect(self.skip)
        self.laid_out.connect(self._light)
        self.hand.pressed.connect(self._key_card)
        self.hand.entered.connect(self._enter_card)
        self.hand.came.connect(self._name_focused)
        self.cloth.card_pointed.connect(self._name_pointed)
        self.stage.noted.connect(self._noted)
        self.stage.moved.connect(self._moved)
        self.stage.arrived.connect(self._arrived)
        self.stage.holding.connect(self._holding)
        self.ask_bar.answered.connect(self._answer)
        self.ask_bar.picked.connect(self._light)
        self.ask_bar.picked.connect(self._place_ask_bar)
        self.ask_bar.refused.connect(lambda text: self.toast.say(text, REFUSAL))
        self.stage.set_pace(speed_of(settings["speed"]), settings["hold"])
        look.setting.connect(self._setting)
        look.changed.connect(self._restyled)

    # --- a session ---------------------------------------------------------------------------------------

    def open(self, session: Session) -> None:
        """Sit down at this table. The one before must have been left."""
        self.session = session
        self.words.names = names_of(session.match)
        self.log.clear()
        self.ask_bar.clear()
        driver = session.driver
        for person in session.people.values():
            self._ties += [person.heard.connect(self._hear), person.asked.connect(self._asked)]
        self._ties += [
            driver.passed.connect(self._drop_curtain),
            driver.deal_over.connect(self._over),
            driver.failed.connect(lambda why: self.toast.say(self.words("toast-not-saved", why=why))),
        ]
        if isinstance(session, Replayed):
            self._ties += [
                session.playback.jumped.connect(self._jumped),
                session.playback.ended.connect(lambda: self.toast.say(self.words("replay-ends"))),
            ]
        if session.course and not session.course.left:
            self._sit_coach(session.course)
        if session.shared:
            self._hide()
        elif session.table.dealt:
            self._show_table()
        if session.resumed:
            self.toast.say(self.words("toast-resumed"))
        self._lay_out()
        self.setFocus()
        if driver.stage is not self.stage:
            driver.move_to(self.stage)
        driver.start()

    def close_session(self) -> None:
        """Leave the table: everything is in the record already."""
        session = self.release()
        if session:
            session.close()

    def release(self) -> Session | None:
        """Leave the table as it is, to another page that opens its session."""
        self._close_sheets()
        self._dismiss_coach()
        session, self.session = self.session, None
        for tie in self._ties:
            QObject.disconnect(tie)
        self._ties.clear()
        self.words.names = {}
        self.stage.clear()
        self.ask_bar.clear()
        return session

    def _show_table(self) -> None:
        assert self.session
        view = self.session.table.view(self.me)
        self.ask_bar.clear()
        self.stage.show(view)
        self.log.retell(view)
        self._say_again(view)

    def _say_again(self, view: View) -> None:
        """The bubbles of an auction that is under way, or of the trick on the table."""
        bidding = view.asked is not None and view.asked.do == "bid"
        notes = view.notes
        last = max((i for i, note in enumerate(notes) if note.kind == "trick"), default=-1)
        for note in notes if bidding else notes[last + 1 :]:
            if note.kind == ("bid" if bidding else "say"):
                self._bubble(note, view)

    @property
    def me(self) -> Seat:
        """Whose view the table shows; an onlooker's where several share the screen and none is before it."""
        viewer = self.session.driver.viewer if self.session else None
        return ONLOOKER if viewer is None else viewer

    # --- a lesson ----------------------------------------------------------------------------------------

    def _sit_coach(self, course: Course) -> None:
        assert self.session
        self.coach = Coach(self, course)
        self.coach.leaves.connect(self.lesson_left)
        self.coach.done.connect(self.lesson_done)
        self.session.driver.gate = self.coach.gate
        self.look.need(LESSON_ROOM)

    def _dismiss_coach(self) -> None:
        if self.coach:
            self.coach.remove()
            self.coach = None
            self.look.need(LEAST_ROOM)
            if self.session:
                self.session.driver.gate = lambda: True

    def play_on(self) -> None:
        """The lesson is over: its hand is played on as any other."""
        if self.session and self.session.course:
            self.session.course.leave()
            self._dismiss_coach()
            self._lay_out()
            self.session.driver.changed()

    # --- a record that is watched ------------------------------------------------------------------------

    @property
    def playback(self) -> Playback | None:
        """What goes through a record on this table."""
        return self.session.playback if isinstance(self.session, Replayed) else None

    def _jumped(self) -> None:
        self._close_sheets()
        self._show_table()

    # --- several people at one screen --------------------------------------------------------------------

    def _hide(self) -> None:
        """Leave nothing on the table that one of several people may not see."""
        if self.shown_trick:
            self.shown_trick.close_trick()
        self.stage.clear()
        self.ask_bar.clear()
        self.cloth.hide_all()
        self.hand.sync([])
        self.log.clear()
        self.toast.hide()
        if self.session and self.session.table.dealt:
            self._arrived(self.session.table.view(ONLOOKER))

    def _drop_curtain(self, seat: Seat) -> None:
        """The turn passes to another person at this screen."""
        assert self.session
        self._hide()
        game = self.session.match.game
        self.curtain = Curtain(self.look, self.words, self.room, game, self.words.names[seat])
        self.curtain.lifted.connect(lambda: self._lift_curtain(seat))
        self.curtain.open(self.stage.pace.deaf)

    def _lift_curtain(self, seat: Seat) -> None:
        """That person is there: show what they saw last, and then all that has happened since."""
        if self.session is None or self.curtain is None:
            return
        self.curtain.remove()
        self.curtain = None
        seen, missed = self.session.driver.take_seat(seat)
        deals = [i for i, (view, events) in enumerate(missed) if _opens_deal(view, events)]
        self.setFocus()
        if deals:
            missed = missed[deals[-1] :]
        elif seen is not None and missed:
            self.stage.show(seen)
            self.log.retell(seen)
            self._say_again(seen)
        else:
            self._show_table()
            return
        for view, events in missed:
            self._hear(view, events)

    # --- what is heard -----------------------------------------------------------------------------------

    def _hear(self, view: View, events: list[Move | Note]) -> None:
        if _opens_deal(view, events):
            before = _before(view)
            self.cloth.show_view(before)
            self._arrived(before)
            announce(self, self.log.start_deal(view))
        self.stage.hear(view, events)

    def _noted(self, note: Note, view: View) -> None:
        announce(self, self.log.tell(note, view))
        if note.kind == "say":
            self.log.show_told(view)
        self._bubble(note, view)

    def _bubble(self, note: Note, view: View) -> None:
        own = f"{view.game.name}-bubble-{note.kind}"
        if own in self.words:
            self.cloth.furniture.say(note.values["seat"], self.words(own, **self.words.values(view, note.values)))
        elif note.kind == "say":
            text, gesture, meaning = said(self.words, view, note)
            self.cloth.furniture.say(note.values["seat"], text, gesture=gesture, meaning=meaning)
        elif "cards" in note.values:
            self.cloth.furniture.show_moment(
                self.words.said(view, Note(f"moment-{note.kind}", note.values)), note.values["cards"]
            )
        elif note.kind == "bid":
            amount = note.values["amount"]
            self.cloth.furniture.say(
                note.values["seat"],
                self.words(f"bubble-{amount}") if isinstance(amount, str) else str(amount),
            )
        elif note.kind == "trump":
            self.cloth.furniture.hush()
            suit = note.values["suit"]
            name = self.words.suit(view.game.name, suit)
            self.cloth.furniture.say(note.values["seat"], name[:1].upper() + name[1:], suit)
        elif note.kind in ("contract", "forced", "obligation", "raised"):
            self.cloth.furniture.hush()
            self.cloth.furniture.say(note.values["seat"], str(note.values["amount"]))

    def _moved(self, move: Move, view: View) -> None:
        announce(self, self.log.tell(move, view))
        self.card_name.go()
        if self.toast.of_turn:
            self.toast.hide()  # what it said was true of the moment before
        if move.source == "trick":
            self.cloth.furniture.hush()

    def _arrived(self, view: View) -> None:
        practice = self.session.table.practice if self.session else False
        for panel in (self.side, self.bar):
            panel.show_view(view, self.settings["running_points"], practice)
        self.log.show_told(view)
        if self.wide and self.side.sizeHint().height() != self.side.height():
            self._lay_out()
        self._sync_hand()
        if listening():
            self.cloth.setAccessibleDescription(" ".join(position(self.words, view)))

    def _holding(self, held: bool) -> None:
        if not held:
            self.cloth.furniture.end_moment()
        if held and self.stage.until_click:
            self.toast.say(self.words("toast-click-on"), UNTIL_CLICK)
        elif self.toast.label.text() == self.words("toast-click-on"):
            self.toast.hide()

    # --- what is asked -----------------------------------------------------------------------------------

    def _asked(self, view: View, answer: object) -> None:
        self._put(view)
        if self.ask_bar.picks and not self.ask_bar.aside:
            self.cloth.furniture.hush()  # the panel needs the room, and says what the bubble said
        self._place_ask_bar()
        self._light()
        announce(self, self._question(view), at_once=True)
        if isinstance(self.ask_bar.card_field, OneCard | SomeCards) and not self._inside(self.ask_bar):
            self._focus_card()

    def _question(self, view: View) -> str:
        """What is asked, in words."""
        field, held = self.ask_bar.card_field, self.cloth.own_cards()
        if isinstance(field, OneCard) and not self.ask_bar.slots:
            asked = turn(self.words, view)
            return self.words("turn-cards", question=asked, lit=len(field.among), count=len(held))
        if self.ask_bar.spinner:
            return f"{turn(self.words, view)} {self.ask_bar.spinner.accessibleDescription()}"
        return turn(self.words, view)

    def tell_table(self) -> None:
        """Say how the table stands, in words, to see and to hear."""
        if self.session is None or not self.session.table.dealt or self._covered or self.curtain:
            return
        text = " ".join(position(self.words, self.session.table.view(self.me)))
        self.toast.say(text, max(TOAST, TO_READ * len(text)))

    def _put(self, view: View) -> None:
        """Put this view's question in the way this person likes to play."""
        click = self.settings["click"]
        self.ask_bar.ask(view, chooses=click == "chooses" or (click == "game" and view.game.deliberate))

    def _inside(self, widget: QWidget) -> bool:
        focus = self.window().focusWidget()
        return focus is not None and widget.isAncestorOf(focus)

    def _focus_card(self) -> None:
        if self.sheet or self._overlaid():
            return
        field = self.ask_bar.card_field
        lit = [item.face for item in self.cloth.own_cards() if field and item.face in field.among]
        if lit and self.hand.focused not in lit:
            self.hand.focus(lit[0])

    def _overlaid(self) -> bool:
        focus = self.window().focusWidget()
        return focus is not None and not self.isAncestorOf(focus) and focus is not self

    def _light(self) -> None:
        if self.ask_bar.view is None:
            self._sync_hand()
            return
        self._light_hand()
        asked = self.ask_bar.asked
        kinds = [field for field in asked.fields.values() if isinstance(field, Choice)] if asked else []
        by_pile = any(field.kind == "pile" for field in kinds)
        self.cloth.light_piles(
            name for name in self.cloth.piles if by_pile and name.partition(":")[2] and self._stack(name)
        )
        self._sync_hand()

    def _stack(self, name: str) -> bool:
        view = self.cloth.view_shown
        kind = name.partition(":")[0]
        return view is not None and any(z.name == kind and z.per == "table" for z in view.game.zones)

    def _light_hand(self) -> None:
        self.cloth.light(self.ask_bar.card_field, self.ask_bar.cards, self._mark_words())

    def _mark_words(self) -> str:
        """What the marked cards of the hand would bring about."""
        field, view = self.ask_bar.card_field, self.ask_bar.view
        if not isinstance(field, OneCard) or view is None:
            return ""
        return "\n".join(dict.fromkeys(self.words.said(view, mark) for mark in field.marks.values()))

    def _sync_hand(self) -> None:
        if self.session is None or self.cloth.view_shown is None:
            return
        game, hand = self.cloth.view_shown.game.name, self.cloth.own_hand()
        named = []
        for item in self.cloth.own_cards():
            card = self.words.card(game, item.face) if item.face.rank != "?" else self.words("card-back")
            pile, more = self.cloth.pile_of(item), []
            if "." in pile:
                card = self.words("card-on-pile", card=card, pile=int(pile.rpartition(".")[2]) + 1)
                more.append(self.words("card-beneath", count=len(self.cloth.piles[pile]) - 1))
            may = "card-choosable" if self.ask_bar.picks and not self.ask_bar.aside else "card-playable"
            kind = "card-chosen" if item.picked else may if item.lit else "card-not-playable"
            name = self.words(kind, card=card)
            if item in hand:
                name = self.words("card-in-hand", card=name, place=hand.index(item) + 1, count=len(hand))
            field, view = self.ask_bar.card_field, self.ask_bar.view
            if view and isinstance(field, OneCard) and item.face in field.marks:
                name = f"{name}. {self.words.said(view, field.marks[item.face])}"
            if view and field and item.face in field.because:
                more.insert(0, self.words.said(view, field.because[item.face]))
            named.append((item, name, ". ".join(more)))
        self.hand.sync(named)

    # --- what the person does ----------------------------------------------------------------------------

    def _key_card(self, card: Card) -> None:
        """Space on a card: while anything moves, a key only goes on; a card is never played unseen."""
        if self.stage.busy:
            self.skip()
        elif self.coach and self.coach.telling:
            self.coach.go_on()
        else:
            self.choose_card(card)

    def _enter_card(self, card: Card) -> None:
        """Enter on a card: gives the answer when it is complete, else as Space."""
        again = not self.ask_bar.aside or card in self.ask_bar.cards
        if not self.stage.busy and self.ask_bar.picks and self.ask_bar.ready and again:
            self.ask_bar.send()
        else:
            self._key_card(card)

    def choose_pile(self, name: str) -> None:
        """A pile was clicked that is one of the answers."""
        index = name.partition(":")[2]
        for field_name, field in self.ask_bar.asked.fields.items() if self.ask_bar.asked else ():
            if isinstance(field, Choice) and field.kind == "pile" and index.isdigit():
                self.ask_bar.send_word(field_name, int(index))
                return

    def choose_card(self, card: Card, seat: int | None = None, play: bool = False) -> None:
        """A card was clicked, dropped on the table or at a seat, or chosen by key: play it, pick it, or say why not.

        `play`: even where a click only chooses.
        """
        if self.session is None or self.sheet:
            return
        if self.shown_trick:
            self.shown_trick.close_trick()
            return
        if self.playback:
            self.skip()
            return
        driver = self.session.driver
        if self.stage.busy and driver.mine:
            self.stage.finish()  # the click is meant for what comes next: it is not lost
        if self.stage.busy:
            self.skip()
            return
        if self.coach and self.coach.telling:
            self.coach.nudge()
            return
        if driver.mine and not driver.waiting:
            driver.step()
        field = self.ask_bar.card_field
        if driver.waiting and field is None and self.ask_bar.asked and self.ask_bar.view:
            first = f"{self.ask_bar.view.game.name}-ask-{self.ask_bar.asked.do}"  # another question comes first
            self.toast.say(self.words(first), REFUSAL)
        elif not driver.waiting or field is None:
            self._not_now()
        elif self.coach and card not in field.among:
            self.coach.refuse(card, field)
        elif self.ask_bar.picks and not (play and self.ask_bar.aside):
            self.ask_bar.pick(card, seat)
            if self.ask_bar.aside and card in self.ask_bar.cards:
                self.hand.focus(card)  # so that Enter plays it
        else:
            self._play(card)

    def _play(self, card: Card) -> None:
        """Answer with this one card, or say why that may not be."""
        asked, field = self.ask_bar.asked, self.ask_bar.card_field
        if asked is None or field is None:
            return
        if card in field.among:
            name = next(name for name, asked_for in asked.fields.items() if asked_for is field)
            chosen = self.ask_bar.values() if self.ask_bar.cards == [card] else {}  # with what was to be said
            self._answer(Action(asked.seat, asked.do, {**chosen, name: card}))
        else:
            self.ask_bar.refuse(field.because.get(card))

    def _drop_card(self, card: Card, seat: Seat | None) -> None:
        """A card was let go over the table: nobody does that by mistake."""
        self.choose_card(card, seat, play=True)

    def _not_now(self) -> None:
        assert self.session
        asked = self.session.table.asked
        if asked is not None and asked != self.me:
            name = self.words.seat(asked, self.me, self.session.match.seats)
            self.toast.say(self.words("toast-not-your-turn", name=name))
            self.toast.of_turn = True

    def _doubled(self, card: Card) -> None:
        """The second press of a double click: for picking it counts, a card played by the first needs no more."""
        if self.ask_bar.aside and not self.stage.busy:
            self._play(card)
        elif self.ask_bar.picks:
            self.choose_card(card)

    def _answer(self, action: Action) -> None:
        if self.session is None:
            return
        if self.stage.busy:
            self.stage.finish()
        if self.coach and not self.coach.judge(action):
            return
        try:
            if self.session.driver.submit(action):
                if self._inside(self.ask_bar):
                    self.setFocus()  # not wherever it falls when the question goes
                self.ask_bar.clear()
                self.cloth.light(None)
                self.cloth.light_piles(())
        except NotAllowed as why:  # never by these controls; if so, say it and ask again
            self.toast.say(str(why))
            self.session.driver.changed()

    def cover(self, covered: bool) -> None:
        """A sheet of the window lies over the table, which waits meanwhile; or it has gone."""
        self._covered = covered
        if self.session:
            self.session.driver.pause(covered)
            if not covered and self.session.driver.over:
                self._open_sheet()

    def skip(self) -> None:
        """Do not wait for what moves, nor for a CPU player's beat."""
        if self.shown_trick:
            self.shown_trick.close_trick()
        elif self.stage.busy:
            self.stage.skip()
        elif self.session and self.session.table.asked is not None and not self.session.driver.mine:
            self.session.driver.hurry()

    def undo(self) -> None:
        """Back to the person's last decision in this hand; in a record, to the step before."""
        if self.playback and not self._covered:
            self.playback.back()
            return
        self._take_back(lambda s: s.table.undo(s.table.back_to(self.me)), "toast-undone")

    def restart(self) -> None:
        """Back to the start of this hand, or of the lesson."""
        if self.session and self.session.course and not self._covered:
            self.lesson_again.emit()
            return
        if self.playback and not self._covered:
            self.playback.go_to(self.playback.hand, 0)
            return
        self._take_back(lambda s: s.table.restart(), "toast-restarted")

    @property
    def can_undo(self) -> bool:
        if self.session is None or self.session.course:  # a lesson goes forward
            return False
        if self.playback:
            return not self.playback.at_start
        return not self.curtain and self.session.table.back_to(self.me) > 0

    @property
    def can_restart(self) -> bool:
        return self.can_undo or (self.session is not None and self.session.course is not None)

    def _take_back(self, act: Callable[[Session], None], said: str) -> None:
        if self.session is None or self._covered or self.curtain:
            return
        if not self.can_undo:
            self.toast.say(self.words("toast-nothing-to-undo"))
            return
        if self.shown_trick:
            self.shown_trick.close_trick()
        try:
            act(self.session)
        except OSError as why:
            self.toast.say(self.words("toast-not-saved", why=why.strerror or str(why)))
            return
        self.session.driver.forget()
        self._show_table()
        self.toast.say(self.words(said))
        self.session.driver.changed()

    def show_last_trick(self) -> None:
        """Lay the last trick open until the next click or key."""
        if self.session is None or not self.session.table.dealt or self.sheet or self._covered or self.curtain:
            return
        if self.shown_trick:
            self.shown_trick.close_trick()
            return
        view = self.session.table.view(self.me)
        trick = last_trick(view)
        if trick is None or self.cloth.layout_now is None or self.cloth.faces is None:
            self.toast.say(self.words("toast-no-last-trick"))
            return
        self.shown_trick = LastTrick(self.look, self.words, self, view, trick, self.cloth)
        self.shown_trick.closed.connect(self._trick_closed)
        self.shown_trick.pointed.connect(self._name_shown)

    def _name_pointed(self, item: CardItem, here: bool) -> None:
        """The pointer has come to a card on the cloth, or left it."""
        if here and self.settings["card_names"] and item.card == item.face != BACK:
            rect = self.cloth.mapFromScene(item.sceneBoundingRect()).boundingRect()
            self.card_name.come(partial(self._named, item), rect)
        else:
            self.card_name.go()

    def _name_focused(self, card: Card | None) -> None:
        """The keys have come to a card of one's own, or left it."""
        item = next((item for item in self.cloth.own_cards() if item.face == card), None)
        if item and self._ring and self.settings["card_names"]:
            rect = self.cloth.mapFromScene(item.sceneBoundingRect()).boundingRect()
            self.card_name.come(partial(self._named, item), rect, at_once=True)
        else:
            self.card_name.go()

    def _name_shown(self, play: tuple[Seat, Card] | None, rect: QRect | None) -> None:
        """The pointer has come to a card of the last trick, or left it."""
        if play and rect and self.session and self.settings["card_names"]:
            seat, card = play
            view = self.session.table.view(self.me)
            self.card_name.come(lambda: card_in_words(self.words, view, card, seat, played=True), rect)
        else:
            self.card_name.go()

    def _named(self, item: CardItem) -> str:
        """A card on the cloth in words: its name, whose it is, what it counts."""
        view, pile = self.cloth.view_shown, self.cloth.pile_of(item)
        if view is None or item.face == BACK:
            return ""
        if pile == "trick":
            seat = self.cloth.trick_seats[self.cloth.piles[pile].index(item)]
            return card_in_words(self.words, view, item.face, seat, played=True)
        zone = next((zone for zone in view.game.zones if zone.name == pile.partition(":")[0]), None)
        return card_in_words(self.words, view, item.face, owner(pile) if zone and zone.per == "seat" else None)

    def _trick_closed(self) -> None:
        self.card_name.go()
        had_focus = self.shown_trick is not None and self.shown_trick.hasFocus()
        self.shown_trick = None
        if had_focus:
            self.take_focus()

    # --- the end of a hand -------------------------------------------------------------------------------

    def _over(self) -> None:
        if self.session is None:
            return
        pace = self.stage.pace
        QTimer.singleShot(pace.sheet, self, self._open_sheet)

    def _open_sheet(self) -> None:
        session = self.session
        if session is None or self.sheet or self._covered or not session.table.dealt or session.table.asked is not None:
            return
        view = session.table.view(ONLOOKER if session.shared else self.me)
        if session.shared:  # all read it, and see what lies behind it
            self.cloth.hide_all()
            self.hand.sync([])
            self._arrived(view)
        lesson, practice = session.course is not None, session.table.practice
        more = self.playback.more_hands if self.playback else None
        sheet = ScoreSheet(self.look, self.words, self.room, view, session.match, practice, lesson, more)
        self.sheet = sheet
        if self.playback and sheet.back:
            sheet.next.clicked.connect(self._next_hand if more else self._leave)
            sheet.back.clicked.connect(self.playback.back)
        else:
            sheet.next.clicked.connect(self._again if session.match.over else self._next_hand)
        if sheet.start:
            sheet.start.clicked.connect(self._leave)
        if sheet.finish:
            sheet.finish.clicked.connect(self._finish)
        sheet.open(self.stage.pace.deaf)

    def _close_sheets(self) -> None:
        if self.sheet:
            self.sheet.close_sheet()
            self.sheet = None
        if self.shown_trick:
            self.shown_trick.close_trick()
        if self.curtain:
            self.curtain.remove()
            self.curtain = None

    def _next_hand(self) -> None:
        self._close_sheets()
        self.setFocus()
        if self.playback:
            self.playback.next_hand()
        elif self.session:
            self.session.driver.next_deal()

    def _again(self) -> None:
        self._close_sheets()
        self.new_match.emit()

    def _finish(self) -> None:
        if self.session:
            self.session.finished = True
        self._leave()

    def _leave(self) -> None:
        self._close_sheets()
        self.leave.emit()

    # --- keys --------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in MODIFIERS:
            return
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if self.shown_trick:
            self.shown_trick.close_trick()
            return
        if self.coach and self.coach.key(event):
            return
        if self.playback and self._replay_key(event):
            return
        if plain and event.text() and event.text() in DIGITS:
            hand = self.cloth.own_hand()
            place = DIGITS.index(event.text())
            if place < len(hand):
                self.choose_card(hand[place].face)
            return
        if self.ask_bar.key(event):
            return
        if key in (Qt.Key.Key_Space, Qt.Key.Key_Escape):
            if key == Qt.Key.Key_Escape and self.drawer_open:
                self.toggle_drawer()
            self.skip()
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            if self.stage.busy:
                self.skip()
            self.hand.step(-1 if key == Qt.Key.Key_Left else 1)
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.hand.jump()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            card = self.hand.focused
            if card is not None and not self.stage.busy:
                self.choose_card(card)
            else:
                self.skip()
        elif plain and self.stage.busy:
            self.skip()
        else:
            super().keyPressEvent(event)

    def _replay_key(self, event: QKeyEvent) -> bool:
        """A key that goes about in a record that is watched; whether it did."""
        if event.key() == Qt.Key.Key_Escape and not self.drawer_open:
            self._leave()
            return True
        return self.playback is not None and self.playback.key(event)

    def show_ring(self, ring: bool) -> None:
        """Show where the focus is, or not: a hand that uses the mouse needs no ring."""
        self.hand.set_ring(ring)
        self._ring = ring
        self.cloth.furniture.ring(ring and self.hasFocus())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.cloth.furniture.ring(self._ring)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.cloth.furniture.ring(False)

    def take_focus(self) -> None:
        """The keys are for the table again: for its question, if one is open."""
        if self.curtain:
            self.curtain.take_focus()
            return
        if self.coach and self.coach.telling:
            self.coach.take_focus()
            return
        self.setFocus()
        if self.ask_bar.spinner:
            self.ask_bar.spinner.setFocus()
        elif self.ask_bar.view:
            self._focus_card()

    # --- settings ----------------------------------------------------------------------------------------------------

    def _restyled(self) -> None:
        if self.look.unit == self._unit:
            return  # only colours: everything paints itself anew, where it is
        self._unit = self.look.unit
        if self.ask_bar.view:
            view, chosen = self.ask_bar.view, list(self.ask_bar.cards)
            remarks = self.ask_bar.talk.said if self.ask_bar.talk else ()
            value = self.ask_bar.spinner.value if self.ask_bar.spinner else None
            trump = {name: chips.value for name, chips in self.ask_bar.chips.items()}
            self._put(view)
            for card in chosen:
                self.ask_bar.pick(card)
            if self.ask_bar.talk:
                self.ask_bar.talk.say(remarks)
            if self.ask_bar.spinner and value is not None:
                self.ask_bar.spinner.set_value(value)
            for name, chosen_value in trump.items():
                self.ask_bar.chips[name].set_value(chosen_value)
            self.ask_bar.refresh()
        self._lay_out()

    def _setting(self, name: str) -> None:
        if name == "rows" and self.cloth.view_shown:
            self.stage.finish()
            self.cloth.show_view(self.cloth.view_shown)
            self._lay_out()
        if name == "click" and self.ask_bar.view:
            self._put(self.ask_bar.view)
            self._light()
            self._place_ask_bar()
        if name in ("speed", "hold"):
            self.stage.set_pace(speed_of(self.settings["speed"]), self.settings["hold"])
        elif name in ("running_points", "log"):
            if self.cloth.view_shown:
                self._arrived(self.cloth.view_shown)
            self._lay_out()

    def centre_of(self, card: Card) -> QPoint:
        """Where a card of the hand is on the page."""
        item = next(item for item in self.cloth.own_cards() if item.face == card)
        return self.cloth.mapFromScene(item.centre)


def _opens_deal(view: View, events: Sequence[Move | Note]) -> bool:
    """Whether these events are the first of a deal."""
    return len(view.log) == len(events)


def _before(view: View) -> View:
    """The view of the same table before its first card was dealt."""
    pack = len(view.game.pack)
    facts = {name: getattr(view.game, name) for name in view.game.facts}
    return replace(
        view,
        piles={DECK: (BACK,) * pack},
        faces={DECK: (DOWN,) * pack},
        facts=facts,
        asked=None,
        log=(),
        result=None,
    )
