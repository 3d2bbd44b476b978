"""Read deals to watch from their file: a record, and notes that are checked against it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

from carte.board.narration import moments
from carte.board.replies import LARGEST_TABLE
from carte.board.score import score_by_side
from carte.board.seats import READER
from carte.engine.cards import Card
from carte.engine.deal import Deal
from carte.engine.moves import Move
from carte.formats.record import from_record
from carte.language import N_
from carte.lessons.play import PlayStep
from carte.lessons.reading.fields import Fields
from carte.lessons.reading.plays import read_step
from carte.lessons.reading.tables import top_of, top_of_file
from carte.replay.claims import read_claims, read_text
from carte.replay.model import Comment, WatchedDeal

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

__all__ = ["parse", "read"]

_CARD = re.compile(r"\b(?:10|[1-9])[DCSB]\b")
_NUMBERED = re.compile(r"(\d+)\. (.+)")

_T = TypeVar("_T")


def parse(text: str, game: str) -> tuple[WatchedDeal, ...]:
    """Read deals from the text of a game's ``replay.toml``; raise ``LessonError``."""
    return _deals(top_of(text, _name_of(game)), game)


def read(file: Traversable, game: str) -> tuple[WatchedDeal, ...]:
    """Read the deals of the book's file of a game."""
    return _deals(top_of_file(file, _name_of(game)), game)


def _name_of(game: str) -> str:
    return f"{game}/replay.toml"


def _deals(fields: Fields, game: str) -> tuple[WatchedDeal, ...]:
    deals = tuple(_deal(one, game) for one in fields.tables("deal", N_("watched deal")))
    fields.finish()
    return deals


def _deal(fields: Fields, game: str) -> WatchedDeal:
    name = fields.text("id")
    fields.place = f"deal {name}"
    deal = fields.read("record", from_record)
    if deal.game.slug != game or not deal.is_over:
        fields.wrong("record", deal.game.slug, f"a whole deal of {game}")
    course = moments(deal)
    found = WatchedDeal(
        id=name,
        title=fields.text("title"),
        intro=fields.text("intro"),
        deal=deal,
        done=_outcome(fields, deal),
        comments=_by_number(fields, "comment", N_("comment"), lambda one: _comment(one, course)),
        stops=_by_number(fields, "stop", N_("stop"), lambda one: _stop(one, course)),
    )
    fields.finish()
    for number in found.stops:
        if number + 1 not in found.comments:
            fields.wrong("comment", number + 1, "a comment after every move that is asked for")
    return found


def _outcome(fields: Fields, deal: Deal) -> str:
    """Read the comment on the score, after checking the points by side given beside it."""
    points, found = fields.table("score"), {s: one.total for s, one in score_by_side(deal).items()}
    if points != found:
        fields.wrong("score", points, f"what the deal gives: {found}")
    known = [card for pile in deal.piles for card in pile]
    return read_text(fields, "done", known)


def _by_number(
    fields: Fields, key: str, name: str, read_one: Callable[[Fields], tuple[int, _T]]
) -> Mapping[int, _T]:
    """Read notes by move number: in the order of the moves, at most one of a kind at each."""
    notes = [read_one(one) for one in fields.tables(key, name)]
    numbers = [number for number, _note in notes]
    if numbers != sorted({*numbers}):
        fields.wrong(key, numbers, "notes in the order of the moves, one at each")
    return dict(notes)


def _number(fields: Fields, key: str, moves: Sequence[Move]) -> int:
    """Read a move as the record has it, "5. 7D x 7C", and return its number."""
    text = fields.text(key)
    match = _NUMBERED.fullmatch(text)
    number = int(match[1]) if match else 0
    if not match or not 1 <= number <= len(moves) or match[2] != str(moves[number - 1]):
        known = ", ".join(f"{n}. {one}" for n, one in enumerate(moves, 1))
        fields.wrong(key, text, f"a line of the record: {known}")
    return number


def _comment(fields: Fields, course: Sequence[Deal]) -> tuple[int, Comment]:
    """Read a comment ``after`` a move, or at the beginning."""
    number = _number(fields, "after", course[-1].moves) if "after" in fields else 0
    fields.place += f", after {number}"
    named = read_claims(fields, course[number])
    text = read_text(fields, "text", (*named, *_played(course[number])))
    fields.finish()
    return number, Comment(text, tuple(dict.fromkeys(named)))


def _played(deal: Deal) -> Iterable[Card]:
    """Return the cards of the move that led here, which everybody has just seen."""
    return _cards_of(deal.moves[-1:])


def _stop(fields: Fields, course: Sequence[Deal]) -> tuple[int, PlayStep]:
    """Read a question ``before`` a move of the reader's, which is the right answer."""
    moves = course[-1].moves
    number = _number(fields, "before", moves) - 1
    fields.place += f", before {number + 1}"
    deal, played = course[number], moves[number]
    if deal.turn != READER:
        fields.wrong("before", fields.text("before"), "a move of the reader's, who sits at seat 0")
    if len(deal.table) > LARGEST_TABLE:
        fields.wrong("before", fields.text("before"), f"{LARGEST_TABLE} cards on the table at most")
    hand = deal.game.as_held(deal.hands[READER])
    step = read_step(fields, fields.text("goal"), deal, hand, deal.table)
    if step.answers[0] != played:
        fields.wrong("answers", str(step.answers[0]), f"first what was played: {played}")
    tried = _cards_of((*step.answers, *(trap.play for trap in step.traps)))
    known = (*read_claims(fields, deal), *tried)
    read_text(fields, "goal", known)
    for trap in fields.tables("traps", N_("trap"), needed=False):
        if "text" in trap:
            read_text(trap, "text", known)
    answered = {*step.answers, *(trap.play for trap in step.traps)}
    if not answered.issuperset(deal.legal_moves()):
        step = replace(step, otherwise=read_text(fields, "otherwise", known))
    fields.finish()
    return number, step


def _cards_of(moves: Iterable[Move]) -> Iterable[Card]:
    """Return the cards that moves are about."""
    return [Card(name) for choice in moves for name in _CARD.findall(str(choice))]
