"""The pictures: every card has one, drawn sharp at every pixel ratio, and its index can be read at every setting."""

import re
import xml.etree.ElementTree as ET
from collections import Counter

import pytest
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from cardtable.core.cards import BACK, Card
from cardtable.core.deal import Deal
from cardtable.games import GAMES
from cardtable.settings import BY_NAME
from cardtable.ui import tone
from cardtable.ui.faces import Faces, assets, margin, palette, suit_picture

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
THEMES = BY_NAME["cards"].field.options
ELEMENTS = {"svg", "defs", "g", "use", "path"}


def files_of(game: type[Deal]) -> dict[str, bytes]:
    folder = assets().joinpath("cards", game.art)
    names = ["back", *map(str, game.pack)]
    return {name: folder.joinpath(f"{name}.svg").read_bytes() for name in names}


@every_game
def test_every_card_has_its_picture(game: type[Deal]) -> None:
    for name, svg in files_of(game).items():
        assert QSvgRenderer(QByteArray(svg)).isValid(), name


@every_game
def test_pictures_use_only_what_qt_draws_right(game: type[Deal]) -> None:
    for name, svg in files_of(game).items():
        used = {element.tag.rpartition("}")[2] for element in ET.fromstring(svg).iter()}
        assert used <= ELEMENTS, name
        assert not re.search(rb"rgba\(|hsl\(|var\(|clip-path|<style|textPath", svg), name


@every_game
def test_all_cards_of_a_deck_have_one_size(game: type[Deal]) -> None:
    assert len({QSvgRenderer(QByteArray(svg)).defaultSize().toTuple() for svg in files_of(game).values()}) == 1


@every_game
def test_every_theme_recolours_only_what_is_in_the_pictures(game: type[Deal]) -> None:
    """A theme is a text substitution, so each of its tokens must be a colour of the palette."""
    faces = Faces(game.art)
    plain = faces.pixmap(game.pack[0], 120, 168).toImage()
    for theme in THEMES:
        faces.look(50, 50, theme, False)
        themed = faces.pixmap(game.pack[0], 120, 168).toImage()
        assert (themed == plain) == (theme == "standard"), theme


@every_game
def test_corners_are_transparent(game: type[Deal], qapp: object) -> None:
    for name, svg in files_of(game).items():
        image = drawn(svg, 120, 168)
        for x, y in ((0, 0), (119, 0), (0, 167), (119, 167)):
            assert image.pixelColor(x, y).alpha() < 40, name
        assert image.pixelColor(60, 84).alpha() == 255, name


def drawn(svg: bytes, width: int, height: int) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(svg)).render(painter, QRectF(0, 0, width, height))
    painter.end()
    return image


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 1.75, 2.0])
def test_a_picture_has_a_pixel_for_every_pixel_of_the_screen(qapp: object, ratio: float) -> None:
    faces = Faces("tallyho")
    faces.sharpen(ratio)
    for width, height in ((101, 141), (176, 246), (64, 90)):
        pixmap = faces.pixmap(Card("R", "14"), width, height)
        edge = round(margin(width, ratio) * ratio)
        assert pixmap.devicePixelRatio() == ratio
        assert pixmap.width() == round(width * ratio) + 2 * edge
        assert pixmap.height() == round(height * ratio) + 2 * edge


def test_a_picture_is_drawn_once(qapp: object) -> None:
    faces = Faces("tallyho")
    card = Card("R", "14")
    assert faces.pixmap(card, 100, 140).cacheKey() == faces.pixmap(card, 100, 140).cacheKey()
    before = faces.pixmap(card, 100, 140).cacheKey()
    faces.look(60, 50, "standard", False)
    assert faces.pixmap(card, 100, 140).cacheKey() != before


