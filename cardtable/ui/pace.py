"""Every duration of the table in one place, in milliseconds."""

from dataclasses import dataclass

from . import system

UNTIL_CLICK = -1
HOLDS = {"none": 0, "short": 400, "normal": 1000, "long": 1800, "click": UNTIL_CLICK}
TOAST = 3000  # how long a passing message stays
REFUSAL = 2500
NAME_AFTER = 400  # until the card under the pointer is named
TO_READ = 60  # a letter of what is longer than usual


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast the table moves. All zero at "off": things are where they belong at once."""

    card: int  # a card's flight
    beat: int  # the least time between a question to a CPU player and its answer
    gather: int  # a trick's way to its winner
    deal: int  # the whole pack, from the first card to the last turned
    hover: int  # a card rises under the pointer
    close: int  # a hand closes its gap
    flip: int  # a card turns over
    sheet: int  # until the score sheet comes up
    deaf: int  # how long its buttons wait, so that a late click does not hit them


PACES = {
    "slow": Pace(card=450, beat=1300, gather=500, deal=1600, hover=180, close=300, flip=320, sheet=600, deaf=600),
    "normal": Pace(card=220, beat=650, gather=250, deal=1600, hover=120, close=200, flip=240, sheet=400, deaf=600),
    "fast": Pace(card=120, beat=250, gather=140, deal=700, hover=80, close=100, flip=120, sheet=200, deaf=400),
    "off": Pace(card=0, beat=0, gather=0, deal=0, hover=0, close=0, flip=0, sheet=0, deaf=0),
}


def speed_of(wanted: str) -> str:
    """The pace that a setting stands for: "system" is as usual, or none where the system asks for little motion."""
    if wanted == "system":
        return "off" if system.little_motion() else "normal"
    return wanted
