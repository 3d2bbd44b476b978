"""What a question shows: the cards that its position names, and the other known facts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from carte.board.sayings import in_words, spoken_contract
from carte.board.score import prize_name
from carte.board.seats import seat_names, spoken
from carte.board.verbs import spoken_bid
from carte.engine.cards import Card, cards
from carte.engine.deal import Deal
from carte.engine.game import Game
from carte.engine.kinds import ByKind
from carte.engine.moves import move
from carte.engine.phrases import amount, clauses, commas
from carte.engine.tricks.game import parse_plays
from carte.games.cases import Case
from carte.language import _, ngettext, pgettext
from carte.language.forms import lower_first
from carte.quiz.themes import NOT_OF_MOVES, themes_of

if TYPE_CHECKING:
    from carte.quiz import messages

__all__ = [
    "SEATING",
    "Setting",
    "Zone",
    "by_the_book",
    "house_rules",
    "items_in_words",
    "pile_words",
    "reader_of",
    "seat_words",
    "seen_at_a_table",
    "setting_of",
    "setting_of_move",
    "side_words",
    "start_of",
    "who_deals",
]

SEATING = "players"
"""The house rule of how many play; a position has its own number of seats."""

_SHOWN = "calls", "declarer", "partner", "last_capturer", "trick"
"""The facts of a position to state besides the cards in hand and on the table."""

_OWN_SHOWN = "seat", "seats", "value"
"""The kinds of those that only one game has."""

_OWN: ByKind[Callable[[Mapping[str, Any], Sequence[str]], Iterator[str]]] = ByKind(
    "facts", {Game: lambda at, seats: iter(())}, own="quiz.facts"
)
"""The facts that only one game has, in words."""


@dataclass(frozen=True, slots=True)
class Zone:
    """Cards that lie together: ``kind`` is hand, table, trick, open (another hand), pile or monte.

    ``by`` has who played which of them.
    """

    kind: str
    label: str
    cards: Sequence[Card]
    by: Sequence[str] = ()

    def to_json(self) -> messages.ShownZone:
        """Return it as the front end reads it."""
        cards = [*map(str, self.cards)]
        zone: messages.ShownZone = {"kind": self.kind, "label": self.label, "cards": cards}
        if self.by:
            zone["by"] = [*self.by]
        return zone


@dataclass(frozen=True, slots=True)
class Setting:
    """The zones of a position, sentences about the rest of it, and a line of moves from there."""

    zones: tuple[Zone, ...] = ()
    facts: tuple[str, ...] = ()
    line: tuple[str, ...] = ()

    def to_json(self) -> messages.Setting:
        """Return it as the front end reads it."""
        return {
            "zones": [zone.to_json() for zone in self.zones],
            "facts": [*self.facts],
            "line": [*self.line],
        }


def start_of(case: Case) -> Deal:
    """Return the position of a case, even one with a deck that must be dealt again."""
    if not case.misdeal or (deck := case.deck) is None:
        return case.deal
    return case.game.lay_out([card.index for card in deck], case.at.get("dealer", 0))


def reader_of(deal: Deal) -> int:
    """Return the reader's seat in a deal: the one to act, at its end the declarer."""
    if not deal.is_over:
        return deal.turn
    return 0 if deal.declarer is None else deal.declarer


def seat_words(game: Game, reader: int) -> tuple[str, ...]:
    """Return the reader's names for the seats, by seat."""
    return tuple(map(spoken, seat_names(game, reader)))


def side_words(game: Game, reader: int) -> tuple[str, ...]:
    """Return the reader's names for the sides, by side."""
    if game.sides == game.seats:
        return seat_words(game, reader)
    mine = game.side(reader)
    return tuple(
        _("Your team") if side == mine else _("The other team") for side in range(game.sides)
    )


def pile_words(game: Game, reader: int) -> tuple[str, ...]:
    """Return the reader's names for the piles, by side."""
    mine = game.side(reader)
    if game.sides != game.seats:
        own, words = _("Your team’s pile"), _("Their team’s pile")
    else:
        own = _("Your pile")
        words = _("The other player’s pile") if game.seats == 2 else _("Pile: {seat}")
    return tuple(
        own if side == mine else words.format(seat=lower_first(name))
        for side, name in enumerate(side_words(game, reader))
    )


