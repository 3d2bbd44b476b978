"""A class without accounts: what readers show, and the table of it that a teacher keeps."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from playwright.sync_api import Locator, Page, expect

import carte
from carte.engine.reading import plain
from carte.widgets import Classroom
from tests.counting.test_sharing import packed, unpacked
from tests.front.reader import FIRST, SUMS, Put, act, kept, solve_first
from tests.keeping.pure import Failed, Pure
from tests.keeping.test_widget import scanned

BOOK = 'data-engine="ready"'
RULES = [rule["id"] for game in Classroom().content["games"] for rule in game["rules"]]
WRONG, RIGHT, KNOWN, MENDED = 1, 2, 3, 4
DAY = 86_400
_LETTERS = st.characters(max_codepoint=0x2FF, categories=["L", "Nd"])
_OTHERS = st.characters(max_codepoint=0x2FF, categories=["L", "N", "P", "S"])
NAMES = st.builds(str.__add__, _LETTERS, st.text(_OTHERS, max_size=23))


CAMERA = """
    const codes = %s;
    const no = async () => { throw new Error("switched off"); };
    globalThis.BarcodeDetector = class {
        detect = async () => codes.splice(0, 1).map((rawValue) => ({ rawValue }));
    };
    const sees = async () => document.createElement("canvas").captureStream();
    Object.defineProperty(navigator, "mediaDevices", { value: { getUserMedia: sees } });
    HTMLMediaElement.prototype.play = async () => {};
"""
"""A camera before which codes are held, one after the other."""


def reader(at: int = 1, **grades: int) -> dict[str, Any]:
    """What a reader shows of scopa's rules, with _ for their hyphens."""
    return {
        "at": at,
        "rules": {f"scopa.{rule.replace('_', '-')}": one for rule, one in grades.items()},
    }


ANNA = reader(sum=WRONG, must_take=KNOWN)
BEPPE = reader(sum=WRONG, must_take=RIGHT)


def holds(name: str, value: object) -> str:
    """A script that lets the browser hold a value."""
    text = json.dumps({"edition": 2, "at": 1, "kept": value})
    return f"localStorage['carte.{name}'] ??= {json.dumps(text)}"


def paste(root: Locator, *texts: str) -> None:
    root.locator("[data-field=codes]").fill("\n".join(texts))
    act(root, "add").click()


def part(root: Locator, action: str) -> Locator:
    """The part of the page in which an action is pressed: what becomes of it is said there."""
    pressed = root.page.locator(f"[data-action={action}]")
    return root.locator(".carte-keep-part", has=pressed)


def link(pure: Pure, name: str, shown: dict[str, Any]) -> str:
    return f"https://cards.example/class.html#known={pure('showsDigits', name, shown)}"


# ----------------------------------------------------------------------------- the code


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    name=NAMES,
    at=st.integers(0, 2**40),
    rules=st.dictionaries(st.sampled_from(RULES), st.integers(1, 4)),
)
def test_a_code_brings_what_was_shown(
    pure: Pure, name: str, at: int, rules: dict[str, int]
) -> None:
    shown = {"at": at, "rules": rules}
    found = pure("showsFrom", pure("showsDigits", name, shown))
    assert found == {"name": name, "reader": shown}


def test_a_name_that_is_too_long_is_told_and_nothing_of_it_is_lost(put: Put) -> None:
    root = put(Classroom(), attributes=BOOK)
    name = root.locator("[data-field=name]")
    name.fill("Maria Grazia dell’Oro Bianco")
    act(root, "show").click()
    expect(root.locator(".carte-wrong")).to_contain_text("28 characters, and 24")
    expect(name).to_have_value("Maria Grazia dell’Oro Bianco")
    expect(root.locator(".carte-code")).to_have_count(0)


def test_a_code_of_every_rule_fits_a_camera(put: Put, page: Page) -> None:
    answers = {rule: [[DAY, number % 2, 1, "level"]] for number, rule in enumerate(RULES)}
    page.add_init_script(holds("memory", answers))
    root = put(Classroom(), attributes=BOOK)
    root.locator("[data-field=name]").fill("Maria Grazia dell’Oro")
    act(root, "show").click()
    found = scanned(root.locator(".carte-code"), page)
    assert re.search(r"#known=\d+$", found)


def test_a_rule_is_known_right_wrong_or_right_after_it_was_wrong(pure: Pure) -> None:
    def answers(*right: int, tries: int = 1) -> list[list[Any]]:
        days = [4 * DAY * (place + 1) ** 2 for place in range(len(right))]
        return [[day, one, tries, "daily"] for day, one in zip(days, right, strict=True)]

    memory = {
        "a.known": answers(1, 1, 1),
        "a.right": answers(1),
        "a.wrong": answers(1, 1, 1, 0),
        "a.mended": answers(0, 1),
        "a.mended-at-once": answers(1, tries=2),
        "a.unmet": [],
    }
    assert pure("grades", memory) == {
        "a.known": KNOWN,
        "a.right": RIGHT,
        "a.wrong": WRONG,
        "a.mended": MENDED,
        "a.mended-at-once": MENDED,
    }


