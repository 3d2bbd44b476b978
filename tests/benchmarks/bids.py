"""What hands make which bids: `python -m tests.benchmarks.bids [options] [game …]`

Each bid wins the auction with any hand that does not hold its called card, and regulars play. By
how strong the hands were it is told which of them make it half of the time: that is the game's
``bid_strength``, which stands in its room.
"""

from collections.abc import Sequence
from math import exp
from statistics import mean

import carte
from carte.engine.auction.contract import ContractDeal
from carte.engine.auction.game import ContractGame
from carte.engine.moves import Announcement
from carte.players.bidding import Strength
from carte.players.heuristic import heuristic_for
from tests.benchmarks.options import asked

GAMES = ("briscola-chiamata", "mediatore")
HIGHEST = 14
"""So many bids are looked at: those above them never win an auction."""
STEPS = 30


def tried(game: ContractGame, bid: str, seed: int) -> tuple[float, bool] | None:
    """Return the strength of the first hand of a deal, and whether it makes a bid."""
    deal: carte.Deal = game.deal(seed=seed)
    strength = Strength(game, deal.hands[deal.turn])
    if strength.holds(bid):
        return None
    deal = deal._after(Announcement("bid", bid))
    while deal.phase == "auction":
        deal = deal._after(Announcement("pass"))
    end = heuristic_for(game).play_out(deal)
    assert isinstance(end, ContractDeal)
    assert end.outcome is not None
    return strength.strength, end.outcome.is_made


def fitted(found: Sequence[tuple[float, bool]]) -> tuple[float, float]:
    """Return the strength that makes a bid half of the time, and how the odds grow with strength.

    A logistic regression, by Newton's method.
    """
    middle = mean([strength for strength, _ in found])
    level, slope = 0.0, 0.0
    for _step in range(STEPS):
        sums = [0.0] * 5
        for strength, is_made in found:
            off = strength - middle
            chance = 1 / (1 + exp(-level - slope * off))
            wrong, weight = is_made - chance, chance * (1 - chance)
            for place, more in enumerate((1, off)):
                sums[place] += wrong * more
            for place, more in enumerate((1, off, off**2), 2):
                sums[place] += weight * more
        up, along, square, mixed, wide = sums
        size = square * wide - mixed**2
        level += (wide * up - mixed * along) / size
        slope += (square * along - mixed * up) / size
    return middle - level / slope, slope


def main() -> None:
    """Print for each bid what strength makes it half of the time, beside what is asked for now."""
    wished = asked("bids", GAMES, deals=3000)
    for slug in wished.games:
        game = carte.game(slug)
        assert isinstance(game, ContractGame)
        if "direct_points" in game.options:  # so that points may be bid at once
            game = type(game)(**{**game.options, "direct_points": True})
        for bid in game.LADDER[:HIGHEST]:
            found = [
                end for seed in range(wished.deals) if (end := tried(game, bid, seed)) is not None
            ]
            half, slope = fitted(found)
            share = mean([is_made for _, is_made in found])
            print(
                f"{slug} {bid}: half at {half:.1f} (now {game.bid_strength[bid]:.1f}), odds grow "
                f"by {slope:.2f}; of {len(found)} any hands {share:.1%}",
                flush=True,
            )


if __name__ == "__main__":
    main()
