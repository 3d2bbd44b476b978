"""The registry knows the games of the book by name, and imports the room of the one asked for."""

import json
import subprocess
import sys

import pytest

import carte
from carte import games
from tests.games.added import as_they_were

ROOMS = """
import json, sys
import carte
[*carte.GAMES], carte.game("{slug}").rulebook
print(json.dumps([name.split(".")[2] for name in sys.modules if name.startswith("carte.games.")]))
"""
NEEDED = {
    "scopa": {"scopa"},
    "scopone": {"scopa", "scopone"},
    "asso-piglia-tutto": {"scopa", "asso_piglia_tutto"},
    "cirulla": {"scopa", "cirulla"},
    "briscola": {"briscola"},
    "briscola-chiamata": {"briscola", "briscola_chiamata"},
    "tressette": {"tressette"},
    "mediatore": {"mediatore", "tressette"},
}


@pytest.mark.parametrize("slug", carte.GAMES)
def test_a_game_needs_no_rooms_but_its_own_and_that_of_the_game_it_extends(slug: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", ROOMS.format(slug=slug)], capture_output=True, text=True, check=True
    )
    assert {*json.loads(done.stdout)} == NEEDED[slug]


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
