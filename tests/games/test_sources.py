"""Nothing is cited that the list of sources does not have, with what kind of page it is."""

import pytest

import carte
from carte.games.procedure import articles
from carte.games.sources import KINDS, cited, sources
from tests.games.variants import variants

OUR_OWN = ("house rule", "a decision of this book")


@pytest.mark.parametrize("slug", carte.GAMES)
def test_every_source_of_a_rule_is_in_the_list(slug: str) -> None:
    named = {rule.source for game in variants(slug) for rule in game.rulebook}
    assert {text for text in named if not cited(text)} <= {*OUR_OWN}


def test_a_source_says_what_kind_of_page_it_is_and_where() -> None:
    kept_here = {"S0", "S1", "S2", "S3", "S4"}
    for key, one in sources().items():
        assert one.kind in KINDS
        assert one.address.startswith("http") != (key in kept_here), key
    assert {kind.kind for each in articles() for kind in each.sources} <= {*KINDS}
