"""The coach: one sentence before a move that is new, and one when the reader has passed it up.

The coach remembers nothing: the course of the deal shows which sentences came already, so a deal
speaks alike on the prepared line, off it, and when opened again.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import lru_cache
from itertools import islice

from carte.board.replies import LARGEST_TABLE, forms
from carte.board.sayings import in_words
from carte.board.seats import READER
from carte.engine.deal import Deal
from carte.engine.moves import Move, Play
from carte.engine.phrases import the
from carte.language import _
from carte.play.guide.model import Guide, Saying

__all__ = ["WHEN", "passed_at", "saying_at", "sayings_by"]


def saying_at(deal: Deal, guide: Guide) -> Saying | None:
    """Return the coach's sentence now; None if the reader is not to act, or nothing is new."""
    sayings, passed = _heard(deal, guide)
    if deal.is_over or deal.turn != READER or passed:
        return None
    return _first(deal, guide, sayings)


def sayings_by(deal: Deal, guide: Guide) -> tuple[Saying, ...]:
    """Return the sentences before the reader's moves in a deal so far, in order."""
    return _heard(deal, guide)[0]


def passed_at(deal: Deal, guide: Guide) -> str | None:
    """Return the comment on the reader's last move, if it passed up what the coach had shown.

    The comment stays until the reader's next move, and nothing new comes meanwhile.
    """
    return None if deal.is_over else _heard(deal, guide)[1]


@lru_cache(maxsize=8)
def _heard(deal: Deal, guide: Guide) -> tuple[tuple[Saying, ...], str | None]:
    """Return the sayings so far, and the comment on the reader's last move."""
    sayings: tuple[Saying, ...] = ()
    passed: str | None = None
    given = len(guide.sitting.deal.moves)
    for before, choice in islice(deal.course(), given, None):
        if before.turn == READER:
            new = None if passed else _first(before, guide, sayings)
            sayings = sayings if new is None else (*sayings, new)
            passed = None if new is None else _passed(before, choice, new)
    return sayings, passed


def _first(deal: Deal, guide: Guide, sayings: Collection[Saying]) -> Saying | None:
    known = [None, *(saying.rule for saying in sayings)]
    left = (each for each in guide.sayings if each not in sayings and each.after in known)
    return next((saying for saying in left if WHEN[saying.when](deal, saying)), None)


def _passed(deal: Deal, choice: Move, saying: Saying) -> str | None:
    """Return the comment on a move that takes less than the one that the saying was about."""
    if not saying.passed or deal.ruling(choice).rule == saying.rule:
        return None
    among = _winning(deal) if saying.when == "wins" else deal.legal_moves()
    shown = [other for other in among if deal.ruling(other).rule == saying.rule]
    best = max(shown, key=_taken, default=None)
    if best is None or deal.ruling(choice).scopa or 0 < _taken(best) <= _taken(choice):
        return None
    return _(saying.passed).format(move=_in_short(best, deal))


def _in_short(choice: Move, deal: Deal) -> str:
    """Return a move in words; one that takes many cards, all of the table, names none."""
    if isinstance(choice, Play) and len(choice.taken) > 2 and {*choice.taken} == {*deal.table}:
        return _("take the whole table with {card}").format(card=the(choice.card))
    return in_words(choice, deal)


def _taken(choice: Move) -> int:
    """Return how many cards a move takes from the table."""
    return len(choice.taken) if isinstance(choice, Play) else 0


@lru_cache(maxsize=64)
def _granted(deal: Deal) -> frozenset[str]:
    """Return the ids of the rules that allow the legal moves."""
    return frozenset(deal.ruling(choice).rule.id for choice in deal.legal_moves())


def _may(deal: Deal, saying: Saying) -> bool:
    return saying.rule.id in _granted(deal)


def _must(deal: Deal, saying: Saying) -> bool:
    return _granted(deal) == {saying.rule.id}


def _wins(deal: Deal, saying: Saying) -> bool:
    """Return whether a move that wins the trick so far rests on the rule."""
    return any(_grounds_of(deal, choice) == saying.rule.id for choice in _winning(deal))


def _lost(deal: Deal, _saying: Saying) -> bool:
    """Return whether none of the reader's cards wins the trick."""
    return bool(deal.trick) and not _winning(deal)


def _winning(deal: Deal) -> list[Move]:
    """Return the plays that win a trick under way; none to one that is to be led."""
    if not deal.trick:
        return []
    return [play for play in deal.legal_moves() if isinstance(play, Play) and deal.wins(play)]


def _grounds_of(deal: Deal, choice: Move) -> str:
    return deal.ruling(choice).rule.id


def _refused(deal: Deal, saying: Saying) -> bool:
    """Return whether the rule refuses some reply; on a large table, try nothing."""
    if len(deal.table) > LARGEST_TABLE:
        return False
    ways = forms(deal, deal.hands[READER], deal.table, tempting=False)
    rulings = (deal.ruling(choice) for way in ways for choice in way.moves())
    return any(not ruling and ruling.rule == saying.rule for ruling in rulings)


def _seen(deal: Deal, saying: Saying) -> bool:
    """Return whether one of the cards that the saying is about lies before the reader."""
    return not {*deal.hands[READER], *deal.table, *deal.trick}.isdisjoint(saying.cards)


def _played(deal: Deal, saying: Saying) -> bool:
    """Return whether one of the cards that the saying is about has been played in the deal."""
    played = {choice.card for choice in deal.moves if isinstance(choice, Play)}
    return not played.isdisjoint(saying.cards)


def _signalled(deal: Deal, _saying: Saying) -> bool:
    """Return whether a signal went with a lead in the deal."""
    return any(isinstance(choice, Play) and choice.signal for choice in deal.moves)


def _drawn(deal: Deal, _saying: Saying) -> bool:
    """Return whether the reader has drawn cards since the last decision."""
    held = [len(before.hands[READER]) for before, _choice in deal.course() if before.turn == READER]
    return bool(held) and len(deal.hands[READER]) >= held[-1]


def _last(deal: Deal, _saying: Saying) -> bool:
    """Return whether the reader is playing the last card of a deal."""
    return len(deal.hands[READER]) == 1 and not deal.stock


def _now(_deal: Deal, _saying: Saying) -> bool:
    return True


WHEN: Mapping[str, Callable[[Deal, Saying], bool]] = {
    "may": _may,
    "must": _must,
    "refused": _refused,
    "wins": _wins,
    "lost": _lost,
    "seen": _seen,
    "played": _played,
    "signalled": _signalled,
    "drawn": _drawn,
    "last": _last,
    "now": _now,
}
"""When a saying comes up: a legal move rests on its rule, or all of them do, or the rule refuses a
reply; a move that wins the trick rests on it; no card of the reader's wins that; its cards are
visible, or have been played; a signal was given; new cards have come; it is the reader's last
card; or at once."""
