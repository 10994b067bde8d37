"""Rules of thumb for Piedicavallo: every card weighed in points for one's own pair, by what is out and who may hold it.

What a card may bring in this trick stands against what it would be worth later. Nothing is tried out or looked ahead.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from ..core.cards import Card
from ..core.deal import Seat, View
from ..games.piedicavallo import BAGATTO, FIVE, MATTO, TRUMP, worth
from .playout import BIT, CARDS, Position
from .sense import Sense
from .sums import summed
from .talk import Heard


@dataclass(frozen=True, slots=True)
class Weights:
    """How things are weighed, in points unless said otherwise."""

    trick: float = 4.0  # what a trick is worth beside the card that wins it
    boss: tuple[float, ...] = (0.75, 0.45, 0.2, 0.08, 0.02)  # chance to win later if not ruffed, by higher cards out
    unguarded: float = 0.5  # share of that with fewer cards below it than higher ones out
    guard: float = 0.7  # what it is worth to guard a court
    loose: float = 0.4  # share of a card's points that comes home when it does not win
    trump_win: tuple[float, ...] = (1.0, 0.8, 0.65, 0.55)  # the same for trumps
    trump_low: float = 0.42  # and for those below
    home: tuple[float, ...] = (0.35, 0.5, 0.6, 0.7)  # chance that the bagatto takes a trick, by trumps beside it
    tempo: float = 0.5  # what it is worth to win the lead
    smear: float = 2.2  # what partner is expected to add to a trick of ours
    give: float = 1.3  # what an opponent must give to it
    rescue: float = 0.35  # how often partner saves a trick that it could
    draw: float = 0.5  # for each trump that a lead of ours draws from the opponents
    pull: float = 1.2  # what it costs to draw partner's for nothing
    fetch: float = 3.0  # what it is worth to bring home the bagatto that partner has told of
    matto: float = 1.5  # what the Matto saves later, with something dear in hand
    saved: float = 0.5  # and with nothing
    sweep: float = 25.0  # what the first trick is worth, by cards left


WEIGHTS = Weights()


class Told(Sense):
    """A seat's picture of a hand, with what it was told and what may sleep."""

    def __init__(self, view: View, said: Heard, memory: int | None = None) -> None:
        super().__init__(view, memory)
        self.said = said

    def _holds(self, seat: Seat, card: Card) -> float:
        known = self._chances.get((seat, card))
        if known is None:
            here, places, facts = f"hand:{seat}", 0.0, self.view.facts
            for name, count in self.room.items():
                if name.startswith("hand"):
                    may = (int(name[5:]), card.suit) not in self.voids
                else:
                    may = self.view.game.may_lie(card, name, facts)
                if may and self.said.may_lie(card, name):
                    places += count
                elif name == here:
                    here = ""
            known = self.room.get(here, 0.0) / places if places else 0.0
            self._chances[seat, card] = known
        return known


