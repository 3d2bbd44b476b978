"""A question to which two sets of house rules give two answers, and how it is printed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape
from typing import Any, NamedTuple

import carte
from carte.engine.cards import Card, cards
from carte.engine.game import Game
from carte.engine.position import Cards
from carte.engine.rulebook import listed
from carte.language import _
from carte.reference import Printed, drawn, table

__all__ = ["Dispute", "Finding", "Zones", "house_rule", "told", "zones"]

Zones = tuple[tuple[str, tuple[Card, ...]], ...]
"""Cards to be shown, each time with what they are: a hand, a table, a pile."""


class Finding(NamedTuple):
    """What a game says to a dispute: the verdict in a word or two, and why."""

    verdict: str
    why: str


class Dispute(NamedTuple):
    """A question to which two sets of house rules may give two answers."""

    question: str
    zones: Zones
    answer: Callable[[Game], Finding]


def zones(*labelled: tuple[str, Cards]) -> Zones:
    """Return the cards of a dispute as it shows them, given as a reader writes them."""
    return tuple([(label, cards(some)) for label, some in labelled])


def told(items: Mapping[str, int]) -> str:
    """Return what a side scores: "carte 1, grande 5"."""
    return ", ".join([f"{name} {points}" for name, points in items.items()]) or _("nothing")


def house_rule(usual: Game, dispute: Dispute, **option: Any) -> Printed:
    """Return a house rule: what it changes in the rulebook, and a dispute that it turns.

    Raises ``ValueError`` when both games find the same: then the dispute shows nothing.
    """
    house = carte.game(usual.slug, **{**usual.options, **option})
    answers = [dispute.answer(game) for game in (usual, house)]
    if answers[0] == answers[1]:
        raise ValueError(f"{option} changes nothing here in {usual.slug}: {answers[0]}")
    common = {rule.text for rule in usual.rulebook}
    changed = [rule for rule in house.rulebook if rule.text not in common]
    dropped = [rule for rule in usual.rulebook if rule.tail not in house.rulebook]
    verdicts = table(
        dispute.question,
        (_("Played"), _("Verdict"), _("Why")),
        (
            (name, _strong(answer.verdict), answer.why)
            for name, answer in zip((_("as usual"), _("with the house rule")), answers, strict=True)
        ),
    )
    falls_away = _("This falls away:")
    shown = [(label, drawn(some)) for label, some in dispute.zones if some]
    html = [
        f'<div class="carte-case" data-option="{escape(" ".join(option))}">',
        listed(changed),
        *(f"<p>{escape(falls_away)}</p>{rule._repr_html_()}" for rule in dropped),
        *(f"<p>{escape(label)}: {some.html}</p>" for label, some in shown),
        verdicts.html,
        f'<p class="carte-source"><code>{escape(repr(house))}</code></p></div>',
    ]
    lines = [
        *map(str, changed),
        *(f"{falls_away} {rule}" for rule in dropped),
        *(f"{label}: {some}" for label, some in shown),
        verdicts.words,
        repr(house),
    ]
    return Printed("".join(html), "\n".join(lines))


def _strong(words: str) -> Printed:
    return Printed(f"<strong>{escape(words)}</strong>", words)
