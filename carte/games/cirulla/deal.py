"""A deal of Cirulla: a deal of Scopa in which hands are declared, and the matta gets a value."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from typing import TYPE_CHECKING, Any, Self

from carte.engine.capture.game import CaptureDeal, CaptureView
from carte.engine.cards import MATTA, mask_of, text_of
from carte.engine.count import Ending
from carte.engine.moves import Announcement, Move
from carte.engine.phrases import capital, every
from carte.engine.position import InvalidPosition
from carte.engine.reading import COUNT, LIST, dict_of, list_of, saferepr
from carte.engine.rulebook import Grounds, Ruling
from carte.games.cirulla.captures import PLAIN
from carte.games.cirulla.declarations import named
from carte.games.cirulla.items import EARLY
from carte.language import _

if TYPE_CHECKING:
    from carte.games.cirulla.game import Cirulla

__all__ = ["CirullaDeal", "CirullaView"]

ITEMS = tuple(item.id for item in EARLY)
"""The items that a side scores before the end, besides scope."""

_SCORED = list_of(dict_of(COUNT))


class CirullaDeal(CaptureDeal):
    """A deal of Cirulla at one moment."""

    __slots__ = ("_declared", "_matta", "_scored")

    game: Cirulla

    def __init__(
        self,
        game: Cirulla,
        *,
        matta: int = PLAIN,
        declared: Sequence[int] = (),
        scored: Sequence[Mapping[str, int]] | None = None,
        **zones: Any,
    ) -> None:
        """Take the fields of a deal of Scopa, and those that only this game has.

        ``matta`` is the value that the matta counts, on the table or in a declared hand;
        ``declared`` the seats whose hands lie open; ``scored``, by side, the points so far for
        the table, barsega and decino.
        """
        self._matta = matta
        self._declared = _seats_of(declared, game, zones["hands"])
        self._scored = points_of(scored, game.sides)
        open_hands = [zones["hands"][seat] for seat in self._declared]
        _check_matta(matta, sum(open_hands) | zones["table"])
        for hand in open_hands:
            if not game.declarations.may_lie_open(hand, matta):
                cards = capital(every(hand, game.naming(matta).values))
                words = _(
                    "{Cards} cannot lie open: they are not a barsega or a decino, nor what is "
                    "left of one."
                )
                raise InvalidPosition(words.format(Cards=cards))
        super().__init__(game, **zones)

    @property
    def matta(self) -> int:
        """The value of the matta: 7, unless a declaration has named another one."""
        return self._matta

    @property
    def declared(self) -> tuple[int, ...]:
        """The seats whose hands lie open because they have declared in this round of hands."""
        return self._declared

    @property
    def scored(self) -> tuple[dict[str, int], ...]:
        """The points so far for the table, barsega and decino, by side."""
        return tuple(
            [{item: n for item, n in zip(ITEMS, side, strict=True) if n} for side in self._scored]
        )

    @property
    def scored_early(self) -> tuple[int, ...]:
        """The sweeps, the table and the declarations."""
        return tuple([scope + sum(n) for scope, n in zip(self._scope, self._scored, strict=True)])

    @property
    def ending(self) -> Ending:
        """The piles, the sweeps, and what has been scored before the end."""
        piles, facts = super().ending
        return Ending(piles, {**facts, "scored": self.scored})

    @property
    def rules(self) -> Cirulla:
        """The game as the cards count at this moment. [matta-named, matta-plain]"""
        game, matta = self.game, self._matta
        return game if matta == PLAIN else game.naming(matta)

    @property
    def only_plays(self) -> bool:
        """Whether nobody can declare any more, and the matta counts 7. [declare, matta-plain]"""
        return (
            self._matta == PLAIN
            and not self._stock
            and not any(
                isinstance(move, Announcement)
                for seat, hand in enumerate(self._hands)
                for move in self.game.choices(hand, self._table, seat in self._declared)[:1]
            )
        )

    def give_table_to_dealer(self, points: int) -> None:
        """The dealer captures the first table, and scores. [table-fifteen, table-thirty]"""
        side = self.game.side(self._dealer)
        piles = [*self._piles]
        piles[side] = self._table
        self._piles = tuple(piles)
        self._table = 0
        self._last_capturer = self._dealer
        self._score({"table": points}, side)

    def _score(self, items: Mapping[str, int], side: int) -> None:
        scored = [*self._scored]
        scored[side] = tuple(
            [n + items.get(item, 0) for item, n in zip(ITEMS, scored[side], strict=True)]
        )
        self._scored = tuple(scored)

    def _find_moves(self) -> tuple[Move, ...]:
        hand, declared = self._hands[self._turn], self._turn in self._declared
        return self.rules.choices(hand, self._table, declared)

    def _after(self, choice: Any) -> Self:
        if isinstance(choice, Announcement):
            return self._after_declaring(choice)
        after = super()._after(choice)
        after._scored = self._scored
        after._matta = self._matta
        after._declared = self._declared
        if self._declared or self._matta != PLAIN:
            after._cover_up(self._turn, was_last=self._hands[self._turn] == 1 << choice.played)
        return after

    def _cover_up(self, turn: int, was_last: bool) -> None:
        """No hand of ``turn`` lies open after its last card, and a matta that is taken is a 7.

        [open-hand, matta-named, matta-plain]
        """
        if was_last:
            self._declared = tuple([seat for seat in self._declared if seat != turn])
        shown = self._table
        for seat in self._declared:
            shown |= self._hands[seat]
        if not shown >> MATTA.index & 1:
            self._matta = PLAIN

    def _after_declaring(self, choice: Announcement) -> Self:
        """Your cards lie open, you score, and the matta counts what you name; then you play.

        [declare, open-hand, matta-named]
        """
        turn, value = self._turn, named(choice) or self._matta
        after = copy(self)
        after._legal = None
        after._start = self._start or self
        after._moves = (*self._moves, choice)
        after._matta = value
        after._declared = tuple(sorted((*self._declared, turn)))
        after._score(self.game.declarations.items(self._hands[turn], value), self.game.side(turn))
        return after

    def _granted(self, choice: Any) -> Ruling:
        if not isinstance(choice, Announcement):
            return super()._granted(choice)
        matta = named(choice) or PLAIN
        tail, text = self.game.declarations.granted(self._hands[self._turn], matta)
        return Ruling(True, self.game.rulebook[tail], (), False, text)

    def _objection(self, choice: Move) -> Grounds:
        """Say why a move is wrong. [declare-once, declare-first, true-declaration]"""
        if not isinstance(choice, Announcement) or choice.verb != "declare":
            return super()._objection(choice)
        hand = self._hands[self._turn]
        if self._turn in self._declared:
            return Grounds("declare-once", _("You have declared already: your cards lie open."))
        if hand.bit_count() != self.game.hand_size:
            words = _(
                "It is too late: you must declare before you play the first of the three cards."
            )
            return Grounds("declare-first", words)
        return self.game.declarations.refused(hand, named(choice))

    def view(self, seat: int) -> CirullaView:
        """Each seat sees what it would in Scopa, and the cards of declared hands. [open-hand]"""
        self.game.check_seat(seat, "seat")
        return CirullaView(self.game, seat, self._seen(seat))

    def _seen(self, seat: int) -> dict[str, Any]:
        shown = [
            text_of(hand) if owner in self._declared else ""
            for owner, hand in enumerate(self._hands)
        ]
        return {**super()._seen(seat), **self._own_facts(), "open_hands": shown}

    def _facts(self) -> dict[str, Any]:
        return {**super()._facts(), **self._own_facts()}

    def _own_facts(self) -> dict[str, Any]:
        return {
            "matta": self._matta,
            "declared": list(self._declared),
            "scored": list(self.scored),
        }


class CirullaView(CaptureView):
    """What a seat may know of a deal of Cirulla."""

    __slots__ = ()

    game: Cirulla

    @property
    def rules(self) -> Cirulla:
        """The game as the cards count at this moment. [matta-named, matta-plain]"""
        return self.game.naming(self.facts["matta"])

    def _find_moves(self) -> tuple[Move, ...]:
        declared = self.seat in self.facts["declared"]
        return self.rules.choices(mask_of(self.hand), mask_of(self.table), declared)


def points_of(
    scored: Sequence[Mapping[str, int]] | None, sides: int
) -> tuple[tuple[int, ...], ...]:
    """Return points for the table, barsega and decino as a deal holds them, none by default."""
    if scored is None:
        return ((0,) * len(ITEMS),) * sides
    fits = _SCORED.fits(scored) and len(scored) == sides
    if not fits or not {item for side in scored for item in side} <= {*ITEMS}:
        raise InvalidPosition(
            _("scored={scored}: give, for each of {sides} sides, points for {items}").format(
                scored=saferepr(scored), sides=sides, items=", ".join(ITEMS)
            )
        )
    return tuple([tuple([side.get(item, 0) for item in ITEMS]) for side in scored])


def _seats_of(declared: Sequence[int], game: Cirulla, hands: Sequence[int]) -> tuple[int, ...]:
    """Return in order the seats whose hands lie open, if each has cards to show."""
    if not LIST.fits(declared):
        raise InvalidPosition(
            _("declared={declared}: give a list of seats").format(declared=saferepr(declared))
        )
    for seat in declared:
        game.check_seat(seat, "declared")
    seats = tuple(sorted(set(declared)))
    for seat in seats:
        if not hands[seat]:
            raise InvalidPosition(
                _("declared={declared}: seat {seat} has no cards to show").format(
                    declared=saferepr(declared), seat=seat
                )
            )
    return seats


def _check_matta(matta: int, open_cards: int) -> None:
    """Refuse a value that the matta cannot count where these cards lie open. [matta]"""
    if type(matta) is not int or not 1 <= matta <= 10:
        raise InvalidPosition(
            _("matta={matta}: give its value, 1 to 10").format(matta=saferepr(matta))
        )
    if matta != PLAIN and not open_cards >> MATTA.index & 1:
        raise InvalidPosition(
            _(
                "matta={matta}: it is worth 7 unless {card} is on the table or in a declared hand"
            ).format(matta=matta, card=MATTA)
        )
