"""House rules of Asso piglia tutto."""

from __future__ import annotations

from carte.engine.capture.items import PRIMIERA_MISSING_SUIT
from carte.engine.capture.statements import PAGAT, shared
from carte.engine.conditions import each_alone, in_teams, where
from carte.engine.house_rules import HouseRule, players
from carte.engine.rulebook import Statement
from carte.games.scopa.house_rules import NAPOLA as NAPOLA_OF_SCOPA
from carte.games.scopa.house_rules import hand_size, kings_redeal, target
from carte.language import N_

__all__ = ["GIOCHI_STARS", "HOUSE_RULES"]

GIOCHI_STARS = "Giochi Stars, Asso piglia tutto"

SUMS = HouseRule("sums", N_("Sums may be taken"))

SCORING = HouseRule(
    "scoring",
    N_("What counts"),
    ("most-cards", "scopa"),
    {"most-cards": N_("the most cards"), "scopa": N_("the points of scopa")},
    counts=True,
)

ACE_ON_ACE = HouseRule(
    "ace_on_ace",
    N_("An asso, where an asso lies there"),
    ("one", "sweep"),
    {"one": N_("takes that asso"), "sweep": N_("sweeps all the same")},
)

ACE_ON_EMPTY = HouseRule(
    "ace_on_empty",
    N_("An asso on an empty table"),
    ("stays", "takes-itself"),
    {"stays": N_("stays there"), "takes-itself": N_("takes itself")},
)


_has_a_first_table = ~where(hand_size=10)

KINGS_REDEAL = kings_redeal(False, True)._replace(
    statements=(shared("three-kings", GIOCHI_STARS, when=_has_a_first_table),),
    after="first-player",
)
"""Among the cards laid out, if any are, three re may lie. [three-kings]"""

_SCOPE_COUNT = {"scoring": "scopa"}


TARGET = target("one-deal")._replace(
    words={"one-deal": N_("as many as one deal brings")},
    numbers=(11, 16, 21, 31),
    needs=_SCOPE_COUNT,
    statements=(
        shared("target", PAGAT, when=each_alone),
        shared("target", PAGAT, says="target-of-teams", when=in_teams),
    ),
    after="draw",
)
"""Deals are added up as in Scopa, or one deal decides. [target, draw]"""

NAPOLA = NAPOLA_OF_SCOPA._replace(needs=_SCOPE_COUNT, after="primiera-missing-suit")

ACE_SWEEP_SCORES = HouseRule(
    "ace_sweep_scores",
    N_("An asso that sweeps scores a scopa"),
    (True, False),
    needs=_SCOPE_COUNT,
    statements=(
        Statement(
            "ace-no-scopa",
            N_(
                "An asso that takes the whole table scores no scopa, unless it takes one asso "
                "alone."
            ),
            GIOCHI_STARS,
            theme="aces",
        ),
    ),
    after="sweep",
)

VILE = HouseRule(
    "vile",
    N_("The first card of the deal may be no asso"),
    statements=(
        Statement(
            "vile",
            N_(
                "The player who plays first may not play an asso as the first card of the deal, "
                "except from a hand of assi only."
            ),
            GIOCHI_STARS,
            theme="aces",
        ),
    ),
    after="choice",
)
"""Beginning with an asso takes the whole first table: that is vile. [vile]"""

PLAYERS = players(2, 4)

HAND_SIZE = hand_size(3, 10, 9)._replace(needs={"players": 4}, usual_there=10)
"""With two each has three cards; with four usually ten, the whole pack. [deal]"""

HOUSE_RULES = (
    PLAYERS,
    HAND_SIZE,
    SUMS,
    SCORING,
    ACE_ON_ACE,
    ACE_ON_EMPTY,
    PRIMIERA_MISSING_SUIT,
    KINGS_REDEAL,
    VILE,
    TARGET,
    NAPOLA,
    ACE_SWEEP_SCORES,
)
"""The house rules of Asso piglia tutto, in the order in which tables choose them."""
