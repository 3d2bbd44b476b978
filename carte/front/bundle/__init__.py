"""The front end as text: one ES module and one style sheet, bundled from the files of all rooms.

A tool's front end is in its room, in small modules that import each other and their style sheets. A
wheel has the bundle without its sources; a checkout rebuilds it whenever one of them has changed
(``making``).
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

__all__ = ["is_fresh", "module", "packages", "styles"]

_MADE = Path(__file__).with_name("made.json")
_CHECKOUT = (Path(__file__).parents[2] / "widgets.js").exists()


def module() -> str:
    """Return the whole front end as one ES module with a default export ``{render}``.

    Raises ``NodeError`` in a checkout where the bundle cannot be built.
    """
    text: str = _bundle()["module"]
    return text


def styles() -> str:
    """Return the style sheet of all widgets; raises like ``module``."""
    text: str = _bundle()["styles"]
    return text


def packages() -> list[dict[str, str]]:
    """Return the module's third-party packages: ``name``, ``version``, ``license``, its ``text``.

    Raises like ``module``.
    """
    found: list[dict[str, str]] = _bundle()["packages"]
    return found


def is_fresh() -> bool:
    """Return whether the bundle is available without building it."""
    if _CHECKOUT:
        from carte.front.bundle import making

        return making.is_fresh(_MADE)
    return True


@cache
def _bundle() -> dict[str, Any]:
    if _CHECKOUT:
        from carte.front.bundle import making

        making.refresh(_MADE)
    made: dict[str, Any] = json.loads(_MADE.read_text("utf-8"))
    return made
