"""The words of the front end: data for JavaScript, so that it speaks the reader's language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from carte.board.score import item_names
from carte.board.seats import SIDES, spoken_side
from carte.engine.cards import PACK, Card
from carte.engine.game import Game
from carte.engine.phrases import joints, the
from carte.language import _, ngettext, pgettext, spoken_language
from carte.language.names import rank_name
from carte.language.typed import typed_as, typed_names

__all__ = [
    "by_stars",
    "copying_words",
    "menu_words",
    "python_words",
    "saved_as",
    "sending_words",
    "too_long",
    "unfit_number",
    "words_of",
]

_RANKS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", *"AFJCQRK")
_SUITS = "DCSB♦♥♠♣"


def words_of(game: Game) -> dict[str, Any]:
    """Return every word that a widget of ``game`` may show, and how typed cards are read."""
    return {
        "cards": {str(card): _card(card) for card in PACK},
        "face_down": {"name": _("a card that lies face down"), "italian": "carta coperta"},
        "notation": _notation(),
        **_typing_words(game),
        **_table_words(game),
        **_move_words(game),
        **_seat_words(),
        **_lesson_words(game),
        **_score_words(),
        **_deal_words(),
        "replay": _replay_words(),
        **menu_words(),
    }


def _card(card: Card) -> dict[str, Any]:
    rank = rank_name(card.value)
    names = {
        "name": card.name,
        "italian": card.italian,
        "french": card.french,
        "rank": rank.form("short"),
        "french_rank": card.french[:-1],
    }
    if spoken_language() == "en":  # whose sentences have the article themselves
        return names
    return {**names, "the": {"name": the(card), "rank": rank.form("the")}}


def _notation() -> dict[str, dict[str, Any]]:
    return {
        "ranks": {rank: Card(f"{rank}D").value for rank in _RANKS},
        "suits": {suit: str(Card(f"1{suit}").suit) for suit in _SUITS},
        "names": typed_names(),
    }


def _typing_words(game: Game) -> dict[str, Any]:
    def refusal(tail: str, text: str) -> dict[str, str]:
        return {"rule": game.rulebook[tail].id, "text": text}

    examples = {
        "play": _typed_play(game),
        "answer": "2c 10s",
        "discard": "4c 5c 6d 7s",
        "give": "4c",
        "call": "3s",
    }
    letters = {kind: typed_as(text, letters=True) for kind, text in examples.items()}
    on_table = "on-table" if "on-table" in game.rulebook else "no-such-move"
    return {
        "absent": {
            "hand": refusal("in-hand", _("The {card} is not in your hand.")),
            "table": refusal(on_table, _("The {card} is not on the table.")),
            "pile": refusal(on_table, _("The {card} does not lie here.")),
        },
        "unreadable": {
            "play": refusal("no-such-move", _unreadable_play(game)),
            "pick": refusal(
                "no-such-move",
                _("“{text}” names no cards. Write one or more of the cards, such as {example}."),
            ),
            "say": refusal(
                "no-such-move",
                _("“{text}” is nothing to say here. Write what is on a button, or {example}."),
            ),
        },
        "typed_label": _("Or type"),
        "typed_example": examples,
        **({"typed_in_letters": letters} if letters != examples else {}),
    }


def _unreadable_play(game: Game) -> str:
    if not game.has_table:
        return _("“{text}” is no move. Write a card, such as {example} for the 3 of spade.")
    return _(
        "“{text}” is no move. Write a card, or a card, an x and the cards it takes, "
        "such as {example}."
    )


def _typed_play(game: Game) -> str:
    """Return a play that the game allows, as an example of what may be typed."""
    if not game.has_table:
        return "3s"
    card, ways = "7D", ("3C 4S", "7C", "3C 5S")
    taken = next(some for some in ways if _may_take(game, card, some))
    return f"{card} x {taken}".lower()


def _may_take(game: Game, card: str, taken: str) -> bool:
    return bool(game.position(hand=card, table=taken).ruling(f"{card} x {taken}"))


def _table_words(game: Game) -> dict[str, Any]:
    teams = game.sides < game.seats
    theirs = _("Their pile") if teams else pgettext("of one player", "Their pile")
    return {
        "zones": {
            "hand": _("Your hand"),
            "table": _("Table"),
            "trick": _("Trick"),
            "pile": _("Our pile") if teams else _("Your pile"),
            "picks": _("Cards"),
            "other": theirs,
            "monte": _("Monte"),
            "pack": _("Cards to call"),
            "turned": _("Turned up"),
            "ours": _("Our pile"),
            "theirs": theirs,
        },
        "counted": _("{name}: {count}"),
        "good": _("Yes."),
        "bad": _("Not allowed."),
        "partly": _("Not all yet."),
        "unread": _("Not understood."),
        "unasked": _("Not this one."),
        "rule": _("The rule:"),
        "sweep": _("Scopa!"),
        "counts_as": _("counts as {value}"),
        "stock": _("Stock: {count}"),
        "monte": _("Monte: {count}"),
        "retry": _("Try again"),
        "waiting": _("One moment …"),
        "asking": _("Your move is being judged, and is kept until then."),
        **python_words(),
    }


def _move_words(game: Game) -> dict[str, Any]:
    """Return what the buttons say that play cards, say something, or hand cards in."""
    so_far = _("Pick {size} cards, {count} so far")
    return {
        "pick_card": _("Pick a card from your hand"),
        "lay": _("Lay the {card}") if game.has_table else _("Play the {name}"),
        "lay_saying": _("Play the {name}, say “{signal}”"),
        "take_equal": _("Take the {card}"),
        "take": _("Take {cards} with the {card}"),
        "signals": _("Say with your card"),
        "no_signal": pgettext("signal", "Nothing"),
        "groups": {
            "rank": pgettext("bid", "Card"),
            "points": _("Points"),
            "matta": _("Declare the matta as"),
        },
        "collect": {
            "answer": {
                "pick_one": _("Pick a card"),
                "pick_some": _("Pick the cards"),
                "one": _("Answer with this card"),
                "all": _("Answer with these {count} cards"),
            },
            "discard": {
                "pick_one": _("Pick the card to discard"),
                "pick_some": _("Pick {size} cards to discard"),
                "so_far": so_far,
                "one": _("Discard the {name}"),
                "all": _("Discard these {count}"),
            },
            "give": {
                "pick_one": _("Pick the card to give"),
                "pick_some": _("Pick {size} cards to give"),
                "so_far": so_far,
                "one": _("Give the {name}"),
                "all": _("Give these {count}"),
            },
            "call": {
                "pick_one": _("Pick the card to call"),
                "one": _("Call the {name}"),
            },
        },
    }


def _seat_words() -> dict[str, Any]:
    return {
        "says": _("says:"),
        "holds": _("cards in hand: {count}"),
        "has_won": _("cards won: {count}"),
    }


def _lesson_words(game: Game) -> dict[str, Any]:
    return {
        "how": {
            "play": (
                _("Pick a card from your hand, then the cards it takes, and press the button.")
                if game.has_table
                else _("Pick a card from your hand, and press the button.")
            ),
            "pick": _("Pick cards, and press the button."),
            "say": _("Press what you want to say."),
            "choose": _("Press your answer."),
        },
        "levels": _("Levels of “{stage}”"),
        "level_label": by_stars(
            lambda won: ngettext(
                "Level {number}, {stars} of 3 stars", "Level {number}, {stars} of 3 stars", won
            )
        ),
        "task": _("{number} of {all}: {text}"),
        "options": _("Answers"),
        "hint": _("Hint"),
        "more_hints": _("Hint ({left} left)"),
        "no_hints": _("No more hints"),
        "go_on": _("Go on"),
        "next": _("Next"),
        "next_level": _("Next level"),
        "skip": _("Skip ahead"),
        "count": _("Count the cards"),
        "finish": _("See what you learned"),
        "stage_end": _("That was the last level of this stage."),
        "stars_won": _(
            "{won} of {all} stars. A slip or a hint costs one; "
            "where a level shows you the way, the first slip is free."
        ),
        "stage_left": _("Not won yet: {levels}"),
        "back_to_deal": _("Back to your deal"),
        "learned": _("The rules behind it"),
        "next_stage": _("On to: {stage}"),
        "next_chapter": _("On to: {stage}, in the chapter {chapter}"),
        "course_done": _("This was the last stage. You can play now."),
        "course_learned": _("{course}: learned on {date}"),
        "one_left": _("One thing is left: win a deal at the table, with nobody to help you."),
        "first_deal": _("Play your first deal"),
        "play_deal": _("Play a deal"),
        "print": _("Print it"),
        "again": _("From the start"),
    }


def by_stars(label: Callable[[int], str]) -> list[str] | str:
    """Return a label by the number of stars in it; once, where it is the same for each."""
    labels = [label(won) for won in range(4)]
    return labels if len(set(labels)) > 1 else labels[0]


def _score_words() -> dict[str, Any]:
    """Return the words of a score sheet."""
    return {
        "score": _("The score"),
        "total": _("Total"),
        "sides": {name: spoken_side(name) for name in SIDES},
        "items": item_names(),
    }


def _deal_words() -> dict[str, Any]:
    return {
        "deal_title": _("Try it yourself"),
        "deal_goal": _("Play your hand card by card: take what you can."),
        "another": _("Another deal"),
        "undo": _("Undo"),
        "deal_number": _("Deal number"),
        "deal_this": pgettext("button", "Deal"),
        "may_take": _("Show moves"),
        "hide_moves": _("Hide moves"),
        "moves": _("Legal moves"),
        "hand_over": _("Your hand is played."),
        "tally": _("Won: {count} cards. Scope: {sweeps}."),
        "dealing": _("The cards are dealt. One moment."),
        "continuing": _("The next position is laid out. Your move is kept."),
        "bad_seed": _(
            "“{text}” is no deal number. Write a whole number, 0 or more, of at most 15 digits."
        ),
    }


def _replay_words() -> dict[str, Any]:
    return {
        "controls": _("Replay"),
        "first": _("To the beginning"),
        "back": _("One move back"),
        "forward": _("Next move"),
        "last": _("To the end"),
        "run": _("Play by itself"),
        "halt": _("Halt"),
        "slider": _("Where in the deal"),
        "hands": _("Show all hands"),
        "moves": _("All moves"),
        "place": _("Move {number} of {all}"),
        "asked": _("Move {number}: {text}"),
        "skip": _("Show me"),
        "by": _("{seat}: {text}"),
        "instead": _("Here something else was played, which is as good. {move}"),
        "speed": _("Speed"),
        "speeds": {"calm": _("Calm"), "normal": _("Normal"), "quick": _("Quick")},
        "dealt": _("The cards are dealt."),
        "over": _("The deal is over."),
    }


def python_words() -> dict[str, str]:
    """Return what is said where Python gives no answer."""
    return {
        "no_answer": _("Python has not answered. Nothing is lost: try again."),
        "engine_failed": _("Python could not be started here. Nothing is lost: try again."),
    }


def sending_words() -> dict[str, str]:
    """Return the words of the ways to send what a page shows."""
    return {
        "send": _("Send"),
        "copy": _("Copy link"),
        "share": _("Share"),
        "qr": _("QR code"),
        "picture": _("Picture"),
        "picture_name": _("verdict"),
        "copied": _("The link is on the clipboard: {link}"),
        "link": _("The link to copy: {link}"),
        "code": _("The link as a QR code"),
    }


def copying_words() -> dict[str, str]:
    """Return the words of a button that copies a link, or shows it where it may not."""
    return {
        "copy": _("Copy link"),
        "copied": _("Copied: {link}"),
        "link": _("This is the link, to copy: {link}"),
    }


def saved_as() -> str:
    """Return what is said of a file that a page has saved."""
    return _("Saved as {name}, with your downloads.")


def too_long() -> str:
    """Return what is said at a field of a text that is too long for it."""
    return _("These are {count} characters, and {most} is the most: shorten it. Nothing is lost.")


def unfit_number() -> str:
    """Return what is said of a number that does not fit where it is typed."""
    return _("“{text}” does not fit here: write a whole number, {least} to {most}.")


def menu_words() -> dict[str, Any]:
    """Return the words of a widget's menus, of what a browser remembers, and what joins words."""
    return {
        "joints": joints(),
        "stage": _stage_words(),
        "cards_menu": _("Cards"),
        "skin": _("Faces"),
        "index": _("Numbers in the corners"),
        "preferences": {
            "italian": _("Italian"),
            "french": _("French"),
            "on": _("Shown"),
            "off": _("Hidden"),
        },
        "troubles": _trouble_words(),
    }


