"""Was it me or the cards? The result of a deal, taken apart into three parts that sum up to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from carte.board.narration import narrate
from carte.board.seats import READER, seat_names, spoken
from carte.engine.deal import Deal
from carte.engine.phrases import capital, sentences
from carte.language import _
from carte.language.numbers import signed, tenths, unsigned
from carte.play.comparison import CLEARLY
from carte.players.evaluation import margins

if TYPE_CHECKING:
    from carte.play.review import messages

__all__ = ["MOST_MOMENTS", "Entry", "account"]

MOST_MOMENTS = 3
"""How many of the reader's moves are worth another try."""


DECIDES = 0.3
"""How far the expected result must fall between two moves to be worth a word, in swings."""

MOST_NAMED = 3
"""How many of the moves that took something are named there, the last ones."""


class Entry(NamedTuple):
    """What an account needs of a finding: the number of the move, what it changed, and the expected
    result after it, if that is known.
    """

    number: int
    gain: float
    worth: float | None = None


def account(deal: Deal, entries: Sequence[Entry]) -> messages.Account:
    """Return the ``result`` of a deal for the reader, its ``parts``, and the key ``moments``.

    The parts, too, are in tenths of a point, so that the figures shown sum up. The moments are the
    numbers of the reader's dearest moves, dearest first. A reader was ``careful`` who gave away
    less in all than one move costs of which a coach warns. ``fall`` says where the deal went wrong
    through no move of the reader's, if it did.
    """
    movers = {number: before.turn for number, (before, _move) in enumerate(deal.course(), 1)}
    mine = [entry for entry in entries if movers[entry.number] == READER]
    given = tenths(sum(entry.gain for entry in mine))
    got = tenths(sum(entry.gain for entry in entries if entry not in mine))
    result = tenths(result_of(deal))
    parts: Mapping[str, tuple[str, float]] = {
        "cards": (_("The cards gave"), tenths(result - given - got)),
        "others": (_("The others gave"), got),
        "you": (_("You gave away"), given),
    }
    dearest = sorted([(entry.gain, entry.number) for entry in mine if entry.gain < 0])
    return {
        "result": {"name": _("Result"), "points": result, "text": signed(result)},
        "parts": [
            {"id": name, "name": label, "points": points, "text": signed(points)}
            for name, (label, points) in parts.items()
        ],
        "moments": [number for _gain, number in dearest[:MOST_MOMENTS]],
        "careful": bool(mine) and given > -CLEARLY * deal.game.swing,
        "fall": _biggest_fall(deal, sorted(mine), result_of(deal)),
    }


def _biggest_fall(deal: Deal, mine: Sequence[Entry], result: float) -> str:
    """Say after which of the reader's moves the expected result fell most, and what happened there.

    Only the reader's moves are compared: what is expected at those of the others is expected by who
    knows another hand. What the reader's own next move cost does not count.
    """
    known = [(one.number, one.worth, one.worth - one.gain) for one in mine if one.worth is not None]
    ends = [*known[1:], (len(deal.moves) + 1, result, result)]
    falls = [
        (best - worth, number, happened)
        for (number, worth, _best), (until, _worth, best) in zip(known, ends, strict=False)
        if (happened := _happened(deal, number, until))
    ]
    fall, number, happened = min(falls, default=(0.0, 0, ""))
    if fall > -DECIDES * deal.game.swing:
        return ""
    words = _(
        "Apart from your own moves, your expected result fell most after move {number}, by "
        "{points} {units}. {happened}"
    )
    points, units = unsigned(-fall), deal.game.units
    return words.format(number=number, points=points, units=units, happened=happened)


def _happened(deal: Deal, number: int, until: int) -> str:
    """Tell which of the others' moves after one of the reader's took something, or the last one."""
    course, names = [*deal.course()][number : until - 1], seat_names(deal.game)
    moves = [
        (capital(spoken(names[before.turn])), narrate(before, [move])[0])
        for before, move in course
        if before.turn != READER
    ]
    taking = [(seat, one) for seat, one in moves if one.get("takes") or one.get("took")]
    return sentences(
        [
            _("{seat}: {text}").format(seat=seat, text=one["text"])
            for seat, one in (taking[-MOST_NAMED:] or moves[-1:])
        ]
    )


def result_of(deal: Deal) -> float:
    """Return by how many points the reader's side has won a deal, or how much the reader gets."""
    return margins(deal)[READER]
