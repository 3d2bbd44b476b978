"""What a reader gives is refused in the reader's language, from the sentence to its last reason."""

import ast
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from traceback import extract_tb
from typing import Any

import pytest

import carte
from carte import games, language
from carte.engine.cards import cards
from carte.language.catalogues import compiled, template
from carte.language.catalogues.pseudo import PSEUDO, pseudo
from carte.lessons import questions
from carte.lessons.questions import CHOICES, PICKS, Question, QuestionError, Shown, put
from tests.fuzz.doors import Door, doors
from tests.fuzz.mutation import mutated
from tests.games.rooms import rows

READERS = (
    "move",
    "ruling",
    "code",
    "record",
    "json",
    "position",
    "game",
    "match code",
    "house code",
    "match",
    "article",
    "evening link",
    "room link",
    "room by hand",
    "sheet",
    "own code",
    "own set",
)
"""The doors at which readers give a text, a link or data; at others our own pages knock."""

EACH = 250
"""So many inputs are tried at each door."""

_DATA = re.compile(r"[\[{(]|pass, declare, bid")
"""What was given, in short, and how moves are written."""
_ENGLISH = re.compile(r"\b(?:the|is|are|give|not|that|which|it|of|there|needs|Expecting|char)\b")

# The question of an own lesson, the game, the cards, the options.
UNASKED = [(text, slug, pile, options) for slug, text, pile, options in rows("facts", "UNASKED")]
"""Questions that cannot be put: one for each place in the code that refuses one."""

_PHRASE = re.compile(r"\w\W*\s+\w")
_SYNTAX = re.compile(r"[a-z-]+(?: <\w+>)+")
"""How a question is written, with names for what comes after it."""


@pytest.fixture(scope="module")
def _pseudo() -> Iterator[None]:
    every = [door.name for door in doors()]  # made in English
    assert {*READERS} <= {*every}
    language.use(PSEUDO, compiled(pseudo(template())))
    yield
    language.use("en")


def refusals(door: Door) -> Iterator[tuple[str, str]]:
    """Yield what is said at a door to inputs that are amiss, with the input."""
    for number in range(EACH):
        rng = Random(f"{door.name} {number}")
        given = mutated(rng.choice(door.good), rng, partial(rng.choice, door.good))
        try:
            door.opens(given)
        except ValueError as error:
            yield str(error), repr(given)


@pytest.mark.usefixtures("_pseudo")
@pytest.mark.parametrize("name", READERS)
def test_a_reader_is_refused_in_the_own_language(name: str) -> None:
    (door,) = [one for one in doors() if one.name == name]
    found = {
        piece
        for text, given in refusals(door)
        for piece in unread(text)
        if _ENGLISH.search(piece) and piece not in given and not _DATA.match(piece)
    }
    assert found == set()


@pytest.mark.usefixtures("_pseudo")
@pytest.mark.parametrize("slug", carte.GAMES)
def test_what_a_position_is_told_by_is_listed_in_the_own_language(slug: str) -> None:
    with pytest.raises(carte.InvalidPosition) as caught:
        carte.game(slug).position(tarot=1)
    listed = [*unread(str(caught.value))]
    assert "hands" in listed
    assert [piece for piece in listed if re.search(r"\b(?:or|and)\b", piece)] == []


@pytest.mark.usefixtures("_pseudo")
def test_an_author_is_told_in_the_own_language_why_a_question_cannot_be_put() -> None:
    known: dict[str, Question[Any]] = {**PICKS, **CHOICES}
    refused, english = set(), set()
    unasked = [
        (text, Shown(carte.game(slug), cards(pile), options=options))
        for text, slug, pile, options in UNASKED
    ]
    half_a_trick = Shown(carte.game("briscola"), cards("7D"), zone="trick")
    for text, shown in [*unasked, ("turned-up 7D 3D", half_a_trick)]:
        with pytest.raises(QuestionError) as caught:
            put(known, text, shown)
        *_others, place = extract_tb(caught.value.__traceback__)
        refused.add((Path(place.filename).name, place.lineno))
        english |= {piece for piece in unread(str(caught.value)) if _PHRASE.search(piece)}
    assert {piece for piece in english if not _SYNTAX.fullmatch(piece)} == set()
    assert refused == {*refusing()}


def refusing() -> Iterator[tuple[str, int]]:
    """Yield the lines that refuse a question, with their files."""
    rooms = Path(games.__path__[0])
    in_rooms = (*rooms.glob("*/lessons.py"), *rooms.glob("*/lessons/*.py"))
    for file in (*Path(questions.__path__[0]).glob("*.py"), *in_rooms):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            match node:
                case ast.Raise(exc=ast.Call(func=ast.Name(id="QuestionError"))):
                    yield file.name, node.lineno


def unread(text: str) -> Iterator[str]:
    """Yield the pieces of a text that no message brought: those outside ⟦ ⟧, or in ⟨ ⟩ alone."""
    inside: list[str] = []
    for found in re.finditer(r"[⟦⟧⟨⟩]|[^⟦⟧⟨⟩]+", text):
        piece = found[0]
        if piece in "⟦⟨":
            inside.append(piece)
        elif piece in "⟧⟩":
            inside.pop()
        elif inside[-1:] != ["⟦"]:
            yield piece
