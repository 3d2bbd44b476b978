"""Lessons and matches on small screens."""

import os

import pytest
from playwright.sync_api import Browser, FloatRect, Locator, Page, expect

from carte.lessons import course, course_names
from carte.widgets import Lesson
from tests.front.reader import CARD, COUNTING, SUMS, Put, Sit, act, say
from tests.pairs import pairs

OUT_OF_PLACE = """root => {
    const felt = root.querySelector(".carte-felt");
    const once = (ask, found = new Map()) => (one) =>
        found.has(one) ? found.get(one) : found.set(one, ask(one)).get(one);
    const box = once((one) => one.getBoundingClientRect());
    const zoneOf = once((one) =>
        one.closest(".carte-stock") ? "stock" : one.closest("[data-zone]")?.dataset.zone);
    const seen = (one) =>
        one.checkVisibility({ visibilityProperty: true }) &&
        getComputedStyle(one).clipPath === "none" && box(one).width > 0;
    const all = (selector) => [...felt.querySelectorAll(selector)].filter(seen);
    const labels = all(
        ".carte-plate, .carte-stock-count, .carte-stock-pile, .carte-options .carte-button");
    const parts = [...all(".carte-card, .carte-fact, .carte-zone-label"), ...labels];
    const cards = all(".carte-card");
    const over = (one, other) => {
        const [a, b] = [box(one), box(other)];
        return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    };
    const edge = box(felt);
    const leaves = ({ left, right, top, bottom }) =>
        left < edge.left - 1 || right > edge.right + 1 ||
        top < edge.top - 1 || bottom > edge.bottom + 1;
    const named = (one) => `${one.dataset.card ?? one.textContent} (${zoneOf(one)})`;
    const towers = all(".carte-zone:not([data-zone=trick])").filter((zone) => {
        const tops = cards.filter((card) => zone.contains(card)).map((card) => box(card).top);
        return tops.length > 2 && new Set(tops).size === tops.length;
    });
    return [
        ...parts.filter((one) => leaves(box(one))).map((one) => `${named(one)} leaves the felt`),
        ...cards.flatMap((card) => parts
            .filter((one) => zoneOf(one) !== zoneOf(card) && over(card, one))
            .map((one) => `${named(card)} lies over ${named(one)}`)),
        ...labels.flatMap((one, at) => labels.slice(at + 1)
            .filter((other) => (zoneOf(one) ?? one) !== zoneOf(other) && over(one, other))
            .map((other) => `${named(one)} lies over ${named(other)}`)),
        ...towers.map((zone) => `a tower of cards (${zoneOf(zone)})`),
    ];
}"""

HIGH_BY_PERCENT = """() => [...document.querySelectorAll(".carte .carte-face")]
    .filter((face) => face.computedStyleMap().get("position").value !== "absolute")
    .map((face) => String(face.computedStyleMap().get("height")))
    .filter((height) => height.endsWith("%"))"""


def fullest_of_every_kind() -> list[Lesson]:
    """Of all levels that look alike, by what they ask and what lies there, that of most cards."""
    fullest: dict[object, tuple[int, tuple[str, str, str]]] = {}
    for name in course_names():
        for stage in course(name):
            for level in stage.to_json()["levels"]:
                zones, scene = level["steps"][0]["zones"], level["steps"][0].get("scene") or {}
                kind = (level["kind"], *zones, len(scene.get("seats") or ()))
                found = (sum(map(len, zones.values())), (name, stage.id, level["id"]))
                if zones:
                    fullest[kind] = max(fullest.get(kind, found), found)
    return [Lesson(*place) for _count, place in fullest.values()]


def test_in_no_kind_of_level_cards_leave_the_felt_or_cover_others(put: Put, page: Page) -> None:
    put(lessons := fullest_of_every_kind())
    assert len(lessons) > 15
    for width in (320, 360, 1000):
        page.set_viewport_size({"width": width, "height": 900})
        found = page.locator(".carte").evaluate_all(f"all => all.map({OUT_OF_PLACE})")
        levels = [lesson.content["start"] for lesson in lessons]
        wrong = {level: one for level, one in zip(levels, found, strict=True) if one}
        assert wrong == {}, width
        assert page.evaluate("document.documentElement.scrollWidth") == width
    # In WebKit any change on a page would lay out all that are: half a second in a chapter.
    assert page.evaluate(HIGH_BY_PERCENT) == [], "no card is as high as a percentage"


