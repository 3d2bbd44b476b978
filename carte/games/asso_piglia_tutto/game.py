"""Asso piglia tutto, for two or two pairs: Scopa without sums or scope, but the asso takes all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

from carte.engine.capture.deal import Opening
from carte.engine.capture.game import CaptureDeal
from carte.engine.capture.items import POINTS_OF_SCOPA
from carte.engine.capture.statements import PAGAT, shared
from carte.engine.capture.sums import equals, total
from carte.engine.capture.sweeps import Sweep
from carte.engine.capture.weights import CaptureWeights
from carte.engine.cards import OF_VALUE, PACK, VALUE, Card
from carte.engine.conditions import where
from carte.engine.match import Match
from carte.engine.moves import Play
from carte.engine.rulebook import BOOK, HOUSE, SEED, Grounds, Statement
from carte.engine.scoring import Part, ScoreItem, each, most
from carte.games.asso_piglia_tutto.house_rules import GIOCHI_STARS, HOUSE_RULES
from carte.games.scopa.family import ScopaFamily, won_outright
from carte.games.scopa.verdicts import LIES_ALONE, NO_PART, TAKES_ALL, spoken_in_full, spoken_of
from carte.language import N_, _

__all__ = ["AssoPigliaTutto"]

SCOPA_D_ASSI = "Wikipedia (Italian), Scopa d’assi"

ACES = OF_VALUE[1]
ACE_INDICES = range(4)


def _all_won(_deal: Any, _side: int, pile: int) -> Part:
    return Part(each(pile), pile.bit_count())


CARDS = ScoreItem(
    "cards",
    N_("Cards won"),
    N_("cards"),
    _all_won,
    rule=lambda parts: "draw" if parts[0].total == parts[1].total else "most-cards",
    usual="most-cards",
    when=where(scoring="most-cards"),
    drawn=False,
    shared=lambda game: len(PACK),
)


def _sweeps(card: int, taken: int, _last: bool) -> bool:
    """Whether an asso takes anything but one lone asso. [ace-no-scopa]"""
    return card in ACE_INDICES and not (taken & ACES == taken and taken.bit_count() == 1)


class AssoPigliaTutto(ScopaFamily):
    """Asso piglia tutto: take pairs, or everything with an asso; most cards in one deal win."""

    slug = "asso-piglia-tutto"
    swing = 10.0
    emblem = "1B"
    place_in_book = 10

    HOUSE_RULES = HOUSE_RULES
    sums: bool
    scoring: str
    ace_on_ace: str
    ace_on_empty: str
    vile: bool
    ace_sweep_scores: bool
    ace_must_take: bool

    ITEMS: ClassVar = (
        CARDS,
        *(item._replace(when=where(scoring="scopa")) for item in POINTS_OF_SCOPA),
    )
    SWEEPS: ClassVar = (
        Sweep("ace-no-scopa", N_("{text} That is not a scopa."), 0, _sweeps).under(
            ace_sweep_scores=False
        ),
        *(kind.under(scoring="scopa") for kind in ScopaFamily.SWEEPS),
    )

    RULES: ClassVar = (
        shared("teams", GIOCHI_STARS, players=4),
        shared("deal", SEED, hand_size=3),
        shared("deal", SCOPA_D_ASSI, says="deal-nine", hand_size=9),
        shared("deal", GIOCHI_STARS, says="deal-ten", hand_size=10),
        shared("first-player", BOOK, players=2),
        shared("first-player", BOOK, says="first-player-to-the-right", players=4),
        shared("refill", SEED, hand_size=3),
        shared("turn", SEED),
        shared("in-hand", SEED),
        shared("choice", PAGAT),
        shared("lay", SEED),
        shared("on-table", SEED),
        shared("equal", SEED),
        shared("one-equal", SEED),
        Statement(
            "no-sums",
            N_("There are no sums: a card takes one card of its own value, and nothing else."),
            SEED,
            where(sums=False),
        ),
        *(
            shared(tail, PAGAT, sums=True)
            for tail in ["sum", "choice-of-sums", "equal-first", "one-capture"]
        ),
        shared("must-take", BOOK, ace_must_take=True),
        Statement(
            "ace-sweep",
            N_("An asso takes the whole table, unless there is another asso on it."),
            SEED,
            where(ace_on_ace="one"),
        ),
        Statement(
            "ace-sweep",
            N_("An asso takes the whole table."),
            HOUSE,
            where(ace_on_ace="sweep"),
        ),
        Statement(
            "whole-table", N_("An asso that sweeps must take every card on the table."), SEED
        ),
        Statement(
            "ace-on-ace",
            N_(
                "If there are assi on the table, the asso you play takes one of them and nothing "
                "else."
            ),
            SEED,
            where(ace_on_ace="one"),
        ),
        Statement(
            "ace-on-ace",
            N_("An asso takes the whole table even if there is another asso on it."),
            HOUSE,
            where(ace_on_ace="sweep"),
        ),
        Statement(
            "ace-on-empty",
            N_("An asso played to an empty table stays there like any other card."),
            SEED,
            where(ace_on_empty="stays"),
        ),
        Statement(
            "ace-on-empty",
            N_(
                "An asso played to an empty table takes itself: it goes to its player’s pile and "
                "counts as a capture, but not as a sweep."
            ),
            HOUSE,
            where(ace_on_empty="takes-itself"),
        ),
        Statement(
            "leftovers",
            N_("Cards left on the table after the last play go to the player who captured last."),
            SEED,
            where(scoring="most-cards", players=2, leftovers="last-capturer"),
        ),
        Statement(
            "leftovers",
            N_("Cards left on the table after the last play go to the side that captured last."),
            SEED,
            where(scoring="most-cards", players=4, leftovers="last-capturer"),
        ),
        shared("leftovers", SEED, scoring="scopa", players=2, leftovers="last-capturer"),
        shared(
            "leftovers",
            SEED,
            says="leftovers-of-teams",
            scoring="scopa",
            players=4,
            leftovers="last-capturer",
        ),
        Statement(
            "most-cards",
            N_("One deal decides: the player who has won more cards wins."),
            SEED,
            where(scoring="most-cards", players=2),
        ),
        Statement(
            "most-cards",
            N_("One deal decides: the side that has won more cards wins."),
            GIOCHI_STARS,
            where(scoring="most-cards", players=4),
        ),
        *(
            shared(tail, PAGAT, scoring="scopa")
            for tail in ["sweep", "last-card", "score", "carte", "denari", "settebello", "primiera"]
        ),
        shared(
            "primiera-missing-suit",
            PAGAT,
            scoring="scopa",
            primiera_missing_suit="ineligible",
        ),
        shared(
            "primiera-missing-suit",
            HOUSE,
            scoring="scopa",
            primiera_missing_suit="zero",
            says="primiera-missing-suit-zero",
        ),
        Statement(
            "draw",
            N_("Twenty cards to twenty is a draw."),
            BOOK,
            where(scoring="most-cards"),
        ),
        Statement(
            "draw",
            N_("One deal decides: if the points are level, it is a draw."),
            BOOK,
            where(scoring="scopa", target="one-deal"),
        ),
        shared("no-such-move", BOOK),
        shared("over", SEED),
    )

    @property
    def goal(self) -> int | None:
        """One deal decides, unless tables agree on a number of points. [target]"""
        return None if self.options["target"] == "one-deal" else super().goal

    @property
    def units(self) -> str:
        """The most cards win, unless the deal is scored as in scopa. [most-cards]"""
        return _("cards") if self.scoring == "most-cards" else super().units

    @cached_property
    def weights(self) -> CaptureWeights:
        """Where the most cards win, all cards are worth the same, and nothing else counts."""
        if self.counts_scope:
            return CaptureWeights()
        return CaptureWeights(card=1.0, by_value={}, denaro=0.0, denaro_by_value={})

    @property
    def counts_scope(self) -> bool:
        """The deal is scored as in Scopa, by house rule. [score]"""
        return self.scoring == "scopa"

    def captures(self, card: int, table: int) -> tuple[int, ...]:
        """An asso takes the whole table unless an asso lies there; else an equal card is taken.

        [ace-sweep, whole-table, ace-on-ace, equal, one-equal, no-sums]
        """
        if card in ACE_INDICES and self.sweeps(table):
            return (table,)
        return super().captures(card, table) if self.sums else equals(VALUE[card], table)

    def takes_all(self, value: int) -> bool:
        """An asso takes the whole table. [ace-sweep]"""
        return value == 1

    def sweeps(self, table: int) -> bool:
        """An asso on the table protects it from a sweep, and so does an empty table.

        [ace-sweep, ace-on-ace, ace-on-empty]
        """
        return table != 0 and (not table & ACES or self.ace_on_ace == "sweep")

    @cached_property
    def opening(self) -> Opening | None:  # type: ignore[override]
        """Any card may be the first of the deal, unless tables agree that no asso may. [vile]"""
        words = N_("{Card} cannot be the first card of the deal: play another.")
        return Opening(ACES, "vile", words) if self.vile else None

    def may_lie(self, card: int) -> bool:
        """A card that can take must, but tables may agree that an asso need not. [must-take]"""
        return not self.ace_must_take and card in ACE_INDICES

    def takes_itself(self, card: int) -> bool:
        """An asso on an empty table stays there, or by house rule takes itself. [ace-on-empty]"""
        return card in ACE_INDICES and self.ace_on_empty == "takes-itself"

    def check_items(
        self, given: Mapping[str, Sequence[int]], facts: Mapping[str, Any]
    ) -> Grounds | None:
        """No side has won one card, unless an asso takes itself or it is left over.

        [lay, ace-on-empty, leftovers]
        """
        alone = self.ace_on_empty == "takes-itself" or self.leftovers == "dealer"
        if 1 in given.get("cards", ()) and not alone:
            return self.alone(_("one card"))
        return super().check_items(given, facts)

    def worth(self, deal: CaptureDeal) -> list[dict[str, int]]:
        """Each card won counts 1, unless the deal is scored as in Scopa. [most-cards]"""
        if self.counts_scope:
            return super().worth(deal)
        return [{"cards": pile.bit_count()} for pile in deal.pile_masks]

    def standing(self, match: Match) -> tuple[bool, int | None]:
        """One deal decides, and a tie is a draw, unless deals are added up to a target.

        [most-cards, draw, target]
        """
        if self.goal is not None:
            return super().standing(match)
        if not match.scores:
            return False, None
        outright = won_outright(match)
        return True, most(match.totals) if outright is None else outright

    def granted(self, play: Play, table: int) -> Grounds:
        """Say what a legal play does. [ace-sweep, ace-on-ace, ace-on-empty]"""
        tail, text = super().granted(play, table)
        if play.played not in ACE_INDICES:
            return Grounds(tail, text)
        facts = spoken_of(play.card, play.mask)
        if not table:
            words = _(LIES_ALONE)
            if self.takes_itself(play.played):
                words = _("{Card} takes itself from the empty table.")
            return Grounds("ace-on-empty", words.format(**facts))
        if not play.mask:
            could_take = bool(self.captures(play.played, table))
            return Grounds("ace-laid" if could_take else tail, text)
        if self.sweeps(table):
            return Grounds("ace-sweep", _(TAKES_ALL).format(**facts))
        return Grounds("ace-on-ace", text)

    def wrong_capture(self, card: Card, taken: int, table: int) -> Grounds:
        """Say which rule of capture is broken.

        [whole-table, ace-on-ace, one-equal, equal, no-sums]
        """
        value = card.value
        facts = spoken_in_full(card, taken)
        if value == 1 and self.sweeps(table):
            return Grounds("whole-table", _(NO_PART).format(**facts))
        if value == 1 and taken & ACES != taken:
            words = _("There is an asso on the table, so {card} takes one asso and nothing else.")
            return Grounds("ace-on-ace", words.format(**facts))
        if self.sums or taken.bit_count() == 1 or taken & OF_VALUE[value] == taken:
            return super().wrong_capture(card, taken, table)
        if total(taken) == value:
            words = _("{sum} makes {value}, but there are no sums: {card} takes only {a}.")
        else:
            words = _("{Card} takes a single card, {a}.")
        return Grounds("no-sums", words.format(**facts))
