"""What a game costs outside its own room: `python -m tests.benchmarks.one_room [game …]`

Counted are lines that name the game, in files that somebody has written: not those in its room, in
the folder of its tests and on its pages, nor catalogues, nor what chapters have printed. Those in
the rooms and on the pages of other games are counted apart: a game names the one that it extends.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import carte
from tests.benchmarks.house import ROOT, files
from tests.benchmarks.options import asked
from tests.missing import pages_of

WRITTEN = (".py", ".toml", ".js", ".ts", ".css", ".md", ".yml", ".json", ".ipynb")
MOST_LINES, MOST_FILES = 40, 8
"""What a game may cost: each file is one that holds a list of the games."""
PARTS = ("carte", "tests")
"""Where each game has a folder."""
PROMISES = "tests/formats/edition-"
"""Records of earlier editions."""


def main() -> None:
    """Print for each game how many lines and files name it; for a single one, also where."""
    wished = asked("one_room", carte.GAMES)
    for slug in wished.games:
        house, kin = places(slug)
        lines = sum(map(len, house.values()))
        verdict = "reached" if lines <= MOST_LINES and len(house) <= MOST_FILES else "MISSED"
        print(
            f"{slug}: {lines} lines in {len(house)} files, at most {MOST_LINES} in {MOST_FILES} "
            f"{verdict}; {sum(map(len, kin.values()))} lines in {len(kin)} files of other games"
        )
        if len(wished.games) == 1:
            for name, found in {**house, **kin}.items():
                print(f"  {name}: {', '.join(map(str, found))}")


def places(slug: str) -> tuple[dict[str, list[int]], dict[str, list[int]]]:
    """Return the files of the house, and those of other games, with the lines that name a game."""
    room = slug.replace("-", "_")
    own = {f"{part}/games/{room}/" for part in PARTS}
    own |= {f"book/{name}.ipynb" for name in pages_of(slug)}
    others = [other for other in carte.GAMES if other != slug]
    rooms = {f"{part}/games/{other.replace('-', '_')}/" for other in others for part in PARTS}
    rooms |= {f"book/{name}.ipynb" for other in others for name in pages_of(other)}
    named = re.compile(rf"\b{slug.replace('-', '[-_ ]?')}(?![a-z])", re.IGNORECASE)
    house, kin = dict[str, list[int]](), dict[str, list[int]]()
    for path in files(".", *WRITTEN):
        name = path.relative_to(ROOT).as_posix()
        if name.startswith((PROMISES, *own)):
            continue
        if found := [number for number, line in _lines(path) if named.search(line)]:
            (kin if name.startswith((*rooms,)) else house)[name] = found
    return house, kin


def _lines(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the lines of a file by number; of a chapter those of its cells."""
    text = path.read_text("utf-8")
    if path.suffix == ".ipynb":
        cells = json.loads(text)["cells"]
        text = "".join("".join(cell["source"]) + "\n" for cell in cells)
    yield from enumerate(text.splitlines(), 1)


if __name__ == "__main__":
    main()
