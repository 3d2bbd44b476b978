"""How often an asso or a tre is given away: `python -m tests.benchmarks.carichi [options] [game …]`

Given away is one that is laid on a trick of the other side which nobody on one's own can still win,
where the hand holds a blank, or a card that would have won the trick. The last hand of two is left
out: it is played without a mistake, and may well be won by such a sacrifice.
"""

import carte
from carte.engine.cards import Card
from carte.engine.tricks.deal import TrickDeal
from carte.players import endgame
from carte.players.memory import Memory
from carte.players.partners import allied
from carte.players.throwaway_moves import HEAVY
from tests.benchmarks.options import asked
from tests.benchmarks.players import made

GAMES = ("briscola", "briscola-chiamata")
BAR = 0.1
"""How many a deal may be given away."""


def is_given_away(deal: TrickDeal, card: Card) -> bool:
    """Return whether the seat to act, with a card, gives an asso or a tre to the other side."""
    game, hand = deal.game, deal.hands[deal.turn]
    if not deal.trick or game.points(1 << card.index) < HEAVY or deal.trump is None:
        return False
    sides, trump = allied(deal), deal.trump.index
    place = game.best(deal._trick, trump)
    best = deal._trick[place].card
    later = [(deal.turn + step) % game.seats for step in range(1, game.seats - len(deal.trick))]

    def held(seat: int, over: Card) -> bool:
        """Return whether a seat holds a card that beats another."""
        return bool(deal._hands[seat] & game.stronger(over.index, trump))

    def wins(one: Card) -> bool:
        """Return whether a card would win the trick, whatever the others lay."""
        beats = game.stronger(best.index, trump) >> one.index & 1
        return bool(beats) and not any(held(seat, one) for seat in later if sides[seat] < 0)

    theirs = sides[(deal.leader + place) % game.seats] <= -1
    if not theirs or game.stronger(best.index, trump) >> card.index & 1:
        return False
    if any(held(seat, best) for seat in later if sides[seat] > 0):
        return False
    return any(wins(one) or not game.points(1 << one.index) for one in hand)


def main() -> None:
    """Print how many are given away a deal by game and level, and whether that is little."""
    wished = asked("carichi", GAMES, deals=200, iterations=None)
    for slug in wished.games:
        for level in ("regular", "expert"):
            game, given = carte.game(slug), 0
            for seed in range(wished.deals):
                players = [made(level, wished.iterations, seat) for seat in range(game.seats)]
                deal = game.deal(seed=seed)
                while not deal.is_over:
                    view = deal.view(deal.turn)
                    choice = players[deal.turn].choose(view)
                    is_open = endgame.ending(view, Memory()) is not None
                    if isinstance(choice, carte.Play) and not is_open:
                        assert isinstance(deal, TrickDeal)
                        given += is_given_away(deal, choice.card)
                    deal = deal.play(choice)
            rate = given / wished.deals
            verdict = "reached" if rate <= BAR else "MISSED"
            print(
                f"{slug}, {level}s: {rate:.2f} carichi given away a deal; at most {BAR} {verdict}",
                flush=True,
            )


if __name__ == "__main__":
    main()
