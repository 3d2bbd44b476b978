"""The words of the play table: the panel of a new game, the turns, the end of a deal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from carte.board.house import form_words
from carte.engine.game import Game
from carte.language import _, pgettext
from carte.language.forms import game_name
from carte.play.level_words import levels_of, sitters_of

if TYPE_CHECKING:
    from carte.play.people.messages import Consent, ConsentName

__all__ = ["friends_words", "play_words", "points_words"]


def play_words(game: Game) -> dict[str, Any]:
    """Return every word that the table for a game shows by itself."""
    return {
        "title": game.title,
        "label": _("Play {game}").format(game=game_name(game.name)),
        **_turn_words(),
        **_panel_words(game),
        **_sharing_words(),
        **_end_words(game),
    }


def _turn_words() -> dict[str, Any]:
    return {
        "hurry": _("Hurry"),
        "hurry_about": _("Stops the thinking early, so the move may be weaker"),
        "thinks": _("is thinking"),
        "hinting": _("Looking for a good move. You can play meanwhile."),
        "coach": _("Coach"),
        "coach_on": _("warns you"),
        "coach_off": _("is quiet"),
        "coach_about": _("The coach warns you before a move that costs you something."),
        "coach_away": _("The coach is quiet now: press “Coach” to call it back."),
        "insist": _("Play it anyway"),
        "recall": {
            "title": _("What do you remember?"),
            "about": _("About the cards that have gone."),
            "check": _("Check my memory"),
        },
        "take_back": _("Take it back"),
        "counted": [
            _("You have finished a deal at the table: it counts in your progress."),
            _("You have won a deal at the table: it counts in your progress."),
            _("You have won a deal without help: it counts in your progress."),
        ],
        "coach_rests": _(
            "You gave little away in this deal, so the coach is quiet now: press “Coach” to call "
            "it back."
        ),
        "by_rule": _("Rule"),
        "why": _("Why?"),
        "totals": _("{name} {points}"),
        "and_goal": _("{standing}, {goal}"),
        "sentence": _("{words}."),
        "target": _("to {target}"),
        "next_deal": _("Next deal"),
        "new_match": _("New match"),
        "revenge": _("Rematch"),
    }


def _panel_words(game: Game) -> dict[str, Any]:
    page = _("The page counts")
    return {
        "new_game": _("New game"),
        **_people_words(game),
        "level": pgettext("players", "Opponents"),
        "levels": levels_of(game),
        "follow": {
            "name": _("My level"),
            "text": _(
                "They get stronger after a match you win, and weaker after two you lose in a row. "
                "Now: {level}."
            ),
        },
        "stronger": _("You won, so your next opponents are stronger: {name}."),
        "first_won": _("A match won: that is new in your progress!"),
        "beaten": _("You have beaten a new level of opponents: {name}. It is in your progress!"),
        "weaker": _("You lost twice in a row, so your next opponents are weaker: {name}."),
        "speed": _("Speed"),
        "speeds": {"calm": _("Calm"), "normal": _("Normal"), "quick": _("Quick")},
        "piles": _("Piles"),
        "piles_are": {"open": _("Open"), "closed": _("Closed")},
        "piles_about": _(
            "Open piles show all the cards won. Closed piles show only the last "
            "ones, as at a real table; before the last cards, you can test your "
            "memory."
        ),
        "count": _("At the end of a deal"),
        "counts": {"self": _("I count first"), "page": page},
        "counts_together": {"self": _("We count first"), "page": page},
        "count_about": _(
            "Count the piles yourself, as at a real table, then compare. The page asks you to do "
            "so twice in each game, and after that only if you wish."
        ),
        "count_together": _(
            "Count the piles yourselves, agree on the result, and compare: the "
            "page shows its own count only then."
        ),
        **form_words(),
        "seed": _("Deal number"),
        "deals": _("Deals in this match"),
        "bad_deals": _("Enter a whole number from 1 to 999, not “{text}”."),
        "deal": pgettext("button", "Deal"),
        "today": _("Today’s cards"),
        "today_about": _(
            "The same for everybody today, against regulars: compare your results below."
        ),
        "aside": _("Your current game is put aside: you can go back to it."),
        "aside_full": _(
            "Your current game is put aside: you can go back to it. Only {most} games are kept, "
            "so the oldest is deleted."
        ),
        "before": _("Back to: {level}. {standing}"),
        "forget": _("Remove"),
        "forget_this": _("Remove: {level}. {standing}"),
        "put_aside": _("Your own game is put aside: “New game” leads back to it."),
        "borrowed": _("This is the game from the link, as it was: play on."),
        "followed": _("This game was continued in another window: here it is, as it stands now."),
    }


def _people_words(game: Game) -> dict[str, Any]:
    """Return the words for several people who share one device."""
    return {
        "people": _("Together"),
        "who": _("Who sits here?"),
        "who_are": {"one": _("Only me"), "several": _("Several people")},
        "who_about": _(
            "You share this device and hand it round: each person sees only their own cards. The "
            "coach warns learners; the book plays for everybody else."
        ),
        "seat": _("Seat {number}"),
        "sitter_kinds": {
            "person": _("A person"),
            "coached": _("A learner"),
            "open": _("A learner with open cards"),
            **sitters_of(game),
        },
        "sit": _("You two sit"),
        "sits": {"beside": _("Side by side"), "across": _("Face to face")},
        "sit_about": _("If you sit face to face, the table turns to whoever plays."),
        "name": _("Name"),
        "player": _("Player {number}"),
        "consents": _consents(),
        "consent_rule": _("The usual ruling"),
        "agree": _("We all agree"),
        "disagree": _("No, play on"),
        "hand_over": _("{name} plays next. Hand over the device."),
        "look": _("I am {name}: show my cards"),
        "review_for": _("For {name} only"),
        "review_about": _("Each of you can look through your own moves, and nobody else’s."),
        "review_over": _("This is for {name} only. Hand over the device."),
        "review_look": _("I am {name}: show my review"),
        "review_done": _("Close this review"),
        "review_back": _("Not now"),
    }


def _consents() -> dict[ConsentName, Consent]:
    """Return the words for what one of several people may do if all agree, and its article."""
    return {
        "undo": {
            "press": _("Take back {name}’s move"),
            "asks": _("{name} takes the last move back, if all of you agree."),
            "article": "PR-21",
        },
        "throw": {
            "press": _("{name} throws the cards down"),
            "asks": _(
                "{name} throws the cards down, if all of you agree. They lie face up for everybody "
                "until the deal is over, and {name} still chooses which one to play."
            ),
            "article": "PR-29",
        },
        "concede": {
            "press": _("{name} throws the cards down"),
            "asks": _(
                "{name} throws the cards down, if all of you agree. That side loses the remaining "
                "tricks, and the deal is over."
            ),
            "article": "PR-29",
        },
        "resign": {
            "press": _("{name} gives up the match"),
            "asks": _(
                "{name} gives up the match, if all of you agree. The deal under way does not count."
            ),
            "article": "PR-77",
        },
    }


def _sharing_words() -> dict[str, Any]:
    return {
        "sharing": _("Record and link"),
        "copy_link": _("Copy link"),
        "copy_record": _("Copy record"),
        "link_copied": _("The link to this game is copied."),
        "record_copied": _("The record of this deal is copied."),
        "copy_by_hand": _("It could not be copied: copy it yourself from the field."),
        "shared": _("To copy"),
        "paste": _("A record or a link"),
        "paste_here": _("Paste it here"),
        "open": pgettext("button", "Open"),
        "recorded": _("A deal from its record. Your own game is kept."),
        "opening": _("Reading the game. One moment."),
        "own_stays": _("Your own match is here, as you left it."),
        "new_stays": _("Here is a new match instead."),
    }


def _end_words(game: Game) -> dict[str, Any]:
    return {
        "won_cards": _("{name}: {count} cards"),
        "counting": _("The count, step by step"),
        "look_back": _("Look back"),
        "look_back_at": _("Deal {number}"),
        "looked_at": _("At"),
        "back_to_score": _("Back to the score"),
        "points": points_words(game),
        "friends": friends_words(),
        "undone": _("Moves undone: {deals}."),
        "undone_in": _("deal {deal}: {count}"),
        "back": _("Back to the table"),
    }


def points_words(game: Game) -> dict[str, Any]:
    """Return the words of a review."""
    return {
        "title": _("Where the {units} went").format(units=game.units),
        "waiting": _(
            "An expert looks at every move, knowing no more than its player did: {done} of {all}."
        ),
        "ready": _("Below: {title}."),
        "parts": _(
            "You, or the cards? Each move is charged its average cost. Luck in "
            "this deal is counted under “The cards gave”."
        ),
        "expected": _("Your expected result after each move; the marks are moves that cost you."),
        "line": _(
            "Expected result after each move: {result} in the end. Moves that cost you: {moves}."
        ),
        "moments": _("The costliest moves"),
        "moments_so_far": _("The costliest moves so far"),
        "move": _("Move {number}."),
        "show": _("Show it on the cards"),
        "again": _("Try it again"),
        "making": _("An expert is looking at every move you could have made."),
        "kept": _("It comes back in “Five a day”."),
        "whole": _("Look through the whole match"),
        "waiting_match": _("An expert looks through the match: deal {done} of {all}."),
        "whole_match": _("The match, deal by deal"),
        "deal": _("Deal"),
        "total": _("Total"),
        "summed": _("The totals after each deal"),
        "in_sum": _("After {deals} deals: {parts}."),
        "better": _("Show the better move"),
        "unsure": _("An expert has not looked at this move yet."),
        "bids": _("The expected result of each bid:"),
        "nothing": _("None of your moves clearly cost you anything."),
    }


def friends_words() -> dict[str, Any]:
    """Return the words of the same cards for friends."""
    return {
        "title": _("The same cards for friends"),
        "how": _(
            "Send this match from its first card. Your friends play the same "
            "cards, and send back the link from “Copy link”."
        ),
        "send": _("Copy the link to these cards"),
        "sent": _("The link is copied: anyone who opens it gets these cards."),
        "back": _("The links you got back, one per line, each after a name"),
        "example": _("Anna https://…"),
        "compare": _("Compare"),
        "board": _("Results, deal by deal"),
        "player": _("Player"),
        "total": _("Total"),
        "undone": _("taken back: {number}"),
        "open": _("not over yet"),
        "own_open": _("Your own match with these cards is not over. Play on, then compare again."),
    }
