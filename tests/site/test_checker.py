"""The case checker as people use it at a table: put cards, try moves, send the link."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

import carte
from carte.cases import cases
from carte.checker import sheet_of
from carte.checker.examples import quarrels
from tests.site.table import Table
from tests.site.test_accessibility import focused, violations
from tests.site.test_pages import TARGETS_BELOW_44_PX
from tests.site.visit import PHONE, Visit

Open = Callable[..., Visit]

LONGEST = 110
CASES = [case for slug in carte.GAMES for case in cases(slug) if case.at and not case.misdeal]
BOOT = 90_000


def checker(window: Visit) -> Table:
    return window.tables("checker")[0]


def act(table: Table, action: str) -> None:
    table.root.locator(f"[data-action={action}]").click()


def put(table: Table, zone: str, cards: str) -> None:
    """Press cards of the pack, after the place where they are to go."""
    table.root.locator(f"[data-place={zone}]").check(force=True)
    for card in cards.split():
        table.zone("pack").locator(f"[data-card='{card}']").click()


def answered(table: Table) -> str:
    """Wait until what lies there is judged, and return the code of the position."""
    expect(table.root).not_to_have_attribute("data-code", "", timeout=BOOT)
    return table.root.get_attribute("data-code") or ""


def moves(table: Table) -> list[str]:
    buttons = table.root.locator("[data-listed]").all()
    return [button.get_attribute("data-listed") or "" for button in buttons]


def follow(table: Table, code: str) -> None:
    """Go to another position of the same page by its link."""
    table.root.page.evaluate("code => { location.hash = code }", code)
    expect(table.root).to_have_attribute("data-code", code, timeout=BOOT)


def status(table: Table) -> Locator:
    return table.root.locator("[role=status]")


@pytest.mark.parametrize("slug", carte.GAMES)
def test_cards_of_the_pack_make_a_position_whose_moves_are_told(slug: str, visit: Open) -> None:
    case = next(case for case, _deal, _move in quarrels(slug))
    sheet = sheet_of(case.deal)
    window = visit("checker.html")
    window.start_engine()
    table = checker(window)
    act(table, "clear")
    table.root.locator("[data-game-choice]").select_option(slug)
    for name, value in sheet.fields.items():
        fill(table, name, value)
    for zone, some in sheet.zones.items():
        if some:
            put(table, zone, " ".join(map(str, some)))
    expect(table.root).to_have_attribute("data-code", carte.code(case.deal))
    assert moves(table) == [str(move) for move in case.deal.legal_moves()]
    for move, tail in case.refused.items():
        verdict = table.type(move)
        assert (verdict.good, verdict.rule) == (False, f"{slug}.{tail}")
        assert case.game.rulebook[tail].text in status(table).inner_text()
        assert case.game.rulebook[tail].source in status(table).inner_text()


def fill(table: Table, name: str, value: object) -> None:
    field = table.root.locator(f"[data-field={name}]")
    if not field.is_visible():
        return
    kind = field.evaluate("e => e.type")
    if kind == "checkbox":
        field.set_checked(value is True)
    elif kind == "select-one":
        field.select_option(str(value))
    else:
        field.fill(str(value))
        field.blur()


def test_every_tricky_case_opens_by_its_link_with_the_same_verdicts(visit: Open) -> None:
    window = visit("checker.html")
    window.start_engine()
    table = checker(window)
    for case in CASES:
        code = carte.code(case.deal)
        assert len(code) <= LONGEST
        follow(table, code)
        assert moves(table) == [str(move) for move in case.deal.legal_moves()] or not moves(table)
        for move, tail in case.refused.items():
            verdict = table.type(move)
            assert (verdict.good, verdict.rule) == (False, f"{case.slug}.{tail}"), case
        for move in case.legal[:3]:
            verdict = table.type(move)
            assert verdict.good, case


def test_a_link_opens_the_same_position_in_a_fresh_window(visit: Open) -> None:
    window = visit("checker.html")
    window.start_engine()
    table = checker(window)
    act(table, "clear")
    table.root.locator("[data-cards]").fill("7d 2s / 3c 4s 7b")
    table.root.locator("[data-cards]").press("Enter")
    table.root.locator("[data-fold=house] summary").click()
    table.root.locator("[data-house=fewest_cards]").check()
    code = answered(table)
    deal = carte.game("scopa", fewest_cards=True).position(hand="7D 2S", table="3C 4S 7B")
    assert carte.from_code(code) == deal
    link = window.page.url
    assert link.endswith(f"checker.html#{code}") and len(link) <= 160

    other = checker(visit(link.removeprefix(window.address)))
    assert answered(other) == code
    assert (other.cards("hand"), other.cards("table")) == (["2S", "7D"], ["3C", "4S", "7B"])
    assert other.root.locator("[data-house=fewest_cards]").is_checked()
    assert moves(other) == ["2S", "7D x 7B"]


def test_the_back_button_goes_back_to_the_position_before(visit: Open) -> None:
    window = visit("checker.html")
    window.start_engine()
    table = checker(window)
    first = answered(table)
    table.type(moves(table)[0])
    act(table, "go-on")
    expect(table.root).not_to_have_attribute("data-code", first)
    second = answered(table)
    act(table, "undo")
    assert answered(table) == first
    follow(table, second)
    window.page.go_back()
    expect(table.root).to_have_attribute("data-code", first)


@pytest.mark.parametrize("code", ["1A7wuwwIIkte4elW", "1A7wuww", "Ciao!", "%E0%A4%A", "0"])
def test_a_broken_link_is_told_and_the_table_is_empty(code: str, visit: Open) -> None:
    window = visit(f"checker.html#{code}")
    window.start_engine()
    table = checker(window)
    expect(status(table)).to_contain_text("is no code of a position", timeout=BOOT)
    expect(status(table)).to_contain_text("The table is empty")
    assert table.cards("hand") == table.cards("table") == []
    put(table, "hand", "7D")
    assert carte.from_code(answered(table)).hands[1] == carte.cards("7D")


def test_a_heading_of_the_page_is_no_broken_link(visit: Open) -> None:
    window = visit("checker.html#a-link-to-send")
    window.start_engine()
    assert checker(window).cards("hand") == ["7D"]


def test_what_is_shown_first_is_judged_without_python_and_edits_wait_for_it(visit: Open) -> None:
    window = visit("checker.html", engine=False)
    table = checker(window)
    assert table.play("7D x 3D 4B").rule == "scopa.equal-first"
    assert table.type("7d x 7s").good
    table.root.locator("[data-fold=examples] summary").click()
    table.root.locator("[data-example]").nth(1).click()
    assert table.verdict().rule == "scopa.must-take"
    act(table, "clear")
    put(table, "table", "3C 4S")
    put(table, "hand", "7D")
    window.wait_for_engine("failed")
    expect(status(table)).to_contain_text("Nothing is lost")
    assert table.cards("table") == ["3C", "4S"]
    window.unblock_engine()
    act(table, "retry")
    assert carte.from_code(answered(table)).table == carte.cards("3C 4S")
    assert moves(table) == ["7D x 3C 4S"]


def test_the_checker_works_without_a_network(visit: Open) -> None:
    window = visit("checker.html", service_worker=True)
    window.start_engine()
    window.page.wait_for_function("navigator.serviceWorker.controller", timeout=60_000)
    window.settle_downloads()
    window.context.set_offline(True)
    window.page.reload()
    table = checker(window)
    act(table, "clear")
    put(table, "hand", "1D")
    table.root.locator("[data-game-choice]").select_option("cirulla")
    put(table, "table", "5D 9S 3B")
    expect(table.root.locator("[data-listed]")).to_have_count(1, timeout=BOOT)
    assert moves(table) == ["1D x 3B 5D 9S"]


def test_a_position_is_set_and_judged_by_keyboard_alone(visit: Open) -> None:
    window = visit("checker.html")
    window.start_engine()
    table, keyboard = checker(window), window.page.keyboard
    act(table, "clear")
    table.root.locator("[data-place=table]").focus()
    keyboard.press("Tab")  # other places
    keyboard.press("Tab")
    assert focused(window.page) == {"zone": "pack", "card": "1D"}
    for key in ("ArrowRight", "ArrowRight", "Space"):
        keyboard.press(key)
    table.root.locator("[data-place=table]").focus()
    keyboard.press("ArrowRight")
    assert table.root.locator("[data-place=hand]").is_checked()
    keyboard.press("Tab")
    keyboard.press("Tab")
    for key in ("ArrowDown", "Enter"):
        keyboard.press(key)
    answered(table)
    assert (table.cards("table"), table.cards("hand")) == (["3D"], ["3C"])
    table.zone("hand").locator("[data-card]").focus()
    keyboard.press("Space")
    keyboard.press("Enter")
    assert table.verdict().rule == "scopa.must-take"


def test_bad_input_is_shown_with_what_is_expected_and_nothing_is_lost(visit: Open) -> None:
    window = visit("checker.html")
    window.start_engine()
    table = checker(window)
    first = answered(table)
    table.aim = table.root.locator("[data-aim=table]").click()
    entry = table.root.locator("[data-cards]")
    entry.fill("3c 4x")
    entry.press("Enter")
    expect(status(table)).to_contain_text("“3c 4x” could not be read")
    assert entry.input_value() == "3c 4x"
    verdict = table.type("seven of what")
    assert "seven" in verdict.text and not verdict.good
    table.root.locator("[data-fold=house] summary").click()
    table.root.locator("[data-house=target]").fill("many")
    table.root.locator("[data-house=target]").blur()
    expect(status(table)).to_contain_text("“many” is no number")
    assert answered(table) == first


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_a_used_checker_breaks_no_accessibility_rule(dark: bool, visit: Open) -> None:
    window = visit("checker.html", dark=dark, viewport=PHONE)
    window.start_engine()
    table = checker(window)
    for slug in carte.GAMES:
        for _case, deal, move in list(quarrels(slug))[:2]:
            follow(table, carte.code(deal))
            table.type(move)
    table.root.locator("[data-aim=hand]").click()
    for fold in ("house", "examples"):
        table.root.locator(f"[data-fold={fold}] summary").click()
    act(table, "places")
    assert violations(window.page) == []


def test_every_game_fits_a_narrow_phone_and_a_finger(visit: Open) -> None:
    window = visit("checker.html", viewport=PHONE)
    window.start_engine()
    table = checker(window)
    for slug in carte.GAMES:
        for _case, deal, move in quarrels(slug):
            follow(table, carte.code(deal))
            table.type(move)
            table.root.locator("[data-aim=hand]").click()
            assert window.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
            assert window.page.evaluate(TARGETS_BELOW_44_PX) == []
