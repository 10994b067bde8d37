"""Piedicavallo searched: a hard player looks into worlds drawn by how likely they make what was played and said.

With few cards left each card has its exact value in such a world, see `play`. Before that the world is played on as
players do who do not see it, by the model of play that was fitted; the rules of thumb have their say too.
What is said in simple talk is what partner can use most, as far as the same worlds show it, played out by rules of
thumb (see `playout`); and so the discard is chosen.
"""

from collections.abc import Mapping, Sequence
from math import sqrt

from ..core.cards import BACK, Card
from ..core.deal import View
from ..core.shuffle import Stream
from ..games.piedicavallo import DEALS, MORE_DEALS, TOTAL, worth
from .imagine import Worlds
from .piedicavallo import Habits, Turn, World, promising, reason_to_discard
from .play import Budget, Utility, choose
from .playout import PLACE, Lead, Position, Reply, bits, blind_left, blind_right, lead_of, play_out
from .solver import MUST_TRUMP
from .story import Inferred
from .sums import summed
from .talk import hoped
from .thought import Thought

LOOK = Budget(worlds=40, early=300, nodes=8_000_000, exact=8, finish=1)
DECIDED = 20  # points by which it counts who wins the match
LEAN = 0.4  # see `choose` of `play`
TALKED = 16  # worlds in which a word is tried
GAIN = 2.0  # points that a remark must promise, to be made
SURE = 0.5  # and by how many standard errors
LEAK = 1.0  # what it costs to tell the others a fact
OFTEN = 0.3  # how likely partner must lead next, for a word about that


# --- the worlds -----------------------------------------------------------------------------------------


def world(view: View, placed: Mapping[str, Sequence[Card]]) -> World:
    """A world as numbers."""
    piles = {name: [*pile, *placed.get(name, ())] for name, pile in view.piles.items()}  # backs count for nothing
    sleeping = [card for card in piles.get("sleeping", ()) if card != BACK]
    return World([bits(piles[f"hand:{seat}"]) for seat in range(4)], view.setting["dealer"], sleeping)


class Kept(Inferred):
    """Worlds that are kept as they are drawn."""

    def __init__(self, view: View) -> None:
        super().__init__(view, worth, MUST_TRUMP)
        self.found: list[dict[str, list[Card]]] = []

    def placed(self, random: Stream) -> dict[str, list[Card]]:
        self.found.append(super().placed(random))
        return self.found[-1]

    def first(self, random: Stream, count: int) -> list[dict[str, list[Card]]]:
        """So many worlds, those that were drawn already among them."""
        while len(self.found) < count:
            self.placed(random)
        return self.found[:count]


def imagined(view: View, random: Stream, count: int) -> list[World]:
    """So many worlds that fit what this seat has seen and heard, all as likely."""
    worlds = Worlds(view)
    return [world(view, worlds.placed(random)) for _ in range(count)]


# --- the discard ----------------------------------------------------------------------------------------

SHORTLIST = 10  # discards that are played out
DISCARD_WORLDS = 20


def discard(view: View, random: Stream) -> Thought:
    """The most promising discards, played out."""
    pairs = promising(view)[:SHORTLIST]
    worlds = imagined(view, random, DISCARD_WORLDS)
    first = (view.seat - 1) % 4
    values = []
    for pair in pairs:
        gone, asleep = bits(pair), sum(map(worth, pair))
        total = 0
        for world in worlds:
            hands = world.hands.copy()
            hands[view.seat] ^= gone
            led = lead_of(hands[first], hands[first - 1], hands[(first + 2) % 4], hands[(first + 1) % 4])
            total -= play_out(hands, Position(first), led, (0, asleep) if view.seat & 1 else (asleep, 0))[0]
        values.append(total)
    best = max(range(len(pairs)), key=lambda at: (values[at], -at))
    return Thought({"cards": pairs[best]}, reason_to_discard(view, pairs[best]))


# --- the card -------------------------------------------------------------------------------------------


