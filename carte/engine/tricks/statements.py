"""The rules that trick games share, each stated once; a game adopts those that it plays by."""

from __future__ import annotations

from carte.engine.rulebook import IN_HAND, Shared
from carte.language import N_

__all__ = ["shared"]

_STATEMENTS = {
    "turn": N_("Each player in turn plays exactly one card; together, these cards are a trick."),
    "in-hand": IN_HAND,
    "first-player-to-the-right": N_(
        "Play goes anticlockwise: the player to the dealer’s right leads to the first trick, and "
        "deals next."
    ),
    "first-player-of-two": N_(
        "The player who did not deal leads to the first trick, and deals next."
    ),
    "lead": N_("The winner of a trick leads to the next, with any card."),
    "any-card": N_(
        "You may play any card to a trick: you need not follow suit, play a trump or try to win."
    ),
    "strength": N_(
        "In each suit, the cards rank, strongest first: asso, 3, re, cavallo, fante, 7, 6, 5, 4, 2."
    ),
    "trump": N_("Every trump, even the lowest, beats every card of the other suits."),
    "other-suit": N_(
        "A card of a suit other than the one led cannot win, however high, unless it is a trump."
    ),
    "trick": N_(
        "The highest trump wins the trick; if there is none, the highest card of "
        "the suit led does. The winner takes all the cards."
    ),
    "points": N_(
        "An asso is worth 11 points, a 3 is worth 10, a re 4, a cavallo 3, a fante 2, all others "
        "nothing: 120 in the pack."
    ),
    "no-such-move": N_("In a trick, your only move is to play a card from your hand."),
    "no-such-move-or-bid": N_(
        "Your moves are to bid or pass, to do what the contract requires if you "
        "are the declarer, and to play a card from your hand: this game has no "
        "others."
    ),
    "over": N_("The deal is over when the last trick has been played."),
    "auction": N_(
        "First comes the auction: beginning with the player to the dealer’s right and going "
        "anticlockwise, each in turn bids or passes."
    ),
    "higher": N_("A bid must be higher than every bid before it."),
    "thrown-in": N_(
        "If everybody passes, the deal is thrown in: nobody pays, and the next player deals."
    ),
    "bidder-leads": N_("The declarer leads to the first trick."),
    "deals": N_(
        "A match has as many deals as you agree on, and a deal thrown in counts as "
        "one of them; the player with the most points wins, and a tie for first "
        "place is a draw."
    ),
}

shared = Shared(_STATEMENTS)
