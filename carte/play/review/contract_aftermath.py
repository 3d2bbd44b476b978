"""What came of a dear bid, call or exchange where it was tried out: how often a contract was made.

The move and the better one are tried in the same worlds to the end of the deal.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from carte.board.sayings import in_words
from carte.engine.deal import Deal
from carte.engine.moves import Move
from carte.language import _
from carte.play.advice import Reason
from carte.play.review.trials import SELDOM, TRIALS, Loss, Losses, losses_in, tried
from carte.players.heuristic import heuristic_for

__all__ = ["contract_aftermath"]


def contract_aftermath(before: Deal, best: Move, played: Move) -> Iterator[tuple[Reason, ...]]:
    """Yield, again and again, how often the seat to act made its contract, and how often it failed,
    if one of the two is clearly worse after the move than after the best one.
    """
    pairs = list[tuple[Losses, Losses]]()
    for pair in tried(before, best, played, _ended):
        pairs.append(pair)
        yield ()
    losses = losses_in(pairs)
    if any(loss.is_clear(SELDOM) for loss in losses.values()):
        text = _in_words(before, best, losses["made"], losses["failed"])
        yield (Reason(text, before.game.rulebook.get("win"), against=True),)


def _in_words(before: Deal, best: Move, made: Loss, failed: Loss) -> str:
    """Say how often the contract was made and failed, of a move after which there ever was one."""
    numbers = (-made.many, failed.many, -made.few, failed.few)
    done, undone, better, worse = (round(TRIALS * share) for share in numbers)
    if not better + worse:
        words = _(
            "After your move, you made your contract in {made} of {tries} trials and failed in "
            "{failed}."
        )
        return words.format(made=done, failed=undone, tries=TRIALS)
    if not done + undone:
        words = _(
            "After the better move, you made your contract in {made} of {tries} trials and failed "
            "in {failed}."
        )
        return words.format(made=better, failed=worse, tries=TRIALS)
    words = _(
        "After your move, you made your contract in {made} of {tries} trials and failed in "
        "{failed}; if you {move} instead, in {better} and {worse}."
    )
    move = in_words(best, before)
    return words.format(
        made=done, failed=undone, tries=TRIALS, move=move, better=better, worse=worse
    )


def _ended(world: Any, move: Move) -> Losses:
    """Return how a contract of the seat to act ended in a world, if it had one: made is a gain."""
    over = heuristic_for(world.game).play_out(world.play(move))
    has_one = over.declarer == world.turn
    made = has_one and over.outcome.is_made
    return {"made": -float(made), "failed": float(has_one and not made)}
