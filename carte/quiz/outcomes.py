"""Questions about outcomes: who wins the trick, what a deal is worth, who is to act."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple, TypeAlias

from carte.engine.cards import mask_of
from carte.engine.deal import Deal
from carte.engine.game import Game
from carte.engine.kinds import ByKind
from carte.engine.moves import Play
from carte.engine.phrases import clauses, commas
from carte.games.cases import Case
from carte.language import _
from carte.language.forms import lower_first
from carte.language.numbers import signed
from carte.quiz.question import Option, Posed
from carte.quiz.setting import items_in_words, reader_of, seat_words, side_words

__all__ = ["Asker", "LineOfPlay", "number", "what_comes_out", "who_acts"]


class LineOfPlay(NamedTuple):
    """A case: its position, and the deal after the moves that it plays."""

    case: Case
    start: Deal
    end: Deal

    @property
    def reader(self) -> int:
        """The reader's seat."""
        return reader_of(self.start)

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats in words, by seat."""
        return seat_words(self.start.game, self.reader)

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides in words, by side."""
        return side_words(self.start.game, self.reader)


Asker: TypeAlias = Callable[[LineOfPlay], Posed | None]
"""Asks about a line of play what fits it; None where the question does not."""


def what_comes_out(line: LineOfPlay) -> Posed:
    """Ask the first question that fits a line of play.

    Raises ``ValueError`` for a case that has none.
    """
    for ask in (*_OWN[line.start.game], *_ASKERS):
        if posed := ask(line):
            return posed
    raise ValueError(f"nothing can be asked about {line.case.id}: {line.case.says}")


def _one_of(asks: str, texts: Mapping[str, str], right: str, why: str = "") -> Posed:
    """Return a question with one right answer."""
    return Posed(
        asks,
        [Option(id, text, id == right, why if id == right else "") for id, text in texts.items()],
    )


def number(asks: str, numbers: Iterable[int], right: int, why: str = "") -> Posed:
    """Return a question with a number as its right answer, among others."""
    texts = {str(n): str(n) for n in sorted({*numbers, right})}
    return _one_of(asks, texts, str(right), why)


def _place(asks: str, names: Sequence[str], right: int, why: str = "") -> Posed:
    return _one_of(asks, {str(place): name for place, name in enumerate(names)}, str(right), why)


def is_played(line: LineOfPlay) -> Posed | None:
    """Ask whether a first table is played."""
    case = line.case
    if not line.start.game.has_table or case.play or not {"deck", "layout"} & {*case.at}:
        return None
    texts = {"played": _("It is played"), "again": _("The cards are dealt again")}
    right = "again" if line.start.game.misdeal(line.start) else "played"
    return _one_of(_("Is the deal played with this first table?"), texts, right)


def who_wins_the_primiera(line: LineOfPlay) -> Posed | None:
    """Ask whose primiera is better, showing what the piles count for it."""
    end, case = line.end, line.case
    if not case.primiera or "primiera" not in case.rules[0]:
        return None
    rules: Any = end.game
    counted = [rules.primiera_of(mask_of(pile)) for pile in end.piles]
    best = max(counted)
    right = "nobody" if counted.count(best) > 1 or best == 0 else str(counted.index(best))
    texts = {str(side): name for side, name in enumerate(line.sides)} | {"nobody": _("Nobody")}
    item = rules.items["primiera"]
    parts = [item.part(end, side, mask_of(pile)) for side, pile in enumerate(end.piles)]
    why = clauses(
        _("{Side}: {points}").format(
            Side=side, points=item.shown(part) if points else _("no primiera")
        )
        for side, part, points in zip(line.sides, parts, counted, strict=True)
    )
    return _one_of(_("Who wins the primiera?"), texts, right, why)


def what_is_paid(line: LineOfPlay) -> Posed | None:
    """Ask what the declarer gets or pays."""
    end = line.end
    if not end.is_over or end.declarer is None or end.outcome is None:
        return None
    paid = end.payments[end.declarer]
    others = (-paid, 2 * paid, paid + 2 if paid > 0 else paid - 2)
    words = _("The declarer’s side has won {points}.")
    texts = {str(n): signed(n) for n in sorted({*others, paid})}
    return _one_of(
        _("What does the declarer get, or pay?"),
        texts,
        str(paid),
        words.format(points=end.game.counted(end.outcome.points)),
    )


