"""How well is bid: `python -m tests.benchmarks.auctions [options] [game …]`

Deals among regulars. A table that bids too little makes every contract and leaves much to
others; one that bids too much pays for it. So a good share of the contracts is made, not all, and
to be the declarer pays. What comes of it is written down with the strength of the game's players.
"""

from collections import defaultdict
from statistics import mean

import carte
from carte.engine.auction.contract import ContractDeal
from tests.benchmarks.options import asked
from tests.benchmarks.players import keep, made, played

GAMES = ("briscola-chiamata", "mediatore")
FEWEST, MOST = 0.55, 0.75
"""Between these should be the share of the contracts that are made."""


def main() -> None:
    """Print for each bid how often it wins the auction and is made, and what that pays."""
    wished = asked("auctions", GAMES, deals=1000)
    for slug in wished.games:
        game = carte.game(slug)
        found: defaultdict[str | None, list[tuple[bool, int]]] = defaultdict(list)
        for seed in range(wished.deals):
            players = [made("regular", None, seat) for seat in range(game.seats)]
            deal = played(game.deal(seed=seed), players)
            assert isinstance(deal, ContractDeal)
            if deal.outcome and deal.declarer is not None:
                found[deal.bid].append((deal.outcome.is_made, deal.payments[deal.declarer]))
        ends = [end for bid in found.values() for end in bid]
        share, pay = mean([is_made for is_made, _ in ends]), mean([paid for _, paid in ends])
        told = {"deals": wished.deals, "contracts": len(ends), "made": share, "paid": pay}
        keep(slug, "contracts", told)
        is_well_bid = FEWEST <= share <= MOST and pay > 0
        print(
            f"{slug}, regulars: {len(ends)} contracts in {wished.deals} deals, {share:.1%} "
            f"made, {pay:+.2f} paid to the declarer; {FEWEST:.0%} to {MOST:.0%} made, more than 0 "
            f"paid {'reached' if is_well_bid else 'MISSED'}"
        )
        for bid in game.LADDER:
            if bid in found:
                kept, paid = zip(*found[bid], strict=True)
                print(f"  {bid}: {len(kept)}, {mean(kept):.1%} made, {mean(paid):+.2f} paid")


if __name__ == "__main__":
    main()