def items_in_words(items: Mapping[str, int]) -> str:
    """Return what a side scores, item by item: "carte 1, scopa 2"."""
    return commas(amount(prize_name(item, points), points) for item, points in items.items()) or "0"


def seen_at_a_table(deal: Deal, at: Mapping[str, Any]) -> dict[str, Any]:
    """Return what the player to act sees of what ``at`` names: no closed hand, and no odd stock.

    The stock of a capture game is dealt out in whole hands; no other size is possible.
    """
    game: Any = deal.game
    stock = cards(at.get("stock") or "")
    is_odd = game.has_table and len(stock) % (game.hand_size * game.seats)
    hidden = {"hands", "deck", "stock"} if is_odd else {"hands", "deck"}
    seen = {name: value for name, value in at.items() if name not in hidden}
    if "hands" in at or "deck" in at:
        seen["hand"] = " ".join(map(str, deal.hands[reader_of(deal)]))
    if "deck" in at and game.has_table:
        seen["layout"] = " ".join(map(str, deal.table))
    return seen


def setting_of(
    deal: Deal, at: Mapping[str, Any], play: Sequence[str] = (), *, dealer: bool = False
) -> Setting:
    """Return the setting of a deal: what ``at`` names of it, and the moves of a line.

    It names the ``dealer`` if asked to or if ``at`` does, and in a deal that has begun.
    """
    reader = reader_of(deal)
    facts = [*_facts(deal, at, reader)]
    if dealer or {"dealer", "deck", "layout", "calls"} & {*at}:
        facts.append(who_deals(deal, reader))
    return Setting(
        tuple(zone for zone in _zones(deal, at, reader) if zone.cards),
        (*house_rules(deal.game), *facts),
        tuple(_line(deal, play, reader)),
    )


def setting_of_move(deal: Deal) -> Setting:
    """Return what the player to act knows: the player's own cards, the table, the calls.

    Of the house rules it states those that may decide a move.
    """
    position = deal.to_json()["position"]
    own = [name for name, kind in deal.game.OWN_FACTS.items() if kind in _OWN_SHOWN]
    names = (*_SHOWN, *own)
    at = {name: position[name] for name in names if position.get(name) not in (None, "", [])}
    at |= {"hand": ""} if deal.stock or not deal.game.has_table else {"hand": "", "stock": ""}
    setting = setting_of(deal, at)
    other = {*house_rules(deal.game)} - {*house_rules(deal.game, _decides_moves)}
    return replace(setting, facts=tuple(fact for fact in setting.facts if fact not in other))


def _decides_moves(game: Game, tail: str) -> bool:
    return not {*themes_of(game, [tail])} <= NOT_OF_MOVES


def house_rules(
    game: Game, tells: Callable[[Game, str], bool] = lambda _game, _tail: True
) -> Iterator[str]:
    """Yield how many play, and the rules that house rules put in force or out of it.

    ``tells`` says whether to state a rule, by its game and its tail.
    """
    if SEATING in game.chosen:
        yield _("Players: {number}.").format(number=game.seats)
    plain = by_the_book(game)
    changes = game.rulebook.changes(since=plain.rulebook)
    for rule in changes.brought:
        if tells(game, rule.tail):
            yield _("House rule: {rule}").format(rule=rule.text)
    for rule in changes.gone:
        if tells(plain, rule.tail):
            yield _("Not in force: {rule}").format(rule=rule.text)


def by_the_book(game: Game) -> Game:
    """Return a game with the usual rules, for the same number of players."""
    seated = {name: number for name, number in game.chosen.items() if name == SEATING}
    return type(game)(**seated)


