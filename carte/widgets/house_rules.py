"""House rules as controls: what each is called, and its values, for a page that lets one choose.

>>> import carte
>>> [control["text"] for control in controls(carte.game("scopa"), ["target", "napola"])]
['Points to win a match', 'Napola: asso, 2, 3 of denari and on']
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import carte
from carte.game import Game, Positive
from carte.locale import N_, _

__all__ = ["controls", "game_of"]

_NAMES = {
    "target": N_("Points to win a match"),
    "kings_redeal": N_("Three re on the first table are dealt again"),
    "last_card_sweep": N_("The last card may make a scopa"),
    "fewest_cards": N_("Only sums of the fewest cards"),
    "re_bello": N_("Re bello: the re of denari scores"),
    "napola": N_("Napola: asso, 2, 3 of denari and on"),
    "primiera_missing_suit": N_("A pile without a suit in the primiera"),
    "sums": N_("Cards take sums, too"),
    "scoring": N_("What wins"),
    "ace_on_ace": N_("An asso played to an asso"),
    "ace_on_empty": N_("An asso played to an empty table"),
    "players": N_("Players"),
    "matta_barsega": N_("The matta is wild in a barsega"),
    "declare_both": N_("Barsega and decino together score both"),
    "ace_sweep_forced": N_("An asso that can sweep must"),
    "ace_full_take": N_("An asso that can take all by a fifteen must"),
    "matta_ace_sweeps": N_("A matta named asso sweeps"),
    "equal_before_sum": N_("An equal card forbids sums"),
    "table_nine": N_("A first table of 9 or less scores 3"),
    "piccola_max": N_("The piccola scores at most"),
    "cappotto": N_("Cappotto: wins the match at once"),
    "tie_break": N_("A tie at the target"),
    "slam_defenders": N_("A slam of the opponents doubles, too"),
    "direct_points": N_("Points may be bid from the start"),
    "bidder_leads": N_("The declarer leads first"),
    "slam_by": N_("A slam is"),
    "callable": N_("Cards that may be called"),
    "signal_truth": N_("Signals must be true"),
    "striscio": N_("Striscio may be said"),
}

_VALUES: Mapping[tuple[str, object], str] = {
    ("primiera_missing_suit", "ineligible"): N_("cannot win it"),
    ("primiera_missing_suit", "zero"): N_("counts nothing for that suit"),
    ("scoring", "most-cards"): N_("most cards"),
    ("scoring", "scopa"): N_("points as in scopa"),
    ("ace_on_ace", "one"): N_("takes one asso"),
    ("ace_on_ace", "sweep"): N_("sweeps the table"),
    ("ace_on_empty", "stays"): N_("stays there"),
    ("ace_on_empty", "takes-itself"): N_("takes itself"),
    ("cappotto", "denari"): N_("all ten denari"),
    ("cappotto", "all-cards"): N_("all forty cards"),
    ("cappotto", "off"): N_("nothing"),
    ("tie_break", "count-up"): N_("is counted up item by item"),
    ("tie_break", "another-deal"): N_("plays another deal"),
    ("slam_by", "tricks"): N_("all eight tricks"),
    ("slam_by", "points"): N_("all 120 points"),
    ("callable", "any"): N_("any card"),
    ("callable", "threes"): N_("only a 3"),
}


def controls(game: Game, names: Iterable[str] | None = None) -> list[dict[str, Any]]:
    """Return the house rules of a game, or those of these names that it has, as plain data.

    A control is ``{"name", "text", "value"}`` with the value in force; one that offers a choice
    has ``values``, pairs of value and text, and any positive number otherwise. A switch has none.
    """
    wanted = game.OPTIONS if names is None else names
    return [
        {"name": name, "text": _(_NAMES[name]), "value": game.options[name], **_offered(name, game)}
        for name in wanted
        if name in game.OPTIONS
    ]


def _offered(name: str, game: Game) -> dict[str, Any]:
    values = game.OPTIONS[name]
    if isinstance(values, Positive):
        return {"kind": "number"}
    if set(values) == {True, False}:
        return {"kind": "switch"}
    return {
        "kind": "choice",
        "values": [{"value": value, "text": _spoken(name, value)} for value in values],
    }


def _spoken(name: str, value: object) -> str:
    words = _VALUES.get((name, value))
    return str(value) if words is None else _(words)


def game_of(message: Mapping[str, Any]) -> Game:
    """Return the game that a question names under ``game``, with its house rules in ``options``.

    Raises ``ValueError`` that says what is wrong.
    """
    slug, options = message.get("game"), message.get("options", {})
    if not isinstance(options, Mapping) or not all(isinstance(name, str) for name in options):
        raise ValueError(f"{options!r} are no house rules; give names and values")
    return carte.game(str(slug), **options)
