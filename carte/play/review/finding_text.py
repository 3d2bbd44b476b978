"""The comment on a move in a review: its cost or gain, an expert's move, and the reasons."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from carte.board.sayings import in_words
from carte.board.seats import READER
from carte.engine.deal import Deal
from carte.engine.moves import Move, Play
from carte.engine.phrases import sentences, the, together
from carte.language import _
from carte.language.numbers import signed, tenths, unsigned
from carte.play.advice import Reason, reasons
from carte.play.comparison import is_as_good, is_no_worse
from carte.play.hint import pointed_at
from carte.play.review.finding import ERRORS, Finding
from carte.players import is_same

if TYPE_CHECKING:
    from carte.play.advice import messages as advised
    from carte.play.review import messages

__all__ = ["finding_json"]


def finding_json(finding: Finding) -> messages.Finding:
    """Return a finding as the front end reads it, with text for others' moves only if they cost.

    ``gain`` and ``worth`` are the reader's: what the move changed, and the expected result after
    it. ``answer`` is the better move as the front end points at it.
    """
    judgement = finding.judgement
    entry: messages.Finding = {
        "number": finding.number,
        "gain": finding.gain(READER),
        "worth": judgement.worth[READER],
        "text": "",
        "why": [],
        "answer": None,
        "bids": _bids(finding),
    }
    if finding.seat == READER:
        _comment(entry, finding)
    elif finding.cost:
        words = (
            _("This gave you {points}: an expert would rather {move}.")
            if finding.gain(READER) > 0
            else _("This cost your side {points}: an expert would rather {move}.")
        )
        entry["text"] = _costing(finding, words)
    return entry


def _comment(entry: messages.Finding, finding: Finding) -> None:
    """Add the comment on a move of the reader's, and why."""
    before, (best, played, *_rest) = finding.before, finding.judgement
    if is_same(best, played):
        text = _("An expert would do the same: {move}.").format(move=in_words(played, before))
        entry["text"], entry["why"] = text, _to_json(reasons(before, best))
        entry["brief"] = _("An expert would do the same.")
        return
    entry["why"] = _to_json(_apart(before, best, played))
    if not finding.cost:
        words = _without_cost(finding)
        entry["brief"] = words.format(move=in_words(best, before))
        entry["text"] = sentences([_chosen(before, played), entry["brief"]])
        return
    words = _("This cost you {points}: an expert would rather {move}.")
    entry["brief"] = sentences([_costing(finding, words), _as_it_lay(finding)])
    entry["text"] = sentences([_chosen(before, played), entry["brief"]])
    entry["why"] += _to_json(finding.aftermath)
    entry["answer"] = pointed_at(best)


def _without_cost(finding: Finding) -> str:
    """Say how a move compares with the best one, where it is not known to have cost anything."""
    if is_as_good(finding.before, finding.judgement):
        return _("An expert might rather {move}, but the two are worth about the same.")
    if is_no_worse(finding.before, finding.judgement):
        return _("An expert might rather {move}, but your move was no worse.")
    return _("An expert might rather {move}; which of the two is better remains open.")


def _chosen(before: Deal, played: Move) -> str:
    """Say what the reader did, and to which trick a card was played."""
    move = in_words(played, before)
    if not isinstance(played, Play) or not before.game.has_tricks or before.is_dark:
        return _("You chose to {move}.").format(move=move)
    if not before.trick:
        return _("You led, and chose to {move}.").format(move=move)
    words = _("On {trick}, you chose to {move}.")
    return words.format(trick=together([*map(the, before.trick)]), move=move)


def _apart(before: Deal, best: Move, played: Move) -> list[Reason]:
    """Return what a better move does, and those of its reasons that do not hold for the other."""
    first, *others = reasons(before, best, played)
    both = reasons(before, played)
    return [first, *(reason for reason in others if reason not in both)]


def _as_it_lay(finding: Finding) -> str:
    """Say what a move cost with all hands open, if that differs: luck, good or bad."""
    missed, units = finding.otherwise, finding.before.game.units
    if missed is None:
        return ""
    if tenths(missed) == 0:
        return _("As the cards really lay in this deal, it cost nothing.")
    words = (
        _("As the cards really lay in this deal, it cost {points} {units}.")
        if missed > 0
        else _("As the cards really lay in this deal, it earned {points} {units} more.")
    )
    return words.format(points=unsigned(abs(missed)), units=units)


def _costing(finding: Finding, words: str) -> str:
    """Fill in how many points a move changed, how sure that is, and the better move."""
    judgement, points = finding.judgement, unsigned(abs(finding.gain(READER)))
    error, units = ERRORS * judgement.error, finding.before.game.units
    if judgement.tries and tenths(error):
        average = _(
            "{points} ± {error} {units} on average, over the ways the hidden cards could lie"
        )
        amount = average.format(points=points, error=unsigned(error), units=units)
    else:
        amount = _("{points} {units}").format(points=points, units=units)
    return words.format(points=amount, move=in_words(judgement.best, finding.before))


def _to_json(why: Iterable[Reason]) -> list[advised.Reason]:
    return [reason.to_json() for reason in why]


def _bids(finding: Finding) -> list[messages.WorthOfBid]:
    """Return the expected result of each bid, call or pass for its seat, best first.

    The difference between two results equals the cost given for one of them.
    """
    seat, worth = finding.seat, finding.judgement.worth[finding.seat]
    more = {one.played: one.worth[seat] - worth for one in finding.offers}
    return [
        {
            "text": in_words(move, finding.before),
            "points": signed(tenths(worth) + tenths(more[move])),
        }
        for move in sorted(more, key=more.__getitem__, reverse=True)
    ]
