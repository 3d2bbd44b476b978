"""The command lines of what is measured game by game."""

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from os import nice


def asked(
    name: str, games: Sequence[str] = (), *flags: str, **numbers: int | float | None
) -> Namespace:
    """Read games, flags and numbers with their usual values; then let everything else go first."""
    parser = ArgumentParser(prog=f"python -m tests.benchmarks.{name}")
    if games:
        parser.add_argument("games", nargs="*", default=[*games], metavar="game")
    for flag in flags:
        parser.add_argument(f"--{flag}", action="store_true")
    for number, usual in numbers.items():
        kind = float if isinstance(usual, float) else int
        parser.add_argument(f"--{number.replace('_', '-')}", type=kind, default=usual)
    found = parser.parse_args()
    nice(19)
    return found
