"""The front end as text: one ES module and one style sheet, joined from the files of all rooms.

A tool's front end lies in its room, in small modules that import from each other. Joined in the
order of their imports, without those imports and exports, they are the one module that anywidget
loads in a notebook and that the site ships once. A name may therefore be declared at the top of
one module only.
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

_ROOT = Path(__file__).parents[1]
_ENTRY = "widgets.js"
_SHEETS = (
    "front/page/theme.css",
    "front/cards/cards.css",
    "board/front/table.css",
    "board/front/seats.css",
    "front/page/panel.css",
    "board/front/exchange.css",
    "lessons/front/lesson.css",
    "replay/front/replay.css",
    "lessons/front/practice/deal.css",
    "checker/front/checker.css",
    "quiz/front/quiz.css",
    "lessons/front/courses.css",
    "reference/front/finder.css",
    "counting/front/score.css",
    "counting/front/sheet.css",
    "play/front/play.css",
    "board/front/bidding.css",
)

_IMPORT = re.compile(r'^import (?:\{[^}]*\} from )?"(?P<path>\.[\w./]+)";\n', re.MULTILINE)
_EXPORT = re.compile(r"^export (?=(?:async )?(?:const|let|function|class)\b)", re.MULTILINE)
_DECLARED = re.compile(r"^(?:async )?(?:const|let|function|class) (\w+)", re.MULTILINE)

_MADE: dict[str, Callable[[], str]] = {
    "front/cards/pack.js": lambda: (
        f"export const PACK = {json.dumps(sprite(), ensure_ascii=False)};\n"
    ),
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
        raise ValueError(f"declared in two modules of {_ROOT.name}/: {', '.join(twice)}")
    return "\n".join(parts)


@cache
def styles() -> str:
    """Return the style sheet of all widgets."""
    return "\n".join((_ROOT / name).read_text("utf-8") for name in _SHEETS)


def _in_order(name: str, texts: dict[str, str]) -> dict[str, str]:
    """Add a module to ``texts`` after everything it imports."""
    if name not in texts:
        text = _MADE[name]() if name in _MADE else (_ROOT / name).read_text("utf-8")
        for found in _IMPORT.finditer(text):
            _in_order(normpath(join(dirname(name), found["path"])), texts)
        texts[name] = text
    return texts
