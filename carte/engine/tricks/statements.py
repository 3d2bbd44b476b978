"""The rules that trick games share, each stated once; a game adopts those that it plays by."""

from __future__ import annotations

from carte.engine.rulebook import IN_HAND, Shared
from carte.language import N_

__all__ = ["shared"]

_STATEMENTS = {
    "turn": N_("To each trick every player in turn plays exactly one card."),
    "in-hand": IN_HAND,
    "first-player-of-many": N_("The seat after the dealer leads to the first trick."),
    "lead": N_("Whoever wins a trick leads to the next, with any card."),
    "any-card": N_(
        "You may play any card to a trick: you need not follow suit, nor trump, nor try to win."
    ),
    "strength": N_(
        "In each suit the cards, strongest first, are asso, 3, re, cavallo, fante, 7, 6, 5, 4, 2."
    ),
    "trump": N_("A card of the trump suit beats every card of the other suits, even the lowest."),
    "other-suit": N_(
        "A card of another suit than the one led wins nothing, however high, unless it is a trump."
    ),
    "trick": N_(
        "The highest trump wins the trick; without a trump the highest card of the suit led does. "
        "The winner gets all its cards."
    ),
    "points": N_(
        "An asso counts 11 points, a 3 counts 10, a re 4, a cavallo 3, a fante 2, "
        "all others nothing: 120 in the pack."
    ),
    "no-such-move": N_("You play a card from your hand; there is nothing else to do in a trick."),
    "no-such-move-or-bid": N_(
        "You bid or pass, the declarer does what the contract asks for, and then you play a card "
        "from your hand; there is no other move in this game."
    ),
    "over": N_("The deal is over when the last trick has been played."),
    "auction": N_(
        "The auction comes first: from the seat after the dealer on, each player in turn "
        "bids or passes."
    ),
    "higher": N_("A bid must be higher than every bid before it."),
    "thrown-in": N_(
        "If everybody passes the deal is thrown in: nobody pays, and the next seat deals."
    ),
    "bidder-leads": N_("The declarer leads to the first trick."),
    "deals": N_(
        "A match has as many deals as you agree on, thrown-in deals included; "
        "then the most points win, and a tie at the top is a draw."
    ),
}

shared = Shared(_STATEMENTS)