def test_a_dimmed_card_is_darker_within_its_outline_only(qapp: object) -> None:
    faces = Faces("tallyho")
    lit, dim = (faces.pixmap(Card("Y", "8"), 120, 168, dim).toImage() for dim in (False, True))
    spots = [(x, y) for x in range(10, 120, 7) for y in range(10, 170, 7)]
    light = [sum(image.pixelColor(*spot).lightness() for spot in spots) for image in (lit, dim)]
    assert light[1] < 0.75 * light[0]
    for x, y in ((0, 0), (0, lit.height() - 1), (2, lit.height() - 3)):
        assert dim.pixelColor(x, y).alpha() == lit.pixelColor(x, y).alpha()


def test_a_back_shows_nothing_of_its_face(qapp: object) -> None:
    faces = Faces("tallyho")
    assert faces.pixmap(BACK, 100, 140).toImage() != faces.pixmap(Card("R", "14"), 100, 140).toImage()


def test_no_two_cards_look_alike(qapp: object) -> None:
    faces = Faces("tallyho")
    pack = GAMES["tallyho"].pack
    pictures = {bytes(faces.pixmap(card, 60, 84).toImage().constBits()) for card in pack}
    assert len(pictures) == len(pack)


# --- the index ------------------------------------------------------------------------------------------

INDEX = QRectF(10, 16, 44, 46)  # where the rank stands, in units of the picture, 240 wide
UNITS = 240


def index_colours(faces: Faces, card: Card) -> tuple[QColor, QColor]:
    """The ground of a card's index and the colour of its rank: the two commonest colours there."""
    image = faces.pixmap(card, UNITS, 336).toImage()
    edge = round(margin(UNITS, 1))
    seen: Counter[int] = Counter()
    for x in range(int(INDEX.left()), int(INDEX.right())):
        for y in range(int(INDEX.top()), int(INDEX.bottom())):
            seen[image.pixel(edge + x, edge + y)] += 1
    (ground, _), (ink, _) = seen.most_common(2)
    return QColor.fromRgb(ground), QColor.fromRgb(ink)


@pytest.mark.parametrize("theme", THEMES)
def test_the_index_of_every_card_stands_out_at_every_setting(qapp: object, theme: str) -> None:
    faces = Faces("tallyho")
    too_low = []
    for card in GAMES["tallyho"].pack:
        faces.look(50, 50, theme, False)
        ground, ink = index_colours(faces, card)
        for contrast in (0, 50, 100):
            for temperature in (0, 50, 100):
                a, b = (tone.toned_colour(colour, contrast, temperature) for colour in (ground, ink))
                if tone.ratio(a, b) < 3:
                    too_low.append((str(card), contrast, temperature, round(tone.ratio(a, b), 2)))
    assert too_low == []


def test_the_index_is_toned_as_everything_else_is(qapp: object) -> None:
    """What the test above computes is what is on the screen."""
    faces = Faces("tallyho")
    for card in (Card("R", "14"), Card("Y", "8"), Card("", "FOX")):
        faces.look(50, 50, "standard", False)
        plain = index_colours(faces, card)
        faces.look(0, 100, "standard", False)
        shown = index_colours(faces, card)
        for before, after in zip(plain, shown, strict=True):
            wanted = tone.toned_colour(before, 0, 100)
            assert abs(wanted.red() - after.red()) <= 1
            assert abs(wanted.green() - after.green()) <= 1
            assert abs(wanted.blue() - after.blue()) <= 1


def test_the_palette_has_no_colour_twice() -> None:
    """A theme replaces colours by their text, so each token must be its own."""
    tokens = palette()
    assert len(set(tokens.values())) == len(tokens)


def test_the_sign_of_a_suit_has_the_colours_of_its_cards(qapp: QApplication) -> None:
    def has(suit: str, four: bool, token: str) -> bool:
        sign = suit_picture("french", suit, 40, 1.0, "standard", four)
        wanted = QColor(palette()[token]).rgb()
        return any(sign.pixel(x, y) == wanted for x in range(sign.width()) for y in range(sign.height()))

    for suit, plain, coloured in (("D", "rpip", "dpip"), ("C", "kpip", "cpip")):
        assert has(suit, False, plain) and not has(suit, False, coloured)
        assert has(suit, True, coloured) and not has(suit, True, plain)
    assert has("H", True, "rpip") and has("S", True, "kpip")
