"""A page's saved state carries no code of ours, and nothing twice."""

import json
from typing import Any

import pytest

from book.live.errors import LiveError
from book.live.state import SHARED, check_saved, kinds, slim

WORDS = {"cards": {f"{n}D": f"{n} of denari" for n in range(1, 41)}}


def model(cls: str = "carte.lessons.widget.Lesson", **state: object) -> dict[str, Any]:
    base = {"_esm": "export default {}" * 1000, "_css": ".a{}" * 1000, "_anywidget_id": cls}
    return {"model_name": "AnyModel", "state": base | {"kind": "lesson"} | state}


def saved(*models: dict[str, Any]) -> dict[str, Any]:
    return {"state": {str(number): each for number, each in enumerate(models)}}


def test_our_widgets_code_becomes_the_address_of_one_file() -> None:
    small, _ = slim(saved(model()), "widgets.js?v=1")
    state = small["state"]["0"]["state"]
    assert (state["_esm"], state["_css"]) == ("site:widgets.js?v=1", "")


def test_other_peoples_widgets_keep_their_code() -> None:
    theirs = model("somebody.Chart")
    assert slim(saved(theirs), "widgets.js")[0]["state"]["0"] == theirs


def test_a_large_value_of_several_widgets_is_said_once() -> None:
    small, shared = slim(saved(model(words=WORDS), model(words=WORDS)), "widgets.js")
    assert shared == [WORDS]
    assert [each["state"]["words"] for each in small["state"].values()] == [{SHARED: 0}] * 2


def test_a_value_of_one_widget_stays_where_it_is() -> None:
    small, shared = slim(saved(model(words=WORDS)), "widgets.js")
    assert (small["state"]["0"]["state"]["words"], shared) == (WORDS, [])


def test_fifteen_widgets_weigh_little_more_than_one() -> None:
    one, _ = slim(saved(model(words=WORDS)), "widgets.js")
    fifteen, _ = slim(saved(*[model(words=WORDS)] * 15), "widgets.js")
    assert len(json.dumps(fifteen)) < 4 * len(json.dumps(one))


def test_a_layout_says_only_what_is_set() -> None:
    layout = {"model_name": "LayoutModel", "state": {"width": "3rem", "height": None}}
    assert slim(saved(layout), "widgets.js")[0]["state"]["0"]["state"] == {"width": "3rem"}


def test_the_saved_state_itself_is_left_alone() -> None:
    before = saved(model(words=WORDS), model(words=WORDS))
    copy = json.loads(json.dumps(before))
    slim(before, "widgets.js")
    assert before == copy


def test_only_our_widgets_have_a_kind() -> None:
    assert kinds(saved(model(), model("somebody.Chart"))) == {"0": "lesson", "1": ""}


def test_a_widget_without_saved_state_fails_the_build_and_names_the_page() -> None:
    with pytest.raises(LiveError, match=r"scopa shows 1 widget.*\n.*execute_notebooks: force"):
        check_saved(saved(model()), "scopa", ["0", "gone"])
