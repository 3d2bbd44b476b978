"""What a reader does in each tool, and what its widget knows of it afterwards."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator

import carte
from carte.front.widget import Widget
from carte.widgets import (
    Cases,
    Checker,
    Daily,
    Deal,
    Guide,
    Lesson,
    Own,
    Play,
    Puzzles,
    Room,
    Score,
    Settle,
)
from tests.front.harness import notebook
from tests.front.staged import settled
from tests.site.match import Match, buttons_of
from tests.site.table import Table

NOTEBOOK = ""
"""The attributes of a page that is no page of the book."""

CASE = carte.game("scopa").position(hand="7D 2S", table="3C 4S 7B")


def own_set() -> dict[str, Any]:
    position = carte.game("scopa").position(hand="7D 2S", table="3C 4S 7B")
    level = {"position": carte.code(position), "goal": "Take the seven.", "answers": ["7D x 7B"]}
    return {"title": "Monday", "levels": [level]}


def answer_first_case(root: Locator, widget: Any) -> None:
    for option in widget.content["questions"][0]["options"]:
        if option["right"]:
            root.locator(f"[data-option='{option['id']}']").click()
    Table(root).act("play")


def answer_of_the_day(root: Locator, widget: Any) -> None:
    root.locator("[data-option]").first.click()
    check = root.locator("[data-action=play]")
    if check.is_visible():
        check.click()


def play_wrongly(root: Locator, widget: Any) -> None:
    root.locator("[data-zone=hand] [data-card]").first.click()
    Table(root).act("play")


def play_first(root: Locator, widget: Any) -> None:
    settled(root.page)
    dealt = carte.from_record(widget.record)
    Match.at(root, widget).make(dealt.legal_moves()[0])


def clear(root: Locator, widget: Any) -> None:
    Table(root).act("clear")


def count(root: Locator, widget: Any) -> None:
    Table(root).act("add")


def ask_first(root: Locator, widget: Any) -> None:
    root.locator("[data-quarrel]").first.click()


def count_first(root: Locator, widget: Any) -> None:
    root.locator("[data-held]").first.fill("3")
    Table(root).act("next")


def make_level(root: Locator, widget: Any) -> None:
    notebook(root.page).set(0, "levels", own_set())


def make_prepared(root: Locator, move: str) -> None:
    settled(root.page)
    root.locator(",".join(buttons_of(carte.move(move)))).first.wait_for()
    for selector in buttons_of(carte.move(move)):
        root.locator(selector).click()
    settled(root.page)


def play_prepared(root: Locator, widget: Any) -> None:
    make_prepared(root, widget.content["line"][0]["move"])


def try_first(root: Locator, widget: Any) -> None:
    Table(root).play(str(widget.position.legal_moves()[0]))


DONE: dict[str, tuple[Callable[[], Any], Callable[[Locator, Any], None]]] = {
    "lesson": (lambda: Lesson("scopa", "sums"), lambda root, _widget: wins_first(root)),
    "cases": (Cases, answer_first_case),
    "daily": (Daily, answer_of_the_day),
    "play": (lambda: Play("scopa", level="newcomer"), play_first),
    "puzzles": (lambda: Puzzles("scopa"), play_wrongly),
    "checker": (lambda: Checker(CASE), clear),
    "score": (lambda: Score("scopa"), count),
    "settle": (Settle, ask_first),
    "room": (Room, count_first),
    "own": (Own, make_level),
    "guide": (lambda: Guide("scopa"), play_prepared),
    "deal": (lambda: Deal("scopa", seed=7), try_first),
}
"""Each widget that tells what its reader has done, and something to do with it."""


def wins_first(root: Locator) -> None:
    Table(root).play("7D x 3C 4S")


def state_of(widget: Widget) -> dict[str, Any]:
    return {name: getattr(widget, name) for name in widget.trait_names(state=True)}
