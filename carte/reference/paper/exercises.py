"""Exercises: which of these moves are legal? The solutions come on a page of their own."""

from __future__ import annotations

from collections.abc import Iterator

from carte.engine.moves import Play, move
from carte.engine.phrases import commas, together
from carte.language import _
from carte.quiz import Question, question_of
from carte.quiz.question import Option
from carte.quiz.search import name_of, tricky
from carte.quiz.themes import THEMES
from carte.reference.paper.asked import Wanted
from carte.reference.paper.sheets import Block, Sheet, heading, zones

__all__ = ["ON_A_PAGE", "exercise_sheets", "exercises"]

ON_A_PAGE = 6
LETTERS = "ABCDEFGH"


def exercises(wanted: Wanted) -> Iterator[Question]:
    """Yield the questions of a sheet: tricky positions of its theme, other ones for each seed."""
    for number in _numbers(wanted):
        yield question_of(tricky(wanted.game.slug, wanted.theme, number), f"paper-{number}")


def _numbers(wanted: Wanted) -> range:
    return range(wanted.seed * ON_A_PAGE, (wanted.seed + 1) * ON_A_PAGE)


def exercise_sheets(wanted: Wanted) -> Sheet:
    """Return a page of questions, and one of their answers."""
    asked = [*exercises(wanted)]
    titles = {theme.id: theme.title for theme in THEMES}
    words = _("{game}: exercises. {theme}, sheet {number}")
    title = words.format(game=wanted.game.title, theme=titles[wanted.theme], number=wanted.seed)
    return Sheet(
        title,
        [
            [_question(wanted, place, one) for place, one in enumerate(asked)],
            [heading(_("Solutions")), *(_solution(at, one) for at, one in enumerate(asked, 1))],
        ],
        f"{wanted.game.slug}.html",
        wanted.skin,
        fits=True,
    )


def _question(wanted: Wanted, place: int, one: Question) -> Block:
    return {
        "is": "exercise",
        "number": place + 1,
        "case": name_of(wanted.game.slug, wanted.theme, _numbers(wanted)[place]),
        "zones": zones(one.setting.zones),
        "facts": [*one.setting.facts, *one.setting.line],
        "asks": one.posed.asks,
        "options": [
            {"letter": letter, "text": _told(option, wanted.skin)}
            for letter, option in zip(LETTERS, one.posed.options, strict=False)
        ],
    }


def _solution(number: int, one: Question) -> Block:
    options = zip(LETTERS, one.posed.options, strict=False)
    right = [letter for letter, option in options if option.right]
    return {
        "is": "solution",
        "number": number,
        "right": commas(right) or _("none"),
        "says": [rule.text for rule in one.rules],
    }


def _told(option: Option, skin: str) -> str:
    """Return an answer in words; a play on French faces is told in their signs."""
    if skin == "italian":
        return option.text
    try:
        choice = move(option.id)
    except ValueError:
        return option.text
    if not isinstance(choice, Play) or choice.signal:
        return option.text
    card = choice.card.french
    if not choice.taken:
        return _("Play {card}").format(card=card)
    taken = together([one.french for one in choice.taken])
    return _("Take {cards} with {card}").format(cards=taken, card=card)
