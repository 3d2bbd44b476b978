"""What a browser keeps, as its reader sees it, saves it, reads it back and carries it away."""

import base64
import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Locator, Page, expect

from carte.lessons import course, course_names
from carte.widgets import Cases, Courses, Keeping, Lesson
from tests.book.chapters import CHAPTERS
from tests.front.reader import Put, act, kept, picture, solve_first
from tests.front.staged import in_language
from tests.javascript.tools import tool
from tests.keeping.mutants import golden
from tests.keeping.offers import stays_until_answered
from tests.keeping.pure import Pure
from tests.map.test_map import levels_of

SAVED = {"carte": "kept", "date": "2026-01-01T00:00:00Z", "entries": {}, "aside": {}}
BOOK = 'data-engine="off"'
HELD = {key: text for key, text in golden() if not key.startswith("carte.count")}
LEVELS = [level.id for name in course_names() for stage in course(name) for level in stage]
EVERY_STAR = {level: 1 + number * number % 3 for number, level in enumerate(LEVELS)}
EVERY_CASE = {question["key"]: "7" in question["key"] for question in Cases().content["questions"]}
MANY = {f"carte.play.scopa, seed={number}": None for number in range(1001)}
Show = Callable[..., Locator]


@pytest.fixture
def shown(page: Page, put: Put) -> Show:
    """The widget in a browser that keeps these texts, by key."""

    def show(held: dict[str, str] | None = None, fragment: str = "", book: str = BOOK) -> Locator:
        texts = json.dumps(held or {})
        page.add_init_script(f"if (!localStorage.length) Object.assign(localStorage, {texts})")
        return put(Keeping(), fragment=fragment, attributes=book)

    return show


def part(root: Locator, name: str) -> Locator:
    return root.locator(f".carte-keep [data-kept={name}]")


def file(text: str, name: str = "carte.json") -> FilePayload:
    return {"name": name, "mimeType": "application/json", "buffer": text.encode()}


def saved(root: Locator) -> tuple[str, str]:
    with root.page.expect_download() as download:
        act(root, "save").click()
    return download.value.suggested_filename, Path(download.value.path()).read_text("utf-8")


def everything(page: Page) -> dict[str, Any]:
    texts: dict[str, str] = page.evaluate("({ ...localStorage })")
    return {key: json.loads(text)["kept"] for key, text in texts.items()}


def test_all_that_is_kept_is_told(shown: Show) -> None:
    root = shown(HELD)
    expect(part(root, "progress")).to_contain_text("Scopa 2")
    expect(part(root, "cases")).to_contain_text("1")
    expect(part(root, "match")).to_contain_text("Briscola chiamata")
    expect(part(root, "skin")).to_contain_text("French")


def test_of_the_stars_of_a_course_it_is_told_how_many_there_are_to_win(shown: Show) -> None:
    won = {"pack-suits-1": 1, "pack-numbers-1": 3, "scopa-guide-1": 1, "scopa-sums-1": 2}
    progress = part(shown({"carte.progress": json.dumps(won)}), "progress").locator("dd")
    pack, scopa = levels_of("pack"), levels_of("scopa")
    assert "pack-numbers-1" in scopa  # and counts where it stands
    told = [f"The pack 1 of {3 * len(pack)}", f"Scopa 6 of {3 * len(scopa)}"]
    expect(progress).to_have_text(told)


def test_what_a_file_adds_is_told_for_itself(shown: Show) -> None:
    root = shown({"carte.progress": json.dumps({"scopa-sums-1": 2})})
    theirs = {"carte.progress": {"at": 1, "edition": 1, "kept": {"scopa-sums-2": 3}}}
    brought = json.dumps(SAVED | {"edition": 1, "entries": theirs})
    root.locator("input[type=file]").set_input_files(file(brought))
    most = 3 * len(levels_of("scopa"))
    expect(root.locator(".carte-keep-offer dd")).to_have_text([f"Scopa 3 of {most}", "Scopa 3"])


