"""The questions of a review: each brings the record of a whole deal, whoever played it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from carte.board.seats import READER
from carte.engine.deal import Deal
from carte.engine.reading import COUNT, LIST, REAL, TEXT, read, saferepr
from carte.formats.record import from_record
from carte.front.widget import Ask, Unanswerable
from carte.play.puzzles import code
from carte.play.review.account import Entry, account
from carte.play.review.finding import choices, find
from carte.play.review.finding_text import finding_json
from carte.play.review.retry import tried_again
from carte.play.thinking import Thinking

if TYPE_CHECKING:
    from carte.play.review import messages

__all__ = ["Reviewing", "reviewable"]


def reviewable(deal: Deal) -> messages.Reviewable:
    """Return what the front end needs for the review of a deal: its record, and what to ask about.

    The reader's moves come first, among those where there was a choice.
    """
    course = [*deal.course()]
    numbers = sorted(choices(deal), key=lambda number: course[number - 1][0].turn != READER)
    return {"record": deal.record(), "numbers": numbers}


class Reviewing:
    """Answers ``order`` with the moves to look at, likely faults first, ``find`` about a move,
    ``account`` for a deal, and ``moment`` with a puzzle.

    Nothing cuts an answer short.
    """

    def __init__(self) -> None:
        self._thinking = Thinking()

    def handlers(self) -> Mapping[str, Ask]:
        """Return the questions by name."""
        return {
            "order": self._order,
            "find": self._find,
            "account": _account,
            "moment": self._moment,
        }

    async def _order(self, message: Mapping[str, Any]) -> messages.Order:
        # Only when a deal is over, long after the table has been drawn.
        from carte.play.review.likely import likely_first

        deal = _deal(message)
        numbers = await self._thinking.last(likely_first(deal, choices(deal)))
        return {"numbers": numbers or []}

    async def _find(self, message: Mapping[str, Any]) -> messages.Finding:
        deal, number = _deal(message), COUNT.read(message.get("number"), "number", Unanswerable)
        _check(deal, [number])
        return finding_json(await find(deal, number, self._thinking))

    async def _moment(self, message: Mapping[str, Any]) -> messages.PuzzleCode:
        deal, number = _deal(message), COUNT.read(message.get("number"), "number", Unanswerable)
        _check(deal, [number])
        puzzle = await tried_again(deal, number, self._thinking)
        return {"game": deal.game.slug, "code": code(puzzle)}


def _deal(message: Mapping[str, Any]) -> Deal:
    try:
        deal = from_record(TEXT.read(message.get("record"), "record", Unanswerable))
    except ValueError as error:
        raise Unanswerable(str(error)) from None
    if not deal.is_over:
        raise Unanswerable("this deal is not over; a review looks back at a whole deal")
    return deal


def _account(message: Mapping[str, Any]) -> messages.Account:
    """Answer with the account of a deal, from each finding's number, gain and expected result."""
    deal, needed = _deal(message), {"number": COUNT, "gain": REAL}
    kinds = {**needed, "worth": REAL}
    found = LIST.read(message.get("found"), "found", Unanswerable)
    findings = [read(one, kinds, "finding", Unanswerable, needs=needed) for one in found]
    entries = [Entry(one["number"], float(one["gain"]), one.get("worth")) for one in findings]
    _check(deal, [entry.number for entry in entries])
    return account(deal, entries)


def _check(deal: Deal, numbers: list[int]) -> None:
    """Refuse numbers that repeat, or name no move at which there was a choice."""
    known = choices(deal)
    for number in numbers:
        if number not in known or numbers.count(number) > 1:
            choices_there = ", ".join(map(str, known))
            raise Unanswerable(
                f"{saferepr(number)} is no choice, or named twice; there are {choices_there}"
            )
