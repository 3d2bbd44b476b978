"""A page's Python imports the rooms of its first widget, and no others: ``imports.toml``."""

import json
import marshal
import subprocess
import sys
import tomllib
from inspect import signature
from pathlib import Path
from typing import Any

import pytest

from book.live.packages import page_sources
from book.live.ship import front_in_a_page
from carte import GAMES, widgets

BUDGETS: dict[str, Any] = tomllib.loads(Path(__file__).with_name("imports.toml").read_text("utf-8"))
CALLS = {"Finder": 'Finder("terms")', "Lesson": 'Lesson("scopa", "sums")'}
"""How tools are called that want more than a game."""
IMPORTED = """
import json, sys
sys.path.insert(0, {packages!r})
import wiring
wiring.connect(lambda *args, **named: None)
from carte.widgets import {tool}
{call}
print(json.dumps([name for name in sys.modules if name.startswith("carte.")]))
"""


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The packages of a page without stock widgets, as Python elsewhere can import them."""
    folder = tmp_path_factory.mktemp("packages")
    for name, source in (page_sources() | front_in_a_page()).items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        is_data = name.endswith(".toml")
        content = marshal.dumps(tomllib.loads(source.decode())) if is_data else source
        (folder / name).write_bytes(content)
    return folder


@pytest.mark.parametrize("tool", widgets.__all__)
def test_a_tool_keeps_to_its_rooms_and_its_number_of_modules(tool: str, packages: Path) -> None:
    kind = getattr(widgets, tool)
    game = '"scopa"' if "game" in signature(kind).parameters else ""
    call = CALLS.get(tool, f"{tool}({game})")
    program = IMPORTED.format(packages=str(packages), tool=tool, call=call)
    done = subprocess.run(
        [sys.executable, "-I", "-c", program], capture_output=True, text=True, check=True
    )
    modules: list[str] = json.loads(done.stdout)
    usual = {**BUDGETS["usual"], "rooms": [kind.__module__.split(".")[1]]}
    budget = {**usual, **BUDGETS["tool"].get(tool, {})}
    rooms = {name.split(".")[1] for name in modules if name != "carte.widgets"}
    assert rooms - {*BUDGETS["all"]["rooms"]} == {*budget["rooms"]}
    of_games = {name.split(".")[2] for name in modules if name.startswith("carte.games.")}
    played = {slug for slug in GAMES if slug.replace("-", "_") in of_games}
    assert played <= {*(GAMES if budget["games"] == "all" else budget["games"])}
    assert len(modules) <= budget["modules"]
