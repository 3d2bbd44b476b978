"""The API reference: every public name is there and explained, and no link leads nowhere."""

import re
from collections import Counter
from inspect import get_annotations

import pytest

import carte
import carte.widgets
from carte.reference.docstrings import described, members
from carte.reference.interface import interface
from tests.book.chapters import printed
from tests.language.marked import speaking_marked

NAMES = (*carte.__all__, *(f"widgets.{name}" for name in carte.widgets.__all__))


def test_every_public_name_stands_in_it_once() -> None:
    told = re.findall(r'data-name="([^"]+)"', printed("api"))
    assert Counter(told) == Counter(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_explained(name: str) -> None:
    assert described(name).doc or described(name).kind == "value"


@pytest.mark.parametrize("name", carte.__all__)
def test_a_method_or_property_is_explained(name: str) -> None:
    thing = getattr(carte, name)
    fields = {field for kind in getattr(thing, "__mro__", ()) for field in get_annotations(kind)}
    assert [one.name for one in members(name) if not one.doc and one.name not in fields] == []


def test_every_place_in_it_has_an_address_of_its_own() -> None:
    anchors = re.findall(r' id="([^"]+)"', printed("api"))
    assert anchors
    assert max(Counter(anchors).values()) == 1
    assert {*re.findall(r'href="#([^"]+)"', printed("api"))} <= {*anchors}


def test_a_docstring_is_told_as_it_is_meant() -> None:
    told = interface("from_json", "code").html
    assert '<a href="#carte.Deal.to_json"><code>deal.to_json()</code></a>' in told
    assert '<a href="#carte.UnknownGame"><code>UnknownGame</code></a>' in told
    assert "<code>ValueError</code>" in told
    assert "<pre>&gt;&gt;&gt; import carte" in told
    assert "``" not in told


def test_a_signature_is_told_as_it_is_written() -> None:
    words = re.sub(r"<[^>]+>", "", interface("player", "Misdeal").html)
    assert "carte.player(level: str, *, seed: int = 0, milliseconds: float | None = None" in words
    assert "iterations: int | None = None) → Player" in words
    assert "exception carte.Misdeal(rule: Rule)" in words


def test_a_constant_has_the_words_under_it_in_the_source() -> None:
    assert described("PACK").doc.startswith("The forty cards in canonical order")
    assert described("PACK").gives.endswith("… 40 in all)")
    assert described("SUITS").doc == "The four suits in canonical order."
    assert described("DENARI").doc == described("BASTONI").doc != described("SUITS").doc


def test_an_unknown_name_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match=r"carte has no public name 'deck'; it has BASTONI"):
        interface("deck")


def test_it_is_marked_as_english_only_where_another_language_is_read() -> None:
    assert 'lang="en"' not in interface("Card").html
    with speaking_marked():
        assert interface("Card").html.count('lang="en"') == 1
