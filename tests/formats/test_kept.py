"""What browsers have kept of the first edition is there again in this one, and nothing is lost."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from carte.play.match_code import from_json
from carte.widgets import Cases, Courses, Lesson, Play, Score
from tests.counting.test_sheet import rows
from tests.counting.test_widget import choose_game, owned, said
from tests.formats.write_kept import VISITS
from tests.site.match import AT_ONCE, Match

KEPT: dict[str, dict[str, str]] = json.loads(
    Path(__file__).with_name("edition-1-kept.json").read_text(encoding="utf-8")
)
MATCHES = [name for name, (widget, _visit) in VISITS.items() if isinstance(widget, Play)]
Put = Callable[..., Locator]


def keep(page: Page, name: str) -> None:
    """Let the page hold what a browser of the first edition did, and do so before it is read."""
    held = json.dumps(KEPT[name])
    page.add_init_script(f"if (!localStorage.length) Object.assign(localStorage, {held})")


def put_aside(page: Page) -> list[str]:
    """The entries that could not be read."""
    names: list[str] = page.evaluate(
        "Object.keys(localStorage).filter(key => key.endsWith('.broken'))"
    )
    return names


@pytest.mark.parametrize("name", MATCHES)
def test_a_match_goes_on_and_those_put_aside_are_offered(put: Put, page: Page, name: str) -> None:
    widget = VISITS[name][0]
    (aside_key, aside), (_key, kept) = sorted(
        KEPT[name].items(), key=lambda one: not one[0].endswith(".aside")
    )
    assert aside_key.endswith(".aside")
    page.add_init_script(AT_ONCE)
    keep(page, name)
    at = Match.at(put(widget), widget)
    at.ready()
    assert at.sitting == from_json(json.loads(kept)["sitting"])
    at.act("new").click()
    at.act("before").first.click()
    at.ready()
    assert at.sitting == from_json(json.loads(aside)[0]["sitting"])
    assert put_aside(page) == []


def test_counts_and_sheets_are_there(put: Put, page: Page) -> None:
    keep(page, "counting")
    root = put(Score())
    choose_game(root, "scopa")
    assert said(root)
    assert rows(root)[1][0] == "1"
    choose_game(root, "briscola")
    assert owned(root)[0].endswith(": 2")
    assert put_aside(page) == []


def test_stars_and_choices_hold(put: Put, page: Page) -> None:
    keep(page, "choices")
    root = put([Courses(), Lesson("scopa", "sums")], attributes='data-engine="off"')
    expect(root.locator("[data-course='asso-piglia-tutto']")).to_contain_text("3")
    for name, value in [("skin", "french"), ("index", "off")]:
        radio = page.locator(f"[data-preference={name}][value={value}]").last
        expect(radio).to_be_checked()
    assert put_aside(page) == []


def test_answered_cases_are_known(put: Put, page: Page) -> None:
    keep(page, "tricky cases")
    every = Cases().content["questions"]
    root = put(Cases())
    root.get_by_role("checkbox").check()
    expect(root.locator(".carte-quiz-place")).to_contain_text(f"of {len(every) - 1}")
    assert put_aside(page) == []
