"""How long a page waits for Python, and how thinking is cut short and others are answered."""

import asyncio
import itertools
import time
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from carte.front.widget import Ask, Widget
from carte.play.thinking import Thinking
from carte.widgets import Deal, Play
from tests.front.loops import on_a_loop
from tests.front.reader import Put, act

ANSWERS_WHEN_TOLD = """(took) => {
    globalThis.askPython = () => new Promise((resolve) => { globalThis.answer = resolve; });
    globalThis.restarts = 0;
    const restart = () => { globalThis.restarts += 1; };
    globalThis.carteEngine = { status: { starts: 1, took }, restart };
}"""

NEVER_STARTS = """() => {
    globalThis.askPython = () => new Promise(() => {});
    document.documentElement.dataset.engine = "failed";
    globalThis.carteEngine = { status: { starts: 1, state: "failed" }, start: () => {} };
}"""


def test_a_python_that_is_busy_is_not_given_up_before_it_is_silent(
    put: Put, page: Page, stopped_clock: Callable[[], None]
) -> None:
    root = put(Deal("scopa", seed=1))
    stopped_clock()
    page.evaluate(ANSWERS_WHEN_TOLD, 1_000)
    act(root, "deal").click()
    page.clock.run_for(9_000)
    page.evaluate("answer({ id: sent.at(-1).id, busy: true })")
    page.clock.run_for(9_000)
    assert page.evaluate("restarts") == 0
    page.clock.run_for(2_000)
    assert page.evaluate("restarts") == 1


def test_a_python_that_was_slow_to_start_is_given_twice_as_long_to_answer(
    put: Put, page: Page, stopped_clock: Callable[[], None]
) -> None:
    root = put(Deal("scopa", seed=1))
    stopped_clock()
    page.evaluate(ANSWERS_WHEN_TOLD, 20_000)
    act(root, "deal").click()
    page.clock.run_for(39_000)
    assert page.evaluate("restarts") == 0
    page.clock.run_for(2_000)
    assert page.evaluate("restarts") == 1


def test_where_nothing_can_start_python_one_is_answered_at_once(put: Put, page: Page) -> None:
    root = put(Deal("scopa", seed=1))
    page.evaluate(NEVER_STARTS)
    act(root, "deal").click()
    expect(root.locator("[role=status]")).to_contain_text("could not be loaded")


class Slow(Widget):
    """Answers at once or later, as it is asked."""

    def __init__(self) -> None:
        self.sent: list[Mapping[str, Any]] = []
        super().__init__("Slow()")

    def send(self, content: Mapping[str, Any], buffers: None = None) -> None:
        self.sent.append(content)

    def handlers(self) -> Mapping[str, Ask]:
        return {
            "now": lambda message: {"now": message["n"]},
            "later": self._later,
            "broken": self._broken,
            "broken later": self._broken_later,
        }

    def _broken(self, message: Mapping[str, Any]) -> dict[str, Any]:
        raise KeyError(message["n"])

    async def _broken_later(self, message: Mapping[str, Any]) -> dict[str, Any]:
        raise KeyError(message["n"])

    async def _later(self, message: Mapping[str, Any]) -> dict[str, Any]:
        await asyncio.sleep(0.01)
        if message["n"] < 0:
            raise ValueError("give a number above 0")
        return {"later": message["n"]}


def hear(
    widget: Slow, *messages: Mapping[str, Any] | str, seconds: float = 0.1
) -> list[Mapping[str, Any]]:
    """Send messages to a widget on a loop, and let so much time pass."""

    async def talk() -> None:
        for message in messages:
            widget._hear(widget, message, [])
        await asyncio.sleep(seconds)

    on_a_loop(talk())
    return widget.sent


def test_a_later_answer_does_not_keep_others_waiting() -> None:
    sent = hear(Slow(), {"id": 1, "ask": "later", "n": 5}, {"id": 2, "ask": "now", "n": 6})
    assert sent == [{"id": 2, "answer": {"now": 6}}, {"id": 1, "answer": {"later": 5}}]


def test_a_page_hears_that_a_long_answer_is_on_its_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("carte.front.widget.BEAT", 0.002)
    *beats, last = hear(Slow(), {"id": 1, "ask": "later", "n": 5})
    assert last == {"id": 1, "answer": {"later": 5}}
    assert beats
    assert all(beat == {"id": 1, "busy": True} for beat in beats)


