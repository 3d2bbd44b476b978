"""A widget in another page's frame, which its menu gives."""

import re
from collections.abc import Sequence
from urllib.parse import quote, unquote, urlsplit

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from carte.widgets import Lesson
from tests.front.harness import ORIGIN, kept, page_of
from tests.front.reader import Put, act
from tests.front.staged import ALL

EMBEDDING = "copied = null; navigator.clipboard.writeText = async text => { copied = text }"


def frame_of(root: Locator, meanwhile: str = "") -> str:
    """The markup of the frame that embeds a widget, as its menu copies it; what happens then."""
    clipboard = "Object.defineProperty(navigator, 'clipboard', { value: {}, configurable: true })"
    root.page.evaluate(f"{clipboard}; {EMBEDDING}")
    root.locator(".carte-stage-menu summary").click()
    act(root, "embed").click()
    root.page.evaluate(meanwhile)
    markup: str = root.page.wait_for_function("copied").json_value()
    expect(root.locator(".carte-stage-menu [aria-live]")).to_contain_text("Copied.")
    return markup


def test_a_widget_gives_the_frame_that_embeds_it(put: Put) -> None:
    root = put(Lesson("scopa", "sums"), fragment="#scopa-sums-2")
    markup = frame_of(root)
    assert re.fullmatch(
        r'<iframe src="http://carte\.test/\?embed=lesson#scopa-sums-2" title="Sums" width="100%" '
        r'height="\d+" loading="lazy" .*></iframe>',
        markup,
    )


FOLLOW = """() => addEventListener("message", ({ data, source }) => {
    for (const frame of document.querySelectorAll("iframe"))
        if (source === frame.contentWindow && data.carte === "height") frame.height = data.height;
})"""
"""What a page does for its frames to be as high as their widgets."""


CLUB = "http://club.carte.test"
"""Another origin, in whose frames a page finds the front end that is kept for its own site."""

NO_ANSWER = "globalThis.askPython = () => new Promise(() => {})"
"""Python is asked and stays silent: what a widget would do with an answer is tried elsewhere."""

HOST = """<!doctype html><style>iframe {{ position: absolute; top: 0; left: 0 }}</style>
{frames}<script>({follow})()</script>"""
"""Its frames lie over each other: a browser does nothing in those that are out of sight."""


def embed(page: Page, *kinds: str, widths: Sequence[int] = (700,), follow: str = FOLLOW) -> None:
    """Put widgets into frames of a page of another origin, which follows their heights."""
    texts = {kind: page_of([ALL[kind]()], at=kept(page)) for kind in kinds}
    addresses = [f"{ORIGIN}/{quote(kind)}?embed" for kind in kinds]
    frames = "".join(
        f'<iframe src="{address}" width="{width}" height="100"></iframe>'
        for address in addresses
        for width in widths
    )

    def answer(route: Route) -> None:
        kind = unquote(urlsplit(route.request.url).path[1:])
        route.fulfill(body=texts[kind], content_type="text/html")

    page.add_init_script(NO_ANSWER)
    page.route(f"{ORIGIN}/**", answer)
    host = HOST.format(frames=frames, follow=follow)
    page.route(f"{CLUB}/**", lambda it: it.fulfill(body=host, content_type="text/html"))
    page.goto(CLUB)


@pytest.mark.parametrize("kinds", [[*ALL][start::4] for start in range(4)], ids=", ".join)
def test_a_widget_in_a_frame_tells_the_page_its_height(kinds: Sequence[str], page: Page) -> None:
    embed(page, *kinds)
    for kind, frame in zip(kinds, page.frames[1:], strict=True):
        frame.wait_for_function(FITS)
        assert frame.evaluate(ALONE) == [True, False, True], kind
    heights = page.locator("iframe").evaluate_all("all => all.map(({ height }) => +height)")
    assert min(heights) > 100


FITS = """() => {
    const height = document.querySelector(".carte")?.getBoundingClientRect().height;
    return height > 100 && Math.abs(height - innerHeight) < 2;
}"""
"""Whether a frame is as high as its widget, and no more as high as it was at first."""

ALONE = """() => [
    document.documentElement.dataset.embed === "",
    document.querySelector("h1").checkVisibility(),
    document.documentElement.scrollWidth <= innerWidth,
]"""
"""Whether a widget is embedded, the rest of its page is seen, and all of it fits."""

EMPTY_BELOW = """() => {
    const root = document.querySelector(".carte");
    const said = [...root.querySelectorAll("*")].filter(one => one.checkVisibility())
        .filter(one => [...one.childNodes].some(({ data }) => data?.trim()));
    return innerHeight - Math.max(...said.map(one => one.getBoundingClientRect().bottom));
}"""
"""How far below the last word a frame ends, in pixels."""

ENDS_BELOW = f"() => {{ const empty = ({EMPTY_BELOW})(); return empty >= 0 && empty < 48 }}"