def test_what_is_kept_leads_to_the_page_where_it_goes_on(shown: Show, page: Page) -> None:
    links = shown(HELD).locator(".carte-kept dt a")
    ways: list[str] = links.evaluate_all("all => all.map(one => one.getAttribute('href'))")
    assert {"index.html#the-courses", "play.html", "counting.html"} <= {*ways}
    assert {way.partition("#")[0].removesuffix(".html") for way in ways} <= {*CHAPTERS}


def test_in_a_notebook_what_is_kept_leads_nowhere(shown: Show) -> None:
    root = shown(HELD, book="")
    expect(root.locator(".carte-kept dt").first).to_be_visible()
    expect(root.locator(".carte-kept dt a")).to_have_count(0)


def test_a_reader_sees_matches_won_and_lost_days_and_rules_to_go_over(shown: Show) -> None:
    now = int(time.time())
    played = {"scopa-regular": [[now, "won", 1, 1], [now, "lost", 2, 1], [now, "goes-on", 3, 1]]}
    answers = {"scopa.equal-first": [[now, 0, 1, "daily"]]}
    root = shown({"carte.results": json.dumps(played), "carte.memory": json.dumps(answers)})
    expect(root.locator("[data-account=matches] [data-game=scopa]")).to_contain_text(
        "1 won, 1 lost"
    )
    expect(root.locator("[data-account=matches] tbody tr")).to_have_count(1)
    expect(root.locator("[data-account=days]")).to_contain_text("1")
    expect(root.locator("[data-account=weeks]")).to_contain_text("0%")
    weak = root.locator("[data-rule='scopa.equal-first']")
    expect(weak).to_contain_text("0 of 1 right")
    expect(weak.locator("a")).to_have_attribute("href", re.compile(r"^scopa\.html#scopa-"))


def test_a_reader_sees_what_each_course_has_brought(shown: Show) -> None:
    asked = [f"scopa.{number}" for number in range(10)]
    ended = {"asked": asked, "looks": [], "before": [1, 4], "after": [2, 7]}
    begun = {"asked": asked, "looks": [], "before": [1, 10], "after": None}
    root = shown({"carte.gains": json.dumps({"scopa": ended, "briscola": begun})})
    rows = root.locator("[data-account=courses] tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.locator("td")).to_have_text(["4 of 10", "7 of 10", "50%", "10 of 10", "", ""])


def test_where_nothing_is_kept_it_says_so(shown: Show) -> None:
    expect(shown().locator(".carte-keep")).to_contain_text("Nothing yet")


def test_a_file_brings_all_of_it_to_another_browser(shown: Show, page: Page) -> None:
    root = shown(HELD)
    name, text = saved(root)
    before = everything(page)
    assert re.fullmatch(r"carte-\d{4}-\d\d-\d\d\.json", name)
    page.evaluate("localStorage.clear()")
    page.add_init_script("localStorage.clear()")
    page.reload()
    root.locator("input[type=file]").set_input_files(file(text, name))
    expect(root.locator(".carte-keep-offer")).to_contain_text(name)
    assert everything(page) == {}  # it is asked for first
    act(root, "add").click()
    expect(part(root, "match")).to_contain_text("Scopa")
    assert everything(page) == {key: json.loads(HELD[key])["kept"] for key in before}
    root.locator("input[type=file]").set_input_files(file(text, name))
    expect(root.locator(".carte-keep-offer")).to_contain_text("here already")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("GIF89a", "begins with “GIF89a”"),
        (
            '{"carte": "kept", "edition": 2}',
            "at “date” there is nothing instead of a date with its time.",
        ),
        (
            json.dumps(SAVED | {"edition": 2, "aside": {"theme": "dark"}}),
            'at “aside.theme” there is "theme" instead of a name under which this book keeps '
            "something.",
        ),
        (
            json.dumps(SAVED | {"edition": 2, "entries": MANY}),
            "at “entries” there is 1001 instead of a record of at most 1000 names.",
        ),
        (json.dumps(SAVED | {"edition": 99}), "edition 99"),
    ],
)
def test_a_file_of_something_else_is_refused_and_changes_nothing(
    shown: Show, page: Page, text: str, said: str
) -> None:
    root = shown({"carte.progress": '{"scopa-sums-1":2}'})
    root.locator("input[type=file]").set_input_files(file(text, "holiday.gif"))
    expect(root.locator("[data-note=bad]")).to_contain_text("“holiday.gif”")
    expect(root.locator("[data-note=bad]")).to_contain_text(said)
    assert page.evaluate("({ ...localStorage })") == {"carte.progress": '{"scopa-sums-1":2}'}


