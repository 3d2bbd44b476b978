"""A class without accounts: the table of what readers show that a teacher keeps."""

from __future__ import annotations

import csv
import json
import re
from io import StringIO

import pytest
from playwright.sync_api import Page, expect

import carte
from carte.widgets import Classroom
from tests.counting.sheets import packed
from tests.front.reader import Put, act, click, kept
from tests.keeping.classroom import ANNA, BEPPE, BOOK, CAMERA, DAY, RULES, holds, link, part, paste
from tests.keeping.offers import stays_until_answered
from tests.keeping.pure import Pure


def test_links_of_a_whole_class_are_pasted_at_once(put: Put, page: Page, pure: Pure) -> None:
    root = put(Classroom(), attributes=BOOK)
    paste(root, link(pure, "Anna", ANNA), "hello", link(pure, "Beppe", BEPPE))
    told = part(root, "add").locator("[role=status]")
    expect(told).to_contain_text("Added: Anna, Beppe.")
    expect(told).to_contain_text("“hello” is not a class code")
    expect(root.locator("[data-field=codes]")).to_have_value("hello")  # nothing is lost
    assert kept(page, "class") == {"Anna": ANNA, "Beppe": BEPPE}


@pytest.mark.parametrize("groups", ["12345 ", "12345\n", "1234567890123456789012345678\n"])
def test_codes_typed_in_groups_of_digits_are_read(
    put: Put, page: Page, pure: Pure, groups: str
) -> None:
    size = len(groups) - 1
    anna, beppe = pure("showsDigits", "Anna", ANNA), pure("showsDigits", "Beppe", BEPPE)
    typed = [
        groups[-1].join(digits[at : at + size] for at in range(0, len(digits), size))
        for digits in (anna, beppe, anna[:-1])
    ]
    root = put(Classroom(), attributes=BOOK)
    paste(root, *typed)
    told = part(root, "add").locator("[role=status]")
    expect(told).to_contain_text("Added: Anna, Beppe.")
    assert told.inner_text().count("not a class code") == 1
    assert kept(page, "class") == {"Anna": ANNA, "Beppe": BEPPE}
    left = root.locator("[data-field=codes]").input_value()
    assert "".join(left.split()) == anna[:-1]  # nothing is lost


def test_a_reader_sees_the_digits_to_read_out(put: Put, page: Page, pure: Pure) -> None:
    page.add_init_script(holds("memory", {RULES[0]: [[DAY, 1, 1, "level"]]}))
    root = put(Classroom(), attributes=BOOK)
    root.locator("[data-field=name]").fill("Anna")
    click(act(root, "show"))
    click(root.locator("summary", has_text="in digits"))
    told = root.locator("[data-digits]")
    groups = told.inner_text().split()
    assert {len(group) for group in groups[:-1]} == {5}
    paste(root, told.inner_text())
    expect(part(root, "add").locator("[role=status]")).to_contain_text("Added: Anna.")


def test_a_reader_shows_what_courses_have_brought(put: Put, page: Page) -> None:
    page.add_init_script(holds("memory", {RULES[0]: [[DAY, 1, 1, "level"]]}))
    score = {"asked": RULES[:10], "looks": [], "before": [DAY, 3], "after": [2 * DAY, 8]}
    page.add_init_script(holds("gains", {"scopa": score}))
    root = put(Classroom(), attributes=BOOK)
    root.locator("[data-field=name]").fill("Anna")
    click(act(root, "show"))
    click(root.locator("summary", has_text="in digits"))
    paste(root, root.locator("[data-digits]").inner_text())
    expect(part(root, "add").locator("[role=status]")).to_contain_text("Added: Anna.")
    assert kept(page, "class")["Anna"]["gains"] == {"scopa": [3, 8, 10]}


def test_no_more_links_are_read_at_once_than_a_class_sends(put: Put, page: Page) -> None:
    root = put(Classroom(), attributes=BOOK)
    paste(root, "a " * 100_000)
    told = part(root, "add").locator("[role=status]")
    expect(told).to_contain_text("100000 pieces of text are too many at once")
    expect(root.locator("[data-field=codes]")).not_to_have_value("")
    paste(root, packed("A" * 1_500_000))
    expect(told).to_contain_text("is longer than any class code")


def test_what_several_got_wrong_is_to_be_repeated_with_its_level(put: Put, page: Page) -> None:
    page.add_init_script(holds("class", {"Anna": ANNA, "Beppe": BEPPE}))
    root = put(Classroom(), attributes=BOOK)
    repeat = root.locator("[data-part=repeat] li")
    expect(repeat).to_have_count(1)
    expect(repeat).to_contain_text(carte.game("scopa").rulebook["sum"].text)
    expect(repeat).to_contain_text("Wrong last time: 2. Wrong, then right: 0. Right: 0. Known: 0.")
    expect(repeat.locator("a")).to_have_attribute("href", re.compile(r"^scopa\.html#scopa-"))


