"""A record that is watched: it plays by itself and by steps, by mouse and by keys; a bad one is refused in words."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog, QListView
from pytestqt.qtbot import QtBot

from cardtable import record
from cardtable.core.deal import ONLOOKER, View
from cardtable.library import Library
from cardtable.replay import load
from cardtable.ui.door import Door, knock
from cardtable.ui.playback import Playback

from .conftest import Open, SitDown
from .desk import LONG, Desk, bidding, bound, turn_the_loop

GOLDEN = Path(__file__).parent.parent / "golden"
RECORDS = sorted(GOLDEN.glob("*.cardtable"))
TALLYHO = GOLDEN / "tallyho-undo.cardtable"
Key = Qt.Key
by_mouse_and_by_keys = pytest.mark.parametrize("mouse", [True, False], ids=["mouse", "keys"])


class Reader:
    """Somebody who watches a record."""

    def __init__(self, desk: Desk, path: Path, playing: bool = False) -> None:
        self.desk = desk
        desk.window.watch(path)
        if not playing:
            self.playback.play(False)
        self.rest()

    @property
    def playback(self) -> Playback:
        assert self.desk.page.playback
        return self.desk.page.playback

    @property
    def bar(self):  # type: ignore[no-untyped-def]
        assert self.desk.window.replay_bar
        return self.desk.window.replay_bar

    @property
    def place(self) -> tuple[int, int]:
        return self.playback.hand, self.playback.step_of_hand

    @property
    def view(self) -> View:
        return self.playback.table.view(self.desk.page.me)

    def rest(self) -> None:
        self.desk.until(lambda: not self.desk.stage.busy)

    def do(self, what: str, mouse: bool) -> None:
        keys = {
            "play": Key.Key_Space, "forward": Key.Key_Right, "back": Key.Key_Left, "next": Key.Key_PageDown,
            "previous": Key.Key_PageUp,
        }  # fmt: skip
        if mouse:
            self.desk.press(getattr(self.bar, what))
        else:
            self.desk.key(keys[what])
        self.rest()

    def assert_shown(self) -> None:
        """The table shows the place where the record is, and the bar says which."""
        recorded = self.playback.recorded
        hand, step = self.place
        replay = recorded.at(hand, step)
        assert replay.deal
        assert self.view == replay.deal.view(self.desk.page.me)
        self.desk.settle()
        assert str(hand + 1) in self.bar.place.text() and str(step) in self.bar.place.text()


@pytest.fixture(autouse=True)
def swift(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Playback, "least_beat", 0)


# --- what is read ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_record_can_be_entered_anywhere(path: Path) -> None:
    recorded, replay = load(path), record.read(path)
    assert recorded.match.results == replay.match.results
    assert len(recorded.hands) == len(replay.match.results) + (replay.deal is not None)
    for number, hand in enumerate(recorded.hands):
        end = recorded.at(number, len(hand.actions)).deal
        assert end
        if number < len(replay.match.results):
            assert end.result == replay.match.results[number]
        else:
            assert replay.deal and end.view(ONLOOKER) == replay.deal.view(ONLOOKER)
        assert recorded.before(number).dealer == end.dealer


# --- going about in it ----------------------------------------------------------------------------------


@by_mouse_and_by_keys
def test_a_record_goes_step_by_step_forward_and_back(window: Open, mouse: bool) -> None:
    reader = Reader(window(), TALLYHO)
    assert reader.place == (0, 0)
    views = [reader.view]
    for step in range(1, 12):
        reader.do("forward", mouse)
        assert reader.place == (0, step)
        reader.assert_shown()
        views.append(reader.view)
    for step in range(10, -1, -1):
        reader.do("back", mouse)
        assert reader.place == (0, step)
        reader.assert_shown()
        assert reader.view == views[step]
    assert not reader.bar.back.isEnabled() and not reader.bar.previous.isEnabled()


@by_mouse_and_by_keys
def test_hands_are_gone_through_to_the_last_and_back(window: Open, mouse: bool) -> None:
    reader = Reader(window(), TALLYHO)
    hands = len(reader.playback.recorded.hands)
    for hand in range(1, hands):
        reader.do("next", mouse)
        assert reader.place == (hand, 0)
        reader.assert_shown()
        assert reader.desk.page.log.lines()[-1] == f"Hand {hand + 1}"
    assert not reader.bar.next.isEnabled()
    reader.do("forward", mouse)
    reader.do("previous", mouse)  # first to the beginning of this one
    assert reader.place == (hands - 1, 0)
    reader.do("previous", mouse)
    assert reader.place == (hands - 2, 0)
    reader.do("back", mouse)
    assert reader.place == (hands - 3, reader.playback.steps)


@by_mouse_and_by_keys
def test_it_plays_by_itself_until_it_is_paused(window: Open, mouse: bool) -> None:
    reader = Reader(window(), TALLYHO)
    assert not reader.playback.playing
    reader.desk.qtbot.wait(50)
    assert reader.place == (0, 0)
    reader.do("play", mouse)
    reader.desk.until(lambda: reader.place[1] > 5)
    reader.do("play", mouse)
    place = reader.place
    reader.desk.qtbot.wait(50)
    assert reader.place == place
    reader.assert_shown()


def test_a_record_that_is_opened_plays_and_shows_each_score(window: Open) -> None:
    """Through every hand to the end of the match, in the moving table."""
    path = GOLDEN / "tallyho-daily.cardtable"
    reader = Reader(window(), path, playing=True)
    desk, recorded = reader.desk, reader.playback.recorded
    for hand in range(len(recorded.hands)):
        desk.until(lambda: desk.page.sheet)
        assert reader.place == (hand, reader.playback.steps)
        assert desk.page.sheet and desk.page.sheet.start is None and desk.page.sheet.finish is None
        desk.press(desk.page.sheet.next)
    assert desk.window.pages.currentWidget() is desk.window.start
    assert desk.window.replay_bar is None


def test_from_the_score_one_step_back(window: Open) -> None:
    reader = Reader(window(), TALLYHO)
    reader.playback.go_to(0, reader.playback.steps)
    reader.desk.until(lambda: reader.desk.page.sheet)
    assert reader.desk.page.sheet and reader.desk.page.sheet.back
    reader.desk.press(reader.desk.page.sheet.back)
    assert reader.desk.page.sheet is None
    assert reader.place == (0, reader.playback.steps - 1)
    reader.assert_shown()


def test_a_click_on_the_table_is_a_step(window: Open) -> None:
    reader = Reader(window(), TALLYHO)
    reader.desk.click_cloth()
    reader.rest()
    assert reader.place == (0, 1)
    reader.desk.click(reader.desk.hand[0])
    reader.rest()
    assert reader.place == (0, 2)
    reader.desk.ctrl(Key.Key_Z)
    assert reader.place == (0, 1)
    reader.desk.ctrl(Key.Key_R)
    assert reader.place == (0, 0)
    reader.assert_shown()


def test_the_first_hand_is_dealt_in_the_moving_table(window: Open) -> None:
    reader = window(speed="normal")
    reader.window.watch(TALLYHO)
    assert reader.stage.busy
    turn_the_loop()
    assert reader.stage.busy  # the bar that has come has not cut it short
    reader.window.table.stage.finish()


def test_steps_do_not_wait_for_what_moves(window: Open, quick: None) -> None:
    reader = Reader(window(speed="fast"), TALLYHO)
    for _ in range(30):
        reader.desk.key(Key.Key_Right)
    assert reader.place == (0, 30)
    reader.rest()
    reader.assert_shown()
    for _ in range(3):
        reader.desk.key(Key.Key_PageDown)
    assert reader.place == (3, 0)
    reader.rest()
    reader.assert_shown()


def test_an_unfinished_match_ends_where_it_was_left(window: Open, library: Library, sit_down: SitDown) -> None:
    desk = sit_down(bound)
    path, view, lines = desk.session.journal.path, desk.view, desk.lines
    desk.window.watch(path)
    reader = Reader(desk, path, playing=True)
    desk.until(lambda: reader.playback.at_end and not reader.playback.playing)
    assert reader.view == view
    assert desk.said == desk.window.words("replay-ends")
    desk.key(Key.Key_Space)  # from the beginning
    desk.until(lambda: reader.playback.at_end and not reader.playback.playing)
    desk.key(Key.Key_Escape)
    assert desk.window.pages.currentWidget() is desk.window.start
    assert path.read_text("utf-8").splitlines() == lines
    desk.press(desk.window.start.tiles["tallyho"].resume_buttons[0])
    desk.mine()
    assert desk.view == view


def test_nothing_can_be_answered_in_a_record(window: Open) -> None:
    reader = Reader(window(), TALLYHO)
    desk = reader.desk
    while reader.playback.table.asked != desk.page.me:
        reader.do("forward", mouse=False)
    assert desk.bar.isHidden() and not desk.lit
    before = TALLYHO.read_bytes()
    for key in "1p":
        desk.key(key)
    desk.window.show_level()
    assert desk.said == desk.window.words("toast-no-level")
    assert TALLYHO.read_bytes() == before


@pytest.mark.parametrize("language", ["it", "nb", "ko"])
def test_another_language_in_the_middle_of_a_record(window: Open, language: str) -> None:
    reader = Reader(window(), TALLYHO)
    for _ in range(8):
        reader.do("forward", mouse=False)
    old, place = reader.bar, reader.place
    reader.desk.window.settings["language"] = language
    reader.desk.until(lambda: reader.desk.window.words.language == language)
    desk = Desk(reader.desk.qtbot, reader.desk.window)
    reader.desk = desk
    assert reader.bar is not old
    assert reader.place == place
    assert reader.bar.play.accessibleName() == desk.window.words("replay-play")
    reader.do("forward", mouse=True)
    reader.assert_shown()


@pytest.mark.parametrize("name", ["thousand-two", "tarot-hands", "piedicavallo-level"])
def test_every_game_can_be_watched(window: Open, name: str) -> None:
    reader = Reader(window((900, 600)), GOLDEN / f"{name}.cardtable")
    for _ in range(reader.playback.steps):
        reader.do("forward", mouse=False)
    reader.assert_shown()


def test_the_bar_has_room_in_the_smallest_window_with_the_largest_text(window: Open) -> None:
    for size in ((640, 480), (1280, 800)):
        desk = window(size, scale=200)
        reader = Reader(desk, TALLYHO)
        turn_the_loop()
        for button in (reader.bar.back, reader.bar.play, reader.bar.next, reader.bar.close_button):
            assert desk.window.rect().contains(button.mapTo(desk.window, button.rect().bottomRight()))
            assert button.width() >= button.minimumSizeHint().width()
        assert desk.cloth.layout_now
        assert desk.page.height() > 300


# --- files from outside ---------------------------------------------------------------------------------


def test_a_file_that_is_no_record_is_refused_in_words(window: Open, tmp_path: Path) -> None:
    desk = window()
    bad = {
        "none.cardtable": None,
        "empty.cardtable": b"",
        "picture.cardtable": b"\x89PNG\r\n\x1a\n\xff\xfe\n",
        "two.cardtable": TALLYHO.read_bytes() * 2,
        "wrong.cardtable": TALLYHO.read_bytes().replace(b'"amount": 12', b'"amount": 99', 1),
        "newer.cardtable": TALLYHO.read_bytes().replace(b'"cardtable": 1', b'"cardtable": 2', 1),
    }
    for name, data in bad.items():
        if data is not None:
            (tmp_path / name).write_bytes(data)
        desk.window.watch(tmp_path / name)
        assert desk.window.overlay and desk.window.overlay.title.text() == desk.window.words("replay-bad")
        texts = [label.text() for label in desk.window.overlay.body.findChildren(type(desk.window.overlay.title))]
        assert any(name in text for text in texts)
        assert desk.page.session is None
        desk.press(desk.window.overlay.buttons[0])
    desk.window.watch(tmp_path)
    assert desk.window.overlay


def shown(desk: Desk) -> list[QFileDialog]:
    return [dialog for dialog in desk.window.findChildren(QFileDialog) if dialog.isVisible()]


@pytest.mark.qt_log_ignore("This plugin does not support")  # for want of a screen
@pytest.mark.parametrize("language", ["en", "it", "nb", "ko"])
def test_a_record_is_chosen_from_the_archive(window: Open, language: str) -> None:
    desk = window(language=language)
    archive = desk.window.library.archive
    archive.mkdir(parents=True)
    (archive / TALLYHO.name).write_bytes(TALLYHO.read_bytes())
    for answer in (QDialogButtonBox.StandardButton.Cancel, QDialogButtonBox.StandardButton.Open):
        desk.window.activateWindow()  # what a window manager does when a dialog has gone
        desk.until(desk.window.isActiveWindow)
        desk.ctrl(Key.Key_O)
        desk.until(lambda: shown(desk))
        (dialog,) = shown(desk)
        assert Path(dialog.directory().absolutePath()) == archive
        assert dialog.nameFilters() == [f"{desk.window.words('replay-files')} (*.cardtable)"]
        files, buttons = dialog.findChild(QListView, "listView"), dialog.findChild(QDialogButtonBox)
        assert files
        assert buttons
        desk.until(lambda files=files: files.model().rowCount(files.rootIndex()))
        first = files.visualRect(files.model().index(0, 0, files.rootIndex())).center()
        desk.qtbot.mouseClick(files.viewport(), Qt.MouseButton.LeftButton, pos=first)
        buttons.button(answer).click()
        desk.until(lambda: not shown(desk))
        assert bool(desk.window.replay_bar) == (answer == QDialogButtonBox.StandardButton.Open)
    assert desk.page.playback


def test_a_bad_file_leaves_the_match_on_the_table(sit_down: SitDown, tmp_path: Path) -> None:
    desk = sit_down(bidding)
    session = desk.session
    desk.window.watch(tmp_path / "none")
    assert desk.window.overlay
    desk.press(desk.window.overlay.buttons[0])
    assert desk.session is session
    desk.mine()


def test_a_file_takes_the_place_of_what_is_open(sit_down: SitDown) -> None:
    """A sheet, a record that is watched, a match: none of them is in the way."""
    desk = sit_down(bidding)
    desk.window.show_settings()
    desk.window.watch(TALLYHO)
    assert desk.window.overlay is None and desk.window.replay_bar
    desk.window.watch(GOLDEN / "thousand-two.cardtable")
    assert desk.page.session and desk.page.session.match.game.name == "thousand"
    bars = [bar for bar in desk.window.room.findChildren(type(desk.window.replay_bar)) if not bar.isHidden()]
    assert bars == [desk.window.replay_bar]
    desk.ctrl(Key.Key_N)
    assert desk.window.replay_bar is None
    desk.mine()


def test_a_second_start_hands_its_file_to_the_open_window(qtbot: QtBot, tmp_path: Path) -> None:
    door = Door(tmp_path)
    heard: list[str] = []
    door.knocked.connect(heard.append)
    path = tmp_path / "민수 Jørn.cardtable"
    for file in (path, None):
        knock(tmp_path, file)
    qtbot.waitUntil(lambda: len(heard) == 2)
    assert heard == [str(path), ""]
    door.close()
    knock(tmp_path, path)  # nobody there: it gives up


def test_a_file_is_not_lost_on_a_program_that_is_only_just_starting(qtbot: QtBot, tmp_path: Path) -> None:
    code = "import sys; from pathlib import Path; from cardtable.ui.door import knock; knock(*map(Path, sys.argv[1:]))"
    knocks = subprocess.Popen([sys.executable, "-c", code, str(tmp_path), "a.cardtable"])
    qtbot.wait(700)
    door = Door(tmp_path)
    with qtbot.waitSignal(door.knocked, timeout=LONG) as heard:
        pass
    assert heard.args == ["a.cardtable"]
    assert knocks.wait() == 0
    door.close()
