"""What was made once is not made again, but in each language by the catalogue that speaks it."""

from collections.abc import Callable, Iterator

import pytest
from babel.messages import Catalog

from carte import language
from carte.language import _, cached_per_language
from carte.language.catalogues import compiled


@pytest.fixture
def said() -> Iterator[Callable[..., str]]:
    """Say a word in a language, and how often it was made until then."""
    made = []

    @cached_per_language
    def word() -> str:
        made.append(language.spoken_language())
        return _("Cards")

    for one in ("it", "ja", "en"):  # whatever catalogues were spoken before
        language.use(one)

    def say(spoken: str, catalogue: bytes | None = None) -> str:
        language.use(spoken, catalogue)
        return f"{word()} {len(made)}"

    yield say
    language.use("en")


def test_a_word_is_made_once_in_each_language(said: Callable[..., str]) -> None:
    assert [said(one) for one in ("en", "it", "en", "ja", "it", "ja")] == [
        "Cards 1",
        "Carte 2",
        "Cards 2",
        "カード 3",
        "Carte 3",
        "カード 3",
    ]


def test_another_catalogue_of_a_language_has_its_words_made_anew(said: Callable[..., str]) -> None:
    assert said("it") == "Carte 1"
    other = Catalog(locale="it")
    other.add("Cards", "Cartoline")
    assert said("it", compiled(other)) == "Cartoline 2"
    assert said("it") == "Carte 3"
