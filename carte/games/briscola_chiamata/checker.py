"""The sheet of briscola chiamata: the called card names the trump suit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from carte.checker.contract import AUCTION, CALL, ContractLayout
from carte.checker.layout import Own
from carte.checker.sheet import Field, Sheet, choice
from carte.checker.tricks import PLAY, suits
from carte.engine.auction.contract import ContractDeal
from carte.games.briscola_chiamata.game import BriscolaChiamata
from carte.language import _

__all__ = ["LAYOUT"]


class ChiamataLayout(ContractLayout[BriscolaChiamata, ContractDeal]):
    """Besides auction, contract and cards: the trump suit."""

    example = "bid 3"
    phases = (PLAY, AUCTION, CALL)

    @property
    def example_of_calls(self) -> str:
        """How an auction is typed."""
        return _("pass, 3, K, pass")

    def phases_of_trick(self, game: BriscolaChiamata) -> Sequence[str]:
        """Return the phases; a trick in the dark is on the table while a card is called, too."""
        return (PLAY, CALL) if game.dark_first_trick else (PLAY,)

    def own_fields(self, game: BriscolaChiamata) -> Sequence[Field]:
        """Return the field of the trump suit, which may be known without the contract."""
        return (choice("trump", _("Trump"), [*suits(), ("", _("Not named yet"))], (PLAY,)),)

    def contract(self, sheet: Sheet, you: int) -> dict[str, Any]:
        """Return the contract; the called card makes its own suit trump."""
        arguments = super().contract(sheet, you)
        if "leader" in arguments and "called" not in arguments:
            arguments["trump"] = sheet.fields.get("trump", suits()[0][0]) or None
        return arguments

    def filled(self, deal: ContractDeal) -> Own:
        """Return the trump suit."""
        return Own(fields={"trump": str(deal.trump or "")})


LAYOUT = ChiamataLayout()