def test_the_table_has_a_row_a_rule_and_a_column_a_reader(put: Put, page: Page) -> None:
    page.add_init_script(holds("class", {"Anna": ANNA, "Beppe": BEPPE}))
    root = put(Classroom(), attributes=BOOK)
    row = root.locator("tr[data-rule='scopa.must-take'] td")
    expect(row).to_have_text([re.compile("knows it"), re.compile("right last time")])
    expect(root.locator("thead th")).to_have_text(["Rule", "Anna", "Beppe"], use_inner_text=True)


def test_a_class_sees_what_courses_have_brought_without_a_name(put: Put, page: Page) -> None:
    readers = {
        "Anna": ANNA | {"gains": {"scopa": [4, 9, 10], "briscola": [6, 6, 10]}},
        "Beppe": BEPPE | {"gains": {"scopa": [5, 7, 10]}},
        "Carla": ANNA,
    }
    page.add_init_script(holds("class", readers))
    table = put(Classroom(), attributes=BOOK).locator("[data-part=gains]")
    scopa, briscola = table.locator("tbody tr").all()
    expect(scopa.locator("td")).to_have_text(["2", "4.5 of 10", "8 of 10", "64%"])
    expect(briscola.locator("td")).to_have_text(["1", "6 of 10", "6 of 10", "–"])
    assert [name for name in readers if name in table.inner_text()] == []


def test_where_nobody_has_answered_after_a_course_there_is_no_table_of_it(
    put: Put, page: Page
) -> None:
    page.add_init_script(holds("class", {"Anna": ANNA}))
    root = put(Classroom(), attributes=BOOK)
    expect(root.locator("tr[data-rule]")).not_to_have_count(0)
    expect(root.locator("[data-part=gains]")).to_have_count(0)


def test_a_reader_is_forgotten_and_brought_back(put: Put, page: Page) -> None:
    page.add_init_script(holds("class", {"Anna": ANNA, "Beppe": BEPPE}))
    root = put(Classroom(), attributes=BOOK)
    click(root.locator("[data-fold=forget] summary"))
    click(act(root, "forget").first)
    assert kept(page, "class") == {"Beppe": BEPPE}
    click(act(root, "undo"))
    assert kept(page, "class") == {"Anna": ANNA, "Beppe": BEPPE}


def test_a_teacher_without_codes_tries_samples_and_none_is_kept(put: Put, page: Page) -> None:
    root = put(Classroom(), attributes=BOOK)
    click(act(root, "sample"))
    expect(part(root, "add").locator("[role=status]")).to_contain_text(
        "The field holds three samples"
    )
    click(act(root, "add"))
    expect(root.locator("thead th", has_text="Anna (sample)")).to_be_visible()
    expect(root.locator("[data-part=gains] tbody td").last).to_have_text("56%")
    expect(root.locator("[data-part=repeat] li").first).to_contain_text("Wrong last time: 2.")
    assert page.evaluate("localStorage['carte.class'] ?? null") is None
    click(act(root, "no-sample"))
    expect(root.locator(".carte-class-part")).to_contain_text("The class is empty.")


def test_samples_make_room_for_a_reader(put: Put, page: Page, pure: Pure) -> None:
    root = put(Classroom(), attributes=BOOK)
    click(act(root, "sample"))
    click(act(root, "add"))
    paste(root, link(pure, "Beppe", BEPPE))
    expect(root.locator("thead th")).to_have_text(["Rule", "Beppe"], use_inner_text=True)
    expect(act(root, "sample")).to_be_hidden()
    assert kept(page, "class") == {"Beppe": BEPPE}


def test_what_is_pasted_while_codes_are_read_stays(put: Put, pure: Pure) -> None:
    root = put(Classroom(), attributes=BOOK)
    anna, beppe = link(pure, "Anna", ANNA), link(pure, "Beppe", BEPPE)
    pastes_before_the_first_is_read = """(root, [first, then]) => {
        const codes = root.querySelector("[data-field=codes]");
        codes.value = first;
        root.querySelector("[data-action=add]").click();
        codes.value = then;
    }"""
    root.evaluate(pastes_before_the_first_is_read, [anna, beppe])
    expect(root.locator("thead th")).to_have_text(["Rule", "Anna"], use_inner_text=True)
    expect(root.locator("[data-field=codes]")).to_have_value(beppe)


