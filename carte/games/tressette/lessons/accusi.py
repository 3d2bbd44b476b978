"""What the lessons of Tressette ask about accusi: what a hand scores, and when."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from operator import or_

from carte.board.seats import READER
from carte.engine.cards import EVERY_CARD, Card, cards_of, mask_of
from carte.engine.phrases import capital, commas
from carte.games.tressette.accusi import POINTS, accuso_rule, named_accuso
from carte.games.tressette.game import Tressette
from carte.language import N_, _
from carte.lessons.questions.asking import game_of, offered, one_of, the_number
from carte.lessons.questions.question import Answer, Question, QuestionError, Shown

__all__ = ["ACCUSI_CHOICES"]

FIRST, SECOND = "first", "second"
_MAY = {"yes": N_("Yes"), "no": N_("No")}


def worth_declaring(shown: Shown) -> Answer[str]:
    """Ask what all accusi of a hand score together."""
    deal = game_of(shown, Tressette).position(hand=shown.pile, turn=READER)
    found = [mask_of(accuso.cards) for accuso in deal.declaring_all().accusi]
    if not found:
        raise QuestionError(_("a hand with an accuso, for this question"))
    points = sum(POINTS[accuso] for accuso in found)
    words = [
        _("{accuso}, {points}").format(accuso=named_accuso(accuso), points=POINTS[accuso])
        for accuso in found
    ]
    text = _("{Accusi}: {points} in all.").format(Accusi=capital(commas(words)), points=points)
    return the_number(
        shown,
        int(offered(shown, points)),
        dict.fromkeys(shown.options, text),
        _("Look for the asso, 2 and 3 of one suit, and for three or four alike."),
        _("{Accusi}.").format(Accusi=capital(commas(map(named_accuso, found)))),
        _rule_of(found),
    )


def _rule_of(accusi: Sequence[int]) -> str:
    """Return the tail of the rule about these: what they are, or that a card serves twice."""
    is_shared = sum(accusi) != reduce(or_, accusi)
    return "accusi" if is_shared else accuso_rule(accusi[0])


def may_declare(shown: Shown, accuso: str, trick: str) -> Answer[str]:
    """Ask whether ``1D-2D-3D`` or the like may be declared in the ``first`` or ``second`` trick."""
    if trick not in (FIRST, SECOND):
        words = _("{first} or {later} after the cards")
        raise QuestionError(words.format(first=FIRST, later=SECOND))
    game = game_of(shown, Tressette)
    rest = cards_of(EVERY_CARD & ~mask_of(shown.pile))
    won: list[Sequence[Card]] = [(), ()] if trick == FIRST else [rest[-game.seats :], ()]
    deal = game.position(hand=shown.pile, turn=READER, leader=READER, piles=won)
    ruling = deal.ruling(f"declare {accuso.replace('-', ' ')}")
    return one_of(
        {name: _(words) for name, words in _MAY.items()},
        "yes" if ruling.legal else "no",
        ruling.text,
        (_("Think of when accusi are declared, and of which cards make one."),),
        ruling.rule.id,
    )


ACCUSI_CHOICES: Mapping[str, Question[str]] = {
    "worth-declaring": worth_declaring,
    "may-declare": may_declare,
}
"""Questions of levels of kind ``choose``."""
