"""High contrast in one click, dark and light as the system has it, and little motion where it asks for that."""

import subprocess
import sys
from itertools import product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor

from cardtable.settings import Settings
from cardtable.ui import pace, system, tone
from cardtable.ui.look import HIGH_CONTRAST, Look
from cardtable.ui.settings_page import SettingsPage

from .conftest import Open, SitDown
from .desk import Desk, bound

Key = Qt.Key
CTRL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
STRONG = 7.0
TEXTS = (("ink", "gold"), ("cream", "plum"), ("cream", "navy"), ("cream", "night"), ("sand", "night"))


def look_of(**values: object) -> Look:
    settings = Settings()
    for name, value in values.items():
        settings[name] = value
    made = Look(settings)
    made.refresh()
    return made


def seen(desk: Desk) -> dict[str, object]:
    """The settings of the look as they are seen."""
    return {name: desk.window.look.settings[name] for name in HIGH_CONTRAST}


# --- high contrast --------------------------------------------------------------------------------------


def switch(desk: Desk, by: str) -> None:
    if by == "key":
        desk.key(Key.Key_H, CTRL_SHIFT)
    elif by == "menu":
        desk.window.actions_["high-contrast"].trigger()
    else:
        desk.ctrl(Key.Key_Comma)
        assert isinstance(desk.window.overlay, SettingsPage)
        desk.press(desk.window.overlay.strong)
        desk.key(Key.Key_Escape)


@pytest.mark.parametrize("by", ["key", "menu", "settings"])
def test_one_press_gives_high_contrast_and_the_next_gives_back_what_was(sit_down: SitDown, by: str) -> None:
    desk = sit_down(bound, contrast=70, temperature=20, grain=30, cloth="wine", cards="dim")
    before = seen(desk)
    kept = {name: desk.window.settings[name] for name in before}
    shot = desk.page.grab().toImage()
    switch(desk, by)
    desk.until(desk.window.actions_["high-contrast"].isChecked)
    assert desk.window.look.high_contrast
    assert seen(desk) == HIGH_CONTRAST
    assert {name: desk.window.settings[name] for name in before} == kept
    desk.until(lambda: desk.page.grab().toImage() != shot)
    desk.settle()
    switch(desk, by)
    desk.until(lambda: not desk.window.actions_["high-contrast"].isChecked())
    assert not desk.window.look.high_contrast
    assert seen(desk) == before
    assert desk.window.settings["high_contrast"] == "system"
    desk.settle()


def test_the_switch_of_the_settings_follows_the_setting(window: Open) -> None:
    desk = window()
    desk.ctrl(Key.Key_Comma)
    page = desk.window.overlay
    assert isinstance(page, SettingsPage)
    chips = page.controls["high_contrast"]
    desk.press(chips.chips()[1])
    desk.until(page.strong.isChecked)
    desk.press(page.strong)
    desk.until(lambda: not desk.window.look.high_contrast)
    assert chips.value == "system"


def test_text_is_legible_at_seven_to_one(qapp: object) -> None:
    look = look_of(high_contrast="on", contrast=0, temperature=0)
    for name, ground in TEXTS:
        assert tone.ratio(look.text(name, ground), look.colour(ground)) >= STRONG, (name, ground)
    for colour in (look.ink, look.quiet, look.outline):
        assert tone.ratio(colour, look.colour(look.ground)) >= STRONG


def test_the_ring_is_thicker(qapp: object) -> None:
    assert look_of(high_contrast="on").ring > look_of().ring


def test_the_cloth_is_plain_and_dark(sit_down: SitDown) -> None:
    desk = sit_down(bound, high_contrast="on")
    desk.toast.hide()
    shot = desk.page.grab().toImage()
    spot = desk.bare_cloth()
    colours = {shot.pixelColor(spot.x() + x, spot.y()).name() for x in range(6)}
    assert len(colours) == 1
    assert tone.luminance(QColor(colours.pop())) < 0.02


# --- as the system --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("wanted", "dark"), list(product(("system", "light", "dark"), (False, True))))
def test_panels_are_dark_as_chosen_or_as_the_system_is(
    qapp: object, monkeypatch: pytest.MonkeyPatch, wanted: str, dark: bool
) -> None:
    monkeypatch.setattr(system, "dark", lambda: dark)
    look = look_of(appearance=wanted)
    assert look.dark == (dark if wanted == "system" else wanted == "dark")
    assert (tone.luminance(look.colour(look.ground)) < 0.2) == look.dark


