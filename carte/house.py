"""Cases that a house rule decides otherwise: one question, put to two games, and both answers.

>>> import carte
>>> scopa = carte.game("scopa")
>>> case = may("8C x 1S 3D 4B", hand="8C", table="7B 1S 3D 4B")
>>> case.answer(scopa).verdict, case.answer(carte.game("scopa", fewest_cards=True)).verdict
('Yes', 'No')
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape
from typing import Any, NamedTuple

import carte
from carte.capture import CaptureDeal
from carte.cards import Card, cards
from carte.cases import deck_with
from carte.game import Game, Misdeal
from carte.locale import _
from carte.moves import Play, move
from carte.prose import Printed, drawn, table
from carte.words import every, the

__all__ = ["Answer", "Case", "dealt", "house_rule", "may", "plays_on", "worth"]


class Answer(NamedTuple):
    """What a game says to a case: the verdict in a word or two, and why."""

    verdict: str
    why: str


class Case(NamedTuple):
    """A question to which two sets of house rules may give two answers."""

    question: str
    zones: tuple[tuple[str, tuple[Card, ...]], ...]
    answer: Callable[[Game], Answer]


def may(text: str, **position: Any) -> Case:
    """Ask whether a move is allowed in ``game.position(**position)``, and what it brings."""
    choice = move(text)
    if not isinstance(choice, Play):
        raise ValueError(f"{text!r} plays no card")
    words = _("May {card} take {taken}?") if choice.taken else _("What becomes of {card}?")
    question = words.format(card=the(choice.card), taken=choice.taken and every(choice.mask))

    def answer(game: Game) -> Answer:
        deal = game.position(**position)
        ruling = deal.ruling(choice)
        if not ruling.legal:
            verdict = _("No")
        elif choice.taken:
            verdict = _("Yes, a scopa") if ruling.scopa else _("Yes")
        else:
            after = deal.play(choice)
            stays = isinstance(after, CaptureDeal) and choice.card in after.table
            verdict = _("It stays") if stays else _("It is won")
        return Answer(verdict, ruling.text)

    zones = ((_("Hand"), position.get("hand", "")), (_("Table"), position.get("table", "")))
    return Case(question, _cards(zones), answer)


def worth(*piles: str) -> Case:
    """Ask what a deal is worth that ends with these piles, or with these cards among them."""

    def answer(game: Game) -> Answer:
        mine, theirs = game.position(piles=piles).score()
        return Answer(
            f"{mine.total}–{theirs.total}",
            _("You: {mine}. The other player: {theirs}.").format(
                mine=_items(mine.items), theirs=_items(theirs.items)
            ),
        )

    return Case(_("What are these piles worth?"), _piles(piles), answer)


def dealt(layout: str) -> Case:
    """Ask whether a deck that begins with this layout is played."""

    def answer(game: Game) -> Answer:
        try:
            game.deal(deck=deck_with(cards(layout), game))
        except Misdeal as misdeal:
            return Answer(_("No, dealt again"), misdeal.rule.text)
        return Answer(_("Yes"), _("The cards are played as they lie."))

    return Case(_("Is this table played?"), _cards(((_("Table"), layout),)), answer)


def plays_on(times: int, *piles: str) -> Case:
    """Ask whether a match goes on after as many deals that end with these piles."""

    def answer(game: Game) -> Answer:
        match = game.match()
        deal = game.position(piles=piles)
        while len(match.scores) < times and not match.is_over:
            match = match.add(deal)
        totals = _("The points stand at {}.").format("–".join(map(str, match.totals)))
        return Answer(_("No, it is won") if match.is_over else _("Yes"), totals)

    question = _("After {times} deals with such piles, does the match go on?").format(times=times)
    return Case(question, _piles(piles), answer)


def house_rule(usual: Game, case: Case, **option: Any) -> Printed:
    """Return a house rule: what it changes in the rulebook, and the case that it decides otherwise.

    Raises ``ValueError`` when both games give the same answer: then the case shows nothing.
    """
    house = carte.game(usual.slug, **{**usual.options, **option})
    answers = [case.answer(game) for game in (usual, house)]
    if answers[0] == answers[1]:
        raise ValueError(f"{option} changes nothing here in {usual.slug}: {answers[0]}")
    common = {rule.text for rule in usual.rulebook}
    changed = [rule for rule in house.rulebook if rule.text not in common]
    dropped = [rule for rule in usual.rulebook if rule.tail not in house.rulebook]
    verdicts = table(
        case.question,
        (_("Played"), _("Verdict"), _("Why")),
        (
            (name, _strong(answer.verdict), answer.why)
            for name, answer in zip((_("as usual"), _("with the house rule")), answers, strict=True)
        ),
    )
    falls_away = _("This falls away:")
    zones = [(label, drawn(some)) for label, some in case.zones if some]
    html = [
        f'<div class="carte-case" data-option="{escape(" ".join(option))}">',
        *(rule._repr_html_() for rule in changed),
        *(f"<p>{escape(falls_away)}</p>{rule._repr_html_()}" for rule in dropped),
        *(f"<p>{escape(label)}: {some.html}</p>" for label, some in zones),
        verdicts.html,
        f'<p class="carte-source"><code>{escape(repr(house))}</code></p></div>',
    ]
    lines = [
        *map(str, changed),
        *(f"{falls_away} {rule}" for rule in dropped),
        *(f"{label}: {some}" for label, some in zones),
        verdicts.words,
        repr(house),
    ]
    return Printed("".join(html), "\n".join(lines))


def _strong(words: str) -> Printed:
    return Printed(f"<strong>{escape(words)}</strong>", words)


def _cards(zones: Iterable[tuple[str, Any]]) -> tuple[tuple[str, tuple[Card, ...]], ...]:
    return tuple((label, cards(some)) for label, some in zones)


def _piles(piles: Sequence[str]) -> tuple[tuple[str, tuple[Card, ...]], ...]:
    return _cards(zip((_("Your pile"), _("The other’s pile")), piles, strict=True))


def _items(items: dict[str, int]) -> str:
    return ", ".join(f"{name} {points}" for name, points in items.items()) or _("nothing")
