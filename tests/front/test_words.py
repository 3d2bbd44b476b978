"""What a page puts together of words reads as the language has it."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import carte
from carte import front, language
from carte.front.words import words_of
from carte.widgets import Puzzles
from tests.front.scripts import printed
from tests.keeping.pure import Pure, started

_WORDS = (
    r"\$\{[^{}`]*(?:\b(?:said|told|words)\b|\bfill\(|"
    r"\.(?:message|says|text|asks|title|label|name)\b)[^`]*?\}"
)
"""What a reader reads, in a template of JavaScript."""
GLUED = re.compile(rf"{_WORDS}[:;,.]? +\$\{{|\}}[:;,.]? +{_WORDS}|{_WORDS}:`")
"""Two pieces of it with a blank or a colon between them, which no language was asked for."""


@pytest.fixture(scope="module")
def pure(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pure]:
    """The front end's functions."""
    with started(Path(tmp_path_factory.mktemp("pure"))) as functions:
        yield functions


@pytest.mark.parametrize(
    ("template", "said"),
    [
        ("If ticked: {Rule}", "If ticked: Six sevens. Or none."),
        ("Con la spunta: {rule}", "Con la spunta: six sevens. Or none."),
        ("{some}", "{some}"),
    ],
)
def test_a_sentence_stands_at_the_head_or_inside(pure: Pure, template: str, said: str) -> None:
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
def test_a_language_says_how_words_are_joined(
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


def test_no_page_glues_what_it_says_with_signs_of_its_own() -> None:
    """Sentences, labels and lists are joined by what Python says stands between them."""
    house = Path(carte.__file__).parent
    files = [file for file in house.rglob("front/**/*.js") if "node_modules" not in file.parts]
    literals = [(file, one) for file in files for one in re.findall(r"`[^`\n]*`", file.read_text())]
    assert len(literals) > 100
    assert [f"{file.name}: {one}" for file, one in literals if GLUED.search(one)] == []


def test_a_label_by_stars_is_a_list_even_where_all_are_the_same() -> None:
    of_a_puzzle = Puzzles("scopa").content["words"]["level"]
    for label in (words_of(carte.game("scopa"))["level_label"], of_a_puzzle):
        assert isinstance(label, list)
        assert all("{stars}" in one for one in label)


NUMBERS = Path(front.__file__).parent / "page/numbers.js"


@pytest.mark.parametrize(
    ("spoken", "half"), [("", "1.5"), ("en", "1.5"), ("it", "1,5"), ("ja", "1.5")]
)
def test_a_number_has_the_decimal_sign_of_the_page_and_its_own_sign(spoken: str, half: str) -> None:
    wanted = {
        "1.5, { digits: 1 }": half,
        "-1.5, { digits: 1 }": f"−{half}",
        "4, { signed: true }": "+4",
        "0, { signed: true }": "0",
        "-4, { signed: true }": "−4",
        "1234": "1234",
        "0": "0",
        "-4": "−4",
    }
    calls = ", ".join(f"numeral({call})" for call in wanted)
    script = (
        f"globalThis.document = {{ documentElement: {{ lang: {json.dumps(spoken)} }} }};"
        f"const {{ numeral }} = await import({json.dumps(f'{NUMBERS.as_uri()}?{spoken}')});"
        f"console.log(JSON.stringify([{calls}]));"
    )
    assert dict(zip(wanted, printed(script), strict=True)) == wanted
