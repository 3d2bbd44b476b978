"""How a page makes one text of several words."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from carte.engine.phrases import JOINTS, SIGNS
from carte.language import _

if TYPE_CHECKING:
    from carte.board.messages import Joints

__all__ = ["joints"]


def joints() -> Joints:
    """Return the templates that join words, by name, with the signs in which a language differs."""
    own = {way: said for way, sign in SIGNS.items() if (said := _(sign)) != sign}
    return cast("Joints", {way: _(joint) for way, joint in JOINTS.items()} | own)
