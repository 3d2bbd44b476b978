"""Reading guided deals from their file; the engine plays them through to check the sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

import carte
from carte.engine.moves import Move, move
from carte.engine.phrases import braced
from carte.language import N_
from carte.lessons.reading.fields import Fields, rule_of
from carte.lessons.reading.tables import top_of, top_of_file
from carte.play.ending import has_won
from carte.play.guide.coach import WHEN, passed_at, sayings_by
from carte.play.guide.ending import figures_of
from carte.play.guide.model import Guide, Saying
from carte.play.sitting import Sitting

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

__all__ = ["parse", "read"]

LEVEL = "newcomer"
"""The level of the opponents in a guided deal."""


def parse(text: str, game: str) -> tuple[Guide, ...]:
    """Read guided deals from the text of a game's ``guide.toml``, and play each through.

    Raises ``LessonError`` for one that cannot be followed to its end.
    """
    found = _tables_and_guides(top_of(text, _name_of(game)), game)
    for fields, guide in found:
        _check(fields, guide)
    return tuple(guide for _fields, guide in found)


def read(file: Traversable, game: str) -> tuple[Guide, ...]:
    """Read guided deals that have been played through, as tests do with all of the book."""
    fields = top_of_file(file, _name_of(game))
    return tuple(guide for _fields, guide in _tables_and_guides(fields, game))


def _name_of(game: str) -> str:
    return f"{game}/guide.toml"


def _tables_and_guides(fields: Fields, game: str) -> list[tuple[Fields, Guide]]:
    tables = [*fields.tables("guide", N_("guided deal"))]
    found = [(one, _guide(one, game)) for one in tables]
    fields.finish()
    return found


def _guide(fields: Fields, game: str) -> Guide:
    name = fields.text("id")
    fields.place = f"guide {name}"
    start = Sitting.begin(carte.game(game), level=LEVEL, seed=fields.number("seed"))
    line = fields.read("line", _moves, "moves with commas between them")
    given = fields.number("given") if "given" in fields else 0
    for choice in line[:given]:
        start = start.play(choice)
    guide = Guide(
        id=name,
        title=fields.text("title"),
        sitting=start,
        line=line[given:],
        sayings=tuple(_saying(one, start) for one in fields.tables("say", N_("saying"))),
        won=fields.text("won"),
        lost=fields.text("lost"),
    )
    fields.finish()
    return guide


def _moves(text: str) -> tuple[Move, ...]:
    return tuple(move(word.strip()) for word in text.split(","))


def _saying(fields: Fields, start: Sitting) -> Saying:
    when, game = fields.text("when", "may"), start.game
    if when not in WHEN:
        fields.wrong("when", when, f"one of {', '.join(WHEN)}")
    saying = Saying(
        rule=rule_of(fields, "rule", fields.text("rule"), game),
        text=fields.text("text"),
        when=when,
        cards=fields.cards("cards", ""),
        after=rule_of(fields, "after", fields.text("after"), game) if "after" in fields else None,
        point=fields.flag("point"),
        passed=_passed(fields, when),
    )
    fields.finish()
    return saying


def _passed(fields: Fields, when: str) -> str:
    """Read the comment for a reader who passes the rule's move up, which needs a choice."""
    text = fields.text("passed", "")
    if text and (when not in ("may", "wins") or "{move}" not in text):
        fields.wrong("passed", text, "a sentence with {move}, of a rule that may be used")
    return text


def _check(fields: Fields, guide: Guide) -> None:
    """Play the line through: it must end the deal, the reader win, and every sentence come up."""
    deal = guide.sitting.deal
    for number, choice in enumerate(guide.line, start=1):
        ruling = deal.ruling(choice)
        if not ruling:
            fields.wrong("line", f"{number}. {choice}", f"a legal move ({ruling.text})")
        deal = deal.play(choice)
        if passed := passed_at(deal, guide):
            fields.wrong("line", f"{number}. {choice}", f"the move that is shown ({passed})")
    if not (deal.is_over and has_won(deal)):
        fields.wrong("line", f"{len(guide.line)} moves", "a whole deal that the reader wins")
    for key, text in (("won", guide.won), ("lost", guide.lost)):
        figures = figures_of(deal)
        if not braced(text) <= {*figures}:
            fields.wrong(key, text, f"a sentence with no more than {', '.join(figures)} in braces")
    sayings = sayings_by(deal, guide)
    if missing := [saying.text for saying in guide.sayings if saying not in sayings]:
        fields.wrong("say", missing[0], "a sentence that the prepared line comes to")
