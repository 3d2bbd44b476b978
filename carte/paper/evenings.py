"""A club's evening on paper: its plan, with everything that it mentions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import carte
from carte.evening import from_code
from carte.evening.plan_json import every_block, levels_json
from carte.evening.sheets import whole_plan
from carte.evening.words import evening_words
from carte.formats.sheet_name import Wanted
from carte.language import _
from carte.paper.sheets import Sheet

if TYPE_CHECKING:
    from carte.paper.messages import PlanOnPaper

__all__ = ["evening_plan"]


def evening_plan(wanted: Wanted) -> Sheet:
    """Return the plan of an evening, with everything that it mentions."""
    wish = from_code(wanted.plan)
    plan = whole_plan(wish)
    ids = {step["block"] for one in plan["evenings"] for step in one["steps"]}
    ids |= {left["block"] for one in plan["evenings"] for left in one["left"]}
    spoken = _only(ids, every_block())
    page: PlanOnPaper = {
        "is": "plan",
        "plan": plan,
        "blocks": spoken,
        "levels": _only(
            {name for one in spoken.values() for name in one.get("levels", ())}, levels_json()
        ),
        "games": [
            {"slug": game.slug, "title": game.title} for game in map(carte.game, carte.GAMES)
        ],
        "words": evening_words(),
    }
    return Sheet(_("A club’s evening"), [[page]], "", wish.faces)


def _only(names: set[str], some: Mapping[str, Any]) -> dict[str, Any]:
    return {name: one for name, one in some.items() if name in names}
