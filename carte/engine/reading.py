"""Input from outside: its limits, its kinds, and how an error shows it.

A text that a reader types, a link, a record, JSON that a browser kept, a question of a page: none
of it can be trusted. It is checked by the kinds here, once, where it comes in, so that the code
behind gets what it expects. Input that does not fit raises the ``ValueError`` of that place, which
shows the input, however long, in a few characters.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import accumulate
from reprlib import Repr
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from carte.engine.syntax import JSON, belonging
from carte.language import N_, _

if TYPE_CHECKING:
    from json import JSONDecodeError

__all__ = [
    "COUNT",
    "DATA",
    "LARGEST",
    "LIST",
    "MANY",
    "NAMES",
    "NUMBER",
    "REAL",
    "SEED",
    "SWITCH",
    "TEXT",
    "InvalidValue",
    "Kind",
    "dict_of",
    "either",
    "from_text",
    "from_toml",
    "integer",
    "is_deep",
    "keyed",
    "list_of",
    "name_in",
    "one_of",
    "optional",
    "plain",
    "read",
    "saferepr",
    "short",
    "table",
]

LONGEST = 20_000
"""Characters of the longest text that is read: a record has some 2,000, and the code of a match of
the most deals up to 10,000."""

MANY = 1_000
"""The most items that a list or a table of names may hold."""

LARGEST = 10**15 - 1
"""The largest number that is read: what a browser counts exactly."""

DEEPEST = 20
"""How deep lists and tables may be nested."""

_DEEP_KEY = re.compile(r"(?:\.[^.\s=]{1,80}){60}")
"""A TOML key that nests sixty tables."""

MOST_KEYS = 32_000
"""The most keys, headings and dots of a TOML text, each of which may make a table of its own.

Its parser takes time for every one. A course of the book has some 1,100, and the longest set of
levels some 4,000.
"""

_HEADING = re.compile(r"^[ \t]*\[", re.MULTILINE)
"""The beginning of a TOML heading."""

_STRING = re.compile(
    r'"""(?:[^"\\]|\\.|"(?!""))*+"{0,5}'
    r"|'''(?:[^']|'(?!''))*+'{0,5}"
    r'|"(?:[^"\\\n]|\\.)*+"?'
    r"|'[^'\n]*+'?"
    r"|#[^\n]*+",
    re.DOTALL,
)
"""A string of a TOML text, as far as it goes, or a comment."""

SHOWN = 60
"""Characters of a text that an error shows."""


class InvalidValue(ValueError):
    """Input of the wrong kind; the message shows it and says what is expected."""


# --------------------------------------------------------------------------- how input is shown


class _Shortened(Repr):
    """Writes a value as ``repr`` does, with long texts and long lists shortened."""

    def __init__(self) -> None:
        super().__init__()
        self.maxlevel = 3
        self.maxlist = self.maxtuple = self.maxdict = self.maxset = self.maxfrozenset = 6
        self.maxother = SHOWN

    def repr_str(self, text: str, level: int) -> str:
        return repr(short(text))

    def repr_int(self, number: int, level: int) -> str:
        if abs(number) <= LARGEST:
            return repr(number)
        return _("a number of {bits} bits").format(bits=number.bit_length())


_shortened = _Shortened()


def short(text: str) -> str:
    """Return a text, or the two ends of a long one."""
    third = SHOWN // 3
    return text if len(text) <= SHOWN else f"{text[:third]}…{text[-third:]}"


def saferepr(value: object) -> str:
    """Return a value as an error shows it: as ``repr`` does, but never long.

    >>> saferepr("7X"), saferepr("7" * 1000)
    ("'7X'", "'77777777777777777777…77777777777777777777'")
    >>> saferepr([*range(1000)])
    '[0, 1, 2, 3, 4, 5, ...]'
    """
    text = _shortened.repr(value)
    if isinstance(value, str) and text[0] == "'":
        return _("'{text}'").format(text=text[1:-1])
    return text if len(text) <= 4 * SHOWN else f"{text[: 4 * SHOWN]}…"


# ------------------------------------------------------------------------- texts of other people

LONGEST_NAME = 24
"""Characters of a person's name."""

_JOINERS = "\u200c\u200d"
_SELECTORS = "\ufe00-\ufe0f\U000e0100-\U000e01ef"
_ACCENT = "[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]"

_HIDDEN = (
    # invisible characters, changes of direction, ends of lines
    "[\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f"
    "\u2800\u3164\ufeff\uffa0\ufff0-\ufffb\U000e0000-\U000e00ff\U000e01f0-\U000e0fff]",
    # variation selectors with no sign before them
    rf"(?<![^\s{_JOINERS}{_SELECTORS}])[{_SELECTORS}]",
    # joiners without two signs to join
    rf"(?<![^\0-\x7f\s{_JOINERS}])[{_JOINERS}]|[{_JOINERS}](?![^\0-\x7f\s{_JOINERS}])",
    # more accents on a letter than any language has, which would lie over other lines
    rf"(?<={_ACCENT}{{3}}){_ACCENT}+",
)


