"""Makes the golden records that are missing: `python -m tests.golden.make`. What is there is frozen.

A record that the program reads or writes otherwise than when it was made shows that the rules, the shuffle
or the format have changed; then the game's `rules` or the format's version must be raised, not the record
made anew.
"""

import json
from typing import Any

from cardtable.core.shuffle import Stream

from ..helpers.tables import play_deal, replayed, seated
from .test_golden import EXPECTED, FOLDER, summary

# name: game, seed, options, chance in percent of taking something back before an answer
RECORDS: dict[str, tuple[str, str, dict[str, Any], int]] = {
    "tallyho-dealer": ("tallyho", "golden/dealer", {"all_pass": "dealer"}, 0),
    "tallyho-redeal": ("tallyho", "golden/redeal", {"all_pass": "redeal"}, 0),
    "tallyho-undo": ("tallyho", "golden/undo – città 🂡", {"all_pass": "redeal"}, 4),
    "tallyho-daily": ("tallyho", "daily:2026-11-30", {}, 0),
    "tarot-hands": ("tarot", "golden/hands 131", {}, 0),
    "tarot-total": ("tarot", "golden/total 67", {"session_total": "on"}, 0),
    "tarot-undo": ("tarot", "golden/undo – città 🂡", {"session_total": "on"}, 3),
    # four deals level, so two more; over after three; 57–57; things taken back while all may be said
    "piedicavallo-level": ("piedicavallo", "golden/level 3", {}, 0),
    "piedicavallo-off": ("piedicavallo", "golden/early 4", {"talk": "off"}, 0),
    "piedicavallo-single": ("piedicavallo", "golden/draw 2", {"length": "single", "talk": "full"}, 0),
    "piedicavallo-undo": ("piedicavallo", "golden/undo – città 🂡", {"talk": "full"}, 3),
    "thousand-two": ("thousand", "golden/two 6", {"players": 2}, 0),
    "thousand-two-options": (
        "thousand",
        "golden/two options 51",
        {
            "players": 2,
            "must_trump": "off",
            "marriage": "after_trick",
            "table_cards": "nobody",
            "declarer_scores": "actual",
            "rounding": 5,
        },
        0,
    ),
    "thousand-three": ("thousand", "golden/three 118", {"players": 3}, 0),
    "thousand-undo": (
        "thousand",
        "golden/undo – città 🂡 39",
        {"players": 3, "rounding": 10, "declarer_scores": "actual"},
        3,
    ),
    "thousand-nines": ("thousand", "golden/nines 3", {"players": 2, "four_nines": "on", "must_trump": "off"}, 0),
}

HANDS = 3  # of a match that goes on as long as its players like


def made(game: str, seed: str, options: dict[str, Any], percent: int) -> list[str]:
    """The lines of a whole match."""
    table, lines = seated(seed, options, game)
    stream = Stream(f"golden/{seed}/undo")
    while table.match.number < HANDS if table.match.game.hands else not table.match.over:
        table.next_deal()
        while table.asked is not None:
            answered = table.turn[1]
            if answered and stream.below(100) < percent:
                table.undo(1 + stream.below(min(answered, 12)))
            play_deal(table, 1)
    return lines


def main() -> None:
    expected = json.loads(EXPECTED.read_text("utf-8")) if EXPECTED.exists() else {}
    for name, wanted in RECORDS.items():
        path = FOLDER / f"{name}.cardtable"
        if not path.exists():
            lines = made(*wanted)
            path.write_bytes("".join(line + "\n" for line in lines).encode())
            expected[name] = summary(replayed(lines))
            print("made", path)
    EXPECTED.write_text(json.dumps(expected, indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main()
