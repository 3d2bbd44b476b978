"""Exercises from tricky positions or a teacher's own; their solutions are on separate pages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from carte.engine.phrases import commas
from carte.formats.sheet_name import Wanted
from carte.language import _
from carte.lessons.own import from_code
from carte.paper.sheets import Sheet, heading, skin_of, zones
from carte.quiz import Question, question_of
from carte.quiz.room import question_of_level
from carte.quiz.search import name_of, tricky
from carte.quiz.themes import every_theme

if TYPE_CHECKING:
    from carte.paper.messages import Block, Code, Exercise, Solution

__all__ = ["ON_A_PAGE", "exercise_sheets", "exercises", "own_exercises", "own_sheets"]

ON_A_PAGE = 6
SOLVED_ON_A_PAGE = 10
LETTERS = "ABCDEFGH"


def exercises(wanted: Wanted) -> Iterator[Question]:
    """Yield the questions of a sheet: tricky positions of its theme, different for each seed."""
    for number in _numbers(wanted):
        yield question_of(tricky(wanted.game.slug, wanted.theme, number), f"paper-{number}")


def _numbers(wanted: Wanted) -> range:
    return range(wanted.seed * ON_A_PAGE, (wanted.seed + 1) * ON_A_PAGE)


def exercise_sheets(wanted: Wanted) -> Sheet:
    """Return a page of questions, and one of their answers."""
    asked = [*exercises(wanted)]
    titles = {theme.id: theme.title for theme in every_theme()}
    words = _("{game}: exercises. {theme}, sheet {number}")
    title = words.format(game=wanted.game.title, theme=titles[wanted.theme], number=wanted.seed)
    names = [name_of(wanted.game.slug, wanted.theme, number) for number in _numbers(wanted)]
    pages = [*_asked(asked, names), *_solved(asked)]
    return Sheet(title, pages, f"{wanted.game.slug}.html", skin_of(wanted), fits=True)


def own_exercises(wanted: Wanted) -> list[Question]:
    """Return the questions of a teacher's own set, in order."""
    levels = from_code(wanted.levels).levels
    return [question_of_level(level, f"paper-{number}") for number, level in enumerate(levels)]


def own_sheets(wanted: Wanted) -> Sheet:
    """Return pages of a teacher's own questions, then of their answers, with a way to play."""
    asked = own_exercises(wanted)
    title = from_code(wanted.levels).title or _("Exercises")
    titled = _("{game}: {title}").format(game=wanted.game.title, title=title)
    *before, last = _solved(asked, [one.says for one in asked])
    scan: Code = {"is": "code", "page": "own.html", "name": f"level={wanted.levels}"}
    pages = [*_asked(asked), *before, [*last, scan]]
    return Sheet(titled, pages, "", skin_of(wanted), fits=True)


def _asked(asked: Sequence[Question], names: Sequence[str] = ()) -> Iterator[list[Block]]:
    """Yield pages of questions; ``names`` are their names on the page of cases."""
    blocks = [
        _question(place, one, names[place] if names else "") for place, one in enumerate(asked)
    ]
    yield from _on_pages(blocks, ON_A_PAGE)


def _solved(asked: Sequence[Question], says: Sequence[str] = ()) -> Iterator[list[Block]]:
    """Yield pages of answers, each with its rule; ``says`` are further comments."""
    blocks = [_solution(place, one, says[place] if says else "") for place, one in enumerate(asked)]
    for some in _on_pages(blocks, SOLVED_ON_A_PAGE):
        yield [heading(_("Solutions")), *some]


def _on_pages(blocks: Sequence[Block], most: int) -> Iterator[list[Block]]:
    """Yield at most ``most`` blocks a page, about as many on each: none is alone on the last."""
    pages = -(-len(blocks) // most)
    for page in range(pages):
        first, end = (len(blocks) * number // pages for number in (page, page + 1))
        yield [*blocks[first:end]]


def _question(place: int, one: Question, case: str) -> Exercise:
    options = one.posed.options
    return {
        "is": "exercise",
        "number": place + 1,
        "case": case,
        "zones": zones(one.setting.zones),
        "facts": [*one.setting.facts, *one.setting.line],
        "asks": one.posed.asks,
        "options": [
            {"letter": letter, "text": option.text}
            for letter, option in zip(LETTERS, options, strict=False)
            if len(options) > 1
        ],
    }


def _solution(place: int, one: Question, text: str) -> Solution:
    options = zip(LETTERS, one.posed.options, strict=False)
    right = [letter for letter, option in options if option.right]
    (first, *more) = one.posed.options
    return {
        "is": "solution",
        "number": place + 1,
        "right": (commas(right) or _("none")) if more else first.text,
        "says": [*filter(None, [text]), *(rule.text for rule in one.rules)],
    }