def plain(text: str) -> str:
    """Return a text as it looks: without invisible characters, or blanks at its ends.

    >>> plain("\\u202eAnna\\u200b "), len(plain("Zoe" + "\\u0301" * 9))
    ('Anna', 6)
    """
    for hidden in _HIDDEN:
        text = re.sub(hidden, "", text)
    return text.strip()


_STRAIGHT = str.maketrans(dict.fromkeys("“”„‟«»″", '"') | dict.fromkeys("‘’‚‛′`´", "'"))


def keyed(text: str) -> str:
    """Return a text as a keyboard types it, whatever phones and word processors made of it.

    Quotation marks become straight, wide and variant signs plain, every blank a space, and
    invisible characters disappear.

    >>> keyed("\ufeff［Game\u00a0“scopa”］")
    '[Game "scopa"]'
    """
    if text.isascii():
        return text
    from unicodedata import normalize

    return plain(normalize("NFKC", text)).translate(_STRAIGHT)


def name_in(text: str) -> str:
    """Return a person's name as somebody gave it, or the beginning of a long one."""
    name = plain(text)
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"


# ------------------------------------------------------------------------------- kinds of values


class Kind(NamedTuple):
    """A kind of value: whether one ``fits``, and what it ``expects``, in the words of an error.

    These are a message with ``facts`` in its places, any of which may be another kind.
    """

    words: str
    fits: Callable[[Any], bool]
    facts: Mapping[str, Any] = MappingProxyType({})

    @property
    def expects(self) -> str:
        """What the kind expects, in the reader's language."""
        described = {name: getattr(one, "expects", one) for name, one in self.facts.items()}
        return _(self.words).format(**described) if described else _(self.words)

    def read(self, value: Any, name: str, error: type[ValueError] = InvalidValue) -> Any:
        """Return a value of this kind; raise ``error``, with its name, for any other."""
        if not self.fits(value):
            raise error(self.error_for(value, name))
        return value

    def error_for(self, value: object, name: str) -> str:
        """Return the message for a value that does not fit."""
        words = _("{name}={value}: give {expects}")
        return words.format(name=name, value=saferepr(value), expects=self.expects)


def integer(least: int = -LARGEST, most: int = LARGEST) -> Kind:
    """Return the kind of whole numbers between two."""
    words = N_("a whole number") if least < 0 else N_("a whole number, {least} to {most}")
    return Kind(
        words,
        lambda value: type(value) is int and least <= value <= most,
        {"least": least, "most": most},
    )


def list_of(kind: Kind, most: int = MANY) -> Kind:
    """Return the kind of lists whose items are all of a kind."""
    return Kind(
        N_("a list, each item {kind}"),
        lambda value: LIST.fits(value) and len(value) <= most and all(map(kind.fits, value)),
        {"kind": kind},
    )


def dict_of(kind: Kind) -> Kind:
    """Return the kind of tables from names to values of a kind."""
    return Kind(
        N_("names and values, each value {kind}"),
        lambda value: NAMES.fits(value) and all(map(kind.fits, value.values())),
        {"kind": kind},
    )


def table(kinds: Mapping[str, Kind]) -> Kind:
    """Return the kind of tables that have all of some names, each with a value of its kind."""

    def fits(value: Any) -> bool:
        return NAMES.fits(value) and all(
            name in value and kind.fits(value[name]) for name, kind in kinds.items()
        )

    return Kind(N_("a table of {names}"), fits, {"names": ", ".join(kinds)})


def either(one: Kind, other: Kind) -> Kind:
    """Return the kind of values of either of two kinds."""
    return Kind(
        N_("{some} or {last}"),
        lambda value: one.fits(value) or other.fits(value),
        {"some": one, "last": other},
    )


def one_of(known: Iterable[Any]) -> Kind:
    """Return the kind of these values alone."""
    some = [*known]
    listed = ", ".join(map(str, some))
    return Kind(N_("one of {known}"), lambda value: value in some, {"known": listed})


def optional(kind: Kind) -> Kind:
    """Return the kind of values of a kind, or None."""
    return Kind(
        N_("{kind}, or nothing"), lambda value: value is None or kind.fits(value), {"kind": kind}
    )


def _is_text(value: object) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST


def _is_list(value: object) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, str) and len(value) <= MANY


def _are_names(value: object) -> bool:
    return isinstance(value, Mapping) and len(value) <= MANY and all(map(_is_text, value))


