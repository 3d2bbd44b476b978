"""Read a table of a lesson file key by key: a wrong type or a stray key is an error."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import NoReturn, TypeVar

from carte.engine.cards import Card, cards
from carte.engine.game import Game
from carte.engine.reading import saferepr, short
from carte.engine.rulebook import Rule
from carte.language import N_, _
from carte.lessons.errors import LessonError
from carte.lessons.reading.lines import Path, line_of

__all__ = ["Fields", "hints_in", "rule_of"]

T = TypeVar("T")

_KINDS = {
    str: N_("a text"),
    bool: N_("true or false"),
    int: N_("a number"),
    list: N_("a list"),
    dict: N_("a table"),
}

_STRAY = N_("an unknown key")
_NEAR = 0.7
"""How alike, from 0 to 1, a misspelt key is to the right one."""
_MOST_STRAYS = 50
"""So many keys of no meaning are compared with the right ones."""
_MOST_LISTED = 400
"""The most items of a list: more than any part of a course has."""


class Fields:
    """A TOML table whose keys are taken one at a time; ``finish`` complains about any left over.

    ``place`` says where the table is ("level scopa-sums-2") and goes into every complaint, as does
    the line if ``source`` is given: the text of the file, and the table's path in it.
    """

    def __init__(
        self,
        file: str,
        place: str,
        table: Mapping[str, object],
        source: tuple[str, Path] = ("", ()),
    ) -> None:
        self.file = file
        self.place = place
        self._source = source
        self._table = table
        self._taken: list[str] = []

    def __contains__(self, key: str) -> bool:
        return key in self._table

    def __iter__(self) -> Iterator[str]:
        return iter(self._table)

    def wrong(self, key: str, found: object, expected: str) -> NoReturn:
        """Raise the error that names this table and ``key``."""
        is_plain = isinstance(found, str | bool | int | list | dict)
        self._complain(key, saferepr(found) if is_plain else str(found), expected)

    def _complain(self, key: str, found: str, expected: str) -> NoReturn:
        for stray, meant in self._misspelt():
            key, found, expected = stray, _(_STRAY), repr(meant)
        line = line_of(*self._source, key)
        named = _("key {key}").format(key=saferepr(key))
        raise LessonError(self.file, short(self.place), named, found, expected, line)

    def _misspelt(self) -> Iterator[tuple[str, str]]:
        """Yield misspelt keys of the table, each with the missing key that it stands for."""
        from difflib import get_close_matches  # for a wrong file alone

        untaken = (key for key in self._table if key not in self._taken)
        strays = [*islice(untaken, _MOST_STRAYS)]
        for asked in self._taken:
            if asked not in self._table:
                yield from ((stray, asked) for stray in get_close_matches(asked, strays, 1, _NEAR))

    def _take(self, key: str, kind: type[T], default: T | None) -> T:
        self._taken.append(key)
        if key not in self._table:
            if default is None:
                self._complain(key, _("nothing"), _("{kind} here").format(kind=_(_KINDS[kind])))
            return default
        value = self._table[key]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            self.wrong(key, value, _(_KINDS[kind]))
        if isinstance(value, list) and len(value) > _MOST_LISTED:
            self.wrong(key, len(value), _("a list of at most {most}").format(most=_MOST_LISTED))
        return value

    def text(self, key: str, default: str | None = None) -> str:
        """The text under ``key``; without a default it must be there and not be blank."""
        value = self._take(key, str, default)
        if default is None and not value.strip():
            self.wrong(key, value, _("a text that is not blank"))
        return value

    def flag(self, key: str) -> bool:
        """The switch under ``key``, off when it is not there."""
        return self._take(key, bool, False)

    def number(self, key: str) -> int:
        """The number under ``key``."""
        return self._take(key, int, None)

    def numbers(self, key: str) -> list[int]:
        """The list of numbers under ``key``."""
        values = self._take(key, list, None)
        for value in values:
            if type(value) is not int:
                self.wrong(key, value, _("a list of numbers"))
        return values

    def pairs(self, key: str) -> list[tuple[str, str]]:
        """The list of pairs of texts under ``key``."""
        values = self._take(key, list, None)
        pairs = []
        for value in values:
            match value:
                case [str(one), str(other)]:
                    pairs.append((one, other))
                case _:
                    self.wrong(key, value, _("a list of pairs of texts"))
        return pairs

    def texts(self, key: str, default: list[object] | None = None) -> tuple[str, ...]:
        """The list of texts under ``key``."""
        values = self._take(key, list, default)
        for value in values:
            if not isinstance(value, str):
                self.wrong(key, value, _("a list of texts"))
        return tuple(str(value) for value in values)

    def table(self, key: str) -> dict[str, object]:
        """The table under ``key``, empty when it is not there."""
        return self._take(key, dict, {})

    def tables(self, key: str, name: str, *, needed: bool = True) -> tuple[Fields, ...]:
        """The list of tables under ``key``, each to be read in turn.

        ``name`` is the message that names one in a complaint.
        """
        values = self._take(key, list, None if needed else [])
        if needed and not values:
            self.wrong(key, values, _("at least one {name}").format(name=_(name)))
        found = []
        for number, value in enumerate(values, start=1):
            if not isinstance(value, dict):
                self.wrong(key, value, _("a table for each {name}").format(name=_(name)))
            place = _("{place}, {name} {number}").format(
                place=self.place, name=_(name), number=number
            )
            found.append(self._inside(place, value, (key, number)))
        return tuple(found)

    def made(self, key: str, number: int, table: Mapping[str, object]) -> Fields:
        """A table made of an item of the list under ``key``, to be read in turn."""
        return self._inside(self.place, table, (key, number))

    def within(self, key: str, place: str) -> Fields:
        """The table under ``key``, to be read in turn, with its ``place`` for complaints."""
        return self._inside(place, self.table(key), (key, 1))

    def _inside(self, place: str, table: Mapping[str, object], step: tuple[str, int]) -> Fields:
        text, path = self._source
        return Fields(self.file, place, table, (text, (*path, step)))

    def read(
        self, key: str, reader: Callable[[str], T], what: str = "", default: str | None = None
    ) -> T:
        """The result of ``reader`` for the text under ``key``; its ValueError becomes ours.

        ``what`` describes the expected text; without it the error itself does.
        """
        text = self.text(key, default)
        try:
            return reader(text)
        except ValueError as error:
            self.wrong(key, text, f"{what} ({error})" if what else str(error))

    def cards(self, key: str, default: str | None = None) -> tuple[Card, ...]:
        """The cards under ``key``."""
        return self.read(key, cards, _("cards, such as 7D 3C"), default)

    def finish(self) -> None:
        """Complain about the first key that nobody took."""
        for key in self._table:
            if key not in self._taken:
                known = ", ".join(sorted(set(self._taken)))
                self._complain(key, _(_STRAY), _("one of {known}").format(known=known))


def hints_in(fields: Fields) -> tuple[str, ...]:
    """Return a file's own hints: two or three, or none."""
    hints = fields.texts("hints", [])
    if hints and len(hints) not in (2, 3):
        fields.wrong("hints", [*hints], _("two or three hints, the last one the answer"))
    return hints


def rule_of(fields: Fields, key: str, tail: str, game: Game) -> Rule:
    """Return the rule of a game that a lesson file names under ``key``."""
    if tail not in game.rulebook:
        known = ", ".join(rule.tail for rule in game.rulebook)
        fields.wrong(key, tail, _("a rule of {game}: {known}").format(game=game.slug, known=known))
    return game.rulebook[tail]
