"""What each level of opponents is called, and how it plays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from carte.engine.game import Game
from carte.language import N_, _
from carte.lessons.files import stage_title
from carte.players.ladder import ladder, lesson_about

if TYPE_CHECKING:
    from carte.play.messages import HabitLesson, LevelName, Opponents

__all__ = ["call_by_level", "level_names", "levels_of", "sitters_of"]


class _LevelWords(NamedTuple):
    """What opponents of a level are called, how they ``play``, and one of them in two ways."""

    opponents: str
    play: str
    one: str
    called: str


_WORDS: Mapping[str, _LevelWords] = {
    "newcomer": _LevelWords(
        N_("Newcomers"),
        N_("They know the rules, take what they can, and think no further."),
        N_("A newcomer"),
        N_("Newcomer"),
    ),
    "hunter": _LevelWords(
        N_("Hunters"),
        N_("They play only for the big prizes, and leave the small change to you."),
        N_("A hunter"),
        N_("Hunter"),
    ),
    "grabber": _LevelWords(
        N_("Grabbers"),
        N_("They take all they can at once, and never mind what that leaves or costs."),
        N_("A grabber"),
        N_("Grabber"),
    ),
    "daydreamer": _LevelWords(
        N_("Daydreamers"),
        N_("They play like regulars, but one move in five is any move at all."),
        N_("A daydreamer"),
        N_("Daydreamer"),
    ),
    "regular": _LevelWords(
        N_("Regulars"),
        N_("They know what counts, and play by good rules of thumb."),
        N_("A regular"),
        N_("Regular"),
    ),
    "expert": _LevelWords(
        N_("Experts"),
        N_("They remember the cards, and try out what could happen next."),
        N_("An expert"),
        N_("Expert"),
    ),
}


def levels_of(game: Game) -> dict[LevelName, Opponents]:
    """Return the levels of opponents in a game, weakest first, and how each plays."""
    return {level: _opponents(game, level) for level in ladder(game)}


def _opponents(game: Game, level: str) -> Opponents:
    words, lesson = _WORDS[level], _lesson(game, level)
    named: Opponents = {"name": _(words.opponents), "text": _(words.play)}
    return {**named, "lesson": lesson} if lesson else named


def _lesson(game: Game, level: str) -> HabitLesson | None:
    """Return the link to what the game's course teaches about the habit of a level, if it does."""
    taught = lesson_about(game, level)
    title = stage_title(game.slug, taught) if taught else None
    if title is None:
        return None
    label = _("Lesson: {title}").format(title=_(title))
    return {"label": label, "href": f"{game.slug}.html#{taught}"}


def sitters_of(game: Game) -> dict[LevelName, str]:
    """Return what a single player of each level is, weakest first."""
    return {level: _(_WORDS[level].one) for level in ladder(game)}


def level_names() -> dict[LevelName, str]:
    """Return the name of each level of opponents, whatever the game."""
    return {level: _(_WORDS[level].opponents) for level in _WORDS}


def call_by_level(level: str) -> str:
    """Return what a player of a level is called among people."""
    return _(_WORDS[level].called)
