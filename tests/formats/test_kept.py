"""What browsers have kept of any edition is there again in this one, and nothing is lost."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from carte.play.match_code import from_json
from carte.widgets import Cases, Courses, Lesson, Play, Score
from tests.counting.sheets import rows
from tests.counting.test_widget import choose_game, owned, said
from tests.formats.write_kept import VISITS
from tests.front.reader import Put
from tests.site.match import AT_ONCE, Match

Kept = dict[str, dict[str, str]]
KEPT: list[Kept] = [
    json.loads(file.read_text(encoding="utf-8"))
    for file in sorted(Path(__file__).parent.glob("edition-[0-9]-kept.json"))
]
"""What browsers held after each visit to an edition, the first one first."""
MATCHES = [
    name
    for name, (widget, _visit) in VISITS.items()
    if isinstance(widget, Play) and all(name in kept for kept in KEPT)
]
"""The visits to tables that there were in every edition."""


@pytest.fixture(params=KEPT, ids=lambda kept: f"edition {KEPT.index(kept) + 1}")
def kept(request: pytest.FixtureRequest) -> Kept:
    """What browsers held of an edition, by visit."""
    found: Kept = request.param
    return found


def keep(page: Page, held: dict[str, str]) -> None:
    """Let the page hold what a browser of another edition did, before it is read."""
    page.add_init_script(
        f"if (!localStorage.length) Object.assign(localStorage, {json.dumps(held)})"
    )


def opened(text: str) -> Any:
    """A value as it was kept, alone or with its edition."""
    value = json.loads(text)
    return value["kept"] if isinstance(value, dict) and "kept" in value else value


def put_aside(page: Page) -> list[str]:
    """The entries that could not be read."""
    names: list[str] = page.evaluate(
        "Object.keys(localStorage).filter(key => key.endsWith('.broken'))"
    )
    return names


@pytest.mark.usefixtures("short_thoughts")
@pytest.mark.parametrize("name", MATCHES)
def test_a_match_goes_on_and_those_put_aside_are_offered(
    put: Put, page: Page, kept: Kept, name: str
) -> None:
    widget = VISITS[name][0]
    (aside_key, aside), (_key, match) = sorted(
        kept[name].items(), key=lambda one: not one[0].endswith(".aside")
    )
    assert aside_key.endswith(".aside")
    page.add_init_script(AT_ONCE)
    keep(page, kept[name])
    at = Match.at(put(widget), widget)
    at.ready()
    assert at.sitting == from_json(opened(match)["sitting"])
    at.act("new").click()
    at.act("before").first.click()
    at.ready()
    assert at.sitting == from_json(opened(aside)[0]["sitting"])
    assert put_aside(page) == []


def test_counts_and_sheets_are_there(put: Put, page: Page, kept: Kept) -> None:
    keep(page, kept["counting"])
    root = put(Score())
    choose_game(root, "scopa")
    assert said(root)
    assert rows(root)[1][0] == "1"
    choose_game(root, "briscola")
    assert owned(root)[0].endswith(": 2")
    assert put_aside(page) == []


def test_stars_and_choices_hold(put: Put, page: Page, kept: Kept) -> None:
    keep(page, kept["choices"])
    root = put([Courses(), Lesson("scopa", "sums")], attributes='data-engine="off"')
    stages = root.locator("[data-course='asso-piglia-tutto'] a.carte-stage")
    pairs = stages.nth(1)  # after the deal with a coach
    expect(pairs).to_contain_text("1 of ")
    for name, value in [("skin", "french"), ("index", "off")]:
        radio = page.locator(f"[data-preference={name}][value={value}]").last
        expect(radio).to_be_checked()
    assert put_aside(page) == []


def test_answered_cases_are_known(put: Put, page: Page, kept: Kept) -> None:
    keep(page, kept["tricky cases"])
    every = Cases().content["questions"]
    root = put(Cases())
    root.get_by_role("checkbox").check()
    expect(root.locator(".carte-quiz-place")).to_contain_text(f"of {len(every) - 1}")
    assert put_aside(page) == []
