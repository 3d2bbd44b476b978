"""The sheets of the games with an auction: the calls, the contract, and the play."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from carte.board.sayings import in_words
from carte.board.verbs import spoken_bid
from carte.checker.calls import parse_calls, spoken
from carte.checker.layout import Own
from carte.checker.places import others
from carte.checker.sheet import Field, Sheet, choice
from carte.checker.tricks import PLAY, TrickLayout
from carte.engine.auction.contract import ContractDeal
from carte.engine.auction.game import ContractGame
from carte.engine.deal import Deal
from carte.engine.game import Game
from carte.engine.moves import InvalidMove, move
from carte.engine.phrases import capital
from carte.engine.position import InvalidPosition
from carte.engine.reading import LIST, TEXT, Kind, list_of
from carte.language import N_, _

__all__ = ["AUCTION", "CALL", "EXCHANGE", "ContractLayout"]

AContractGame = TypeVar("AContractGame", bound=ContractGame)
AContractDeal = TypeVar("AContractDeal", bound=ContractDeal)

AUCTION, CALL, EXCHANGE = "auction", "call", "exchange"


class ContractLayout(TrickLayout[AContractGame, AContractDeal]):
    """A phase, its fields, and the cards."""

    phases: Sequence[str]

    def fields(self, game: AContractGame) -> Sequence[Field]:
        """Return the field of the phase, and those of each phase."""
        phases = {
            PLAY: _("The play"),
            AUCTION: _("The auction"),
            CALL: _("Your call of a card"),
            EXCHANGE: _("Your exchange of cards"),
        }
        later = [phase for phase in self.phases if phase in (PLAY, EXCHANGE)]
        unknown = ("", _("Not known"))
        bids = [(bid, capital(spoken_bid(bid))) for bid in game.ladder]
        return (
            choice("phase", _("Phase"), [(phase, phases[phase]) for phase in self.phases]),
            Field("calls", _("Bids so far"), "calls", "", (), (AUCTION,), self.example_of_calls),
            *self.own_fields(game),
            choice("declarer", _("Declarer"), [unknown, (0, _("You")), *others(game)], (PLAY,)),
            choice("bid", _("Winning bid"), [unknown, *bids], (CALL, *later)),
            Field("called", _("Called card"), "card", "", (), later, "3s"),
        )

    @property
    @abstractmethod
    def example_of_calls(self) -> str:
        """How an auction is typed."""

    def own_fields(self, game: AContractGame) -> Sequence[Field]:
        """Return further fields."""
        return ()

    def facts(self, game: AContractGame) -> Mapping[str, Kind]:
        """Return the facts that no form shows, by kind, with the whole auction."""
        partner = Kind(N_("a card and a seat"), lambda value: LIST.fits(value) and len(value) == 2)
        kinds = {"auction": LIST, "calls": list_of(TEXT), "partner": partner}
        return {**super().facts(game), **kinds}

    def deal(self, sheet: Sheet) -> Deal:
        """Return the deal; in an auction, choose the dealer so that it is your turn."""
        game = sheet.game
        you = self.to_act(sheet)
        seen = {
            name: value
            for name, value in self.play(sheet, you).items()
            if value or name in ("hand", "hands", "dealer", "turn")
        } | self.set_aside(sheet)
        if sheet.fields.get("phase") == AUCTION:
            calls = parse_calls(sheet.fields.get("calls", ""))
            self.check_calls(game, calls)
            dealer = (you - game.position(calls=calls).turn) % game.seats
            return game.position(**{**seen, "calls": calls, "dealer": dealer})
        return game.position(**seen, **self.contract(sheet, you))

    def check_calls(self, game: Game, calls: Sequence[str]) -> None:
        """Raise ``InvalidPosition`` for the first call that is not legal, saying why."""
        deal = game.position(hands=[""] * game.seats, calls=[])
        for call in calls:
            try:
                ruling = deal.ruling(call)
            except InvalidMove:
                words = _("Bids so far: “{call}” is not a bid. Write bids such as {example}.")
                typed, example = call.removeprefix("bid "), self.example_of_calls
                raise InvalidPosition(words.format(call=typed, example=example)) from None
            if not ruling.legal:
                words = _("Bids so far, “{call}”: {ruling}")
                raise InvalidPosition(words.format(call=in_words(move(call)), ruling=ruling.text))
            deal = deal.play(call)

    def set_aside(self, sheet: Sheet) -> dict[str, Any]:
        """Return the cards that are in no hand, where the game has such."""
        return {}

    def contract(self, sheet: Sheet, you: int) -> dict[str, Any]:
        """Return the arguments of ``game.position`` that give the contract."""
        plays = sheet.fields.get("phase", PLAY) == PLAY
        away, bid = (sheet.fields.get(name, "") for name in ("declarer", "bid"))
        arguments: dict[str, Any] = {}
        if plays and not self.hides_last_trick(sheet):
            arguments["leader"] = (you - len(sheet.zones.get("trick", ()))) % sheet.game.seats
        else:
            away = 0
        if called := sheet.fields.get("called", ""):
            arguments["called"] = str(called)
        card, partner = sheet.facts.get("partner", ("", None))
        if card == called:
            arguments["partner"] = partner
        if sheet.facts.get("auction") == [away, bid]:
            return arguments | {"calls": sheet.facts.get("calls")}
        if plays and "" in (away, bid):
            return arguments
        if not bid:
            raise InvalidPosition(_("Choose the bid that won you the auction."))
        in_the_dark = self.longest_trick(sheet.game) == sheet.game.seats
        if plays and not called and self.names_a_card(bid) and not in_the_dark:
            words = _("With this bid, a card has been called: name it, or leave out the declarer.")
            raise InvalidPosition(words)
        return arguments | {"declarer": (you + int(away)) % sheet.game.seats, "bid": str(bid)}

    def names_a_card(self, bid: str) -> bool:
        """Return whether the declarer calls a card after this bid."""
        return True

    def sheet(self, deal: AContractDeal) -> Sheet:
        """Return the sheet of a deal."""
        position, you = deal.to_json()["position"], deal.turn
        zones, facts = self.laid(deal)
        calls = position.get("calls")
        phase = deal.phase
        if phase == "over":
            phase = AUCTION if calls is not None and deal.bid is None else PLAY
        away = "" if deal.declarer is None else (deal.declarer - you) % deal.game.seats
        fields = {
            "phase": phase,
            "calls": spoken(calls or ()),
            "declarer": away,
            "bid": deal.bid or "",
            "called": str(deal.called or ""),
        }
        if calls and deal.bid:
            facts |= {"calls": calls, "auction": [away, deal.bid]}
        if "partner" in position:
            facts["partner"] = [fields["called"], position["partner"]]
        own = self.filled(deal)
        whole = Sheet(
            deal.game, {**zones, **own.zones}, {**fields, **own.fields}, {**facts, **own.facts}
        )
        return self.shortest(deal, whole)

    def filled(self, deal: AContractDeal) -> Own:
        """Return the zones, the fields and the facts that only this game has."""
        return Own()
