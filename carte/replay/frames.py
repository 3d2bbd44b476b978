"""The frames of a deal from its record: where every card lies after each move, seen from seat 0."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carte.board.narration import moments, narrate
from carte.board.scene import lying_open, scene_from
from carte.board.score import score_json
from carte.board.seats import READER, YOU, seat_names
from carte.engine.deal import Deal

if TYPE_CHECKING:
    from carte.board.messages import NarratedMove, Scene, SceneStep
    from carte.replay import messages

__all__ = ["replay"]


def replay(deal: Deal, title: str = "", *, open_hands: bool = True) -> messages.Replay:
    """Return a deal so far as frames: one for its beginning and one after each move.

    A frame is ``{"step", "told"}``: a position as in lessons, and the move that led there, which
    the first frame lacks. Its ``scene["hidden"]`` holds the hands and the monte that the reader
    does not see, and is left out without ``open_hands``. The ``score`` is None until the deal is
    over.
    """
    narrated = [None, *narrate(deal.start, deal.moves)]
    return {
        "game": deal.game.slug,
        "title": title,
        "frames": [
            _frame(_step(moment, open_hands), move)
            for moment, move in zip(moments(deal), narrated, strict=True)
        ],
        "score": score_json(deal) if deal.is_over else None,
    }


def _frame(step: SceneStep, move: NarratedMove | None) -> messages.Frame:
    return {"step": step} if move is None else {"step": step, "told": move}


def _step(deal: Deal, open_hands: bool) -> SceneStep:
    """Return where every card in sight lies, with ``open_hands`` the hidden ones too."""
    hand = deal.game.as_held(deal.hands[READER])
    zones = {**lying_open(deal, READER), "hand": hand, "pile": deal.piles[READER]}
    if deal.game.sides == 2:
        zones["other"] = deal.piles[1 - READER]
    scene = scene_from(deal, READER)
    if open_hands:
        scene["hidden"] = _hidden(deal, scene)
    return {"zones": {name: [*map(str, some)] for name, some in zones.items()}, "scene": scene}


def _hidden(deal: Deal, scene: Scene) -> dict[str, list[str]]:
    """Return the cards that the reader does not see, by the seats that hold them, and the monte."""
    hands = zip(seat_names(deal.game), deal.hands, strict=True)
    held = {name: deal.game.as_held(hand) for name, hand in hands if name != YOU}
    if "monte" in scene:
        held["monte"] = deal.monte
    seen = scene.get("open", {})
    unseen = {
        name: [str(card) for card in some if str(card) not in seen.get(name, ())]
        for name, some in held.items()
    }
    return {name: some for name, some in unseen.items() if some or name not in seen}
