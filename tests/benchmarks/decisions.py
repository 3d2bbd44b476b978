"""What the levels leave to decide: `python -m tests.benchmarks.decisions`, by the engine alone.

Counts the levels in which a reader moves, from the second stage of each course on. A step is open
if a beginner would consider two moves or more and its goal does not say which. They consider: at a
table what takes, or what may be laid if nothing does; in a trick cards that do different things;
every bid, call, discard or card to give. A goal says which if it names a card of the answer, or an
aim: only *your move*, alone or after how things are, names none.

A step is torn if the answer lacks something that a wrong move has, and the other way round: cards,
denari, the settebello, sevens, a sweep, or safety from one; in a trick its points, and the strength
and trumps kept in hand; in an auction the height of a bid. With `--prices` it prints what the best
of the wrong moves costs in each open step: exactly where all is known, otherwise by worlds.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import NamedTuple

from carte.board.seats import READER
from carte.engine.auction.contract import ContractDeal
from carte.engine.capture.deal import CaptureDeal
from carte.engine.cards import PACK, SETTEBELLO, SUITS, Card, mask_of
from carte.engine.deal import Deal
from carte.engine.moves import Announcement, Move, Play
from carte.engine.tricks.deal import TrickDeal
from carte.engine.tricks.game import NO_TRUMP
from carte.lessons import Course, course, course_names
from carte.lessons.model import Level
from carte.lessons.play import PlayStep
from carte.play.comparison import compared
from tests.benchmarks.teaching import names_answer

OPEN = "your move."
"""How a goal ends that names no aim: what stands before it is how things are."""

THOUGHT = 1000
"""For how many iterations the expert thinks, and in how many worlds moves are compared."""


class Share(NamedTuple):
    """Of the levels with a move, from the second stage on, how many are open, and how many torn."""

    levels: int
    open: int
    torn: int

    def __str__(self) -> str:
        return (
            f"{self.levels} levels; open {self.open} ({self.open / self.levels:.0%}), "
            f"torn {self.torn} ({self.torn / self.levels:.0%})"
        )


def main(*options: str) -> None:
    """Print the shares of each course, and with ``--prices`` what second best moves cost."""
    for name in course_names():
        taught = course(name)
        if levels := moving(taught):
            print(f"{name}: {share(taught)}")
        for level in levels if "--prices" in options else ():
            for step in filter(is_open, play_steps(level)):
                print(f"  {level.id}: {price(step)}")


def share(taught: Course) -> Share:
    """Count the levels of a course that are open, and those that are torn."""
    levels = moving(taught)
    is_one = [[is_open(step) for step in play_steps(level)] for level in levels]
    torn = [[is_torn(step) for step in play_steps(level)] for level in levels]
    return Share(len(levels), sum(map(any, is_one)), sum(map(any, torn)))


def moving(taught: Course) -> list[Level]:
    """Return the levels of a course with a move, from its second stage on."""
    return [level for stage in taught.stages[1:] for level in stage if play_steps(level)]


def play_steps(level: Level) -> list[PlayStep]:
    """Return the steps of a level in which a move is made."""
    return [step for step in level.steps if isinstance(step, PlayStep)]


def is_open(step: PlayStep) -> bool:
    """Return whether a beginner would consider several moves, and the goal does not say which."""
    return step.goal.lower().endswith(OPEN) and not names_answer(step) and len(considered(step)) > 1


def is_torn(step: PlayStep) -> bool:
    """Return whether an open step has a wrong move with a good that the answer lacks."""
    if not is_open(step):
        return False
    answers, moves = step.answers, considered(step)
    goods = {move: goods_of(step.deal, move) for move in moves}
    return any(
        any(map(int.__gt__, goods[one], goods[other]))
        and any(map(int.__lt__, goods[one], goods[other]))
        for one in answers
        for other in moves
        if one in goods and other not in answers
    )


def considered(step: PlayStep) -> list[Move]:
    """Return the legal moves that a beginner would consider; the answers are always among them."""
    deal, answers = step.deal, step.answers
    moves = deal.legal_moves()
    if isinstance(deal, CaptureDeal):
        taking = [one for one in moves if not isinstance(one, Play) or one.mask]
        return [*dict.fromkeys((*answers, *(taking or moves)))]
    if isinstance(deal, TrickDeal) and isinstance(moves[0], Play):
        done = {goods_of(deal, one): one for one in reversed((*answers, *moves))}
        return [*done.values()]
    return [*moves]


def goods_of(deal: Deal, move: Move) -> tuple[int, ...]:
    """Return what speaks for a move, as far as a beginner sees it: the more, the better."""
    if isinstance(move, Play) and isinstance(deal, CaptureDeal):
        return _at_table(deal, move)
    if isinstance(move, Play) and isinstance(deal, TrickDeal):
        return _in_trick(deal, move)
    bids = [one for one in deal.legal_moves() if isinstance(one, Announcement)]
    height = bids.index(move) if isinstance(move, Announcement) and move in bids else 0
    is_bid = any(one.verb == "bid" for one in bids)
    return (height, -height) if is_bid else (0, 0)


def _at_table(deal: CaptureDeal, play: Play) -> tuple[int, ...]:
    """Return the cards won, what counts among them, sweeps made and offered, and an asso kept."""
    game, card = deal.game, play.card
    won = (card, *play.taken) if play.mask else ()
    laid = () if play.mask else (card,)
    items = game.items
    of_suit, of_sevens = (_denari(won) - _denari(laid), _sevens(won) - _sevens(laid))
    return (
        len(won),
        of_suit * ("denari" in items),
        of_sevens * ("primiera" in items),
        ((SETTEBELLO in won) - (SETTEBELLO in laid)) * ("settebello" in items),
        int(deal.ruling(play).scopa),
        -_sweepers(deal.play(play)),
        -int(game.takes_all(card.value)),
    )


def _denari(cards: Sequence[Card]) -> int:
    return sum(card.suit == "D" for card in cards)


def _sevens(cards: Sequence[Card]) -> int:
    return sum(card.value == 7 for card in cards)


def _sweepers(deal: CaptureDeal) -> int:
    """Return how many ranks that the reader does not see take all that lies there."""
    table = mask_of(deal.table)
    seen = {*deal.hands[READER], *deal.table, *(card for pile in deal.piles for card in pile)}
    takes = [
        one for one in PACK if one not in seen and table in deal.game.captures(one.index, table)
    ]
    return len({one.value for one in takes}) if table else 0


def _in_trick(deal: TrickDeal, play: Play) -> tuple[int, ...]:
    """Return the points gained or lost at once, the strength kept in hand, and the trumps kept."""
    game, trick = deal.game, (*[Play(card.index) for card in deal.trick], play)
    trump = SUITS.index(deal.trump) if deal.trump else NO_TRUMP
    best = game.best(trick, trump)
    is_ours = len(trick) > 1 and (deal.turn - (len(trick) - 1 - best)) % game.seats in _side(deal)
    gained = game.points(mask_of([one.card for one in trick])) if is_ours else 0
    lost = 0 if is_ours else game.points(1 << play.played)
    stronger = game.stronger(play.played, trump).bit_count()
    return gained - lost, stronger, -int(play.card.suit == deal.trump)


def _side(deal: TrickDeal) -> set[int]:
    """Return the seats that the reader knows to be with them."""
    if not isinstance(deal, ContractDeal) or deal.declarer is None:
        return {READER}
    if deal.partner is None and deal.declarer != READER:
        return {*range(deal.game.seats)} - deal.side
    return {*deal.side} if deal.partner == READER else {READER}


def price(step: PlayStep) -> str:
    """Return what the best of the considered moves that are no answer costs, in points."""
    deal, answer = step.deal, step.answers[0]
    others = [move for move in considered(step) if move not in step.answers]
    if not others:
        return "nothing else"
    *_, judged = compared(deal, others[0], answer, others, worlds=THOUGHT, iterations=THOUGHT)
    answered = judged[answer].worth[deal.turn]
    cost, error, move = min(
        (answered - judged[move].worth[deal.turn], judged[move].error, str(move)) for move in others
    )
    return f"{step.answers[0]} beats {move} by {cost:+.2f} ± {error:.2f}"


if __name__ == "__main__":
    main(*sys.argv[1:])
