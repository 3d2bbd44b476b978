"""What a reader at seat 0 sees of a sitting: only what the seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, cast

from carte.board.card_moves import moves_by_card
from carte.board.narration import moments, narrate
from carte.board.piles import as_won, swept
from carte.board.replies import forms
from carte.board.scene import scene_from
from carte.board.seats import READER, is_you, seat_names, side_names, spoken, spoken_side
from carte.board.step import allowed, stable_order, with_replies, zones_of
from carte.engine.cards import Card
from carte.engine.deal import Deal
from carte.engine.game import Game
from carte.engine.moves import Play
from carte.language import _
from carte.play.recall import may_recall
from carte.play.sitting import Sitting
from carte.players.ladder import FIRST

if TYPE_CHECKING:
    from carte.board.messages import NarratedMove, Scene, SceneStep
    from carte.play import messages

__all__ = ["caption", "moment", "totals"]

UNAIDED = 3
"""In how many turns of a first deal against newcomers the reader picks alone what a card takes."""


def moment(
    sitting: Sitting,
    over: messages.Over | None = None,
    *,
    judged: bool = False,
    shown: bool = True,
) -> messages.Moment:
    """Return what the reader sees, and on the reader's turn the ways to reply.

    Python must then rule on every try, unless the moves are ``judged`` beforehand. The piles are in
    the order in which they were won; with more than two sides there is only the reader's. ``over``
    is the end of a deal that is over. The hand is left out unless it is ``shown``.
    """
    deal, game, course = sitting.deal, sitting.game, moments(sitting.deal)
    places = _places(game)
    lying = as_won(deal)
    piles = {
        name: [card for card in lying if card in deal.piles[side]] for side, name in places.items()
    }
    seen: messages.Moment = {
        "step": _step(sitting, judged=judged) if shown else _table_alone(deal),
        "turn": None if deal.is_over else seat_names(deal.game)[deal.turn],
        "phase": deal.phase,
        "dealer": seat_names(deal.game)[deal.dealer],
        "piles": {name: [*map(str, some)] for name, some in piles.items()},
        "won": {name: len(some) for name, some in piles.items()},
        "covered": [str(card) for side in places for card in _covered(side, course)],
        "caption": caption(len(sitting.dealt), deal),
        "since": _since(deal),
        "totals": totals(sitting),
        "target": deal.game.goal,
        "recall": may_recall(deal),
        "undoable": sitting.last_decision is not None,
        "undone": sitting.undone[-1],
        "over": over,
    }
    if game.has_table:
        seen["across"] = [*map(str, swept(deal))]
        seen["sweeps"] = dict(zip(side_names(game), deal.scope, strict=True))
    return seen


def totals(sitting: Sitting) -> list[messages.SideTotal]:
    """Return how many points each side has in the match."""
    sides = zip(side_names(sitting.game), sitting.match.totals, strict=True)
    return [{"side": spoken_side(side), "points": points} for side, points in sides]


def caption(number: int, deal: Deal) -> str:
    """Return the name of the deal: "Deal 2, you deal"."""
    if is_you(deal.dealer):
        return _("Deal {number}, you deal").format(number=number)
    dealer = seat_names(deal.game)[deal.dealer]
    return _("Deal {number}, dealer: {seat}").format(number=number, seat=spoken(dealer))


def _since(deal: Deal) -> list[NarratedMove]:
    """Return the reader's last move and the others' since then, in words."""
    course = [*deal.course()]
    own = [place for place, (before, _choice) in enumerate(course) if before.turn == READER]
    first = own[-1] if own else 0
    if first == len(course):
        return []
    moves = narrate(course[first][0], [choice for _before, choice in course[first:]])
    of_the_game = ("card",) if deal.game.has_table else ("say", "leads", "took")
    kept_of_each = ("by", "text", "brief", *of_the_game)
    kept = [{key: value for key, value in one.items() if key in kept_of_each} for one in moves]
    return cast("list[NarratedMove]", kept)


def _step(sitting: Sitting, *, judged: bool) -> SceneStep:
    deal = sitting.deal
    hand = deal.game.as_held(deal.hands[READER])
    table = _as_laid(deal)
    asked = deal.turn == READER and not deal.is_over
    ways = forms(deal, hand, table, tempting=False) if asked else ()
    step: SceneStep = {"zones": zones_of(deal, READER, hand, table, ways), "scene": _scene(deal)}
    if not asked:
        return step
    if deal.game.has_table:
        step["takes"] = _takes(deal, alone=_is_beginning(sitting))
    if leads := _leads(deal):
        step["leads"] = leads
    if may := moves_by_card(deal):
        step["may"] = may
    return with_replies(step, ways, partial(allowed, deal) if judged else None)


def _table_alone(deal: Deal) -> SceneStep:
    """Return what lies on the table, with nothing of the hand."""
    return {"zones": zones_of(deal, READER, (), _as_laid(deal)), "scene": _scene(deal)}


def _scene(deal: Deal) -> Scene:
    scene = scene_from(deal, READER)
    if "stock_size" in (facts := deal.view(READER).facts):
        scene["stock"] = facts["stock_size"]
    return scene


def _is_beginning(sitting: Sitting) -> bool:
    """Return whether the reader has just sat down to learn, and is to find what a card takes."""
    if sitting.sitters or sitting.level != FIRST or len(sitting.dealt) > 1:
        return False
    return sum(before.turn == READER for before, _choice in sitting.deal.course()) < UNAIDED


def _takes(deal: Deal, *, alone: bool) -> dict[str, list[str]]:
    """Return what goes along with each card that takes.

    Nothing does if there is a choice, or if the player is to find it ``alone``.
    """
    ways: dict[str, list[Play]] = {}
    for choice in deal.legal_moves():
        if isinstance(choice, Play):
            ways.setdefault(str(choice.card), []).append(choice)
    return {
        card: [*map(str, some[0].taken)] if len(some) == 1 and not alone else []
        for card, some in ways.items()
        if all(way.mask for way in some)
    }


def _leads(deal: Deal) -> dict[str, list[str]]:
    """Return the signals that may go with each card, if any may."""
    signals: dict[str, list[str]] = {}
    for choice in deal.legal_moves():
        if isinstance(choice, Play):
            signals.setdefault(str(choice.card), []).extend(filter(None, [choice.signal]))
    return signals if any(signals.values()) else {}


def _as_laid(deal: Deal) -> tuple[Card, ...]:
    """Return the table with the cards in the order in which they were laid, so that none moves."""
    shown: tuple[Card, ...] = ()
    for each in moments(deal):
        shown = stable_order(shown, each.table)
    return shown


def _places(game: Game) -> dict[int, str]:
    """Return the name of the pile of each side that the reader sees."""
    mine = game.side(READER)
    return {mine: "pile", 1 - mine: "other"} if game.sides == 2 else {mine: "pile"}


def _covered(side: int, course: Sequence[Deal]) -> tuple[Card, ...]:
    """Return the cards under the last capture or trick of a side, or the cards it got last."""
    *_, last = course
    return next(
        (
            before.piles[side]
            for before in reversed(course)
            if len(before.piles[side]) < len(last.piles[side])
        ),
        (),
    )
