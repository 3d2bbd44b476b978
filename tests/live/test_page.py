"""What the build puts into a page: widgets and their state, code, cards, folds and doors."""

import json
from typing import Any

import nbformat.v4 as nb
import pytest
from bs4 import BeautifulSoup
from nbformat import NotebookNode
from playwright.sync_api import Browser

from book.languages import BESIDE
from book.live.cells import code_cells
from book.live.doors import DOORS, there, with_doors
from book.live.errors import LiveError
from book.live.faces import share_faces
from book.live.folds import by_their_words, named_folds
from book.live.journey import PLACE, with_journey
from book.live.messages import Cell, Group, Settings
from book.live.page import (
    checked,
    fallback_tag,
    live_tags,
    settings_tag,
    shown_models,
    style_tags,
    with_hosts,
)
from book.live.space import space_sheet
from book.live.state import (
    FILE,
    SHARED,
    check_saved,
    kinds,
    need_all_games,
    reached,
    slim,
    with_files,
)
from book.live.words import page_words
from carte import widgets
from carte.pack import card_svg, row

VIEW = '<script type="application/vnd.jupyter.widget-view+json">{"model_id": "m1"}</script>'


def test_each_view_of_a_model_gets_a_host_with_a_line_for_its_state() -> None:
    assert shown_models(f"<p>{VIEW}</p>{VIEW.replace('m1', 'm2')}") == ["m1", "m2"]
    words = {"no-scripts": "Switch <b>scripts</b> on.", "incomplete": "Half of it <is> missing."}
    body = with_hosts(f"<p>one</p>{VIEW}", {"m1": "deal"}, words)
    assert VIEW in body
    assert 'class="live-host" data-kind="deal"' in body
    assert '<div class="live-status" role="status"></div>' in body
    assert '<p class="live-incomplete">Half of it &lt;is&gt; missing.</p>' in body
    assert "<noscript><p>Switch &lt;b&gt;scripts&lt;/b&gt; on.</p></noscript>" in body


def page_settings(groups: list[Group]) -> Settings:
    return {
        "folder": "",
        "files": {},
        "later": {},
        "all_games": False,
        "words": page_words(),
        "shared": [],
        "groups": groups,
    }


def test_settings_cannot_end_the_script_that_holds_them() -> None:
    cell: Cell = {"number": 1, "source": "print('</script><b>')", "may_fail": False}
    settings = page_settings([{"imports": [], "cells": [cell], "models": []}])
    tag = settings_tag(settings)
    text = tag.removeprefix('<script type="application/json" id="live-page">')
    text = text.removesuffix("</script>")
    assert "<" not in text
    assert json.loads(text) == settings


def address(name: str) -> str:
    return f"at/{name}"


FILE_OF = checked(address, lambda name: f"hash of {name}")


def test_only_a_page_with_stock_controls_loads_their_styles() -> None:
    assert "controls.css" in style_tags(FILE_OF, ["widgets-x.css"], stock_controls=True)
    assert "controls.css" not in style_tags(FILE_OF, ["widgets-x.css"], stock_controls=False)


def test_a_page_names_what_its_entry_loads_with_its_hash() -> None:
    preload = 'rel="modulepreload" href="at/live-x.js" integrity="sha256-hash of live-x.js"'
    assert preload in live_tags(FILE_OF, chunks=["live-x.js"])


def test_the_script_that_says_what_is_missing_comes_with_its_words() -> None:
    words = {"part": 'A "part" is <missing>.'}
    tag = BeautifulSoup(fallback_tag(address, words), "html.parser").find("script")
    assert tag is not None
    assert json.loads(str(tag["data-words"])) == words
    assert (tag["src"], "data-opened" in tag.attrs) == ("at/fallback.js", False)
    assert 'data-opened="at/opened.js"' in fallback_tag(address, words, "at/opened.js")


WORDS = {"cards": {f"{n}D": f"{n} of denari" for n in range(1, 41)}}


def model(cls: str = "carte.lessons.widget.Lesson", **state: object) -> dict[str, Any]:
    base = {"_esm": "export default {}" * 1000, "_anywidget_id": cls}
    return {"model_name": "AnyModel", "state": base | {"kind": "lesson"} | state}


def saved(*models: dict[str, Any]) -> dict[str, Any]:
    return {"state": {str(number): each for number, each in enumerate(models)}}


def test_our_widgets_code_becomes_the_address_of_their_tools_and_that_of_others_stays() -> None:
    theirs = model("somebody.Chart")
    small, _ = slim(saved(model(), theirs), "{}.tool.js".format)
    state = small["state"]["0"]["state"]
    assert state["_esm"] == "site:lesson.tool.js"
    assert small["state"]["1"] == theirs
    assert kinds(saved(model(), theirs)) == {"0": "lesson", "1": ""}


