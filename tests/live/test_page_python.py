"""What is shipped works in Pyodide: imports, comms that take saved models' places, outputs."""

import json
import subprocess
import zipfile
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import pytest

from book.live.bundle import JS, MODULES
from book.live.cache import Cache
from book.live.compiled import STDLIB, make_stdlib
from book.live.packages import (
    APART,
    PACKAGES,
    make_packages,
    make_stock_packages,
    page_sources,
    rooms_apart,
    rooms_of,
    stock_sources,
)
from book.live.ship import front_in_a_page
from carte import widgets
from carte.front.bundle.node import find_node
from carte.front.bundle.npm import install_modules
from tests.javascript.tools import tool

pytestmark = pytest.mark.build

HERE = Path(__file__).parent
CACHE = HERE.parents[1] / ".carte-cache"

Message = dict[str, Any]
Talk = dict[str, Any]
"""What a page and its Python said: the messages in ``said``, and which cell ``failed`` and why.

``fetched`` are the zips that Python asked for.
"""
Saved = list[str | None]
"""A model as the build saved it: its id, and the module, name and anywidget's id of its class."""
Group = dict[str, Any]
Run = Callable[..., Talk]
"""Runs groups of cells, and then hands over the page's messages."""

CELLS = """
import carte.widgets, ipywidgets, sys
assert "ipywidgets.widgets.widget_int" not in sys.modules, "stock controls were loaded"
slider = ipywidgets.IntSlider(value=3)
---
out = ipywidgets.Output()
def show(change):
    with out:
        print("now", change["new"])
slider.observe(show, "value")
slider
---
import importlib.metadata
assert importlib.metadata.version("anywidget").startswith("0.")
try:
    importlib.metadata.version("no-such-package")
except importlib.metadata.PackageNotFoundError as error:
    assert "no-such-package" in str(error)
else:
    raise AssertionError("a version was made up")
---
from IPython.display import HTML, display
display(HTML("<b>bold</b>"))
---
from carte.widgets import Lesson
saved, other = Lesson("scopa", "sums"), Lesson("scopa", "sums")
assert not {"carte.play", "carte.checker", "html.entities"} & {*sys.modules}, "more was loaded"
---
1 / 0
"""
LESSON = ("anywidget", "AnyModel", "carte.lessons.widget.Lesson")
SAVED: list[Saved] = [
    ["layout-1", "@jupyter-widgets/base", "LayoutModel", None],
    ["style-1", "@jupyter-widgets/controls", "SliderStyleModel", None],
    ["slider-1", "@jupyter-widgets/controls", "IntSliderModel", None],
    ["lesson-1", *LESSON],
]
ALONE = """
import sys
from carte.widgets import Checker, Lesson
assert not {"comm", "psygnal", "IPython", "ipywidgets.widgets"} & {*sys.modules}
lesson = Lesson("scopa", "sums")
assert "tomllib" not in sys.modules, "what the build has read was read again"
lesson.observe(lambda change: print(change.old, "to", change.new), "level")
---
lesson.level = "scopa-sums-2"
lesson.reset()
---
Checker("scopa")
"""
ALONE_SAVED: list[Saved] = [
    ["lesson", *LESSON],
    ["checker", "anywidget", "AnyModel", "carte.checker.widget.Checker"],
]
MOVE = {
    "type": "comm_msg",
    "comm": "slider-1",
    "request": 7,
    "data": {"method": "update", "state": {"value": 5}, "buffer_paths": []},
}


IMPORT_EACH = """
from importlib import import_module
for name in {names}:
    try:
        import_module(name)
    except ImportError as error:
        print(error.name)
"""


def group(text: str, saved: Sequence[Saved] = SAVED, imports: Sequence[str] = ()) -> Group:
    cells = [
        {"number": number, "source": source.strip(), "may_fail": False}
        for number, source in enumerate(text.split("---\n"), 1)
    ]
    return {"imports": imports, "cells": cells, "saved": saved}


@pytest.fixture(scope="module")
def library() -> Path:
    return make_stdlib(Cache(CACHE), find_node())


@pytest.fixture(scope="module")
def run(library: Path, tmp_path_factory: pytest.TempPathFactory) -> Run:
    install_modules(JS, find_node())
    made = make_packages(Cache(CACHE), find_node(), front_in_a_page())
    rooms = {path.name: str(path) for path in made}
    packages = rooms.pop(PACKAGES)
    stock_packages = make_stock_packages(Cache(CACHE), find_node())
    paths = {"modules": str(MODULES), "library": str(library)}

    def run_cells(
        *groups: str | Group, messages: Sequence[Message] = (), stock: bool = True
    ) -> Talk:
        script = tmp_path_factory.mktemp("page") / "script.json"
        given = [group(each) if isinstance(each, str) else each for each in groups]
        zips = [*([str(stock_packages)] if stock else []), packages]
        facts = {**paths, "packages": zips, "rooms": rooms, "groups": given, "messages": messages}
        script.write_text(json.dumps(facts))
        command = [*find_node().node, str(HERE / "run_page.mjs"), str(script)]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        talk: Talk = json.loads(done.stdout.splitlines()[-1])
        return talk

    return run_cells


