"""A whole stage: its levels and their addresses, stars, the score, and the way on."""

import json

import pytest
from playwright.sync_api import Locator, Page, expect

from carte.lessons import course
from carte.widgets import Lesson
from tests.front.reader import (
    COUNTING,
    FIRST,
    SUMS,
    Put,
    act,
    answer,
    kept,
    say,
    solve_first,
    written,
)

ENDING = Lesson("asso-piglia-tutto", "end")
REAL = Lesson("asso-piglia-tutto", "real-cards")


def test_hints_and_wrong_tries_cost_stars_and_the_best_result_stays(put: Put, page: Page) -> None:
    root = put(SUMS)
    act(root, "hint").click()
    expect(root.locator("[role=status]")).to_contain_text(FIRST["hints"][0])
    solve_first(root)
    assert kept(page, "progress") == {"scopa-sums-1": 2}
    root.locator("#scopa-sums-1").click()
    solve_first(root)
    assert kept(page, "progress") == {"scopa-sums-1": 3}


def test_a_level_that_is_begun_again_goes_on_from_what_it_has_cost(put: Put, page: Page) -> None:
    root = put(SUMS)
    act(root, "hint").click()
    root.locator("#scopa-sums-1").click()
    act(root, "hint").click()  # the same hint: it is paid for already
    solve_first(root)
    assert kept(page, "progress") == {"scopa-sums-1": 2}
    root.locator("#scopa-sums-2").click()
    say(root, "10c x 9c")
    expect(root.locator("[data-verdict=bad]")).to_be_visible()
    root.locator("#scopa-sums-3").click()
    root.locator("#scopa-sums-2").click()
    say(root, "10c x 4d 6s")
    expect(root.locator("[aria-label='Level 2, 2 of 3 stars']")).to_be_visible()
    root.locator("#scopa-sums-2").click()
    say(root, "10c x 4d 6s")
    expect(root.locator("[aria-label='Level 2, 3 of 3 stars']")).to_be_visible()


def test_on_the_smallest_phone_both_players_can_be_named_below_all_forty_cards(
    put: Put, page: Page
) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    root = put(COUNTING)
    root.evaluate("one => one.scrollIntoView()")
    for name in ("You", "The other player"):
        expect(root.get_by_role("button", name=name, exact=True)).to_be_in_viewport(ratio=1)


def test_every_level_has_an_address_and_the_back_button_works(put: Put, page: Page) -> None:
    root = put(SUMS, fragment="#scopa-sums-3")
    expect(root).to_have_attribute("data-level", "scopa-sums-3")
    root.locator("#scopa-sums-5").click()
    assert page.url.endswith("~scopa-sums-5")
    page.go_back()
    expect(root).to_have_attribute("data-level", "scopa-sums-3")
    page.evaluate("location.hash = 'scopa-sums-2'")
    expect(root).to_have_attribute("data-level", "scopa-sums-2")
    expect(root.locator("[aria-current]")).to_have_attribute("id", "scopa-sums-2")


def test_in_a_notebook_the_address_is_left_alone(put: Put, page: Page) -> None:
    root = put(Lesson("scopa", "sums"), attributes="")
    expect(root).to_have_attribute("data-state", "ready")
    root.locator("#scopa-sums-2").click()
    expect(root).to_have_attribute("data-level", "scopa-sums-2")
    assert "#" not in page.url


STOPS = """(root) => [...root.querySelectorAll(".carte-levels a")].map((link) =>
    link.getBoundingClientRect().top - parseFloat(getComputedStyle(link).scrollMarginTop)
    - root.getBoundingClientRect().top + parseFloat(getComputedStyle(root).scrollMarginTop))"""
"""How far from where it is to stop a browser stops that scrolls to the link of a level."""


def test_a_browser_that_scrolls_to_a_level_stops_at_the_top_of_its_widget(put: Put) -> None:
    root = put(SUMS)
    expect(root.locator("ol[style*='--above']")).to_have_count(1)
    assert root.evaluate(STOPS) == pytest.approx([0] * len(course("scopa")["sums"].levels), abs=1)


def test_the_levels_are_one_stop_of_the_tab_key(put: Put, page: Page) -> None:
    root = put(SUMS, fragment="#scopa-sums-2")
    expect(root.locator(".carte-levels a[tabindex='0']")).to_have_attribute("id", "scopa-sums-2")
    root.locator("#scopa-sums-2").focus()
    page.keyboard.press("ArrowRight")
    expect(root.locator("#scopa-sums-3")).to_be_focused()
    page.keyboard.press("Enter")
    expect(root).to_have_attribute("data-level", "scopa-sums-3")


