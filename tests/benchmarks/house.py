"""How large the house is, and what in it is not as it should be. `python -m tests.benchmarks.house`

Lines are those that stand in the repository, blank ones and comments included.
"""

import re
import subprocess
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import carte
from tests.test_layout import OF_SEVERAL, has_word_of_one_game, names_and_strings, outside_the_games
from tests.test_names import BANNED, declared, parts_of

ROOT = Path(__file__).resolve().parents[2]
DIALECT = re.compile(r"\b(?:told|said|anew|whoever|amiss)\b")
A_PAIR = re.compile(r"-> tuple\[str, str\]")
AS_A_RULE = re.compile(r"""["'][a-z0-9-]+["'] (?:not )?in [\w.]*rulebook""")
FACTORY = re.compile(r"^export function create\w+", re.MULTILINE)
OF_GAMES = ("carte/games/", "carte/engine/")


def main() -> None:
    """Print the lines of each part, and how often each fault is there."""
    for part in ("carte", "book", "tests"):
        lines = Counter[str]()
        for path in files(part):
            lines[path.suffix] += path.read_text("utf-8").count("\n")
        sizes = ", ".join(f"{count:,} of {suffix}" for suffix, count in sorted(lines.items()))
        print(f"{part}/: {sizes}")
    for what, found in faults().items():
        print(f"{len(found):5}  {what}")


def files(part: str, *suffixes: str) -> Iterator[Path]:
    """Yield what somebody has written in a part of the house, of these kinds or of all."""
    listed = ["git", "ls-files", part]
    named = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in named.splitlines():
        path = ROOT / name
        if path.suffix in (suffixes or (".py", ".js", ".ts", ".css")):
            yield path


def faults() -> dict[str, list[str]]:
    """Return each kind of fault with where it is found."""
    python = {path: path.read_text("utf-8") for path in files("carte", ".py")}
    script = {path: path.read_text("utf-8") for path in files("carte", ".js")}
    tools = {path: text for path, text in python.items() if not is_of_games(path)}
    stems = Counter(path.name for path in script)
    return {
        "names that could mean anything": [
            name
            for path in (*python, *script)
            for name in declared(path)
            if parts_of(name) & BANNED
        ],
        "lines in the dialect": [*found_in(python | script, DIALECT)],
        "files of the front end that share a name": [n for n, times in stems.items() if times > 1],
        "factories of the front end": [*found_in(script, FACTORY)],
        "functions that return a bare pair of texts": [*found_in(python, A_PAIR)],
        "questions of tools to a rulebook by a rule's name": [*found_in(tools, AS_A_RULE)],
        "modules outside the games' rooms in which a word of one game stands": [
            name for name, module in outside_the_games() if has_word_of_one_game(module)
        ],
        "modules outside the games' rooms that name a game": [
            name
            for name, module in outside_the_games()
            if ({*carte.GAMES} - {*OF_SEVERAL}) & {*names_and_strings(module)}
        ],
    }


def found_in(texts: dict[Path, str], sought: re.Pattern[str]) -> Iterator[str]:
    """Yield the lines in which something is found."""
    for path, text in texts.items():
        for number, line in enumerate(text.splitlines(), 1):
            if sought.search(line):
                yield f"{path}:{number}"


def is_of_games(path: Path) -> bool:
    """Return whether a file is in the room of the games, or in the engine."""
    return str(path.relative_to(ROOT)).startswith(OF_GAMES)


if __name__ == "__main__":
    main()