def test_a_level_won_after_a_wrong_try_is_no_rule_that_was_not_met(put: Put, page: Page) -> None:
    root = put([SUMS, Classroom()], attributes=BOOK)
    root.locator('[data-zone="hand"] [data-card]').last.click()
    act(root, "play").click()
    expect(root.locator("[data-verdict=bad]")).to_be_visible()
    act(root, "retry").click()
    solve_first(root)
    shown = FIRST["rules"][0]["id"]
    assert [answer[1:3] for answer in kept(page, "memory")[shown]][-1] == [1, 2]


def test_what_one_reader_got_wrong_is_not_said_to_be_nothing(put: Put, page: Page) -> None:
    readers = {"Anna": reader(sum=WRONG), "Beppe": reader(sum=MENDED, must_take=RIGHT)}
    page.add_init_script(holds("class", readers))
    root = put(Classroom(), attributes=BOOK)
    expect(root.locator("[data-part=repeat]")).to_contain_text("What went wrong for one is marked")
    row = root.locator("tr[data-rule='scopa.sum'] td")
    expect(row).to_have_text([re.compile("wrong last time"), re.compile("wrong, then right")])
    row = root.locator("tr[data-rule='scopa.must-take'] td")
    expect(row).to_have_text([re.compile("not met"), re.compile("right last time")])


@pytest.mark.parametrize(
    "text", ["", "hello", "12", "known=", "known=123456789012345678901234", "9" * 300]
)
def test_what_is_no_code_is_refused(pure: Pure, text: str) -> None:
    with pytest.raises(Failed, match="refused"):
        pure("showsFrom", text)


def test_a_code_that_was_cut_is_refused(pure: Pure) -> None:
    digits = pure("showsDigits", "Anna", ANNA)
    for length in range(0, len(digits), 7):
        with pytest.raises(Failed, match="refused"):
            pure("showsFrom", f"known={digits[:length]}")


@pytest.mark.parametrize(
    "text",
    ["9" * 30_000, packed("A" * 1_500_000), packed([[]] * 200_000)],
    ids=["digits", "text", "lists"],
)
def test_a_code_that_holds_too_much_is_refused_as_such(pure: Pure, text: str) -> None:
    with pytest.raises(Failed, match="large"):
        pure("showsFrom", text)


@pytest.mark.parametrize(
    "typed",
    ["An\u200bna", "\u202eAnna", "Anna\u2069", " \ufeffAn\u00adna\u3164 ", "Anna\u2028"],
    ids=ascii,
)
def test_a_name_is_the_same_whatever_invisible_signs_are_in_it(pure: Pure, typed: str) -> None:
    assert pure("showsFrom", pure("showsDigits", typed, ANNA))["name"] == "Anna"
    assert plain(typed) == "Anna"  # as Python reads names


@pytest.mark.parametrize(
    "name", ["Zoë", "Zoe\u0308", "क्षितिज", "نمی‌خواهم", "葛\U000e0100城", "Ugo👨‍👩‍👧"]
)
def test_signs_that_join_and_vary_letters_stay_in_a_name(pure: Pure, name: str) -> None:
    assert pure("showsFrom", pure("showsDigits", name, ANNA))["name"] == name
    assert plain(name) == name


def test_accents_are_not_heaped(pure: Pure) -> None:
    heaped = "Z" + "\u0301" * 20
    assert (
        pure("showsFrom", pure("showsDigits", heaped, ANNA))["name"] == plain(heaped) == heaped[:4]
    )


def test_a_code_from_before_what_was_mended_was_told_brings_the_same(pure: Pure) -> None:
    digits = packed([2, "Anna", 1, {"scopa": ["sum", "lay", "must-take"]}])
    anna = reader(sum=WRONG, lay=RIGHT, must_take=KNOWN)
    assert pure("showsFrom", digits) == {"name": "Anna", "reader": anna}


def test_a_code_of_what_was_mended_is_one_that_earlier_books_read(pure: Pure) -> None:
    """They know three grades, and of a rule that is told twice take the last: it was right."""
    shown = reader(sum=MENDED, lay=WRONG, must_take=KNOWN)
    told = packed([2, "Anna", 1, {"scopa": ["sum lay", "sum", "must-take"]}])
    assert pure("showsFrom", told)["reader"] == shown
    assert unpacked(pure("showsDigits", "Anna", shown)) == unpacked(told)