def test_what_cannot_be_read_is_kept_and_named(put: Put, page: Page) -> None:
    page.add_init_script("localStorage['carte.progress'] = '{\"scopa-sums-1\": 9}'")
    root = put(SUMS)
    expect(root.get_by_role("alert")).to_contain_text("carte.progress.broken")
    assert page.evaluate("localStorage['carte.progress.broken']") == '{"scopa-sums-1": 9}'
    assert kept(page, "progress") == {}
    solve_first(root)
    assert kept(page, "progress") == {"scopa-sums-1": 3}


def test_faces_are_chosen_once_for_every_widget(put: Put, page: Page) -> None:
    put([SUMS, COUNTING])
    page.locator("summary").first.click()
    page.locator(".carte").first.get_by_label("French").check()
    for use in page.locator("[data-card] use").all():
        assert (use.get_attribute("href") or "").startswith("#carte-fr-")
    page.locator(".carte").first.get_by_label("Hidden").check()
    expect(page.locator("html")).to_have_class("no-index")
    assert (kept(page, "skin"), kept(page, "index")) == ("french", "off")


def test_the_faces_of_bergamo_come_once_they_are_chosen_and_again_later(
    put: Put, page: Page
) -> None:
    put([SUMS, COUNTING])
    assert page.locator("#carte-no-7D").count() == 0
    page.locator("summary").first.click()
    page.locator(".carte").first.get_by_label("Bergamasque").check()
    page.wait_for_selector("#carte-no-7D", state="attached")
    for use in page.locator("[data-card] use").all():
        assert page.locator(use.get_attribute("href") or "").count() == 1
    assert kept(page, "skin") == "northern"
    put([SUMS])
    page.wait_for_selector("#carte-no-7D", state="attached")


def test_a_round_is_played_to_its_score(put: Put) -> None:
    level = COUNTING.content["stage"]["levels"][-1]
    root = put(COUNTING, fragment=f"#{level['id']}")
    for number, step in enumerate(level["steps"]):
        expect(root.locator(".carte-task")).to_contain_text(step["goal"])
        played, takes = answer(level, number)
        say(root, written(played, takes))
        expect(root.locator("[role=status]")).not_to_contain_text(level["done"])
        act(root, "next").click()
        expect(root.locator("[role=status]")).to_contain_text(step["then"][0]["text"])
        act(root, "next").click()
    expect(root.locator("[role=status]")).to_contain_text(level["done"])
    expect(root.locator(".carte-score tfoot td").first).to_have_text(
        str(level["score"][0]["total"])
    )
    act(root, "next").click()
    expect(root.locator(".carte-summary")).to_be_visible()


def test_the_end_of_a_stage_links_to_the_next_one_where_the_page_holds_it(put: Put) -> None:
    last = SUMS.content["stage"]["levels"][-1]
    root = put([SUMS, Lesson("scopa", "choice")], fragment=f"#{last['id']}")
    played, takes = answer(last)
    say(root, written(played, takes))
    act(root, "next").click()
    root.get_by_role("link", name="On to: ").click()
    expect(root.page.locator(".carte").nth(1)).to_be_in_viewport()


def ended(
    page: Page, put: Put, stars: dict[str, int], *, hinted: bool = False, **given: str
) -> Locator:
    """The last stage of asso piglia tutto when its last level has been won, at once or not."""
    level = ENDING.content["stage"]["levels"][-1]
    page.add_init_script(f"localStorage['carte.progress'] ??= {json.dumps(json.dumps(stars))}")
    root = put(ENDING, fragment=f"#{level['id']}", **given)
    if hinted:
        act(root, "hint").click()
    for number, step in enumerate(level["steps"]):
        played, takes = answer(level, number)
        say(root, written(played, takes))
        act(root, "next").click()
        if step.get("then"):
            act(root, "next").click()
    act(root, "next").click()
    return root


def test_the_end_of_a_stage_says_what_is_not_won_yet(page: Page, put: Put) -> None:
    root = ended(page, put, {}, hinted=True)
    levels = len(ENDING.content["stage"]["levels"])
    left = ", ".join(str(number) for number in range(1, levels))
    expect(root.locator(".carte-summary-title")).to_have_text(f"Not won yet: {left}")


def test_a_stage_whose_last_level_is_won_at_once_is_learned(page: Page, put: Put) -> None:
    root = ended(page, put, {})
    stage = course("asso-piglia-tutto")["end"]
    expect(root.locator(".carte-summary-title")).to_have_text(stage.can)


def test_the_end_of_a_stage_says_what_was_learned_rule_by_rule(page: Page, put: Put) -> None:
    stage = course("asso-piglia-tutto")["end"]
    root = ended(page, put, {level.id: 3 for level in stage})
    expect(root.locator(".carte-summary-title")).to_have_text(stage.can)
    rules = {rule.id for level in stage for rule in level.shows}
    expect(root.locator(".carte-summary [data-rule]")).to_have_count(len(rules))


