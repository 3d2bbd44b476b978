"""What README shows of the engine is what it answers, and its commands begin from nothing."""

import doctest
import re
from pathlib import Path
from typing import Any

import pytest

import carte

README = Path(__file__).resolve().parents[1] / "README.md"


def test_the_examples_in_readme_are_true() -> None:
    outcome = doctest.testfile(str(README), module_relative=False)
    assert outcome.attempted and not outcome.failed


@pytest.mark.parametrize("slug", carte.GAMES)
def test_the_match_in_readme_ends_in_every_game(slug: str) -> None:
    lines = re.findall(r"^(?:>>>|\.\.\.) (.*)$", README.read_text("utf-8"), re.MULTILINE)
    (first,) = [number for number, line in enumerate(lines) if line.startswith("match = ")]
    last = next(at for at in range(first + 2, len(lines)) if not lines[at].startswith(" "))
    game = carte.game(slug)
    names: dict[str, Any] = {
        "carte": AtMost(100),
        "game": game,
        "players": ["newcomer"] * game.seats,
    }
    exec("\n".join(lines[first:last]), names)
    assert names["match"].is_over


class AtMost:
    """The module, by which so many deals are played, and no more."""

    def __init__(self, deals: int) -> None:
        self._left = deals

    def playout(self, deal: carte.Deal, players: list[carte.Player | str]) -> carte.Deal:
        self._left -= 1
        assert self._left, "the match does not end"
        return carte.playout(deal, players)


def test_commands_make_the_environment_that_they_use() -> None:
    blocks = re.findall(r"^```sh\n(.*?)^```", README.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    using = [block for block in blocks if ".venv/" in block]
    assert using
    for block in using:
        assert block.startswith("python3 -m venv .venv\n"), block