@pytest.mark.parametrize("cloth", ["green", "blue", "wine", "light", "night"])
def test_text_on_dark_panels_is_legible_on_every_table(qapp: object, cloth: str) -> None:
    for contrast, temperature in product((0, 50, 100), (0, 50, 100)):
        look = look_of(appearance="dark", cloth=cloth, contrast=contrast, temperature=temperature)
        for colour in (look.ink, look.quiet):
            assert tone.ratio(colour, look.colour(look.ground)) >= 4.5


@pytest.mark.parametrize(("wanted", "strong"), list(product(("system", "on", "off"), (False, True))))
def test_contrast_is_high_as_chosen_or_as_the_system_is(
    qapp: object, monkeypatch: pytest.MonkeyPatch, wanted: str, strong: bool
) -> None:
    monkeypatch.setattr(system, "strong_contrast", lambda: strong)
    look = look_of(high_contrast=wanted)
    assert look.high_contrast == (strong if wanted == "system" else wanted == "on")
    for on in (True, False):
        look.choose_contrast(on)
        assert look.high_contrast == on


def test_a_change_of_the_system_is_seen_at_once(window: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    changed: list[object] = []
    monkeypatch.setattr(system, "follow", changed.append)
    desk = window()
    assert not desk.window.look.dark
    monkeypatch.setattr(system, "dark", lambda: True)
    shot = desk.window.grab().toImage()
    for tell in changed:
        tell()
    assert desk.window.look.dark
    assert desk.window.grab().toImage() != shot


# --- motion ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("little", "speed"), [(False, "normal"), (True, "off")])
def test_cards_move_as_the_system_asks(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch, little: bool, speed: str
) -> None:
    monkeypatch.setattr(system, "little_motion", lambda: little)
    assert pace.speed_of("system") == speed
    assert [pace.speed_of(name) for name in ("slow", "normal", "fast", "off")] == ["slow", "normal", "fast", "off"]
    desk = sit_down(bound)
    desk.window.settings["speed"] = "system"
    assert desk.stage.pace is pace.PACES[speed]
    desk.until(lambda: not desk.stage.busy)
    assert (desk.cloth.furniture._breath.state() == desk.cloth.furniture._breath.State.Running) == (not little)


ANSWERS = {
    "less": ({"reduced-motion": ("u", 1)}, True),
    "gnome": ({"enable-animations": ("b", False)}, True),
    "usual": ({"reduced-motion": ("u", 0), "enable-animations": ("b", True)}, False),
    "silent": ({}, False),
}
PORTAL = """
import sys
from jeepney import message_bus, new_error, new_method_return
from jeepney.io.blocking import open_dbus_connection

values = {values!r}
bus = open_dbus_connection(sys.argv[1])
bus.send_and_get_reply(message_bus.RequestName("org.freedesktop.portal.Desktop"))
print("ready", flush=True)
while True:
    message = bus.receive()
    if message.header.message_type.name == "method_call":
        value = values.get(message.body[1])
        failed = new_error(message, "org.freedesktop.portal.Error.NotFound", "s", ("",))
        bus.send(new_method_return(message, "v", (("v", value),)) if value else failed)
"""
ASK = """
from PySide6.QtCore import QCoreApplication
from cardtable.ui import system
application = QCoreApplication([])
print(system.little_motion())
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the desktop portal is a thing of Linux")
@pytest.mark.parametrize("answer", ANSWERS)
def test_the_desktop_portal_is_asked_for_little_motion(answer: str) -> None:
    """A session bus of its own with a portal that answers so."""
    values, little = ANSWERS[answer]
    try:
        bus = subprocess.Popen(
            ["dbus-daemon", "--session", "--nofork", "--print-address=1"],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        )  # fmt: skip
    except FileNotFoundError:
        pytest.skip("dbus-daemon is missing")
    assert bus.stdout
    address = bus.stdout.readline().strip()
    portal = subprocess.Popen(
        [sys.executable, "-c", PORTAL.format(values=values), address], stdout=subprocess.PIPE, text=True
    )
    try:
        assert portal.stdout
        assert portal.stdout.readline() == "ready\n"
        env = {"DBUS_SESSION_BUS_ADDRESS": address, "QT_QPA_PLATFORM": "offscreen"}
        told = subprocess.run([sys.executable, "-c", ASK], env=env, capture_output=True, text=True, timeout=60)
        assert told.stdout == f"{little}\n", told.stderr
    finally:
        for process in (portal, bus):
            process.terminate()
            process.communicate(timeout=20)