@pytest.fixture(scope="module")
def talk(run: Run) -> Talk:
    return run(CELLS, messages=[MOVE])


def modules(files: Iterable[str]) -> set[str]:
    """The modules that these files of a zip are."""
    stems = (name.rpartition(".py")[0] for name in files if name.endswith((".py", ".pyc")))
    return {stem.removesuffix("/__init__").replace("/", ".") for stem in stems}


def modules_in(path: Path) -> set[str]:
    with zipfile.ZipFile(path) as archive:
        return modules(name for name in archive.namelist() if "__main__" not in name)


def printed(talk: Talk) -> str:
    outputs = [message.get("output", {}) for message in talk["said"]]
    return "".join(each["text"] for each in outputs if each.get("output_type") == "stream")


def opened(talk: Talk) -> dict[str, dict[str, Any]]:
    return {m["comm"]: m["data"]["state"] for m in talk["said"] if m["type"] == "comm_open"}


def test_comms_take_the_saved_models_places_and_others_get_ids_of_their_own(talk: Talk) -> None:
    states = opened(talk)
    assert states["slider-1"]["_model_name"] == "IntSliderModel"
    assert states["slider-1"]["layout"] == "IPY_MODEL_layout-1"
    [output] = [key for key, state in states.items() if state["_model_name"] == "OutputModel"]
    assert output not in {saved[0] for saved in SAVED}
    lessons = {
        comm: state
        for comm, state in states.items()
        if str(state.get("_anywidget_id")).endswith(".Lesson")
    }
    assert len(lessons) == 2
    saved = lessons.pop("lesson-1")
    assert saved["kind"] == "lesson"
    assert not {"content", "words"} & {*saved}, "what a page has is not made again"
    (other,) = lessons.values()
    assert other["content"]["stage"]["levels"]
    assert other["words"]["typed_label"]


def test_the_room_of_a_game_comes_when_it_is_first_asked_for_and_once(run: Run) -> None:
    cells = """
import carte
from carte.games import load_toml
assert carte.game("scopone", target=21).target == 21
assert carte.game("scopone").title
assert load_toml("scopone", "course.toml"), "its data did not come with it"
"""
    talk = run(cells, stock=False)
    assert talk["failed"] is None
    assert sorted(talk["fetched"]) == sorted(rooms_of(["scopone"]))


@pytest.mark.parametrize("tool", APART)
def test_the_room_of_a_tool_apart_comes_when_it_is_first_asked_for(run: Run, tool: str) -> None:
    name = next(name for name in widgets.__all__ if getattr(widgets, name).tool == tool)
    cells = f"""
from carte import widgets
assert widgets.{name}().handlers()
"""
    talk = run(cells, stock=False)
    assert talk["failed"] is None
    assert {*talk["fetched"]} >= rooms_apart([tool])


def test_a_room_that_has_not_come_whole_is_not_imported(run: Run) -> None:
    cells = """
import importing
class Cut:
    def to_bytes(self):
        return b"half of it"
zips = importing.Zips("/packages/", {"half.zip": "the hash of all of it"}, lambda name: Cut())
try:
    zips.of("half")
except ImportError as error:
    assert "half.zip" in str(error)
else:
    raise AssertionError("half a zip was taken")
assert zips.of("none") is None
"""
    assert run(cells, stock=False)["failed"] is None


@pytest.mark.parametrize("stock", [True, False])
def test_whichever_group_runs_first_its_widgets_take_their_own_places(
    run: Run, stock: bool
) -> None:
    imports = ["from carte.widgets import Lesson"]
    talk = run(
        group("Lesson('scopa', 'sums')", [["sums", *LESSON], ["left over", *LESSON]], imports),
        group("Lesson('scopa', 'sweep')", [["sweep", *LESSON]], imports),
        stock=stock,
    )
    assert talk["failed"] is None
    sources = {comm: state.get("level") for comm, state in opened(talk).items()}
    assert sources["sums"] == "scopa-sums-1"
    assert sources["sweep"] == "scopa-sweep-1"
    assert "left over" not in sources


def message_to(model: str, **data: Any) -> Message:
    """A message of the page to a widget."""
    return {"type": "comm_msg", "comm": model, "request": 1, "data": data}


def data_for(talk: Talk, model: str) -> list[Any]:
    """The data of all that Python sent to a model, after it was opened."""
    return [m["data"] for m in talk["said"] if m["type"] == "comm_msg" and m["comm"] == model]


