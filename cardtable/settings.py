"""The settings: one table of names, fields and defaults; a JSON file that is read leniently and written safely."""

import json
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .core.fields import Choice, Field, NotAllowed, Number


@dataclass(frozen=True, slots=True)
class Setting:
    """One line of the settings page. `group` is its heading; "" keeps it off the page."""

    name: str
    field: Field
    default: Any
    group: str


PERCENT = Number(0, 100)
YES_NO = Choice((True, False), kind="switch")

LEARNT = ("tallyho", "piedicavallo", "tarot", "thousand")  # the games, which the settings do not know

SETTINGS = (
    Setting("language", Choice(("system", "en", "it", "nb", "ko")), "system", "language"),
    Setting("letters", Choice(("language", "fr")), "language", "language"),  # of the courts of the French tarot
    Setting("high_contrast", Choice(("system", "on", "off")), "system", "look"),
    Setting("appearance", Choice(("system", "light", "dark")), "system", "look"),
    Setting("contrast", PERCENT, 50, "look"),
    Setting("grain", PERCENT, 50, "look"),
    Setting("temperature", PERCENT, 50, "look"),
    Setting("cloth", Choice(("green", "blue", "wine", "light", "night")), "green", "look"),
    Setting("cards", Choice(("standard", "white", "dim", "dark")), "standard", "look"),
    Setting("four_colours", YES_NO, False, "look"),
    Setting("scale", Number(100, 200, 10), 100, "look"),
    Setting("speed", Choice(("system", "slow", "normal", "fast", "off")), "system", "motion"),
    Setting("hold", Choice(("none", "short", "normal", "long", "click")), "normal", "motion"),
    Setting("rows", Choice(("one", "two")), "one", "table"),
    Setting("click", Choice(("game", "plays", "chooses")), "game", "table"),
    Setting("partner", Choice(("hard", "level")), "hard", "table"),
    Setting("card_names", YES_NO, False, "table"),
    Setting("running_points", YES_NO, True, "table"),
    Setting("log", YES_NO, True, "table"),
    Setting("level", Choice(("easy", "medium", "hard")), "medium", ""),  # chosen on the start page
    *(Setting(f"lesson_{game}", YES_NO, False, "") for game in LEARNT),  # whether it was heard to its end
)
BY_NAME = {setting.name: setting for setting in SETTINGS}


class Settings:
    """The values in force. Everything that shows one listens, so a change is seen at once."""

    def __init__(self, path: Path | None = None) -> None:
        """`path` None: nothing is kept. A missing, damaged or unreadable file gives the defaults."""
        self._path = path
        self._values = {setting.name: setting.default for setting in SETTINGS}
        self._others: dict[str, Any] = {}  # keys of a later version, written back as they were
        self._listeners: list[Callable[[str], None]] = []
        for name, value in _read(path).items():
            if name in BY_NAME:
                try:
                    self._values[name] = BY_NAME[name].field.check(value, {})
                except NotAllowed:
                    continue
            else:
                self._others[name] = value

    def __getitem__(self, name: str) -> Any:
        return self._values[name]

    def __setitem__(self, name: str, value: Any) -> None:
        """Set, keep and tell; NotAllowed for a value that the setting's field refuses."""
        value = BY_NAME[name].field.check(value, {})
        if value == self._values[name]:
            return
        self._values[name] = value
        for listener in tuple(self._listeners):
            listener(name)

    def reset(self, name: str) -> None:
        self[name] = BY_NAME[name].default

    def listen(self, listener: Callable[[str], None]) -> None:
        """Call `listener` with the name of every setting that changes from now on."""
        self._listeners.append(listener)

    def unlisten(self, listener: Callable[[str], None]) -> None:
        """Call `listener` no more."""
        self._listeners.remove(listener)

    def save(self) -> None:
        """Write the file, through a temporary one so that a crash leaves the old. OSError if it cannot."""
        if self._path is None:
            return
        write_whole(self._path, json.dumps({**self._others, **self._values}, indent=1, ensure_ascii=False) + "\n")


def write_whole(path: Path, text: str) -> None:
    """Replace a file's text in one step."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(path.name + ".part")
    with part.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)


def _read(path: Path | None) -> Mapping[str, Any]:
    try:
        values = json.loads(path.read_text("utf-8")) if path else {}
    except (OSError, ValueError):
        return {}
    return values if isinstance(values, dict) else {}
