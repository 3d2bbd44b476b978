"""Positions of Mediatore as a reader gives them: the monte, the exchange, and a card given."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carte.engine.auction.contract import Contract
from carte.engine.auction.position import ContractPosition
from carte.engine.cards import Card, cards, mask_of
from carte.engine.position import InvalidPosition, dealt_in_order
from carte.engine.reading import saferepr
from carte.engine.tricks.seating import Seating
from carte.games.mediatore.deal import CALLING, EXCHANGING, MONTE_SIZE
from carte.language import _

if TYPE_CHECKING:
    from carte.games.mediatore.game import Mediatore

__all__ = ["MediatorePosition"]


class MediatorePosition(ContractPosition):
    """A position of Mediatore as a reader gives it.

    ``monte`` is the four cards that lie face down (those not in a hand, where ``hand`` is
    given), ``taken`` the cards that the declarer has taken up from it; ``giver`` the seat that
    gave the called card in mediatore, and ``given`` the card that went back. In the exchange
    the declarer holds 13 cards, or 14 with a card given, or ten where one is to go back. When
    the deal is over ``turn`` is the seat that won the last trick, and with it the monte.
    """

    game: Mediatore

    def contract(self) -> Contract:
        """Return the terms settled so far, the monte and the card given included."""
        giver, given = self.own.get("giver"), self.own.get("given")
        if giver is not None:
            self.game.check_seat(giver, "giver")
        contract = super().contract()
        return contract._replace(
            monte=mask_of(self.out_of_hands()["monte"]),
            taken=mask_of(self.four("taken")),
            holder=giver,
            given=None if given is None else Card(given).index,
        )

    def phase_of_contract(self, contract: Contract, size: int) -> str:
        """A card is called, then the monte exchanged, if the contract has that.

        [chiamo, mediatore, solo, solissimo, arcisolissimo]
        """
        if self.given.has_begun:
            return "play"
        if contract.called is None and contract.bid in CALLING:
            return "call"
        if size <= self.game.hand_size or contract.bid not in EXCHANGING:
            return "play"
        right = (13,) if self.game.giver(contract) is None else (14, 10)
        if size not in right:
            raise InvalidPosition(
                _(
                    "the declarer holds {size} cards: during the exchange, it must "
                    "be 13, or 14 with a giver in mediatore, then 10 until one is "
                    "given back"
                ).format(size=size)
            )
        return "exchange"

    def out_of_hands(self) -> dict[str, tuple[Card, ...]]:
        """Return the monte."""
        return {"monte": self.four("monte")}

    def four(self, name: str) -> tuple[Card, ...]:
        """Return the cards of a monte, face down or taken; none where there is none."""
        monte = cards(self.own.get(name) or "")
        if len({*monte}) != len(monte) or len(monte) not in (0, MONTE_SIZE):
            raise InvalidPosition(
                _("{name}={given}: the monte has four cards").format(
                    name=name, given=saferepr(self.own[name])
                )
            )
        return monte

    def filled(self, contract: Contract, seating: Seating) -> tuple[Contract, Seating]:
        """Return the position with cards in the other hands; four left over are the monte."""
        game = self.game
        if contract.phase == "exchange":
            sizes = {
                seat: game.hand_size - (seat == game.giver(contract))
                for seat in range(game.seats)
                if seat != seating.turn
            }
            hands, rest = dealt_in_order(seating.unseen, seating.hands, sizes)
            seating = seating._replace(hands=hands, unseen=sum([1 << card for card in rest]))
        else:
            seating = seating.filled()
        if seating.unseen.bit_count() == MONTE_SIZE:
            contract = contract._replace(monte=seating.unseen)
        return contract, seating
