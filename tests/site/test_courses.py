"""The map on the opening page: stars won on any page are there, and it leads to the next level."""

from collections.abc import Callable

from playwright.sync_api import expect

import carte
from carte.lessons import course, course_names
from tests.lessons.steps import play_steps
from tests.site.visit import PHONE, Visit
from tests.site.windows import open_window

Open = Callable[..., Visit]


def test_a_level_won_in_a_chapter_is_on_the_map(visit: Open) -> None:
    level = course("asso-piglia-tutto")["pairs"].levels[0]
    window = visit("asso-piglia-tutto.html", engine=False)
    window.level(level.id).play(str(play_steps(level)[0].answers[0]))
    window.page.goto(f"{window.address}index.html")
    stages = window.page.locator("[data-course='asso-piglia-tutto'] a.carte-stage")
    stage = stages.filter(has_text="Pairs")
    expect(stage).to_contain_text(f"1 of {len(course('asso-piglia-tutto')['pairs'].levels)}")


def test_the_map_leads_to_the_next_level_and_back_to_itself(visit: Open) -> None:
    window = visit("index.html", stored={"carte.progress": '{"scopa-sums-1": 2}'}, engine=False)
    window.page.locator("[data-action=go-on]").click()
    window.page.wait_for_selector(".carte[data-level='scopa-sums-2']")
    assert window.page.url.endswith("/scopa.html#scopa-sums-2")
    (step,) = play_steps(course("scopa")["sums"].levels[1])
    window.level("scopa-sums-2").play(str(step.answers[0]))
    window.page.goto(f"{window.address}index.html")
    onward = window.page.locator("[data-action=go-on]")
    onward.wait_for()
    assert onward.get_attribute("href") == "scopa.html#scopa-sums-3"


def test_every_link_of_the_map_leads_to_a_level(visit: Open) -> None:
    window = visit("index.html", engine=False)
    (courses,) = window.tables("courses")
    found = courses.root.locator(".carte-courses a:not([href^=daily], [href^=play])").all()
    links = [link.get_attribute("href") or "" for link in found]
    levels = {level.id for name in course_names() for stage in course(name) for level in stage}
    assert {link.partition(".html")[0] for link in links} == {*course_names()}
    deals = {f"{game}-guide-1" for game in carte.GAMES}
    assert {link.partition("#")[2] for link in links} <= {*levels, *deals, ""}


def test_the_map_leads_to_the_questions_that_place_a_reader(visit: Open) -> None:
    window = visit("index.html", engine=False)
    (courses,) = window.tables("courses")
    found = courses.root.locator("p:not([hidden]) > .carte-placing").all()
    links = {(link.get_attribute("href") or "").partition("#begin-")[2] for link in found}
    assert links == {*course_names()} - {"pack"}


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
