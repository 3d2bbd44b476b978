"""Why a move may be good: what it takes, leaves, wins and costs, with the rule for each.

Counts only what the seat to act has seen; guesses nothing.

>>> import carte
>>> deal = carte.game("scopa").position(hand="7C 2S", table="3D 4S 9B")
>>> for text, rule, _against in reasons(deal, carte.move("7C x 3D 4S")):
...     print(f"{rule and rule.tail}: {text}")
sum: The 7 of coppe takes 3+4: the 3 of denari and the 4 of spade.
denari: It wins 1 denari card, which makes 1 in all; 6 win the point.
primiera: For the primiera, the 7 of coppe (21) is your best card of that suit.
carte: It wins 3 cards, which makes 3 in all; 21 win the point.
sweep: Beware: a cavallo would sweep the cards left; 3 such cards are still out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from carte.engine.auction.bidding import PASS
from carte.engine.auction.game import ContractGame
from carte.engine.capture.game import CaptureDeal
from carte.engine.deal import Deal
from carte.engine.kinds import ByKind
from carte.engine.moves import Move, Play
from carte.engine.rulebook import Rule
from carte.engine.tricks.deal import TrickDeal
from carte.language import _
from carte.play.advice.capture import of_capture
from carte.play.advice.contracts import of_agreement
from carte.play.advice.reason import Reason, as_good
from carte.play.advice.tricks import of_trick

__all__ = ["Reason", "as_good", "reasons"]

_OF_A_CARD: ByKind[Callable[[Any, Play, Move | None], Iterator[Reason]]] = ByKind(
    "reasons for a card", {CaptureDeal: of_capture, TrickDeal: of_trick}
)
_OF_A_WORD: ByKind[Callable[[Any, Any], Iterator[Reason]]] = ByKind(
    "reasons for what is said", {ContractGame: of_agreement}, own="play.reasons"
)


def reasons(deal: Deal, choice: Move, instead: Move | None = None) -> tuple[Reason, ...]:
    """Return the reasons for a legal move; ``instead`` is another move that was considered."""
    ruling = deal.ruling(choice)
    # A pass needs no reason beyond its name.
    first = () if choice == PASS else (Reason(ruling.text, ruling.rule),)
    if len(deal.legal_moves()) == 1:
        return (*first, Reason(_("It is your only legal move."), _binding(deal)))
    if isinstance(choice, Play):
        return (*first, *_OF_A_CARD[deal](deal, choice, instead))
    return (*first, *_OF_A_WORD[deal.game](deal, choice))


def _binding(deal: Deal) -> Rule | None:
    """Return the rule that forbids playing other cards of the hand, if there are any."""
    (only,) = deal.legal_moves()
    played = only.card if isinstance(only, Play) else None
    others = [card for card in deal.hands[deal.turn] if played and card != played]
    return deal.ruling(Play(others[0].index)).rule if others else None
