"""The facts of a position: what ``position`` takes, what codes hold, and what its words say."""

import inspect
import re

import pytest

import carte
from carte.engine.game import Game

KINDS = {slug: type(carte.game(slug)) for slug in carte.GAMES}


def arguments(kind: type[Game]) -> list[str]:
    """The arguments of ``position`` that a reader can name, besides those of one game alone."""
    parameters = inspect.signature(kind.position).parameters.values()
    named = (one for one in parameters if one.kind is not inspect.Parameter.VAR_KEYWORD)
    return [one.name for one in named if one.name != "self"]


@pytest.mark.parametrize("slug", KINDS)
def test_a_fact_that_a_game_does_not_have_is_refused_with_all_that_it_has(slug: str) -> None:
    with pytest.raises(carte.InvalidPosition) as caught:
        carte.game(slug).position(weather="fine")
    known = str(caught.value).removeprefix(f"a position of {slug} has no weather; it has ")
    assert re.split(", | or | and ", known) == [*arguments(KINDS[slug]), *KINDS[slug].OWN_FACTS]


@pytest.mark.parametrize("slug", KINDS)
def test_what_a_position_takes_is_told_by_its_name(slug: str) -> None:
    named = {*re.findall(r"``(\w+)", inspect.getdoc(KINDS[slug].position) or "")}
    assert [name for name in arguments(KINDS[slug]) if name not in named] == []


@pytest.mark.parametrize("slug", KINDS)
def test_a_code_holds_nothing_that_a_position_does_not_take(slug: str) -> None:
    game = carte.game(slug)
    assert {*game.facts} <= {*arguments(KINDS[slug]), *game.OWN_FACTS}
