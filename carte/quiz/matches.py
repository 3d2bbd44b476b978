"""Questions about matches: is it over, and who has won?"""

from __future__ import annotations

from collections.abc import Mapping

from carte.engine.phrases import against, clauses
from carte.games.cases import Case, match_of
from carte.language import _
from carte.language.forms import lower_first
from carte.language.numbers import number
from carte.quiz.question import Option, Posed
from carte.quiz.setting import (
    Setting,
    Zone,
    house_rules,
    items_in_words,
    pile_words,
    side_words,
    won_last,
)

__all__ = ["setting_of_match", "who_has_won"]


def setting_of_match(case: Case) -> Setting:
    """Return the setting of a match: each deal's points, and the cards won in the last one."""
    sides = side_words(case.game, 0)
    facts = [*house_rules(case.game)]
    for place, deal in enumerate(case.match, start=1):
        points = clauses(
            _("{side} {points}").format(side=lower_first(name), points=_points(worth))
            for name, worth in zip(sides, deal, strict=True)
        )
        before = place == 1 and len(case.match) + bool(case.at) > 1
        words = _("Before: {points}.") if before else _("This deal: {points}.")
        facts.append(words.format(points=points))
    piles = case.deal.piles if case.at else ()
    if case.at and case.game.counts_last_trick and not case.game.has_auction:
        facts.append(won_last(sides[case.deal.turn]))
    zones = (
        Zone("pile", label, pile)
        for label, pile in zip(pile_words(case.game, 0), piles, strict=False)
    )
    return Setting(tuple(zone for zone in zones if zone.cards), tuple(facts))


def _points(worth: int | Mapping[str, int]) -> str:
    """Return the points of a side, item by item if they are known."""
    return number(worth) if isinstance(worth, int) else items_in_words(worth)


def who_has_won(case: Case) -> Posed:
    """Ask how a match stands."""
    match = match_of(case)
    texts = {str(side): name for side, name in enumerate(side_words(case.game, 0))}
    texts |= {"on": _("Nobody yet: another deal is played"), "draw": _("Nobody: it is a draw")}
    right = str(match.winner) if match.winner is not None else "draw" if match.is_over else "on"
    totals = _("The totals are {totals}.").format(totals=against([*map(number, match.totals)]))
    options = [
        Option(id, text, id == right, totals if id == right else "") for id, text in texts.items()
    ]
    return Posed(_("Who has won the match?"), options)
