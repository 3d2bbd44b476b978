"""The model of one of our widgets on a page that shows no others."""

from typing import Any

from book.live.bundle import JS
from tests.front.scripts import printed

MODEL = f"""
const {{ Model }} = await import({(JS / "page/model.js").as_uri()!r});
const sent = [], told = [], answers = [];
let hear;
const comm = {{
  unheard: new Set(),
  on_msg: listener => {{ hear = data => listener({{ content: {{ data }}, buffers: [] }}); }},
  send: (data, callbacks) => {{ sent.push(data); answers.push(callbacks?.iopub.status); }},
}};
const model = new Model(comm, {{ level: "one", solved: ["one"] }});
const note = name => () => told.push([name, model.get(name)]);
for (const name of ["level", "solved"]) model.on(`change:${{name}}`, note(name));
"""
SHOW = "console.log(JSON.stringify({ sent, told, unheard: [...comm.unheard] }));"


def after(steps: str) -> Any:
    return printed(f"{MODEL}{steps}{SHOW}")


def update(**state: Any) -> dict[str, Any]:
    return {"method": "update", "state": state, "buffer_paths": []}


def test_what_is_set_is_told_at_once_and_sent_when_it_is_saved() -> None:
    assert after("model.set('level', 'two');")["sent"] == []
    done = after("model.set('level', 'two'); model.save_changes();")
    assert done == {"sent": [update(level="two")], "told": [["level", "two"]], "unheard": ["level"]}


def test_what_is_saved_while_python_is_busy_is_sent_at_once_when_it_has_answered() -> None:
    steps = (
        "for (const l of ['two', 'three', 'four']) { model.set('level', l); model.save_changes(); }"
    )
    assert after(steps)["sent"] == [update(level="two")]
    assert after(f"{steps} answers[0]();")["sent"] == [update(level="two"), update(level="four")]


def test_what_python_says_is_told_and_not_sent_back() -> None:
    steps = "hear({ method: 'update', state: { level: 'two' } }); model.save_changes();"
    assert after(steps) == {"sent": [], "told": [["level", "two"]], "unheard": []}


def test_a_value_that_says_the_same_is_no_change() -> None:
    same = "hear({ method: 'update', state: { solved: ['one'] } }); model.set('level', 'one');"
    assert after(same)["told"] == []
    for other in ("['two']", "['one', 'two']", "[]", "null", "{ 0: 'one' }"):
        done = after(f"hear({{ method: 'update', state: {{ solved: {other} }} }});")
        assert [name for name, _value in done["told"]] == ["solved"], other


def test_a_front_end_that_asks_hears_the_answer_until_it_listens_no_more() -> None:
    steps = """
        const heard = content => told.push(content);
        model.on("msg:custom", heard);
        model.send({ question: 1 });
        hear({ method: "custom", content: { answer: 1 } });
        model.off("msg:custom", heard);
        hear({ method: "custom", content: { answer: 2 } });
    """
    asked = [{"method": "custom", "content": {"question": 1}}]
    assert after(steps) == {"sent": asked, "told": [{"answer": 1}], "unheard": []}
