"""Every page of the built site shows what its notebook declares, and all of it can be used."""

import ast
from collections import Counter
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from carte import widgets
from tests.book.chapters import CHAPTERS, code
from tests.site.table import IF_THERE, VERDICT, Table, act, card_in
from tests.site.test_accessibility import violations
from tests.site.visit import DESKTOP, PHONE, Visit
from tests.site.windows import Windows

# What a finger meets is the label of a radio button or a switch, not its dot.
TARGETS_BELOW_44_PX = """
    [...document.querySelectorAll('.carte button, .carte input, .carte select, .carte nav a')]
        .filter(e => !e.matches('[data-card]:disabled'))  // only looked at, never pressed
        .map(e => (['radio', 'checkbox'].includes(e.type) ? e.closest('label') : e))
        .map(e => [e.outerHTML.slice(0, 120), e.getBoundingClientRect()])
        .filter(([_, box]) => box.width && (box.width < 43.5 || box.height < 43.5))
        .map(([html, box]) => `${box.width}x${box.height} ${html}`)
"""

WITHOUT_ROOM = """
    [...document.querySelectorAll('.live-host')]
        .filter(host => !getComputedStyle(host).getPropertyValue('--room'))
        .map(host => host.dataset.kind)
"""

# Cards are buttons, and on paper they are cards; what is unfolded there keeps its title. Answers
# and names are read there as well, and look like what is read.
PRESSED = """
    const read = `.carte-option, .carte-quiz-option, .carte-listed, .carte-zone-label,
        .carte-settle-laid-label, .carte-settle-laid-value`;
    const isPlain = ({ borderWidth, backgroundColor, boxShadow }) =>
        [borderWidth, backgroundColor, boxShadow].join() === '0px,rgba(0, 0, 0, 0),none';
    return [...document.querySelectorAll(`button:not([data-card]), input, select, textarea,
        summary:not(.carte-plan-answers > summary), .doors, .bd-sidebar-primary,
        .bd-sidebar-secondary, .bd-header-article, .prev-next-area,
        a.headerlink, .carte-stars, .live-status, .live-incomplete`)]
        .filter(e => e.checkVisibility({ visibilityProperty: true }))
        .filter(e => !e.matches(read) || !isPlain(getComputedStyle(e)))
        .map(e => e.outerHTML.slice(0, 120));
"""

KINDS = {name: getattr(widgets, name).tool for name in widgets.__all__}


@pytest.fixture(scope="module", params=CHAPTERS)
def page(request: pytest.FixtureRequest) -> str:
    """A chapter; all tests of it come one after the other."""
    chapter: str = request.param
    return chapter


@pytest.fixture(scope="module")
def phone(page: str, windows: Windows, address: str) -> Iterator[Visit]:
    """It is opened once; the engine's download is refused, for what it shows needs no Python."""
    window = Visit(windows, address, viewport=PHONE, engine=False)
    window.open(f"{page}.html")
    yield window
    window.close()


def test_a_page_shows_its_widgets_in_their_room_for_a_finger(page: str, phone: Visit) -> None:
    wanted = declared(page)
    expect(phone.page.locator(".carte")).to_have_count(wanted.total())
    assert Counter(table.kind for table in phone.tables()) == wanted
    assert phone.page.evaluate(WITHOUT_ROOM) == [], "the text below would jump"
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert phone.page.evaluate(TARGETS_BELOW_44_PX) == []


def test_paper_has_nothing_to_press_and_nothing_that_leads_elsewhere(phone: Visit) -> None:
    phone.page.emulate_media(media="print")
    pressed = phone.page.evaluate(f"() => {{ {PRESSED} }}")
    phone.page.emulate_media(media="screen")
    assert pressed == []


def test_a_page_breaks_no_accessibility_rule_on_a_desk(phone: Visit) -> None:
    phone.page.set_viewport_size(DESKTOP)
    found = violations(phone)
    phone.page.set_viewport_size(PHONE)
    assert found == []


def test_every_widget_of_a_page_answers_a_press(phone: Visit) -> None:
    for table in phone.tables():
        table.root.scroll_into_view_if_needed()
        assert answers(table), f"{table.kind} does not answer"


def declared(page: str) -> Counter[str]:
    """How many widgets of each kind the cells of a chapter end in."""
    last = [ast.parse(cell.source).body[-1] for cell in code(page) if cell.source.strip()]
    calls = [node.value for node in last if isinstance(node, ast.Expr)]
    names = [getattr(call.func, "id", "") for call in calls if isinstance(call, ast.Call)]
    return Counter(KINDS[name] for name in names if name in KINDS)


