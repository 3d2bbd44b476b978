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
def test_a_name_is_explained_with_its_methods_and_properties(name: str) -> None:
    assert described(name).doc or described(name).kind == "value"
    if thing := getattr(carte, name, None):
        kinds = getattr(thing, "__mro__", ())
        fields = {field for kind in kinds for field in get_annotations(kind)}
        found = [one.name for one in members(name) if not one.doc and one.name not in fields]
        assert found == []


def test_every_place_in_it_has_an_address_of_its_own() -> None:
    anchors = re.findall(r' id="([^"]+)"', printed("api"))
    assert anchors
    assert max(Counter(anchors).values()) == 1
    assert {*re.findall(r'href="#([^"]+)"', printed("api"))} <= {*anchors}


def test_a_docstring_and_a_signature_are_told_as_they_are_meant() -> None:
    told = interface("from_json", "code").html
    for part in (
        '<a href="#carte.Deal.to_json"><code>deal.to_json()</code></a>',
        '<a href="#carte.UnknownGame"><code>UnknownGame</code></a>',
        *("<code>ValueError</code>", "<pre>&gt;&gt;&gt; import carte"),
    ):
        assert part in told
    assert "``" not in told
    words = re.sub(r"<[^>]+>", "", interface("player", "Misdeal").html)
    assert "carte.player(level: str, *, seed: int = 0, milliseconds: float | None = None" in words
    assert "iterations: int | None = None) → SeededPlayer" in words
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


def test_a_default_that_is_a_function_is_written_without_its_place_in_memory() -> None:
    defaults = {one.name: one.default for one in described("ScoreItem").parameters or ()}
    assert (defaults["shown"], defaults["theme"]) == ("…", "'score'")
    assert " at 0x" not in printed("api")
