"""A name is marked as Italian, but not where a language writes it in letters of its own."""

import re

import pytest

from carte.widgets import Courses, Daily, Evening, Paper, Procedure, Room, Search
from tests.front.reader import Put
from tests.front.staged import Make, in_language

ITALIAN = '[lang="it"]'
KANA = re.compile(r"[\u3040-\u30ff]")


@pytest.mark.parametrize("make", [Courses, Daily, Evening, Paper, Procedure, Room, Search])
def test_a_name_in_kana_is_not_marked_as_italian(make: Make, put: Put) -> None:
    marked = put(in_language("ja", make)).locator(ITALIAN).all_text_contents()
    assert [name for name in marked if KANA.search(name)] == []


@pytest.mark.parametrize("make", [Courses, Evening, Procedure, Search])
def test_the_name_of_a_game_is_marked_as_italian(make: Make, put: Put) -> None:
    marked = put(in_language("en", make)).locator(ITALIAN).all_text_contents()
    assert {"Scopa", "Mediatore"} <= set(marked)