def test_a_link_asks_before_it_adds(put: Put, page: Page, pure: Pure) -> None:
    digits = pure("showsDigits", "Anna", ANNA)
    root = put(Classroom(), attributes=BOOK, fragment=f"#known={digits}")
    expect(root.locator(".carte-keep-offer")).to_contain_text("2 rules met, 1 known")
    assert page.evaluate("localStorage['carte.class'] ?? null") is None
    click(act(root, "take"))
    assert kept(page, "class") == {"Anna": ANNA}


@pytest.mark.parametrize("answer", ["take", "leave"])
def test_what_a_link_brings_is_offered_until_it_is_answered_and_then_never_again(
    put: Put, page: Page, pure: Pure, answer: str
) -> None:
    digits = pure("showsDigits", "Anna", ANNA)
    root = put(Classroom(), attributes=BOOK, fragment=f"#known={digits}")
    stays_until_answered(
        root, page, says="2 rules met, 1 known", answer=answer, there=".carte-class-part"
    )


def test_a_link_that_cannot_be_read_is_refused_once(put: Put, page: Page) -> None:
    root = put(Classroom(), attributes=BOOK, fragment="#known=123456")
    expect(root.locator("[data-note=bad]")).to_be_visible()
    assert "#" not in page.url


def test_codes_before_the_camera_are_added_one_after_the_other(
    put: Put, page: Page, pure: Pure
) -> None:
    page.add_init_script(
        CAMERA % json.dumps([link(pure, "Anna", ANNA), link(pure, "Beppe", BEPPE)])
    )
    root = put(Classroom(), attributes=BOOK)
    click(act(root, "camera"))
    expect(root.locator("thead th")).to_have_text(["Rule", "Anna", "Beppe"], use_inner_text=True)
    click(act(root, "camera"))
    expect(root.locator("video")).to_have_count(0)
    expect(root.locator("[data-about=no-scanner]")).to_be_hidden()


def test_where_a_browser_reads_no_codes_they_can_be_typed_or_pasted(put: Put, page: Page) -> None:
    page.add_init_script("delete globalThis.BarcodeDetector")
    root = put(Classroom(), attributes=BOOK)
    expect(act(root, "camera")).to_have_count(0)
    expect(root.locator("[data-about=no-scanner]")).to_contain_text("type or paste them")


def test_a_camera_that_does_not_open_says_so(put: Put, page: Page) -> None:
    page.add_init_script(CAMERA % "[]" + "navigator.mediaDevices.getUserMedia = no")
    root = put(Classroom(), attributes=BOOK)
    click(act(root, "camera"))
    expect(root.locator("[data-note=bad]")).to_contain_text("The camera did not open: switched off")


def test_a_name_is_shown_as_it_was_typed_and_never_as_markup(
    put: Put, page: Page, pure: Pure
) -> None:
    root = put(Classroom(), attributes=BOOK)
    paste(root, link(pure, "A<b>nna</b>", ANNA))
    expect(root.locator("thead th").last).to_have_text("A<b>nna</b>")


@pytest.mark.parametrize(
    ("name", "said"), [("", "Type a name first"), ("Anna", "none of your answers yet")]
)
def test_who_has_nothing_to_show_is_told_why(put: Put, name: str, said: str) -> None:
    root = put(Classroom(), attributes=BOOK)
    root.locator("[data-field=name]").fill(name)
    click(act(root, "show"))
    expect(part(root, "show").locator("[data-note=bad]")).to_contain_text(said)


def test_the_table_is_saved_as_spreadsheets_read_it(put: Put, page: Page) -> None:
    page.add_init_script(holds("class", {"1=1": ANNA}))
    root = put(Classroom(), attributes=BOOK)
    with page.expect_download() as download:
        click(act(root, "save"))
    first, second, *_others = csv.reader(StringIO(download.value.path().read_bytes().decode()))
    assert first == ["", "Rule", "1=1"]
    assert second[0] == "Scopa" and second[-1] == "wrong last time"


def test_a_class_of_thirty_fits_every_screen(put: Put, page: Page) -> None:
    page.add_init_script(holds("class", {f"Reader number {number}": ANNA for number in range(30)}))
    put(Classroom(), attributes=BOOK)
    for width in (320, 390, 1000):
        page.set_viewport_size({"width": width, "height": 844})
        assert page.evaluate("document.documentElement.scrollWidth") == width


def test_a_name_without_a_blank_fits_a_phone(put: Put, page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.add_init_script(holds("class", {"W" * 24: ANNA, "Anna": ANNA}))
    root = put(Classroom(), attributes=BOOK)
    click(root.locator("[data-fold=forget] > summary"))
    click(act(root, "forget").first)
    expect(root.locator("[data-note=good]")).to_contain_text("W" * 24)
    paste(root, "x" * 300)
    expect(root.locator("[data-note=bad]")).to_contain_text("xxx")
    assert page.evaluate("document.documentElement.scrollWidth") == 390
