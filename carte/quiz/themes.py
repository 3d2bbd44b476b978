"""The themes of tricky cases: every rule worth a question belongs to one.

The rules that games share are listed here, those of one game alone in the ``quiz.toml`` of its
room, which may also have a ``theme`` of its own, ``after`` another one. A rule may name its theme
in its statement, too.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Any, NamedTuple

from carte.engine.game import Game
from carte.games import GAMES, cached_per_registry, load_toml
from carte.language import N_, _

__all__ = ["NOT_OF_MOVES", "PROCEDURE", "Theme", "every_theme", "themes_of"]


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


_SHARED = (
    _theme(
        "moves", N_("What counts as a move"), "turn choice lay in-hand on-table no-such-move over"
    ),
    _theme("equal", N_("A matching card"), "equal one-equal equal-first must-take"),
    _theme("sums", N_("Sums"), "sum choice-of-sums one-capture must-take"),
    _theme("fifteen", N_("Fifteen"), "fifteen"),
    _theme("aces", N_("Assi"), "ace-sweep ace-on-ace ace-on-empty"),
    _theme("sweeps", N_("Sweeps"), "sweep last-card"),
    _theme(
        "deal",
        N_("The deal"),
        "deal first-player bidder-leads three-kings low-table refill leftovers teams",
    ),
    _theme("primiera", N_("The primiera"), "primiera primiera-missing-suit"),
    _theme("score", N_("The score"), "score carte denari settebello napola points"),
    _theme("match", N_("The match"), "target tie-break deals draw win"),
    _theme(
        "tricks",
        N_("Tricks"),
        "trick strength trump other-suit lead follow any-card last-trick",
    ),
    _theme("auction", N_("The auction"), "auction higher pass thrown-in"),
    _theme("partner", N_("Call and partner"), "call alone"),
    _theme("payment", N_("Payment"), "payment slam"),
    _theme(PROCEDURE, N_("Something went wrong"), ""),
)


@cached_per_registry
def every_theme() -> tuple[Theme, ...]:
    """Return the themes, in the order in which they are offered."""
    found = [*_SHARED]
    rooms = [load_toml(slug, "quiz.toml") for slug in GAMES]
    for one in chain.from_iterable(room.get("theme", ()) for room in rooms):
        place = [theme.id for theme in found].index(one["after"]) + 1
        found.insert(place, Theme(one["id"], one["title"], frozenset(one["rules"])))
    return tuple(theme._replace(tails=theme.tails.union(*_own(rooms, theme))) for theme in found)


def _own(rooms: Iterable[Any], theme: Theme) -> Iterable[Iterable[str]]:
    """Return what each room adds to a theme."""
    return (room.get("rules", {}).get(theme.id, ()) for room in rooms)


def themes_of(game: Game, tails: Iterable[str]) -> tuple[str, ...]:
    """Return the ids of the themes of these rules of a game.

    A rule may name its theme itself, or the item of the score that it is about.
    """
    wanted = frozenset(tails)
    own = {game.rulebook[tail].theme for tail in wanted}
    own |= {item.theme for item in game.items.values() if item.usual_rule in wanted}
    return tuple(theme.id for theme in every_theme() if theme.id in own or theme.tails & wanted)
