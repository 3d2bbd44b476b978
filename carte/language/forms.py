"""Nouns in a sentence, with the article or preposition that a language puts before them; and moves.

A ``Phrase`` is a text that knows its other forms, so that a translation writes ``{card:of}`` where
its language has "del sette di denari", "dell’asso di coppe". The forms of a language are data:
``carte/language/<language>/forms.toml``; what a language does not change stands as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from carte.language import cached_per_language, load_language_toml, spoken_language

__all__ = [
    "FORMS",
    "Phrase",
    "Template",
    "capital",
    "game_name",
    "joined",
    "lower_first",
    "map_forms",
    "noun",
    "person",
]

FORMS = ("bare", "the", "a", "of", "to", "from", "short", "said")
"""What may follow the colon of ``{card:of}``: the noun alone, with an article, or with *of*, *to*
and *from* before it; and as short as on a button or in a sum. ``said`` is a move in its maker's
mouth: where English has "pass", Italian has "passare" in general and "passo" from the player."""

_AS_IT_IS = "{}"


class Phrase(str):
    """A text, with the other forms that a template may ask for."""

    __slots__ = ("_form_of",)

    _form_of: Callable[[str], str]

    def __new__(cls, text: str, form_of: Callable[[str], str]) -> Phrase:
        """Return ``text`` as a phrase; ``form_of`` gives its other forms by their names."""
        phrase = super().__new__(cls, text)
        phrase._form_of = form_of
        return phrase

    def __format__(self, form: str) -> str:
        return self.form(form) if form else str(self)

    def form(self, form: str) -> Phrase:
        """Return the same phrase in a form; raises ``ValueError``, which names an unknown one."""
        if form not in FORMS:
            raise ValueError(f"{str(self)!r} has no form {form!r}; there is {', '.join(FORMS)}")
        found = self._form_of(form)
        return found if isinstance(found, Phrase) else Phrase(found, self._form_of)

    def __reduce__(self) -> tuple[type[str], tuple[str]]:
        return str, (str(self),)


class Forms(NamedTuple):
    """How a language changes its nouns.

    ``kinds`` holds by kind of noun, and by form, the words round the noun; ``heads`` the kind of a
    noun by its first word, where it is not the ``usual`` one; ``wholes`` the forms of phrases that
    follow no pattern.
    """

    kinds: Mapping[str, Mapping[str, str]]
    usual: str
    heads: Mapping[str, str] = {}
    wholes: Mapping[str, Mapping[str, str]] = {}

    def of(self, bare: str, form: str) -> str:
        """Return the noun ``bare`` in a form."""
        if found := self.wholes.get(bare, {}).get(form):
            return found
        kind = self.heads.get(bare.partition(" ")[0], self.usual)
        return self.kinds[kind].get(form, _AS_IT_IS).format(bare)


_ENGLISH = Forms(
    kinds={
        "consonant": {"the": "the {}", "a": "a {}"},
        "vowel": {"the": "the {}", "a": "an {}"},
    },
    usual="consonant",
    heads={"asso": "vowel"},
)
_NONE = Forms(kinds={"noun": {}}, usual="noun")


def noun(bare: str, short: str = "") -> Phrase:
    """Return a noun as a phrase; ``short`` is its form on buttons and in sums."""
    return _formed(bare, short, "bare")


def person(name: str) -> Phrase:
    """Return a person's name as a phrase: no article, and a preposition never melts into it."""
    return _named(name, "person", {})


def game_name(name: str) -> Phrase:
    """Return a game's name as a phrase: it has no article either."""
    return _named(name, "game", _forms().wholes.get(name, {}))


def map_forms(phrase: str, alter: Callable[[str], str]) -> str:
    """Return a text changed by ``alter``, and a phrase in all its forms."""
    if not isinstance(phrase, Phrase):
        return alter(phrase)
    return Phrase(alter(phrase), lambda form: alter(phrase.form(form)))


def joined(words: Iterable[str], join: Callable[[list[str]], str]) -> str:
    """Return several words made one by ``join``; where all are phrases, in each of their forms."""
    some = list(words)
    text = join(some)
    if not some or not all(isinstance(word, Phrase) for word in some):
        return text
    return Phrase(text, lambda form: join([format(word, form) for word in some]))


def capital(sentence: str) -> str:
    """Return a sentence or a phrase with a capital at its beginning."""
    return map_forms(sentence, lambda text: text[:1].upper() + text[1:])


def lower_first(words: str) -> str:
    """Return a name as it stands inside a sentence: "the other player"."""
    return map_forms(words, lambda text: text[:1].lower() + text[1:])


class Template(str):
    """A translated text with places to fill, where each may stand at the head or inside.

    What English puts at the head, as ``{Card}``, a translation may have inside, as ``{card}``, and
    the other way round.
    """

    __slots__ = ()

    def format(self, *given: object, **facts: object) -> str:
        """Return the text with ``facts`` in their places."""
        return self.format_map(_Facts(facts)) if facts else super().format(*given)


class _Facts(dict[str, object]):
    """Facts by name, in small letters or with a capital as a template asks for them."""

    def __missing__(self, name: str) -> str:
        alter, other = (capital, lower_first) if name[:1].isupper() else (lower_first, capital)
        if (known := other(name)) not in self:
            raise KeyError(name)
        fact = self[known]
        return alter(fact if isinstance(fact, str) else str(fact))


def _named(name: str, kind: str, whole: Mapping[str, str]) -> Phrase:
    around = {**_forms().kinds.get(kind, {}), **whole}
    return Phrase(name, lambda form: around.get(form, _AS_IT_IS).format(name))


@cached_per_language
def _formed(bare: str, short: str, form: str) -> Phrase:
    is_short = form == "short" and short
    text = short if is_short else _forms().of(bare, form)
    return Phrase(text, lambda other: _formed(bare, short, other))


@cached_per_language
def _forms() -> Forms:
    if spoken_language() == "en":
        return _ENGLISH
    own = load_language_toml("forms.toml")
    return Forms(**own) if own else _NONE
