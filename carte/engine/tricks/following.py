"""Following suit: which cards of a hand may be played where those who can must follow."""

from __future__ import annotations

from carte.engine.cards import OF_SUIT, Card, Suit
from carte.engine.moves import Play
from carte.engine.phrases import capital, every, the
from carte.engine.rulebook import Grounds
from carte.engine.tricks.game import any_card
from carte.language import _

__all__ = ["following", "may_play", "must_follow"]


def following(hand: int, trick: tuple[Play, ...]) -> tuple[Play, ...]:
    """Return the plays of a hand to a trick: of the suit led, or else of any. [follow]"""
    return any_card(hand & OF_SUIT[trick[0].played % 4] or hand)


def must_follow(hand: int, trick: tuple[Play, ...]) -> Grounds:
    """Return the rule against playing another suit than the one led, and a text. [follow]"""
    led = trick[0].card.suit
    words = _("{Led} is led and you hold {cards}, so you must follow suit.")
    held = every(hand & OF_SUIT[led.index])
    return Grounds("follow", words.format(Led=capital(led.name), cards=held))


def may_play(card: Card, led: Suit) -> str:
    """Return a text on why a card may be played that no rule forbids. [follow]"""
    if card.suit == led:
        words = _("{Led} is led, and {card} follows suit.")
    else:
        words = _("{Led} is led and you hold none, so you may play any card.")
    return words.format(Led=capital(led.name), card=the(card))
