"""Disputes in trick games: legal bids and plays, and who leads."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from carte.board.sayings import in_words
from carte.board.verbs import spoken_bid
from carte.engine.cards import Card
from carte.engine.game import Game
from carte.engine.moves import Announcement, Move, Play, move
from carte.engine.phrases import commas, the
from carte.language import _
from carte.language.names import localize
from carte.reference.house.dispute import Dispute, Finding, zones

__all__ = ["allowed", "leads", "quoted", "ruled"]


def allowed(text: str, **position: Any) -> Dispute:
    """Ask whether a bid, a call or a play is allowed in ``game.position(**position)``."""
    return ruled(_question(move(text), position), text, **position)


def ruled(question: str, text: str, **position: Any) -> Dispute:
    """Ask in these words whether a move is allowed in ``game.position(**position)``."""

    def answer(game: Game) -> Finding:
        ruling = game.position(**position).ruling(text)
        return Finding(_("Yes") if ruling.legal else _("No"), ruling.text)

    return Dispute(question, zones((_("Hand"), position.get("hand", ""))), answer)


def leads(*moves: str) -> Dispute:
    """Ask who leads to the first trick after these moves, legal with any hands."""

    def answer(game: Game) -> Finding:
        deal = game.deal(seed=0)
        for one in moves:
            deal = deal.play(one)
        if deal.turn == deal.declarer:
            return Finding(_("The declarer"), game.rulebook["bidder-leads"].text)
        return Finding(_("The player after the dealer"), game.rulebook["first-player"].text)

    question = _("After {moves}, who leads to the first trick?")
    return Dispute(question.format(moves=quoted(moves)), (), answer)


def _question(choice: Move, position: Mapping[str, Any]) -> str:
    """Return "May you bid 62?", with the bids before it."""
    if isinstance(choice, Play):
        words = _("May you play {card}?")
        if choice.signal:
            words = _("May you lead {card} and say “{signal}”?")
        return words.format(card=the(choice.card), signal=localize(choice.signal))
    assert isinstance(choice, Announcement)  # no house rule concerns discards
    if choice.verb == "monte":
        return _("May you throw in this hand?")
    if choice.verb == "call":
        return _("May you call {card}?").format(card=the(Card(choice.what)))
    if calls := position.get("calls"):
        words = _("After {calls}, may you bid {bid:the}?")
        return words.format(calls=quoted(calls.split(", ")), bid=spoken_bid(choice.what))
    return _("May you bid {bid:the}?").format(bid=spoken_bid(choice.what))


def quoted(moves: Sequence[str]) -> str:
    """Return moves in the words of players: "“pass”, “call the 4 of spade”"."""
    return commas([_("“{move}”").format(move=in_words(move(one))) for one in moves])