def test_a_code_of_a_newer_edition_is_said_to_be_that(pure: Pure) -> None:
    with pytest.raises(Failed, match="newer"):
        pure("showsFrom", packed([3, "Anna", 1, {"scopa": ["sum", "", "", "lay"]}]))


# ---------------------------------------------------------------------------- the class


@pytest.mark.parametrize("edition", [1, 2])
def test_a_class_kept_before_what_was_mended_was_told_is_the_same(pure: Pure, edition: int) -> None:
    held = {"Anna": reader(sum=WRONG, lay=RIGHT, must_take=KNOWN), "Beppe": BEPPE}
    taken = pure("fitting", {"carte.class": {"edition": edition, "at": 1, "kept": held}}, {})
    assert taken["entries"]["carte.class"]["kept"] == held
    assert taken["aside"] == {}


def test_a_class_that_a_newer_edition_keeps_is_put_aside_whole_and_told(
    put: Put, page: Page
) -> None:
    text = json.dumps({"edition": 3, "at": 1, "kept": {"Anna": reader(sum=5)}})
    page.add_init_script(f"localStorage['carte.class'] ??= {json.dumps(text)}")
    root = put(Classroom(), attributes=BOOK)
    expect(root.get_by_role("alert")).to_contain_text("carte.class.broken")
    assert page.evaluate("localStorage['carte.class.broken']") == text


def test_of_a_name_the_newest_holds(pure: Pure) -> None:
    old, new = reader(1, sum=WRONG), reader(2, sum=KNOWN)
    brought = [{"name": "Anna", "reader": new}, {"name": "Beppe", "reader": BEPPE}]
    done = pure("joined", {"Anna": old}, brought)
    assert done["readers"] == {"Anna": new, "Beppe": BEPPE}
    assert done["became"] == {"added": ["Beppe"], "renewed": ["Anna"], "older": [], "full": []}
    again = pure("joined", done["readers"], [{"name": "Anna", "reader": old}])
    assert again["readers"] == done["readers"]
    assert again["became"]["older"] == ["Anna"]


def test_a_class_has_room_for_sixty(pure: Pure) -> None:
    many = [{"name": f"Reader {number}", "reader": ANNA} for number in range(61)]
    done = pure("joined", {}, many)
    assert len(done["readers"]) == 60
    assert done["became"]["full"] == ["Reader 60"]


def test_readers_kept_fit_and_others_are_put_aside(pure: Pure) -> None:
    good = {"Anna": ANNA, "Beppe": BEPPE}
    endless = {"at": 1, "rules": {f"scopa.{number}": 1 for number in range(1_001)}}
    wrong = {
        "": ANNA,
        " Carla": ANNA,
        "Franca": endless,
        "Dario": {"at": 1, "rules": {"scopa.sum": 5}},
        "Emma": None,
    }
    entry = {"edition": 2, "at": 0, "kept": good | wrong}
    taken = pure("fitting", {"carte.class": entry}, {})
    assert taken["entries"]["carte.class"]["kept"] == good
    assert len(taken["aside"]) == 1


def test_links_of_a_whole_class_are_pasted_at_once(put: Put, page: Page, pure: Pure) -> None:
    root = put(Classroom(), attributes=BOOK)
    paste(root, link(pure, "Anna", ANNA), "hello", link(pure, "Beppe", BEPPE))
    told = part(root, "add").locator("[role=status]")
    expect(told).to_contain_text("Added: Anna, Beppe.")
    expect(told).to_contain_text("“hello” is no code of a class")
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
    assert told.inner_text().count("no code of a class") == 1
    assert kept(page, "class") == {"Anna": ANNA, "Beppe": BEPPE}
    left = root.locator("[data-field=codes]").input_value()
    assert "".join(left.split()) == anna[:-1]  # nothing is lost


def test_a_reader_sees_the_digits_to_read_out(put: Put, page: Page, pure: Pure) -> None:
    page.add_init_script(holds("memory", {RULES[0]: [[DAY, 1, 1, "level"]]}))
    root = put(Classroom(), attributes=BOOK)
    root.locator("[data-field=name]").fill("Anna")
    act(root, "show").click()
    root.locator("summary", has_text="in digits").click()
    told = root.locator("[data-digits]")
    groups = told.inner_text().split()
    assert {len(group) for group in groups[:-1]} == {5}
    paste(root, told.inner_text())
    expect(part(root, "add").locator("[role=status]")).to_contain_text("Added: Anna.")


def test_no_more_links_are_read_at_once_than_a_class_sends(put: Put, page: Page) -> None:
    root = put(Classroom(), attributes=BOOK)
    paste(root, "a " * 100_000)
    told = part(root, "add").locator("[role=status]")
    expect(told).to_contain_text("100000 pieces of text are too many at once")
    expect(root.locator("[data-field=codes]")).not_to_have_value("")
    paste(root, packed("A" * 1_500_000))
    expect(told).to_contain_text("holds more than any code of a class does")


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


