"""Puzzles: `python -m tests.benchmarks.puzzles [--most 60] [--agreed] [--check 0] … [game …]`

Adds puzzles to the rooms of the games until each offers so many, from seeded deals, and goes on
where the last one left off; with `--agreed`, puzzles of auctions, calls and exchanges until each
offers so many of these. Or checks so many of each that there are, in other worlds; or lays out the
hidden cards of all of them again, after the players have changed.
"""

import argparse
from os import nice
from pathlib import Path
from random import Random

import carte
from carte.play.puzzles.code import code
from carte.play.puzzles.collection import FILE, Collection, Entry, collection, parse
from tests.benchmarks.puzzles.making import Made, made, positions, still_holds
from tests.benchmarks.puzzles.telling import laid_out
from tests.benchmarks.puzzles.themes import AGREED, theme_of

PUZZLE = '\n[[puzzle]]\nid = "{id}"\ntheme = "{theme}"\nseed = {seed}\ncode = "{code}"\n'

LARGEST = 24
"""No theme has more puzzles."""

MOST_ALIKE = 6
"""No bid, and no pass, is right in more of a game: else a reader could guess it."""


def main() -> None:
    """Make puzzles, or check them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[*carte.GAMES])
    parser.add_argument("--most", type=int, default=60)
    parser.add_argument("--agreed", action="store_true")
    parser.add_argument("--check", type=int, default=0)
    parser.add_argument("--lay-out", action="store_true")
    given = parser.parse_args()
    nice(10)
    for slug in given.games:
        if given.check:
            check(slug, given.check)
        elif given.lay_out:
            lay_out(slug)
        else:
            add(slug, given.most, agreed=given.agreed)


def path_of(slug: str) -> Path:
    """Return the file of a game's puzzles."""
    return Path(carte.__file__).parent / "games" / slug.replace("-", "_") / FILE


def add(slug: str, most: int, *, agreed: bool) -> None:
    """Add puzzles of one sort to a room until it offers so many."""
    path = path_of(slug)
    found = parse(path.read_text(encoding="utf-8"), slug)
    seed = max([entry.seed for entry in _of_sort(found, agreed=agreed)], default=0)
    while sum(not entry.retired for entry in _of_sort(found, agreed=agreed)) < most:
        seed += 1
        for one, theme in best_of(found, seed, agreed=agreed):
            name, word = f"{slug}-puzzle-{len(found.entries) + 1}", code(one.puzzle)
            with path.open("a", encoding="utf-8") as file:
                file.write(PUZZLE.format(id=name, theme=theme, seed=seed, code=word))
            found = parse(path.read_text(encoding="utf-8"), slug)
            print(f"{name} {theme} {seed}", flush=True)


def _of_sort(found: Collection, *, agreed: bool) -> list[Entry]:
    """Return the puzzles of what is agreed before the first card, or those of the play."""
    return [entry for entry in found.entries if (entry.theme in AGREED) == agreed]


def best_of(found: Collection, seed: int, *, agreed: bool) -> list[tuple[Made, str]]:
    """Return the puzzle of a deal whose theme has fewest so far, if any; one of each if agreed."""
    themes = [theme.id for theme in found.themes if (theme.id in AGREED) == agreed]
    sizes = {theme: len(found.of(theme)) for theme in themes}
    choices: dict[str, Made] = {}
    for deal in positions(carte.game(found.game), seed, agreed=agreed):
        if one := made(deal):
            theme = theme_of(deal, one.puzzle.answers[0], one.other, themes)
            if theme and sizes[theme] < LARGEST and not _is_usual(found, theme, one):
                choices.setdefault(theme, one)
    ordered = sorted(choices, key=lambda theme: sizes[theme])
    return [(choices[theme], theme) for theme in (ordered if agreed else ordered[:1])]


def _is_usual(found: Collection, theme: str, one: Made) -> bool:
    """Return whether an auction is one more with an answer that many have."""
    answers = [entry.puzzle.answers[0] for entry in found.of(theme)]
    return theme == "auction" and answers.count(one.puzzle.answers[0]) >= MOST_ALIKE


def check(slug: str, number: int) -> None:
    """Say which of some puzzles do not hold in other worlds."""
    entries = collection(slug).entries
    some = Random(number).sample(entries, min(number, len(entries)))
    wrong = [entry.id for entry in some if not still_holds(entry.puzzle, seed=number)]
    print(f"{slug}: {len(some)} checked, {len(wrong)} in doubt", *wrong, flush=True)


def lay_out(slug: str) -> None:
    """Lay out the hidden cards of a game's puzzles where they tell most."""
    path = path_of(slug)
    text = path.read_text(encoding="utf-8")
    for entry in collection(slug).entries:
        text = text.replace(f'"{entry.code}"', f'"{code(laid_out(entry.puzzle))}"')
    path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
