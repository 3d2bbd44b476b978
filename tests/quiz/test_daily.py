"""Five a day: what its header says, and whom it asks."""

import json
import re
import time
from collections.abc import Collection
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import carte
from carte.lessons import course, course_names
from carte.quiz.daily import Daily
from carte.quiz.fresh import fresh, rules_asked
from tests.front.reader import Put, act

DAY = 86_400


@pytest.fixture(scope="module")
def daily() -> Daily:
    """Made when it is first wanted: it takes seconds."""
    return Daily()


def remember(page: Page, days: int, *rules: str) -> None:
    """Let a reader have answered each of these rules once, rightly, so many days ago."""
    kept = {rule: [[int(time.time()) - days * DAY, 1, 1, "daily"]] for rule in rules}
    text = json.dumps(json.dumps({"edition": 2, "at": 0, "kept": kept}))
    page.add_init_script(f"localStorage['carte.memory'] ??= {text}")


def standing(root: Locator) -> Locator:
    return root.locator(".carte-titles")


def answer(root: Locator) -> None:
    root.locator("[data-option]").first.click()
    if act(root, "play").is_visible():
        act(root, "play").click()


def test_whoever_has_met_no_rule_is_sent_to_a_deal_and_not_asked(daily: Daily, put: Put) -> None:
    root = put(daily)
    expect(root).to_contain_text("Play a deal first")
    expect(root.locator("[data-option]")).to_have_count(0)
    expect(root.locator(".carte-daily-steps")).to_be_hidden()
    places = root.locator(".carte-daily-places a")
    expect(places).to_have_count(len(carte.GAMES))


def test_what_is_asked_before_it_is_due_is_not_called_due(
    daily: Daily, put: Put, page: Page
) -> None:
    remember(page, 0, "scopa.sum", "scopa.sweep")
    root = put(daily)
    expect(root).to_contain_text("1 of 2")
    expect(standing(root)).to_contain_text("No rule is due today: these come next.")


def test_the_header_counts_nothing_that_waits_until_all_is_answered(
    daily: Daily, put: Put, page: Page
) -> None:
    remember(page, 9, "scopa.sum", "scopa.sweep")
    root = put(daily)
    for _question in range(2):
        expect(standing(root)).to_contain_text("Your questions for today.")
        answer(root)
        expect(standing(root)).to_contain_text("Your questions for today.")
        act(root, "next").click()
    expect(standing(root)).to_contain_text("No rule is due before tomorrow.")


def test_a_round_that_was_left_goes_on_where_it_was_with_what_came_of_it(
    daily: Daily, put: Put, page: Page
) -> None:
    asked = ("scopa.sum", "scopa.sweep", "scopa.equal", "scopa.must-take")
    remember(page, 9, *asked)
    root = put(daily)
    for _question in range(2):
        answer(root)
        act(root, "next").click()
    marks = root.locator(".carte-daily-steps li")
    expect(root).to_contain_text("3 of 4")
    before = marks.evaluate_all("all => all.map(one => one.dataset.state)")
    page.reload()
    expect(root).to_contain_text("3 of 4")
    assert marks.evaluate_all("all => all.map(one => one.dataset.state)") == before
    for _question in range(2):
        answer(root)
        act(root, "next").click()
    expect(root.locator(".carte-daily-end li")).to_have_count(4)
    page.reload()
    expect(root).to_contain_text("1 of 4")  # a new round


def test_a_reader_who_is_placed_is_told_how(daily: Daily, put: Put) -> None:
    root = put(daily, fragment="#begin-scopa")
    expect(standing(root)).to_contain_text("Scopa: 10 questions")
    expect(standing(root)).to_contain_text("The first one you get wrong shows where to begin")
    expect(root.locator(".carte-daily-steps li")).to_have_count(10)
    expect(root.locator("[data-option]")).not_to_have_count(0)


def test_what_the_course_of_a_related_game_has_taught_is_not_asked_again(
    daily: Daily, put: Put, page: Page
) -> None:
    first, second, *_later = daily.content["places"]["mediatore"]["stages"]
    (level,) = first["like"]
    kept = json.dumps(json.dumps({"edition": 2, "at": 0, "kept": {level: 3}}))
    page.add_init_script(f"localStorage['carte.progress'] ??= {kept}")
    root = put(daily, fragment="#begin-mediatore")
    expect(root).to_have_attribute("data-case", re.compile(f"^fresh-{second['rules'][0]}-"))
    expect(root.locator(".carte-daily-steps li")).to_have_count(10)