def test_a_large_value_of_several_widgets_is_said_once_and_that_of_one_stays_where_it_is() -> None:
    before = saved(model(words=WORDS), model(words=WORDS))
    copy = json.loads(json.dumps(before))
    small, shared = slim(before, "{}.tool.js".format)
    assert before == copy, "the saved state itself is left alone"
    assert shared == [WORDS]
    assert [each["state"]["words"] for each in small["state"].values()] == [{SHARED: 0}] * 2
    one, shared = slim(saved(model(words=WORDS)), "{}.tool.js".format)
    assert (one["state"]["0"]["state"]["words"], shared) == (WORDS, [])
    fifteen, _ = slim(saved(*[model(words=WORDS)] * 15), "{}.tool.js".format)
    assert len(json.dumps(fifteen)) < 4 * len(json.dumps(one))


def test_what_a_tool_shows_later_is_in_a_file_of_its_own() -> None:
    content = {"first": 1, "later": {"second": 2}}
    before = saved(model(content=content, game="scopa"), model(content={"first": 1}))
    copy, put = json.loads(json.dumps(before)), {}

    def data(name: str, value: Any) -> str:
        put[name] = value
        return f"data/{name}.js"

    after, files = with_files(before, data)
    assert before == copy, "the saved state itself is left alone"
    assert put == {"lesson-scopa": {"second": 2}}
    assert files == ["data/lesson-scopa.js"]
    contents = [each["state"]["content"] for each in after["state"].values()]
    assert contents == [{"first": 1, "later": {FILE: "data/lesson-scopa.js"}}, {"first": 1}]
    assert f'href="{files[0]}"' in live_tags(FILE_OF, [], files)


def test_a_page_keeps_what_it_shows_and_what_that_refers_to() -> None:
    models = [
        model(layout="IPY_MODEL_1"),
        model(),
        model(box="IPY_MODEL_0"),
        model(outputs=[{"model_id": "2"}]),
        model(),
    ]
    assert [*reached(saved(*models), ["3", "gone"])["state"]] == ["0", "1", "2", "3"]


@pytest.mark.parametrize(("kind", "needs"), [("room", True), ("lesson", False)])
def test_only_a_tool_that_says_so_has_its_cells_wait_for_all_games(kind: str, needs: bool) -> None:
    assert need_all_games(saved(model(kind=kind), model(kind="lesson"))) is needs


def test_a_layout_says_only_what_is_set() -> None:
    layout = {"model_name": "LayoutModel", "state": {"width": "3rem", "height": None}}
    assert slim(saved(layout), "{}.tool.js".format)[0]["state"]["0"]["state"] == {"width": "3rem"}


def test_a_widget_without_saved_state_fails_the_build_and_names_the_page() -> None:
    with pytest.raises(LiveError, match=r"scopa shows 1 widget.*\n.*execute_notebooks: force"):
        check_saved(saved(model()), "scopa", ["0", "gone"])


def notebook(*cells: NotebookNode) -> NotebookNode:
    made: NotebookNode = nb.new_notebook(cells=list(cells))
    return made


def code(source: str, *tags: str) -> NotebookNode:
    made: NotebookNode = nb.new_code_cell(source, metadata={"tags": list(tags)})
    return made


def test_code_cells_are_collected_in_order_with_their_numbers() -> None:
    page = notebook(nb.new_markdown_cell("# Scopa"), code("a = 1"), code("a", "remove-input"))
    assert code_cells(page, "scopa") == [
        {"number": 2, "source": "a = 1", "may_fail": False},
        {"number": 3, "source": "a", "may_fail": False},
    ]


def test_a_cell_that_stays_out_of_the_page_or_is_empty_is_not_collected() -> None:
    out = (code("count_everything()", "static"), code("a", "skip-execution"), code(" \n"))
    assert code_cells(notebook(*out), "scopa") == []


def test_a_cell_that_shows_an_error_may_fail_in_the_page_too_and_one_may_wait() -> None:
    shown, waiting = code("card('7X')", "raises-exception"), code("await something()")
    assert [one["may_fail"] for one in code_cells(notebook(shown, waiting), "scopa")] == [
        True,
        False,
    ]


@pytest.mark.parametrize("source", ["%timeit 1", "!ls", "deal?"])
def test_a_magic_is_refused_with_its_cell_and_page(source: str) -> None:
    with pytest.raises(LiveError, match=r"cell 1 of scopa .*\n.*'static'"):
        code_cells(notebook(code(source)), "scopa")


