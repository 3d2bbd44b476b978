"""What follows from a move: new cards, leftovers, the contract, who is with whom."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from carte.board.sayings import spoken_contract
from carte.board.seats import READER, are_called_by_name, is_you, seat_names, spoken
from carte.engine.auction.contract import ContractDeal
from carte.engine.auction.game import ContractGame
from carte.engine.capture.deal import CaptureDeal
from carte.engine.capture.game import CaptureGame
from carte.engine.cards import cards, mask_of
from carte.engine.deal import Deal
from carte.engine.kinds import ByKind
from carte.engine.moves import Move, Play
from carte.engine.phrases import capital, every, the
from carte.engine.tricks.deal import TrickDeal
from carte.engine.tricks.game import TrickGame
from carte.language import _

__all__ = ["completes_trick", "consequences", "last_capturer", "leftovers", "news_of_contract"]


def completes_trick(deal: Deal) -> bool:
    """Return whether the next card is the last one of its trick."""
    is_last = deal.game.has_tricks and len(deal.trick) == deal.game.seats - 1
    return is_last and deal.phase == "play" and not deal.is_dark


def consequences(deal: Deal, choice: Move, after: Deal) -> Iterator[str]:
    """Yield what happens after a move, as far as the reader may know."""
    return _NEWS[deal.game](deal, choice, after)


def _news_of_table(deal: CaptureDeal, choice: Move, after: CaptureDeal) -> Iterator[str]:
    """Say that new cards come, and who gets the leftovers."""
    if not isinstance(choice, Play):
        return
    game = deal.game
    if len(after.stock) < len(deal.stock):
        if game.seats == 2:
            yield _("Both hands are empty: new cards are dealt.")
        else:
            yield _("All hands are empty: new cards are dealt.")
    yield from leftovers(deal, choice, after)


def leftovers(deal: CaptureDeal, choice: Play, after: CaptureDeal) -> Iterator[str]:
    """Say who gets the cards left on the table at the end of a deal."""
    game = deal.game
    capturer = last_capturer(deal, choice, after)
    if capturer is None:
        return
    mine = game.side(capturer) == game.side(READER)
    if are_called_by_name() or (game.sides == game.seats > 2 and not is_you(capturer)):
        words = _("{Seat} captured last, and so gets the cards left on the table.")
        yield words.format(Seat=capital(spoken(seat_names(game)[capturer])))
    elif is_you(capturer) and game.sides == game.seats:
        yield _("You captured last, so you get the cards left on the table.")
    elif game.sides == game.seats:
        yield _("The other player captured last, and so gets the cards left on the table.")
    elif mine:
        yield _("Your team captured last, and so gets the cards left on the table.")
    else:
        yield _("The other team captured last, and so gets the cards left on the table.")


def last_capturer(deal: Deal, choice: Play, after: Deal) -> int | None:
    """Return the seat that gets the cards left on the table at the end, None if there are none."""
    if not after.is_over:
        return None
    left = {*deal.table} - {*choice.taken} | ({choice.card} if not choice.taken else set())
    return after.last_capturer if left else None


def _news_of_draw(deal: TrickDeal, _choice: Move, after: TrickDeal) -> Iterator[str]:
    """Say that all draw after a trick, and what the reader gets."""
    if len(after.stock) == len(deal.stock):
        return
    if are_called_by_name():
        yield _("Both draw a card.") if deal.game.seats == 2 else _("All draw a card.")
        return
    drawn = {*after.hands[READER]} - {*deal.hands[READER]}
    words = _("Both draw a card; you get {cards}.")
    if deal.game.seats > 2:
        words = _("All draw a card; you get {cards}.")
    yield words.format(cards=the(drawn.pop()))


def news_of_contract(deal: ContractDeal, choice: Move, after: ContractDeal) -> Iterator[str]:
    """Say how the auction ends, and how the contract goes on."""
    yield from _end_of_auction(deal, after)
    yield from _news_of_call(deal, after)
    yield from _news_of_monte(deal, after)
    yield from _news_of_partner(deal, choice)


def _end_of_auction(deal: ContractDeal, after: ContractDeal) -> Iterator[str]:
    """Say how an auction ends."""
    if deal.phase != "auction" or after.phase == "auction":
        return
    if after.is_dealt_again:
        yield _("The deal is thrown in, and does not count.")
        return
    if after.declarer is None or after.bid is None:
        yield _("Everybody passed: the deal is thrown in.")
        return
    who = spoken(seat_names(deal.game)[after.declarer])
    contract = spoken_contract(after.bid, None)
    if is_you(after.declarer):
        yield _("The auction is over, and you are the declarer: {Contract}.").format(
            Contract=contract
        )
    else:
        yield _("The auction is over. Declarer: {seat}, {Contract}.").format(
            seat=who, Contract=contract
        )


def _news_of_call(deal: ContractDeal, after: ContractDeal) -> Iterator[str]:
    """Say who gives the called card, and tell a reader who holds it what that means."""
    if after.called is None or deal.called is not None or after.called in deal.trick:
        return
    holder = next((seat for seat, hand in enumerate(deal.hands) if after.called in hand), None)
    if holder == after.declarer:
        return
    if after.game.makes_partners(after.bid or ""):
        if is_you(holder):
            yield _("You hold that card, so you are the declarer’s partner; tell nobody.")
    elif holder is None:
        yield _("That card is in the monte, so nobody can give it.")
    elif is_you(holder):
        yield _("You hold that card, and give it to the declarer.")
    else:
        giver = capital(spoken(seat_names(deal.game)[holder]))
        yield _("{Seat} gives it to the declarer.").format(Seat=giver)


def _news_of_monte(deal: ContractDeal, after: ContractDeal) -> Iterator[str]:
    """Say which cards the declarer finds in the monte, and which card the reader gets back."""
    seat = READER if not are_called_by_name() else ((after.declarer or 0) + 1) % deal.game.seats
    before, now = deal.view(seat).facts, after.view(seat).facts
    if now.get("taken") and not before["taken"]:
        found = every(mask_of(cards(now["taken"])))
        if is_you(after.declarer):
            yield _("You take the monte: {cards}.").format(cards=found)
        else:
            yield _("The monte is shown to all: {cards}.").format(cards=found)
    given = now.get("given") and not before["given"] and not are_called_by_name()
    if given and after.declarer != READER:
        yield _("You get {card}.").format(card=every(mask_of(cards(now["given"]))))


def _news_of_partner(deal: ContractDeal, choice: Move) -> Iterator[str]:
    """Say what it means that the called card is played."""
    if not isinstance(choice, Play) or choice.card != deal.called:
        return
    if not deal.game.makes_partners(deal.bid or ""):
        return
    if deal.turn == deal.declarer:
        yield _("It is the called card: the declarer plays alone.")
    elif is_you(deal.turn):
        yield _("It is the called card: now everybody knows that you are the declarer’s partner.")
    else:
        seat = capital(spoken(seat_names(deal.game)[deal.turn]))
        yield _("It is the called card. {Seat} is the declarer’s partner.").format(Seat=seat)


_NEWS: ByKind[Callable[[Any, Move, Any], Iterator[str]]] = ByKind(
    "news",
    {CaptureGame: _news_of_table, TrickGame: _news_of_draw, ContractGame: news_of_contract},
    own="board.news",
)
