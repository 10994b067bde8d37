"""The settings page: every control changes its setting at once, is seen at once, and has a way back."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QScrollArea, QWidget

from cardtable.settings import SETTINGS, Settings
from cardtable.ui import tone
from cardtable.ui.controls import Chips, PercentSlider, Slider
from cardtable.ui.faces import palette
from cardtable.ui.settings_page import SettingsPage

from .conftest import Open, SitDown
from .desk import LEFT, Desk, bound
from .test_auction import wheel_over

Key = Qt.Key
ON_PAGE = [setting for setting in SETTINGS if setting.group]
SLIDERS = [setting.name for setting in ON_PAGE if setting.name in ("contrast", "grain", "temperature", "scale")]
CHIPS = [setting.name for setting in ON_PAGE if setting.name not in (*SLIDERS, "language")]  # see test_language.py


def open_settings(desk: Desk) -> SettingsPage:
    desk.ctrl(Key.Key_Comma)
    assert isinstance(desk.window.overlay, SettingsPage)
    return desk.window.overlay


def slider_of(page: SettingsPage, name: str) -> Slider:
    made = page.controls[name]
    assert isinstance(made, PercentSlider)
    return made.slider


def drag_slider(desk: Desk, slider: Slider, share: float) -> None:
    """Drag a slider's knob so far along its line, 0 to 1."""
    in_view(slider)
    spot = QPoint(round(slider.width() * share), slider.height() // 2)
    desk.qtbot.mousePress(slider, LEFT, pos=QPoint(slider.width() // 2, slider.height() // 2))
    desk.qtbot.mouseMove(slider, pos=spot)
    desk.qtbot.mouseRelease(slider, LEFT, pos=spot)


def in_view(widget: QWidget) -> None:
    parent = widget.parentWidget()
    while parent is not None and not isinstance(parent, QScrollArea):
        parent = parent.parentWidget()
    if parent is not None:
        parent.ensureWidgetVisible(widget)


def picture(widget: QWidget) -> QImage:
    return widget.grab().toImage()


# --- every control --------------------------------------------------------------------------------------


def test_the_page_has_a_control_for_every_setting(window: Open) -> None:
    page = open_settings(window())
    assert set(page.controls) == {setting.name for setting in ON_PAGE}


@pytest.mark.parametrize("name", CHIPS)
def test_a_chip_changes_its_setting_at_once(window: Open, name: str) -> None:
    desk = window()
    page = open_settings(desk)
    chips = page.controls[name]
    assert isinstance(chips, Chips)
    assert chips.value == desk.window.settings[name]
    for chip, value in zip(chips.chips(), chips.options, strict=True):
        desk.press(chip)
        assert desk.window.settings[name] == value
        assert chip.isChecked()


@pytest.mark.parametrize("name", SLIDERS)
def test_a_slider_changes_its_setting_at_once_and_says_its_value(window: Open, name: str) -> None:
    desk = window()
    page = open_settings(desk)
    slider = slider_of(page, name)
    drag_slider(desk, slider, 1.0)
    assert desk.window.settings[name] == slider.maximum()
    made = page.controls[name]
    assert made.percent.text() == f"{slider.maximum()} %"
    drag_slider(desk, slider_of(page, name), 0.0)
    assert desk.window.settings[name] == slider.minimum()


@pytest.mark.parametrize("name", SLIDERS)
def test_a_double_click_puts_a_slider_back(window: Open, name: str) -> None:
    desk = window()
    slider = slider_of(open_settings(desk), name)
    drag_slider(desk, slider, 0.9)
    assert slider.value() != slider.default
    spot = QPoint(slider.width() // 5, slider.height() // 2)
    desk.qtbot.mouseClick(slider, LEFT, pos=spot)
    desk.qtbot.mouseDClick(slider, LEFT, pos=spot)
    assert slider.value() == slider.default
    assert desk.window.settings[name] == slider.default


def test_the_three_sliders_of_the_look_go_back_to_fifty(window: Open) -> None:
    page = open_settings(window())
    assert [slider_of(page, name).default for name in ("contrast", "grain", "temperature")] == [50, 50, 50]


def test_arrow_keys_move_a_slider_and_home_puts_it_back(window: Open) -> None:
    desk = window()
    slider = slider_of(open_settings(desk), "contrast")
    slider.setFocus()
    desk.key(Key.Key_Right)
    assert desk.window.settings["contrast"] == 51
    desk.key(Key.Key_PageUp)
    assert desk.window.settings["contrast"] == 61
    desk.key(Key.Key_Home)
    assert desk.window.settings["contrast"] == 50


def test_every_row_has_its_way_back(window: Open) -> None:
    desk = window()
    page = open_settings(desk)
    for setting in ON_PAGE:
        if setting.name == "language":  # the page is made anew in it: see test_language.py
            continue
        back = page.backs[setting.name]
        desk.window.settings.reset(setting.name)
        assert not back.isEnabled(), setting.name
        desk.window.settings[setting.name] = [v for v in setting.field.values({}) if v != setting.default][-1]
        assert back.isEnabled()
        desk.press(back)
        assert desk.window.settings[setting.name] == setting.default
        assert page.controls[setting.name].value == setting.default


def test_reset_all_puts_everything_back_but_the_language(window: Open) -> None:
    desk = window()
    page = open_settings(desk)
    others = [setting for setting in ON_PAGE if setting.group != "language"]
    desk.window.settings["letters"] = "fr"
    for setting in others:
        desk.window.settings[setting.name] = [v for v in setting.field.values({}) if v != setting.default][-1]
    desk.press(page.buttons[1])
    for setting in others:
        assert desk.window.settings[setting.name] == setting.default
        assert page.controls[setting.name].value == setting.default
    assert (desk.window.settings["language"], desk.window.settings["letters"]) == ("en", "fr")
    assert desk.window.overlay is page


def test_the_wheel_over_a_slider_scrolls_the_page_and_changes_nothing(window: Open) -> None:
    desk = window((900, 600))
    page = open_settings(desk)
    slider = slider_of(page, "contrast")
    in_view(slider)
    wheel_over(slider, -120)
    assert desk.window.settings["contrast"] == 50


def test_done_closes_the_page(window: Open) -> None:
    desk = window()
    desk.press(open_settings(desk).buttons[0])
    assert desk.window.overlay is None


def test_a_closed_page_hears_no_more_of_changes(window: Open) -> None:
    desk = window()
    open_settings(desk)
    desk.key(Key.Key_Escape)
    desk.window.settings["contrast"] = 70
    page = open_settings(desk)
    assert page.controls["contrast"].value == 70


# --- what is seen ---------------------------------------------------------------------------------------


def redrawn(desk: Desk, before: QImage, widget: QWidget) -> Callable[[], bool]:
    return lambda: picture(widget) != before


@pytest.mark.parametrize(
    ("name", "value"),
    [("contrast", 90), ("temperature", 10), ("grain", 100), ("cloth", "blue"), ("cards", "dim"), ("scale", 120)],
)
def test_a_change_of_the_look_is_seen_on_the_table(sit_down: SitDown, name: str, value: object) -> None:
    desk = sit_down(bound, size=(1500, 950))
    desk.hover(desk.bare_cloth())
    desk.toast.hide()  # so that nothing else can change the picture
    before = picture(desk.page)
    desk.window.settings[name] = value
    desk.until(redrawn(desk, before, desk.page))
    desk.settle()


def test_cards_and_panels_are_toned_by_the_tables(sit_down: SitDown) -> None:
    desk = sit_down(bound)
    desk.window.settings["grain"] = 0
    desk.window.settings["contrast"], desk.window.settings["temperature"] = 80, 20
    wanted = tone.toned_colour(QColor(palette()["paper"]), 80, 20)
    desk.until(lambda: desk.window.look.colour("paper") == wanted)
    shot = picture(desk.page.side)
    spot = QPoint(shot.width() // 2, round(shot.height() / shot.devicePixelRatio()) - 12)
    near = shot.pixelColor(spot)
    assert all(abs(a - b) <= 2 for a, b in zip(near.getRgb(), wanted.getRgb(), strict=True))


def test_the_night_table_has_dark_panels_and_the_others_light_ones(window: Open) -> None:
    desk = window()
    for cloth in ("green", "night", "light"):
        desk.window.settings["cloth"] = cloth
        desk.until(lambda cloth=cloth: desk.window.look.dark == (cloth == "night"))
        look = desk.window.look
        assert (tone.luminance(look.colour(look.ground)) < 0.2) == (cloth == "night")


def test_the_sample_shows_a_change_at_once(window: Open) -> None:
    desk = window()
    page = open_settings(desk)
    before = picture(page)
    drag_slider(desk, slider_of(page, "temperature"), 0.1)
    desk.until(redrawn(desk, before, page))


def test_the_scale_makes_text_larger_as_far_as_there_is_room(window: Open) -> None:
    desk = window((2400, 1600))
    before = desk.window.look.px(100)
    desk.window.settings["scale"] = 200
    desk.until(lambda: desk.window.look.px(100) > before * 1.3)


# --- kept -----------------------------------------------------------------------------------------------


def test_a_change_is_in_the_file_soon_and_there_after_a_restart(window: Open, tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    desk = window(keep=Settings(path))
    page = open_settings(desk)
    drag_slider(desk, slider_of(page, "contrast"), 1.0)
    desk.press(page.controls["cloth"].chips()[2])
    desk.until(path.exists)
    again = Settings(path)
    assert (again["contrast"], again["cloth"]) == (100, "wine")
    other = window(keep=again)
    assert open_settings(other).controls["contrast"].value == 100


def test_a_change_just_before_the_end_is_kept(window: Open, tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    desk = window(keep=Settings(path))
    desk.window.settings["grain"] = 13
    desk.window.close()
    assert Settings(path)["grain"] == 13


def test_settings_that_cannot_be_written_are_said(window: Open, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    desk = window(keep=Settings(tmp_path / "file" / "settings.json"))
    desk.press(desk.window.start.tiles["tallyho"].daily_button)
    desk.window.settings["grain"] = 13
    desk.until(lambda: desk.said.startswith("The settings could not be written"))
    assert desk.window.settings["grain"] == 13