TO_THE_END = f"""async () => {{
    const is = async state => {{
        while (!state()) await new Promise(later => setTimeout(later, 5));
    }};
    const onward = () => document.querySelector('.carte-room-answers [data-action="next"]');
    for (let phases = 1; ; phases += 1) {{
        await is({FITS});
        await is({ENDS_BELOW});
        if (!onward()?.checkVisibility()) return phases;
        onward().click();
    }}
}}"""
"""Go through a quiz, whose frame fits each phase; how many there were."""


def test_a_frame_is_as_high_as_each_question_of_a_quiz_and_what_came_out(page: Page) -> None:
    embed(page, "room", widths=(320, 600, 800))
    for frame in page.frames[1:]:
        frame.wait_for_function(FITS)
        assert frame.evaluate(TO_THE_END) == 2 * 8 + 1


def test_a_page_that_listens_late_is_told_a_height_again(page: Page) -> None:
    told = "() => addEventListener('message', () => { globalThis.isTold = true })"
    embed(page, "room", widths=(800,), follow=told)
    page.wait_for_function("globalThis.isTold")
    page.evaluate(FOLLOW)
    page.frames[1].wait_for_function(FITS)


def test_a_link_in_a_frame_opens_beside_it(page: Page) -> None:
    embed(page, "settle")
    frame = page.frame_locator("iframe")
    expect(frame.locator("html")).to_have_attribute("data-embed", "")
    link = frame.locator(".carte-usual-way a")
    link.evaluate("one => { one.dispatchEvent(new MouseEvent('click', { bubbles: true })) }")
    expect(link).to_have_attribute("target", "_blank")


WIDTHS = (320, 390, 640, 800)
"""Pixels of the frames that pages of others have room for."""

FRAMED = """([address, height]) => new Promise(done => {
    const frame = document.createElement("iframe");
    Object.assign(frame.style, { position: "fixed", top: 0, left: 0, border: 0 });
    Object.assign(frame, { src: address, height, onload: () => done() });
    document.body.replaceChildren(frame);
})"""
"""Show an address in a frame of the page."""

ALL_CUT_OFF = """widths => {
    const frame = document.querySelector("iframe");
    return widths.map(width => {
        frame.width = width;
        const { document: inside, innerWidth, innerHeight } = frame.contentWindow;
        const { bottom, right } = inside.querySelector(".carte").getBoundingClientRect();
        return [innerWidth, Math.max(0, bottom - innerHeight), Math.max(0, right - innerWidth)];
    });
}"""
"""How wide the frame is by and by, and how many pixels of the widget are below and beside it."""


@pytest.mark.parametrize("kind", ALL)
def test_a_widget_is_whole_in_the_frame_that_its_menu_gives_though_no_script_follows_it(
    kind: str, put: Put, page: Page
) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    root = put(ALL[kind]())
    height = int(re.findall(r'height="(\d+)"', frame_of(root))[0])
    assert root.get_attribute("style") in (None, "")
    page.evaluate(FRAMED, [f"{ORIGIN}/?embed", height])
    expect(page.frame_locator("iframe").locator("html")).to_have_attribute("data-embed", "")
    assert page.evaluate(ALL_CUT_OFF, WIDTHS) == [[width, 0, 0] for width in WIDTHS]


TOWERS = """async ([narrow, wide]) => {
    const frame = document.querySelector("iframe");
    const inside = selector => frame.contentDocument.querySelector(selector);
    const high = width => {
        frame.width = width;
        return inside(".carte").getBoundingClientRect().height;
    };
    const onward = () => inside('.carte-room-answers [data-action="next"]');
    const shares = [];
    for (; onward()?.checkVisibility(); onward().click()) shares.push(high(narrow) / high(wide));
    return shares;
}"""
"""How much higher a quiz is in a narrow frame than in a wide one, phase by phase."""


def test_a_frame_that_no_script_follows_is_no_tower_for_the_answers_of_a_quiz(
    put: Put, page: Page
) -> None:
    put(ALL["room"]())
    page.evaluate(FRAMED, [f"{ORIGIN}/?embed", 900])
    expect(page.frame_locator("iframe").locator("html")).to_have_attribute("data-embed", "")
    shares = page.evaluate(TOWERS, [WIDTHS[0], WIDTHS[-1]])
    assert len(shares) == 2 * 8
    assert max(shares) < 1.6


def test_what_a_frame_has_no_room_for_is_reached_by_scrolling(put: Put, page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 300})
    root = put(Lesson("scopa", "sums"), fragment="?embed#scopa-sums-2")
    expect(page.locator("html")).to_have_attribute("data-embed", "")
    assert page.evaluate("scrollY") == 0
    page.mouse.move(100, 100)
    page.mouse.wheel(0, 200)
    page.wait_for_function("scrollY > 100")
    act(root, "hint").click()
    expect(root.locator(".carte-status")).to_be_in_viewport()
