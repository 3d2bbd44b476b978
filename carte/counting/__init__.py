"""Count a deal step by step: what each pile holds of every item, who gets it, and by which rule.

>>> import carte
>>> piles = "1D 2D 3D 4D 5D 6D 7C 7S 7B 1C", "7D 8D 9D 10D 6C 6S 6B 1S 1B 2C"
>>> primiera = count_primiera(carte.game("scopa"), piles)
>>> [[addend.number for addend in part.addends] for part in primiera.parts]
[[18, 21, 21, 21], [21, 18, 18, 18]]
>>> primiera.text, primiera.points
('81 to 75.', (1, 0))

A deal is counted in a pile for each side: yours and the other's, ours and theirs, those of three,
or those of the declarer's side and of the opponents. The points are those of ``Deal.score``; the
steps to them come from the functions that score. Cards in no pile yet could still go to any: an
item is settled if it comes out the same whichever pile gets all of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from carte.engine.cards import Card, cards_of, mask_of
from carte.engine.count import Counting, Line, Objection, compared
from carte.engine.deal import Deal
from carte.engine.game import Game
from carte.engine.match import Match, Score
from carte.engine.position import Cards, InvalidPosition, distinct_mask, lists_of_cards
from carte.engine.scoring import Addend, Part, ScoreItem
from carte.language import _

__all__ = [
    "Addend",
    "Count",
    "Line",
    "Objection",
    "Part",
    "count",
    "count_deal",
    "count_primiera",
    "endings",
    "one_deal_decides",
    "piles_in",
    "piles_of",
    "primiera_of",
    "winner_of",
]


_ORDINALS = ("first", "second", "third")


@dataclass(frozen=True, slots=True)
class Count:
    """A deal counted line by line.

    ``missing`` is the cards in no pile, ``scores`` the result of ``Deal.score``, None as long as
    missing cards can change it. ``winner`` is the side that wins by this deal alone. ``objection``
    is why the deal as given cannot be scored: then both are None.
    """

    game: Game
    lines: tuple[Line, ...]
    missing: tuple[Card, ...]
    scores: tuple[Score, ...] | None
    winner: int | None
    objection: Objection | None


def count(game: Game, piles: Sequence[Cards], **facts: Any) -> Count:
    """Count a deal by its piles, and by the facts that ``game.finished`` takes.

    A fact that is missing or None is unknown: there are no scores if they depend on it. Raises
    ``ValueError``, which says what is wrong.
    """
    won, missing, ends = endings(game, piles, **facts)
    here, *others = (deal.score() for deal in ends)
    counting = Counting(won, game.ended(won, **_known(game, facts, 0)), ends, facts)
    winner = winner_of(game, here)
    objection = _objection(game, won, missing, facts)
    is_sound = objection is None
    return Count(
        game,
        tuple(game.steps(counting)),
        cards_of(missing),
        here if is_sound and all(here == there for there in others) else None,
        winner if is_sound and all(winner == winner_of(game, there) for there in others) else None,
        objection,
    )


def endings(
    game: Game, piles: Sequence[Cards], **facts: Any
) -> tuple[Sequence[int], int, Sequence[Deal]]:
    """Return the piles and the missing cards as masks, and the extreme endings of the deal.

    In each of these, one pile gets all missing cards.
    """
    won = _masks(game, piles)
    missing = game.pack & ~sum(won)
    return won, missing, [_ending(game, won, missing, pile, facts) for pile in range(len(won))]


def count_deal(deal: Deal) -> Count:
    """Count a finished deal from the piles that ``piles_of`` makes of its own."""
    return count(deal.game, deal.ending.piles, **deal.ending.facts)


def piles_of(deal: Deal) -> tuple[tuple[Card, ...], ...]:
    """Return the cards that each side has won: first your own, or those of the declarer's side."""
    return deal.ending.piles


def piles_in(game: Game) -> int:
    """Return the number of piles to count: one a side, or two if an auction makes the sides."""
    return 2 if game.has_auction else game.sides


def count_primiera(game: Game, piles: Sequence[Cards]) -> Line:
    """Count the primiera alone, from all cards won or the best four; no card counts as missing."""
    won = _masks(game, piles)
    deal = game.ended(won)
    return compared(primiera_of(game), Counting(won, deal, (deal,), {}))


def primiera_of(game: Game) -> ScoreItem:
    """Return a game's primiera item; raise ``ValueError`` if it has none."""
    if "primiera" not in game.items:
        raise ValueError(f"nobody scores a primiera in {game.slug}")
    return game.items["primiera"]


def one_deal_decides(game: Game) -> bool:
    """Return whether a match of this game is always over after one deal."""
    nothing = tuple(Score({}) for _side in range(game.sides))
    return Match(game, 0, (nothing,)).is_over


def _masks(game: Game, piles: Sequence[Cards]) -> list[int]:
    won = lists_of_cards("piles", piles, piles_in(game))
    distinct_mask({f"{name} pile": pile for name, pile in zip(_ORDINALS, won, strict=False)})
    return [*map(mask_of, won)]


def _objection(
    game: Game, won: Sequence[int], missing: int, facts: Mapping[str, Any]
) -> Objection | None:
    """Return why no deal ends like this; while cards are missing, the piles may still be right."""
    found = game.missing_facts(facts) or (None if missing else game.check_piles(won, facts))
    return found and Objection(game.rulebook[found[0]], found[1])


def _known(game: Game, facts: Mapping[str, Any], side: int) -> dict[str, Any]:
    """Return the facts, with the last trick given to a side if its winner is unknown."""
    unknown = game.counts_last_trick and facts.get("last_trick") is None
    return {**facts, "last_trick": side} if unknown else dict(facts)


def _ending(
    game: Game, won: Sequence[int], missing: int, side: int, facts: Mapping[str, Any]
) -> Deal:
    """Return the deal as it ends if a side gets all missing cards and an unknown last trick."""
    piles = [pile | missing * (place == side) for place, pile in enumerate(won)]
    if not missing and (last := facts.get("last_trick")) is not None and not piles[last]:
        raise InvalidPosition(_("The winner of the last trick must have cards in the pile."))
    return game.ended(piles, **_known(game, facts, side))


def winner_of(game: Game, scores: Sequence[Score]) -> int | None:
    """Return the side that wins by these scores alone: outright, or where won deals count."""
    by_itself = one_deal_decides(game) or game.counts_won_deals
    return game.won_by(scores) if by_itself or any(score.outright for score in scores) else None
