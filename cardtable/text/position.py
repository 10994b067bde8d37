"""How the table stands, in sentences: for those who cannot see it, or want to be told."""

from collections.abc import Iterable

from ..core.cards import BACK, Card
from ..core.deal import Seat, View, owner
from ..core.tricks import ahead, on_table
from . import Words


def position(words: Words, view: View) -> list[str]:
    """Whose turn it is, the trick, contract and trump, what each side has taken, and what lies open, as seen here."""
    lines = [turn(words, view)]
    trick = on_table(view)
    if trick:
        lines.append(words("table-trick", plays=trick_in_words(words, view, trick)))
        if best := ahead(view):
            lines.append(words("table-ahead", **words.values(view, {"seat": best.seat, "card": best.card})))
    lines += _contract(words, view)
    lines += _sides(words, view)
    lines += _open_cards(words, view)
    return list(filter(None, lines))


def trick_in_words(words: Words, view: View, trick: Iterable[tuple[Seat, Card]]) -> str:
    """The cards of a trick with who played them."""
    seats, game = view.setting["seats"], view.game.name
    return ", ".join(
        words("table-play", name=words.seat(seat, view.seat, seats), card=words.card(game, card))
        for seat, card in trick
    )


def turn(words: Words, view: View) -> str:
    """Whose turn it is; for whoever is asked, what the question is."""
    if view.asked is None:
        return words("table-over") if view.result else ""
    if view.asked.seat != view.seat:
        return words("table-turn", name=words.seat(view.asked.seat, view.seat, view.setting["seats"]))
    return words("table-asked", question=words(f"{view.game.name}-ask-{view.asked.do}"))


def _contract(words: Words, view: View) -> list[str]:
    facts, lines = view.facts, []
    seat = facts.get("declarer")
    if seat is not None and "high" in facts:
        bidding = view.asked is not None and view.asked.do == "bid"
        values = words.values(view, {"seat": seat, "amount": facts["high"]})
        lines.append(words("table-bid" if bidding else "table-contract", **values))
    if "trump" in facts and getattr(view.game, "trump", None) is None:  # else the same suit is trump in every deal
        trump = facts["trump"]
        lines.append(words("table-trump", suit=words.suit(view.game.name, trump)) if trump else words("table-no-trump"))
    return lines


def _sides(words: Words, view: View) -> list[str]:
    """What each side has taken, the own first; before the first trick what it has in the match."""
    setting, takers = view.setting, view.facts.get("takers", ())
    sides, points, lines = len(setting["totals"]), view.game.running(view.facts), []
    for step in range(sides):
        side = (max(0, view.seat) + step) % sides
        name = words.side(side, view.seat, sides, setting["seats"])
        if takers:
            tricks = sum(taker % sides == side for taker in takers)
            lines.append(words("table-side", name=name, tricks=tricks, points=points[side] if points else "no"))
        elif view.game.adds_up(setting["chosen"]):
            total = setting["totals"][side]
            lines.append(words("table-total", name=name, total=total))
    return lines


def _open_cards(words: Words, view: View) -> list[str]:
    """Cards that lie open before the others, on piles of their own, and on the table."""
    game, seats, lines = view.game.name, view.setting["seats"], []
    columns = {zone.name for zone in view.game.zones if zone.shape == "column"}
    stacks = {zone.name for zone in view.game.zones if zone.shape == "stack" and zone.per == "table"}
    for seat in range(seats):
        tops = [
            pile[-1]
            for name, pile in view.piles.items()
            if name.partition(":")[0] in columns and owner(name) == seat != view.seat and pile
        ]
        shown = ", ".join(words.card(game, card) for card in tops if card != BACK)
        if shown:
            lines.append(words("table-piles", name=words.seat(seat, view.seat, seats), cards=shown))
    for name, pile in view.piles.items():
        kind = name.partition(":")[0]
        if kind in stacks and pile and BACK not in pile:
            cards = ", ".join(words.card(game, card) for card in pile)
            lines.append(words("table-pile", pile=words(f"pile-{kind}"), cards=cards))
    return lines


def card_in_words(words: Words, view: View, card: Card, seat: Seat | None, played: bool = False) -> str:
    """A card, whose it is or who has played it, and what it counts; `seat` None: nobody's."""
    name = words.card(view.game.name, card)
    if seat is not None:
        name = words("card-played" if played else "card-owner", **words.values(view, {"seat": seat}) | {"card": name})
    halves = view.game.half_points(card)
    points = (words.number(halves // 2) if halves > 1 else "") + "½" * (halves % 2)
    return words("captioned", caption=name, value=words("card-worth", halves=halves, points=points))