def _is_plain(value: object, depth: int = DEEPEST) -> bool:
    if isinstance(value, Mapping | list | tuple):
        some = value.values() if isinstance(value, Mapping) else value
        fits = _are_names(value) or _is_list(value)
        return bool(depth) and fits and all(_is_plain(one, depth - 1) for one in some)
    return value is None or _is_text(value) or _is_number(value)


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and -LARGEST <= value <= LARGEST


TEXT = Kind(N_("a text of at most {most} characters"), _is_text, {"most": LONGEST})
NUMBER = integer()
REAL = Kind(N_("a number"), lambda value: type(value) in (int, float) and _is_number(value))
SEED = Kind(N_("a whole number, 0 or more"), lambda value: type(value) is int and value >= 0)
"""The seed of a shuffle: ``random`` would take -1 for 1, and most other values, too."""
COUNT = integer(0, 999)
"""How often something happened at a table, or what it brought."""
SWITCH = Kind(N_("true or false"), lambda value: isinstance(value, bool))
LIST = Kind(N_("a list of at most {most}"), _is_list, {"most": MANY})
NAMES = Kind(N_("names and values"), _are_names)
DATA = Kind(N_("plain data, not nested too deeply"), _is_plain)
"""Any JSON value within the limits."""


def read(
    data: object,
    kinds: Mapping[str, Kind],
    what: str,
    error: type[ValueError] = InvalidValue,
    *,
    needs: Iterable[str] = (),
) -> dict[str, Any]:
    """Return the known names of a table with their values, each of the kind of its name.

    ``what`` is a message that names the data in errors. Unknown names are dropped; raises ``error``
    where a value does not fit, or a name that it ``needs`` is missing.
    """
    if not isinstance(data, Mapping) or not NAMES.fits(data):
        words = _("{data} is not a {what}: it has {names}")
        raise error(words.format(data=saferepr(data), what=_(what), names=", ".join(kinds)))
    if missing := [name for name in needs if name not in data]:
        words = _("{data} is not a {what}: it lacks {names}")
        raise error(words.format(data=saferepr(data), what=_(what), names=", ".join(missing)))
    there = {name: kind for name, kind in kinds.items() if name in data}
    for name, kind in there.items():
        if not kind.fits(data[name]):
            words = _("{data} is not a {what}: {reason}")
            reason = kind.error_for(data[name], name)
            raise error(words.format(data=saferepr(data), what=_(what), reason=reason))
    return {name: data[name] for name in there}


def from_text(text: str, error: type[ValueError] = InvalidValue) -> Any:
    """Return the value of a JSON text; raise ``error`` where it is none.

    The error says where the fault is, and what belongs there.
    """
    import json

    if is_deep(text):
        raise error(_not_json(text, _("too many levels are nested")))
    try:
        value = json.loads(text)
    except json.JSONDecodeError as fault:
        raise error(_not_json(text, _needed(fault, "\n" in text))) from fault
    except ValueError as fault:  # an endless number
        raise error(_not_json(text, _("a number has too many digits"))) from fault
    return DATA.read(value, "it", error)


def _not_json(text: str, reason: str) -> str:
    return _("{text} is not a JSON value: {reason}").format(text=saferepr(text), reason=reason)


def _needed(fault: JSONDecodeError, has_lines: bool) -> str:
    """Return what a JSON text needs, and where; for a text of one line the column alone."""
    words = _("line {line}, column {column}") if has_lines else _("column {column}")
    place = words.format(line=fault.lineno, column=fault.colno)
    needed = belonging(fault.msg, JSON)
    return _("at {place} it needs {what}").format(place=place, what=needed) if needed else place


def from_toml(text: str) -> dict[str, Any]:
    """Return the data of a TOML text; raise ``ValueError``, which says what is wrong and where."""
    import tomllib

    if is_deep(text) or _DEEP_KEY.search(re.sub(r"[ \t]+", "", text)):
        raise ValueError(_("too many levels are nested"))
    if (found := _keys(text)) > MOST_KEYS:
        words = _("{found} keys, headings and dots between keys; at most {most} are allowed")
        raise ValueError(words.format(found=f"{found:,}", most=f"{MOST_KEYS:,}"))
    try:
        return tomllib.loads(text.removeprefix("\ufeff"))  # a mark that some editors begin with
    except tomllib.TOMLDecodeError:
        raise
    except ValueError:  # an endless number
        raise ValueError(_("a number has too many digits")) from None


def _keys(text: str) -> int:
    """Return how many keys, headings and dots a TOML text has, by its signs outside its strings."""
    bare = _STRING.sub("", text)
    return bare.count("=") + bare.count(".") + len(_HEADING.findall(bare))


def is_deep(text: str) -> bool:
    """Return whether brackets nest too deep for a parser, and might overflow a page's stack."""
    depths = accumulate((sign in "[{") - (sign in "]}") for sign in text)
    return max(depths, default=0) > DEEPEST
