"""The scores of deals, and matches: deals in a row until one side has won."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from carte.engine.deal import Deal
    from carte.engine.game import Game

__all__ = ["Match", "Score", "Unfinished"]


class Unfinished(ValueError):
    """A score asked of a deal that is not over."""


class Score:
    """What a deal gives one side: its ``items`` by name, zeros left out, and their ``total``.

    ``outright`` is whether the side wins whatever the points: the whole match, or this deal, where
    a match counts won deals.
    """

    __slots__ = ("items", "outright")

    items: dict[str, int]
    outright: bool

    def __init__(self, items: Mapping[str, int], *, outright: bool = False) -> None:
        self.items = {name: points for name, points in items.items() if points}
        self.outright = outright

    @property
    def total(self) -> int:
        """The sum of the items."""
        return sum(self.items.values())

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Score):
            return NotImplemented
        return (self.items, self.outright) == (other.items, other.outright)

    def __hash__(self) -> int:
        return hash(frozenset(self.items.items()))

    def __repr__(self) -> str:
        return f"Score({self.items!r}{', outright=True' * self.outright})"


class Match:
    """Deals in a row until the game's target is reached; immutable, like a deal.

    ``dealer`` deals next, ``scores`` are those of the deals so far, for each a tuple by side.
    ``deals`` is how many there will be where that, and no target, ends the match. Equal matches
    stand alike, whatever deals led there.

    A match holds the deals that were added: ``for deal in match`` gives them in order, and
    ``len(match)`` is their number. One that begins with ``scores`` has none of these deals.

    >>> import carte
    >>> game = carte.game("scopa", target=1)
    >>> players = [carte.player("regular", seed=seed) for seed in (1, 2)]
    >>> match = game.match().add(carte.playout(game.deal(seed=1), players))
    >>> len(match), [len(deal.moves) for deal in match]
    (1, [36])
    """

    __slots__ = ("_played", "dealer", "deals", "game", "scores")

    game: Game
    dealer: int
    scores: tuple[tuple[Score, ...], ...]
    deals: int | None
    _played: tuple[Deal, ...]

    def __init__(
        self,
        game: Game,
        dealer: int,
        scores: tuple[tuple[Score, ...], ...] = (),
        *,
        deals: int | None = None,
    ) -> None:
        self.game = game
        self.dealer = dealer
        self.scores = scores
        self.deals = deals
        self._played = ()

    def add(self, deal: Deal) -> Match:
        """Return the match after one more finished deal; the next seat deals then.

        Raises ``ValueError`` for a deal of other rules, or once the match is over, and
        ``Unfinished`` for a deal that is not over.
        """
        if deal.game != self.game:
            raise ValueError(f"this is a match of {self.game!r}, not of {deal.game!r}")
        if self.is_over:
            raise ValueError(f"this match of {self.game.slug} is over, {self.totals}")
        dealer = (self.dealer + 1) % self.game.seats
        after = Match(self.game, dealer, (*self.scores, deal.score()), deals=self.deals)
        after._played = (*self._played, deal)
        return after

    @property
    def totals(self) -> tuple[int, ...]:
        """The points so far, by side, or in a match of won deals how many each has won."""
        return self.game.totals(self)

    @property
    def is_over(self) -> bool:
        """Whether the match is won, or drawn."""
        return self.game.standing(self)[0]

    @property
    def winner(self) -> int | None:
        """The side that has won; None while undecided, and in a draw."""
        return self.game.standing(self)[1]

    def record(self) -> str:
        """Return the match as text, which ``carte.match_from_record`` reads.

        It has header lines, and then the record of each deal. Raises ``ValueError`` for a match
        that does not hold all its deals, and for one of more than a thousand.
        """
        from carte.formats.match_record import written

        return written(self)

    def __iter__(self) -> Iterator[Deal]:
        return iter(self._played)

    def __len__(self) -> int:
        return len(self._played)

    def __bool__(self) -> bool:
        """Whether there is a match: it is one before its first deal, too."""
        return True

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        return (self.game, self.dealer, self.scores, self.deals) == (
            other.game,
            other.dealer,
            other.scores,
            other.deals,
        )

    def __hash__(self) -> int:
        return hash((self.game, self.dealer, self.scores))

    def _repr_html_(self) -> str:
        from carte.engine.pictures import match_html

        return match_html(self)

    def __repr__(self) -> str:
        return f"<Match of {self.game.slug}: {self.totals} after {len(self.scores)} deals>"
