"""How well the coach warns: `python -m tests.benchmarks.coach [options] [game …]`

Newcomers play seeded deals. At some decisions of the reader's seat the coach looks at the moves as
at the play table, and then each of them is played out in the same worlds many times, or to the end
where the cards can be inferred: what it brings less than the best one is what it costs, in swings.
Of all moves that could be made the coach should warn of the plain blunders, and of little else.
"""

from collections import Counter, deque
from collections.abc import Iterator, Mapping
from random import Random

import carte
from carte.engine.deal import Deal
from carte.engine.moves import Move, Play
from carte.play.coach import looked_at, warnings_of
from carte.players import endgame
from carte.players.candidates import candidates, given_away
from carte.players.determinization import worlds
from carte.players.evaluation import margins
from carte.players.heuristic import heuristic_for
from carte.players.memory import Memory
from tests.benchmarks.options import asked

READER = 0
PART = 0.3
"""Of the reader's decisions so many are looked at."""

COSTS, BLUNDER = 0.1, 0.25
"""From how many swings on a warning is right, and a move a blunder."""


def tallied(costs: Mapping[str, float], warned: set[str]) -> Counter[str]:
    """Count the moves of a decision, by what each costs in swings, and those warned of."""
    blunders = {move for move, cost in costs.items() if cost >= BLUNDER}
    return Counter(
        decisions=1,
        moves=len(costs),
        warned=len(warned),
        right=sum(costs[move] >= COSTS for move in warned),
        blunders=len(blunders),
        caught=len(blunders & warned),
    )


def in_words(tally: Counter[str]) -> str:
    """Say what the coach has warned of, how often wrongly, and what it has let pass."""
    wrong = 1 - tally["right"] / max(1, tally["warned"])
    caught = tally["caught"] / max(1, tally["blunders"])
    return (
        f"{tally['warned']} of {tally['moves']} moves warned of, {wrong:.0%} of them wrongly; "
        f"{tally['caught']} of {tally['blunders']} blunders, {caught:.0%}; "
        f"{tally['decisions']} decisions"
    )


def decisions(game: carte.Game, seed: int) -> Iterator[Deal]:
    """Yield some decisions of the reader in a deal that newcomers play."""
    random = Random(f"{game.slug} {seed}")
    players = [carte.player("newcomer", seed=seed + seat) for seat in range(game.seats)]
    deal = game.deal(seed=seed, dealer=-seed % game.seats)
    while not deal.is_over:
        if deal.turn == READER and len(deal.legal_moves()) > 1 and random.random() < PART:
            yield deal
        deal = deal.play(players[deal.turn].choose(deal.view(deal.turn)))


def costs(deal: Deal, memory: Memory, play_outs: int) -> dict[str, float]:
    """Return what each move worth a thought costs against the best one, in swings."""
    view = deal.view(deal.turn)
    if end := endgame.ending(view, memory):
        worth = {str(move): margin for margin, move in endgame.margins(end)}
    else:
        worth = dict(_played_out(deal, memory, play_outs))
    best = max(worth.values())
    return {move: (best - margin) / deal.game.swing for move, margin in worth.items()}


def _played_out(deal: Deal, memory: Memory, play_outs: int) -> Iterator[tuple[str, float]]:
    """Yield each move with the mean margin of its play-outs, in the same worlds for all."""
    draw, random = worlds(deal.view(deal.turn), memory), Random(7)
    drawn = [draw(random) for _world in range(play_outs)]
    heuristic = heuristic_for(deal.game)
    moves: tuple[Move, ...] = (*candidates(deal), *given_away(deal))
    for move in moves:
        ends = (heuristic.play_out(world._after(move)) for world in drawn)
        yield str(move), sum(margins(end)[deal.turn] for end in ends) / play_outs


def remembered(deal: Deal) -> Memory:
    """Return what the seat to act can remember of a deal."""
    memory = Memory()
    for before, choice in deal.course():
        if isinstance(choice, Play):
            memory.hear(before.view(deal.turn), choice)
    return memory


def warned_of(deal: Deal, iterations: int | None, *, hurried: bool) -> set[str]:
    """Return the moves that the coach warns of, at the last or ``hurried`` at the first look."""
    told = (look for look in looked_at(deal, iterations) if look is not None)
    look = next(told) if hurried else deque(told, maxlen=1).pop()
    return {*warnings_of(deal, look)}


def main() -> None:
    """Print for each game how often the coach warns, how often wrongly, and what it lets pass."""
    numbers = {"decisions": 60, "play_outs": 1000, "iterations": None}
    wished = asked("coach", carte.GAMES, "hurried", **numbers)
    for slug in wished.games:
        game, tally, seed = carte.game(slug), Counter[str](), 0
        while tally["decisions"] < wished.decisions:
            for deal in decisions(game, seed):
                warned = warned_of(deal, wished.iterations, hurried=wished.hurried)
                tally += tallied(costs(deal, remembered(deal), wished.play_outs), warned)
            seed += 1
        print(f"{slug}: {in_words(tally)}", flush=True)


if __name__ == "__main__":
    main()
