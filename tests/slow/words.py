"""Every event of random deals told in every language: `python -m tests.slow.words [N]`, N deals a game (1,000).

Each deal under one of the game's options in turn, told to one of its seats; a result line by line, long and short.
Exit code 1 if something has no words, or words with something left open in them.
"""

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from cardtable.core.deal import Note, View
from cardtable.core.shuffle import Stream
from cardtable.games import GAMES
from cardtable.text import LANGUAGES, Words
from tests.helpers.deals import TABLES, new, states

CHUNK = 50  # deals a task
OPEN = ("{", "}", "None", "Card(", "(이)", "(가)", "(을)", "(를)", "(은)", "(는)", "(으로)", "(로)", "(와)", "(과)")

ALL = {language: Words(language) for language in LANGUAGES}


def told(words: Words, view: View) -> dict[str, str]:
    """What was said of this view, by kind of event."""
    texts = {}
    for event in view.log:
        kind = f"note-{event.kind}" if isinstance(event, Note) else "move"
        texts[kind] = words.told(view, event)
        if isinstance(event, Note) and not texts[kind]:
            raise LookupError(f"{kind} has no words")
    for note in view.result.lines if view.result else ():
        texts[note.kind] = words.said(view, note)
    if view.result and not view.result.redeal:
        last = view.result.lines[-1]
        texts[f"short-{last.kind}"] = words.said(view, Note(f"short-{last.kind}", last.values))
    return texts


def faults(task: tuple[str, int]) -> tuple[Counter[str], list[str]]:
    """The kinds that were met in a deal, and what is wrong with their sentences."""
    game, number = task
    tables = [options for rules, options in TABLES if rules.name == game]
    _, deal = new(GAMES[game], tables[number % len(tables)], number)
    for _ in states(deal, Stream(f"words {number}")):
        pass
    met: Counter[str] = Counter()
    wrong = []
    view = deal.view(number // len(tables) % deal.seats)
    for language, words in ALL.items():
        try:
            texts = told(words, view)
        except (LookupError, ValueError) as why:
            wrong.append(f"{game}, deal {number}, {language}: {why}")
            continue
        met.update(texts.keys())
        wrong += [f"{game}, {language}, {kind}: {text}" for kind, text in texts.items() if any(o in text for o in OPEN)]
    return met, wrong


def main() -> int:
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    bad = 0
    with ProcessPoolExecutor() as pool:
        for game in GAMES:
            met: Counter[str] = Counter()
            wrong: set[str] = set()
            for kinds, some in pool.map(faults, [(game, number) for number in range(deals)], chunksize=CHUNK):
                met += kinds
                wrong.update(some)
            print(f"{game}: {deals} deals, {len(met)} kinds of sentences in {len(LANGUAGES)} languages", flush=True)
            for line in sorted(wrong)[:20]:
                print("  " + line)
            bad += len(wrong)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
