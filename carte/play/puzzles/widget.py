"""The puzzles of a game, theme by theme, and one from a link."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import carte
from carte.board.replies import no_reply
from carte.board.seats import side_names, spoken_side
from carte.engine.game import Game
from carte.engine.moves import move
from carte.engine.reading import TEXT, saferepr
from carte.front import traits
from carte.front.widget import Ask, Space, Table, Unanswerable, call
from carte.front.words import by_stars
from carte.games import cached_per_registry, usual_game
from carte.language import _, ngettext
from carte.lessons.model import Level
from carte.lessons.play import PlayStep
from carte.lessons.widget import PROGRESS
from carte.play.puzzles.code import from_code
from carte.play.puzzles.collection import Entry, Theme, collection
from carte.play.puzzles.level import level_of
from carte.play.puzzles.line_text import lines_json
from carte.play.puzzles.order import easiest_first
from carte.play.puzzles.puzzle import Puzzle

if TYPE_CHECKING:
    from carte.engine.messages import Ruling
    from carte.play.puzzles import messages

__all__ = ["IN_LINK", "Puzzles", "puzzles_words"]

IN_LINK = "puzzle="
"""The prefix of a puzzle's code in its link, and in the id of its level."""


class Puzzles(Table):
    """``Puzzles("scopa")``: positions of real deals with one best move, by theme.

    They need no Python, except for a reader's own puzzle from a link. Raises ``UnknownGame``, and
    ``ValueError`` for a game without puzzles.
    """

    tool = "puzzles"
    space = Space(72, 67.5)
    main = "progress"
    keeps_content = True

    progress = traits.Done(
        PROGRESS, help="What the reader has done in each puzzle tried, by its id."
    )
    progress.tag(sync=True, state=True)

    def __init__(self, game: str | Game) -> None:
        slug = usual_game(game)
        self._collection = collection(carte.game(slug).slug)
        if not self._collection.entries:
            raise ValueError(f"{slug!r} has no puzzles")
        super().__init__(carte.game(slug), call("Puzzles", slug))

    def make_content(self) -> messages.PuzzlesContent:
        """Return the themes, and their puzzles with every possible reply."""
        slug = self._game.slug
        first, *others = _puzzles(slug).items()
        return {
            "themes": _themes(slug),
            "puzzles": dict([first]),
            "later": dict(others),
            "retired": {entry.id: entry.code for entry in self._collection.retired},
            "rules": _rules(self._game),
            "table": f"play-{self._game.slug}.html",
            "words": puzzles_words(self._game.title),
        }

    def handlers(self) -> Mapping[str, Ask]:
        """Return the questions: ``open`` the puzzle of a code, ``judge`` a move in a level."""
        return {"open": self._open, "judge": self._judge}

    def _open(self, message: Mapping[str, Any]) -> messages.OpenedPuzzle:
        puzzle = self._own(TEXT.read(message.get("code"), "code", Unanswerable))
        code = message["code"]
        return {"puzzle": _puzzle_json(puzzle, IN_LINK + code), "rules": _rules(puzzle.deal.game)}

    def _own(self, code: str) -> Puzzle:
        puzzle = from_code(code)
        if puzzle.deal.game.slug != self._game.slug:
            words = _("This is a puzzle of {game}: open it on the page of that game.")
            raise Unanswerable(words.format(game=puzzle.deal.game.name))
        return puzzle

    def _judge(self, message: Mapping[str, Any]) -> Ruling:
        (step,) = self._level(message.get("level")).steps
        assert isinstance(step, PlayStep)
        text: Any = message.get("move")
        choice = move(text)
        if not any(form.takes(choice) for form in step.forms):
            raise Unanswerable(no_reply(text, step.forms))
        return step.verdict(choice).to_json()

    def _level(self, name: object) -> Level:
        if isinstance(name, str) and name.startswith(IN_LINK):
            return level_of(self._own(name.removeprefix(IN_LINK)), name)
        found = next((entry for entry in self._collection.entries if entry.id == name), None)
        if found is None:
            raise Unanswerable(
                f"no puzzle {saferepr(name)}; they are named {self._game.slug}-puzzle-1 …"
            )
        return found.level


def _themes(slug: str) -> list[messages.Theme]:
    """Return the themes of a game that have puzzles, each with its puzzles, the easiest first."""
    return [
        {**theme.to_json(), "puzzles": [{"id": one.id} for one in entries]}
        for theme, entries in _ordered(slug).items()
    ]


@cached_per_registry
def _puzzles(slug: str) -> dict[str, messages.Puzzle]:
    """Return the puzzles of a game that are offered, theme by theme."""
    offered = [one for entries in _ordered(slug).values() for one in entries]
    return {one.id: _puzzle_json(one.puzzle, one.id) for one in offered}


@cached_per_registry
def _ordered(slug: str) -> dict[Theme, list[Entry]]:
    """Return the themes of a game that have puzzles, each with these, the easiest first."""
    found = collection(slug)
    return {theme: easiest_first(some) for theme in found.themes if (some := found.of(theme.id))}


def _rules(game: carte.Game) -> dict[str, str]:
    return {rule.id: rule.text for rule in game.rulebook}


def _puzzle_json(puzzle: Puzzle, name: str) -> messages.Puzzle:
    return {
        "level": level_of(puzzle, name).to_json(),
        "seen": _seen(puzzle),
        "lines": lines_json(puzzle),
    }


def _seen(puzzle: Puzzle) -> list[messages.Seen]:
    """Return the cards won so far, by side, the reader's first: an expert would remember them."""
    deal, game = puzzle.deal, puzzle.deal.game
    mine = game.side(deal.turn)
    sides = [*range(mine, game.sides), *range(mine)]
    return [
        {"name": spoken_side(name), "cards": [*map(str, deal.piles[side])]}
        for name, side in zip(side_names(game), sides, strict=True)
        if deal.piles[side]
    ]


def puzzles_words(title: str) -> dict[str, Any]:
    """Return the words of the puzzles of a game."""
    return {
        "title": _("Puzzles: {game}").format(game=title),
        "themes": _("About"),
        "theme": _("{title} {done}/{all}"),
        "levels": _("Puzzles about “{stage}”"),
        "level": by_stars(
            lambda won: ngettext(
                "Puzzle {number}, {stars} of 3 stars", "Puzzle {number}, {stars} of 3 stars", won
            )
        ),
        "place": _("Puzzle {number} of {all}. What would an expert do?"),
        "retired": _("This puzzle is no longer among those of the book; its link still opens it."),
        "own": _("A puzzle from a deal you played"),
        "own_about": _("The move made here cost something. Which one is best?"),
        "next": _("Next puzzle"),
        "back": _("To the puzzles of the book"),
        "to_table": _("Back to the table"),
        "line": _("What follows"),
        "line_again": _("Once more"),
        "seen": _("Cards won so far: {count}"),
        "opening": _("Opening the puzzle. One moment."),
        "unknown": _("There is no puzzle “{key}”; this is the first one."),
    }
