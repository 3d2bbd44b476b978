"""What a reader gives is refused in the reader's language, from the sentence to its last reason."""

import re
from collections.abc import Iterator
from functools import partial
from random import Random

import pytest

from carte import language
from carte.language.catalogues import compiled, template
from carte.language.catalogues.pseudo import PSEUDO, pseudo
from tests.fuzz.doors import Door, doors
from tests.fuzz.mutation import mutated

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
_ENGLISH = re.compile(r"\b(?:the|is|are|give|not|that|which|it|of|there|needs)\b")


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