def test_a_reader_is_forgotten_and_brought_back(put: Put, page: Page) -> None:
    page.add_init_script(holds("class", {"Anna": ANNA, "Beppe": BEPPE}))
    root = put(Classroom(), attributes=BOOK)
    root.locator("[data-fold=forget] summary").click()
    act(root, "forget").first.click()
    assert kept(page, "class") == {"Beppe": BEPPE}
    act(root, "undo").click()
    assert kept(page, "class") == {"Anna": ANNA, "Beppe": BEPPE}


def test_a_teacher_without_codes_tries_samples_and_none_is_kept(put: Put, page: Page) -> None:
    root = put(Classroom(), attributes=BOOK)
    act(root, "sample").click()
    expect(part(root, "add").locator("[role=status]")).to_contain_text("Three links are in the")
    act(root, "add").click()
    expect(root.locator("thead th").nth(1)).to_have_text("Anna (sample)")
    expect(root.locator("[data-part=repeat] li").first).to_contain_text("Wrong last time: 2.")
    assert page.evaluate("localStorage['carte.class'] ?? null") is None
    act(root, "no-sample").click()
    expect(root.locator(".carte-class-part")).to_contain_text("Nobody is here yet.")


def test_samples_make_room_for_a_reader(put: Put, page: Page, pure: Pure) -> None:
    root = put(Classroom(), attributes=BOOK)
    act(root, "sample").click()
    act(root, "add").click()
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
    act(root, "take").click()
    assert kept(page, "class") == {"Anna": ANNA}


@pytest.mark.parametrize("answer", ["take", "leave"])
def test_what_a_link_brings_is_offered_until_it_is_answered_and_then_never_again(
    put: Put, page: Page, pure: Pure, answer: str
) -> None:
    digits = pure("showsDigits", "Anna", ANNA)
    root = put(Classroom(), attributes=BOOK, fragment=f"#known={digits}")
    offer = root.locator(".carte-keep-offer")
    for _visit in range(2):  # a reload loses nothing
        expect(offer).to_contain_text("2 rules met, 1 known")
        page.reload()
    act(root, answer).click()
    assert "#" not in page.url
    page.reload()
    expect(root.locator(".carte-class-part")).to_be_visible()
    expect(offer).to_be_hidden()


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
    act(root, "camera").click()
    expect(root.locator("thead th")).to_have_text(["Rule", "Anna", "Beppe"], use_inner_text=True)
    act(root, "camera").click()
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
    act(root, "camera").click()
    expect(root.locator("[data-note=bad]")).to_contain_text("The camera did not open: switched off")


def test_a_name_is_shown_as_it_was_typed_and_never_as_markup(
    put: Put, page: Page, pure: Pure
) -> None:
    root = put(Classroom(), attributes=BOOK)
    paste(root, link(pure, "A<b>nna</b>", ANNA))
    expect(root.locator("thead th").last).to_have_text("A<b>nna</b>")


@pytest.mark.parametrize(
    ("name", "said"), [("", "Type a name first"), ("Anna", "no answer of yours yet")]
)
def test_who_has_nothing_to_show_is_told_why(put: Put, name: str, said: str) -> None:
    root = put(Classroom(), attributes=BOOK)
    root.locator("[data-field=name]").fill(name)
    act(root, "show").click()
    expect(part(root, "show").locator("[data-note=bad]")).to_contain_text(said)


def test_the_table_is_saved_as_spreadsheets_read_it(put: Put, page: Page) -> None:
    page.add_init_script(holds("class", {"1=1": ANNA}))
    root = put(Classroom(), attributes=BOOK)
    with page.expect_download() as download:
        act(root, "save").click()
    first, second, *_others = download.value.path().read_bytes().decode().split("\r\n")
    assert first == '"","Rule","1=1"'
    assert second.startswith('"Scopa","') and second.endswith('"wrong last time"')


@pytest.mark.parametrize("width", [320, 390, 1000])
def test_a_class_of_thirty_fits_every_screen(put: Put, page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 844})
    page.add_init_script(holds("class", {f"Reader number {number}": ANNA for number in range(30)}))
    put(Classroom(), attributes=BOOK)
    assert page.evaluate("document.documentElement.scrollWidth") == width


def test_a_name_without_a_blank_fits_a_phone(put: Put, page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.add_init_script(holds("class", {"W" * 24: ANNA, "Anna": ANNA}))
    root = put(Classroom(), attributes=BOOK)
    root.locator("[data-fold=forget] > summary").click()
    act(root, "forget").first.click()
    expect(root.locator("[data-note=good]")).to_contain_text("W" * 24)
    paste(root, "x" * 300)
    expect(root.locator("[data-note=bad]")).to_contain_text("xxx")
    assert page.evaluate("document.documentElement.scrollWidth") == 390