@pytest.mark.parametrize(
    ("language", "said"),
    [("it", 'ci dovrebbe essere un numero, e c’è "x'), ("ja", 'には数があるはずですが、"x')],
)
def test_what_is_wrong_with_a_file_is_said_in_the_reader_s_language(
    page: Page, put: Put, language: str, said: str
) -> None:
    root = put(in_language(language, Keeping), attributes=BOOK)
    wrong = {"carte.skin": {"edition": "x" * 5000, "at": 0, "kept": "french"}}
    text = json.dumps(SAVED | {"edition": 2, "entries": wrong})
    root.locator("input[type=file]").set_input_files(file(text))
    note = root.locator("[data-note=bad]")
    expect(note).to_contain_text(said)
    assert len(note.inner_text()) < 300


def scanned(code: Locator, page: Page) -> str:
    """What a camera reads off the screen."""
    seen = base64.b64encode(picture(code)).decode()
    page.add_script_tag(path=tool("jsqr/dist/jsQR.js"))
    text: str = page.evaluate(
        """async (picture) => {
            const image = new Image();
            image.src = `data:image/png;base64,${picture}`;
            await image.decode();
            const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
            context.drawImage(image, 0, 0);
            const { data, width, height } = context.getImageData(0, 0, image.width, image.height);
            return jsQR(data, width, height)?.data ?? "";
        }""",
        seen,
    )
    return text


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1000, 390])
def test_a_phone_reads_every_star_and_answer_of_the_book_off_the_screen(
    shown: Show, page: Page, width: int, scheme: Any
) -> None:
    page.set_viewport_size({"width": width, "height": 844})
    page.emulate_media(color_scheme=scheme)
    won = {"carte.progress": json.dumps(EVERY_STAR), "carte.cases": json.dumps(EVERY_CASE)}
    root = shown(won)
    act(root, "show").click()
    link = scanned(root.locator(".carte-code"), page)
    assert link.startswith("http://carte.test/#carry=")
    page.evaluate("localStorage.clear()")
    page.evaluate("link => { location.hash = new URL(link).hash }", link)
    expect(root.locator(".carte-keep-offer")).to_contain_text("Mediatore")
    act(root, "add").click()
    expect(part(root, "progress")).to_be_visible()
    assert (kept(page, "progress"), kept(page, "cases")) == (EVERY_STAR, EVERY_CASE)


@pytest.mark.parametrize("answer", ["add", "leave"])
def test_what_a_link_brings_is_offered_until_it_is_answered_and_then_never_again(
    shown: Show, page: Page, pure: Pure, answer: str
) -> None:
    stars = {"edition": 2, "at": 1, "kept": {"scopa-sums-1": 3}}
    digits = pure("toDigits", {"entries": {"carte.progress": stars}, "aside": {}})
    root = shown(fragment=f"#carry={digits}")
    stays_until_answered(root, page, says="Scopa", answer=answer, there=".carte-keep")


def test_a_link_that_cannot_be_read_is_refused_once(shown: Show, page: Page) -> None:
    root = shown({}, fragment="#carry=123456")
    expect(root.locator("[data-note=bad]")).to_contain_text("6 digits")
    assert page.evaluate("({ ...localStorage })") == {}
    assert "#" not in page.url


def test_a_link_with_more_than_there_is_room_for_costs_no_star(
    shown: Show, page: Page, pure: Pure
) -> None:
    mine = {f"a-{number}": 3 for number in range(2_950)}
    theirs = {f"b-{number}": 3 for number in range(1, 99)}
    digits = pure("toDigits", {"entries": {"carte.progress": held_at(1, theirs)}, "aside": {}})
    root = shown({"carte.progress": json.dumps(held_at(2, mine))}, fragment=f"#carry={digits}")
    act(root, "add").click()
    expect(root.locator("[data-note=bad]")).to_contain_text("no room")
    assert everything(page) == {"carte.progress": mine}


