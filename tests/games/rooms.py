"""What the tests of one game say of it, for the tests of all games.

A game's own tests are in the folder named after it, with data that no test of all games can find
out: its slow rules in ``slow.py``, the tables where it is tried in ``tables.py``, and facts about
its course, its quarrels and its positions in ``facts.py``; what people ask about it is in
``questions.toml``, and how strong its players are in ``strength.json``.
"""

from importlib import import_module
from pathlib import Path
from typing import Any

import carte

FOLDER = Path(__file__).parent


def from_rooms(module: str, name: str) -> dict[str, Any]:
    """What the games' modules of this name say, by slug, in the order in which they are learnt."""
    found: dict[str, Any] = {}
    for slug in carte.GAMES:
        room = slug.replace("-", "_")
        if (FOLDER / room / f"{module}.py").is_file():
            said = vars(import_module(f"{__package__}.{room}.{module}"))
            found |= {slug: said[name]} if name in said else {}
    return found


def rows(module: str, name: str) -> list[Any]:
    """The rows of all games, each with its game in front."""
    return [(slug, *row) for slug, some in from_rooms(module, name).items() for row in some]
