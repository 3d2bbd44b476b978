"""Every page of the built site shows what its notebook declares, and all of it can be used."""

import ast
from collections import Counter
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from carte import widgets
from tests.book.chapters import CHAPTERS, code
from tests.site.table import Table, act, card_in
from tests.site.visit import PHONE, Visit
from tests.site.windows import Windows

# What a finger meets is the label of a radio button or a switch, not its dot.
TARGETS_BELOW_44_PX = """
    [...document.querySelectorAll('.carte button, .carte input, .carte select, .carte nav a')]
        // only looked at, never pressed
        .filter(e => !e.matches('[data-card]:is(:disabled, [aria-disabled=true])'))
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


def test_a_page_shows_every_widget_that_its_notebook_declares(page: str, phone: Visit) -> None:
    wanted = declared(page)
    expect(phone.page.locator(".carte")).to_have_count(wanted.total())
    assert Counter(table.kind for table in phone.tables()) == wanted


def test_a_page_keeps_room_for_every_widget_until_it_is_drawn(phone: Visit) -> None:
    """Else the text below would jump when it is."""
    assert phone.page.evaluate(WITHOUT_ROOM) == []


def test_a_narrow_phone_never_scrolls_sideways(phone: Visit) -> None:
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_targets_are_large_enough_for_a_finger(phone: Visit) -> None:
    assert phone.page.evaluate(TARGETS_BELOW_44_PX) == []


def test_paper_has_nothing_to_press_and_nothing_that_leads_elsewhere(phone: Visit) -> None:
    phone.page.emulate_media(media="print")
    pressed = phone.page.evaluate(f"() => {{ {PRESSED} }}")
    phone.page.emulate_media(media="screen")
    assert pressed == []


def test_every_widget_of_a_page_answers_a_press(phone: Visit) -> None:
    for table in phone.tables():
        table.root.scroll_into_view_if_needed()
        assert answers(table), f"{table.kind} does not answer"


def refuses(table: Table) -> bool:
    """A position that is none is refused in words, as soon as there is Python."""
    table.root.locator("[data-own=position]").fill("none")
    table.root.locator("[data-action=begin]").click()
    return bool(table.root.locator(".carte-status").last.inner_text())


def declared(page: str) -> Counter[str]:
    """How many widgets of each kind the cells of a chapter end in."""
    last = [ast.parse(cell.source).body[-1] for cell in code(page) if cell.source.strip()]
    calls = [node.value for node in last if isinstance(node, ast.Expr)]
    names = [getattr(call.func, "id", "") for call in calls if isinstance(call, ast.Call)]
    return Counter(KINDS[name] for name in names if name in KINDS)


def answers(table: Table) -> bool:
    """Try the first thing a newcomer would: pass, play the first card, or press."""
    if table.kind == "courses":
        return unfolds(table)
    if table.kind == "cases":
        return predicts(table)
    if table.kind == "daily":
        return invites(table)
    if table.kind == "finder":
        return finds(table)
    if table.kind == "search":
        return searches(table)
    if table.kind == "procedure":
        return asks_on(table)
    if table.kind == "keeping":
        return saves(table)
    if table.kind == "classroom":
        return refuses_nobody(table)
    if table.kind == "own":
        return refuses(table)
    if table.kind == "house":
        return agrees(table)
    if table.kind == "evening":
        return plans(table)
    if table.kind == "tournament":
        return begins(table)
    if table.kind == "room":
        return shows(table)
    if table.kind == "paper":
        return chooses(table)
    if table.kind == "settle":
        return settles(table)
    if table.kind == "score":
        return keeps(table)
    if table.kind == "watch":
        return goes_on(table)
    if table.kind == "guide":
        return leads(table)
    if table.kind == "play":
        return listens(table)
    if table.kind == "checker":
        table.root.locator("[data-listed]").first.click()
        return bool(table.verdict().text)
    if table.kind == "primiera":
        table.press_card("pile", table.cards("pile")[0])
        return bool(table.verdict().text)
    if table.root.locator("[data-option=pass]").count():
        return bool(table.choose("pass").text)
    if cards := table.cards("hand"):
        return bool(table.play(cards[0]).text)
    if options := table.root.locator("[data-option]").all():
        return bool(table.choose(options[0].get_attribute("data-option") or "").text)
    return bool(table.pick(table.cards("pile")[:1]).text)


def saves(table: Table) -> bool:
    """Save what is kept to a file."""
    with table.root.page.expect_download() as download:
        table.root.locator(act("save")).click()
    return download.value.suggested_filename.startswith("carte-")


def shows(table: Table) -> bool:
    """Show the answer to a question for a room."""
    table.root.locator(act("next")).click()
    return table.root.locator("[data-right]").count() == 1


def plans(table: Table) -> bool:
    """Take another evening to start from."""
    before = table.root.get_attribute("data-plan")
    table.root.locator(act("preset")).nth(1).click()
    return table.root.get_attribute("data-plan") != before


def begins(table: Table) -> bool:
    """Begin a tournament of four: as long as there is no Python, the page says so."""
    table.root.locator("[data-field=names]").fill("Anna\nBruno\nChiara\nDario")
    table.root.locator(act("begin")).click()
    expect(table.root.locator(".carte-status")).not_to_have_text("")
    return table.root.locator("[data-field=names]").input_value().count("\n") == 3


def refuses_nobody(table: Table) -> bool:
    """Ask for a code without a name."""
    table.act("show")
    table.root.locator("[data-note=bad]").wait_for()
    return True


def chooses(table: Table) -> bool:
    """Ask for another kind of sheet."""
    table.root.locator("label:has([value=answers])").click()
    table.root.locator("[role=status] [data-note]").wait_for()
    return True


def agrees(table: Table) -> bool:
    """Tick a house rule."""
    table.root.locator("[data-house=napola]").check()
    return table.root.locator("[data-differs]").count() == 1


def settles(table: Table) -> bool:
    """Press a question that is often asked: it is answered with yes or no."""
    table.root.locator("[data-quarrel]").first.click()
    return table.root.locator(".carte-settled").get_attribute("data-answer") in {"yes", "no"}


def invites(table: Table) -> bool:
    """Whoever has met no rule is led to a first deal, or chooses a course to be placed in."""
    table.root.locator(".carte-daily-places a").first.click()
    table.root.locator("[data-option]").first.wait_for()
    return predicts(table)


def predicts(table: Table) -> bool:
    """Press the first answer, and where several may be right the button that checks them."""
    table.root.locator("[data-option]").first.click()
    if (check := table.root.locator("[data-action=play]")).is_visible():
        check.click()
    return bool(table.verdict().text)


def unfolds(table: Table) -> bool:
    """Press a course of the map: its stages come to light."""
    course = table.root.locator("[data-course]").last
    course.locator("summary").click()
    return course.locator("a").first.is_visible()


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
    table.root.locator(
        "[data-zone=hand] :enabled:not([aria-disabled=true]), [data-option]"
    ).first.wait_for()  # others may lead
    before = table.root.locator(".carte-coach").inner_text()
    return listens(table) or table.root.locator(".carte-coach").inner_text() != before


def goes_on(table: Table) -> bool:
    """Go to the first move of a deal to watch."""
    table.root.locator("[data-action=forward]").click()
    return "Move 1 of" in table.root.locator(".carte-replay-place").inner_text()


def finds(table: Table) -> bool:
    """Look for something: some entries stay, and their number is told."""
    table.root.locator("input").fill("denari")
    return " of " in table.root.get_by_role("status").inner_text()


def searches(table: Table) -> bool:
    """Ask something: what is found stands in a list."""
    table.root.locator("input").fill("ultima carta")
    return bool(table.root.locator("[data-found='scopa.last-card']").is_visible())


def asks_on(table: Table) -> bool:
    """Say which game it is: the next question is asked."""
    table.root.locator("[data-choice]").first.click()
    return bool(table.root.locator("[data-step=when]").is_visible())


def keeps(table: Table) -> bool:
    """Give a card to the other side: it is theirs at once, and Python is asked to count."""
    before = table.root.locator(".carte-owned").inner_text()
    table.press_card("pile", table.cards("pile")[0])
    after = table.root.locator(".carte-owned").inner_text()
    return before != after and bool(table.root.locator("[role=status]").inner_text())
