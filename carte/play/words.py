"""The words of the play table: the panel of a new game, the turns, the end of a deal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from carte.board.house import form_words
from carte.engine.game import Game
from carte.language import _, pgettext

if TYPE_CHECKING:
    from carte.play.messages import LevelName, NamedText

__all__ = ["friends_words", "play_words", "points_words"]


def play_words(game: Game) -> dict[str, Any]:
    """Return every word that the table for a game shows by itself."""
    return {
        "title": game.title,
        "label": _("Play {game}").format(game=game.name),
        **_turn_words(),
        **_panel_words(),
        **_sharing_words(),
        **_end_words(game),
    }


def _turn_words() -> dict[str, Any]:
    return {
        "your_turn": _("It is your turn."),
        "hurry": _("Hurry"),
        "hurry_about": _("Cuts the thought short, so the move may be a weaker one"),
        "thinks": _("is thinking"),
        "hinting": _("A good move is being looked for. You may play meanwhile."),
        "coach": _("Coach"),
        "coach_on": _("warns you"),
        "coach_off": _("is quiet"),
        "coach_about": _("The coach warns you before a move that costs you something."),
        "coach_away": _("The coach says nothing now: “Coach” calls it back."),
        "insist": _("Play it all the same"),
        "take_back": _("Take it back"),
        "counted": [
            _("You have played a deal at the table to its end: it counts in your progress."),
            _("You have won a deal at the table: it counts in your progress."),
            _("You have won a deal with nobody to help you: it counts in your progress."),
        ],
        "coach_rests": _("You won a deal, so the coach is quiet now: “Coach” calls it back."),
        "by_rule": _("Rule"),
        "why": _("Why?"),
        "totals": _("{name} {points}"),
        "and_goal": _("{standing}, {goal}"),
        "sentence": _("{words}."),
        "target": _("to {target}"),
        "next_deal": _("Next deal"),
        "new_match": _("New match"),
        "revenge": _("Revenge"),
    }


def _panel_words() -> dict[str, Any]:
    return {
        "new_game": _("New game"),
        "level": pgettext("players", "Opponents"),
        "levels": _levels(),
        "follow": {
            "name": _("As I play"),
            "text": _(
                "After a match that you win they are stronger, after two that you lose in a row "
                "weaker. Now: {level}."
            ),
        },
        "stronger": _stronger(),
        "weaker": _weaker(),
        "speed": _("Speed"),
        "speeds": {"calm": _("Calm"), "normal": _("Normal"), "quick": _("Quick")},
        "piles": _("Piles"),
        "piles_are": {"open": _("Open"), "closed": _("Closed")},
        "piles_about": _(
            "Open piles show what has been won, while you learn what counts. Of closed ones only "
            "what was won last lies face up, as at a real table: you remember the rest."
        ),
        **form_words(),
        "seed": _("Deal number"),
        "deals": _("Deals in this match"),
        "bad_deals": _("“{text}” is no number of deals. Write 1 to 999."),
        "deal": pgettext("button", "Deal"),
        "today": _("Today’s cards"),
        "today_about": _(
            "The same for everybody today, against regulars: play them, then lay your results side "
            "by side below."
        ),
        "aside": _("The game under way is put aside: you can go back to it."),
        "aside_full": _(
            "The game under way is put aside: you can go back to it. "
            "There is room for {most} games, so the oldest one goes for good."
        ),
        "before": _("Back to: {level}. {standing}"),
        "forget": _("Remove"),
        "forget_this": _("Remove: {level}. {standing}"),
        "put_aside": _("Your own game is put aside: “New game” has a button that goes back to it."),
        "borrowed": _("This is the game of the link, as it stood: play on."),
        "followed": _("This game went on in another window: here is how it stands."),
    }


def _levels() -> dict[LevelName, NamedText]:
    """Return the name of each level of opponents, and what they can do."""
    return {
        "newcomer": {
            "name": _("Newcomers"),
            "text": _("They know the rules, take what they can, and think no further."),
        },
        "regular": {
            "name": _("Regulars"),
            "text": _("They know what counts, and play by good rules of thumb."),
        },
        "expert": {
            "name": _("Experts"),
            "text": _("They remember the cards, and try out what could happen next."),
        },
    }


def _stronger() -> dict[LevelName, str]:
    """Return the sentence where the opponents of the next match are stronger, by their level."""
    return {
        "regular": _("You won: the next match is against regulars."),
        "expert": _("You won: the next match is against experts."),
    }


def _weaker() -> dict[LevelName, str]:
    """Return the same where they are weaker."""
    return {
        "newcomer": _("You lost twice in a row: the next match is against newcomers."),
        "regular": _("You lost twice in a row: the next match is against regulars."),
    }


def _sharing_words() -> dict[str, Any]:
    return {
        "sharing": _("Record and link"),
        "copy_link": _("Copy link"),
        "copy_record": _("Copy record"),
        "link_copied": _("The link to this game is copied."),
        "record_copied": _("The record of this deal is copied."),
        "copy_by_hand": _("It could not be copied for you: copy it from the field."),
        "shared": _("To copy"),
        "paste": _("A record or a link"),
        "paste_here": _("Paste it here"),
        "open": pgettext("button", "Open"),
        "recorded": _("A deal from its record. Your own game waits."),
        "opening": _("The game is being read. One moment."),
        "own_stays": _("Your own match lies here, as you left it."),
        "new_stays": _("Here lies a new match instead."),
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
        "parts": _(
            "You, or the cards? A move gives away what it costs on average. What luck made of it "
            "in this deal is in what the cards brought."
        ),
        "expected": _("What you were to win after each move; the marks are moves that cost you."),
        "line": _("The result after each move: {result} in the end. Moves that cost you: {moves}."),
        "moments": _("The dearest moves"),
        "move": _("Move {number}."),
        "show": _("Show it on the cards"),
        "again": _("Try it again"),
        "making": _("An expert looks at all moves that you could have made."),
        "kept": _("It comes back in “Five a day”."),
        "whole": _("Look through the whole match"),
        "waiting_match": _("An expert looks through the match: deal {done} of {all}."),
        "whole_match": _("The match, deal by deal"),
        "deal": _("Deal"),
        "total": _("In all"),
        "summed": _("What each has come to after each deal"),
        "in_sum": _("After {deals} deals: {parts}."),
        "better": _("Show the better move"),
        "unsure": _("An expert has not looked at this move yet."),
        "bids": _("What each was expected to bring:"),
        "nothing": _("No move of yours cost anything that is sure."),
    }


def friends_words() -> dict[str, Any]:
    """Return the words of the same cards for friends."""
    return {
        "title": _("The same cards for friends"),
        "how": _(
            "Send this match from its first card. Everybody plays the same cards against the same "
            "players, and sends back “Copy link” when it is over."
        ),
        "send": _("Copy the link to the same cards"),
        "sent": _("The link is copied: whoever opens it gets these cards."),
        "back": _("Links that came back, one a line, each after a name"),
        "example": _("Anna https://…"),
        "compare": _("Lay side by side"),
        "board": _("What each has won, deal by deal"),
        "player": _("Player"),
        "total": _("In all"),
        "undone": _("taken back: {number}"),
        "open": _("not over yet"),
        "own_open": _(
            "Your own match on these cards is not over. It stays at this table as you left it: "
            "play on, and then lay the results side by side anew."
        ),
    }
