"""Tressette, for four in pairs or for two: follow suit, declare what you hold, count in thirds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

from carte.engine.cards import EVERY_CARD, MASKS, OF_SUIT, Card, Suit, cards, indices, mask_of
from carte.engine.match import Match, Score
from carte.engine.moves import Play
from carte.engine.phrases import every
from carte.engine.position import Cards, InvalidPosition, lists_of_cards
from carte.engine.reading import COUNT, LIST, dict_of, list_of, saferepr
from carte.engine.rulebook import Grounds
from carte.engine.scorable import Scorable
from carte.engine.scoring import most
from carte.engine.tricks.game import NO_TRUMP, TRICK_FACTS
from carte.engine.tricks.seating import CardFacts, Seating
from carte.engine.tricks.weights import TrickWeights
from carte.games.tressette.accusi import POINTS
from carte.games.tressette.deal import Shown, TressetteDeal
from carte.games.tressette.family import ABOVE_A_RE, LAST_TRICK, TressetteTricks
from carte.games.tressette.house_rules import HOUSE_RULES
from carte.games.tressette.items import ACCUSI, ITEMS, WHOLE, has_accusi
from carte.games.tressette.rules import RULES
from carte.language import N_, _

__all__ = ["Tressette"]

_SCORED = list_of(dict_of(COUNT))


class Tressette(TressetteTricks):
    """Tressette: no trumps and no auction; partners signal, and the best cards score in hand."""

    slug = "tressette"
    swing = 4.0
    emblem = "3B"
    place_in_book = 65

    SLIDES = N_("The leader has more of the suit, but not its asso, 2 or 3.")

    hand_size = 10
    packet = 5

    HOUSE_RULES = HOUSE_RULES
    players: int
    target: int
    accusi: bool
    cappotto: bool
    to_lose: bool

    ITEMS: ClassVar = ITEMS
    RULES: ClassVar = RULES
    weights = TrickWeights(beaten=3.0, helped=3.0, strong=3.0)

    FACTS: ClassVar = (*TRICK_FACTS, "stock")
    OWN_FACTS: ClassVar = {"accusi": "sets shown", "scored": "items", "drawn": "rows in hand"}

    @cached_property
    def has_accusi(self) -> bool:
        """Whether cards held score before they are played. [accusi]"""
        return has_accusi.holds(self)

    @property
    def has_stock(self) -> bool:
        """Two players draw from a stock. [refill]"""
        return self.players == 2

    @property
    def has_signals(self) -> bool:
        """Two players have nobody to signal to. [signals]"""
        return self.players > 2

    @property
    def facts(self) -> tuple[str, ...]:
        """What is drawn is a fact where there is a stock, and what is declared where it scores."""
        left_out = set() if self.has_stock else {"stock", "drawn"}
        left_out |= set() if self.has_accusi else {"accusi", "scored"}
        return tuple([name for name in super().facts if name not in left_out])

    # ------------------------------------------------------------------------- the deal

    def lay_out(self, order: list[int], dealer: int) -> TressetteDeal:
        """Ten cards go to each player, five at a time; with two the rest is the stock. [deal]"""
        dealt = self.seats * self.hand_size
        seating = Seating.dealt(self, order, dealer)
        shown = self._shown(seating, (), self._nothing, self._no_rows)
        return TressetteDeal(self, dealer, shown, seating, tuple(order[dealt:]))

    @cached_property
    def _nothing(self) -> tuple[int, ...]:
        return (0,) * self.sides

    @cached_property
    def _no_rows(self) -> tuple[tuple[int, ...], ...]:
        return ((),) * self.seats if self.has_stock else ()

    def _shown(
        self,
        seating: Seating,
        accusi: Sequence[tuple[int, int]],
        scored: Sequence[int],
        drawn: Sequence[tuple[int, ...]],
    ) -> Shown:
        """Return what everybody has seen, and of which cards an accuso must hold one.

        [accuso-first-trick, accuso-drawn]
        """
        has_begun = bool(seating.tricks) or any(seating.won)
        sizes = [hand.bit_count() for hand in seating.hands]
        due = self._due(has_begun, sizes, drawn)
        return Shown(due=due, accusi=tuple(accusi), scored=tuple(scored), drawn=tuple(drawn))

    def _due(
        self, has_begun: bool, sizes: Sequence[int], drawn: Sequence[Sequence[int]]
    ) -> tuple[int, ...]:
        """In the first trick any accuso is due, and after a draw one with the card just drawn.

        A hand is full again after each draw. [accuso-first-trick, accuso-drawn]
        """
        if not self.has_accusi:
            return ()
        if not has_begun:
            return (EVERY_CARD,) * self.seats
        if not any(drawn):
            return ()
        last = zip(sizes, drawn, strict=True)
        due = [MASKS[row[-1]] if row and size == self.hand_size else 0 for size, row in last]
        return tuple(due) if any(due) else ()

    def known_terms(self, facts: Mapping[str, Any]) -> Shown:
        """Everybody knows the accusi, and the cards drawn and not yet played. [accusi, refill]"""
        has_begun = bool(facts["tricks"]) or any(facts["piles"])
        drawn = [tuple([card.index for card in cards(row)]) for row in facts.get("drawn", ())]
        due = self._due(has_begun, facts["hand_sizes"], drawn)
        accusi = [(seat, mask_of(cards(some))) for seat, some in facts.get("accusi", ())]
        return Shown(due=due, accusi=tuple(accusi), scored=self._nothing, drawn=tuple(drawn))

    def refill(
        self, hands: list[int], stock: tuple[int, ...], winner: int
    ) -> tuple[list[int], tuple[int, ...]]:
        """The winner of the trick draws first, then the loser. [refill]"""
        hands[winner] |= MASKS[stock[0]]
        hands[1 - winner] |= MASKS[stock[1]]
        return hands, stock[2:]

    def drawn_from(self, stock: tuple[int, ...], winner: int, shown: Shown) -> Shown:
        """Return what everybody has seen after a draw. [refill, accuso-drawn]"""
        drawn = [stock[0], stock[1]] if winner == 0 else [stock[1], stock[0]]
        rows = tuple([(*row, card) for row, card in zip(shown.drawn, drawn, strict=True)])
        due = tuple([MASKS[card] for card in drawn]) if self.has_accusi else ()
        return shown._replace(due=due, drawn=rows)

    def elsewhere(
        self, unseen: Sequence[Card], hand: Sequence[Card], facts: Mapping[str, Any]
    ) -> dict[str, Any]:
        """While hands are full, the unseen cards are the stock of two players. [deal]"""
        if not self.has_stock or "stock" in facts or len(hand) != self.hand_size:
            return {}
        return {"stock": unseen}

    # ------------------------------------------------------------------------- positions

    def position(
        self,
        /,
        hand: Cards | None = None,
        *,
        hands: Sequence[Cards] | None = None,
        trick: Cards = "",
        stock: Cards | None = None,
        tricks: Iterable[Sequence[Any]] = (),
        piles: Sequence[Cards] | None = None,
        turn: int | None = None,
        leader: int | None = None,
        dealer: int = 0,
        **own: Any,
    ) -> TressetteDeal:
        """Return any position, to check a case: ``position(hand="1D 2D 3D 4C", leader=0)``.

        ``hand`` is held by the seat to act, and the others get as many of the cards not seen yet
        as fit, in canonical order; ``hands`` gives all hands by seat instead. ``turn`` is the seat
        to act and ``leader`` the one that led to the ``trick``; by default the one after the
        ``dealer`` leads. Won cards are in the ``piles``, by side, or in ``tricks``, pairs of the
        leader and the cards; where there are none, this is the first trick. ``accusi`` are those
        declared so far, pairs of a seat and the cards, and ``scored`` the points of others, by
        side, such as ``[{"accusi": 3}, {}]``. With two players ``stock`` is what is left to draw,
        and ``drawn`` the cards that each seat has drawn and still holds, the last one last. Cards
        that are nowhere are out of play. Raises ``InvalidPosition`` or ``InvalidCard``.
        """
        self.check_facts(own)
        self.check_seat(dealer, "dealer")
        accusi = self._accusi_of(own.get("accusi") or ())
        drawn = self._rows_of(own.get("drawn"))
        in_stock = self._stock_of(stock)
        given = CardFacts.read(self, hand, hands, trick, tricks, piles, turn, leader)
        first = (dealer + 1) % self.seats
        seating = given.seating(
            self, first=first, trump=NO_TRUMP, elsewhere={"stock": cards(stock or "")}
        )
        if hand is not None:
            seating = self._with_known_cards(seating, accusi, drawn).filled()
            if stock is None and seating.hands[seating.turn].bit_count() == self.hand_size:
                in_stock = indices(seating.unseen) if self.has_stock else ()
                in_stock = in_stock[: len(in_stock) // 2 * 2]
        seating.check_hands(self)
        self._check_known(seating, accusi, drawn)
        shown = self._shown(seating, accusi, self._scored_of(own.get("scored")), drawn)
        deal = TressetteDeal(self, dealer, shown, seating, in_stock)
        return self.checked(deal, given)

    def _accusi_of(self, given: Any) -> tuple[tuple[int, int], ...]:
        """Return the accusi of a position; raise ``InvalidPosition`` for what is none. [accusi]"""
        found = []
        for one in given if LIST.fits(given) else [given]:
            if not LIST.fits(one) or len(one) < 2:
                words = _("accusi={given}: give pairs of a seat and the cards of an accuso")
                raise InvalidPosition(words.format(given=saferepr(given)))
            seat, some = one[0], mask_of(cards(one[1]))
            self.check_seat(seat, "accusi")
            if some not in POINTS or not self.has_accusi:
                words = _("accusi={given}: {cards} are not an accuso")
                raise InvalidPosition(words.format(given=saferepr(given), cards=every(some)))
            found.append((seat, some))
        return tuple(found)

    def _rows_of(self, given: Any) -> tuple[tuple[int, ...], ...]:
        """Return the cards that each seat has drawn; none where there is no stock. [refill]"""
        if not self.has_stock:
            if given:
                words = _("drawn={given}: two players draw cards, but four draw none")
                raise InvalidPosition(words.format(given=saferepr(given)))
            return ()
        rows = lists_of_cards("drawn", given, self.seats)
        return tuple([tuple([card.index for card in row]) for row in rows])

    def _stock_of(self, given: Cards | None) -> tuple[int, ...]:
        """Return the stock, from which both players draw as often. [refill]"""
        stock = cards(given or "")
        if len(stock) % 2 or (stock and not self.has_stock):
            words = _("stock={given}: two players draw from it in turn, but four have none")
            raise InvalidPosition(words.format(given=saferepr(given)))
        return tuple([card.index for card in stock])

    def _scored_of(self, given: Any) -> tuple[int, ...]:
        """Return the points of accusi whose cards are not given, by side. [accusi]"""
        if given is None:
            return self._nothing
        fits = _SCORED.fits(given) and len(given) == self.sides
        if not fits or {item for side in given for item in side} - {ACCUSI.id}:
            words = _("scored={given}: give the points of accusi for each of two sides")
            raise InvalidPosition(words.format(given=saferepr(given)))
        return tuple([side.get(ACCUSI.id, 0) for side in given])

    def _with_known_cards(
        self,
        seating: Seating,
        accusi: Sequence[tuple[int, int]],
        drawn: Sequence[tuple[int, ...]],
    ) -> Seating:
        """Give each seat the unseen cards that everybody knows it holds. [accusi, refill]"""
        known = Shown(accusi=tuple(accusi), drawn=tuple(drawn))
        hands = tuple(
            [
                hand | known.seen_in_hand(seat, seating.unseen)
                for seat, hand in enumerate(seating.hands)
            ]
        )
        return seating._replace(hands=hands, unseen=seating.unseen & ~sum(hands))

    def _check_known(
        self,
        seating: Seating,
        accusi: Sequence[tuple[int, int]],
        drawn: Sequence[tuple[int, ...]],
    ) -> None:
        """Raise ``InvalidPosition`` where a card that a seat has shown lies in another hand."""
        for seat, accuso in accusi:
            elsewhere = sum(seating.hands) & ~seating.hands[seat]
            if wrong := accuso & elsewhere:
                words = _("seat {seat} has declared {cards}, which another seat holds")
                raise InvalidPosition(words.format(seat=seat, cards=every(wrong)))
        for seat, row in enumerate(drawn):
            if wrong := sum({MASKS[card] for card in row}) & ~seating.hands[seat]:
                words = _("drawn: {cards} are not in the hand of seat {seat}")
                raise InvalidPosition(words.format(seat=seat, cards=every(wrong)))

    # ------------------------------------------------------------------------- signals

    def slides(self, others: int) -> bool:
        """Striscio says that more of the suit is held, but no asso, 2 or 3. [striscio]"""
        return not others & ABOVE_A_RE

    def wrong_striscio(self, others: int, facts: Mapping[str, str]) -> str:
        """Say which of those cards is held besides the one led. [striscio]"""
        words = _(
            "Striscio says that, apart from {card}, you hold no asso, 2 or 3 of {suit}; but you "
            "hold {others}."
        )
        return words.format(others=every(others & ABOVE_A_RE), **facts)

    def ruled_out(self, play: Play, led: Suit) -> int:
        """Who says striscio has no more of asso, 2 and 3 of the suit. [striscio]"""
        if play.signal == "striscio" and self.signal_truth:
            return OF_SUIT[led.index] & ABOVE_A_RE
        return super().ruled_out(play, led)

    # ------------------------------------------------------------------- deals and matches

    @cached_property
    def thirds(self) -> int:
        """All the thirds of a deal, those of the last trick included. [points, last-trick]"""
        return self.points(EVERY_CARD) + LAST_TRICK

    def in_points(self, points: int) -> str:
        """Return "3 points", where points are whole: those of a score, not of cards."""
        return Scorable.counted(self, points)

    def worth(self, deal: Any) -> Sequence[Mapping[str, int]]:
        """Whole points of tricks, and accusi, which may be lost without a point.

        [rounding, accusi, cappotto]
        """
        return self.scored_by(deal.card_points, deal.accused)

    def scored_by(
        self, thirds: Sequence[int], accused: Sequence[int]
    ) -> Sequence[Mapping[str, int]]:
        """Return the items of thirds won and points accused, by side. [rounding, cappotto]"""
        return self._items(self.rounded(thirds), accused)

    def _items(self, points: Sequence[int], accused: Sequence[int]) -> list[dict[str, int]]:
        """Return the items of points of tricks and of accusi, by side. [accusi, cappotto]"""
        if not self.has_accusi:
            return [{"points": own} for own in points]
        return [
            {"points": own, "accusi": more if own or not self.cappotto else 0}
            for own, more in zip(points, accused, strict=True)
        ]

    def rounded(self, thirds: Sequence[int]) -> Sequence[int]:
        """Thirds left over are lost; played to lose, winning every point scores none. [rounding]"""
        points = [own // 3 for own in thirds]
        return [WHOLE - own for own in points] if self.to_lose and WHOLE in points else points

    def standing(self, match: Match) -> tuple[bool, int | None]:
        """At the target the higher total wins, or has lost; a tie is played off. [target]"""
        highest = most(match.totals)
        if highest is None or match.totals[highest] < self.target:
            return False, None
        return True, 1 - highest if self.fewest_win else highest

    @property
    def fewest_win(self) -> bool:
        """Played to lose, the side with fewer points wins. [target]"""
        return self.to_lose

    def tallied(self, counts: Mapping[str, Sequence[int]]) -> dict[str, Any]:
        """The table keeps count of the accusi. [napoletana, three-or-four]"""
        kept = [tally for tally in self.tallies if tally.name in counts]
        points = [
            sum(counts[tally.name][side] * tally.worth(self) for tally in kept)
            for side in range(self.sides)
        ]
        return {**super().tallied(counts), **self.tallied_accusi(points)}

    def tallied_accusi(self, points: Sequence[int]) -> dict[str, Any]:
        """Return the fact of a position that gives these points for accusi, by side."""
        return {"scored": [{ACCUSI.id: own} if own else {} for own in points]}

    def scored(
        self, given: Mapping[str, Sequence[int]], facts: Mapping[str, Any]
    ) -> tuple[Score, ...]:
        """The points of tricks are given, and what was declared is a fact. [accusi, cappotto]"""
        accused = self._scored_of(facts.get("scored"))
        return tuple(map(Score, self._items(given["points"], accused)))

    def check_items(
        self, given: Mapping[str, Sequence[int]], facts: Mapping[str, Any]
    ) -> Grounds | None:
        """The sides together have won all points of tricks. [rounding]"""
        return None if sum(given["points"]) == WHOLE else self._not_shared(given["points"])

    def check_totals(self, totals: Sequence[int]) -> Grounds | None:
        """Besides those, accusi of 3 and 4 points may have been declared. [rounding, accusi]"""
        for points in range(WHOLE + 1):
            rest = [totals[0] - points, totals[1] - (WHOLE - points)]
            if not any(rest) or (self.has_accusi and all(map(_can_be_accused, rest))):
                return None
        return self._not_shared(totals)

    def _not_shared(self, numbers: Sequence[int]) -> Grounds:
        words = _("A deal has {whole} points in tricks in all.").format(whole=WHOLE)
        return Grounds("rounding", words)


def _can_be_accused(points: int) -> bool:
    """Return whether accusi of 3 and 4 points come to such a sum. [napoletana, three-or-four]"""
    return points >= 0 and points not in (1, 2, 5)
