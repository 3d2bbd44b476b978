"""Find the line of a key in the text of a TOML file, which its parser does not give."""

from __future__ import annotations

import re
from collections import Counter

__all__ = ["Path", "line_of"]

Path = tuple[tuple[str, int], ...]
"""A table's path: the key of each table in it, with its number among those of that key."""

_HEADING = re.compile(r"\s*\[{1,2}\s*([\w.-]+)\s*\]{1,2}")
_KEY = re.compile(r"\s*([\w-]+)\s*=")
_QUOTES = re.compile(r'"""|\'\'\'')


def line_of(text: str, path: Path, key: str = "") -> int | None:
    """Return the line, from 1, of a key in the table at ``path``.

    An inline table has the line it is on, and a missing key the line of its table's heading; None
    if there is no such heading.
    """
    numbers: Counter[Path] = Counter()
    here: Path = ()
    found, depth, quoted = None, (-1, False), False
    for line, words in enumerate(text.splitlines(), 1):
        was_quoted, quoted = quoted, quoted ^ bool(len(_QUOTES.findall(words)) % 2)
        if was_quoted:
            continue
        if heading := _HEADING.match(words):
            here = _entered(numbers, heading[1].split("."))
        is_on_the_way = here == path[: len(here)]
        wanted = path[len(here)][0] if len(here) < len(path) else key
        is_it = (stated := _KEY.match(words)) is not None and stated[1] == wanted
        if is_on_the_way and (heading or is_it) and (len(here), is_it) > depth:
            found, depth = line, (len(here), is_it)
    return found


def _entered(numbers: Counter[Path], names: list[str]) -> Path:
    """Return the path of a heading's table, the next with its key in the open table."""
    here: Path = ()
    for name in names[:-1]:
        here = (*here, (name, numbers[*here, (name, 0)]))
    last = (*here, (names[-1], 0))
    numbers[last] += 1
    return (*here, (names[-1], numbers[last]))