class Thumbs:
    """One seat about to play a card."""

    def __init__(
        self, view: View, at: Position, said: Heard, memory: int | None = None, weights: Weights = WEIGHTS
    ) -> None:
        self.sense = sense = Told(view, said, memory)
        self.view, self.at, self.weights = view, at, weights
        self.hand, self.seat, self.partner = view.hand, view.seat, view.seat ^ 2
        self.foes = ((view.seat + 1) % 4, (view.seat - 1) % 4)
        self.pot: float = sum(worth(play.card) for play in sense.trick if play.card != MATTO)
        self.trumps = sense.suit_in_hand(TRUMP)
        trumps_out = sense.suit_out(TRUMP)
        self.foe_trumps = summed(sense.chance(foe, [card]) for foe in self.foes for card in trumps_out)
        self.partner_trumps = summed(sense.chance(self.partner, [card]) for card in trumps_out)
        self.trumps_out = trumps_out
        self._unruffed: dict[str, float] = {}

    # --- this trick --------------------------------------------------------------------------------------

    def win_chance(self, card: Card) -> float:
        """How likely one's own pair takes the trick, with this card played to it."""
        at, sense = self.at, self.sense
        later = sense.later
        if card == MATTO and at.best < 0:
            return 0.45 if later else 0.5  # the next card fixes the suit
        led = card if not at.led else None
        if at.takes(card) and card != MATTO:
            top, ours = card, True
        else:
            top, ours = CARDS[at.best], not (at.holder ^ self.seat) & 1
        foes = [seat for seat in later if (seat ^ self.seat) & 1]
        friend = self.partner in later
        helps = sense.chance_beaten(self.partner, top, led) if friend else 0.0
        if ours:
            chance = 1.0
            for seat in foes:
                chance *= 1.0 - sense.chance_beaten(seat, top, led)
            return chance + (1.0 - chance) * self.weights.rescue * helps
        if not friend:
            return 0.0
        for seat in foes:
            helps *= 0.7 if later.index(seat) > later.index(self.partner) else 0.8
        return helps

    # --- later -------------------------------------------------------------------------------------------

    def unruffed(self, suit: str) -> float:
        """How likely no opponent could ruff a lead of this suit now."""
        known = self._unruffed.get(suit)
        if known is None:
            known = 1.0
            for foe in self.foes:
                known *= 1.0 - self.sense.chance_void(foe, suit) * self.sense.chance(foe, self.trumps_out)
            self._unruffed[suit] = known
        return known

    def keep(self, card: Card) -> float:
        """What a card would be worth later in the hand."""
        sense, weights = self.sense, self.weights
        if len(self.hand) == 1:
            return 0.0
        if card == MATTO:
            dear = any(worth(other) > 3 and not self.sure(other) for other in self.hand if other != MATTO)
            return FIVE + (weights.matto if dear else weights.saved)
        above = sense.above(card)
        if card == BAGATTO:
            beside = len(self.trumps) - 1
            win = weights.home[min(beside, len(weights.home) - 1)] if self.foe_trumps else 1.0
            return win * (weights.trick + FIVE) + (1.0 - win) * 0.25 * FIVE
        if card.suit == TRUMP:
            win = weights.trump_win[above] if above < len(weights.trump_win) else weights.trump_low
            if not self.foe_trumps:
                win = 1.0
            return win * weights.trick + worth(card) * (win + (1.0 - win) * weights.loose)
        own = [other for other in self.hand if other.suit == card.suit]
        below = sum(BIT[other] < BIT[card] for other in own)
        win = weights.boss[min(above, len(weights.boss) - 1)] * self.unruffed(card.suit)
        if below < above:
            win *= weights.unguarded
        value = win * weights.trick + worth(card) * (win + (1.0 - win) * weights.loose)
        if any(worth(other) > 2 and 0 < sense.above(other) == self.below(other, own) for other in own if other != card):
            value += weights.guard
        return value

    def sure(self, card: Card) -> bool:
        """Whether nothing that is out beats a card, if it is led."""
        return not self.sense.beaters(card, card)

    @staticmethod
    def below(card: Card, own: Sequence[Card]) -> int:
        return sum(BIT[other] < BIT[card] for other in own)

    # --- both --------------------------------------------------------------------------------------------

    def score(self, card: Card) -> float:
        """The points that playing this card now is worth, against keeping it."""
        weights = self.weights
        chance, gain = self.win_chance(card), self.pot
        for seat in self.sense.later:
            gain += weights.give if (seat ^ self.seat) & 1 else weights.smear
        if not self.at.won[self.seat & 1]:
            gain += weights.sweep / len(self.hand)
        if card == MATTO:
            return round(FIVE + chance * gain - self.keep(card), 6)
        value = chance * (gain + worth(card) + weights.tempo) - self.keep(card)
        if not self.at.count and card.suit == TRUMP:
            if self.foe_trumps:
                strong = len(self.trumps) - 0.5 * self.foe_trumps
                value += weights.draw * min(2.0, self.foe_trumps) * max(-1.0, min(2.0, strong))
            elif self.partner_trumps:
                value -= weights.pull
            if self.sense.said.must.get(f"hand:{self.partner}", 0) & BIT[BAGATTO] and not self.sense.above(card):
                value += weights.fetch
        return round(value, 6)  # so that equals are equal
