"""What the lessons of Tressette ask about whole points: thirds left over are lost."""

from __future__ import annotations

from collections.abc import Mapping

from carte.board.seats import READER
from carte.engine.cards import EVERY_CARD, cards_of, mask_of
from carte.games.tressette.game import Tressette
from carte.games.tressette.statements import THREE_THIRDS
from carte.language import _
from carte.lessons.questions.asking import game_of, number_in, the_number
from carte.lessons.questions.question import Answer, Question, QuestionError, Shown

__all__ = ["THIRDS_CHOICES"]

WITH, WITHOUT = "with", "without"


def scored(shown: Shown, last: str) -> Answer[str]:
    """Ask what a pile scores in whole points, ``with`` or ``without`` the last trick."""
    if last not in (WITH, WITHOUT):
        words = _("{counted} or {not_counted} the last trick, after the question")
        raise QuestionError(words.format(counted=WITH, not_counted=WITHOUT))
    game = game_of(shown, Tressette)
    others = cards_of(EVERY_CARD & ~mask_of(shown.pile))
    leader = READER if last == WITH else READER + 1
    deal = game.position(leader=leader, hands=[""] * game.seats, piles=[shown.pile, others])
    thirds = deal.card_points[game.side(READER)]
    right = deal.score()[game.side(READER)].items["points"]
    text = _("That is {points}; {whole} of them score.").format(
        points=game.counted(thirds), whole=right
    )
    return the_number(
        shown,
        right,
        dict.fromkeys(shown.options, text),
        _(THREE_THIRDS),
        _("Yours are worth {points}.").format(points=game.counted(thirds)),
        "last-trick" if last == WITH else "rounding",
    )


def theirs(shown: Shown, thirds: str) -> Answer[str]:
    """Ask what the other side scores when the reader's has so many thirds, the last trick too."""
    game = game_of(shown, Tressette)
    whole, number = game.thirds, number_in(thirds)
    if number is None or number > whole:
        raise QuestionError(_("a number of thirds up to {whole}").format(whole=whole))
    points = game.rounded([number, whole - number])
    text = _("You score {yours} of {whole} thirds, and they have {thirds} thirds.").format(
        yours=points[0], whole=whole, thirds=whole - number
    )
    return the_number(
        shown,
        points[1],
        dict.fromkeys(shown.options, text),
        _("All the thirds of a deal, the last trick included, make {whole}.").format(whole=whole),
        _("They have {thirds} thirds.").format(thirds=whole - number),
        "rounding",
    )


THIRDS_CHOICES: Mapping[str, Question[str]] = {"scored": scored, "theirs": theirs}
"""Questions of levels of kind ``choose``."""
