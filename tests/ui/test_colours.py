"""Nothing is told by colour alone: suits, turn, trump, cards that may be played, the winning card, what is chosen.

Measured as it looks to people who see no red, no green, no blue or no colours at all; `tests.slow.colours` makes
pictures of the same to look at.
"""

from array import array
from functools import cache
from itertools import combinations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from cardtable.games import GAMES
from cardtable.ui import drawn, tone
from cardtable.ui.controls import Button
from cardtable.ui.faces import Faces, margin, suit_picture

from ..helpers.sight import SIGHTS, as_seen, seen_colour
from .conftest import SitDown
from .desk import bound, discarding
from .test_contrast import look_of

SHAPE = 3.0  # the least contrast of what has to be made out
WIDTH = 96  # px of a card
LOOKS = {"light": {}, "night": {"cloth": "night"}, "dark": {"appearance": "dark"}, "high": {"high_contrast": "on"}}
every_sight = pytest.mark.parametrize("sight", SIGHTS)
every_look = pytest.mark.parametrize("values", LOOKS.values(), ids=list(LOOKS))
every_deck = pytest.mark.parametrize("art", sorted({game.art for game in GAMES.values()}))


def light(image: QImage, where: QRect | None = None) -> list[float]:
    """The luminance of every pixel."""
    plain = image.copy(where or image.rect()).convertToFormat(QImage.Format.Format_RGB32)
    return list(map(_luminance, array("I", bytes(plain.constBits()))))


@cache
def _luminance(rgb: int) -> float:
    return tone.luminance(QColor(rgb & 0xFFFFFF))


def ratio(one: float, other: float) -> float:
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


# --- suits ----------------------------------------------------------------------------------------------


