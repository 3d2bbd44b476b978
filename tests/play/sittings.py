"""Sittings of every game, and random play at them."""

import random
from collections.abc import Iterator, Sequence
from random import Random

import carte
from carte.board.seats import READER
from carte.engine.deal import Deal
from carte.engine.game import Game
from carte.engine.moves import Announcement, Move
from carte.play import Sitting, code

CONTRACTS = ("briscola-chiamata", "mediatore")
GAMES = [
    carte.game("scopa", target=7),
    carte.game("scopone", target=5),
    carte.game("asso-piglia-tutto"),
    carte.game("cirulla", target=15),
    carte.game("briscola"),
    carte.game("briscola-chiamata"),
    carte.game("mediatore"),
    carte.game("cirulla", players=4, target=15),
    carte.game("briscola", wins=2, sixty="last-trick"),
    carte.game("scopa", players=3, target=5),
    carte.game("scopa", players=6, target=5),
    carte.game("scopone", hand_size=10, target=5),
    carte.game("asso-piglia-tutto", players=4),
    carte.game("cirulla", players=3, target=15),
]
"""The games, to a target that is soon reached."""


def begun(game: Game, seed: int = 1, deals: int = 2, level: str = "regular") -> Sitting:
    lasting = deals if game.slug in CONTRACTS else None
    return Sitting.begin(game, level=level, seed=seed, deals=lasting)


def last_decision(game: str, seed: int = 3, level: str = "regular", **options: object) -> Sitting:
    """The sitting in which the reader makes the last decision of a deal."""
    sitting = last = begun(carte.game(game, **options), seed, level=level)
    while not sitting.deal.is_over:
        last = sitting if sitting.deal.turn == READER else last
        moves = sitting.deal.legal_moves()
        sitting = sitting.play(moves[len(moves) // 2])
    return last


def near_the_end(game: str, seed: int = 3, level: str = "regular", **options: object) -> str:
    """The fragment of a link to a deal in which little is left to be played."""
    return f"#play={code(last_decision(game, seed, level, **options))}"


def chosen(rng: Random, deal: Deal) -> Move:
    """A random legal move; an auction is kept short, and declarations are made."""
    legal = deal.legal_moves()
    if deal.phase == "auction":
        return rng.choice(legal[:3])
    return legal[0] if str(legal[0]).startswith("declare") else rng.choice(legal)


def moments(game: Game, seed: int = 1, deals: int = 2) -> Iterator[Sitting]:
    """The sitting after every move of a match, one move of the reader's taken back in each deal."""
    rng = random.Random(seed)
    sitting = begun(game, seed, deals)
    yield sitting
    while not (sitting.deal.is_over and sitting.match.is_over):
        if sitting.deal.is_over:
            sitting = sitting.next()
        elif sitting.last_decision and not sitting.undone[-1]:
            sitting = sitting.undo()
        else:
            sitting = sitting.play(chosen(rng, sitting.deal))
        yield sitting


def decisions(game: Game, seeds: range = range(1, 13)) -> dict[str, Sitting]:
    """One sitting for every kind of decision that the reader makes, with the most to say.

    The kinds are the phases of a deal, and in play ``lead``, where a signal may be given, and
    ``declare``. The reader makes the lowest bid, and the others pass.
    """
    found: dict[str, tuple[int, Sitting]] = {}
    for seed in seeds:
        sitting = begun(game, seed)
        while not (deal := sitting.deal).is_over:
            moves = deal.legal_moves()
            if deal.turn == READER:
                said = [move for move in moves if isinstance(move, Announcement)]
                kind = _kind(deal, said)
                if kind not in found or len(said) > found[kind][0]:
                    found[kind] = (len(said), sitting)
            passes = deal.phase == "auction" and deal.turn != READER
            sitting = sitting.play(moves[0 if passes else 1 % len(moves)])
        found.setdefault("over", (0, sitting))
    return {kind: sitting for kind, (_, sitting) in found.items()}


def thoughts_of_others(game: Game, level: str = "expert") -> dict[str, Sitting]:
    """One sitting for every phase of a deal in which somebody else is to act.

    The player on the reader's right bids as low as can be, and all others pass.
    """
    found: dict[str, Sitting] = {}
    for seed in range(1, 5):
        sitting = begun(game, seed, level=level)
        while not (deal := sitting.deal).is_over:
            moves = deal.legal_moves()
            if deal.turn != READER and len(moves) > 1:
                found.setdefault(deal.phase, sitting)
            passes = deal.phase == "auction" and deal.turn != 1
            sitting = sitting.play(moves[0 if passes else 1 % len(moves)])
    return found


def _kind(deal: Deal, said: Sequence[Move]) -> str:
    if deal.phase != "play":
        return deal.phase
    if said:
        return "declare"
    leads = "signals" in deal.game.rulebook and not deal.trick
    return "lead" if leads else "play"