def test_a_phone_shows_the_aim_the_cards_and_the_verdict_together(put: Put, page: Page) -> None:
    root = put(SUMS)
    for width, height in ((390, 844), (360, 740), (640, 400)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo(0, 0)")
        say(root, CARD)
        for part in (".carte-verdict", ".carte-rule"):
            expect(root.locator(part)).to_be_in_viewport(ratio=1)
        if height > 400:  # on a lower one the verdict is scrolled to
            for part in (".carte-goal", "[data-zone=table]", "[data-zone=hand]"):
                expect(root.locator(part)).to_be_in_viewport(ratio=1)
            expect(act(root, "retry")).to_be_in_viewport(ratio=1)
        act(root, "retry").click()


def test_piles_take_no_row_unless_something_is_asked_of_them(put: Put, page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    root = put(COUNTING, fragment=f"#{COUNTING.content['stage']['levels'][-1]['id']}")
    for pile, beside in (("pile", "hand"), ("other", "table")):
        stack, row = box(root, pile), box(root, beside)
        assert stack["x"] >= row["x"] + row["width"]
        assert stack["y"] < row["y"] + row["height"]
    root = put(COUNTING)
    for width in (390, 1000):
        page.set_viewport_size({"width": width, "height": 844})
        mine, theirs = box(root, "pile"), box(root, "other")
        assert theirs["y"] >= mine["y"] + mine["height"]
        assert mine["width"] == theirs["width"] > width * 0.7


def box(root: Locator, zone: str) -> FloatRect:
    """Where a zone lies."""
    found = root.locator(f"[data-zone={zone}]").bounding_box()
    assert found
    return found


def test_a_hand_of_three_takes_one_row_and_a_monte_no_place_while_a_card_is_called(
    put: Put, page: Page
) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    hand = put(SUMS).locator("[data-zone=hand]")
    high = [hand.locator(one).first for one in (".carte-places", "[data-card]")]
    places, card = (one.evaluate("one => one.getBoundingClientRect().height") for one in high)
    assert card > 0
    assert places == pytest.approx(card, abs=2)
    root = put(Lesson("mediatore", "chiamo"))
    for width in (360, 1000):
        page.set_viewport_size({"width": width, "height": 900})
        expect(root.locator("[data-zone=pack]")).to_be_visible()
        expect(root.locator(".carte-stock")).to_be_hidden()


@pytest.mark.parametrize(("game", "seed"), [("scopa", 5), ("mediatore", 2)])
def test_a_match_on_the_narrowest_phone_covers_nothing_and_cuts_no_title(
    sit: Sit, page: Page, game: str, seed: int
) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    at = sit(game, seed=seed)
    while game == "mediatore" and not at.cards("monte"):
        moves = at.offered()
        at.make(moves[1] if at.deal.phase == "auction" else moves[0])
    assert at.root.evaluate(OUT_OF_PLACE) == []
    assert at.root.locator(".carte-title").evaluate("one => one.scrollWidth <= one.clientWidth")


def test_this_machine_has_the_letters_that_are_measured(chromium: Browser) -> None:
    page = chromium.new_page()
    page.set_content('<html lang="ja"><span style="font: 20px sans-serif">かな漢字</span>')
    width = page.locator("span").evaluate("one => one.getBoundingClientRect().width")
    page.close()
    if width != 4 * 20:
        (pytest.fail if os.environ.get("CI") else pytest.skip)("no Japanese font here")


@pytest.mark.parametrize(
    ("game", "spoken"),
    pairs(("briscola", "briscola-chiamata", "asso-piglia-tutto"), ("it", "ja")),
    indirect=["spoken"],
)
def test_on_the_narrowest_phone_a_title_is_whole_in_every_language(
    sit: Sit, page: Page, game: str, spoken: str
) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    head = sit(game, seed=2, level="newcomer").root.locator(".carte-head")
    for part in (head.locator(".carte-title"), head.locator("[data-action=new]")):
        assert part.evaluate("one => one.scrollWidth <= one.clientWidth + 1")
    assert len({round(box["y"] + box["height"] / 2) for box in boxes(head)}) == 1


def boxes(head: Locator) -> list[FloatRect]:
    """Where the title, the button and the menu of a head are."""
    parts = head.locator(".carte-title, [data-action=new], .carte-menu:not(.carte-stage-menu)")
    return [box for part in parts.all() if (box := part.bounding_box())]