def shape(picture: QImage) -> tuple[list[bool], float]:
    """Which pixels of a sign are on the other side of its middle tone than its corner; and the contrast of the two."""
    values = light(picture)
    ordered = sorted(values)
    middle = (ordered[len(values) // 12] + ordered[-len(values) // 12]) / 2  # corners and edges aside
    ground = values[picture.width() * 8 + 8] > middle
    on, off = ([value for value in values if (value > middle) == side] for side in (ground, not ground))
    far = sorted(off, key=lambda value: -ratio(value, middle))[len(off) // 5]  # thin lines are paler at their edges
    contrast = ratio(sorted(on)[len(on) // 2], far)
    return [(value > middle) != ground for value in values], contrast


@every_sight
@every_deck
@pytest.mark.parametrize("theme", ["standard", "white", "dim", "dark"])
def test_every_suit_has_a_sign_of_its_own_shape(qapp: QApplication, art: str, theme: str, sight: str) -> None:
    game = next(game for game in GAMES.values() if game.art == art)
    suits = sorted({card.suit for card in game.pack if card.suit})
    shapes = {}
    for suit in suits:
        picture = as_seen(suit_picture(art, suit, 46, 1.0, theme, False), sight)
        shapes[suit], contrast = shape(picture)
        assert contrast >= SHAPE, (suit, contrast)
    for one, other in combinations(suits, 2):
        differ = sum(a != b for a, b in zip(shapes[one], shapes[other], strict=True)) / len(shapes[one])
        assert differ > 0.04, (one, other, differ)


# --- cards that may be played ---------------------------------------------------------------------------


@every_sight
@every_deck
def test_a_card_that_may_not_be_played_is_darker(qapp: QApplication, art: str, sight: str) -> None:
    game = next(game for game in GAMES.values() if game.art == art)
    pictures = Faces(art)
    height = round(WIDTH / pictures.aspect())
    edge = round(margin(WIDTH, 1.0))
    inside = QRect(edge, edge, WIDTH // 3, height // 3)  # of a fan no more is seen
    for card in game.pack[:: max(1, len(game.pack) // 12)]:
        shown = [pictures.pixmap(card, WIDTH, height, dim).toImage().copy(inside) for dim in (False, True)]
        bright, dimmed = (light(as_seen(picture, sight)) for picture in shown)
        assert sum(bright) > sum(dimmed), card
        assert ratio(max(bright), max(dimmed)) >= 1.8, card


# --- whose turn, and who wins ---------------------------------------------------------------------------


@every_sight
@every_look
def test_whose_turn_it_is_is_told_by_a_sign(qapp: QApplication, values: dict[str, str], sight: str) -> None:
    look = look_of(**values)
    size = (172, 50)
    sign = QRect(14, 18, 10, 14)
    contrasts = []
    for turn in (True, False):
        picture = as_seen(drawn.plate(look, 1.0, size, "", "", "", 0, turn).toImage(), sight)
        found = light(picture, sign)
        contrasts.append(ratio(max(found), min(found)))
    assert contrasts[0] >= SHAPE
    assert contrasts[1] < 1.2


@every_sight
@every_look
def test_the_winning_card_has_a_crown_and_an_outline(qapp: QApplication, values: dict[str, str], sight: str) -> None:
    look = look_of(**values)
    gold, ink, paper = (seen_colour(look.colour(name), sight) for name in ("gold", "ink", "paper"))
    assert tone.ratio(gold, ink) >= SHAPE
    crown = as_seen(drawn.crown(look, 1.0).toImage(), sight)
    middle = QRect(10, 10, 14, 14)
    assert ratio(max(light(crown, middle)), min(light(crown, middle))) >= SHAPE
    assert tone.ratio(paper, ink) >= SHAPE


# --- trump and choices ----------------------------------------------------------------------------------


def test_trump_is_told_by_sign_and_word(sit_down: SitDown) -> None:
    for size in ((1280, 800), (900, 640)):
        desk = sit_down(bound, size=size)
        panel = desk.page.side if desk.page.wide else desk.page.bar
        trump = desk.view.facts["trump"]
        assert panel.sign.isVisible()
        assert panel.sign.suit == trump
        assert panel.trump.text().lower() == desk.window.words.suit("tallyho", trump)


def test_trumps_to_choose_have_signs_and_words(sit_down: SitDown) -> None:
    desk = sit_down(discarding)
    for chip, suit in zip(desk.bar.chips["trump"].chips(), desk.bar.chips["trump"].options, strict=True):
        assert isinstance(chip, Button)
        assert chip.sign == ("tallyho", suit)
        assert chip.text() == desk.window.words.suit("tallyho", suit)


@every_sight
@every_look
def test_a_chosen_chip_has_a_tick(qapp: QApplication, values: dict[str, str], sight: str) -> None:
    chip = Button(look_of(**values), "mmmm", "chip")
    chip.resize(chip.sizeHint())
    tick = QRect(9, chip.height() // 2 - 6, 8, 11)
    found = []
    for chosen in (False, True):
        chip.setChecked(chosen)
        values_there = light(as_seen(chip.grab().toImage(), sight), tick)
        found.append(ratio(max(values_there), min(values_there)))
    assert found[0] < 1.3
    assert found[1] >= SHAPE


# --- the sights themselves ------------------------------------------------------------------------------


def test_white_and_black_look_alike_to_everybody() -> None:
    for sight in SIGHTS:
        for name in ("#ffffff", "#000000", "#808080"):
            looks = seen_colour(QColor(name), sight)
            assert max(abs(a - b) for a, b in zip(looks.getRgb(), QColor(name).getRgb(), strict=True)) <= 2


def test_red_and_green_that_differ_to_most_are_alike_without_green() -> None:
    red, green = QColor("#a35f10"), QColor("#6c7a10")
    far = abs(red.red() - green.red()) + abs(red.green() - green.green())
    one, other = seen_colour(red, "deuteranopia"), seen_colour(green, "deuteranopia")
    near = abs(one.red() - other.red()) + abs(one.green() - other.green())
    assert near * 2 < far
