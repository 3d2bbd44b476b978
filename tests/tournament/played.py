"""Tournaments played by chance."""

from collections.abc import Iterator
from random import Random

from carte.tournament.messages import Form
from carte.tournament.model import Tournament
from carte.tournament.steps import begin, enter, game_of, is_over, join, leave, pair

NAMES = [f"Person {number}" for number in range(1, 200)]


def entered(
    entrants: int,
    *,
    game: str = "scopa",
    players: int = 2,
    form: Form = "swiss",
    rounds: int = 0,
    seed: int = 1,
) -> Tournament:
    """A tournament before its first round."""
    names = iter(NAMES)
    played = game_of(game, players)
    size = played.seats // played.sides
    lines = ["+".join(next(names) for _one in range(size)) for _entrant in range(entrants)]
    return begin(game, players, form, lines, rounds=rounds, seed=seed)


def with_results(tournament: Tournament, rng: Random) -> Tournament:
    """The last round with results by chance."""
    place = len(tournament.played) - 1
    for number in range(len(tournament.played[place].tables)):
        points = [rng.randint(0, 11) for _side in range(tournament.sides)]
        if tournament.form == "knock-out":
            points[0] = 12
        tournament = enter(tournament, place, number, points)
    return tournament


def rounds_of(
    tournament: Tournament, rng: Random, *, comings: bool = False
) -> Iterator[tuple[Tournament, Tournament]]:
    """Each round of a tournament: before it was paired, and with its results."""
    while not is_over(tournament):
        before = tournament
        tournament = with_results(pair(before), rng)
        yield before, tournament
        number = len(tournament.played) + 1
        there = tournament.present(number)
        if comings and len(there) > 6 and rng.random() < 0.3:
            tournament = leave(tournament, rng.choice(there))
        if comings and len(tournament.entrants) < 60 and rng.random() < 0.3:
            tournament = join(tournament, [f"Late {number}"])
