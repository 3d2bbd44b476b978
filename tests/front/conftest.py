"""What is held of the front end holds whatever a coach says, or an expert plays."""

import pytest

from tests.front.reader import Put
from tests.front.staged import on_stage


@pytest.fixture(autouse=True)
def thinks_shortly(short_thoughts: None) -> None:
    """A widget of a match, which Python looks on at, is not waited for."""


@pytest.fixture
def put(put: Put) -> Put:
    """Put widgets on the page; one that fills a screen can be taught with then."""
    return on_stage(put)
