"""A match sheet goes along: by link, by code, and as a table."""

import csv
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from carte.engine.edition import EDITION
from carte.widgets import Score
from tests.counting.sheets import add, fill, packed, rows, scored, type_points
from tests.counting.test_widget import begin, choose_game, press, say, tap
from tests.front.reader import Put, agreed, kept
from tests.site.visit import PHONE

FIRST_LINK = (
    "sheet=3734270465204807692199588292595425544165792574137092445370281393020975977500727511"
    "0474428122271766462567464398684591056544850283811557512574957802369735228605845283261663"
    "1206160201470092012841250318186533799673450115141227865327941190888907132558413233109092"
    "2997142900315413512819432711750740934103137744202113022075273398022735438330750068790622"
    "4534583866941988943210382705900270090382891917545681800412921727989629968435326944592544"
    "3507114089670179974391628757940713147809656604047500893395227960094827934156732603847661"
    "292038"
)
"""A link as the first edition with such links wrote it: it opens for ever."""


POINTS = {"items": {"typed": 1}, "total": 1}


@pytest.fixture
def table(put: Put) -> Locator:
    return put(Score())


def name(table: Locator, *names: str) -> None:
    press(table, "rename")
    fill(table, *names)
    press(table, "enter")


def link_of(table: Locator) -> str:
    """The link to a sheet, as it is offered where a page may not write on the clipboard."""
    press(table, "share", "copy-link")
    return table.locator("[role=status] textarea").input_value()


def follow(page: Page, link: str) -> Locator:
    """Open a link in a browser that keeps nothing."""
    page.evaluate("localStorage.clear()")
    page.goto("about:blank")
    page.goto(link)
    page.wait_for_function("globalThis.drawn")
    return page.locator(".carte").first


def test_a_link_brings_a_sheet_with_its_names_house_rules_and_contracts(
    table: Locator, page: Page
) -> None:
    choose_game(table, "mediatore")
    name(table, "Anna", "Bruno", "Carla", "Dino")
    say(table, bid="Chiamo", declarer="Bruno", partner="Dino")
    tap(table, "1D", "1C", "1S", "1B")
    say(table, last_trick="Opponents")
    add(table, 1)
    before, link = rows(table), link_of(table)
    root = follow(page, link)
    expect(root).to_contain_text("Mediatore after one deal.")
    press(root, "take")
    root.locator(".carte-sheet-table tfoot").wait_for()
    assert rows(root) == before
    assert root.locator("[data-about]").all_inner_texts() == ["Chiamo: Bruno and Dino"]
    assert "#" not in page.url


@pytest.mark.parametrize("given", [(), ("You", "Bruno")])
def test_nobody_is_called_you_on_a_sheet_that_came_by_a_link(
    table: Locator, page: Page, given: tuple[str, ...]
) -> None:
    if given:
        name(table, *given)
    type_points(table, 3, 1)
    root = follow(page, link_of(table))
    press(root, "take")
    root.locator(".carte-sheet-table tfoot").wait_for()
    assert rows(root)[0] == ["Deal", "Player 1", given[1] if given else "Player 2"]
    assert "You" not in root.locator(".carte-sheet").inner_text()


def test_a_link_that_says_you_is_read_as_the_seat(put: Put, page: Page) -> None:
    rounds = [[{"items": {"typed": points}, "total": points} for points in (3, 1, 0)]]
    carried = {"options": {"players": 3}, "names": ["You", "Anna"], "dealer": 0, "deals": None}
    carried |= {"standing": None}
    sheet = packed([EDITION, {"game": "scopa", **carried, "rounds": rounds, "notes": []}])
    root = put(Score(), fragment=f"#sheet={sheet}")
    press(root, "take")
    root.locator(".carte-sheet-table tfoot").wait_for()
    assert rows(root)[0] == ["Deal", "Player 1", "Anna", "Player 3"]


def test_house_rules_go_along_with_a_sheet(put: Put, page: Page) -> None:
    root = put(Score("briscola", wins=3))
    type_points(root, 70, 50)
    again = follow(page, link_of(root).replace("/#", "/?#"))
    press(again, "take")
    again.get_by_text("The match is played to 3 won deals.").wait_for()


def test_a_link_brings_the_house_rules_that_counting_does_not_ask_for(put: Put, page: Page) -> None:
    root = put(Score("scopa", last_card_sweep=True))
    type_points(root, 3, 1)
    again = follow(page, link_of(root).replace("/#", "/?#"))
    press(again, "take")
    expect(again.locator(".carte-sheet-house")).to_contain_text("The last card may score a scopa")


