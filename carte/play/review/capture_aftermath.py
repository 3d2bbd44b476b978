"""What came of a dear card in a game of captures where it was tried out: before the next turn, in
the last capture, and in the sevens.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from carte.board.sayings import in_words
from carte.engine.capture.deal import CaptureDeal
from carte.engine.cards import EVERY_CARD, MASKS, OF_VALUE, SETTEBELLO
from carte.engine.deal import Deal
from carte.engine.moves import Play
from carte.engine.phrases import every
from carte.language import N_, _
from carte.language.numbers import unsigned
from carte.play.advice import Reason
from carte.play.comparison import LEAST
from carte.play.review.trials import SELDOM, TRIALS, Loss, Losses, until
from carte.players.heuristic_captures import taking_for

__all__ = ["by_next_turn", "of_item", "reasons_of_captures", "went_last"]

_SOON = {
    "sweep": N_(
        "After your move, an opponent made a scopa before your next turn in {many} of {tries} "
        "trials; if you {move} instead, in {few}."
    ),
    "settebello": N_(
        "After your move, the settebello had gone to an opponent by your next turn in {many} of "
        "{tries} trials; if you {move} instead, in {few}."
    ),
}
"""What may happen before the next turn, by the rule behind it."""


def by_next_turn(world: CaptureDeal, move: Play) -> tuple[Deal, Losses]:
    """Return a deal of captures at the next turn of the same seat, and what was lost by then."""
    seat, rules = world.turn, world.game.rulebook
    after = world.play(move)
    soon = until(after, lambda deal: deal.turn == seat)
    others = _others(world)
    losses: dict[str, float] = {
        "sweep": any(soon.scope[side] > world.scope[side] for side in others),
        "settebello": any(soon.pile_masks[side] & MASKS[SETTEBELLO.index] for side in others),
    }
    found = {tail: lost for tail, lost in losses.items() if tail in rules}
    answer = soon.moves[len(after.moves)] if len(soon.moves) > len(after.moves) else None
    if isinstance(answer, Play) and answer.mask and after.turn != seat:
        found |= {"answer": taking_for(world.game).worth(answer.mask), f"took {answer.mask}": 1.0}
    return soon, found


def went_last(over: Any, world: CaptureDeal, _move: Play) -> Losses:
    """Return whether the last capture fell to the others, and how many sevens they won."""
    rules, others, last = world.game.rulebook, _others(world), over.receives_leftovers
    won = sum(over.pile_masks[side] for side in others)
    losses: dict[str, float] = {
        "leftovers": last is not None and world.game.side(last) in others,
        "primiera": (won & OF_VALUE[7]).bit_count(),
    }
    return {tail: lost for tail, lost in losses.items() if tail in rules}


def _others(deal: CaptureDeal) -> list[int]:
    """Return the sides of the others."""
    return [side for side in range(deal.game.sides) if side != deal.game.side(deal.turn)]


def reasons_of_captures(
    before: CaptureDeal, best: Play, played: Play, losses: Mapping[str, Loss]
) -> Iterator[Reason]:
    """Say what happened more often before the next turn, and to whom the last capture fell."""
    rules, move = before.game.rulebook, in_words(best, before)
    soon = [tail for tail in _SOON if tail in losses and losses[tail].is_clear(SELDOM)]
    for tail in soon:
        many, few = _counts(losses[tail])
        text = _(_SOON[tail]).format(many=many, few=few, tries=TRIALS, move=move)
        yield Reason(text, rules[tail], against=True)
    if not soon:
        yield from _of_the_answer(before, best, losses)
    yield from _of_the_last_capture(before, best, played, losses.get("leftovers"))


def _counts(loss: Loss) -> tuple[int, int]:
    """Return in how many of the trials something happened after the move, and after the better."""
    return round(TRIALS * loss.many), round(TRIALS * loss.few)


def _of_the_answer(before: CaptureDeal, best: Play, losses: Mapping[str, Loss]) -> Iterator[Reason]:
    """Say what the next player took most often, where that was worth clearly more."""
    worth = losses.get("answer")
    if not worth or not worth.is_clear(LEAST * before.game.swing):
        return
    taken = {int(name.split()[1]): loss for name, loss in losses.items() if name[:5] == "took "}
    value = taking_for(before.game).worth
    cards = max(taken, key=lambda mask: value(mask) * taken[mask].more)
    if taken[cards].is_clear(SELDOM):
        words = _(
            "After your move, the next player took {cards} in {many} of {tries} trials; if you "
            "{move} instead, in {few}."
        )
        many, few = _counts(taken[cards])
        move = in_words(best, before)
        text = words.format(cards=every(cards), many=many, few=few, tries=TRIALS, move=move)
        yield Reason(text, before.game.rulebook.get("equal"), against=True)


def _of_the_last_capture(
    before: CaptureDeal, best: Play, played: Play, loss: Loss | None
) -> Iterator[Reason]:
    """Say how often the last capture fell to the others, and how many values were odd, if that
    speaks for them: who is on the dealer's side, and plays last, wants everything in pairs.
    """
    if not loss or not loss.is_clear(2 * SELDOM):
        return
    many, few = _counts(loss)
    words = _(
        "After your move, the others made the last capture in {many} of {tries} trials; if you "
        "{move} instead, in {few}."
    )
    odd, other = _odd_values(before, played), _odd_values(before, best)
    plays_last = before.game.side(before.dealer) == before.game.side(before.turn)
    if not before.game.refills and (odd > other if plays_last else odd < other):
        words = _(
            "Odd values after your move: {odd}; the others made the last capture in {many} of "
            "{tries} trials. If you {move} instead: {other}, and in {few}."
        )
    move = in_words(best, before)
    text = words.format(odd=odd, other=other, many=many, few=few, tries=TRIALS, move=move)
    yield Reason(text, before.game.rulebook["leftovers"], against=True)


def _odd_values(before: CaptureDeal, play: Play) -> int:
    """Return of how many values an odd number of cards can still be captured after a play."""
    gone = sum(before.pile_masks) | (play.mask and play.mask | MASKS[play.played])
    return sum((EVERY_CARD & ~gone & some).bit_count() % 2 for some in OF_VALUE[1:])


def of_item(before: Any, best: Play, item: str, loss: Loss | None) -> Iterator[Reason]:
    """Say how many sevens the others won, where they mostly decide the item that cost most."""
    if item == "primiera" and loss and loss.is_clear(2 * SELDOM):
        words = _(
            "After your move, the others won {many} of the sevens on average in {tries} trials; "
            "if you {move} instead, {few}."
        )
        many, few = unsigned(loss.many), unsigned(loss.few)
        text = words.format(many=many, few=few, tries=TRIALS, move=in_words(best, before))
        yield Reason(text, before.game.rulebook["primiera"], against=True)
