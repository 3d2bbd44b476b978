"""Determinizations of the games with an auction, which also hide the holder of the called card."""

from __future__ import annotations

from typing import Any

from carte.engine.auction.contract import Contract
from carte.engine.auction.game import ContractGame
from carte.engine.cards import cards, mask_of
from carte.engine.tricks.deal import TrickView
from carte.players.determinization.bids import likelihood
from carte.players.determinization.tricks import HiddenInTricks, listed

__all__ = ["HiddenByContract"]

_SETTLED = ("called", "taken", "giver", "given")


class HiddenByContract(HiddenInTricks):
    """The worlds of a view of a game with an auction, likelier where hands fit what was bid."""

    among = 6
    _game: ContractGame

    def __init__(self, view: TrickView) -> None:
        super().__init__(view)
        self._rule_out_what_was_seen()
        self.likelihood = likelihood(view)

    def _rule_out_what_was_seen(self) -> None:
        """Cards that the declarer took are with the declarer or the giver, or in the monte.

        A card that was given back stays with the seat that got it until it is played.
        """
        facts = self._view.facts
        declarer, giver = facts["declarer"], facts.get("giver")
        if facts["phase"] != "play" or declarer is None:
            return
        taken, given = (mask_of(cards(facts.get(name) or "")) for name in ("taken", "given"))
        if giver is not None:
            taken |= mask_of(cards(facts["called"]))
            self._lacks[declarer] |= given
            self._not_in_monte |= given
        for seat in self._seats:
            if seat not in (declarer, giver):
                self._lacks[seat] |= taken | given

    def terms(self, terms: Contract, hands: list[int], monte: int) -> Contract:
        """Return the contract for cards that lie so."""
        return terms._replace(monte=monte, holder=self._holder(hands, terms))

    def _holder(self, hands: list[int], terms: Contract) -> int | None:
        """Return the seat other than the declarer that holds the called card, or held it."""
        called = terms.called
        if self._game.has_giver(terms.bid):
            giver: int | None = self._view.facts["giver"]
            return giver
        if called is None or self._played >> called & 1:
            return terms.holder
        holders = (seat for seat in self._seats if hands[seat] >> called & 1)
        return next((seat for seat in holders if seat != terms.declarer), None)

    def hidden_facts(self, monte: int, stock: tuple[int, ...]) -> dict[str, Any]:
        """Return the facts of a position about its auction, its contract and the monte."""
        facts = self._view.facts
        hidden = super().hidden_facts(monte, stock)
        hidden |= {name: facts[name] for name in _SETTLED if facts.get(name) not in (None, "")}
        if facts["phase"] == "auction":
            hidden["calls"] = [call for _seat, call in facts["calls"]]
        else:
            hidden |= {"declarer": facts["declarer"], "bid": facts["bid"]}
        if monte:
            hidden["monte"] = listed(monte)
        return hidden
