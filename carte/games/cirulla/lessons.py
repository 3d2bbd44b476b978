"""Questions of Cirulla: what the first table brings, what may be declared, who wins a match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carte.engine.capture.sums import total
from carte.engine.cards import MATTA, mask_of
from carte.engine.game import Misdeal
from carte.engine.match import Match, Score
from carte.engine.moves import Announcement
from carte.engine.phrases import addends, either
from carte.engine.reading import saferepr as quoted
from carte.games.cirulla.game import Cirulla
from carte.language import N_, _
from carte.lessons.questions.asking import first_deck, game_of, number_in, one_of, the_number
from carte.lessons.questions.question import Answer, Question, QuestionError, Shown
from carte.lessons.questions.sides import (
    points_of,
    points_sheet,
    side_of,
    standing,
    winners_of,
)

__all__ = ["CHOICES"]

AGAIN = "again"
_TABLES = {
    AGAIN: N_("The cards are dealt again"),
    "0": N_("Nothing: play goes on"),
    "1": N_("1 point, and the four cards"),
    "2": N_("2 points, and the four cards"),
}
"""The dealer's possible points from a first table, by id."""

_MADE = {"1": 15, "2": 30}
"""The sum that a first table needs for so many points."""

RUNS = ("grande", "piccola")

_DECLARED = {
    "0": N_("Nothing"),
    "3": N_("Barsega: 3 points"),
    "10": N_("Decino: 10 points"),
    "13": N_("Barsega and decino: 13 points"),
}
"""The possible declarations of three cards, by their points."""


def dealer_takes(shown: Shown) -> Answer[str]:
    """Ask what the first table brings the dealer, if it is not dealt again."""
    game = game_of(shown, Cirulla)
    try:
        deal: Any = game.deal(deck=first_deck(shown))
    except Misdeal as misdeal:
        right, rule, why = AGAIN, misdeal.rule.tail, misdeal.rule.text
    else:
        right = str(deal.scored[game.side(deal.dealer)].get("table", 0))
        rule, why = _table_explained(shown, right)
    return Answer(
        right=(right,),
        texts=dict.fromkeys(_TABLES, why),
        hints=(
            _("Count the assi first, then add up all four cards."),
            why,
            _the_answer(_TABLES[right]),
        ),
        rule=shown.rule(rule).id,
        options={option: _(text) for option, text in _TABLES.items()},
    )


def _table_explained(shown: Shown, points: str) -> tuple[str, str]:
    """Return the rule behind the points for a first table that is played, and a sentence."""
    table = mask_of(shown.pile)
    rest = table & ~mask_of([MATTA])
    facts = {"sum": addends(rest), "total": total(rest)}
    if rest == table:
        words = {
            "0": _("{sum} is {total}: neither 15 nor 30."),
            "1": _("{sum} is {total}: the dealer takes the cards."),
            "2": _("{sum} is {total}: the dealer takes the cards, for twice as much."),
        }
        return "table-thirty" if points == "2" else "table-fifteen", words[points].format(**facts)
    if points not in _MADE:
        words_for_none = _("{sum} is {total}: no value of the matta makes it 15 or 30.")
        return "table-matta", words_for_none.format(**facts)
    made = _MADE[points]
    words_with = _("{sum} is {total}, and the matta is worth {value}: that makes {made}.")
    return "table-matta", words_with.format(value=made - total(rest), made=made, **facts)


def declares(shown: Shown) -> Answer[str]:
    """Ask what the three cards of a hand may be declared as, for the most points."""
    if len(shown.pile) != 3:
        raise QuestionError(_("a hand of three cards for this question"))
    deal = game_of(shown, Cirulla).position(hand=shown.pile)
    true = [move for move in deal.legal_moves() if isinstance(move, Announcement)]
    best = max(true, key=deal.brings, default=None)
    right = str(deal.brings(best) if best else 0)
    ruling = deal.ruling(best or "declare")
    by_matta = MATTA in shown.pile and ruling.rule.tail == "barsega"
    idea = _("Add up the three cards, then see whether they are alike.")
    if MATTA in shown.pile:
        idea = _("The matta has whatever value helps most: look at the other two cards.")
    return Answer(
        right=(right,),
        texts=dict.fromkeys(_DECLARED, ruling.text),
        hints=(
            idea,
            ruling.text,
            _the_answer(_DECLARED[right]),
        ),
        rule=shown.rule("matta-barsega").id if by_matta else ruling.rule.id,
        options={option: _(text) for option, text in _DECLARED.items()},
    )


def _the_answer(option: str) -> str:
    return _("The answer is “{answer}”.").format(answer=_(option))


def item(shown: Shown, name: str) -> Answer[str]:
    """Ask how many points denari in a row, a grande or a piccola, bring the reader."""
    if name not in RUNS:
        raise QuestionError(_("an item after the question: {items}").format(items=either(RUNS)))
    rule = shown.rule(name)
    points = shown.game.position(piles=[shown.pile, shown.other]).score()[0].items.get(name, 0)
    return the_number(
        shown,
        points,
        dict.fromkeys(shown.options, rule.text),
        _("Only denari cards count here: put them in order."),
        rule.text,
        name,
    )


def match_won(shown: Shown, before: str) -> Answer[str]:
    """Ask who has won a match that stood at, say, 12-50, after a deal with these piles."""
    stood = Match(shown.game, 0, (points_of(shown, before),))
    if stood.is_over:
        raise QuestionError(
            _("points at which the match goes on, not {points}").format(points=quoted(before))
        )
    after = stood.add(shown.game.position(piles=[shown.pile, shown.other]))
    outright = any(score.outright for score in after.scores[-1])
    rule = shown.rule("cappotto" if outright else "target")
    return _winner(shown, after, rule.text, rule.tail)


def counted_up(shown: Shown, before: str, yours: str, others: str) -> Answer[str]:
    """Ask who wins at a tie: the points before the last deal, and what it brought to each side.

    Written as ``46-45 carte,scopa:6 denari,grande:7``.
    """
    game = game_of(shown, Cirulla)
    match = Match(game, 0, (points_of(shown, before), (_score(yours), _score(others))))
    return _winner(shown, match, game.counted_up(match), "tie-break")


def _winner(shown: Shown, match: Match, why: str, rule: str) -> Answer[str]:
    right = side_of(match.winner)
    options, stands = winners_of(shown), standing(match)
    sheet = points_sheet(shown, {_("Before this deal"): match.scores[0]})
    return one_of(options, right, why, (stands, why), shown.rule(rule).id, sheet)


CHOICES: Mapping[str, Question[str]] = {
    "dealer-takes": dealer_takes,
    "declares": declares,
    "item": item,
    "match-won": match_won,
    "counted-up": counted_up,
}
"""Questions of levels of kind ``choose``."""


def _score(text: str) -> Score:
    """Read a side's score in a deal: "carte,scopa:5"."""
    items = {}
    for part in text.split(","):
        name, colon, points = part.partition(":")
        number = number_in(points) if colon else 1
        if number is None:
            words = _('points such as "46-45", and items such as "carte,scopa:5"')
            raise QuestionError(words)
        items[name] = number
    return Score(items)
