"""The settings: defaults, what is read from a file and what is not, who is told, and how they are written."""

import json
from pathlib import Path
from typing import Any

import pytest

from cardtable.core.fields import NotAllowed
from cardtable.settings import SETTINGS, Settings


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.json"


def written(path: Path, values: Any) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(values if isinstance(values, str) else json.dumps(values), "utf-8")
    return path


def test_the_three_sliders_stand_at_fifty_at_first() -> None:
    settings = Settings()
    assert [settings[name] for name in ("contrast", "grain", "temperature")] == [50, 50, 50]


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_every_default_is_allowed(setting: Any) -> None:
    assert setting.field.check(setting.default, {}) == setting.default
    assert Settings()[setting.name] == setting.default


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_every_value_of_every_setting_survives_a_restart(path: Path, setting: Any) -> None:
    for value in list(setting.field.values({}))[-3:]:
        settings = Settings(path)
        settings[setting.name] = value
        settings.save()
        assert Settings(path)[setting.name] == value


def test_a_missing_file_gives_the_defaults_and_is_not_made_by_reading(path: Path) -> None:
    assert Settings(path)["contrast"] == 50
    assert not path.exists()


@pytest.mark.parametrize("text", ["", "{", "[1, 2]", "null", '"x"', "\x00\x01", '{"contrast": }'])
def test_a_damaged_file_gives_the_defaults(path: Path, text: str) -> None:
    settings = Settings(written(path, text))
    assert {s.name: settings[s.name] for s in SETTINGS} == {s.name: s.default for s in SETTINGS}


def test_a_file_that_is_not_text_gives_the_defaults(path: Path) -> None:
    written(path, "")
    path.write_bytes(b"\xff\xfe\xff")
    assert Settings(path)["cloth"] == "green"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("contrast", 101), ("contrast", -1), ("contrast", "50"), ("contrast", 50.0), ("contrast", True),
        ("contrast", None), ("contrast", [50]), ("cloth", "purple"), ("cloth", 1), ("cloth", ["green"]), ("scale", 105),
        ("scale", 90), ("log", 1), ("log", "yes"), ("speed", {}), ("hold", "forever"),
    ],
)  # fmt: skip
def test_a_bad_value_goes_back_to_its_default_and_the_others_stay(path: Path, name: str, value: Any) -> None:
    settings = Settings(written(path, {name: value, "grain": 70}))
    assert settings[name] == Settings()[name]
    assert settings["grain"] == 70


def test_keys_of_a_later_version_are_written_back_as_they_were(path: Path) -> None:
    future = {"sound": {"volume": 3}, "ürsprung": [1, None]}
    settings = Settings(written(path, {**future, "contrast": 60}))
    settings["contrast"] = 40
    settings.save()
    values = json.loads(path.read_text("utf-8"))
    assert {name: values[name] for name in future} == future
    assert values["contrast"] == 40


def test_listeners_hear_of_a_change_once_it_holds() -> None:
    settings, heard = Settings(), []
    settings.listen(lambda name: heard.append((name, settings[name])))
    settings["grain"] = 80
    assert heard == [("grain", 80)]


def test_listeners_do_not_hear_of_what_stays_as_it_was() -> None:
    settings, heard = Settings(), []
    settings.listen(heard.append)
    settings["grain"] = 50
    settings.reset("contrast")
    assert heard == []


def test_a_listener_that_no_longer_listens_hears_nothing() -> None:
    settings, heard = Settings(), []
    settings.listen(heard.append)
    settings.unlisten(heard.append)
    settings["grain"] = 80
    assert heard == []


def test_a_value_that_is_not_allowed_changes_nothing() -> None:
    settings, heard = Settings(), []
    settings.listen(heard.append)
    with pytest.raises(NotAllowed):
        settings["contrast"] = 101
    assert settings["contrast"] == 50
    assert heard == []


def test_an_unknown_setting_is_an_error() -> None:
    with pytest.raises(KeyError):
        Settings()["volume"]
    with pytest.raises(KeyError):
        Settings()["volume"] = 1


def test_reset_puts_the_default_back() -> None:
    settings = Settings()
    settings["cloth"] = "night"
    settings.reset("cloth")
    assert settings["cloth"] == "green"


def test_without_a_file_saving_does_nothing(tmp_path: Path) -> None:
    Settings().save()
    assert not list(tmp_path.iterdir())


def test_a_crash_while_writing_leaves_the_old_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(path)
    settings["grain"] = 10
    settings.save()

    def crash(self: Path, target: Path) -> Path:
        raise OSError("power cut")

    monkeypatch.setattr(Path, "replace", crash)
    settings["grain"] = 20
    with pytest.raises(OSError, match="power cut"):
        settings.save()
    assert Settings(path)["grain"] == 10


def test_a_folder_that_cannot_be_made_is_an_error_that_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    settings = Settings(tmp_path / "file" / "settings.json")
    settings["grain"] = 10
    with pytest.raises(OSError):
        settings.save()
