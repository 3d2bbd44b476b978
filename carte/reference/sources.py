"""The list of sources in print: each text with its kind, and how much of the book is from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from html import escape

import carte
from carte.engine.phrases import commas
from carte.games.presets import presets
from carte.games.procedure import articles
from carte.games.sources import Source, cited, sources
from carte.language import _, ngettext
from carte.reference.printed import Printed, table

__all__ = ["kind_words", "linked", "source_list"]


def kind_words() -> dict[str, str]:
    """Return the kinds of sources for rules and articles, in words."""
    return {
        "game": _("a Japanese page whose rules this book follows"),
        "reference": _("a reference for many games"),
        "handbook": _("an old handbook"),
        "federation": _("rules of a federation"),
        "tournament": _("rules of a tournament"),
        "club": _("rules of a club"),
        "page": _("a page on the game"),
        "other": _("rules of another game"),
    }


def source_list() -> Printed:
    """Return all texts that rules, articles and presets cite, with their addresses."""
    kinds = kind_words()
    rules = Counter(one.name for text in _statements() for one in cited(text))
    procedure = Counter(one.name for each in articles() for one in (*each.sources, *each.models))
    agreed = Counter(one.source.name for slug in carte.GAMES for one in presets(slug))
    return table(
        _("The sources of this book"),
        (_("Text"), _("What it is"), _("Used for")),
        (
            (
                linked(one),
                kinds[one.kind],
                _counted(rules[one.name], procedure[one.name], agreed[one.name]),
            )
            for one in sources().values()
            if rules[one.name] or procedure[one.name] or agreed[one.name]
        ),
    )


def _statements() -> Iterator[str]:
    """Yield the source of every rule, including those that house rules add."""
    for slug in carte.GAMES:
        kind = type(carte.game(slug))
        statements = {*kind.RULES, *(one for rule in kind.HOUSE_RULES for one in rule.statements)}
        yield from (one.source for one in statements)


def linked(source: Source) -> Printed:
    """Return the name of a text, as a link where it can be read."""
    if source.own:
        named = f'{escape(source.title)} <span lang="ja">{escape(source.own)}</span>'
        return Printed(named, f"{source.title} {source.own}")
    if not source.address:
        return Printed(escape(source.title), source.title)
    address = escape(source.address)
    return Printed(f'<a href="{address}">{escape(source.title)}</a>', source.title)


def _counted(rules: int, procedure: int, presets: int) -> str:
    some = [
        ngettext("{n} rule", "{n} rules", rules).format(n=rules) if rules else "",
        ngettext("{n} article", "{n} articles", procedure).format(n=procedure) if procedure else "",
        ngettext("{n} table", "{n} tables", presets).format(n=presets) if presets else "",
    ]
    return commas(filter(None, some))