def who_wins_the_trick(line: LineOfPlay) -> Posed | None:
    """Ask which seat wins the trick that the line ends with."""
    case, end = line.case, line.end
    if not line.start.game.has_tricks or not case.play or end.trick:
        return None
    *before, last = case.play
    deal = line.start
    for choice in before:
        deal = deal.play(choice)
    if len(deal.trick) != deal.game.seats - 1:
        return None
    return _place(_("Who wins the trick?"), line.seats, end.turn, deal.ruling(last).text)


def how_many_sweeps(line: LineOfPlay) -> Posed | None:
    """Ask how many sweeps a line scores."""
    end = line.end
    if not line.case.play or "scope" not in line.case.then:
        return None
    most = len(line.case.play)
    asks = _("How many points do the sweeps score?")
    return number(asks, range(min(most, 3) + 1), sum(end.scope))


def who_gets_the_rest(line: LineOfPlay) -> Posed | None:
    """Ask who gets the leftovers."""
    start, end = line.start, line.end
    if not end.is_over or not line.case.play:
        return None
    last = end.moves[-1]
    if not isinstance(last, Play) or last.taken or end.last_capturer is None:
        return None
    right = start.game.side(end.last_capturer)
    return _place(_("Who gets the cards left on the table?"), line.sides, right)


def what_it_scores(line: LineOfPlay) -> Posed | None:
    """Ask what a deal scores, by side."""
    end = line.end
    if not end.is_over or end.game.has_auction or "score" not in line.case.then:
        return None
    right = tuple([score.total for score in end.score()])
    first, *others = right
    wrong = {(*others, first), (max(first - 1, 0), *others)}
    wrong |= {(*right[:side], right[side] + 1, *right[side + 1 :]) for side in range(len(right))}
    texts = {
        "-".join(map(str, some)): _by_side(line.sides, some)
        for some in sorted({right, *sorted(wrong - {right})[:3]})
    }
    why = clauses(
        _("{Side}: {points}").format(Side=name, points=items_in_words(score.items))
        for name, score in zip(line.sides, end.score(), strict=True)
    )
    return _one_of(_("What does this deal score?"), texts, "-".join(map(str, right)), why)


def _by_side(sides: Sequence[str], points: Sequence[int]) -> str:
    """Return "You: 3, the other player: 1"."""
    first, *others = (
        _("{Side}: {points}").format(Side=name, points=number)
        for name, number in zip(sides, points, strict=True)
    )
    return commas([first, *map(lower_first, others)])


def who_knows_the_partner(line: LineOfPlay) -> Posed | None:
    """Ask which seats know who the declarer's partner is."""
    start = line.start
    if line.case.play or not any(fact.endswith("partner_known") for fact in line.case.then):
        return None
    options = [
        Option(str(seat), name, start.view(seat).facts["partner_known"])
        for seat, name in enumerate(line.seats)
    ]
    return Posed(_("Who knows who the declarer’s partner is?"), options, several=True)


def who_is_to_act(line: LineOfPlay) -> Posed | None:
    """Ask whose turn it is after a line, or in a fresh deal."""
    end = line.end
    if not {"turn", "is_over", "phase"} & {*line.case.then}:
        return None
    names = [*line.seats, _("Nobody: the deal is over")]
    asks = who_acts(begun=bool(line.case.play))
    posed = _place(asks, names, len(names) - 1 if end.is_over else end.turn)
    return replace(posed, by_dealer=True)


def who_acts(*, begun: bool) -> str:
    """Return the question whose turn it is, for a fresh deal or for one that has begun."""
    return _("Whose turn is it now?") if begun else _("Whose turn is it?")


_ASKERS: Sequence[Asker] = (
    is_played,
    who_wins_the_primiera,
    what_is_paid,
    who_wins_the_trick,
    how_many_sweeps,
    who_gets_the_rest,
    what_it_scores,
    who_knows_the_partner,
    who_is_to_act,
)
"""The questions to ask, the more telling ones first."""

_OWN: ByKind[Sequence[Asker]] = ByKind("questions", {Game: ()}, own="quiz.ASKERS")
"""Those to ask before, of one game alone."""
