"""The words of the front end: data for JavaScript, so that it speaks the reader's language."""

from __future__ import annotations

from typing import Any

from carte.cards import PACK, Card, rank_name
from carte.locale import _

__all__ = ["words_of"]

_RANKS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", *"AFJCQRK")
_SUITS = "DCSB♦♥♠♣"


def words_of(game: Any) -> dict[str, Any]:
    """Return every word that a widget of ``game`` may show, and how typed cards are read."""
    return {
        "cards": {str(card): _card(card) for card in PACK},
        "notation": _notation(),
        "absent": {
            "hand": _refusal(game, "in-hand", _("The {card} is not in your hand.")),
            "table": _refusal(game, "on-table", _("The {card} is not on the table.")),
            "pile": _refusal(game, "on-table", _("The {card} does not lie here.")),
        },
        "unreadable": {
            "play": _refusal(
                game,
                "no-such-move",
                _(
                    "“{text}” is no move. Write a card, or a card, an x and the cards it takes, "
                    "such as 7d x 3c 4s."
                ),
            ),
            "pick": _refusal(
                game,
                "no-such-move",
                _("“{text}” names no cards. Write one or more of the cards, such as 2c 10s."),
            ),
        },
        **_table_words(),
        **_lesson_words(),
        **_deal_words(),
        **_menu_words(),
    }


def _card(card: Card) -> dict[str, str]:
    return {
        "name": card.name,
        "italian": card.italian,
        "french": card.french,
        "rank": rank_name(card.value),
        "french_rank": card.french[:-1],
    }


def _notation() -> dict[str, dict[str, Any]]:
    return {
        "ranks": {rank: Card(f"{rank}D").value for rank in _RANKS},
        "suits": {suit: str(Card(f"1{suit}").suit) for suit in _SUITS},
    }


def _refusal(game: Any, tail: str, text: str) -> dict[str, str]:
    return {"rule": game.rulebook[tail].id, "text": text}


def _table_words() -> dict[str, Any]:
    return {
        "zones": {
            "hand": _("Your hand"),
            "table": _("Table"),
            "pile": _("Your pile"),
            "picks": _("Cards"),
            "other": _("The other’s pile"),
        },
        "good": _("Yes."),
        "bad": _("Not allowed."),
        "unread": _("Not understood."),
        "unasked": _("Not this one."),
        "rule": _("The rule:"),
        "sweep": _("Scopa!"),
        "pick_card": _("Pick a card from your hand"),
        "lay": _("Lay the {card}"),
        "take_equal": _("Take the {card}"),
        "take": _("Take {cards} with the {card}"),
        "retry": _("Try again"),
        "typed_label": _("Or type"),
        "typed_example": {"play": _("7d x 3c 4s"), "pick": _("2c 10s")},
        "waiting": _("One moment …"),
        "asking": _("Python is asked. Your move is kept until it answers."),
        "no_answer": _("Python has not answered. Nothing is lost: try again."),
        "engine_failed": _("Python could not be started here. Nothing is lost: try again."),
    }


def _lesson_words() -> dict[str, Any]:
    return {
        "how": {
            "play": _("Pick a card from your hand, then the cards it takes, and press the button."),
            "pick": _("Pick cards, and press the button."),
            "choose": _("Press your answer."),
        },
        "levels": _("Levels of “{stage}”"),
        "level_label": _("Level {number}, {stars} of 3 stars"),
        "task": _("{number} of {all}: {text}"),
        "hand_in_one": _("Answer with this card"),
        "hand_in": _("Answer with these {count} cards"),
        "pick_one": _("Pick a card"),
        "pick_some": _("Pick the cards"),
        "options": _("Answers"),
        "hint": _("Hint"),
        "more_hints": _("Hint ({left} left)"),
        "go_on": _("Go on"),
        "next": _("Next"),
        "next_level": _("Next level"),
        "skip": _("Skip ahead"),
        "count": _("Count the cards"),
        "finish": _("See what you won"),
        "stage_end": _("That was the last level of this stage."),
        "stars_won": _("{won} of {all} stars"),
        "next_stage": _("On to: {stage}"),
        "next_chapter": _("On to: {stage}, in the chapter {chapter}"),
        "course_done": _("This was the last stage. You can play now."),
        "again": _("From the start"),
        "score": _("The score"),
        "total": _("Total"),
        "sides": {"you": _("You"), "other": _("The other")},
        "items": {
            "carte": _("Carte (most cards)"),
            "denari": _("Denari (most coins)"),
            "settebello": _("Settebello (7 of denari)"),
            "primiera": _("Primiera"),
            "scopa": _("Scope (sweeps)"),
            "cards": _("Cards won"),
        },
    }


def _deal_words() -> dict[str, Any]:
    return {
        "deal_title": _("Try it yourself"),
        "deal_goal": _("Play your hand card by card: take what you can."),
        "another": _("Another deal"),
        "undo": _("Undo"),
        "deal_number": _("Deal number"),
        "deal_this": _("Deal"),
        "may_take": _("Show moves"),
        "hide_moves": _("Hide moves"),
        "moves": _("Legal moves"),
        "hand_over": _("Your hand is played."),
        "tally": _("Won: {count} cards. Scope: {sweeps}."),
        "dealing": _("Python deals. One moment."),
        "continuing": _("Python sets the next position. Your move is kept."),
        "bad_seed": _(
            "“{text}” is no deal number. Write a whole number, 0 or more, of at most 15 digits."
        ),
    }


def _menu_words() -> dict[str, Any]:
    return {
        "cards_menu": _("Cards"),
        "skin": _("Faces"),
        "index": _("Numbers in the corners"),
        "preferences": {
            "italian": _("Italian"),
            "french": _("French"),
            "on": _("Shown"),
            "off": _("Hidden"),
        },
        "broken": _(
            "What this browser remembers under “{key}” could not be read. "
            "It is kept as “{kept}”, and a fresh start was made."
        ),
    }