def test_a_sheet_that_comes_shows_whose_it_is_and_how_it_stands_before_it_is_taken(
    table: Locator, page: Page
) -> None:
    choose_game(table, "scopone")
    name(table, "Anna", "Bruno", "Carla", "Dino")
    type_points(table, 4, 2)
    type_points(table, 1, 3)
    root = follow(page, link_of(table))
    expect(root.locator(".carte-over .carte-standing").first).to_contain_text(
        "Anna and Carla 5, Bruno and Dino 5"
    )
    assert rows(root) == []


def test_a_sheet_that_comes_puts_ones_own_aside_and_says_so(table: Locator, page: Page) -> None:
    type_points(table, 1, 2)
    link = link_of(table)
    type_points(table, 3, 0)
    page.evaluate("link => location.hash = link.split('#')[1]", link)
    table.get_by_text("Your own sheet is put aside, and one press brings it back.").wait_for()
    press(table, "leave")
    assert rows(table)[-1] == ["Total", "4", "2"]


def test_ones_own_sheet_comes_back_in_a_later_visit_too_with_its_house_rules(
    put: Put, page: Page
) -> None:
    page.add_init_script(agreed(scopa={"last_card_sweep": True}))
    table = put(Score())
    name(table, "Anna", "Bruno")
    type_points(table, 3, 0)
    before = rows(table)
    page.evaluate("link => { location.hash = link }", brought(1))
    press(table, "take")
    table.get_by_text("The match sheet has been loaded, with one deal.").wait_for()
    page.reload()
    page.wait_for_function("globalThis.drawn")
    root = page.locator(".carte").first
    root.get_by_text("Your own match sheet is put aside.").wait_for()
    page.evaluate("link => { location.hash = link }", brought(2))
    root.get_by_text("It replaces the sheet kept here.").wait_for()
    press(root, "take")
    page.reload()
    page.wait_for_function("globalThis.drawn")
    press(root, "back")
    root.get_by_text("Your own match sheet is here again.").wait_for()
    assert rows(root) == before
    expect(root.locator(".carte-sheet-house")).to_contain_text("The last card may score a scopa")
    expect(root.locator("[data-action=back]")).to_have_count(0)


def test_from_a_sheet_that_was_taken_a_way_leads_back_to_ones_own(
    table: Locator, page: Page
) -> None:
    name(table, "Anna", "Bruno")
    type_points(table, 1, 2)
    link = link_of(table)
    type_points(table, 3, 0)
    begin(table)
    tap(table, "1D")
    before = rows(table)
    page.evaluate("link => location.hash = link.split('#')[1]", link)
    press(table, "take")
    table.get_by_text("The match sheet has been loaded, with one deal.").wait_for()
    assert rows(table)[-1] == ["Total", "1", "2"]
    press(table, "back")
    table.get_by_text("Your own match sheet is here again.").wait_for()
    assert rows(table) == before
    expect(table.locator("[data-card='1D']")).to_have_attribute("aria-pressed", "true")
    page.reload()
    page.wait_for_function("globalThis.drawn")
    assert rows(page.locator(".carte").first) == before


def test_where_no_sheet_was_kept_there_is_nothing_to_go_back_to(table: Locator, page: Page) -> None:
    type_points(table, 1, 2)
    root = follow(page, link_of(table))
    press(root, "take")
    root.locator(".carte-sheet-table tfoot").wait_for()
    expect(root.locator("[data-action=back]")).to_have_count(0)


def brought(deals: int) -> str:
    """An address that brings a sheet of scopa after so many deals."""
    sheet: dict[str, Any] = {
        "game": "scopa",
        "options": {},
        "names": None,
        "dealer": 0,
        "deals": None,
    }
    rounds = [scored(place % 2, 0) for place in range(deals)]
    return f"sheet={packed([EDITION, sheet | {'standing': None, 'rounds': rounds, 'notes': []}])}"


def test_a_sheet_is_offered_again_until_it_is_taken_or_left(put: Put, page: Page) -> None:
    root = put(Score(), fragment=f"#{brought(20)}")
    root.get_by_text("This link holds a match sheet of Scopa after 20 deals.").wait_for()
    page.reload()
    page.wait_for_function("globalThis.drawn")
    root.get_by_text("This link holds a match sheet of Scopa after 20 deals.").wait_for()
    press(root, "leave")
    assert "#" not in page.url
    page.reload()
    page.wait_for_function("globalThis.drawn")
    expect(root.locator("[data-action=take]")).to_have_count(0)