def test_the_end_of_a_course_is_a_card_to_keep_and_leads_to_the_first_deal(
    page: Page, put: Put
) -> None:
    taught = course("asso-piglia-tutto")
    stars = {level.id: 1 for stage in taught for level in stage}
    page.add_init_script(f"localStorage['carte.progress'] ??= {json.dumps(json.dumps(stars))}")
    last = taught.stages[-1].levels[-1]
    root = put(REAL, fragment=f"#{last.id}", attributes='data-engine="ready"')
    root.locator("[data-option='0']").click()
    act(root, "next").click()
    card = root.locator(".carte-diploma")
    for stage in taught:
        expect(card).to_contain_text(stage.can)
    way = root.locator(".carte-summary-ways .carte-main")
    expect(way).to_have_text("Play your first deal")
    expect(way).to_have_attribute("href", "play-asso-piglia-tutto.html")
    root.page.evaluate("window.print = () => { document.title = 'printed'; }")
    act(root, "print").click()
    expect(root.page).to_have_title("printed")


@pytest.mark.parametrize(("after", "links"), [(None, 1), ([2, 1], 0)])
def test_a_reader_who_was_asked_before_a_course_is_asked_once_more_at_its_end(
    page: Page, put: Put, after: list[int] | None, links: int
) -> None:
    taught = course("asso-piglia-tutto")
    stars = {level.id: 1 for stage in taught for level in stage}
    asked = {"asked": ["asso-piglia-tutto.pair"], "looks": [1], "before": [1, 0], "after": after}
    stored = {"progress": stars, "gains": {"asso-piglia-tutto": asked}}
    for name, value in stored.items():
        page.add_init_script(f"localStorage['carte.{name}'] ??= {json.dumps(json.dumps(value))}")
    last = taught.stages[-1].levels[-1]
    root = put(REAL, fragment=f"#{last.id}", attributes='data-engine="ready"')
    root.locator("[data-option='0']").click()
    act(root, "next").click()
    expect(root.locator(".carte-diploma")).to_be_visible()
    compare = root.locator(".carte-summary-ways .carte-comparing")
    expect(compare).to_have_count(links)
    for link in compare.all():
        expect(link).to_have_attribute("href", "daily.html#end-asso-piglia-tutto")


@pytest.mark.parametrize("won", [{}, {"scopa-guide-1": 3}, {"scopa-first-capture-1": 3}])
def test_the_first_stage_of_a_course_places_a_reader(
    page: Page, put: Put, won: dict[str, int]
) -> None:
    page.add_init_script(f"localStorage['carte.progress'] = {json.dumps(json.dumps(won))}")
    place = put(Lesson("scopa", "first-capture")).locator(".carte-placing")
    expect(place).to_be_visible()
    expect(place).to_have_attribute("href", "daily.html#begin-scopa")
    assert "place" not in SUMS.content["course"]


def test_whoever_has_passed_the_first_stage_needs_no_place(page: Page, put: Put) -> None:
    first = Lesson("scopa", "first-capture")
    won = json.dumps({level["id"]: 1 for level in first.content["stage"]["levels"]})
    page.add_init_script(f"localStorage['carte.progress'] = {json.dumps(won)}")
    expect(put(first).locator(".carte-placing")).to_be_hidden()


def test_the_end_of_a_stage_leads_to_the_next_heading_and_skips_no_prose(put: Put) -> None:
    last = SUMS.content["stage"]["levels"][-1]
    root = put([SUMS, Lesson("scopa", "choice")], fragment=f"#{last['id']}")
    root.page.evaluate(
        """() => {
            const section = document.createElement("section");
            section.id = "choosing-among-sums";
            const place = document.getElementById("widget-1");
            place.replaceWith(section);
            section.append("Some prose.", place);
        }"""
    )
    played, takes = answer(last)
    say(root, written(played, takes))
    act(root, "next").click()
    way = root.get_by_role("link", name="On to: ")
    expect(way).to_have_attribute("href", "#choosing-among-sums")


@pytest.mark.parametrize("attributes", ['data-engine="ready"', ""], ids=["book", "notebook"])
def test_the_end_of_a_course_leads_to_the_next_chapter(put: Put, attributes: str) -> None:
    root = put(
        REAL, fragment=f"#{REAL.content['stage']['levels'][-1]['id']}", attributes=attributes
    )
    root.locator("[data-option='0']").click()
    act(root, "next").click()
    way = root.locator(".carte-summary-ways")
    if attributes:
        link = way.get_by_role("link", name="On to: Scopa")
        expect(link).to_have_attribute("href", "scopa.html#scopa-first-capture-1")
    else:
        expect(way).to_contain_text("in the chapter scopa")