def test_what_a_stage_is_like_is_like_it(daily: Daily) -> None:
    places = daily.content["places"]
    stages = {stage["last"]: stage for place in places.values() for stage in place["stages"]}
    alike = {last: stage["like"] for last, stage in stages.items() if stage["like"]}
    assert alike
    assert all(last in stages[other]["like"] for last, found in alike.items() for other in found)


@pytest.mark.parametrize("name", course_names())
def test_a_stage_that_is_like_another_names_one_that_is_there(name: str) -> None:
    for stage in course(name):
        assert not stage.like or stage.id in {one.id for one in course(stage.like)}


@pytest.mark.parametrize("game", carte.GAMES)
def test_a_course_has_ten_questions_about_different_rules_from_all_its_stages(
    daily: Daily, game: str
) -> None:
    stages = daily.content["places"][game]["stages"]
    rules = [rule for stage in stages for rule in stage["rules"]]
    assert len(rules) == len({*rules}) >= 10
    assert {*rules} <= {rule.id for rule in rules_asked(game)}
    assert all(stage["rules"] for stage in stages)


def answer_all(root: Locator, wrong: Collection[int] = ()) -> list[str]:
    """Answer the ten questions of a course, those in these places wrongly; return their keys."""
    keys = []
    for place in range(10):
        expect(root.locator("[data-option]").first).to_be_enabled()
        expect(root).to_contain_text(f"{place + 1} of 10")
        keys.append(root.get_attribute("data-case") or "")
        rule, seed = keys[-1].removeprefix("fresh-").rsplit("-", 1)
        right = place not in wrong
        options = fresh(rule, int(seed)).posed.options
        chosen = [option.id for option in options if option.right is right]
        for option in chosen if right else chosen[:1]:
            root.locator(f"[data-option='{option}']").click()
        if act(root, "play").is_visible():
            act(root, "play").click()
        act(root, "next").click()
    return keys


def kept(page: Page, name: str) -> Any:
    return json.loads(page.evaluate(f"localStorage['carte.{name}'] ?? '{{\"kept\":{{}}}}'"))["kept"]


def test_the_stages_before_a_readers_first_wrong_answer_are_skipped(
    daily: Daily, put: Put, page: Page
) -> None:
    root = put(daily, fragment="#begin-scopa")
    keys = answer_all(root, wrong={4, 7})
    stages = daily.content["places"]["scopa"]["stages"]
    (place,) = [
        place
        for place, stage in enumerate(stages)
        if any(keys[4].startswith(f"fresh-{rule}-") for rule in stage["rules"])
    ]
    assert kept(page, "progress") == {stage["last"]: 3 for stage in stages[:place]}
    begin = root.locator(".carte-daily-end a")
    expect(begin).to_have_text(f"Begin at: {stages[place]['title']}")
    expect(root).to_contain_text("8 of 10 right before the course.")


def test_a_wrong_answer_before_a_course_is_nothing_to_go_over(
    daily: Daily, put: Put, page: Page
) -> None:
    root = put(daily, fragment="#begin-briscola")
    keys = answer_all(root, wrong={0, 9})
    missed = {keys[place].removeprefix("fresh-").rsplit("-", 1)[0] for place in (0, 9)}
    assert not missed & {*kept(page, "memory")}
    assert len(kept(page, "memory")) == 8


def test_after_a_course_ten_other_questions_about_the_same_rules_show_the_gain(
    daily: Daily, put: Put, page: Page
) -> None:
    root = put(daily, fragment="#begin-tressette")
    before = answer_all(root, wrong={2, 3, 5, 8})
    page.evaluate("location.hash = 'end-tressette'")
    expect(standing(root)).to_contain_text("10 other questions, of the same kinds as before")
    after = answer_all(root, wrong={2})
    ruled = [[key.rsplit("-", 1)[0] for key in keys] for keys in (before, after)]
    assert ruled[0] == ruled[1]
    assert not {*before} & {*after}
    expect(root).to_contain_text("6 of 10 right before the course, 9 after it.")
    expect(root).to_contain_text("You have learned 75% of what you did not know.")
    gain = kept(page, "gains")["tressette"]
    assert [gain["before"][1], gain["after"][1], len({*gain["looks"]})] == [6, 9, 20]


def test_without_questions_before_a_course_its_end_begins_with_them(daily: Daily, put: Put) -> None:
    root = put(daily, fragment="#end-scopa")
    expect(standing(root)).to_contain_text("Scopa: 10 questions")
