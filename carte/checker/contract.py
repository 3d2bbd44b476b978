"""The sheets of the games with an auction: the calls, the contract, and the play."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TypeVar

from carte.board.sayings import in_words, spoken_bid
from carte.checker.calls import parse_calls, spoken
from carte.checker.layout import Own
from carte.checker.places import others
from carte.checker.sheet import Field, Sheet, Zone, choice
from carte.checker.tricks import PLAY, TrickLayout, suits
from carte.engine.auction.contract import ContractDeal
from carte.engine.auction.game import ContractGame
from carte.engine.cards import cards
from carte.engine.deal import Deal
from carte.engine.game import Game
from carte.engine.moves import InvalidMove, move
from carte.engine.phrases import capital
from carte.engine.position import InvalidPosition
from carte.games.briscola_chiamata.game import BriscolaChiamata
from carte.games.mediatore.deal import CALLING, MediatoreDeal
from carte.games.mediatore.game import Mediatore
from carte.language import _

__all__ = ["ChiamataLayout", "MediatoreLayout"]

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
            Field("calls", _("Said so far"), "calls", "", (), (AUCTION,), self.example_of_calls),
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

    def deal(self, sheet: Sheet) -> Deal:
        """Return the deal; in an auction, choose the dealer so that it is your turn."""
        game = sheet.game
        you = self.to_act(sheet)
        seen = {
            name: value
            for name, value in self.play(sheet, you).items()
            if value or name in ("hand", "hands", "dealer", "turn")
        } | self.monte(sheet)
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
                words = _("Said so far, “{call}”: that is no bid. Write such as {example}.")
                typed, example = call.removeprefix("bid "), self.example_of_calls
                raise InvalidPosition(words.format(call=typed, example=example)) from None
            if not ruling.legal:
                words = _("Said so far, “{call}”: {ruling}")
                raise InvalidPosition(words.format(call=in_words(move(call)), ruling=ruling.text))
            deal = deal.play(call)

    def monte(self, sheet: Sheet) -> dict[str, Any]:
        """Return the cards that are in no hand, where the game has such."""
        return {}

    def contract(self, sheet: Sheet, you: int) -> dict[str, Any]:
        """Return the arguments of ``game.position`` that give the contract."""
        plays = sheet.fields.get("phase", PLAY) == PLAY
        away, bid = (sheet.fields.get(name, "") for name in ("declarer", "bid"))
        told: dict[str, Any] = {}
        if plays:
            told["leader"] = (you - len(sheet.zones.get("trick", ()))) % sheet.game.seats
        else:
            away = 0
        if called := sheet.fields.get("called", ""):
            told["called"] = str(called)
        card, partner = sheet.facts.get("partner", ("", None))
        if card == called:
            told["partner"] = partner
        if sheet.facts.get("auction") == [away, bid]:
            return told | {"calls": sheet.facts.get("calls")}
        if plays and "" in (away, bid):
            return told
        if not bid:
            raise InvalidPosition(_("Choose the bid with which you have won the auction."))
        in_the_dark = self.longest_trick(sheet.game) == sheet.game.seats
        if plays and not called and self.names_a_card(bid) and not in_the_dark:
            words = _("With this bid a card has been called: name it, or leave the declarer open.")
            raise InvalidPosition(words)
        return told | {"declarer": (you + int(away)) % sheet.game.seats, "bid": str(bid)}

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


class ChiamataLayout(ContractLayout[BriscolaChiamata, ContractDeal]):
    """Briscola chiamata: the called card names the trump suit."""

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
        told = super().contract(sheet, you)
        if "leader" in told and "called" not in told:
            told["trump"] = sheet.fields.get("trump", suits()[0][0]) or None
        return told

    def filled(self, deal: ContractDeal) -> Own:
        """Return the trump suit."""
        return Own(fields={"trump": str(deal.trump or "")})


class MediatoreLayout(ContractLayout[Mediatore, MediatoreDeal]):
    """Mediatore: there is a monte; a card may be given, and another given back."""

    example = "7d busso"
    phases = (PLAY, AUCTION, CALL, EXCHANGE)

    @property
    def example_of_calls(self) -> str:
        """How an auction is typed."""
        return _("pass, chiamo, pass")

    def names_a_card(self, bid: str) -> bool:
        """Return whether the declarer calls a card after this bid."""
        return bid in CALLING

    def own_zones(self, game: Mediatore) -> Sequence[Zone]:
        """Return the monte."""
        return (Zone("monte", _("Monte, face down")),)

    def own_fields(self, game: Mediatore) -> Sequence[Field]:
        """Return who has given the called card."""
        seats = [("", _("Nobody")), *others(game)]
        return (choice("giver", _("Who gave you the called card"), seats, (EXCHANGE,)),)

    def monte(self, sheet: Sheet) -> dict[str, Any]:
        """Return the cards face down, those taken from there, and the one given back."""
        taken, given = sheet.facts.get("taken", ""), sheet.facts.get("given")
        return {"monte": sheet.zone("monte"), "taken": taken, "given": given}

    def contract(self, sheet: Sheet, you: int) -> dict[str, Any]:
        """Return the contract, with who has given the called card."""
        told = super().contract(sheet, you)
        if (away := sheet.fields.get("giver", "")) != "":
            told["giver"] = (you + int(away)) % sheet.game.seats
        return told

    def seen(self, sheet: Sheet, after: Sheet) -> Sheet:
        """Return the sheet after a move; the reader says who gave the called card."""
        found = super().seen(sheet, after)
        if sheet.fields.get("giver", "") != "":
            return found
        facts = {name: fact for name, fact in found.facts.items() if name != "given"}
        return replace(found, fields={**found.fields, "giver": ""}, facts=facts)

    def filled(self, deal: MediatoreDeal) -> Own:
        """Return the monte, and what has been taken, given, and given back."""
        position = deal.to_json()["position"]
        giver = "" if deal.giver is None else (deal.giver - deal.turn) % deal.game.seats
        facts = {name: position[name] for name in ("taken", "given") if name in position}
        return Own({"monte": cards(position["monte"])}, {"giver": giver}, facts)
