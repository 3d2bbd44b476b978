"""What a reader may type for a card or a move, rewritten into the notation of the engine.

``rewrites`` makes all of it data: patterns, each with its replacement. The engine applies them
here, and a page, which has to read without Python, applies the same ones. English is read in every
language, and so are Italian names of ranks and suits; a language adds its own, and words and
sentences round them, in its ``input.toml``.

Patterns use only what regular expressions share in Python and in JavaScript; ``$1`` stands for the
first group.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any, TypeAlias

from carte.language import data_of, load_language_toml, spoken_language
from carte.language.names import CARD_NAMES, JOINTS, RANK_NAMES, SUIT_NAMES
from carte.language.order import HIRAGANA

__all__ = [
    "LONGEST",
    "Rewrite",
    "first_verbs",
    "inquiries",
    "languages",
    "readings",
    "rewrites",
    "typed_as",
    "typed_verb",
]

Rewrite: TypeAlias = tuple[str, str]
"""A pattern, and its replacement."""

LONGEST = 2_000
"""Characters of the longest text that is read by names: forty cards have some 1,000."""

_VERBS = ("pass", "bid", "call", "discard", "give", "declare", "exchange", "monte")
"""The verbs that begin a written announcement."""

_ALONE = ("pass", "declare", "monte")
"""The verbs that need nothing after them."""

_ENGLISH: Mapping[str, Any] = {
    "takes": "takes take captures capture",
    "with": "with",
    "between": "and plus",
    "ignored": "the an a i play lay lead back",
    "units": "points point",
    "sentences": {
        "declare matta=$1": r"declare,? with the matta as an? (.+)",
        "exchange $1": r"exchange (.+) for the turned-up card",
        "$1 $2": r"(?:play|lay) (.+), saying (.+)",
        "$1  $2": r"(.+?) is led[.] (busso|striscio|volo)\b.+",
        " $1 x $2": r"(.+?) makes 15 with (.+?), and takes it(?:[.] the table is empty.+)?",
        "$1 x $2": (
            r"(.+?) (?:makes 15 with [\d+]+, and )?takes (?:the whole table: )?"
            r"((?!nothing).+?)(?:[.] the table is empty.+)?"
        ),
        "$1": (
            r"(?:.+ is a trump, so )?(.+?) (?:(?:takes nothing and )?stays on the |is led"
            r"|(?:is of another suit and )?does not beat |(?:is a trump and )?beats "
            r"|is stronger than ).*"
        ),
    },
    "inquiries": {
        "table": "t table",
        "hand": "h hand",
        "last": "l last",
        "turn": "w who turn",
        "score": "s score stock",
        "trump": "b bid trump contract",
        "moves": "m moves",
        "gone": "g gone",
        "why": "y why",
        "list": "? help",
    },
}

_CARD_NAMES = {card: name for name, card in CARD_NAMES.items()} | {"10D": r"re[-\s]?bello"}

_READ_EVERYWHERE = ("takes", "with", "between", "ignored", "units")

# ------------------------------------------------------------------- patterns of both dialects

_WORD = "0-9a-zà-öø-ÿ"
_HIDDEN = r"[\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]"
_SIGNS = "♦♥♠♣"
_SUIT = rf"(?:[{_SIGNS}]|[dcsb](?![{_WORD}]))"
_RANK = "(?:10|[1-9afjcqrk])"
_DIGITS = "(?:10|[1-9])"
_ROUND_A_CARD = r"""[\s,;.+&/|>_*~`"'“”„‘’«»「」『』()[\]{}、。・!?]+"""
_STOP = r"\s*[.。!]?$"
_JOINTS = "|".join(JOINTS.split())
_CAPTURE = "(?:->|[x×=→>])"


def languages() -> tuple[str, ...]:
    """Return the languages that have words of their own to type."""
    from importlib.resources import files

    folders = files(__package__).iterdir()
    return ("en", *sorted(one.name for one in folders if one.joinpath("input.toml").is_file()))


@cache
def rewrites(language: str) -> Mapping[str, tuple[Rewrite, ...]]:
    """Return the rewrites for a language, to be applied in this order.

    ``first`` come the sentences of the language, then what is ``announced`` with a verb of its own,
    where the text is an announcement, and ``then`` all about cards.
    """
    own = _with_english(data_of(language, "input.toml"))
    return {
        "first": (*_beginning(), *_sentences(own), *_sentences(_ENGLISH)),
        "announced": tuple(_announced(own)),
        "then": (*_names(own), *_cards(own), *_words(own)),
    }


def _with_english(own: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the words of a language, together with those of English."""
    both = {part: f"{own.get(part, '')} {_ENGLISH[part]}" for part in _READ_EVERYWHERE}
    return {**own, **both}


def _beginning() -> Iterator[Rewrite]:
    """Yield the rewrites for what is no part of a move: hidden characters, and its number."""
    yield _HIDDEN, ""
    yield r"\s+", " "
    yield r"^[\s>*`•-]*(?:\d+[.)]\s*(?=\S))?", ""


