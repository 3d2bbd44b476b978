"""The sheets of the trick games: a hand, a trick under way, and the trump suit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from carte.checker.layout import Layout, needs_a_hand
from carte.checker.places import hands_of_others, piles
from carte.checker.sheet import Field, Sheet, Zone
from carte.engine.cards import SUITS, Card, mask_of
from carte.engine.deal import Deal
from carte.engine.game import Game
from carte.engine.moves import Play
from carte.engine.phrases import capital
from carte.engine.position import InvalidPosition
from carte.engine.reading import LIST, SWITCH, TEXT, Kind, dict_of
from carte.engine.tricks.deal import TrickDeal
from carte.engine.tricks.game import TrickGame, format_plays, parse_plays
from carte.language import _

__all__ = ["PLAY", "TrickLayout", "TrickTooLong", "suits"]

ATrickGame = TypeVar("ATrickGame", bound=TrickGame)
ATrickDeal = TypeVar("ATrickDeal", bound=TrickDeal)

PLAY = "play"
"""The phase in which cards are played."""


class TrickTooLong(InvalidPosition):
    """A trick has more cards than the players before the reader could have played.

    ``players`` are the numbers of players, if a house rule sets them, with which it would fit.
    """

    def __init__(self, game: Game, cards: int, most: int) -> None:
        players = game.house_rules.get("players")
        numbers = players.values if players else ()
        self.players = tuple(number for number in numbers if number - game.seats >= cards - most)
        words = _("A trick has {seats} cards, so before your turn it holds at most {most}.")
        if players:
            words = _(
                "At this table, {seats} play, so a trick has {seats} cards, at "
                "most {most} before your turn. The house rule “{rule}” sets how "
                "many play."
            )
        rule = players.label if players else ""
        super().__init__(words.format(seats=game.seats, most=most, rule=rule))


def suits() -> list[tuple[str, str]]:
    """Return the suits as the values of a field."""
    return [(str(suit), capital(suit.name)) for suit in SUITS]


class TrickLayout(Layout[ATrickGame, ATrickDeal]):
    """A hand and a trick; the other players are dealt as many cards as they must hold."""

    example = "7d"

    def zones(self, game: ATrickGame) -> Sequence[Zone]:
        """Return hand and trick first."""
        return (
            Zone("trick", _("Trick, in order"), True, self.phases_of_trick(game)),
            Zone("hand", _("Your hand"), True),
            *hands_of_others(game),
            *self.own_zones(game),
            Zone("tricks", _("Finished tricks, in order")),
            *piles(game),
        )

    @staticmethod
    def longest_trick(game: Any) -> int:
        """Return how many cards may lie in a trick under way."""
        return int(game.longest_trick)

    def phases_of_trick(self, game: ATrickGame) -> Sequence[str]:
        """Return the phases in which a trick may be on the table."""
        return (PLAY,)

    def own_zones(self, game: ATrickGame) -> Sequence[Zone]:
        """Return further zones."""
        return ()

    def fields(self, game: ATrickGame) -> Sequence[Field]:
        """Return no other fields: a trick needs only its cards."""
        return ()

    def facts(self, game: ATrickGame) -> Mapping[str, Kind]:
        """Return the facts that no form shows, by kind, with how the tricks were played.

        ``told`` is whether all hands are on the sheet.
        """
        of_tricks = {"leaders": LIST, "signals": dict_of(TEXT), "told": SWITCH}
        return {**super().facts(game), **of_tricks}

    def deal(self, sheet: Sheet) -> Deal:
        """Return the deal on a sheet; raise ``ValueError`` if there is none."""
        return sheet.game.position(**self.play(sheet, self.to_act(sheet)))

    def sheet(self, deal: ATrickDeal) -> Sheet:
        """Return the sheet of a deal."""
        zones, facts = self.laid(deal)
        return self.shortest(deal, Sheet(deal.game, zones, {}, facts))

    @staticmethod
    def to_act(sheet: Sheet) -> int:
        """Return the reader's seat, which is to act; by default it is the one after the dealer."""
        return sheet.seat("turn", (sheet.seat("dealer", 0) + 1) % sheet.game.seats)

    def play(self, sheet: Sheet, you: int) -> dict[str, Any]:
        """Return the arguments of ``game.position`` for the cards and whose turn it is."""
        trick = sheet.zones.get("trick", ())
        arguments: dict[str, Any] = {
            "trick": self._signalled(sheet, trick),
            "tricks": self._tricks(sheet),
            "piles": self.piles(sheet, you),
            "dealer": sheet.seat("dealer", 0),
            "turn": None if self.hides_last_trick(sheet) else you,
        }
        if self.is_complete(sheet):
            if trick and not sheet.zone("hand"):
                raise needs_a_hand()
            return arguments | {"hands": self.hands(sheet, you)}
        most = self.longest_trick(sheet.game)
        if len(trick) > most:
            raise TrickTooLong(sheet.game, len(trick), most)
        return arguments | {"hand": sheet.zone("hand")}

    @staticmethod
    def hides_last_trick(sheet: Sheet) -> bool:
        """Return whether all cards lie in piles, and nothing says who won the last trick."""
        piles = [some for name, some in sheet.zones.items() if name.startswith("pile-")]
        return sum(map(mask_of, piles)) == sheet.game.pack and "turn" not in sheet.facts

    def is_complete(self, sheet: Sheet) -> bool:
        """Return whether all the cards in play are on the sheet."""
        return bool(sheet.facts.get("told") or self.others(sheet) or not sheet.zone("hand"))

    def _signalled(self, sheet: Sheet, row: Sequence[Card]) -> str:
        """Return cards as they were played, with the signals that went with them."""
        signals = sheet.facts.get("signals", {})
        return format_plays(Play(card.index, 0, signals.get(str(card), "")) for card in row)

    def _tricks(self, sheet: Sheet) -> list[list[Any]]:
        """Return the finished tricks; the facts say who led to each."""
        seats, over = sheet.game.seats, sheet.zones.get("tricks", ())
        leaders = [*sheet.facts.get("leaders", ())]
        number, rest = divmod(len(over), seats)
        if rest:
            words = _("Each finished trick has {seats} cards, but there are {cards} in all.")
            raise InvalidPosition(words.format(seats=seats, cards=len(over)))
        leaders = (leaders + [0] * number)[:number]
        rows = [over[seats * place : seats * (place + 1)] for place in range(number)]
        return [
            [leader, self._signalled(sheet, row)] for leader, row in zip(leaders, rows, strict=True)
        ]

    def laid(self, deal: ATrickDeal) -> tuple[dict[str, tuple[Card, ...]], dict[str, Any]]:
        """Return the zones of a deal, and the facts that its form does not show."""
        position = deal.to_json()["position"]
        plays = parse_plays(
            " ".join([*(text for _leader, text in position["tricks"]), position["trick"]])
        )
        zones = {
            "trick": deal.trick,
            **self.laid_out(deal, deal.turn),
            "tricks": tuple(card for trick in deal.tricks for card in trick.cards),
        }
        facts: dict[str, Any] = {"dealer": deal.dealer}
        if position["turn"] is not None:
            facts["turn"] = position["turn"]
        if deal.tricks:
            facts["leaders"] = [trick.leader for trick in deal.tricks]
        if signals := {str(play.card): play.signal for play in plays if play.signal}:
            facts["signals"] = signals
        return zones, facts

    def shortest(self, deal: ATrickDeal, sheet: Sheet) -> Sheet:
        """Return the sheet, if it can be, without the cards that would be dealt the same anyway."""
        whole = {name: some for name, some in sheet.zones.items() if some}
        hidden = {name for name in whole if name.startswith("hand-")} | {"stock", "monte"}
        short = {name: some for name, some in whole.items() if name not in hidden}
        return self.first(
            deal,
            Sheet(sheet.game, short, sheet.fields, sheet.facts),
            Sheet(sheet.game, whole, sheet.fields, {**sheet.facts, "told": True}),
        )
