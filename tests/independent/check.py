"""The program against rules written down a second time, at any scale.

    python -m tests.independent.check GAME --legal 3000 --spoiled 3000
    python -m tests.independent.check GAME --records FILE      (made by `cardtable simulate`)

The first lets `cardtable verify --json` read random legal matches, whose scores it must find, and spoiled
ones, whose wrong line it must name. The second plays the program's records through the rules written here.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from .common import first_dealer
from .matches import GAMES, KEYS, Wrong, bytes_of, judge, matches_in, play_match
from .spoil import spoiled

BATCH = 200


def verify(paths):
    command = [sys.executable, "-m", "cardtable", "verify", *map(str, paths), "--json"]
    return subprocess.run(command, capture_output=True, check=False, encoding="utf-8")


def without_redeals(line):
    found = json.loads(line)
    found["deals"] = [deal for deal in found["deals"] if "redeal" not in deal]
    return found


def check_legal(game, label, count, folder):
    """Complaints about legal matches: each in its own file, torn now and then, and all together in one."""
    matches = [play_match(game, f"{label}/{i}", most_deals=1 + i % 25) for i in range(count)]
    paths = []
    for i, match in enumerate(matches):
        paths.append(folder / f"legal-{i}.cardtable")
        paths[-1].write_bytes(bytes_of(match.lines, f"{label}/{i}", torn=i % 4 == 0))
    many = folder / "many.jsonl"
    many.write_bytes(b"".join(bytes_of(match.lines) for match in matches))
    for files in (paths, [many]):
        done = verify(files)
        found = list(map(without_redeals, done.stdout.splitlines()))
        if done.returncode != 0 or done.stderr:
            yield f"legal matches refused, exit {done.returncode}: {done.stderr}"
        if len(found) != count:
            yield f"{len(found)} of {count} matches reported from {len(files)} files"
        for i, (said, match) in enumerate(zip(found, matches, strict=False)):
            if said != match.summary():
                yield f"{label}/{i}: {said} instead of {match.summary()}"


def spoiled_matches(game, label, count):
    """So many spoiled matches: rows, the wrong line, what was done."""
    made = number = 0
    while made < count:
        most = 1 + number % 4 if number % 5 else 99
        match = play_match(game, f"{label}/{number}", most, undos=number % 3 == 0)
        for i in range(10):
            done = spoiled(match, f"{label}/{number}/{i}")
            if done and made < count:
                made += 1
                yield done
        number += 1


def check_spoiled(game, label, count, folder, met):
    """Complaints about spoiled matches: each in a file of its own, and those that open well all in one."""
    expected, many, wanted = {}, [], []
    legal = play_match(game, f"{label}/legal", most_deals=3)
    paths = []
    for i, (rows, line, name) in enumerate(spoiled_matches(game, label, count)):
        met[name] += 1
        paths.append(folder / f"spoiled-{i}.cardtable")
        paths[-1].write_bytes(b"".join(row + b"\n" for row in rows))
        expected[str(paths[-1])] = line, name
        if line > 1:
            if i % 10 == 0:
                many += bytes_of(legal.lines).splitlines()
            wanted.append((len(many) + line, name))
            many += rows
    done = verify(paths)
    if done.returncode != 1 or done.stdout:
        yield f"spoiled matches: exit {done.returncode}, and said well of {done.stdout}"
    for row in done.stderr.splitlines():
        path, line, what = [*row.split(":", 2), "", ""][:3]
        right, name = expected.pop(path, (None, None))
        if right is None or not line.isdigit() or int(line) != right or not what.strip():
            yield f"{name}: {row!r}, but line {right} is wrong"
    for path, (line, name) in expected.items():
        yield f"{name}: not found in line {line} of {path}"
    together = folder / "many.jsonl"
    together.write_bytes(b"".join(row + b"\n" for row in many))
    done = verify([together])
    found = [int(row.removeprefix(f"{together}:").split(":")[0]) for row in done.stderr.splitlines()]
    if done.returncode != 1:
        yield f"many in one file: exit {done.returncode}"
    if found != [line for line, _ in wanted]:
        yield f"many in one file: {sorted(set(found) ^ {line for line, _ in wanted})} differ; {wanted}"
    right = [legal.summary()] * done.stdout.count("\n")
    if list(map(without_redeals, done.stdout.splitlines())) != right or not right:
        yield f"the legal matches between spoiled ones: {done.stdout}"


def check_records(game, data):
    """The matches of a file made by `simulate`, and complaints about them."""
    complaints, judged, start = [], [], 1
    for lines in matches_in(data):
        try:
            match = judge(lines)
        except Wrong as wrong:
            complaints.append(f"line {start + wrong.line - 1}: {wrong.what}")
        else:
            judged.append(match)
            seats = match.rules.seats_of(match.options)
            if match.game != game or match.seed is None:
                complaints.append(f"line {start}: {match.game}, seed {match.seed}")
            elif lines[0]["dealer"] != first_dealer(match.rules, seats, match.seed):
                complaints.append(f"line {start}: not the first dealer of its seed")
        for at, line in enumerate(lines, start):
            if "cardtable" in line and not _to_the_letter(GAMES[game], line):
                complaints.append(f"line {at}: not a header to the letter: {line}")
            if not {"cardtable", "do", "scored"} & set(line):
                complaints.append(f"line {at}: what is that? {line}")
            spare = [name for name in getattr(GAMES[game], "LEFT_OUT", ()) if name in line]
            if "do" in line and list(line) != ["seat", "do", *GAMES[game].FIELDS[line["do"]], *spare]:
                complaints.append(f"line {at}: not an answer to the letter: {line}")
        start += len(lines)
    texts = [json.dumps(json.loads(row), ensure_ascii=False) for row in data.decode("utf-8").split("\n")[:-1]]
    if "".join(text + "\n" for text in texts).encode() != data:
        complaints.append("not written as JSON with plain separators, a line each")
    return judged, complaints


def _to_the_letter(rules, head):
    """Whether a header has the keys in their order, and every option with its value as it is."""
    options = head["options"]
    if list(head) != KEYS or set(options) != set(rules.OPTIONS):
        return False
    right = all(
        any(type(value) is type(options[name]) and value == options[name] for value in values)
        for name, values in rules.OPTIONS.items()
    )
    return right and len(head["players"]) == rules.seats_of(options)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--legal", type=int, default=0)
    parser.add_argument("--spoiled", type=int, default=0)
    parser.add_argument("--records", type=Path)
    parser.add_argument("--label", default="check", help="another label plays other matches")
    args = parser.parse_args()
    complaints, met = [], Counter()
    for kind, count, check in (("legal", args.legal, check_legal), ("spoiled", args.spoiled, check_spoiled)):
        for first in range(0, count, BATCH):
            size = min(BATCH, count - first)
            with tempfile.TemporaryDirectory() as name:
                more = [met] if kind == "spoiled" else []
                complaints += check(args.game, f"{args.label}/{kind}/{first}", size, Path(name), *more)
            print(f"{kind}: {first + size} of {count}, {len(complaints)} complaints", file=sys.stderr)
    if args.records:
        judged, found = check_records(args.game, args.records.read_bytes())
        complaints += found
        ends = Counter(match.winner for match in judged)
        deals = sum(len(match.deals) for match in judged)
        print(f"records: {len(judged)} matches, {deals} deals scored, winners {dict(ends)}")
    if met:
        print(f"{sum(met.values())} spoiled in {len(met)} ways")
    print(*complaints[:50], f"{len(complaints)} complaints", sep="\n")
    return bool(complaints)


if __name__ == "__main__":
    sys.exit(main())
