"""Tricky cases of tressette: what may be declared, what it scores, and signals that are true."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any

from carte.engine.cards import cards, mask_of
from carte.engine.conditions import where
from carte.games.cases import Case
from carte.games.tressette.accusi import named_accuso
from carte.language import _
from carte.quiz.outcomes import Asker, LineOfPlay, number
from carte.quiz.question import Posed
from carte.quiz.recipes.dealing import case_of, dealt, written
from carte.quiz.recipes.moves import which_are_legal
from carte.quiz.recipes.recipe import Recipe

__all__ = ["ASKERS", "RECIPES", "facts", "with_a_signal"]

WON = "4D 4C 4S 4B"
"""A trick of cards that nobody misses, after which nothing is declared any more."""


def declared(rules: Any, rng: Random) -> Case | None:
    """Deal a hand with something to declare, and declare it all."""
    (hand,) = dealt(rules, rng, rules.hand_size)
    at = {"hand": written(hand)}
    deal = rules.position(**at)
    after = deal.declaring_all()
    play = [*map(str, after.moves)]
    if not play:
        return None
    return case_of(rules, at, deal.ruling(play[0]), play=play, then={"accused": [*after.accused]})


def with_a_signal(rules: Any, rng: Random, *, won: str = "") -> Case | None:
    """Let the hand lead, with only true signals allowed; ``won`` are cards of a trick before."""
    (hand,) = dealt(rules, rng, 4)
    if mask_of(hand) & mask_of(cards(won)):
        return None
    at = {"hand": written(hand), "leader": 0, **({"piles": [won, ""]} if won else {})}
    return which_are_legal(rules, rules.position(**at), at, rng, "volo striscio")


def what_is_declared(line: LineOfPlay) -> Posed | None:
    """Ask what is scored for all that is declared."""
    if not any(one.startswith("declare") for one in line.case.play):
        return None
    end: Any = line.end
    points = sum(end.accused)
    return number(_("How many points do the accusi score?"), (0, 3, 4, 6, 7), points)


def facts(at: Mapping[str, Any], seats: Sequence[str]) -> Iterator[str]:
    """Yield what a position says of what was declared and drawn."""
    for seat, some in at.get("accusi", ()):
        accuso = named_accuso(mask_of(cards(some)))
        yield _("{Seat} has declared {accuso}.").format(Seat=seats[seat], accuso=accuso)


RECIPES: Sequence[Recipe] = (
    Recipe("accusi", ("napoletana",), declared),
    Recipe("signals", ("busso",), partial(with_a_signal, won=WON), where(signal_truth=True)),
)
"""The recipes for cases that no other game has."""

ASKERS: Sequence[Asker] = (what_is_declared,)
"""The questions to ask before those of all games."""
