"""A question that two sets of house rules answer differently, and how it is printed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Any, NamedTuple

import carte
from carte.board.score import prize_name
from carte.engine.cards import Card, cards
from carte.engine.game import Game
from carte.engine.match import Match
from carte.engine.phrases import commas, labelled
from carte.engine.position import Cards
from carte.engine.rulebook import listed
from carte.language import N_, _, pgettext
from carte.reference import Printed, drawn, table

__all__ = [
    "AS_THEY_LIE",
    "Dispute",
    "Finding",
    "Zones",
    "house_rule",
    "items_text",
    "stands",
    "still_on",
    "zones",
]

Zones = tuple[tuple[str, tuple[Card, ...]], ...]
"""Cards to show, each lot with its label: a hand, a table, a pile."""


AS_THEY_LIE = N_("Play with these cards.")
"""Why a first table brings nothing."""


class Finding(NamedTuple):
    """A game's answer to a dispute: the verdict in a word or two, and why."""

    verdict: str
    why: str


class Dispute(NamedTuple):
    """A question that two sets of house rules may answer differently."""

    question: str
    zones: Zones
    answer: Callable[[Game], Finding]


def zones(*labelled: tuple[str, Cards]) -> Zones:
    """Return the cards of a dispute as it shows them, given in a reader's notation."""
    return tuple([(label, cards(some)) for label, some in labelled])


def items_text(items: Mapping[str, int]) -> str:
    """Return the score of a side: "carte 1, grande 5"."""
    item = pgettext("score", "{name} {points}")
    scored = [
        item.format(name=prize_name(name, points), points=points) for name, points in items.items()
    ]
    return commas(scored) or pgettext("sum", "nothing")


def stands(match: Match) -> str:
    """Return the state of a match: "The points stand at 11–9."."""
    return _("The score is {}.").format("–".join(map(str, match.totals)))


def still_on(match: Match, why: str) -> Finding:
    """Return whether a match goes on."""
    return Finding(_("No, it is won") if match.is_over else _("Yes"), why)


def house_rule(usual: Game, dispute: Dispute, **option: Any) -> Printed:
    """Return a house rule: its change to the rulebook, and a dispute that it turns.

    Raises ``ValueError`` if both games agree: then the dispute shows nothing.
    """
    house = carte.game(usual.slug, **{**usual.options, **option})
    answers = [dispute.answer(game) for game in (usual, house)]
    if answers[0] == answers[1]:
        raise ValueError(f"{option} changes nothing here in {usual.slug}: {answers[0]}")
    changes = house.rulebook.changes(since=usual.rulebook)
    played = [*zip((_("As usual"), _("With the house rule")), answers, strict=True)]
    name = _name_of(house, option)
    falls_away = _("This rule no longer applies:")
    shown = [(label, drawn(some)) for label, some in dispute.zones if some]
    html = [
        f'<div class="carte-case" id="{name}" data-option="{escape(" ".join(option))}">',
        listed(changes.brought),
        *(f"<p>{escape(falls_away)}</p>{rule._repr_html_()}" for rule in changes.gone),
        f"<fieldset><legend>{escape(dispute.question)}</legend>",
        *(f"<p>{labelled(escape(label), some.html)}</p>" for label, some in shown),
        _switch(name, played),
        "</fieldset></div>",
    ]
    verdicts = table(
        dispute.question,
        (_("Played"), _("Verdict"), _("Why")),
        ((name, answer.verdict, answer.why) for name, answer in played),
    )
    lines = [
        *map(str, changes.brought),
        *(f"{falls_away} {rule}" for rule in changes.gone),
        *(labelled(label, some) for label, some in shown),
        verdicts.words,
        repr(house),
    ]
    return Printed("".join(html), "\n".join(lines))


def _name_of(house: Game, option: Mapping[str, Any]) -> str:
    """Return a name that no other switch of a book has, for links."""
    values = (f"{name}-{value}" for name, value in option.items())
    return escape("-".join(["house", house.slug, *values]).lower().replace("_", "-"))


def _switch(name: str, played: Sequence[tuple[str, Finding]]) -> str:
    """Return a switch between findings: the page's style shows the chosen one.

    The verdicts come after all positions, so that the visible one follows them all.
    """
    usual, *_others = [label for label, _finding in played]
    positions = "".join(
        f'<label><input type="radio" name="{name}"{" checked" * (label == usual)}> '
        f"{escape(label)}</label>"
        for label, _finding in played
    )
    findings = "".join(
        f'<p class="carte-finding"><strong>{escape(verdict)}</strong> {escape(why)}</p>'
        for _label, (verdict, why) in played
    )
    return f'<div class="carte-switch">{positions}</div>{findings}'
