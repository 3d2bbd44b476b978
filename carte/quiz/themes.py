"""The themes of tricky cases: every rule worth a question belongs to one.

The rules that many games share are listed here; others name their theme in their statement.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from carte.engine.game import Game
from carte.language import N_, _

__all__ = ["NOT_OF_MOVES", "PROCEDURE", "THEMES", "Theme", "themes_of"]


PROCEDURE = "procedure"
"""The theme of what no rule of a game covers: its questions are made from articles."""

NOT_OF_MOVES = {"deal", "primiera", "score", "match", "payment"}
"""The themes of dealing, counting and paying: their rules decide no move."""


class Theme(NamedTuple):
    """A theme: its id, its English title, and the tails of the rules that belong to it."""

    id: str
    words: str
    tails: frozenset[str]

    @property
    def title(self) -> str:
        """The title in the reader's language."""
        return _(self.words)


def _theme(name: str, words: str, tails: str) -> Theme:
    return Theme(name, words, frozenset(tails.split()))


THEMES = (
    _theme("moves", N_("What is a move"), "turn choice lay in-hand on-table no-such-move over"),
    _theme("equal", N_("An equal card"), "equal one-equal equal-first must-take no-sums"),
    _theme(
        "sums",
        N_("Sums"),
        "sum choice-of-sums choice-of-captures one-capture must-take no-sums",
    ),
    _theme("fifteen", N_("Fifteen"), "fifteen choice-of-captures"),
    _theme(
        "aces",
        N_("Assi"),
        "ace-sweep ace-on-ace ace-full-take ace-on-empty whole-table two-aces",
    ),
    _theme(
        "matta",
        N_("The matta"),
        "matta-named matta-ace matta-plain matta-barsega table-matta",
    ),
    _theme(
        "declarations",
        N_("Declarations"),
        "declare declare-first declare-once true-declaration barsega decino barsega-and-decino "
        "matta-barsega open-hand",
    ),
    _theme("sweeps", N_("Sweeps"), "sweep last-card whole-table"),
    _theme(
        "deal",
        N_("The deal"),
        "deal first-player bidder-leads three-kings two-aces table-fifteen table-thirty "
        "table-nine table-matta refill leftovers teams briscola",
    ),
    _theme("primiera", N_("The primiera"), "primiera primiera-missing-suit"),
    _theme(
        "score",
        N_("The score"),
        "score carte denari settebello re-bello napola grande piccola most-cards points",
    ),
    _theme("match", N_("The match"), "target tie-break cappotto deals draw win"),
    _theme(
        "tricks",
        N_("Tricks"),
        "trick strength trump other-suit lead follow any-card briscola last-trick",
    ),
    _theme(
        "auction",
        N_("The auction"),
        "auction bids higher pass thrown-in ranks points-after-two direct-points chiamo mediatore "
        "solo solissimo arcisolissimo",
    ),
    _theme("partner", N_("Call and partner"), "call call-two partner alone discard give chiamo"),
    _theme("signals", N_("Signals"), "signals busso volo striscio"),
    _theme(
        "payment",
        N_("Payment"),
        "payment payment-partner payment-giver multiplier slam slam-defenders",
    ),
    _theme(PROCEDURE, N_("Something went wrong"), ""),
)
"""The themes, in the order in which they are offered."""


def themes_of(game: Game, tails: Iterable[str]) -> tuple[str, ...]:
    """Return the ids of the themes of these rules of a game.

    A rule may name its theme itself, or the item of the score that it is about.
    """
    told = frozenset(tails)
    own = {game.rulebook[tail].theme for tail in told}
    own |= {item.theme for item in game.items.values() if item.usual_rule in told}
    return tuple(theme.id for theme in THEMES if theme.id in own or theme.tails & told)