def outcome(view: View) -> Utility:
    """Points of one's own pair → what they are worth: where the match may end with this deal, to win it counts too."""
    chosen, number, totals = view.setting["chosen"], view.setting["number"], view.setting["totals"]
    if chosen["length"] == "single" or number + 1 < DEALS or (number + 1 - DEALS) % MORE_DEALS:
        return int
    side = view.seat & 1
    ahead: int = totals[side] - totals[1 - side] - TOTAL

    def worth_of(points: int) -> int:
        margin = ahead + 2 * points
        return points + DECIDED * ((margin > 0) - (margin < 0))

    return worth_of


# what partner asks for counts more than with medium: what it costs is seen in the worlds
HEEDFUL = Habits(heed=2.0, heed_full=2.0)


class Look(Turn):
    """One seat about to play a card, which looks into worlds."""

    def __init__(self, view: View, random: Stream, habits: Habits = HEEDFUL) -> None:
        super().__init__(view, habits)
        self.random = random
        self.drawn = Kept(view)

    def think(self, random: Stream) -> Thought:
        card, own = self.among[0], self.best({card: self.thumbs.score(card) for card in self.among})[1]
        if len(self.among) > 1:
            card = self.searched()
        return self.answer(card, own if self.asked else card, self.remarks(card))

    def searched(self) -> Card:
        """The card that is best over worlds in which the others would have played as they did."""
        return choose(
            self.view,
            self.random,
            LOOK,
            order=lambda card: (worth(card), PLACE[card]),
            utility=outcome(self.view),
            drawn=self.drawn,
            thumbs=self.thumbs.score,
            lean=LEAN,
            wishes=lambda card: self.heed * self.granted(card),
        )

    # --- talk --------------------------------------------------------------------------------------------

    def remarks(self, card: Card) -> tuple[str, ...]:
        """In simple talk the one remark that partner can use most, if any promises enough."""
        menu = self.menu.get(card, ())
        if not menu or self.view.setting["chosen"]["talk"] == "full":
            return super().remarks(card)
        hopes = {said: hoped(said, card) for said in menu}
        if len(self.view.hand) < self.habits.early:
            hopes = {said: hope for said, hope in hopes.items() if hope[0]}
        if not any(map(any, hopes.values())):
            return ()
        worlds = [world(self.view, placed) for placed in self.drawn.first(self.random, TALKED)]
        plain = [play_out(world.hands.copy(), self.at, PLACE[card], world.asleep) for world in worlds]
        taken = sum(taker == self.partner for _, taker in plain) / len(plain)
        best, remark = GAIN, ""
        known: dict[bool, list[int]] = {}
        for said, (reply, lead) in hopes.items():
            if not reply and (not lead or taken < OFTEN):
                continue
            if bool(lead) not in known:
                known[bool(lead)] = self.without(worlds, card) if lead else [ahead for ahead, _ in plain]
            gains = [
                value - before
                for value, before in zip(self.played(worlds, card, reply, lead), known[bool(lead)], strict=True)
            ]
            mean = sum(gains) / len(gains)
            error = sqrt(summed((gain - mean) ** 2 for gain in gains) / (len(gains) - 1) / len(gains))
            if mean <= SURE * error:
                continue
            gain = mean / taken if lead else mean
            if not said.startswith("ask:"):
                gain -= LEAK
            if gain > best:
                best, remark = gain, said
        return (remark,) if remark else ()

    def without(self, worlds: Sequence[World], card: Card) -> list[int]:
        """What each world brings if partner leads without knowing where the cards are."""
        left, right = self.played(worlds, card, None, blind_left), self.played(worlds, card, None, blind_right)
        return [(one + other) // 2 for one, other in zip(left, right, strict=True)]

    def played(self, worlds: Sequence[World], card: Card, reply: Reply | None, lead: Lead | None) -> list[int]:
        return [play_out(world.hands.copy(), self.at, PLACE[card], world.asleep, reply, lead)[0] for world in worlds]


def hard(view: View, random: Stream) -> Thought:
    """The card that is best over worlds, and a word for partner."""
    assert view.asked is not None
    return discard(view, random) if view.asked.do == "discard" else Look(view, random).think(random)
