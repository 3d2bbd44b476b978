"""What the tests of this room share: shorter thoughts and reviews."""

import pytest

from carte.engine.deal import Deal
from carte.play.review import asking
from carte.play.review.finding import choices

FIRST, LAST = 3, 6


def some_choices(deal: Deal) -> tuple[int, ...]:
    """The first choices of a deal, in which players bid, and the last ones."""
    every = choices(deal)
    return tuple(sorted({*every[:FIRST], *every[-LAST:]}))


@pytest.fixture(autouse=True)
def short_thoughts_on_a_page(request: pytest.FixtureRequest) -> None:
    """What a page shows is the same however long the players behind it think."""
    if "page" in request.fixturenames:
        request.getfixturevalue("short_thoughts")


@pytest.fixture
def short_reviews(short_reviews: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of each deal but some moves are looked through, each in but a few worlds."""
    monkeypatch.setattr(asking, "choices", some_choices)


@pytest.fixture
def whole_reviews(short_reviews: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of each deal all moves are looked through."""
    monkeypatch.setattr(asking, "choices", choices)