def held_at(at: int, kept: Any) -> dict[str, Any]:
    return {"edition": 2, "at": at, "kept": kept}


def test_what_fits_no_code_goes_by_file(shown: Show) -> None:
    many = {f"a-course-of-{number:06x}-{number}": 3 for number in range(1, 2000)}
    root = shown({"carte.progress": json.dumps(many)})
    act(root, "show").click()
    expect(root.locator(".carte-keep-code")).to_contain_text("too much for a QR code")
    assert root.locator(".carte-code").count() == 0


def test_in_a_notebook_there_is_no_code_to_scan(shown: Show) -> None:
    root = shown({}, book="")
    assert act(root, "show").count() == 0
    expect(root).to_contain_text("In a notebook")


def test_what_was_put_aside_can_be_saved_and_thrown_away(shown: Show, page: Page) -> None:
    root = shown({"carte.progress": "{broken", "carte.progress.broken": "older"})
    expect(root.get_by_role("alert")).to_contain_text("carte.progress.broken-2")
    root.locator("[data-fold=aside] summary").click()
    with page.expect_download() as download:
        act(root, "save-aside").last.click()
    assert Path(download.value.path()).read_text("utf-8") == "{broken"
    act(root, "throw").first.click()
    expect(root.locator("[data-fold=aside]")).to_contain_text("Put aside: 1")
    assert page.evaluate("localStorage['carte.progress.broken'] ?? null") is None


PROMISES = """
    globalThis.wishes = 0;
    Object.defineProperty(navigator, "storage", { value: {
        persist: async () => (globalThis.wishes += 1) > 0,
        persisted: async () => globalThis.wishes > 0,
    } });
"""


def test_the_browser_is_asked_to_keep_it_with_the_first_star_and_once(put: Put, page: Page) -> None:
    page.add_init_script(PROMISES)
    root = put(Lesson("scopa", "sums"), attributes=BOOK)
    assert page.evaluate("wishes") == 0
    solve_first(root)
    page.wait_for_function("wishes === 1")
    page.reload()
    root.locator("#scopa-sums-1").click()
    solve_first(root)
    assert page.evaluate("wishes") == 0


def test_what_the_browser_promises_is_told(shown: Show, page: Page) -> None:
    page.add_init_script(f"{PROMISES} globalThis.wishes = 1")
    expect(shown().locator("[data-lasting=true]")).to_contain_text("agreed to keep it")


def test_a_browser_that_cannot_be_asked_promises_nothing(shown: Show, page: Page) -> None:
    page.add_init_script("Object.defineProperty(navigator, 'storage', { value: undefined })")
    expect(shown().locator("[data-lasting=null]")).to_contain_text("may clear what is kept")


FULL = "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError') };"
BLOCKED = """
    const get = () => { throw new DOMException("", "SecurityError"); };
    for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(globalThis, name, { get });
"""


@pytest.mark.parametrize(("fault", "said"), [(FULL, "no more room"), (BLOCKED, "does not let")])
def test_a_browser_that_keeps_nothing_says_so_once_and_the_visit_goes_on(
    put: Put, page: Page, fault: str, said: str
) -> None:
    page.add_init_script(fault)
    root = put([Lesson("scopa", "sums"), Courses()], attributes=BOOK)
    solve_first(root)
    root.get_by_text("Cards", exact=True).click()
    root.locator("[data-preference=skin][value=french]").check()
    expect(page.get_by_role("alert")).to_have_count(1)
    expect(root.get_by_role("alert")).to_contain_text(said)
    expect(page.locator("[data-widget=courses]")).to_contain_text("1 of")  # for this visit
    page.goto("about:blank")


def test_what_there_is_no_room_for_is_not_shown_as_kept(shown: Show, page: Page) -> None:
    root = shown({"carte.progress": '{"scopa-sums-1":3}'})
    _name, text = saved(root)
    page.evaluate("localStorage.clear()")
    page.evaluate(f"() => {{ {FULL} }}")
    root.locator("input[type=file]").set_input_files(file(text))
    act(root, "add").click()
    expect(root.locator("[data-note=bad]")).to_contain_text("no room for all of it")
    act(root, "leave").click()
    expect(root.locator(".carte-keep")).to_contain_text("Nothing yet")
