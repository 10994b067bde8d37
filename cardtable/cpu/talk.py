"""What the table talk of Piedicavallo tells: the remarks in a log as claims that every imagined world must meet."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from ..core.cards import Card
from ..core.deal import Note, View
from ..games.piedicavallo import (
    BAGATTO,
    COURTS,
    IN_DANGER,
    MATTO,
    NAMED,
    OTHER_COLOUR,
    RANKED,
    TRUMP,
    Piedicavallo,
    worth,
)
from .playout import (
    BIT,
    KINGS,
    PLACE,
    SUIT,
    Lead,
    Position,
    Reply,
    bits,
    cheapest,
    higher,
    lower,
    to_give,
    to_lose,
    to_win,
)

COURT = bits(card for suit, cards in RANKED.items() if suit != TRUMP for card in cards if card.rank in COURTS)
OTHERS = bits(card for card in RANKED[TRUMP] if card.number < NAMED)  # trumps without a name

Off = Callable[[int, int], int]  # the speaker's cards, and the sleeping ones if they are out → how far from true


@dataclass(frozen=True, slots=True)
class Claim:
    """One remark about the cards of a pile, as it was true when it was made."""

    seat: int
    suit: str  # of the card that was played with it
    trick: int  # number of the trick, from 0
    remark: str
    pile: str  # the speaker's hand, or the sleeping cards
    since: int  # cards that have left the pile since then
    off: Off
    must: int = 0  # cards that are still in the pile for certain
    never: int = 0  # cards that certainly are not

    def lie(self, piles: Mapping[str, int], dealer: int) -> int:
        """How far the claim is from true in a world of these piles; 0: it is true."""
        return self.off(piles.get(self.pile, 0) | self.since, piles.get("sleeping", 0) if self.seat == dealer else 0)


@dataclass(frozen=True, slots=True)
class Request:
    """What somebody asked of partner, with the card then played."""

    seat: int
    suit: str
    what: str  # without "ask:"
    trick: int  # number of the trick, from 0


@dataclass(frozen=True, slots=True)
class Heard:
    """All that others have said so far in a deal."""

    dealer: int
    claims: tuple[Claim, ...] = ()
    requests: tuple[Request, ...] = ()
    wishes: tuple[Claim, ...] = ()  # what partner seems to hold, who asked for something; it need not be so
    must: Mapping[str, int] = field(default_factory=dict)  # by pile, cards that lie there for certain
    never: Mapping[str, int] = field(default_factory=dict)

    def may_lie(self, card: Card, pile: str) -> bool:
        """Whether a card may lie in a pile, as far as single cards can tell."""
        bit = BIT[card]
        return not bit & self.never.get(pile, 0) and not any(bit & must for at, must in self.must.items() if at != pile)

    def doubts(self, piles: Mapping[str, int]) -> int:
        """How much of what partner asked for would have had no reason in a world of these piles."""
        return sum([wish.lie(piles, self.dealer) for wish in self.wishes])

    def lies(self, piles: Mapping[str, int]) -> int:
        """How far from true all that was said is in a world of these piles (see `bits`); 0: nobody has lied."""
        return sum([claim.lie(piles, self.dealer) for claim in self.claims])


def heard(view: View) -> Heard | None:
    """What the others have said in a game with table talk; None if nothing."""
    if view.game is not Piedicavallo or not any(note.kind == "say" for note in view.notes):
        return None
    played: list[Card] = []
    plays: list[tuple[int, Card]] = []  # who played which card
    said: list[tuple[Note, int]] = []  # and how many cards had been played before
    for event in view.log:
        if isinstance(event, Note):
            if event.kind == "say" and event.values["seat"] != view.seat:
                said.append((event, len(played)))
        elif event.target == "trick":
            played.extend(event.cards)
            plays.append((int(event.source.partition(":")[2]), event.cards[0]))
    dealer: int = view.setting["dealer"]
    visible = bits(view.hand) | bits(view.piles.get("sleeping", ())) | bits(played)
    claims: list[Claim] = []
    requests: list[Request] = []
    wishes: list[Claim] = []
    for note, before in said:
        seat, suit = note.values["seat"], note.values["suit"]
        since = bits(card for who, card in plays[before + 1 :] if who == seat)
        out = bits(played[: before + 1])
        seen = visible & ~since
        may_be_asleep = seat == dealer and view.result is None and (suit != TRUMP or bool(view.facts["slept"]))
        trick = before // view.setting["seats"]
        for remark in note.values["remarks"]:
            if remark.startswith("ask:"):
                requests.append(Request(seat, suit, remark.removeprefix("ask:"), trick))
                if seat == view.seat ^ 2 and remark in WISHES:
                    off = wished(remark, suit, out)
                    wishes.append(Claim(seat, suit, trick, remark, f"hand:{seat}", since, off))
            elif remark.startswith("sleeping-"):
                off, must, never = meaning(remark.removeprefix("sleeping-"), suit, out, visible, 0, True)
                claims.append(Claim(seat, suit, trick, remark, "sleeping", 0, _asleep(off), must, never))
            else:
                off, must, never = meaning(remark, suit, out, seen, since, may_be_asleep)
                claims.append(Claim(seat, suit, trick, remark, f"hand:{seat}", since, off, must, never))
    must_by: dict[str, int] = {}
    never_by: dict[str, int] = {}
    for claim in claims:
        must_by[claim.pile] = must_by.get(claim.pile, 0) | claim.must
        never_by[claim.pile] = never_by.get(claim.pile, 0) | claim.never
    return Heard(dealer, tuple(claims), tuple(requests), tuple(wishes), must_by, never_by)


def _asleep(off: Off) -> Off:
    return lambda held, asleep: off(asleep, asleep)


def meaning(remark: str, suit: str, out: int, seen: int, since: int, sleeping: bool) -> tuple[Off, int, int]:
    """When a remark is true of the cards held, and the cards that are, or are not, still held for certain.

    `out` had been played when it was made, `seen` are elsewhere now, `since` were held then and are played now;
    `sleeping`: cards of the speaker's that nobody sees may be out too.
    """
    kind, *rest = remark.split(":")
    match kind:
        case "trump" | "court":
            return _all_of(BIT[Card.parse(rest[0])], since)
        case "matto":
            return _all_of(BIT[MATTO], since)
        case "trumps-other":
            return _exactly(OTHERS, int(rest[0]), since, seen)
        case "numbers":
            return _exactly(SUIT[rest[0]] & ~COURT, int(rest[1]), since, seen)
        case "count":
            return _exactly(SUIT[rest[0]], int(rest[1]), since, seen)
        case "void":
            return _exactly(SUIT[rest[0]], 0, since, seen)
        case "no-trumps":
            return _exactly(SUIT[TRUMP], 0, since, seen)
        case "bagatto-danger":
            bagatto, trumps = BIT[BAGATTO], SUIT[TRUMP]
            return (
                lambda held, asleep: (not held & bagatto) + max(0, (held & trumps).bit_count() - 1 - IN_DANGER),
                bagatto & ~since,
                0,
            )
        case "batto":
            return _highest(suit, int(rest[0]) if suit == TRUMP else 1, out, since, sleeping)
        case "alto-batto":
            return _some_of(bits(RANKED[other][0] for other in OTHER_COLOUR[suit]), int(rest[0]), since, out | seen)
        case "alto":
            one, two = (SUIT[other] for other in OTHER_COLOUR[suit])
            return lambda held, asleep: min((held & one).bit_count(), (held & two).bit_count()), 0, 0
        case "alto-shape":
            return _shape(OTHER_COLOUR[suit], rest[0], int(rest[1]))
    raise ValueError(f"{remark!r} is not a statement")


def _all_of(cards: int, since: int) -> tuple[Off, int, int]:
    return lambda held, asleep: (cards & ~held).bit_count(), cards & ~since, 0


def _exactly(cards: int, count: int, since: int, seen: int) -> tuple[Off, int, int]:
    left, may = count - (since & cards).bit_count(), cards & ~seen & ~since
    return (
        lambda held, asleep: abs((held & cards).bit_count() - count),
        may if may.bit_count() == left else 0,
        0 if left else cards,
    )


def _some_of(cards: int, count: int, since: int, seen: int) -> tuple[Off, int, int]:
    may = cards & ~(seen & ~since)
    return (
        lambda held, asleep: max(0, count - (held & cards).bit_count()),
        may & ~since if may.bit_count() == count else 0,
        0,
    )


def _highest(suit: str, count: int, out: int, since: int, sleeping: bool) -> tuple[Off, int, int]:
    ranked = [BIT[card] for card in RANKED[suit]]

    def off(held: int, asleep: int) -> int:
        missing = count
        for bit in ranked:
            if bit & held:
                missing -= 1
                if not missing:
                    break
            elif not bit & (out | asleep):
                break
        return missing

    up = [bit for bit in ranked if not bit & out][:count]
    # of the dealer's cards the highest may be asleep, but never a king or trump 21
    sure = [bit for bit in up if not sleeping or bit & KINGS or bit == ranked[0]]
    return off, sum(sure) & ~since, 0


def _shape(suits: str, courts: str, numbers: int) -> tuple[Off, int, int]:
    wanted = [(SUIT[suit], bits(Card(suit, rank) for rank in courts if rank in COURTS)) for suit in suits]

    def off(held: int, asleep: int) -> int:
        return min(
            ((held ^ named) & suit & COURT).bit_count() + abs((held & suit & ~COURT).bit_count() - numbers)
            for suit, named in wanted
        )

    return off, 0, 0


# --- requests -------------------------------------------------------------------------------------------

# what partner may take these for: a lead to the winner, or to the void for a ruff
IMPLIED = {"batto": "lead-same:low", "void": "lead-same:low", "alto": "lead-other:low", "alto-batto": "lead-other:low"}
# What partner takes from these: a low lead is asked for by who holds the highest card there, a high one by who is void
# and can trump. The others hear it too, and think nothing of it.
WISHES = ("ask:lead-same:high", "ask:lead-same:low", "ask:lead-other:high", "ask:lead-other:low", "ask:lead-trump:low")


def wished(remark: str, suit: str, out: int) -> Off:
    """How far it is from true that the speaker can take the lead that is asked for; `out` has been played."""
    suits = OTHER_COLOUR.get(suit, "") if "other" in remark else suit
    ranked = [(SUIT[one], [BIT[card] for card in RANKED[one]]) for one in suits]
    if remark.endswith("high"):
        return lambda held, asleep: 0 if held & SUIT[TRUMP] and any(not held & cards for cards, _ in ranked) else 1
    highest = [next((bit for bit in order if not bit & out), 0) for _, order in ranked]
    return lambda held, asleep: 0 if any(held & bit for bit in highest) else 1


REPLIES: Mapping[str, Reply] = {"farlo": to_win, "low": to_lose, "few": to_lose, "points": to_give}


def asked_now(said: Heard, at: Position, trick: int) -> list[Request]:
    """What partner has asked for that concerns the card to be played now, in this trick, which may be led."""
    partner = at.seat ^ 2
    if at.count:
        return [r for r in said.requests if (r.seat, r.trick) == (partner, trick) and not r.what.startswith("lead-")]
    leads = [r for r in said.requests if (r.seat, r.trick) == (partner, trick - 1) and r.what.startswith("lead-")]
    for claim in said.claims:
        kind = claim.remark.partition(":")[0]
        if (claim.seat, claim.trick) == (partner, trick - 1) and kind in IMPLIED:
            leads.append(Request(claim.seat, claim.suit or TRUMP, IMPLIED[kind], claim.trick))
    return leads


def grants(card: Card, request: Request, among: Sequence[Card], at: Position) -> bool:
    """Whether a card, of those that may be played, is what was asked for."""
    match request.what.split(":"):
        case ["farlo" | "cover"]:
            return at.takes(card)
        case ["low"]:
            return PLACE[card] == cheapest(bits(among))
        case ["few"]:
            return worth(card) == min(map(worth, among))
        case ["points"]:
            ours = at.holder >= 0 and not (at.holder ^ at.seat) & 1
            return worth(card) == max(map(worth, among)) and (ours or at.takes(card))
        case ["card", code]:
            return str(card) == code
        case ["lead-same" | "lead-trump", height]:
            return card.suit == request.suit and card != BAGATTO and high(card) == (height == "high")
        case ["lead-other", height]:
            return card.suit in OTHER_COLOUR.get(request.suit, "") and high(card) == (height == "high")
    return False


def high(card: Card) -> bool:
    """Whether a card is a high lead: a court, or a trump with a name."""
    return card.number >= NAMED if card.suit == TRUMP else card.rank in COURTS


def hoped(remark: str, card: Card) -> tuple[Reply | None, Lead | None]:
    """How partner is to follow, or to lead to the next trick, when it hears a remark with this card."""
    kind, *rest = remark.split(":")
    other = sum(SUIT[suit] for suit in OTHER_COLOUR.get(card.suit, ""))
    what = rest[0] if kind == "ask" else IMPLIED.get(kind, "").partition(":")[0]
    if what.startswith("lead-"):
        suits = other if what == "lead-other" else SUIT[card.suit or TRUMP]
        return None, (higher if rest[-1:] == ["high"] else lower)(suits)
    return REPLIES.get(what), None
