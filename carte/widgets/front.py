"""The front end as text: one ES module and one style sheet, joined from ``static/``.

``static/`` has a room for each thing a reader sees, and in it small modules that import from each
other. Joined in the order of their imports, without those imports and exports, they are the one
module that anywidget loads in a notebook and that the site ships once. A name may therefore be
declared at the top of one module only.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from posixpath import dirname, join, normpath

from carte.pack import sprite

__all__ = ["module", "styles"]

_STATIC = Path(__file__).parent / "static"
_ENTRY = "index.js"
_SHEETS = (
    "page/theme.css",
    "cards/cards.css",
    "board/table.css",
    "board/seats.css",
    "page/panel.css",
    "board/exchange.css",
    "lessons/lesson.css",
    "replay/replay.css",
    "deal/deal.css",
    "checker/checker.css",
    "quiz/quiz.css",
    "lessons/courses.css",
    "finder/finder.css",
    "counting/score.css",
    "counting/sheet.css",
    "play/play.css",
    "board/bidding.css",
)

_IMPORT = re.compile(r'^import (?:\{[^}]*\} from )?"(?P<path>\.[\w./]+)";\n', re.MULTILINE)
_EXPORT = re.compile(r"^export (?=(?:async )?(?:const|let|function|class)\b)", re.MULTILINE)
_DECLARED = re.compile(r"^(?:async )?(?:const|let|function|class) (\w+)", re.MULTILINE)

_MADE: dict[str, Callable[[], str]] = {
    "cards/pack.js": lambda: f"export const PACK = {json.dumps(sprite(), ensure_ascii=False)};\n",
}
"""Modules that are not files: the pack is drawn by Python."""


@cache
def module() -> str:
    """Return the whole front end as one ES module with a default export ``{render}``.

    Raises ``ValueError`` where two modules declare the same name.
    """
    parts = [_EXPORT.sub("", _IMPORT.sub("", text)) for text in _in_order(_ENTRY, {}).values()]
    names = [name for part in parts for name in _DECLARED.findall(part)]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise ValueError(f"declared in two modules of {_STATIC.name}/: {', '.join(twice)}")
    return "\n".join(parts)


@cache
def styles() -> str:
    """Return the style sheet of all widgets."""
    return "\n".join((_STATIC / name).read_text("utf-8") for name in _SHEETS)


def _in_order(name: str, texts: dict[str, str]) -> dict[str, str]:
    """Add a module to ``texts`` after everything it imports."""
    if name not in texts:
        text = _MADE[name]() if name in _MADE else (_STATIC / name).read_text("utf-8")
        for found in _IMPORT.finditer(text):
            _in_order(normpath(join(dirname(name), found["path"])), texts)
        texts[name] = text
    return texts
