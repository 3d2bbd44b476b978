"""What a course brings: `python -m tests.benchmarks.gain FOLDER [--questions 40] [--seed 0]`.

The first time it writes `before.txt`, `course.txt` and `after.txt` into FOLDER/readers, and the
answers into FOLDER/key.json, about Gradini, which nobody can know. Show each reader the first text
alone, then the course, then the last; keep what they answer in FOLDER/answers, as
`<name>-before.txt` and `<name>-after.txt`. From then on it says what each reader has gained, and
all together: (after - before) / (questions - before), as the page *Progress* works it out.
"""

from __future__ import annotations

import json
import re
from argparse import ArgumentParser
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import carte
from carte.lessons import course
from tests.benchmarks.gain.course_text import course_text
from tests.benchmarks.gain.sheets import Key, pairs, sheet
from tests.games.added import as_they_were
from tests.games.gradini import game as gradini
from tests.keeping.pure import Pure, started

SIDES = ("before", "after")
_ANSWER = re.compile(r"^\s*(\d+)\s*[:.)]\s*([a-p ,]*)\s*$", re.MULTILINE)


class Score(NamedTuple):
    """How many of the questions asked were answered rightly before a course, and after it."""

    before: int
    after: int
    asked: int


def main() -> None:
    """Write the sheets for readers, or say what those who have answered have gained."""
    parser = ArgumentParser(prog="python -m tests.benchmarks.gain")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--questions", type=int, default=40)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    if not (given.folder / "key.json").exists():
        write(given.folder, given.questions, given.seed)
    with TemporaryDirectory() as bundled, started(Path(bundled)) as pure:
        print("\n".join(gains(given.folder, pure)))


def write(folder: Path, number: int, seed: int) -> None:
    """Write what readers are shown, and apart from it the key."""
    for name in ("readers", "answers"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    with as_they_were():
        gradini.add()
        title, some = carte.game("gradini").title, pairs("gradini", number, seed)
        sheets = {
            "before": sheet(title, [pair.before for pair in some], seed),
            "after": sheet(title, [pair.after for pair in some], seed + 1),
        }
        (folder / "readers/course.txt").write_text(course_text(course("gradini")), "utf-8")
    for side, (text, _key) in sheets.items():
        (folder / f"readers/{side}.txt").write_text(text, "utf-8")
    key = {side: key for side, (_text, key) in sheets.items()}
    (folder / "key.json").write_text(json.dumps(key, indent=1), "utf-8")


def gains(folder: Path, pure: Pure) -> list[str]:
    """Return a line for each reader who has answered both sheets, and one for all of them."""
    key: dict[str, Key] = json.loads((folder / "key.json").read_text("utf-8"))
    scores: dict[str, Score] = {}
    for last in sorted((folder / "answers").glob("*-after.txt")):
        name = last.name.removesuffix("-after.txt")
        files = (last.with_name(f"{name}-{side}.txt") for side in SIDES)
        before, after = map(right_answers, files, key.values())
        scores[name] = Score(before, after, len(key["after"]))
    together = Score(*map(sum, zip(*scores.values(), strict=True))) if scores else Score(0, 0, 0)
    return [*(line(*one, pure) for one in scores.items()), line("all", together, pure)]


def right_answers(file: Path, key: Mapping[str, str]) -> int:
    """Return how many questions somebody's file answers with exactly the right letters."""
    given = {
        number: {*letters.replace(",", " ").split()}
        for number, letters in _ANSWER.findall(file.read_text("utf-8"))
    }
    return sum(given.get(number) == {*letters.split()} for number, letters in key.items())


def line(name: str, score: Score, pure: Pure) -> str:
    """Return in words what a reader knew, knows, and has gained."""
    share = pure("gainOf", {"before": score.before, "after": score.after, "all": score.asked})
    gained = "no gain" if share is None else f"gain {share:.2f}"
    return f"{name}: {score.before} of {score.asked} before, {score.after} after: {gained}"


if __name__ == "__main__":
    main()