def _zones(deal: Deal, at: Mapping[str, Any], reader: int) -> Iterator[Zone]:
    game = deal.game
    seats = seat_words(game, reader)
    named = "hands" in at or "deck" in at
    for seat, hand in enumerate(deal.hands):
        if seat != reader and (named or seat in at.get("declared", ())):
            yield Zone("open", _("{Seat}, hand").format(Seat=seats[seat]), hand)
    if game.has_table:
        layout = cards(at["layout"]) if "layout" in at else deal.table
        dealt = "layout" in at or "deck" in at
        yield Zone("table", _("First table") if dealt else _("Table"), layout)
    else:
        plays = parse_plays(at.get("trick", ""))
        first = deal.turn - len(plays)
        by = [seats[(first + place) % game.seats] for place in range(len(plays))]
        yield Zone("trick", _("Trick"), [play.card for play in plays], by)
    if named or "hand" in at:
        yield Zone("hand", _("Your hand"), deal.hands[reader])
    for side, pile in enumerate(at.get("piles", ())):
        yield Zone("pile", pile_words(game, reader)[side], cards(pile))
    yield Zone("monte", _("Monte"), cards(at.get("monte") or ""))


def _facts(deal: Deal, at: Mapping[str, Any], reader: int) -> Iterator[str]:
    """Yield the facts of a position besides its cards."""
    seats = seat_words(deal.game, reader)
    if _is_bare(deal, at):
        yield _("The table is empty.")
    if deal.trump:
        yield _("Trump: {suit}.").format(suit=deal.trump.name)
    yield from _facts_of_contract(deal, at, seats)
    yield from _OWN[deal.game](at, seats)
    if "stock" in at:
        yield in_the_stock(len(cards(at["stock"] or "")))
    if at.get("last_capturer") is not None:
        yield _("Captured last: {seat}.").format(seat=lower_first(seats[at["last_capturer"]]))


def _is_bare(deal: Deal, at: Mapping[str, Any]) -> bool:
    """Return whether the table is empty in play, which a sentence must say, as no card is drawn."""
    shows_hand = bool({"hand", "hands", "deck"} & {*at})
    return deal.game.has_table and shows_hand and not (deal.is_over or deal.table)


def _spoken_call(call: str) -> str:
    """Return a call as it is said: "pass", "chiamo"."""
    verb, _blank, bid = call.partition(" ")
    return spoken_bid(bid) if bid else pgettext("said", verb)


def _facts_of_contract(deal: Deal, at: Mapping[str, Any], seats: Sequence[str]) -> Iterator[str]:
    """Yield the facts of an auction, and of its contract."""
    if "calls" in at and deal.calls:
        calls = (
            _("{Seat}: {call}").format(
                Seat=seats[seat],
                call=_spoken_call(str(call)),
            )
            for seat, call in deal.calls
        )
        yield _("{calls}.").format(calls=clauses(calls))
    if "declarer" in at and deal.declarer is not None and deal.bid:
        yield _("Declarer: {seat}.").format(seat=lower_first(seats[deal.declarer]))
        called = None if deal.called is None else str(deal.called)
        contract = lower_first(spoken_contract(deal.bid, called))
        yield _("Contract: {contract}.").format(contract=contract)
    for key, words in (
        ("partner", _("Partner: {seat}.")),
        ("giver", _("Gave the called card: {seat}.")),
    ):
        if at.get(key) is not None:
            yield words.format(seat=lower_first(seats[at[key]]))
    if deal.is_over and "leader" in at:
        yield won_last(seats[deal.turn])


def who_deals(deal: Deal, reader: int) -> str:
    """Return the dealer in the reader's words: "Dealer: far left."."""
    return _("Dealer: {seat}.").format(seat=lower_first(seat_words(deal.game, reader)[deal.dealer]))


def in_the_stock(count: int) -> str:
    """Return how many cards the stock holds: "In the stock: 4 cards."."""
    words = ngettext("In the stock: {count} card.", "In the stock: {count} cards.", count)
    return words.format(count=count) if count else _("The stock is empty.")


def won_last(name: str) -> str:
    """Return who won the last trick, a seat or a side."""
    return _("Won the last trick: {seat}.").format(seat=lower_first(name))


def _line(deal: Deal, play: Sequence[str], reader: int) -> Iterator[str]:
    """Yield the moves of a line in words."""
    seats = seat_words(deal.game, reader)
    for text in play:
        choice = move(text)
        words = in_words(choice, deal)
        yield _("{Seat}: {move}.").format(Seat=seats[deal.turn], move=words)
        deal = deal.play(choice)
