"""What a page puts together of words reads as the language has it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import carte
from carte import language
from carte.front.words import words_of
from tests.keeping.pure import Pure, started


@pytest.fixture(scope="module")
def pure(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pure]:
    """The front end's functions."""
    with started(Path(tmp_path_factory.mktemp("pure"))) as functions:
        yield functions


@pytest.mark.parametrize(
    ("template", "said"),
    [
        ("Ticked: {Rule}", "Ticked: Six sevens. Or none."),
        ("Con la spunta: {rule}", "Con la spunta: six sevens. Or none."),
        ("{some}", "{some}"),
    ],
)
def test_a_sentence_stands_at_the_head_or_inside_as_a_template_asks(
    pure: Pure, template: str, said: str
) -> None:
    assert pure("fill", template, {"Rule": "Six sevens. Or none."}) == said
    assert pure("fill", template, {"rule": "six sevens. Or none."}) == said


@pytest.mark.parametrize(
    ("spoken", "way", "joined"),
    [
        ("en", "comma", "uno, due, 3"),
        ("ja", "comma", "uno、due、3"),
        ("ja", "sentence", "unodue3"),
        ("it", "clause", "uno; due; 3"),
    ],
)
def test_words_are_joined_as_the_language_joins_them(
    pure: Pure, spoken: str, way: str, joined: str
) -> None:
    joints = said_in(spoken)["joints"]
    assert pure("listed", ["uno", "", "due", 3], joints[way]) == joined


def test_an_italian_hears_each_card_once() -> None:
    words = said_in("it")
    called = [*words["cards"].values(), words["face_down"]]
    assert [one["name"] for one in called] == [one["italian"] for one in called]


def said_in(spoken: str) -> dict[str, Any]:
    """The words of a widget in a language."""
    language.use(spoken)
    try:
        return words_of(carte.game("scopa"))
    finally:
        language.use("en")
