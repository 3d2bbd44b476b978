"""The scores of deals, and matches: deals in a row until one side has won."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, overload

from carte.engine.reading import InvalidValue, saferepr
from carte.language import _

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

    def doubled(self) -> Score:
        """Return the score with each item twice."""
        items = {name: 2 * points for name, points in self.items.items()}
        return Score(items, outright=self.outright)

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
    stand alike, whatever deals led there. ``resigned`` is the side that has given the match up,
    None where none has, and ``doubled`` is whether the next deal counts double.

    A match holds the deals that were added: ``for deal in match`` gives them in order,
    ``match[-1]`` is the last, and ``len(match)`` their number. One that begins with ``scores`` has
    none of these deals.

    >>> import carte
    >>> game = carte.game("scopa", target=1)
    >>> players = [carte.player("regular", seed=seed) for seed in (1, 2)]
    >>> match = game.match().add(carte.playout(game.deal(seed=1), players))
    >>> len(match), [len(deal.moves) for deal in match]
    (1, [36])
    """

    __slots__ = ("_played", "dealer", "deals", "doubled", "game", "resigned", "scores")

    game: Game
    dealer: int
    scores: tuple[tuple[Score, ...], ...]
    deals: int | None
    doubled: bool
    resigned: int | None
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
        self.doubled = False
        self.resigned = None
        self._played = ()

    def add(self, deal: Deal) -> Match:
        """Return the match after one more finished deal; the next seat deals then.

        A deal that a player has thrown in is held, but does not count: the same dealer deals again.
        Raises ``ValueError`` for anything but a deal, for a deal of other rules, or once the match
        is over, and ``Unfinished`` for a deal that is not over.
        """
        from carte.engine.deal import check_deal

        check_deal(deal)
        if deal.game != self.game:
            raise ValueError(f"this is a match of {self.game!r}, not of {deal.game!r}")
        self._check_going_on()
        after = self.booked(deal.score())
        if deal.is_dealt_again:
            after.dealer, after.scores = self.dealer, self.scores
        after._played = (*self._played, deal)
        return after

    def booked(self, scores: tuple[Score, ...]) -> Match:
        """Return the match after one more deal with these scores, without the deal itself."""
        counted = tuple([score.doubled() for score in scores]) if self.doubled else scores
        dealer = (self.dealer + 1) % self.game.seats
        after = Match(self.game, dealer, (*self.scores, counted), deals=self.deals)
        after.doubled = self.game.doubles_after(scores)
        return after

    def resign(self, side: int) -> Match:
        """Return the match as it is where a side gives it up: over, with the same totals.

        Of two sides the other wins, of three the better of the other two, and nobody if these are
        level or where each seat is paid for itself. A deal under way does not count. Raises
        ``ValueError`` for a side that the match does not have, or once it is over.

        >>> import carte
        >>> match = carte.game("scopa").match().resign(1)
        >>> match.is_over, match.winner, match.resigned, match.totals
        (True, 0, 1, (0, 0))
        """
        if type(side) is not int or not 0 <= side < self.game.sides:
            words = _("side={given}: a match of {game} has sides 0 to {last}")
            facts = {"game": self.game.slug, "last": self.game.sides - 1}
            raise InvalidValue(words.format(given=saferepr(side), **facts))
        self._check_going_on()
        given_up = Match(self.game, self.dealer, self.scores, deals=self.deals)
        given_up._played = self._played
        given_up.doubled = self.doubled
        given_up.resigned = side
        return given_up

    def _check_going_on(self) -> None:
        if self.is_over:
            raise ValueError(f"this match of {self.game.slug} is over, {self.totals}")

    @property
    def totals(self) -> tuple[int, ...]:
        """The points so far, by side, or in a match of won deals how many each has won."""
        return self.game.totals(self)

    @property
    def is_over(self) -> bool:
        """Whether the match is won, drawn or given up."""
        return self.resigned is not None or self.game.standing(self)[0]

    @property
    def winner(self) -> int | None:
        """The side that has won; None while undecided, and in a draw."""
        if self.resigned is not None:
            return self.game.winner_without(self.resigned, self.totals)
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

    @overload
    def __getitem__(self, place: int) -> Deal: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Deal, ...]: ...
    def __getitem__(self, place: int | slice) -> Deal | tuple[Deal, ...]:
        return self._played[place]

    def __len__(self) -> int:
        return len(self._played)

    def __bool__(self) -> bool:
        """Whether there is a match: it is one before its first deal, too."""
        return True

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        return self._stand == other._stand

    @property
    def _stand(self) -> tuple[object, ...]:
        """All in which matches that stand alike are equal."""
        return self.game, self.dealer, self.scores, self.deals, self.doubled, self.resigned

    def __hash__(self) -> int:
        return hash((self.game, self.dealer, self.scores))

    def _repr_html_(self) -> str:
        from carte.engine.pictures import match_html

        return match_html(self)

    def __repr__(self) -> str:
        given_up = "" if self.resigned is None else f", given up by side {self.resigned}"
        deals = f"after {len(self.scores)} deals{given_up}"
        return f"<Match of {self.game.slug}: {self.totals} {deals}>"
