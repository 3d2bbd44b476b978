"""House rules of Asso piglia tutto."""

from __future__ import annotations

from carte.engine.capture.items import LEFTOVERS as LEFTOVERS_OF_ALL
from carte.engine.capture.items import PRIMIERA_MISSING_SUIT
from carte.engine.capture.statements import OPTIONS, PAGAT, shared
from carte.engine.conditions import each_alone, in_teams, of_three, where
from carte.engine.house_rules import HouseRule, players
from carte.engine.rulebook import Statement
from carte.games.scopa.house_rules import (
    AT_TARGET_COUNTED_UP,
    COUNTED_UP,
    hand_size,
    kings_redeal,
    scoring,
    target,
)
from carte.games.scopa.house_rules import NAPOLA as NAPOLA_OF_SCOPA
from carte.games.scopa.house_rules import TIE_BREAK as TIE_BREAK_OF_SCOPA
from carte.language import N_

__all__ = ["GIOCHI_STARS", "HOUSE_RULES"]

GIOCHI_STARS = "Giochi Stars, Asso piglia tutto"
SCOPONE_RL = "Scopone RL, Scopa d’assi"

SUMS = HouseRule("sums", N_("Sums may be taken"))

SCORING = scoring({"most-cards": N_("the most cards"), "scopa": N_("the points of scopa")})

ACE_ON_ACE = HouseRule(
    "ace_on_ace",
    N_("An asso, if an asso is on the table"),
    ("one", "sweep"),
    {"one": N_("takes that asso"), "sweep": N_("sweeps the table all the same")},
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
    words={"one-deal": N_("the points of one deal")},
    numbers=(11, 16, 21, 31),
    needs=_SCOPE_COUNT,
    statements=(
        shared("target", PAGAT, when=each_alone, tie_break="another-deal"),
        shared("target", PAGAT, says="target-of-teams", when=in_teams, tie_break="another-deal"),
        *(
            shared("target", COUNTED_UP, says=says, when=players & where(tie_break="count-up"))
            for says, players in AT_TARGET_COUNTED_UP.items()
            if players != of_three
        ),
    ),
    after="draw",
)
"""Deals are added up as in Scopa, or one deal decides. [target, draw]"""

TIE_BREAK = TIE_BREAK_OF_SCOPA._replace(
    needs=_SCOPE_COUNT,
    statements=(shared("tie-break", COUNTED_UP),),
    after="draw",
)
"""Where one deal decides, a tie is a draw. [draw, tie-break]"""

LEFTOVERS = LEFTOVERS_OF_ALL._replace(
    statements=(
        *(
            statement._replace(when=statement.when & where(scoring="scopa"))
            for statement in LEFTOVERS_OF_ALL.statements
        ),
        Statement(
            "leftovers",
            N_(
                "Cards left on the table after the last play go to the dealer, whoever captured "
                "last."
            ),
            OPTIONS,
            where(scoring="most-cards") & each_alone,
        ),
        Statement(
            "leftovers",
            N_(
                "Cards left on the table after the last play go to the dealer’s side, whoever "
                "captured last."
            ),
            OPTIONS,
            where(scoring="most-cards") & in_teams,
        ),
    )
)

ACE_MUST_TAKE = HouseRule(
    "ace_must_take",
    N_("An asso must take if it can"),
    (True, False),
    statements=(
        Statement(
            "must-take",
            N_("A card that can take must take, unless it is an asso."),
            SCOPONE_RL,
        ),
        Statement(
            "ace-laid",
            N_(
                "An asso that could take may be laid on the table instead, where it is an asso "
                "like any other."
            ),
            SCOPONE_RL,
            theme="aces",
        ),
    ),
    after="must-take",
)
"""On an empty table an asso does what ``ace_on_empty`` says. [ace-laid, ace-on-empty]"""

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
                "An asso that takes the whole table scores no scopa, unless the only card there "
                "was another asso."
            ),
            GIOCHI_STARS,
            theme="aces",
        ),
    ),
    after="sweep",
)

VILE = HouseRule(
    "vile",
    N_("The first card cannot be an asso"),
    statements=(
        Statement(
            "vile",
            N_("The first card of the deal cannot be an asso, unless its player holds only assi."),
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
    ACE_MUST_TAKE,
    TIE_BREAK,
    LEFTOVERS,
)
"""The house rules of Asso piglia tutto, in the order in which tables choose them."""
