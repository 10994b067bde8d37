"""Contrast, temperature and grain: the formulas at their published points, and that everything stays legible."""

from itertools import pairwise, product

import pytest
from PySide6.QtGui import QColor, QImage

from cardtable.settings import BY_NAME, Settings
from cardtable.ui import tone
from cardtable.ui.faces import palette
from cardtable.ui.look import Look

CORNERS = list(product((0, 25, 50, 75, 100), repeat=2))
CLOTHS = BY_NAME["cloth"].field.options


# --- the formulas ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("slider", "kelvin"), [(0, 3500), (25, 4550), (50, 6500), (75, 7719), (100, 9500)])
def test_the_slider_gives_these_temperatures(slider: int, kelvin: int) -> None:
    assert tone.kelvin(slider) == pytest.approx(kelvin, abs=0.5)


@pytest.mark.parametrize(("slider", "gains"), [(0, (1, 0.605, 0.261)), (50, (1, 1, 1)), (100, (0.635, 0.753, 1))])
def test_the_gains_are_those_of_the_planck_locus(slider: int, gains: tuple[float, ...]) -> None:
    assert tone.gains(slider) == pytest.approx(gains, abs=0.0006)


@pytest.mark.parametrize(
    ("slider", "white"),
    [(0, (255, 204, 140)), (25, (255, 228, 191)), (75, (230, 239, 255)), (100, (209, 225, 255))],
)
def test_white_is_shown_so(slider: int, white: tuple[int, ...]) -> None:
    shown = tuple(table[255] for table in tone.tables(50, slider))
    assert all(abs(a - b) <= 1 for a, b in zip(shown, white, strict=True))


def test_equal_steps_of_the_slider_are_equal_in_mired() -> None:
    for half in (range(0, 51, 10), range(50, 101, 10)):
        mireds = [1e6 / tone.kelvin(slider) for slider in half]
        steps = [b - a for a, b in pairwise(mireds)]
        assert steps == pytest.approx([steps[0]] * len(steps))


def test_at_fifty_nothing_changes() -> None:
    assert tone.tables(50, 50) == (bytes(range(256)),) * 3
    image = QImage(4, 4, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(12, 100, 200))
    assert tone.toned(image, 50, 50) is image


@pytest.mark.parametrize(("contrast", "temperature"), CORNERS)
def test_no_table_goes_down_and_none_leaves_the_range(contrast: int, temperature: int) -> None:
    for table in tone.tables(contrast, temperature):
        assert len(table) == 256
        assert all(a <= b for a, b in pairwise(table))


@pytest.mark.parametrize("temperature", range(0, 101, 10))
def test_white_never_clips(temperature: int) -> None:
    """The strongest channel stays what it was, and light tones stay apart from white."""
    assert max(tone.gains(temperature)) == 1
    top = max(tone.tables(50, temperature), key=lambda table: table[255])
    assert top[255] == 255
    assert top[245] < 255


@pytest.mark.parametrize("contrast", range(0, 101, 10))
def test_the_contrast_curve_keeps_the_middle_and_its_ends(contrast: int) -> None:
    assert tone.contrasted(0.5, contrast) == pytest.approx(0.5)
    assert tone.contrasted(0.25, contrast) + tone.contrasted(0.75, contrast) == pytest.approx(1)
    if contrast >= 50:
        assert tone.contrasted(0, contrast) == 0
        assert tone.contrasted(1, contrast) == 1


def test_more_contrast_is_a_steeper_middle() -> None:
    slopes = [tone.contrasted(0.51, c) - tone.contrasted(0.49, c) for c in range(0, 101, 5)]
    assert slopes == sorted(slopes)
    assert len(set(slopes)) == len(slopes)


