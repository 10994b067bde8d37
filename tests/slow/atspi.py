"""Plays a hand of every game as a screen reader would: `python -m tests.slow.atspi [GAME …]`.

A screen, a session bus and an accessibility bus of its own (Xvfb, dbus-daemon, at-spi2-core); the program in a window
there; and a player who knows nothing but the accessibility tree (AT-SPI over D-Bus, by jeepney) and does nothing but
`DoAction`: from the start page to the second hand. At every step the tree must name no card that the player may not
know, and at the end everything that the log says must have been announced once, in this order.

Exit code 1 if something is wrong. Where a part is missing it says so, and that nothing was tested; with CI set that is
wrong too.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cardtable import record
from cardtable.core.cards import BACK
from cardtable.core.deal import Move, View
from cardtable.games import GAMES
from cardtable.text import Words

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = {"Xvfb": "xvfb", "dbus-daemon": "dbus-daemon", "at-spi-bus-launcher": "at-spi2-core"}
FOLDERS = (*os.environ.get("PATH", "").split(os.pathsep), "/usr/libexec", "/usr/lib/at-spi2-core")
SETTINGS = {"language": "en", "speed": "off", "hold": "none", "partner": "level", "level": "easy"}
LONG = 60.0  # s: for what comes as soon as it can
STEPS = 400  # of a hand at most
PRESSED = 1.0  # s: until what was pressed has acted, if anything comes of it
ATSPI = "org.a11y.atspi"
SHOWING, ENABLED = 1 << 25, 1 << 8
WORDS = Words("en")


def program(name: str) -> str | None:
    return shutil.which(name, path=os.pathsep.join(FOLDERS))


def missing() -> list[str]:
    """What has to be installed before anything can be tested."""
    packages = [f"Debian's {package}" for name, package in PACKAGES.items() if program(name) is None]
    try:
        import jeepney  # noqa: F401
    except ImportError:
        packages.append("Python's jeepney")
    return packages


# --- a desktop of its own -------------------------------------------------------------------------------


@contextmanager
def running(*command: str, **options: Any) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, text=True, **options)
    try:
        yield process
    finally:
        process.terminate()
        process.wait(10)


@contextmanager
def desktop(folder: Path) -> Iterator[dict[str, str]]:
    """A screen and a session bus that know nothing of those of the machine; the environment of programs there."""
    with ExitStack() as stack:
        reading, writing = os.pipe()
        quiet = {"stderr": subprocess.DEVNULL}
        screen = [str(program("Xvfb")), "-displayfd", str(writing), "-screen", "0", "1280x900x24", "-nolisten", "tcp"]
        stack.enter_context(running(*screen, pass_fds=[writing], **quiet))
        os.close(writing)
        with os.fdopen(reading) as pipe:
            display = pipe.readline().strip()
        session = [str(program("dbus-daemon")), "--session", "--nofork", "--print-address=1"]
        bus = stack.enter_context(running(*session, stdout=subprocess.PIPE, **quiet))
        assert bus.stdout
        env = os.environ | {
            "DISPLAY": f":{display}",
            "DBUS_SESSION_BUS_ADDRESS": bus.stdout.readline().strip(),
            "XDG_RUNTIME_DIR": str(folder),
            "HOME": str(folder),
            "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            "QT_LOGGING_RULES": "qt.accessibility.*=false",  # it warns of whatever has gone since it was seen
        }
        stack.enter_context(running(str(program("at-spi-bus-launcher")), env=env, stdout=subprocess.DEVNULL, **quiet))
        yield env


# --- the tree -------------------------------------------------------------------------------------------


class Bus:
    """The accessibility bus: asks and, in between, notes what is announced."""

    def __init__(self, session: str) -> None:
        from jeepney import MatchRule, message_bus
        from jeepney.io.blocking import open_dbus_connection

        asking = open_dbus_connection(session)
        address = until(lambda: self._body(asking, ("org.a11y.Bus", "/org/a11y/bus"), "org.a11y.Bus", "GetAddress"))
        asking.close()
        self.bus = open_dbus_connection(address[0])
        rule = MatchRule(type="signal", interface=f"{ATSPI}.Event.Object", member="Announcement")
        self.bus.send_and_get_reply(message_bus.AddMatch(rule))
        self._signals: deque[Any] = deque()
        self._filter = self.bus.filter(rule, queue=self._signals)  # what comes while an answer is waited for
        registry = (f"{ATSPI}.Registry", f"/{ATSPI.replace('.', '/')}/registry")
        self._body(self.bus, registry, f"{ATSPI}.Registry", "RegisterEvent", "sass", ("object:announcement", [], ""))

    @staticmethod
    def _body(bus: Any, ref: tuple[str, str], interface: str, method: str, kinds: str = "", values: Any = ()) -> Any:
        """The answer to a call, None if there is none."""
        from jeepney import DBusAddress, MessageType, new_method_call

        call = new_method_call(DBusAddress(ref[1], ref[0], interface), method, kinds or None, values)
        answer = bus.send_and_get_reply(call, timeout=LONG)
        return answer.body if answer.header.message_type is MessageType.method_return else None

    def call(self, ref: tuple[str, str], interface: str, method: str, kinds: str = "", *values: Any) -> Any:
        return self._body(self.bus, ref, f"{ATSPI}.{interface}", method, kinds, values)

    def property(self, ref: tuple[str, str], interface: str, name: str) -> Any:
        wanted = (f"{ATSPI}.{interface}", name)
        body = self._body(self.bus, ref, "org.freedesktop.DBus.Properties", "Get", "ss", wanted)
        return body[0][1] if body else ""

    def heard(self) -> list[str]:
        """Everything that has been announced so far, in order."""
        return [signal.body[3][1] for signal in self._signals]


@dataclass(frozen=True)
class Node:
    """A thing of the window, as a screen reader knows it."""

    bus: Bus
    ref: tuple[str, str]
    role: str
    name: str
    enabled: bool
    inside: str  # the name of the panel that it is in

    @property
    def description(self) -> str:
        return str(self.bus.property(self.ref, "Accessible", "Description"))

    def lines(self) -> list[str]:
        """The names of all that is in it, seen or scrolled away."""
        children = self.bus.call(self.ref, "Accessible", "GetChildren")[0]
        return [str(self.bus.property(tuple(child), "Accessible", "Name")) for child in children]

    def press(self) -> bool:
        """DoAction, and nothing else; False if it is no longer there."""
        told = self.bus.call(self.ref, "Action", "GetActions")
        if told is None:
            return False
        actions = [name for name, *_ in told[0]]
        assert "Press" in actions, f"{self.role} {self.name!r} can do {actions}"
        return bool(self.bus.call(self.ref, "Action", "DoAction", "i", actions.index("Press")))


def until(holds: Callable[[], Any]) -> Any:
    """What `holds` gives once it gives something."""
    deadline = time.monotonic() + LONG
    while True:
        given = holds()
        if given:
            return given
        assert time.monotonic() < deadline, f"{holds} never came true"
        time.sleep(0.01)


class Window:
    """The one window on the bus."""

    def __init__(self, bus: Bus) -> None:
        self.bus = bus
        root = (f"{ATSPI}.Registry", f"/{ATSPI.replace('.', '/')}/accessible/root")
        programs = until(lambda: (bus.call(root, "Accessible", "GetChildren") or ([],))[0])
        self.ref = tuple(programs[0])

    def nodes(self) -> list[Node]:
        """Everything that is to be seen now."""
        return list(self._under(self.ref, ""))

    def _under(self, ref: Any, inside: str) -> Iterator[Node]:
        for child in (self.bus.call(ref, "Accessible", "GetChildren") or ([],))[0]:
            state = self.bus.call(child, "Accessible", "GetState")
            if not state or not state[0][0] & SHOWING:
                continue
            role = self.bus.call(child, "Accessible", "GetRoleName")
            name = str(self.bus.property(child, "Accessible", "Name"))
            yield Node(self.bus, child, role[0] if role else "", name, bool(state[0][0] & ENABLED), inside)
            if role and role[0] != "menu bar":
                yield from self._under(child, name if name and role[0] == "panel" else inside)


# --- the player -----------------------------------------------------------------------------------------


class Player:
    """Plays what the tree offers: the first card that may be played, one bid, whatever can be chosen."""

    def __init__(self, window: Window, game: str, saved: Path) -> None:
        self.window, self.game, self.saved = window, game, saved
        self.nodes: list[Node] = []
        self.bids, self.trump = 0, False  # how often it was asked to bid; whether it has named trump
        self.faults: list[str] = []
        self.names = {WORDS.card(game, card): card for card in GAMES[game].pack}

    def look(self) -> None:
        """Read the tree, and see that it gives nothing away."""
        self.nodes = self.window.nodes()
        if self.saved.exists() and (deal := record.read(self.saved).deal):
            may = {WORDS.card(self.game, card) for card in known(deal.view(0))}
            for node in self.nodes:
                named = self.card_of(node)
                if named and named not in may:
                    self.faults.append(f"{node.name!r} names a card that the player may not know")

    def card_of(self, node: Node) -> str:
        """The card that a button stands for."""
        name = node.name.partition(",")[0]
        return name if node.role == "push button" and name in self.names else ""

    def buttons(self, role: str = "push button") -> list[Node]:
        return [node for node in self.nodes if node.role == role and node.enabled]

    def start(self) -> None:
        def door() -> Node | None:
            self.nodes = self.window.nodes()
            wanted = WORDS("start-new").replace("&", "")
            doors = [node for node in self.buttons() if node.name == wanted]
            return next((one for one in doors if one.description == WORDS(f"{self.game}-name")), None)

        until(door).press()

    def step(self) -> bool:
        """Do one thing that can be done; whether there was any."""
        choice = self._answer() or self._card()
        if choice is None or not choice.press():
            return False
        before, deadline = self._shown(), time.monotonic() + PRESSED
        while self._shown() == before and time.monotonic() < deadline:
            self.look()  # a button that is pressed so takes a moment to act
        return True

    def _shown(self) -> list[tuple[str, bool]]:
        return [(node.name, node.enabled) for node in self.nodes]

    def _answer(self) -> Node | None:
        """A button that answers the question as it stands: one bid, then none; else the first that may be pressed."""
        own = [node for node in self.nodes if node.inside in QUESTIONS[self.game] and node.enabled]
        buttons = [node for node in own if node.role == "push button" and node.name not in LEFT_ALONE]
        passes = [node for node in buttons if node.name == WORDS("press-pass").replace("&", "")]
        bids = [node for node in buttons if node not in passes]
        if passes:
            self.bids += 1
            return (bids if self.bids == 1 else passes)[0]
        trumps = [node for node in own if node.role == "check box" and node.name in SUITS[self.game]]
        if trumps and not self.trump:
            self.trump = True
            return trumps[0]
        return next((node for node in buttons if not node.name.startswith("To ")), None)

    def _card(self) -> Node | None:
        """A card that may be played, or chosen."""
        cards = [node for node in self.buttons() if self.card_of(node)]
        return next((node for node in cards if ", can be " in node.name), None)


QUESTIONS = {
    game: {
        WORDS(f"{game}-ask-{do}")
        for do in ("bid", "discard", "play", "take", "give", "contract", "four_nines")
        if f"{game}-ask-{do}" in WORDS
    }
    for game in GAMES
}
LEFT_ALONE = {WORDS("spinner-less"), WORDS("spinner-more")}
SUITS = {game: {WORDS.suit(game, card.suit) for card in rules.pack if card.suit} for game, rules in GAMES.items()}


def known(view: View) -> set[Any]:
    """Every card whose face this view holds, or has held."""
    seen = {card for pile in view.piles.values() for card in pile}
    return (seen | {card for event in view.log if isinstance(event, Move) for card in event.cards}) - {BACK}


def play(game: str) -> list[str]:
    """A hand of this game; what was wrong."""
    with tempfile.TemporaryDirectory() as name, desktop(Path(name)) as env:
        profile = Path(name) / "profile"
        profile.mkdir()
        (profile / "settings.json").write_text(json.dumps(SETTINGS), "utf-8")
        env = env | {"CARDTABLE_PROFILE": str(profile)}
        bus = Bus(env["DBUS_SESSION_BUS_ADDRESS"])  # first: the program asks once who listens, when it starts
        with running(sys.executable, "-m", "cardtable", env=env, cwd=ROOT):
            player = Player(Window(bus), game, profile / "open" / f"{game}-free.cardtable")
            began = time.monotonic()
            player.start()
            steps = 0
            while True:
                player.look()
                over = [node for node in player.buttons() if node.name == "Next hand"]
                if over:
                    break
                steps += player.step()
                assert steps < STEPS and time.monotonic() - began < 5 * LONG, f"{game}: the hand never ends"
            log = next(node for node in player.nodes if node.role == "list").lines()
            over[0].press()
            until(lambda: any(node.name == "Hand 2" for node in player.window.nodes()))
            faults = player.faults + not_announced(log, bus.heard())
            print(f"{game}: {steps} answers, {len(log)} lines, {time.monotonic() - began:.1f} s", flush=True)
            return [f"{game}: {fault}" for fault in faults]


def not_announced(log: list[str], heard: list[str]) -> list[str]:
    """Lines of the log that were not announced once each in their order."""
    told = [text for text in heard if text in set(log)]
    if told[: len(log)] == log:
        return []
    return [f"the log says {log}, announced was {told}"]


def main() -> int:
    if lacking := missing():
        print(f"the accessibility tree was NOT tested: {', '.join(lacking)} missing", flush=True)
        return 1 if os.environ.get("CI") else 0
    faults = [fault for game in sys.argv[1:] or GAMES for fault in play(game)]
    print("\n".join(faults) or "nothing but DoAction played a hand of every game", flush=True)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
