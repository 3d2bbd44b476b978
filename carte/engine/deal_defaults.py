"""What a deal may show besides hands and piles, and the defaults of games that lack it.

A tool asks for what it needs, whatever the game: what a game does not have is empty.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from carte.engine.cards import Card, Suit
from carte.engine.reading import InvalidValue
from carte.language import _

if TYPE_CHECKING:
    from carte.engine.auction.contract import Outcome
    from carte.engine.moves import Announcement, Move, Play
    from carte.engine.tricks.game import Trick

__all__ = ["DealDefaults"]


class DealDefaults:
    """Empty defaults for all that a deal may show; each kind of deal overrides what it has."""

    __slots__ = ()

    # ------------------------------------------------------------------ cards on a table

    @property
    def table(self) -> tuple[Card, ...]:
        """The cards on the table; none in a trick game."""
        return ()

    @property
    def scope(self) -> tuple[int, ...]:
        """The sweeps scored, by side; none in a trick game."""
        return ()

    @property
    def last_capturer(self) -> int | None:
        """The seat that captured last; None where nobody has, or there is nothing to capture."""
        return None

    def brings(self, choice: Announcement) -> int:
        """Return the points that an announcement brings at once; 0 where it scores nothing."""
        return 0

    # ------------------------------------------------------------------------- tricks

    def wins(self, play: Play) -> bool:
        """Return whether a card, played now, would be winning the trick; nowhere but in tricks."""
        return False

    @property
    def trick(self) -> tuple[Card, ...]:
        """The cards of the trick under way; none in a game without tricks."""
        return ()

    @property
    def is_dark(self) -> bool:
        """Whether a trick is played before it is known what wins it."""
        return False

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The tricks that are over; none in a game without tricks."""
        return ()

    @property
    def trump(self) -> Suit | None:
        """The trump suit; None where there is none, or none yet."""
        return None

    @property
    def card_points(self) -> tuple[int, ...]:
        """The points of the cards won, by side; empty where cards count only at the end.

        They are whole numbers of the game's unit, a point or part of one: ``game.counted`` puts
        them in words.
        """
        return ()

    @property
    def may_concede(self) -> bool:
        """Whether the side to act may give up the remaining tricks, so that another wins them."""
        return False

    @property
    def conceded_by(self) -> int | None:
        """The seat whose side has given up the remaining tricks; None where none has."""
        return None

    def concede(self) -> Self:
        """Return the deal where the side to act loses the remaining tricks, which ends it.

        Raises ``ValueError`` where it may not.
        """
        raise InvalidValue(_("There are no remaining tricks to give up here."))

    # ------------------------------------------------------------------------ auctions

    @property
    def is_dealt_again(self) -> bool:
        """Whether the deal is over and does not count: the same dealer deals again."""
        return False

    @property
    def calls(self) -> tuple[tuple[int, Move], ...]:
        """The bids and passes so far, each with its seat; none where there is no auction."""
        return ()

    @property
    def bid(self) -> str | None:
        """The bid that won the auction; None before that, and where there is none."""
        return None

    @property
    def declarer(self) -> int | None:
        """The seat that won the auction; None before that, and where there is none."""
        return None

    @property
    def called(self) -> Card | None:
        """The called card; None where there is none, or none yet."""
        return None

    @property
    def partner(self) -> int | None:
        """The declarer's partner; None where the declarer plays alone, and where there is none."""
        return None

    @property
    def giver(self) -> int | None:
        """The seat that gave the called card to the declarer; None where there is none."""
        return None

    @property
    def outcome(self) -> Outcome | None:
        """How the contract stands; None where there is no contract."""
        return None

    @property
    def payments(self) -> tuple[int, ...]:
        """The payment to each seat when the deal is over, below 0 where it pays; the sum is 0.

        Empty in games without payments.
        """
        return ()

    @property
    def monte(self) -> tuple[Card, ...]:
        """The cards that lie face down beside the hands; none where all are dealt."""
        return ()