@pytest.fixture(scope="module")
def alone(run: Run) -> Talk:
    """What a page with our widgets alone and its Python said."""
    messages = [
        message_to("lesson", method="update", state={"level": "scopa-sums-3"}),
        message_to("lesson", method="custom", content={"ask": "judge", "id": 1, "level": "none"}),
        message_to("checker", method="custom", content={"ask": "no such question", "id": 2}),
        message_to("nobody", method="update", state={"level": "scopa-sums-3"}),
    ]
    return run(group(ALONE, ALONE_SAVED), messages=messages, stock=False)


def test_our_widgets_do_without_the_packages_of_stock_widgets(alone: Talk) -> None:
    assert alone["failed"] is None
    states = opened(alone)
    assert [*states] == ["lesson", "checker"]
    assert not {"content", "words"} & {*states["lesson"]}, "what a page has is not made again"
    assert states["lesson"]["level"] == "scopa-sums-1"


def test_what_changes_in_python_is_sent_and_all_of_a_reset_at_once(alone: Talk) -> None:
    states = [data["state"] for data in data_for(alone, "lesson") if data["method"] == "update"]
    assert states[0] == {"level": "scopa-sums-2"}
    assert states[1]["level"] == "scopa-sums-1"
    assert states[1]["resets"] == 1
    assert len(states) == 2, "what the page says is not repeated to it"


def test_what_the_page_changes_is_heard_by_those_who_observe_it(alone: Talk) -> None:
    assert printed(alone).splitlines() == [
        "scopa-sums-1 to scopa-sums-2",
        "scopa-sums-2 to scopa-sums-1",
        "scopa-sums-1 to scopa-sums-3",
    ]


def test_our_widgets_answer_what_they_are_asked(alone: Talk) -> None:
    [lessons] = [data for data in data_for(alone, "lesson") if data["method"] == "custom"]
    [checkers] = data_for(alone, "checker")
    assert lessons["content"]["id"] == 1
    assert "scopa-sums-1" in lessons["content"]["error"]["text"]
    assert checkers["content"]["id"] == 2


def test_all_that_python_says_is_as_the_pages_types_have_it(talk: Talk, tmp_path: Path) -> None:
    said = json.dumps([{**message, "buffers": []} for message in talk["said"]])
    kind = f'import("{(JS / "types.js").as_posix()}").Said'
    (tmp_path / "said.ts").write_text(f"export const said: {kind}[] = {said};", "utf-8")
    config = {
        "extends": str(HERE.parent / "javascript/tsconfig.json"),
        "compilerOptions": {"types": []},  # those of node are beside the project that is extended
        "include": ["said.ts"],
    }
    (tmp_path / "tsconfig.json").write_text(json.dumps(config), "utf-8")
    command = [*find_node().node, str(tool("typescript/bin/tsc")), "--project", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stdout == ""


def test_what_cells_end_in_and_display_is_shown_and_one_that_fails_is_named(talk: Talk) -> None:
    shown = [m["output"]["data"] for m in talk["said"] if "data" in m.get("output", {})]
    view = "application/vnd.jupyter.widget-view+json"
    assert [data[view]["model_id"] for data in shown if view in data] == ["slider-1"]
    assert any(each.get("text/html") == "<b>bold</b>" for each in shown)
    reason = "ZeroDivisionError: division by zero"
    assert talk["failed"] == {"code": "cell", "cell": CELLS.count("---") + 1, "detail": reason}


def test_what_an_output_prints_stands_between_its_beginning_and_its_end(talk: Talk) -> None:
    told = []
    for message in talk["said"]:
        state = message.get("data", {}).get("state", {})
        if message["type"] == "comm_msg" and "msg_id" in state:
            told.append(state["msg_id"])
        elif message.get("output", {}).get("output_type") == "stream":
            told.append(message["output"]["text"])
    assert "".join(told) == "request-7now 5\n"


def test_what_a_page_holds_is_not_looked_through_for_garbage_again(run: Run) -> None:
    cells = """
import gc, ipywidgets
slider = ipywidgets.IntSlider()
slider.observe(lambda change: print("still tracked:", len(gc.get_objects()) > 10_000), "value")
slider
"""
    said = run(cells, messages=[MOVE])["said"]
    printed = [each["output"]["text"] for each in said if "text" in each.get("output", {})]
    assert "".join(printed) == "still tracked: False\n"


def test_every_module_that_is_shipped_can_be_imported(run: Run, library: Path) -> None:
    sources = page_sources()
    assert not [
        name
        for name in (*sources, *stock_sources())
        if name.endswith((".so", ".pyc")) or "/tests/" in name
    ]
    ours = sorted(modules(name for name in sources if name.startswith("carte/")))
    assert run("\n".join(f"import {name}" for name in ours))["failed"] is None
    shipped = modules_in(library)
    left_out = modules_in(MODULES / "pyodide" / STDLIB) - shipped
    done = run(IMPORT_EACH.format(names=sorted(shipped)))
    assert done["failed"] is None
    assert left_out & {*printed(done).split()} == set()