CHECK = f"{IF_THERE}[data-action=play]:visible"
PRESSES: dict[str, tuple[tuple[str, ...], str]] = {
    "cases": (("[data-option]", CHECK), VERDICT),
    "checker": (("[data-listed]",), VERDICT),
    "classroom": (("[data-action=show]",), "[data-note=bad]"),
    "courses": (("[data-course=mediatore] summary",), "[data-course=mediatore] a"),
    "daily": ((".carte-daily-places a", "[data-option]", CHECK), VERDICT),
    "house": (("label:has([data-house=napola])",), "[data-differs]"),
    "paper": (("label:has([value=answers])",), "[role=status] [data-note]"),
    "primiera": (("[data-zone=pile] button[data-card]:enabled",), VERDICT),
    "procedure": (("[data-choice]",), "[data-step=when]"),
    "room": (("[data-action=next]",), "[data-right]"),
    "settle": (("[data-quarrel]",), ".carte-settled:is([data-answer=yes], [data-answer=no])"),
    "watch": (("[data-action=forward]",), ".carte-replay-place:has-text('Move 1 of')"),
}
"""What a newcomer presses first in a widget of a kind, and what is seen then."""


def answers(table: Table) -> bool:
    """Try the first thing that a newcomer would: press it, pass, or play the first card."""
    if table.kind in PRESSES:
        pressed, seen = PRESSES[table.kind]
        table.press(*pressed)
        table.root.locator(seen).first.wait_for()
        return True
    return OTHERS.get(table.kind, is_judged)(table)


def is_judged(table: Table) -> bool:
    """Make a first move of a lesson, a puzzle or a deal, or give a first answer."""
    if table.root.locator("[data-option=pass]").count():
        return bool(table.choose("pass").text)
    if cards := table.cards("hand"):
        return bool(table.play(cards[0]).text)
    if options := table.root.locator("[data-option]").all():
        return bool(table.choose(options[0].get_attribute("data-option") or "").text)
    return bool(table.pick(table.cards("pile")[:1]).text)


def refuses(table: Table) -> bool:
    """A position that is none is refused in words, as soon as there is Python."""
    table.root.locator("[data-own=position]").fill("none")
    table.act("begin")
    return bool(table.root.locator(".carte-status").last.inner_text())


def saves(table: Table) -> bool:
    """Save what is kept to a file."""
    with table.root.page.expect_download() as download:
        table.act("save")
    return download.value.suggested_filename.startswith("carte-")


def plans(table: Table) -> bool:
    """Take another evening to start from."""
    before = table.root.get_attribute("data-plan")
    table.root.locator(act("preset")).nth(1).click()
    return table.root.get_attribute("data-plan") != before


def listens(table: Table) -> bool:
    """Say the first thing or play the first card: the table tells it, or refuses it by its rule.

    Where several cards go at once, as many are marked as it takes.
    """
    if table.root.locator("[data-option]").count():
        table.press("[data-option]")
    else:
        for card in table.cards("hand"):
            table.press(card_in("hand", card))
            if table.root.locator(act("play")).is_enabled():
                break
        table.press(act("play"))
    return bool(table.root.get_by_role("status").inner_text())


def leads(table: Table) -> bool:
    """Say the first thing or play the first card: the coach has more to say, or it is refused."""
    awaited = "[data-zone=hand] :enabled, [data-option]"
    table.root.locator(awaited).first.wait_for()  # others may lead
    before = table.root.locator(".carte-coach").inner_text()
    return listens(table) or table.root.locator(".carte-coach").inner_text() != before


def finds(table: Table) -> bool:
    """Look for something: some entries stay, and their number is told."""
    table.root.locator("input").fill("denari")
    return " of " in table.root.get_by_role("status").inner_text()


def searches(table: Table) -> bool:
    """Ask something: what is found stands in a list."""
    table.root.locator("input").fill("ultima carta")
    return bool(table.root.locator("[data-found='scopa.last-card']").is_visible())


def keeps(table: Table) -> bool:
    """Give a card to the other side: it is theirs at once, and Python is asked to count."""
    before = table.root.locator(".carte-owned").inner_text()
    table.press_card("pile", table.cards("pile")[0])
    after = table.root.locator(".carte-owned").inner_text()
    return before != after and bool(table.root.locator("[role=status]").inner_text())


OTHERS = {
    "evening": plans,
    "finder": finds,
    "guide": leads,
    "keeping": saves,
    "own": refuses,
    "play": listens,
    "score": keeps,
    "search": searches,
}
"""Where more is done than pressed."""
