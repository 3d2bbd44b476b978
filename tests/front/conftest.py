"""What is held of the front end holds whatever a coach says, or an expert plays."""

import pytest


@pytest.fixture(autouse=True)
def thinks_shortly(short_thoughts: None) -> None:
    """A widget of a match, which Python looks on at, is not waited for."""
