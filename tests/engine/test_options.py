"""House rules have names and values in words."""

import doctest

import pytest

import carte
from carte.engine import options
from carte.engine.game import Positive


@pytest.mark.parametrize("slug", carte.GAMES)
def test_every_house_rule_and_value_is_said_in_words(slug: str) -> None:
    for name, values in carte.game(slug).OPTIONS.items():
        for value in (values.default,) if isinstance(values, Positive) else values:
            words = options.named(name, value)
            assert "_" not in words
            assert repr(value) not in words or not isinstance(value, str)


def test_the_examples_hold() -> None:
    assert doctest.testmod(options).failed == 0