def _sentences(own: Mapping[str, Any]) -> Iterator[Rewrite]:
    for meaning, sentence in own.get("sentences", {}).items():
        yield rf"^\s*{sentence}{_STOP}", meaning


def _announced(own: Mapping[str, Any]) -> Iterator[Rewrite]:
    """Yield the words for each verb in the language, before or after what it is about."""
    spoken = [(word, verb) for verb, some in own.get("verbs", {}).items() for word in _spelt(some)]
    for word, verb in sorted(spoken, key=lambda one: -len(one[0])):
        pattern = _any_of([word])
        if verb in _ALONE:
            yield rf"^\s*{pattern}{_STOP}", verb
        yield rf"^\s*{pattern}\s*(\S.*?){_STOP}", f"{verb} $1"
        if not _is_latin(word[-1]):
            yield rf"^\s*(\S.*?)\s*{pattern}{_STOP}", f"{verb} $1"


def _names(own: Mapping[str, Any]) -> Iterator[Rewrite]:
    """Yield the names of cards, bids and signals, of suits as signs and of ranks as numbers."""
    if prepositions := own.get(
        "prepositions"
    ):  # where the same letter would be an asso: "a denari"
        suits = [name for some in SUIT_NAMES.values() for name in some.split()]
        yield rf"(?:{_any_of(prepositions.split())})\s+(?={_any_of(suits)})", ""
    for card, names in _both(_CARD_NAMES, own, "cards"):
        yield _any_of(names), f" {card}"
    bids: Mapping[str, str] = own.get("said", {})
    for bid in sorted(bids, key=len, reverse=True):
        yield _any_of(_spelt(bids[bid])), f" {bid} "
    for sign, (_suit, names) in zip(_SIGNS, _both(SUIT_NAMES, own, "suits"), strict=True):
        yield _any_of(names, after_digits=True), sign
    for rank, names in _both(RANK_NAMES, own, "ranks"):
        yield _any_of(names), str(rank)


def _cards(own: Mapping[str, Any]) -> Iterator[Rewrite]:
    """Yield what joins a rank and its suit, which come in either order where no blank is needed."""
    own_joints = own.get("joints", "").split()
    joint = r"\s*(?:" + "|".join([rf"(?:{_JOINTS})\s+", *own_joints]) + r")?\s*"
    first = rf"((?<![{_WORD}]){_RANK}){joint}({_SUIT})"
    last = rf"|([{_SIGNS}]){joint}({_RANK})(?![{_WORD}])" if own_joints else ""
    yield rf"({_DIGITS}[dcsb{_SIGNS}])(?={_DIGITS}[dcsb{_SIGNS}])", "$1 "
    yield rf"(?<=[dcsb{_SIGNS}])\s*{_CAPTURE}\s*(?={_RANK}{joint}{_SUIT})", " x "
    yield first + last, " $1$2$4$3" if last else " $1$2"
    yield rf"(?<!^)\(\s*{_RANK}{_SUIT}\s*\)", ""  # the French sign beside the name of a card


def _words(own: Mapping[str, Any]) -> Iterator[Rewrite]:
    """Yield the words between cards: "3C e 4S con il 7D" is "7D x 3C 4S"."""
    if ignored := own.get("ignored"):
        yield _any_of(ignored.split()), " "
    if units := own.get("units"):
        yield rf"(\d)\s*(?:{_any_of(units.split(), after_digits=True)})", "$1"
    between = _any_of(own.get("between", "").split())
    yield rf"(?:{_DIGITS}\s*\+\s*)+{_DIGITS}\s*[:(]", " "  # a sum, before the cards that make it
    yield rf"(?<!^)(?:{between})(?!{_STOP})|{_ROUND_A_CARD}", " "
    takes = _any_of(own.get("takes", "").split())
    if by := own.get("with"):
        yield rf"^\s*(?:{_any_of(by.split())})(.*?)(?:{takes})(.*)$", "$1 x $2"
        yield rf"^\s*(?:{takes})?(.*?)(?:{_any_of(by.split())})(.*)$", "$2 x $1"
    yield takes, " x "