PRINTED = f"<p>{card_svg('7D')}</p>{row(['7D', '3C'])}{card_svg('3C', index=False)}" + "".join(
    card_svg(card, "french", index) for card in ("7D", "1B") for index in (True, False, True)
)
"""Cards alone and in rows, some of them again, in both skins, with their index and without."""


def test_a_card_that_comes_again_refers_to_the_first_and_one_that_comes_once_stays() -> None:
    for card in ("7D", "10S"):
        thrice = share_faces(card_svg(card) * 3)
        assert len(thrice) < 1.2 * len(card_svg(card)) + 700
        assert thrice.count(f'id="carte-face-italian-{card}"') == 1
        assert thrice.count(f'<use href="#carte-face-italian-{card}"/>') == 2
    assert share_faces(row(["7D", "3C"])) == row(["7D", "3C"])


def test_every_card_looks_as_it_did(chromium: Browser) -> None:
    page = chromium.new_page()
    page.set_content(PRINTED)
    before = page.screenshot()
    page.set_content(share_faces(PRINTED))
    assert page.locator("use").count() == 3
    assert page.screenshot() == before
    page.close()


FOLDS = """
<ul><li><a href="play-scopa.html">Play <span lang="it">scopa</span></a>
<details><summary><span></span></summary><ul><li><a href="x.html">X</a></li></ul></details>
</li></ul>
"""


def test_a_fold_is_named_by_the_page_whose_pages_it_holds_and_on_a_page_by_its_words() -> None:
    (summary,) = named_folds(BeautifulSoup(FOLDS, "html.parser")).find_all("summary")
    assert summary["aria-label"] == "More pages: Play scopa"
    fold = '<summary aria-label="Toggle hidden content"><p>Show all the rules</p></summary>'
    assert by_their_words(fold) == "<summary><p>Show all the rules</p></summary>"


def test_three_doors_to_the_first_three_parts_of_the_book_stand_under_the_title_of_a_page() -> None:
    assert with_doors("<h1>A</h1><p>b</p>", "<nav/>") == "<h1>A</h1><nav/><p>b</p>"
    assert with_doors("<p>b</p>", "<nav/>") == "<p>b</p>"
    assert [(door.name, door.part) for door in DOORS] == [("learn", 0), ("play", 1), ("settle", 2)]


@pytest.mark.parametrize(
    ("name", "path", "expected"),
    [
        ("learn", "#", "#the-courses"),
        ("learn", "index.html", "index.html#the-courses"),
        ("play", "#", "#"),
        ("play", "play.html", "play.html"),
    ],
)
def test_a_door_leads_to_its_place_from_any_page(name: str, path: str, expected: str) -> None:
    door = next(door for door in DOORS if door.name == name)
    assert there(door, lambda _page: path) == expected


TWO = {"English": [""], "Italiano": ["it"], "The whole book": ["", "it"]}
ALL = {"English": [""], "Italiano": ["it"], "日本語": ["ja"], "The whole book": ["", "it", "ja"]}


@pytest.mark.parametrize(
    ("built", "parts"), [("en it ja", ALL), ("en it", TWO), (None, {"English": [""]})]
)
def test_each_language_can_be_kept_and_all_at_once_by_buttons_that_are_called_so(
    built: str | None, parts: dict[str, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(BESIDE, raising=False)
    if built:
        monkeypatch.setenv(BESIDE, built)
    page = BeautifulSoup(with_journey(f"<p>Before.</p>{PLACE}"), "html.parser")
    rows = page.select(".carte-offline li")
    names = ["".join(name.get_text() for name in row.select("b")) for row in rows]
    folders = [json.loads(str(row["data-folders"])) for row in rows]
    assert dict(zip(names, folders, strict=True)) == parts
    buttons = page.select(".carte-offline button")
    named = [str(button["aria-labelledby"]).split() for button in buttons]
    assert [own for own, _about in named] == [button["id"] for button in buttons]
    about = [page.find(id=about) for _own, about in named]
    assert [part.get_text() for part in about if part] == [name for name in parts for _ in "12"]
    assert with_journey("<p>Nothing.</p>") == "<p>Nothing.</p>"


def test_every_tool_has_a_kind_and_says_how_much_room_it_takes_on_a_desk_and_on_a_phone() -> None:
    tools = [getattr(widgets, name) for name in widgets.__all__]
    desk, phone = space_sheet().split("@media (max-width: 30rem)")
    for tool in tools:
        for sheet, rem in ((desk, tool.space.on_a_desk), (phone, tool.space.on_a_phone)):
            assert f'.live-host[data-kind="{tool.tool}"] {{ --room: {rem:g}rem; }}' in sheet
    kinds_of_tools = [tool.tool for tool in tools]
    assert len({*kinds_of_tools}) == len(kinds_of_tools)
    assert "" not in kinds_of_tools
