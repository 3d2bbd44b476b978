"""The rules, articles and cases that differ at our table, each with a line about it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import carte
from carte.engine.game import Game
from carte.engine.phrases import sentences, together
from carte.front.widget import houses_of
from carte.games.cases import by_key
from carte.games.procedure import articles, at_table
from carte.language import N_, _
from carte.quiz.house_check import OURS, at_our_table

if TYPE_CHECKING:
    from carte.reference.messages import Changed

__all__ = ["changed", "tell_changed"]

_OURS_IN = N_("At our table, in {games}: {Rules}")


def tell_changed(message: Mapping[str, Any], of: Iterable[str] = ()) -> Changed:
    """Answer what house rules of some games change: a line by the id of each thing that differs.

    The ids name rules, articles and cases, or only those kinds in ``of``. The games are given by
    their slugs. Raises ``ValueError`` for a game that does not exist, and for house rules that it
    does not have.
    """
    houses = houses_of(message.get("houses"))
    tables = (carte.game(slug, **house) for slug, house in houses.items())
    games = [table for table in tables if table.chosen]
    lines = (line for kind in of or _LINES for line in _LINES[kind](games))
    return {"changed": dict(lines)}


def changed(ours: Game) -> Iterator[tuple[str, str]]:
    """Yield the ids of the rules that house rules add, change or remove, each with what holds."""
    changes = ours.rulebook.changes(since=carte.game(ours.slug).rulebook)
    for rule in changes.brought:
        yield rule.id, _(OURS).format(Rules=rule.text)
    for rule in changes.gone:
        yield rule.id, _("At our table, this rule does not apply.")


def _rules(games: Iterable[Game]) -> Iterator[tuple[str, str]]:
    return (line for ours in games for line in changed(ours))


def _procedure(games: Iterable[Game]) -> Iterator[tuple[str, str]]:
    """Yield the ids of the articles on which our tables differ, each with a line."""
    for article in articles():
        names: dict[str, list[str]] = {}  # the games that share a line
        for ours in games:
            if ours.slug in article.games and (note := at_table(article.agreed, ours)):
                names.setdefault(sentences(note.says), []).append(ours.name)
        words = _(OURS) if len(article.games) == 1 else _(_OURS_IN)
        lines = [words.format(games=together(its), Rules=text) for text, its in names.items()]
        if lines:
            yield article.id, sentences(lines)


def _cases(games: Iterable[Game]) -> Iterator[tuple[str, str]]:
    """Yield the keys of the cases that come out differently at our tables, each with a line."""
    for ours in games:
        for key, case in by_key(ours.slug).items():
            answer = at_our_table(case, ours.chosen)
            if not answer["holds"]:
                yield key, answer["says"]


_LINES: Mapping[str, Callable[[Sequence[Game]], Iterator[tuple[str, str]]]] = {
    "rules": _rules,
    "articles": _procedure,
    "cases": _cases,
}