def test_who_asks_is_answered_also_where_the_house_fails(caplog: pytest.LogCaptureFixture) -> None:
    sent = hear(
        Slow(),
        {"id": 1, "ask": "broken later", "n": 5},
        {"id": 2, "ask": "broken", "n": 6},
        {"id": 3, "ask": "now", "n": 7},
        {"id": 4, "ask": ["now"]},
        "now",
    )
    assert {one["id"]: one.get("answer") for one in sent} == {
        1: None,
        2: None,
        3: {"now": 7},
        4: None,
    }
    assert all("went wrong" in one["error"]["text"] for one in sent if one["id"] < 3)


def test_what_is_amiss_is_told_later_as_at_once_but_not_to_what_is_no_question() -> None:
    sent = hear(Slow(), {"id": 1, "ask": "later", "n": -1}, {"id": 2, "ask": "never"})
    assert sent[0]["error"]["text"].startswith("'never' is no question")
    assert sent[1] == {"id": 1, "error": {"text": "give a number above 0."}}
    assert hear(Slow(), "hello", {"ask": "now", "n": 1}, seconds=0) == []


@pytest.mark.parametrize(
    ("spoken", "error", "told"),
    [
        ("en", "give a number above 0", "give a number above 0."),
        ("en", "Choose anew.", "Choose anew."),
        ("ja", "0より大きい数を選んでください", "0より大きい数を選んでください。"),
        ("ja", "選び直してください。", "選び直してください。"),
    ],
    indirect=["spoken"],
)
def test_what_is_amiss_ends_as_a_sentence(spoken: str, error: str, told: str) -> None:
    def amiss(message: Mapping[str, Any]) -> dict[str, Any]:
        raise ValueError(error)

    widget = Slow()
    widget.handlers = lambda: {"amiss": amiss}  # type: ignore[method-assign]
    assert widget.reply({"ask": "amiss"}) == {"error": {"text": told}}


def endless() -> Iterator[int]:
    for number in itertools.count():
        time.sleep(0.001)
        yield number


def test_thinking_is_cut_short_and_comes_to_what_it_has() -> None:
    async def talk() -> int | None:
        thinking = Thinking()
        task = asyncio.ensure_future(thinking.last(endless()))
        await asyncio.sleep(0.05)
        thinking.hurry()
        return await asyncio.wait_for(task, 1)

    assert on_a_loop(talk()) > 0


def test_hurry_waits_for_the_first_step_that_comes_to_something() -> None:
    async def talk() -> int | None:
        thinking = Thinking()
        steps: Iterator[int | None] = itertools.chain(itertools.repeat(None, 100), endless())
        task = asyncio.ensure_future(thinking.last(steps))
        await asyncio.sleep(0)
        thinking.hurry()
        return await asyncio.wait_for(task, 5)

    assert on_a_loop(talk()) is not None


def test_hurry_cuts_short_only_what_is_thought_now() -> None:
    async def talk() -> int | None:
        thinking = Thinking()
        thinking.hurry()
        return await thinking.last(iter(range(5)))

    assert on_a_loop(talk()) == 4


def test_others_get_their_turn_while_somebody_thinks() -> None:
    async def talk() -> int:
        task = asyncio.ensure_future(Thinking().last(itertools.islice(endless(), 200)))
        turns = 0
        while not task.done():
            await asyncio.sleep(0)
            turns += 1
        return turns

    assert on_a_loop(talk()) > 8


@pytest.mark.parametrize("slug", ["scopone", "mediatore"])
@pytest.mark.parametrize(("ask", "seed"), [("think", 2), ("hint", 1)])
def test_an_expert_that_is_hurried_answers_at_once_with_a_legal_move(
    slug: str, ask: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("carte.players.expert.PLAY_OUTS", 1_000_000)
    widget = Play(slug, level="expert", seed=seed)
    question = {"ask": ask, "sitting": widget.content["sitting"]}

    async def talk() -> dict[str, Any]:
        reply = widget.reply(question)
        assert not isinstance(reply, dict)
        task = asyncio.ensure_future(reply)
        await asyncio.sleep(0.05)
        assert widget.reply({"ask": "hurry"}) == {"answer": {}}
        return await asyncio.wait_for(task, 15)  # a small part of what it would think

    assert "answer" in on_a_loop(talk())