def _both(known: Mapping[Any, str], own: Mapping[str, Any], part: str) -> Iterator[tuple[Any, Any]]:
    """Yield what each name stands for, and all its names, those of the language among them."""
    more: Mapping[str, str] = own.get(part, {})
    for thing in dict.fromkeys([*map(str, known), *more]):
        common = {str(one): names for one, names in known.items()}.get(thing, "")
        yield thing, [*common.split(), *_spelt(more.get(thing, ""))]


def _any_of(words: Iterable[str], *, after_digits: bool = False) -> str:
    """Return a pattern for any of some words: one in Latin letters is no part of a longer one.

    The longest comes first, so that none hides another.
    """
    before = f"(?<![{_WORD.removeprefix('0-9') if after_digits else _WORD}])"
    by_bounds: dict[str, list[str]] = {}
    for word in sorted(words, key=len, reverse=True):
        opens = before if _is_latin(word[0]) else ""
        closes = f"(?![{_WORD}{_SIGNS}])" if _is_latin(word[-1]) else ""
        by_bounds.setdefault(f"{opens}(?:{{}}){closes}", []).append(word)
    return "|".join(bounds.format("|".join(some)) for bounds, some in by_bounds.items())


def _is_latin(sign: str) -> bool:
    return sign.isalpha() and sign < "ɐ"


def _spelt(names: str) -> list[str]:
    """Return each name as it is written, and a katakana name in hiragana, too."""
    return [*dict.fromkeys([*names.split(), *names.translate(HIRAGANA).split()])]


# ------------------------------------------------------------------------------------ their use


def readings(text: str) -> tuple[str, ...]:
    """Return the possible meanings of a text, likeliest first, each in the engine's notation.

    A word may be the verb of an announcement or say nothing: "scarto 3C" throws a card off, too.
    Every readable part is kept, and unreadable parts stay as they are.

    >>> readings("７ of coins takes 3 of cups and 4 of swords")
    ('7♦ x 3♥ 4♠',)
    """
    if len(text) > LONGEST:
        return ()
    if not text.isascii():
        from unicodedata import normalize

        text = normalize("NFKC", text)
    stages = rewrites(spoken_language())
    meant = _applied(stages["first"], text)
    plain = _applied(stages["then"], meant)
    announced = _applied(stages["announced"], meant)
    if announced == meant:
        return (plain,)
    move = _applied(stages["then"], announced)
    return (plain, move) if move.startswith("discard") else (move, plain)


def _applied(some: Iterable[Rewrite], text: str) -> str:
    for found, put in some:
        text = re.sub(found, _python(put), text, flags=re.IGNORECASE)
    return " ".join(text.split())


def _python(put: str) -> str:
    """Return a replacement as Python writes it."""
    return re.sub(r"\$(\d)", r"\\g<\1>", put)


# ------------------------------------------------------------------- what is asked, and no move


def inquiries(language: str) -> dict[str, list[str]]:
    """Return how a reader asks for each part of a position: the letter for it, and words.

    A language may have letters of its own; those of English are read in all of them.
    """
    own: Mapping[str, str] = data_of(language, "input.toml").get("inquiries", {})
    common: Mapping[str, str] = _ENGLISH["inquiries"]
    return {
        part: [*dict.fromkeys([*own.get(part, "").split(), *words.split()])]
        for part, words in common.items()
    }


# ------------------------------------------------------------------------------- how it is shown


def first_verbs(language: str) -> dict[str, str]:
    """Return the verb for each announcement, in a language with words of its own."""
    verbs: Mapping[str, str] = data_of(language, "input.toml").get("verbs", {})
    return {verb: names.split()[0] for verb, names in verbs.items()}


def typed_verb(verb: str) -> str:
    """Return the verb of an announcement as a reader may type it."""
    return first_verbs(spoken_language()).get(verb, verb)


def typed_as(move: str, *, letters: bool = False) -> str:
    """Return a move as a reader may type it, its verb in the reader's own language.

    With ``letters`` its cards are, too, where the language has its own signs for the suits.
    """
    own = load_language_toml("input.toml")
    verb, *words = move.split() if move.startswith(_VERBS) else ("", *move.split())
    suits = own.get("letters", {}) if letters else {}
    bids = {one: names.split()[0] for one, names in own.get("said", {}).items()}
    rest = " ".join([bids.get(one) or _own_card(one, suits) for one in words])
    if not verb or (verb == "bid" and own and not words[0].isdecimal()):
        return rest
    spoken = typed_verb(verb)
    without_blank = rest and own.get("joints")  # where nouns come before their verbs
    return f"{rest}{spoken}" if without_blank else f"{spoken} {rest}".strip()


def _own_card(word: str, suits: Mapping[str, str]) -> str:
    suit = suits.get(word[-1].upper())
    return f"{suit}{word[:-1].upper()}" if suit and word[:-1].isdecimal() else word.lower()
