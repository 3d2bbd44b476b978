"""What came of a dear card in a trick game where it was tried out: the trick, a card, the partner.

A card that is given away, a trump that is wasted and a partner who is left alone show in the same
way: points that go to the others after the move, and would not after the better one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from carte.board.sayings import in_words
from carte.engine.cards import MASKS, PACK, mask_of
from carte.engine.deal import Deal
from carte.engine.moves import Play
from carte.engine.phrases import the
from carte.engine.tricks.deal import TrickDeal
from carte.language import _
from carte.play.advice import Reason
from carte.play.comparison import LEAST
from carte.play.review.trials import TRIALS, Loss, Losses, until

__all__ = ["by_end_of_trick", "reasons_of_tricks", "went_to_others"]


def by_end_of_trick(world: TrickDeal, move: Play) -> tuple[Deal, Losses]:
    """Return a deal of tricks after this trick, and the points that it brought the others."""
    soon = until(world.play(move), lambda deal: not deal.trick)
    trick, game = soon.tricks[-1], world.game
    points = game.points(mask_of(trick.cards))
    is_ours = _are_allies(soon, trick.winner, world.turn)
    return soon, {"trick": -points if is_ours != game.fewest_win else points}


def went_to_others(over: Any, world: TrickDeal, move: Play) -> Losses:
    """Return the points that each card of the hand brought the others in the end, those that they
    took from the partner, and those that the card played won in a trick.
    """
    game, seat = over.game, world.turn
    if game.fewest_win:
        return {}
    side = {one for one in range(game.seats) if _are_allies(over, one, seat)}
    partners, losses = len(side) - 1, dict[str, float]()
    for leader, winner, plays in over.tricks[len(world.tricks) :]:
        is_lost = winner not in side
        for place, play in enumerate(plays):
            player, lost = (leader + place) % game.seats, is_lost * game.points(MASKS[play.played])
            if player == seat:
                losses[f"card {play.played}"] = lost
            elif player in side and partners == 1:
                losses["partner"] = losses.get("partner", 0.0) + lost
        if winner == seat and plays[(winner - leader) % game.seats].played == move.played:
            losses["won"] = -game.points(mask_of([play.card for play in plays]))
    return losses


def _are_allies(deal: Any, one: int, other: int) -> bool:
    """Return whether two seats are on one side."""
    if deal.game.has_auction:
        return (one in deal.side) == (other in deal.side)
    return bool(deal.game.side(one) == deal.game.side(other))


def reasons_of_tricks(
    before: TrickDeal, best: Play, played: Play, losses: Mapping[str, Loss]
) -> Iterator[Reason]:
    """Say what the trick was worth, and what else cost most: a card, a trump, the partner."""
    yield from _of_the_trick(before, best, losses["trick"])
    is_trump_kept = played.card.suit == before.trump != best.card.suit
    later = {
        name: loss
        for name, loss in losses.items()
        if name != "trick" and (name != "won" or is_trump_kept)
    }
    if not later:
        return
    name = max(later, key=lambda one: later[one].more)
    if not later[name].is_clear(LEAST * before.game.points(before.game.pack) / 2):
        return
    if name == "partner":
        yield from _of_the_partner(before, best, later[name])
    elif name == "won":
        yield from _of_a_trump(before, best, played, later[name])
    else:
        yield _of_a_card(before, best, int(name.split()[1]), later[name])


def _of_the_trick(before: TrickDeal, best: Play, loss: Loss) -> Iterator[Reason]:
    game = before.game
    if not loss.is_clear(LEAST * game.swing):
        return
    words = _(
        "After your move, this trick brought {many} on average in {tries} trials; if you "
        "{move} instead, it brought {few}."
    )
    sign = -1 if game.fewest_win else 1
    after, instead = (_to_whom(game, sign * points) for points in loss[:2])
    if after != instead:
        move = in_words(best, before)
        text = words.format(many=after, few=instead, tries=TRIALS, move=move)
        yield Reason(text, game.rulebook.get("points"), against=True)


def _to_whom(game: Any, points: float) -> str:
    """Return the points of a trick with the side that won them; those of its own are below 0."""
    words = _("the others {points}") if round(points) > 0 else _("your side {points}")
    return words.format(points=game.counted(abs(round(points))))


def _of_a_card(before: TrickDeal, best: Play, index: int, loss: Loss) -> Reason:
    """Say how often a card of the hand went to the others."""
    game, points = before.game, before.game.points(MASKS[index])
    many, few = (round(TRIALS * lost / points) for lost in loss[:2])
    words = _(
        "After your move, {card} went to the others in {many} of {tries} trials; if you {move} "
        "instead, in {few}."
    )
    card, move = the(PACK[index]), in_words(best, before)
    text = words.format(card=card, many=many, few=few, tries=TRIALS, move=move)
    return Reason(text, game.rulebook.get("points"), against=True)


def _of_a_trump(before: TrickDeal, best: Play, played: Play, loss: Loss) -> Iterator[Reason]:
    """Say what the trump played won, and what it wins if it is kept."""
    game = before.game
    few, many = (game.counted(round(-points)) for points in loss[:2])
    if few != many:
        words = _(
            "Your trump, {card}, won {few} on average in {tries} trials; if you {move} instead, "
            "it won {many} later."
        )
        card, move = the(played.card), in_words(best, before)
        text = words.format(card=card, few=few, many=many, tries=TRIALS, move=move)
        yield Reason(text, game.rulebook.get("trump"), against=True)


def _of_the_partner(before: TrickDeal, best: Play, loss: Loss) -> Iterator[Reason]:
    """Say how much the partner lost to the others."""
    game, rules = before.game, before.game.rulebook
    many, few = (game.counted(round(points)) for points in loss[:2])
    if many == few:
        return
    words = _(
        "After your move, your partner lost {many} to the others on average in {tries} trials; if "
        "you {move} instead, {few}."
    )
    text = words.format(many=many, few=few, tries=TRIALS, move=in_words(best, before))
    rule = rules.get("partner") or rules.get("points")
    yield Reason(text, rule, against=True)
