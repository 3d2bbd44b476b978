"""Briscola, for two: win tricks with any card you like, and more than half of 120 points."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar, NamedTuple, cast

from carte.engine.capture.statements import BOOK, SEED
from carte.engine.cards import OF_SUIT, PACK, Card, InvalidCard, cards, indices, suit_of
from carte.engine.count import Counting, Ending, Line
from carte.engine.match import Match, Score
from carte.engine.moves import Move, Play
from carte.engine.position import Cards, InvalidPosition
from carte.engine.reading import shown
from carte.engine.rulebook import Statement
from carte.engine.scoring import most
from carte.engine.tricks.deal import TrickDeal
from carte.engine.tricks.game import TRICK_FACTS, TrickGame, any_card
from carte.engine.tricks.seating import Given, Seating
from carte.engine.tricks.statements import shared
from carte.engine.tricks.weights import TrickWeights
from carte.games.briscola.house_rules import SIXTY, WINS, is_of_several_deals
from carte.language import N_, _

__all__ = ["Briscola", "BriscolaDeal", "BriscolaTricks"]

PAGAT = "Pagat, Briscola"

_up_to_three = lru_cache(maxsize=1 << 14)(any_card)  # room for all 10,701 such hands


class TurnedUp(NamedTuple):
    """What is settled from the beginning: the trump suit, and the card that was turned up."""

    phase: str
    trump: int
    card: int | None


class BriscolaTricks(TrickGame):
    """What every game of the briscola family shares: trumps, points, and any card may be played."""

    STRENGTH = (1, 3, 10, 9, 8, 7, 6, 5, 4, 2)
    POINTS: ClassVar = {1: 11, 3: 10, 10: 4, 9: 3, 8: 2}
    has_trumps = True

    def plays(self, hand: int, trick: tuple[Play, ...]) -> tuple[Move, ...]:
        """Every card of the hand may be played. [any-card]"""
        return any_card(hand)


class Briscola(BriscolaTricks):
    """Briscola: the turned-up card makes its suit trump; one deal decides, or several."""

    slug = "briscola"
    swing = 25.0
    emblem = "1S"
    place_in_book = 50
    weights = TrickWeights(beaten=2.0, trumped=1.15, won=0.02, given=0.2, trump=1.0, high=1.2)

    FACTS: ClassVar = (*TRICK_FACTS, "trump", "stock")

    seats = 2
    sides = 2
    hand_size = 3
    packet = 1

    HOUSE_RULES = (SIXTY, WINS)
    sixty: str
    wins: int

    RULES: ClassVar[tuple[Statement, ...]] = (
        Statement(
            "deal",
            N_(
                "Each player gets three cards, one at a time. The next card is turned up and "
                "stays under the stock, as its last card."
            ),
            SEED,
        ),
        Statement(
            "briscola",
            N_("The suit of the turned-up card, the briscola, is trump for the whole deal."),
            SEED,
        ),
        Statement(
            "first-player",
            N_("The player who did not deal leads to the first trick."),
            PAGAT,
        ),
        shared("turn", SEED),
        shared("in-hand", SEED),
        shared("any-card", PAGAT),
        shared("strength", SEED),
        shared("trump", SEED),
        shared("other-suit", SEED),
        shared("trick", SEED),
        shared("lead", SEED),
        Statement(
            "refill",
            N_(
                "After each trick both draw a card, the winner first, so that the loser of the "
                "17th trick gets the turned-up card. The last three tricks are played without "
                "drawing."
            ),
            SEED,
        ),
        shared("points", SEED),
        Statement(
            "win",
            N_("61 points or more win. All tricks are played, even when that is decided."),
            SEED,
        ),
        Statement(
            "draw",
            N_("60 points each are a draw: one deal decides."),
            SEED,
            lambda game: game.sixty == "draw" and not is_of_several_deals(game),
        ),
        Statement(
            "draw",
            N_("60 points each are a draw: such a deal counts for nobody."),
            BOOK,
            lambda game: game.sixty == "draw" and is_of_several_deals(game),
        ),
        shared("no-such-move", BOOK),
        shared("over", SEED),
    )

    def lay_out(self, order: list[int], dealer: int) -> BriscolaDeal:
        """Three cards go to each player, the next is turned up under the stock. [deal, briscola]"""
        dealt = self.seats * self.hand_size
        turned_up = order[dealt]
        terms = TurnedUp("play", turned_up % 4, turned_up)
        stock = (*order[dealt + 1 :], turned_up)
        return BriscolaDeal(self, dealer, terms, Seating.dealt(self, order, dealer), stock)

    def choices(self, terms: Any, hand: int, trick: tuple[Play, ...]) -> tuple[Move, ...]:
        """Every card of the hand may be played, and a hand is three cards at most. [any-card]"""
        return _up_to_three(hand)

    def refill(
        self, hands: list[int], stock: tuple[int, ...], winner: int
    ) -> tuple[list[int], tuple[int, ...]]:
        """The winner of the trick draws first, then the loser. [refill]"""
        hands[winner] |= 1 << stock[0]
        if len(stock) > 1:
            hands[1 - winner] |= 1 << stock[1]
        return hands, stock[2:]

    # ------------------------------------------------------------------- deals and matches

    @property
    def outright(self) -> tuple[str, ...]:
        """The last trick may win a deal of equal points. [last-trick]"""
        return ("last-trick",) if self.sixty == "last-trick" else ()

    @property
    def counts_won_deals(self) -> bool:
        """A match may be one of several deals. [wins]"""
        return is_of_several_deals(self)

    @property
    def goal(self) -> int | None:
        """So many won deals win such a match. [wins]"""
        return self.wins if self.counts_won_deals else None

    @property
    def goal_in_words(self) -> str:
        """Say how many won deals win a match. [wins]"""
        return _("{wins} won deals").format(wins=self.wins)

    def standing(self, match: Match) -> tuple[bool, int | None]:
        """One deal decides, or as many won ones as agreed. [win, draw, last-trick, wins]"""
        if self.goal is None:
            return super().standing(match)
        winner = most(match.totals)
        is_over = max(match.totals) >= self.goal
        return is_over, winner if is_over else None

    def finished(self, piles: Sequence[int], *, last_trick: int = 0, **facts: Any) -> BriscolaDeal:
        """``last_trick`` is the side that has won it. [last-trick]"""
        return cast(BriscolaDeal, super().finished(piles, leader=last_trick, **facts))

    def steps(self, counting: Counting) -> Iterator[Line]:
        """The points, and at equal ones whose the last trick was. [points, last-trick]"""
        yield from super().steps(counting)
        by_last_trick = [end.score()[end.turn].outright for end in counting.ends]
        if all(by_last_trick):
            words = _("60 to 60: the last trick decides.")
            yield Line("last-trick", (), (), words, self.rulebook["last-trick"])

    def known_terms(self, facts: Mapping[str, Any]) -> TurnedUp:
        """The turned-up card lies open to both. [briscola]"""
        return self._turned_up(facts["turned_up"] or facts["trump"])

    def _turned_up(self, text: Card | str) -> TurnedUp:
        """Return what a card, or just a suit, makes trump."""
        try:
            card = Card(text)
        except InvalidCard:
            return TurnedUp("play", suit_of(text).index, None)
        return TurnedUp("play", card.suit.index, card.index)

    def elsewhere(
        self, unseen: Sequence[Card], hand: Sequence[Card], facts: Mapping[str, Any]
    ) -> dict[str, Any]:
        """While hands are whole, what nobody sees is the stock. [deal, briscola]"""
        if "stock" in facts or len(hand) != self.hand_size:
            return {}
        return {"stock": over_the_trump(unseen, str(facts.get("trump", "")))}

    def position(
        self,
        /,
        hand: Cards | None = None,
        *,
        hands: Sequence[Cards] | None = None,
        trick: Cards = "",
        trump: Card | str | None = None,
        stock: Cards | None = None,
        tricks: Iterable[Sequence[Any]] = (),
        piles: Sequence[Cards] | None = None,
        turn: int | None = None,
        leader: int | None = None,
        dealer: int = 0,
        **own: object,
    ) -> BriscolaDeal:
        """Return any position, to check a case: ``position(hand="1B", trick="5B", trump="S")``.

        ``hand`` is held by the seat to act; ``hands`` gives both hands by seat instead. ``turn``
        is the seat to act and ``leader`` the one that led to the trick; by default the one after
        the dealer leads. ``trump`` is a suit or the turned-up card; by default the last card of
        the stock is that. ``piles`` go by seat, and so do ``tricks``, pairs of the leader and the
        cards: won cards are in the piles or in tricks. Where a hand is given and no stock, the
        cards not seen yet are dealt, in canonical order: as many to the other hand as fit, and
        the rest, where three are in hand, to the stock, a trump last. Cards that are nowhere are
        out of play. Raises ``InvalidPosition`` or ``InvalidCard``.
        """
        self.check_facts(
            own, "hand or hands, trick, trump, stock, tricks, piles, turn, leader, dealer"
        )
        self.check_seat(dealer, "dealer")
        drawn = cards(stock or "")
        if trump is None and not drawn:
            raise InvalidPosition(
                f"a position of {self.slug} needs a trump: a suit, the card turned up, or a stock"
            )
        terms = self._turned_up(drawn[-1] if trump is None else trump)
        if drawn and terms.card is None and drawn[-1].suit.index == terms.trump:
            terms = self._turned_up(drawn[-1])
        if drawn and terms.card != drawn[-1].index:
            raise InvalidPosition(
                f"trump={shown(trump)}: the card turned up is the last of the stock, {drawn[-1]}"
            )
        given = Given.read(self, hand, hands, trick, tricks, piles, turn, leader)
        first = (dealer + 1) % self.seats
        seating = given.seating(self, first=first, trump=terms.trump, elsewhere={"stock": drawn})
        order = tuple(card.index for card in drawn)
        if hand is not None and stock is None:
            last = self._last_of_stock(terms, seating)
            if last is not None:
                terms = terms._replace(card=last)
                seating = seating._replace(unseen=seating.unseen & ~(1 << last))
            seating = seating.filled()
            order = () if last is None else (*indices(seating.unseen), last)
        seating.check_hands(self)
        return BriscolaDeal(self, dealer, terms, seating, order)

    def _last_of_stock(self, terms: TurnedUp, seating: Seating) -> int | None:
        """Return the card that lies under the stock: the one turned up, or the highest trump there.

        With less than three cards in hand there is no stock any more, so none lies under it.
        """
        there = seating.unseen & OF_SUIT[terms.trump]
        if terms.card is not None:
            there &= 1 << terms.card
        if not there or seating.hands[seating.turn].bit_count() < self.hand_size:
            return None
        return indices(there)[-1]


def over_the_trump(unseen: Sequence[Card], trump: str) -> tuple[Card, ...]:
    """Return the stock with the card under it that was turned up, or the highest trump there."""
    under = [card for card in unseen if str(card) == trump.upper()]
    under = under or [card for card in unseen if card.suit == trump.upper()]
    return (*(card for card in unseen if card not in under[-1:]), *under[-1:])


class BriscolaDeal(TrickDeal):
    """A deal of Briscola at one moment."""

    __slots__ = ()

    game: Briscola

    @property
    def turned_up(self) -> Card | None:
        """The card that made its suit trump, wherever it is now; None where it is not known."""
        card = self._terms.card
        return None if card is None else PACK[card]

    @property
    def ending(self) -> Ending:
        """Whose the last trick was may decide. [last-trick]"""
        facts = {"last_trick": self._turn} if self.game.outright else {}
        return super().ending._replace(facts=facts)

    def _scores(self) -> tuple[Score, ...]:
        """At equal points the last trick may win the deal. [last-trick]"""
        scores = super()._scores()
        if self.game.sixty == "draw" or most([score.total for score in scores]) is not None:
            return scores
        return tuple(
            Score(score.items, outright=side == self._turn) for side, score in enumerate(scores)
        )

    def _seen(self, seat: int) -> dict[str, Any]:
        """The turned-up card lies open, the rest of the stock does not. [briscola]"""
        turned_up = self.turned_up and str(self.turned_up)
        return {**super()._seen(seat), "turned_up": turned_up, "stock_size": len(self._stock)}

    def _facts(self) -> dict[str, Any]:
        return {
            **super()._facts(),
            "trump": str(self.turned_up or self.trump),
            "stock": " ".join(map(str, self.stock)),
        }