@pytest.mark.parametrize(("contrast", "temperature"), [(0, 0), (0, 100), (30, 70), (100, 0), (100, 100)])
def test_images_and_colours_are_toned_alike(contrast: int, temperature: int) -> None:
    colours = [QColor(value) for value in palette().values()]
    image = QImage(len(colours), 1, QImage.Format.Format_ARGB32_Premultiplied)
    for x, colour in enumerate(colours):
        image.setPixelColor(x, 0, colour)
    shown = tone.toned(image, contrast, temperature)
    for x, colour in enumerate(colours):
        wanted, got = tone.toned_colour(colour, contrast, temperature), shown.pixelColor(x, 0)
        for part in (QColor.red, QColor.green, QColor.blue):
            assert abs(part(wanted) - part(got)) <= 1


def test_toning_leaves_what_is_transparent_transparent() -> None:
    image = QImage(2, 1, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    image.setPixelColor(1, 0, QColor(200, 100, 50, 128))
    shown = tone.toned(image, 100, 0)
    assert shown.pixelColor(0, 0).alpha() == 0
    assert shown.pixelColor(1, 0).alpha() == 128


# --- grain ----------------------------------------------------------------------------------------------


def alphas(level: int) -> list[int]:
    tile = tone.grain(level, 1.0)
    assert tile
    image = tile.toImage()
    return [image.pixelColor(x, y).alpha() for x in range(0, tone.TILE, 5) for y in range(0, tone.TILE, 7)]


def test_no_grain_is_no_tile(qapp: object) -> None:
    assert tone.grain(0, 1.0) is None


def test_more_grain_is_more_opaque_and_never_hides_what_is_under_it(qapp: object) -> None:
    means = [sum(alphas(level)) / len(alphas(level)) for level in (10, 50, 100)]
    assert means == sorted(means)
    assert means[0] < means[1] < means[2] < 40
    assert max(alphas(100)) < 255 * 0.35


def test_the_grain_is_black_and_white_and_the_same_every_time(qapp: object) -> None:
    image = tone.grain(100, 1.0).toImage()
    seen = {image.pixelColor(x, y).value() for x in range(64) for y in range(64) if image.pixelColor(x, y).alpha()}
    assert seen <= {0, 255}
    tone.grain.cache_clear()
    assert tone.grain(100, 1.0).toImage() == image


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_a_grain_of_noise_is_a_pixel_of_the_screen(qapp: object, ratio: float) -> None:
    tile = tone.grain(50, ratio)
    assert tile.width() == tone.TILE
    assert tile.devicePixelRatio() == ratio


# --- legibility -----------------------------------------------------------------------------------------


def test_the_contrast_ratio_is_that_of_wcag() -> None:
    black, white = QColor(0, 0, 0), QColor(255, 255, 255)
    assert tone.ratio(black, white) == pytest.approx(21)
    assert tone.ratio(white, black) == pytest.approx(21)
    assert tone.ratio(QColor("#777777"), white) == pytest.approx(4.48, abs=0.005)


@pytest.mark.parametrize("cloth", CLOTHS)
def test_all_text_is_legible_at_every_setting(qapp: object, cloth: str) -> None:
    settings = Settings()
    settings["cloth"] = cloth
    look = Look(settings)
    too_low = []
    for contrast, temperature in CORNERS:
        settings["contrast"], settings["temperature"] = contrast, temperature
        look.refresh()
        pairs = {
            "ink on panel": (look.ink, look.ground), "quiet on panel": (look.quiet, look.ground),
            "primary button": (look.text("ink", "gold"), "gold"), "chosen chip": (look.text("cream", "plum"), "plum"),
            "dealer mark": (look.text("cream", "plum"), "plum"),
            "button": (look.text("cream", "navy"), "navy") if look.dark else (look.text("ink", "cream"), "cream"),
        }  # fmt: skip
        for name, (text, ground) in pairs.items():
            if tone.ratio(text, look.colour(ground)) < 4.5:
                too_low.append((name, contrast, temperature, round(tone.ratio(text, look.colour(ground)), 2)))
    assert too_low == []