def _stage_words() -> dict[str, str]:
    """Return what is said of a widget that fills the window, or stands on another page."""
    return {
        "menu": _("Show elsewhere"),
        "present": _("Fill the screen (F)"),
        "embed": _("Copy what embeds this"),
        "markup": _("What embeds this"),
        "copied": _("Copied. Paste it into the source of your page."),
        "by_hand": _("Copy this into the source of your page."),
        "line": _("For the teacher"),
        "back": _("Back"),
        "next": _("Next"),
        "reveal": _("Reveal"),
        "yours": _("Your move"),
        "theirs": _("{name} to move"),
        "hide": _("Hide"),
        "show": _("For the teacher"),
        "leave": _("Leave"),
    }


def _trouble_words() -> dict[str, Any]:
    """Return what is said where a browser cannot keep, or not read what it has kept, by store."""
    return {
        "broken": {
            "progress": _("Not all stars kept in this browser could be read."),
            "cases": _("Not all answers kept in this browser could be read."),
            "memory": _("Not all that this browser remembers of your answers could be read."),
            "moments": _("Not all moves that you wanted to try again could be read."),
            "match": _("The match kept in this browser could not be read."),
            "aside": _("Not all matches that were put aside could be read."),
            "guide": _("The deal with a coach that was kept here could not be read."),
            "habits": _("Which level and coach you chose at the tables could not be read."),
            "house": _("Not all house rules kept in this browser could be read."),
            "own": _("Not all levels that you have made could be read."),
            "sheets": _("Not all match sheets kept in this browser could be read."),
            "count": _("Not all that was tapped at the counting table could be read."),
            "class": _("Not all readers of a class kept in this browser could be read."),
            "settled": _("About which game you asked last could not be read."),
            "skin": _("Which faces you chose could not be read."),
            "index": _("Whether the corners show numbers could not be read."),
            "speed": _("Which speed you chose could not be read."),
        },
        "aside": _(
            "Nothing is thrown away: it is put aside as “{aside}”, and the page goes on without it."
        ),
        "see": _("See what is kept."),
        "damaged": _(
            "The link that led here was cut short or changed on its way: the page opens without "
            "it. Copy the link whole."
        ),
        "full": _(
            "This browser has no more room for what you win and play: from now on it is remembered "
            "only until you leave this page."
        ),
        "blocked": _(
            "This browser does not let the book keep anything: what you win and play is remembered "
            "only until you leave this page."
        ),
    }
