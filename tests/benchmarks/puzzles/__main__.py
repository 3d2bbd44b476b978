"""Puzzles: `python -m tests.benchmarks.puzzles [--most 60] [--check 0] [--lay-out] [game …]`

Adds puzzles to the rooms of the games until each offers so many, from seeded deals, and goes on
where the last one left off; or checks so many of each that there are, in other worlds; or lays out
the hidden cards of all of them again, after the players have changed.
"""

import argparse
from os import nice
from pathlib import Path
from random import Random

import carte
from carte.play.puzzles.code import code
from carte.play.puzzles.collection import FILE, Collection, collection, parse
from tests.benchmarks.puzzles.making import Made, made, positions, still_holds
from tests.benchmarks.puzzles.telling import laid_out
from tests.benchmarks.puzzles.themes import theme_of

PUZZLE = '\n[[puzzle]]\nid = "{id}"\ntheme = "{theme}"\nseed = {seed}\ncode = "{code}"\n'

LARGEST = 24
"""No theme has more puzzles."""


def main() -> None:
    """Make puzzles, or check them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[*carte.GAMES])
    parser.add_argument("--most", type=int, default=60)
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
            add(slug, given.most)


def path_of(slug: str) -> Path:
    """Return the file of a game's puzzles."""
    return Path(carte.__file__).parent / "games" / slug.replace("-", "_") / FILE


def add(slug: str, most: int) -> None:
    """Add puzzles to a room until it offers so many: one of a deal at most."""
    path = path_of(slug)
    found = parse(path.read_text(encoding="utf-8"), slug)
    seed = max([entry.seed for entry in found.entries], default=0)
    while len(found.offered) < most:
        seed += 1
        number = len(found.entries) + 1
        choice = best_of(found, seed)
        if choice:
            one, theme = choice
            name, word = f"{slug}-puzzle-{number}", code(one.puzzle)
            with path.open("a", encoding="utf-8") as file:
                file.write(PUZZLE.format(id=name, theme=theme, seed=seed, code=word))
            found = parse(path.read_text(encoding="utf-8"), slug)
            print(f"{name} {theme}", flush=True)


def best_of(found: Collection, seed: int) -> tuple[Made, str] | None:
    """Return the puzzle of a deal whose theme has fewest so far, or None."""
    themes = [theme.id for theme in found.themes]
    sizes = {theme: len(found.of(theme)) for theme in themes}
    choices = []
    for deal in positions(carte.game(found.game), seed):
        if one := made(deal):
            theme = theme_of(deal, one.puzzle.answers[0], one.other, themes)
            if theme and sizes[theme] < LARGEST:
                choices.append((one, theme))
    return min(choices, key=lambda choice: sizes[choice[1]], default=None)


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
