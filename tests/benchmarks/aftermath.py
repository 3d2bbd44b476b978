"""Of how many dear cards a review says what came: `python -m tests.benchmarks.aftermath [game …]`

Newcomers play seeded deals. Of the reader's cards that a review names as dear, while hands are
still hidden, it is counted of how many it says what came of them, by the rule that it names.
"""

import asyncio
from collections import Counter
from collections.abc import Iterator
from itertools import islice

import carte
from carte.board.seats import READER
from carte.engine.game import Game
from carte.engine.moves import Play
from carte.play.review.finding import Finding, choices, find
from carte.play.thinking import Thinking
from tests.benchmarks.options import asked
from tests.benchmarks.players import played


def dear_cards(game: Game) -> Iterator[Finding]:
    """Yield what a review finds at the reader's dear cards, deal by deal, without end."""
    seed = 0
    while True:
        players = [carte.player("newcomer", seed=seed + seat) for seat in range(game.seats)]
        deal = played(game.deal(seed=seed, dealer=-seed % game.seats), players)
        course = [*deal.course()]
        for number in choices(deal):
            before, move = course[number - 1]
            if before.turn == READER and isinstance(move, Play):
                finding = asyncio.run(find(deal, number, Thinking()))
                if finding.cost and finding.judgement.tries:
                    yield finding
        seed += 1


def main() -> None:
    """Print for each game of how many dear cards it is said what came of them, and by what rule."""
    wished = asked("aftermath", carte.GAMES, cards=12)
    for slug in wished.games:
        found = [*islice(dear_cards(carte.game(slug)), wished.cards)]
        said = sum(bool(one.aftermath) for one in found)
        rules = Counter(why.rule.tail if why.rule else "" for one in found for why in one.aftermath)
        named = ", ".join(f"{rule} {number}" for rule, number in rules.most_common())
        print(f"{slug}: {said} of {len(found)} dear cards explained; {named}", flush=True)


if __name__ == "__main__":
    main()
