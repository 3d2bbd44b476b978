"""The registry knows the games of the book by name, and imports the room of the one asked for."""

import json
import subprocess
import sys

import pytest

import carte
from carte import games
from carte.engine.game import Game
from tests.games.added import as_they_were

ROOMS = """
import json, sys
import carte
[*carte.GAMES], carte.game("{slug}").rulebook
print(json.dumps([name.split(".")[2] for name in sys.modules if name.startswith("carte.games.")]))
"""


def rooms_of(kind: type[Game]) -> set[str]:
    """The rooms of a game and of those that it extends."""
    modules = [base.__module__.split(".") for base in kind.__mro__]
    return {names[2] for names in modules if names[:2] == ["carte", "games"]}


@pytest.mark.parametrize("slug", carte.GAMES)
def test_a_game_needs_no_rooms_but_its_own_and_that_of_the_game_it_extends(slug: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", ROOMS.format(slug=slug)], capture_output=True, text=True, check=True
    )
    assert {*json.loads(done.stdout)} == rooms_of(type(carte.game(slug)))


@pytest.mark.parametrize("slug", carte.GAMES)
def test_a_game_of_the_book_is_what_the_registry_says_before_it_is_imported(slug: str) -> None:
    kind, told = type(carte.game(slug)), games._KINDS[slug]
    assert (kind.slug, kind.place_in_book) == (slug, told.place_in_book)


@pytest.mark.parametrize("slug", carte.GAMES)
def test_a_game_of_the_book_is_as_registered_games_must_be(slug: str) -> None:
    with as_they_were():
        carte.register(type(carte.game(slug)))


def test_the_games_are_in_the_same_order_by_their_slugs_as_by_themselves() -> None:
    by_themselves = games.in_order(map(carte.game, carte.GAMES))
    assert games.slugs_in_order() == tuple(one.slug for one in by_themselves)
