"""The page of paper: what is chosen is shown, is a link, and is all that is printed."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import carte
from carte.evening import Wish
from carte.lessons import course
from carte.paper import sheet
from carte.paper.deals import deal_of
from carte.paper.sheet_link import read
from carte.widgets import Paper
from tests.front.harness import page_of
from tests.front.paper import SIZES, printed, torn, words
from tests.front.reader import Put, act, agreed
from tests.keeping.test_widget import scanned
from tests.paper.test_paper import EVENINGS, own, slips

LONGEST = Wish(tuple(map(carte.game, carte.GAMES)), people=40, minutes=360, faces="french")
"""An evening of as many games as there are."""

SHEETS = (
    *(f"rules.{slug}" for slug in carte.GAMES),
    *(f"scores.{slug}" for slug in ("scopa", "briscola-chiamata")),
    *(f"lessons.{slug}" for slug in ("scopa", "briscola-chiamata")),
    "exercises.scopa.equal.3.french",
    own(7, "french"),
    slips(EVENINGS),
    slips(LONGEST),
    "exercises.briscola-chiamata.payment.0.italian",
    "deals.scopa.4.17.italian",
    "deals.scopone.3.5.french",
    "pack.italian",
    "pack.both",
    "answers",
)
LEGEND = "40 cards of a French pack, without the 8s, 9s and 10s: ♦ = denari, ♥ = coppe"
SIGN = re.compile(r" \([2-7AJQK]?[♦♥♠♣]\)| \([AJQK]\)")
CUT_OFF = """() => [...document.querySelectorAll('.carte-paper-page')].filter(page =>
    page.scrollHeight > page.clientHeight + 1 || page.scrollWidth > page.clientWidth + 1).length"""
BESIDE = """() => [...document.querySelectorAll('body *')].filter(one => one.checkVisibility()
    && one.children.length === 0 && one.textContent.trim() && !one.closest('.carte-paper'))
    .map(one => one.outerHTML.slice(0, 120))"""


def told(block: Mapping[str, Any]) -> Iterator[str]:
    """The sentences that stand in a block of a sheet."""
    yield from block.get("lines", ())
    yield from block.get("says", ())
    for slip in block.get("slips", ()):
        yield from (str(slip["number"]), slip["about"])
        yield from (f"{one['when']} {one['where']}" for one in slip["seats"])
    yield from (option["text"] for option in block.get("options", ()))
    yield from (block[name] for name in ("text", "title", "about", "asks") if name in block)
    yield from (cell for row in block.get("rows", ()) for cell in row)


def shown(put: Put, page: Page, name: str) -> Locator:
    root = put(Paper(), fragment=f"#{name}")
    page.locator(f"[data-sheet='{name}']").wait_for()
    return root


@pytest.mark.parametrize("name", SHEETS)
def test_a_sheet_has_the_pages_that_it_should_on_a4_and_on_letter(
    put: Put, page: Page, name: str
) -> None:
    shown(put, page, name)
    made = sheet(read(name))
    for size in SIZES:
        sheets = printed(page, size)
        assert len(sheets) == len(made.pages), size
        for shown_there, blocks in zip(sheets, made.pages, strict=True):
            said = SIGN.sub("", shown_there)
            assert made.title in said
            assert [text for block in blocks for text in told(block) if text not in said] == []
    page.emulate_media(media="print")
    assert page.evaluate(CUT_OFF) == 0
    assert page.locator("button:visible, input:visible, select:visible").count() == 0
    assert page.evaluate(BESIDE) == []


@pytest.mark.parametrize("name", [name for name in SHEETS if name != "pack.italian"])
def test_french_faces_are_explained_on_every_page_of_a_sheet_that_shows_them(
    put: Put, page: Page, name: str
) -> None:
    put(Paper(), fragment=f"?faces=french#{name}")
    page.locator(f"[data-sheet='{name}']").wait_for()
    if name.endswith("italian"):
        expect(page.locator(".carte-paper-legend")).to_have_count(0)
        return
    for size in SIZES:
        sheets = printed(page, size)
        assert len(sheets) == len(sheet(read(name)).pages), size
        assert all(LEGEND.replace(" ", "") in said.replace(" ", "") for said in sheets), size
    page.emulate_media(media="print")
    assert page.evaluate(CUT_OFF) == 0


def test_a_sheet_to_write_on_names_the_french_cards_that_count(put: Put) -> None:
    root = put(Paper(), fragment="?faces=french#scores.scopa")
    expect(root.locator(".carte-paper-blank")).to_contain_text("Settebello (7♦, 7 of denari)")


def test_the_rules_on_french_faces_name_the_pack_and_the_cards_that_are_held(
    put: Put, page: Page
) -> None:
    root = put(Paper(), fragment="?faces=french#rules.scopa")
    told = root.locator(".carte-paper-page")
    expect(told).to_contain_text("40 French cards, without 8s, 9s and 10s")
    expect(told).to_contain_text("The 7 of denari (7♦), the settebello")
    expect(told).not_to_contain_text("Italian cards")


BROKEN = """() => [...document.querySelectorAll(".carte-paper-table tbody th")].filter(one => {
    const text = document.createRange();
    text.selectNodeContents(one);
    return text.getClientRects().length > 1;
}).map(one => one.textContent)"""
"""The names of rows that take two lines."""


@pytest.mark.parametrize("slug", ["scopa", "asso-piglia-tutto"])
@pytest.mark.parametrize("spoken", ["en", "it", "ja"], indirect=True)
def test_the_name_of_a_card_stands_on_one_line_of_the_rules(
    put: Put, page: Page, spoken: str, slug: str
) -> None:
    shown(put, page, f"rules.{slug}")
    page.emulate_media(media="print")
    assert page.evaluate(BROKEN) == []
    assert page.evaluate(CUT_OFF) == 0


@pytest.mark.parametrize("slug", carte.GAMES)
def test_the_cards_of_a_deal_are_large_and_whole(put: Put, page: Page, slug: str) -> None:
    root = shown(put, page, f"deals.{slug}.2.17.french")
    page.emulate_media(media="print")
    sizes = root.locator(".carte-paper-deal .carte-face").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(({ width, height }) => "
        "[width, height].map(side => side * 25.4 / 96))"
    )
    assert sizes
    assert all(width >= 12 and height >= 20 for width, height in sizes)
    assert page.evaluate(CUT_OFF) == 0
    page.emulate_media(media="screen")


def test_cards_to_cut_out_have_the_size_of_real_ones(put: Put, page: Page) -> None:
    shown(put, page, "pack.french")
    page.emulate_media(media="print")
    box = page.locator("[data-cut='7D']").bounding_box()
    assert box is not None
    assert [round(side * 25.4 / 96, 1) for side in (box["width"], box["height"])] == [50, 83.3]


def test_the_first_sheet_needs_no_python(put: Put, page: Page) -> None:
    root = put(Paper(), attributes='data-engine="off"')
    first = carte.GAMES[0]
    expect(root.locator(".carte-paper-page h2")).to_contain_text(carte.game(first).title)


def test_what_is_chosen_is_a_link(put: Put, page: Page) -> None:
    root = put(Paper())
    root.locator("label:has([value=exercises])").click()
    root.locator("[data-field=game]").select_option(label="Cirulla")
    root.locator("[data-field=theme]").select_option(label="Fifteen")
    root.locator("[data-field=seed]").fill("12")
    root.locator("[data-field=seed]").press("Enter")
    root.locator("[data-action=another]").click()
    root.locator("[data-field=skin]").select_option(label="French")
    name = "exercises.cirulla.fifteen.13.french"
    expect(page.locator(f"[data-sheet='{name}']")).to_be_visible()
    assert page.url.endswith(f"~{name}")
    told = root.locator(".carte-paper-page").first.inner_text()
    link = page.url
    page.goto("about:blank")
    page.goto(link)
    page.locator(f"[data-sheet='{name}']").wait_for()
    assert root.locator(".carte-paper-page").first.inner_text() == told


def test_own_levels_are_printed_from_the_link_that_their_page_gives(put: Put, page: Page) -> None:
    root = put(Paper())
    root.locator("label:has([value=own])").click()
    expect(root.locator("[data-note=note]")).to_contain_text("Levels of your own")
    expect(root.locator(".carte-paper-page")).to_have_count(0)  # nor is the sheet before printed
    expect(act(root, "print")).to_be_disabled()
    _kind, levels, _skin = (name := own(2)).split(".")
    root.locator("[data-field=levels]").fill(f"http://club.it/own.html#level={levels}")
    root.locator("[data-field=levels]").press("Enter")
    expect(page.locator(f"[data-sheet='{name}']")).to_be_visible()
    expect(act(root, "print")).to_be_enabled()
    page.emulate_media(media="print")
    code = root.locator(".carte-paper-own .carte-code")
    assert scanned(code, page) == f"http://carte.test/own.html#level={levels}"
    page.emulate_media(media="screen")


def test_slips_are_printed_from_the_link_that_a_plan_gives(put: Put, page: Page) -> None:
    root = put(Paper())
    root.locator("label:has([value=seats])").click()
    expect(root.locator("[data-note=note]")).to_contain_text("A club’s evening")
    expect(act(root, "print")).to_be_disabled()
    code = slips(EVENINGS).partition(".")[2]
    root.locator("[data-field=plan]").fill(f"http://club.it/evening.html?faces=french#{code}")
    root.locator("[data-field=plan]").press("Enter")
    expect(page.locator(f"[data-sheet='{slips(EVENINGS)}']")).to_be_visible()
    expect(act(root, "print")).to_be_enabled()


def test_all_of_an_evening_is_its_plan_and_every_sheet_in_as_many_copies_as_it_says(
    put: Put, page: Page
) -> None:
    wish = Wish((carte.game("scopone"),), people=8, minutes=120)
    name = f"evening.{slips(wish).partition('.')[2]}"
    root = shown(put, page, name)
    expect(act(root, "print")).to_be_enabled()
    whole = sheet(read(name))
    needed = [one for one in whole.more for _copy in range(one.copies) for _page in one.pages]
    expect(root.locator(".carte-paper-page")).to_have_count(1 + len(needed))
    for size in SIZES:
        said = printed(page, size)
        plan, sheets = said[: -len(needed)], said[-len(needed) :]
        assert plan[0].startswith("The plan Scopone. People: 8. Minutes: 120."), size
        assert plan[-1].startswith("Answers, for the teacher"), size
        assert len(plan) <= 4, size
        assert torn(root, plan) == [], size
        for one, there in zip(needed, sheets, strict=True):
            assert one.leads == "cases.html" or there.startswith(words(one.title)), size


def test_a_number_that_is_too_large_is_refused_where_it_is_typed(put: Put, page: Page) -> None:
    root = shown(put, page, "deals.scopa.4.1.italian")
    root.locator("[data-field=deals]").fill("99")
    root.locator("[data-field=deals]").press("Enter")
    expect(root.locator("[data-note=bad]")).to_contain_text("from 1 to 12")


def test_a_link_that_names_no_sheet_says_so(put: Put, page: Page) -> None:
    root = put(Paper(), fragment="#rules.poker")
    expect(root.locator("[data-note=bad]")).to_contain_text("poker")
    expect(root.locator(".carte-paper-page")).to_have_count(1)


def test_the_rules_of_our_table_stand_on_the_sheet_and_in_its_link(put: Put, page: Page) -> None:
    page.add_init_script(agreed(scopa={"napola": True}))
    root = put(Paper(), fragment="#rules.scopa")
    expect(root.locator(".carte-paper-page")).to_contain_text(
        "House rule: The napola (the asso, 2 and 3 of denari together)"
    )
    assert page.url.rpartition("~")[2] == str(read("rules.scopa", {"napola": True}))


@pytest.mark.parametrize("size", [1000, 390])
def test_a_phone_settles_what_the_rules_on_paper_leave_open(
    put: Put, page: Page, size: int
) -> None:
    page.set_viewport_size({"width": size, "height": 844})
    root = shown(put, page, "rules.cirulla")
    page.emulate_media(media="print")
    code = root.locator(".carte-paper-page > header .carte-code")
    assert scanned(code, page) == "http://carte.test/settle.html#cirulla"
    page.emulate_media(media="screen")
    page.set_viewport_size({"width": 1000, "height": 900})


def test_a_phone_counts_what_a_match_sheet_is_for(put: Put, page: Page) -> None:
    root = shown(put, page, "scores.mediatore")
    page.emulate_media(media="print")
    code = root.locator(".carte-paper-page > header .carte-code")
    assert scanned(code, page) == "http://carte.test/counting.html#mediatore"
    page.emulate_media(media="screen")


def test_each_deal_on_paper_has_a_code_that_lays_its_cards_on_a_phone(put: Put, page: Page) -> None:
    wanted = read("deals.scopa.2.17.italian")
    root = shown(put, page, str(wanted))
    page.emulate_media(media="print")
    page.add_style_tag(content=".carte-paper-page .carte-code { zoom: 3 }")
    for place in range(2):
        code = root.locator(".carte-paper-deal").nth(place).locator("> .carte-code")
        way, _hash, word = scanned(code, page).partition("#")
        assert way == "http://carte.test/checker.html"
        assert carte.from_code(word) == deal_of(wanted, place)
    page.emulate_media(media="screen")


def test_every_level_has_a_code_that_opens_it(put: Put, page: Page) -> None:
    root = shown(put, page, "lessons.scopa")
    page.emulate_media(media="print")
    first, second, *_others, last = course("scopa")
    for level in (*(one.levels[0].id for one in (first, second)), last.levels[-1].id):
        link = scanned(root.locator(f"li[data-level='{level}'] .carte-code"), page)
        assert link.startswith("http://carte.test/scopa.html#")
        assert link.endswith(f"~{level}")
    page.emulate_media(media="screen")


@pytest.mark.parametrize("slug", carte.GAMES)
def test_without_an_address_a_level_is_found_by_its_number_and_its_goal(
    page: Page, slug: str
) -> None:
    paper = Paper()
    answer: Any = {"answer": paper.handlers()["sheet"]({"sheet": f"lessons.{slug}"})}
    page.expose_function("askPython", lambda _number, message: {"id": message["id"], **answer})
    text = page_of([paper])
    page.route("http://localhost/**", lambda it: it.fulfill(body=text, content_type="text/html"))
    page.goto(f"http://localhost/#lessons.{slug}")
    page.locator(f"[data-sheet='lessons.{slug}']").wait_for()
    expect(page.locator(".carte-paper .carte-code")).to_have_count(0)
    for size in SIZES:
        told = " ".join(printed(page, size))
        for stage in course(slug):
            for number, level in enumerate(stage.levels, 1):
                assert words(f"{number}. {level.goal}") in told
    page.emulate_media(media="print")
    assert page.evaluate(CUT_OFF) == 0


def test_every_exercise_has_a_code_that_asks_the_same_on_a_phone(put: Put, page: Page) -> None:
    root = shown(put, page, "exercises.scopa.equal.3.italian")
    page.emulate_media(media="print")
    page.add_style_tag(
        content=".carte-paper-page .carte-code { zoom: 3 }"
    )  # as a camera comes near
    for number in (1, 6):
        link = scanned(root.locator(f"[data-number='{number}'] .carte-code"), page)
        assert link.startswith("http://carte.test/cases.html#")
        assert link.endswith(f"~tricky-scopa-equal-{3 * 6 + number - 1}")
    page.emulate_media(media="screen")


def test_a_phone_shows_a_whole_page_and_never_scrolls_sideways(put: Put, page: Page) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    shown(put, page, "pack.both")
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    whole, sheet_box = (page.locator(one).first.bounding_box() for one in (".carte", "article"))
    assert whole is not None
    assert sheet_box is not None
    assert whole["x"] < sheet_box["x"]
    assert sheet_box["x"] + sheet_box["width"] < whole["x"] + whole["width"]
    page.set_viewport_size({"width": 1000, "height": 900})
