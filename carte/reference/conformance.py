"""How far the book meets the guidelines for accessible content, criterion by criterion.

>>> criteria("A")[0].name
'Non-text Content'
>>> counted()["AAA"]["partly"]
2
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from html import escape
from typing import NamedTuple

from carte.engine.phrases import ended, sentences
from carte.language import _
from carte.language.data_files import data_in
from carte.reference.printed import Printed, table

__all__ = ["LEVELS", "RESULTS", "Criterion", "conformance", "counted", "criteria", "summary"]

LEVELS = ("A", "AA", "AAA")
RESULTS = ("supports", "partly", "not", "inapplicable")
"""How far a criterion is met, in the words of the W3C's reports."""


class Criterion(NamedTuple):
    """A success criterion of WCAG 2.2: its number, level and name, and how far the book meets it.

    ``tests`` hold it: each is a file under ``tests/``, two colons and a function.
    """

    id: str
    level: str
    name: str
    result: str
    says: str
    tests: tuple[str, ...] = ()


def criteria(level: str) -> tuple[Criterion, ...]:
    """Return the criteria of a level; raises ``ValueError`` if there is no such level."""
    if level not in LEVELS:
        raise ValueError(f"{level!r} is not a level: use one of {', '.join(LEVELS)}")
    return tuple(one for one in _all() if one.level == level)


@cache
def _all() -> tuple[Criterion, ...]:
    from importlib.resources import files  # in a page, Carte is in a zip

    entries = data_in(files(__package__) / "wcag.toml")["criterion"]
    return tuple(Criterion(**one | {"tests": (*one.get("tests", ()),)}) for one in entries)


def counted() -> Mapping[str, Counter[str]]:
    """Return how many criteria of each level have each result."""
    return {level: Counter(one.result for one in criteria(level)) for level in LEVELS}


def summary() -> Printed:
    """Return the table of the levels: how many criteria of each are met, and how far."""
    results = _result_words()
    return table(
        _("The criteria of WCAG 2.2, counted"),
        (_("Level"), *results.values()),
        ((level, *(str(count[one]) for one in results)) for level, count in counted().items()),
    )


def conformance(level: str) -> Printed:
    """Return the table of a level: each criterion, how far it is met, and which tests hold it."""
    results = _result_words()
    return table(
        _("Level {level}").format(level=level),
        (_("Criterion"), _("Result")),
        ((f"{one.id} {_(one.name)}", _met(one, results[one.result])) for one in criteria(level)),
    )


def _met(one: Criterion, result: str) -> Printed:
    """Return how far a criterion is met, why, and which tests hold it."""
    remark = _remark(one)
    html = sentences([f"<strong>{escape(ended(result))}</strong>", remark.html])
    return Printed(html, sentences([ended(result), remark.words]))


def _remark(one: Criterion) -> Printed:
    says = _(one.says)
    if one.result == "inapplicable":
        return Printed(escape(says), says)
    names = [test.partition("::test_")[2].replace("_", " ") for test in one.tests]
    held = _("Tests:") if names else _("No test: looked at by a person.")
    codes = ", ".join(f"<code>{name}</code>" for name in names)
    return Printed(
        f"{escape(says)}<br><small>{escape(held)}{codes and ' '}{codes}</small>",
        " ".join(filter(None, [says, held, ", ".join(names)])),
    )


def _result_words() -> dict[str, str]:
    return {
        "supports": _("Supports"),
        "partly": _("Partially supports"),
        "not": _("Does not support"),
        "inapplicable": _("Not applicable"),
    }