def test_a_sheet_that_was_taken_is_said_and_seen_where_it_lies(put: Put, page: Page) -> None:
    page.set_viewport_size(PHONE)
    root = put(Score(), fragment=f"#{brought(20)}")
    press(root, "take")
    said = root.get_by_text("The match sheet has been loaded, with 20 deals.")
    expect(said).to_be_in_viewport()
    expect(root.locator(".carte-sheet-table caption")).to_be_in_viewport()
    assert page.evaluate("document.activeElement.textContent") == said.inner_text()
    assert "#" not in page.url


def test_a_link_that_cannot_be_opened_is_refused_in_words(put: Put, page: Page) -> None:
    root = put(Score(), fragment="#sheet=123456")
    for digits, says in (
        ("123456", "cut short or altered"),
        (packed([EDITION + 1, {}]), "newer edition"),
        (packed([EDITION, {"game": "scopa"}]), "cut short or altered"),
        (packed([EDITION + 1, []]), "newer edition"),
        (packed(7), "cut short or altered"),
    ):
        page.evaluate("name => { location.hash = name }", f"sheet={digits}")
        expect(root.locator(".carte-notice")).to_contain_text(says)
        expect(root.locator(".carte-notice")).to_be_in_viewport()
        assert rows(root) == []


def test_a_sheet_that_python_refuses_is_not_taken_and_what_was_kept_stays(
    table: Locator, page: Page
) -> None:
    type_points(table, 4, 3)
    before = kept(page, "sheets")
    changes: list[tuple[dict[str, Any], str]] = [
        ({"options": {"players": 1_000_000_000}}, "“Players” cannot be 1000000000"),
        ({"options": {"players": 3}}, "give 3 scores"),
        ({"rounds": [[POINTS] * 7]}, "give 2 scores"),
        ({"rounds": [[POINTS] * 2] * 3_000}, "are no deals"),
        ({"names": ["N" * 30_000]}, "are no names"),
        ({"rounds": [[{**POINTS, "items": {"typed": -5}}] * 2]}, "never below 0"),
    ]
    for change, says in changes:
        carried: dict[str, Any] = {"game": "scopa", "options": {}, "names": None, "dealer": 0}
        carried |= {"deals": None, "rounds": [[POINTS] * 2], "notes": [], "standing": None}
        digits = packed([EDITION, carried | change])
        page.evaluate("name => location.hash = name", f"sheet={digits}")
        press(table, "take")
        expect(table.locator("[data-note=bad]")).to_contain_text(says)
        assert kept(page, "sheets") == before
        assert rows(table)[-1] == ["Total", "4", "3"]
        press(table, "leave")
    type_points(table, 1, 1)
    assert rows(table)[-1] == ["Total", "5", "4"]


def test_a_link_of_the_first_edition_opens(put: Put) -> None:
    root = put(Score(), fragment=f"#{FIRST_LINK}")
    press(root, "take")
    root.locator(".carte-sheet-table tfoot").wait_for()
    assert rows(root)[0] == ["Deal", "Anna", "Bruno"]
    assert rows(root)[-1] == ["Total", "4", "3"]


def test_a_code_carries_the_link(table: Locator) -> None:
    type_points(table, 1, 2)
    press(table, "share", "code")
    table.get_by_role("img", name="QR code for a link").wait_for()
    assert table.get_by_text("Scan it with another phone’s camera").is_visible()


def test_a_sheet_is_saved_as_a_table(table: Locator, page: Page, tmp_path: Path) -> None:
    choose_game(table, "briscola-chiamata")
    name(table, "Anna, of the bar", "=1+1", "Carla", "Dino", "Ezio")
    say(table, bid="75 points", declarer="Carla", partner="nobody")
    tap(table, "1D", "1C", "1S", "1B", "3D")
    add(table, 1)
    type_points(table, 2, -1, -1, 1, -1)
    press(table, "share")
    with page.expect_download() as download:
        press(table, "csv")
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.name == "briscola-chiamata.csv"
    head, first, second, last = csv.reader(file.read_text(encoding="utf-8-sig").splitlines())
    names = ["Anna, of the bar", "'=1+1", "Carla", "Dino", "Ezio"]
    assert head == ["Deal", "Date", "Dealer", "Bid", "Declarer", "Partner", *names]
    assert first[2:6] == ["Anna, of the bar", "75 points", "Carla", "nobody"]
    assert [*map(int, first[6:])] == [2, 2, -8, 2, 2]
    assert second[3:] == ["", "", "", "2", "-1", "-1", "1", "-1"]
    assert last == ["Total", *[""] * 5, "4", "1", "-9", "3", "1"]
    assert first[1].startswith(page.evaluate("new Date().toISOString().slice(0, 10)"))
