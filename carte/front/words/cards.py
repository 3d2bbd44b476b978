"""The names of the cards, how to type them, and the messages for typing errors."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from carte.engine.cards import PACK, Card
from carte.engine.game import Game
from carte.engine.phrases import the
from carte.language import _, spoken_language
from carte.language.names import rank_name
from carte.language.typed import typed_as

if TYPE_CHECKING:
    from carte.engine.messages import ZoneName
    from carte.front.messages import CardName, CardNames, Refusal, Verb

__all__ = ["card_names", "card_words", "typing_words"]


def card_names() -> dict[str, CardName]:
    """Return the name of each card of the pack, and of its rank alone."""
    return {
        str(card): {"name": card.name, "rank": rank_name(card.value).form("short")} for card in PACK
    }


def card_words(card: Card) -> CardNames:
    """Return the names of a card and of its rank, also in Italian and in forms for sentences."""
    rank = rank_name(card.value)
    names: CardNames = {"name": card.name, "rank": rank.form("short"), "italian": card.italian}
    if spoken_language() == "en":  # English sentences have the article themselves
        return names
    names["the"] = {"name": the(card), "rank": rank.form("the")}
    return names


def typing_words(game: Game) -> dict[str, Any]:
    """Return the messages about typed moves that cannot be read or made, and examples."""
    examples = _examples(game)
    letters = {kind: typed_as(text, letters=True) for kind, text in examples.items()}
    return {
        "absent": _absent(game),
        "unreadable": {
            "play": _refusal(game, "no-such-move", _unreadable_play(game)),
            "pick": _refusal(
                game,
                "no-such-move",
                _("“{text}” does not name any cards. Write one or more, such as {example}."),
            ),
            "say": _refusal(
                game,
                "no-such-move",
                _("“{text}” cannot be said here. Write what is on a button, or {example}."),
            ),
        },
        "typed_label": _("Or type"),
        "typed_example": examples,
        **({"typed_in_letters": letters} if letters != examples else {}),
    }


def _examples(game: Game) -> dict[Verb, str]:
    return {
        "play": _typed_play(game),
        "answer": "2c 10s",
        "discard": "4c 5c 6d 7s",
        "give": "4c",
        "call": "3s",
    }


def _refusal(game: Game, tail: str, text: str) -> Refusal:
    return {"rule": game.rulebook[tail].id, "text": text}


def _absent(game: Game) -> dict[ZoneName, Refusal]:
    """Return the messages about a card that is not where it was looked for, by zone."""
    on_table = "on-table" if game.has_table else "no-such-move"
    return {
        "hand": _refusal(game, "in-hand", _("The {card} is not in your hand.")),
        "table": _refusal(game, on_table, _("The {card} is not on the table.")),
        "pile": _refusal(game, on_table, _("The {card} is not here.")),
    }


def _unreadable_play(game: Game) -> str:
    if not game.has_table:
        return _("“{text}” is not a move. Write a card, such as {example} for the 3 of spade.")
    return _(
        "“{text}” is not a move. Write a card, or a card, an x and the cards it takes, such as "
        "{example}."
    )


def _typed_play(game: Game) -> str:
    """Return a play that the game allows, as an example of what to type."""
    if not game.has_table:
        return "3s"
    card, others = "7D", [str(other) for other in PACK]
    others.remove(card)
    ways = ("3C 4S", "7C", "3C 5S", *others)
    taken = next((some for some in ways if _may_take(game, card, some)), None)
    return (card if taken is None else f"{card} x {taken}").lower()


def _may_take(game: Game, card: str, taken: str) -> bool:
    return bool(game.position(hand=card, table=taken).ruling(f"{card} x {taken}"))
