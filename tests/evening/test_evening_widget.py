"""The planner of an evening: ready plans without Python, others by it; its link, and on paper."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

import carte
from carte.evening import Wish, code
from carte.evening.messages import Faces
from carte.evening.presets import presets
from carte.paper.sheet_link import read
from carte.widgets import Evening, Room
from tests.front.paper import SIZES, filled, printed, torn
from tests.front.reader import Put, act, agreed, kept
from tests.front.staged import in_language
from tests.site.visit import PHONE

BOOK = 'data-engine="ready"'
FRENCH = "?faces=french"
WITHOUT_PYTHON = 'data-engine="off"'
OTHER = Wish((carte.game("scopa"), carte.game("briscola")), people=7, minutes=95)


def minutes(root: Locator) -> list[int]:
    steps = root.locator("[data-block]")
    return [int(one) for one in steps.evaluate_all("all => all.map(e => e.dataset.minutes)")]


@pytest.mark.parametrize("number", range(len(presets())))
def test_a_plan_to_start_from_needs_no_python(put: Put, page: Page, number: int) -> None:
    root = put(Evening(), attributes=WITHOUT_PYTHON)
    wish = presets()[number].wish
    root.locator(act_preset(number)).click()
    expect(root).to_have_attribute("data-plan", code(wish))
    assert sum(minutes(root)) == wish.minutes * wish.evenings
    assert page.evaluate("sent") == []


def act_preset(number: int) -> str:
    return f"[data-action=preset] >> nth={number}"


def test_a_plan_to_start_from_is_for_the_pack_that_is_chosen_here(put: Put, page: Page) -> None:
    root = put(Evening(), attributes=WITHOUT_PYTHON)
    first = presets()[0].wish._replace(faces="french")
    root.locator("[data-field=faces][value=french]").check(force=True)
    root.locator(act_preset(0)).click()
    expect(root).to_have_attribute("data-plan", code(first))
    expect(root.locator("[data-field=faces][value=french]")).to_be_checked()
    expect(root.locator("[data-list=bring] [data-legend]")).to_be_visible()
    expect(root.locator(act_preset(0))).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("faces", ["italian", "french"])
def test_a_link_to_a_plan_to_start_from_keeps_its_pack(put: Put, page: Page, faces: Faces) -> None:
    page.add_init_script("localStorage['carte.skin'] = 'french'")
    wish = presets()[1].wish._replace(faces=faces)
    root = put(Evening(), fragment=f"#{code(wish)}", attributes=WITHOUT_PYTHON)
    expect(root).to_have_attribute("data-plan", code(wish))


def test_the_first_plan_is_for_the_pack_that_was_chosen_before(put: Put, page: Page) -> None:
    page.add_init_script("localStorage['carte.skin'] = 'french'")
    root = put(Evening(), attributes=WITHOUT_PYTHON)
    expect(root).to_have_attribute("data-plan", code(presets()[0].wish._replace(faces="french")))


def test_what_is_wished_is_planned_and_is_the_address(put: Put, page: Page) -> None:
    root = put(Evening(), attributes=BOOK)
    root.locator("[data-game=briscola]").check(force=True)
    root.locator("[data-field=people]").fill("7")
    root.locator("[data-field=minutes]").fill("95")
    act(root, "make").click()
    expect(root).to_have_attribute("data-plan", code(OTHER))
    assert sum(minutes(root)) == 95
    assert page.evaluate("location.hash").endswith(code(OTHER))
    expect(root.locator(".carte-plan-other").first).to_contain_text("3 at a table")


def test_a_link_opens_the_same_plan(put: Put) -> None:
    root = put(Evening(), fragment=f"#{code(OTHER)}", attributes=BOOK)
    expect(root).to_have_attribute("data-plan", code(OTHER))
    expect(root.locator("[data-field=people]")).to_have_value("7")
    assert sum(minutes(root)) == 95


def test_a_damaged_link_says_so_and_leaves_a_plan_to_start_from(put: Put) -> None:
    root = put(Evening(), fragment=f"#{code(OTHER)[:-2]}", attributes=WITHOUT_PYTHON)
    expect(root.locator(".carte-notice")).to_contain_text("cut short or altered")
    expect(root.locator(".carte-notice")).to_be_in_viewport()
    expect(root).to_have_attribute("data-plan", code(presets()[0].wish))


@pytest.mark.parametrize("typed", ["", "0", "-3", "1e3", "9999", "twelve"])
def test_a_number_that_cannot_be_is_refused_in_words(put: Put, page: Page, typed: str) -> None:
    root = put(Evening(), attributes=BOOK)
    root.locator("[data-field=people]").fill(typed)
    act(root, "make").click()
    expect(root.locator("[role=status]")).to_contain_text("2 to 60")
    assert page.evaluate("sent") == []


def test_fewer_packs_than_tables_are_told_in_the_plan_and_its_link(put: Put, page: Page) -> None:
    root = put(Evening(), attributes=BOOK)
    root.locator("[data-field=packs]").fill("3")
    act(root, "make").click()
    expect(root.locator("[data-few]")).to_contain_text("Packs: 3. With more, 6 tables")
    expect(root.locator("[data-list=bring]")).to_contain_text("forty cards: 3")
    expect(root.locator(".carte-plan-tables").first.locator("li")).to_have_count(3)
    wish = Wish((carte.game("scopa"),), people=12, minutes=120, packs=3)
    assert page.evaluate("location.hash").endswith(code(wish))
    root.locator("[data-field=packs]").fill("none")
    act(root, "make").click()
    expect(root.locator("[role=status]")).to_contain_text("1 to 30")


def test_an_evening_without_a_game_asks_for_one(put: Put) -> None:
    root = put(Evening(), attributes=BOOK)
    root.locator("[data-game=scopa]").uncheck(force=True)
    act(root, "make").click()
    expect(root.locator("[role=status]")).to_contain_text("one game")


def test_the_rules_of_our_table_are_said_in_the_plan(put: Put, page: Page) -> None:
    page.add_init_script(agreed(scopa={"napola": True}))
    root = put(Evening(), attributes=BOOK)
    root.locator("[data-ours=scopa]").check(force=True)
    act(root, "make").click()
    expect(root.locator("[data-block=ours]")).to_contain_text("denari")
    assert sum(minutes(root)) == 120


def test_the_rules_of_our_table_are_chosen_game_by_game(put: Put, page: Page) -> None:
    page.add_init_script(agreed(scopa={"napola": True}, scopone={"napola": True}))
    root = put(Evening(), attributes=BOOK)
    root.locator("[data-game=scopone]").check(force=True)
    root.locator("[data-ours=scopone]").check(force=True)
    act(root, "make").click()
    wish = Wish((carte.game("scopa"), carte.game("scopone", napola=True)), people=12, minutes=120)
    expect(root).to_have_attribute("data-plan", code(wish))
    expect(root.locator("[data-ours=scopa]")).not_to_be_checked()
    expect(root.locator("[data-ours=scopone]")).to_be_checked()
    expect(root.locator("[data-sheet=rules] a").last).to_have_attribute(
        "href", f"print.html#{read('rules.scopone', {'napola': True})}"
    )
    root.locator("[data-ours=scopone]").uncheck(force=True)
    act(root, "make").click()
    by_book = Wish((carte.game("scopa"), carte.game("scopone")), people=12, minutes=120)
    expect(root).to_have_attribute("data-plan", code(by_book))


def test_our_table_by_the_book_has_nothing_to_tick(put: Put) -> None:
    root = put(Evening(), attributes=BOOK)
    expect(root.locator("[data-ours]")).to_have_count(0)
    expect(root.locator(".carte-plan-ours")).to_contain_text("by this book’s rules")


def test_what_does_not_fit_is_told(put: Put) -> None:
    wish = Wish((carte.game("scopa"), carte.game("mediatore")), people=3, minutes=40)
    root = put(Evening(), fragment=f"#{code(wish)}", attributes=BOOK)
    expect(root.locator("[data-list=left]")).to_contain_text("Mediatore: it needs 4 people.")


def test_on_paper_the_answers_have_a_page_of_their_own(put: Put, page: Page) -> None:
    root = put(Evening(), attributes=BOOK)
    for size in SIZES:
        first, *others, answers = printed(page, size)
        assert len(others) <= 3, size
        assert first.startswith("The plan Scopa. People: 12. Minutes: 120.")
        assert "Make the plan" not in first
        assert answers.startswith("Answers, for the teacher")
        assert root.locator("[data-answer] > b").first.inner_text() in answers
        assert "Answers, for the teacher" not in " ".join([first, *others])


def test_a_plan_on_paper_leaves_no_sheet_half_empty_but_the_last(put: Put, page: Page) -> None:
    put(Evening(), attributes=BOOK)
    for size in SIZES:
        *others, _last, _answers = filled(page, size)
        assert others
        assert min(others) > 0.75, size


@pytest.mark.parametrize("spoken", ["en", "it", "ja"])
def test_no_page_is_turned_within_a_step_nor_for_the_end_of_a_plan(
    put: Put, page: Page, spoken: str
) -> None:
    root = put(in_language(spoken, Evening), attributes=BOOK)
    for number, one in enumerate(presets()):
        root.locator(act_preset(number)).click()
        expect(root).to_have_attribute("data-plan", code(one.wish))
        for size in SIZES:
            assert torn(root, printed(page, size)) == [], (number, size)


def test_one_press_leads_to_all_that_is_printed_for_what_is_wished(put: Put, page: Page) -> None:
    root = put(Evening(), attributes=BOOK)
    root.locator("[data-field=people]").fill("13")
    act(root, "print-all").click()
    wish = Wish((carte.game("scopa"),), people=13, minutes=120)
    page.wait_for_url(f"**/print.html#evening.{code(wish)}")


def test_where_the_room_is_asked_there_are_cards_to_answer_with(put: Put) -> None:
    root = put(Evening(), attributes=BOOK)
    answers = root.locator("[data-sheet=answers]")
    expect(answers).to_contain_text("copies: 12")
    expect(answers.locator("a")).to_have_attribute("href", "print.html#answers")


def test_where_there_are_packs_a_suit_is_held_up_and_what_is_printed_for_the_quiz_lies_apart(
    put: Put,
) -> None:
    root = put(Evening(), attributes=BOOK)
    apart = root.locator("[data-list=apart] [data-sheet]")
    expect(root.locator("[data-list=bring] [data-held]")).to_contain_text(
        "hold up the suit of their answer"
    )
    assert apart.evaluate_all("all => all.map(one => one.dataset.sheet)") == ["answers", "quiz"]
    root.locator("[data-field=packs]").fill("1")
    act(root, "make").click()
    expect(root.locator("[data-list=print] [data-sheet=answers]")).to_be_visible()
    expect(root.locator("[data-held]")).to_have_count(0)


CUT_SHORT = """root => [...root.querySelectorAll("input[placeholder]")].filter(one => {
    const pen = document.createElement("canvas").getContext("2d");
    const { font, paddingLeft, paddingRight } = getComputedStyle(one);
    pen.font = font;
    const room = one.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return pen.measureText(one.placeholder).width > room;
}).map(one => one.placeholder)"""
"""What stands in an empty field and is cut."""


@pytest.mark.parametrize("spoken", ["en", "it", "ja"])
def test_what_stands_in_an_empty_field_is_read_whole(put: Put, spoken: str) -> None:
    root = put(in_language(spoken, Evening), attributes=BOOK)
    expect(root.locator("[data-field=packs]")).to_have_attribute("placeholder", re.compile("."))
    assert root.evaluate(CUT_SHORT) == []


def test_a_plan_leads_to_slips_for_as_many_as_come(put: Put) -> None:
    root = put(Evening(), fragment=f"#{code(OTHER)}", attributes=BOOK)
    slips = root.locator("[data-sheet=seats]")
    expect(slips).to_contain_text("the numbers 1 to 7")
    expect(slips.locator("a")).to_have_attribute("href", f"print.html#seats.{code(OTHER)}")


def test_french_faces_are_told_how_to_make_the_pack(put: Put) -> None:
    root = put(Evening(), attributes=BOOK)
    root.locator(act_preset(3)).click()
    expect(root.locator("[data-list=bring]")).to_contain_text("without 8s, 9s, 10s")
    expect(root.locator("[data-block=pack]")).to_contain_text("in the box")


def test_all_that_a_plan_links_to_shows_the_pack_that_is_brought(put: Put) -> None:
    root = put(Evening(), attributes=BOOK)
    links = root.locator(".carte-plan a")
    faces = "all => all.map(one => new URL(one.href).searchParams.get('faces'))"
    assert set(links.evaluate_all(faces)) == {None}
    root.locator(act_preset(3)).click()
    assert set(links.evaluate_all(faces)) == {"french"}
    expect(root.locator("[data-sheet=quiz] a")).to_have_attribute(
        "href", f"room.html{FRENCH}#asso-piglia-tutto"
    )


def test_what_a_plan_has_shown_opens_as_a_room_sees_it_with_nothing_told_before(put: Put) -> None:
    root = put(Evening(), attributes=BOOK)
    root.locator(act_preset(3)).click()
    shown = root.locator(".carte-plan-step a:not([href^='room.html'])")
    pattern = re.compile(r"^[a-z-]+\.html\?present=(lesson#[a-z0-9-]+|guide)$")
    hrefs = [
        href.replace("&faces=french", "")
        for href in shown.evaluate_all("all => all.map(one => one.getAttribute(`href`))")
    ]
    assert hrefs
    assert all(map(pattern.match, hrefs)), hrefs


def test_a_pack_chosen_for_an_evening_is_kept_and_one_of_a_plan_is_not(
    put: Put, page: Page
) -> None:
    root = put(Evening(), attributes=BOOK)
    root.locator(act_preset(3)).click()
    assert page.evaluate("localStorage['carte.skin'] ?? null") is None
    root.locator(act_preset(1)).click()
    root.locator("label:has([data-field=faces][value=french])").click()
    assert kept(page, "skin") == "french"
    page.reload()
    expect(page.locator(".carte")).to_have_attribute("data-skin", "french")


def test_a_plan_for_french_cards_says_what_their_signs_stand_for(put: Put, page: Page) -> None:
    root = put(Evening(), attributes=BOOK)
    root.locator(act_preset(3)).click()
    expect(root.locator("[data-list=bring]")).to_contain_text("J = fante")
    expect(root.locator("[data-block=pack]")).to_contain_text("Now a re (K).")
    assert "J = fante" in printed(page)[-1]


def test_a_link_shows_its_pack_until_another_is_chosen(put: Put, page: Page) -> None:
    root = put(Room(), fragment=f"{FRENCH}#scopa", attributes=BOOK)
    face = root.locator(".carte-felt .carte-face use").first
    expect(face).to_have_attribute("href", re.compile("^#carte-fr-"))
    root.get_by_text("Cards", exact=True).click()
    root.locator("[data-preference=skin][value=italian]").check()
    expect(face).to_have_attribute("href", re.compile("^#carte-it-"))
    assert page.evaluate("location.search + location.hash") == "#scopa"


def test_what_is_printed_is_what_is_wished(put: Put, page: Page) -> None:
    page.add_init_script("window.print = () => { globalThis.printing = true }")
    root = put(Evening(), attributes=BOOK)
    root.locator("[data-field=people]").fill("1")
    act(root, "print").click()
    expect(root.locator("[role=status]")).to_contain_text("2 to 60")
    assert not page.evaluate("globalThis.printing")
    root.locator("[data-field=people]").fill("7")
    act(root, "print").click()
    page.wait_for_function("globalThis.printing")
    assert "People: 7." in printed(page)[0]


def test_a_plan_fits_a_phone(put: Put, page: Page) -> None:
    page.set_viewport_size(PHONE)
    put(Evening(), attributes=BOOK)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.set_viewport_size({"width": 1000, "height": 900})
