"""Scopone, for four in two teams: Scopa, but all cards are dealt at once, nine or ten to each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

from carte.engine.capture.items import DENARI
from carte.engine.capture.prizes import ALL_DENARI
from carte.engine.capture.statements import PAGAT, adopted, shared
from carte.engine.capture.weights import CaptureWeights
from carte.engine.conditions import where
from carte.engine.match import Score
from carte.engine.rulebook import HOUSE, SEED, Statement
from carte.engine.scoring import Addend, Part, ScoreItem, each, most
from carte.games.scopa.game import AGREED, Scopa
from carte.games.scopa.house_rules import COUNTED_UP, TARGET, hand_size, scoring
from carte.language import N_, _

__all__ = ["Scopone"]

FORTY_ONE = "Scopone Coach, Scopone"
GAME_FARM = "Game Farm, Scopone"
PAGAT_SCOPONE = "Pagat, Scopone"


def _each_denaro(deal: Any, side: int, pile: int) -> Part:
    """Each denaro of a pile counts 1, and 1 more if it has most of them. [denari]"""
    number = (pile & ALL_DENARI).bit_count()
    total = _points_of_denari(deal)[side]
    more = (Addend(None, 1, _("the most")),) * (total > number)
    return Part(each(pile & ALL_DENARI) + more, number + len(more))


def _points_of_denari(deal: Any) -> list[int]:
    return _with_most([(pile & ALL_DENARI).bit_count() for pile in deal.pile_masks])


def _with_most(denari: Sequence[int]) -> list[int]:
    """Return what numbers of denari score, by side. [denari]"""
    first = most(denari)
    return [number + (side == first) for side, number in enumerate(denari)]


EACH_DENARO = ScoreItem(
    "denari",
    N_("Denari (cards)"),
    DENARI.short,
    _each_denaro,
    points=_points_of_denari,
    shared=lambda game: ALL_DENARI.bit_count(),
    amounts=lambda game: (ALL_DENARI.bit_count(), ALL_DENARI.bit_count() + 1),
    within=ALL_DENARI,
    when=where(scoring="forty-one"),
)
"""Denari where each of them scores. [denari]"""

HAND_SIZE = hand_size(9, 10)

SCORING = scoring(
    {
        "classic": N_("a point for each of the four"),
        "forty-one": N_("every denari card, to 41 points"),
    }
)._replace(
    statements=(
        Statement(
            "denari",
            N_(
                "Each denari card scores 1 point, and the side with the most of "
                "them scores 1 more; at 5 to 5, neither does."
            ),
            FORTY_ONE,
        ),
        Statement(
            "settebello",
            N_("The 7 of denari, the settebello, scores 1 point more."),
            FORTY_ONE,
        ),
        Statement(
            "score",
            N_(
                "One point for each denari card and one for the most of them, one each for carte "
                "(most cards), the settebello (the 7 of denari, once more) and the primiera (best "
                "card of each suit), and one for every scopa."
            ),
            FORTY_ONE,
        ),
    ),
    after="settebello",
)
"""Each denaro may score. [score, denari, settebello]"""

TO_41 = TARGET._replace(usual_there=41, there={"scoring": "forty-one"})


class Scopone(Scopa):
    """Scopone: Scopa for two pairs of partners, who hold all cards from the start."""

    slug = "scopone"
    swing = 3.5
    emblem = "10D"
    place_in_book = 30

    seats = 4
    hand_size = 9

    HOUSE_RULES: ClassVar = (
        HAND_SIZE,
        *(TO_41 if rule is TARGET else rule for rule in AGREED),
        SCORING,
    )
    scoring: str

    ITEMS: ClassVar = tuple(
        one
        for item in Scopa.ITEMS
        for one in (
            (item._replace(when=where(scoring="classic")), EACH_DENARO)
            if item is DENARI
            else (item,)
        )
    )
    RULES: ClassVar = adopted(
        Scopa.RULES,
        shared("teams", GAME_FARM),
        shared("deal", GAME_FARM, says="deal-nine", hand_size=9),
        shared("deal", PAGAT_SCOPONE, says="deal-ten", hand_size=10),
        shared("first-player", GAME_FARM, says="first-player-to-the-right"),
        shared("three-kings", GAME_FARM, kings_redeal=True, hand_size=9),
        shared("three-kings", HOUSE, says="three-kings-stay", kings_redeal=False, hand_size=9),
        shared("last-card", PAGAT_SCOPONE, last_card_sweep=False),
        shared("last-card", HOUSE, says="last-card-sweep", last_card_sweep=True),
        shared("leftovers", GAME_FARM, says="leftovers-of-teams", leftovers="last-capturer"),
        *(
            shared(tail, source, scoring="classic")
            for tail, source in [
                ("score", GAME_FARM),
                ("denari", GAME_FARM),
                ("settebello", GAME_FARM),
            ]
        ),
        shared("target", PAGAT_SCOPONE, says="target-of-teams", tie_break="another-deal"),
        shared("target", COUNTED_UP, says="target-of-teams-counted-up", tie_break="count-up"),
        Statement("over", N_("The deal is over when the last card has been played."), GAME_FARM),
        sources={SEED: GAME_FARM, PAGAT: PAGAT_SCOPONE},
        without=["refill"],
    )

    @cached_property
    def weights(self) -> CaptureWeights:  # type: ignore[override]
        """What cards are worth to a good player: much more if each denaro scores. [denari]

        Where a hand is long, a sweep seldom comes alone, and so one is risked for nothing small.
        """
        weights = CaptureWeights(near=0.35)
        return weights if self.scoring == "classic" else weights._replace(denaro=1.1)

    def scored(
        self, given: Mapping[str, Sequence[int]], facts: Mapping[str, Any]
    ) -> tuple[Score, ...]:
        """Where each denaro scores, their numbers are asked, and the most score 1 more. [denari]"""
        if self.scoring == "forty-one" and "denari" in given:
            given = {**given, "denari": _with_most(given["denari"])}
        return super().scored(given, facts)
