"""Tricky cases: positions that settle a rule, as data for the tests and for the book.

A case says in one sentence what it settles, which rules it shows, and what must come out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from carte.engine.cards import PACK, Card, cards
from carte.engine.deal import Deal
from carte.engine.game import Game
from carte.engine.match import Match, Score
from carte.games import GAMES, cached_per_registry, game, load_toml

__all__ = ["Case", "by_key", "case_of", "cases", "deck_with", "match_of"]

_LISTS = ("rules", "legal", "play", "match", "primiera")
_TABLES = ("house", "at", "refused", "then")


class Case(NamedTuple):
    """A position and what the rules say about it; what a case leaves out is empty.

    ``at`` holds the arguments of ``game.position`` or, with a ``deck`` or a ``seed``, of
    ``game.deal``, where ``layout`` stands for a deck that begins with this table; ``legal`` all
    legal moves, ``sweeps`` those of them that score a scopa (None: left out), ``refused`` wrong
    moves and the tails of the rules against them. ``play`` is a line of moves, after which ``then``
    holds of the deal.
    ``misdeal`` is the tail of the rule by which a deck is dealt again, ``primiera`` what the piles
    count, and ``match`` the points of a match's deals (or their items), to which the deal ``at`` is
    added; ``then`` holds of the match.
    """

    id: str
    slug: str
    says: str
    rules: list[str]
    house: Mapping[str, object]
    at: Mapping[str, Any]
    legal: list[str]
    sweeps: list[str] | None
    refused: Mapping[str, str]
    play: list[str]
    then: Mapping[str, Any]
    misdeal: str
    primiera: list[int]
    match: list[list[int | dict[str, int]]]

    @property
    def game(self) -> Game:
        """The game under the house rules of the case."""
        return _game(self.slug, tuple(self.house.items()))

    @property
    def deal(self) -> Deal:
        """The position of the case."""
        at = {name: value for name, value in self.at.items() if name != "layout"}
        if (deck := self.deck) is not None:
            return self.game.deal(**{**at, "deck": deck})
        return self.game.deal(**at) if "seed" in at else self.game.position(**at)

    @property
    def deck(self) -> Sequence[Card] | None:
        """The deck of the deal that the case is about; None for a position or a seed."""
        if "layout" in self.at:
            return deck_with(cards(self.at["layout"]), self.game)
        return cards(self.at["deck"]) if "deck" in self.at else None


@cached_per_registry
def _game(slug: str, house: tuple[tuple[str, object], ...]) -> Game:
    """Return a game, made once for all cases: it caches what it works out of its rules."""
    return game(slug, **dict(house))


def deck_with(layout: tuple[Card, ...], game: Game) -> list[Card]:
    """Return a deck that puts ``layout`` on the first table when it is dealt.

    Raises ``ValueError`` for more or fewer cards than are laid there.
    """
    laid = dict(zip(game.first_table, layout, strict=True))
    rest = iter([card for card in PACK if card not in layout])
    return [laid.get(place) or next(rest) for place in range(len(PACK))]


def match_of(case: Case) -> Match:
    """Return the match that a case is about, to its end."""
    match = case.game.match()
    for deal in case.match:
        match = match.booked(_scores(deal))
    return match.add(case.deal) if case.at else match


def _scores(deal: list[int | dict[str, int]]) -> tuple[Score, ...]:
    return tuple(Score(side if isinstance(side, dict) else {"points": side}) for side in deal)


def by_key(slug: str) -> dict[str, Case]:
    """Return the cases of a game by their keys: those that share an id are counted, ``SC-02.2``."""
    times: dict[str, int] = {}
    found = {}
    for case in cases(slug):
        times[case.id] = number = times.get(case.id, 0) + 1
        found[case.id if number == 1 else f"{case.id}.{number}"] = case
    return found


@cached_per_registry
def cases(slug: str) -> tuple[Case, ...]:
    """Return the cases of a game, in order; raises ``ValueError`` for an unknown game."""
    if slug not in GAMES:
        raise ValueError(f"there are no cases of {slug!r}; there are cases of {', '.join(GAMES)}")
    file = load_toml(slug, "cases.toml")
    return tuple(case_of(slug, entry) for entry in file["case"]) if file else ()


def case_of(slug: str, entry: Mapping[str, Any]) -> Case:
    """Return the case of a game that an entry of a file describes."""
    blank: dict[str, Any] = (
        {name: [] for name in _LISTS}
        | {name: {} for name in _TABLES}
        | {"misdeal": "", "sweeps": None}
    )
    return Case(**{**blank, "slug": slug, **entry})
