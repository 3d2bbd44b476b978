"""The house rules of a table as a word: what it carries, and what is refused."""

from collections.abc import Callable
from typing import Any

import pytest

import carte
from carte.evening import link as evening
from carte.formats.base62 import spelled
from carte.formats.codec import BrokenLink
from carte.formats.house_code import InvalidHouse, from_house_code, house_code, open_house
from carte.formats.mixed_radix import Writer
from carte.quiz.room import link as room
from tests.games.variants import variants

SEVENS = carte.game("scopa", primiera="sevens", target=21)
CODE = "1FsGJ6czjwMpmdqf"


def test_a_code_opens_the_same_for_ever() -> None:
    games = [carte.game("scopa", primiera="sevens"), carte.game("briscola")]
    assert {game.slug: game for game in from_house_code(CODE)} == {
        game.slug: game for game in games
    }


@pytest.mark.parametrize("slug", carte.GAMES)
def test_every_house_rule_is_carried(slug: str) -> None:
    for game in variants(slug):
        assert from_house_code(house_code([game])) == [game]


def test_the_order_of_the_games_does_not_matter() -> None:
    games = [carte.game(slug) for slug in carte.GAMES]
    assert house_code(games) == house_code(games[::-1])


def test_a_code_of_all_games_fits_in_a_short_link() -> None:
    games = [SEVENS, *(carte.game(slug) for slug in carte.GAMES if slug != "scopa")]
    assert len(house_code(games)) < 60


def test_no_games_are_carried_too() -> None:
    assert from_house_code(house_code([])) == []


def test_a_number_that_carries_something_else_is_refused() -> None:
    with pytest.raises(InvalidHouse, match="house rules"):
        from_house_code(spelled(10**40 + 7))


def of_a_newer_edition() -> str:
    writer = Writer()
    for value, base in ((1, 64), (15, 16), (40, 64)):
        writer.digit(value, base)
    return spelled(writer.number)


def test_what_a_newer_edition_has_made_is_refused_in_words() -> None:
    with pytest.raises(InvalidHouse, match="newer edition"):
        from_house_code(of_a_newer_edition())


OTHER = "It leads to something else, or was made by a newer edition of this book."
CUT = "It was cut short or altered on the way: copy the whole of it."


@pytest.mark.parametrize("opened", [open_house, evening.opened, room.opened])
def test_a_link_that_cannot_be_opened_says_why_without_its_signs(
    opened: Callable[[str], Any],
) -> None:
    position = carte.code(carte.game("scopa").deal(seed=1))
    links = {position: OTHER, position[:-1]: CUT, "": CUT, "a b": CUT, "x" * 99_999: CUT}
    for link, why in links.items():
        with pytest.raises(BrokenLink) as found:
            opened(link)
        assert str(found.value) == why


def test_a_link_of_a_newer_edition_says_so() -> None:
    with pytest.raises(BrokenLink) as found:
        open_house(of_a_newer_edition())
    assert str(found.value) == OTHER
