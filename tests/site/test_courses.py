"""The map on the opening page: stars won on any page are there, and it leads to the next level."""

from playwright.sync_api import expect

from carte.lessons import course, course_names
from tests.lessons.steps import play_steps
from tests.site.visit import PHONE, Open
from tests.site.windows import open_window


def test_a_level_won_in_a_chapter_is_on_the_map_which_leads_to_the_next_level(visit: Open) -> None:
    stage = course("scopa")["sums"]
    window = visit("index.html", stored={"carte.progress": '{"scopa-sums-1": 2}'}, engine=False)
    onward = window.page.locator("[data-action=go-on]")
    onward.click()
    window.page.wait_for_selector(".carte[data-level='scopa-sums-2']")
    assert window.page.url.endswith("/scopa.html#scopa-sums-2")
    (step,) = play_steps(stage.levels[1])
    window.level("scopa-sums-2").play(str(step.answers[0]))
    window.open("index.html")
    expect(onward).to_have_attribute("href", "scopa.html#scopa-sums-3")
    tile = window.page.locator("[data-course='scopa'] a.carte-stage").filter(has_text=stage.title)
    expect(tile).to_contain_text(f"2 of {len(stage.levels)}")


def test_without_scripts_the_courses_are_a_list(visit: Open) -> None:
    window = visit("index.html", engine=False)
    browser = window.context.browser
    assert browser is not None
    plain = open_window(browser, java_script_enabled=False, viewport=PHONE)
    page = plain.new_page()
    page.goto(f"{window.address}index.html")
    for name in course_names():
        assert page.locator(f".tag_without-scripts a[href='{name}.html']").is_visible()
    plain.close()
    assert window.page.locator(".tag_without-scripts").is_hidden()
