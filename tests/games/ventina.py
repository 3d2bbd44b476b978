"""Ventina: twenty cards each for two, no trumps, as somebody would add it: a module, one call."""

from typing import ClassVar

from carte import Statement, register
from carte.engine.cards import OF_SUIT, Suit
from carte.engine.moves import Move, Play
from carte.engine.rulebook import Grounds
from carte.engine.tricks.following import following, must_follow
from carte.engine.tricks.game import any_card
from carte.engine.tricks.plain import PlainTrickGame
from carte.engine.tricks.statements import shared

OURS = "the rules of Ventina"


class Ventina(PlainTrickGame):
    """Ventina: follow suit, a 3 beats all others of its suit, and an asso is worth most."""

    slug = "ventina"
    swing = 8.0
    emblem = "3D"

    seats = 2
    sides = 2
    hand_size = 20
    packet = 5

    STRENGTH = (3, 2, 1, 10, 9, 8, 7, 6, 5, 4)
    POINTS: ClassVar = {1: 3, 2: 1, 3: 1, 8: 1, 9: 1, 10: 1}  # in thirds, so that all are whole
    RULES: ClassVar = (
        Statement("deal", "Each player gets twenty cards, five at a time.", OURS),
        Statement("first-player", "The player who did not deal leads to the first trick.", OURS),
        *(shared(tail, OURS) for tail in ("turn", "in-hand", "lead")),
        Statement("follow", "Whoever holds a card of the suit led must play one.", OURS),
        Statement(
            "strength",
            "In each suit the cards, strongest first, are 3, 2, asso, re, cavallo, fante, 7, 6, 5, "
            "4.",
            OURS,
        ),
        Statement("other-suit", "A card of another suit than the one led wins nothing.", OURS),
        Statement("trick", "The highest card of the suit led wins the trick.", OURS),
        Statement("points", "In thirds: an asso counts 3, a 2, a 3 or a figure 1.", OURS),
        Statement("win", "17 points or more win.", OURS),
        Statement("draw", "16 points each are a draw: one deal decides.", OURS),
        *(shared(tail, OURS) for tail in ("no-such-move", "over")),
    )

    def plays(self, hand: int, trick: tuple[Play, ...]) -> tuple[Move, ...]:
        """Who can follow suit must. [follow]"""
        return following(hand, trick) if trick else any_card(hand)

    def wrong_play(self, play: Play, hand: int, trick: tuple[Play, ...]) -> Grounds:
        """Say why a card of the hand may not be played so. [follow]"""
        if trick and Play(play.played) not in following(hand, trick):
            return must_follow(hand, trick)
        return super().wrong_play(play, hand, trick)

    def ruled_out(self, play: Play, led: Suit) -> int:
        """Who does not follow has no card of the suit led. [follow]"""
        return OF_SUIT[led.index] if play.card.suit != led else 0


def add() -> None:
    """Add the game to the book."""
    register(Ventina)
