"""Read the steps of levels of kind ``pick`` and ``choose``: piles, questions and traps."""

from __future__ import annotations

from functools import partial

from carte.board.seats import YOU, seat_names
from carte.engine.cards import Suit
from carte.engine.game import Game
from carte.engine.position import distinct_mask
from carte.engine.reading import short
from carte.language import N_, _
from carte.lessons.ask import ChooseStep, PickStep
from carte.lessons.play import Step
from carte.lessons.questions import CHOICES, PICKS, Pick, QuestionError, Shown, put
from carte.lessons.reading.fields import Fields

__all__ = ["read_choose", "read_pick"]


ZONES = ("pile", "hand", "table", "trick")
"""The zones for a question's cards, which are their keys in the file."""


def _shown(fields: Fields, played: Game, zones: tuple[str, ...]) -> Shown:
    zone, *more = [zone for zone in zones if zone in fields] or ["pile"]
    if more:
        fields.wrong(more[0], fields.text(more[0]), _("no such key with {key}").format(key=zone))
    pile = fields.cards(zone, "")
    lying = (name for name, kind in played.OWN_FACTS.items() if kind == "cards")
    beside = next((name for name in lying if name in fields), "other")
    other = fields.cards(beside, "")
    try:
        distinct_mask({zone: pile, "other pile": other})
    except ValueError as error:
        fields.wrong(zone, fields.text(zone, ""), _("possible cards ({error})").format(error=error))
    return Shown(
        played,
        pile,
        other,
        fields.texts("options", []),
        zone,
        beside,
        leader=fields.read("leader", partial(_seat, played), default=YOU),
        trump=fields.read("trump", partial(_suit, played), default=""),
        dealer=fields.read("dealer", partial(_seat, played)) if "dealer" in fields else "",
    )


def _seat(played: Game, name: str) -> str:
    if name not in (names := seat_names(played)):
        raise QuestionError(_("a seat: {names}").format(names=", ".join(names)))
    return name


def _suit(played: Game, letter: str) -> str:
    if letter and not played.has_trumps:
        raise QuestionError(_("nothing, since {game} has no trumps").format(game=played.slug))
    return Suit(letter) if letter else ""


def read_pick(fields: Fields, played: Game) -> tuple[tuple[Step, ...], None]:
    """Read the one step of a level in which the reader picks cards."""
    shown = _shown(fields, played, ("pile",))
    answer = fields.read("question", lambda text: put(PICKS, text, shown))
    traps: dict[Pick, str] = {}
    for trap in fields.tables("traps", N_("trap"), needed=False):
        pick = tuple(sorted(trap.cards("pick")))
        if not set(pick) <= set(shown.pile) or pick in answer.right:
            trap.wrong("pick", trap.text("pick"), _("cards of the pile that are not the answer"))
        traps[pick] = trap.text("text")
        trap.finish()
    return (PickStep(fields.text("goal"), shown, fields.text("question"), traps),), None


def read_choose(fields: Fields, played: Game) -> tuple[tuple[Step, ...], None]:
    """Read the one step of a level in which the reader chooses an answer."""
    shown = _shown(fields, played, ZONES)
    answer = fields.read("question", lambda text: put(CHOICES, text, shown))
    traps: dict[str, str] = {}
    for trap in fields.tables("traps", N_("trap"), needed=False):
        option = trap.text("choose")
        if option not in answer.options or option in answer.right:
            known = [short(option) for option in answer.options if option not in answer.right]
            trap.wrong(
                "choose", option, _("a wrong option: {known}").format(known=", ".join(known))
            )
        traps[option] = trap.text("text")
        trap.finish()
    return (ChooseStep(fields.text("goal"), shown, fields.text("question"), traps),), None
