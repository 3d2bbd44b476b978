"""A quiz for a room: a set of questions one by one, counts of cards held up, and the result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import carte
from carte.board.house import labels_of_all, ours_words
from carte.board.verdict import rule_json
from carte.engine.reading import COUNT, TEXT, dict_of, integer, list_of, table
from carte.front import traits
from carte.front.faces import faces_legend
from carte.front.widget import Ask, Space, Unanswerable, Widget, houses_of
from carte.front.words import sending_words, words_of
from carte.games import cached_per_registry, in_order
from carte.language import _
from carte.quiz.house_check import put_by
from carte.quiz.room.link import code, opened
from carte.quiz.room.sets import MOST, chosen, named, question_for
from carte.quiz.room.words import room_words
from carte.quiz.themes import PROCEDURE, every_theme
from carte.quiz.widget import quiz_words

if TYPE_CHECKING:
    from carte.quiz.room import messages

__all__ = ["Room"]

NUMBER = 8
"""The usual number of questions in a set."""

FIRST = "scopa"
"""The game of the first set, as on other pages."""

_COUNTED = table({"counts": list_of(COUNT, 4), "right": integer(0, 3)})
_KEYS = list_of(TEXT, MOST)
_NUMBER = integer(1, MOST)
_SEED = integer(0)


class Room(Widget):
    """``Room()``: questions for a room in which everybody answers with a card of the pack.

    One set of each game needs no Python, which makes all others.
    """

    tool = "room"
    space = Space(74, 93.5)
    all_games = True
    main = "answers"
    keeps_content = True

    questions = traits.Tuple(
        help="The names of the questions on the wall, in order; others, or the ids of rules, are"
        " asked in their place."
    )
    questions.tag(sync=True, state=True)
    answers = traits.Done(
        dict_of(_COUNTED),
        help="The cards counted for each answer, and which of these is right, by question.",
    )
    answers.tag(sync=True, state=True)

    def __init__(self) -> None:
        super().__init__("Room()")

    @traits.default("questions")
    def _first_asked(self) -> tuple[str, ...]:
        return tuple(one["key"] for one in self.content["sets"][FIRST]["questions"])

    @traits.validate("questions")
    def _asked(self, proposal: Any) -> tuple[str, ...]:
        return named(" ".join(_KEYS.read([*proposal.value], "questions")))

    def make_content(self) -> messages.RoomContent:
        """Return the choices, and a ready set of each game that has questions."""
        games = in_order(map(carte.game, carte.GAMES))
        ready = {game: keys for game in games if (keys := chosen(game.slug, number=NUMBER))}
        return {
            "games": [{"id": game.slug, "title": game.title} for game in ready],
            "themes": [
                {"id": theme.id, "title": theme.title, "games": _games_with(theme.id)}
                for theme in every_theme()
            ],
            "first": FIRST,
            "most": MOST,
            "number": NUMBER,
            "sets": {game.slug: _set(keys) for game, keys in ready.items()},
            "house": labels_of_all(),
            "ours": ours_words(),
        }

    def make_strings(self) -> dict[str, Any]:
        """Return the words of every table, those of the quiz, and its own."""
        own = {"quiz": quiz_words(), "room": room_words(), "sending": sending_words()}
        return words_of(carte.game("scopa")) | {"legend": faces_legend(), **own}

    def handlers(self) -> Mapping[str, Ask]:
        """Return the questions: a ``set`` by game and theme, ``listed`` ones, and ``open``.

        A set holds under the ``houses`` of its games, if any are given; ``by`` says which house
        rules questions follow at a table, by their ``keys``: its ``houses``, if they hold.
        """
        return {
            "set": _chosen,
            "listed": lambda message: _set(named(message.get("keys"))),
            "open": lambda message: _set(opened(message.get("code", ""))),
            "by": _put_by,
        }


@cached_per_registry
def _games_with(theme: str) -> list[str]:
    """Return the games with questions about a theme."""
    return [slug for slug in carte.GAMES if chosen(slug, theme, number=1)]


def _chosen(message: Mapping[str, Any]) -> messages.RoomSet:
    slug, theme = message.get("game"), message.get("theme")
    if slug not in ("", *carte.GAMES) or theme not in ("", *(one.id for one in every_theme())):
        raise _none_there()
    number = _NUMBER.read(message.get("number"), "number", Unanswerable)
    seed = _SEED.read(message.get("seed"), "seed", Unanswerable)
    houses = houses_of(message.get("houses", {}))
    keys = chosen(str(slug), str(theme), number, seed, houses)
    if not keys:
        raise _none_there()
    return _set(keys)


def _none_there() -> Unanswerable:
    return Unanswerable(_("There are no questions of this kind."))


def _set(keys: Sequence[str]) -> messages.RoomSet:
    """Return a set as the front end reads it: its link, and its questions."""
    return {"code": code(keys), "questions": [_question_json(key) for key in keys]}


def _put_by(message: Mapping[str, Any]) -> messages.PutBy:
    keys = _KEYS.read(message.get("keys"), "keys", Unanswerable)
    houses = houses_of(message.get("houses"))
    asked = {key: question_for(key) for key in keys}
    return {"by": {key: put_by(one, houses.get(one.slug, {})) for key, one in asked.items()}}


def _question_json(key: str) -> messages.RoomQuestion:
    question = question_for(key)
    about = "" if PROCEDURE in question.themes else question.rules[0].id
    rules = [*map(rule_json, question.rules[:1])]
    return {**question.themed_json(), "key": key, "rules": rules, "about": about}
