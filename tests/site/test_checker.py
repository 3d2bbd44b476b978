"""The case checker on its page: a link opens what was sent, whatever becomes of the network."""

from collections.abc import Callable

from playwright.sync_api import expect

import carte
from carte.checker.judging import MOST
from carte.games.cases import cases
from carte.games.quarrels import quarrels
from tests.site.checker import Checker
from tests.site.test_accessibility import violations
from tests.site.test_pages import TARGETS_BELOW_44_PX
from tests.site.visit import PHONE, Visit

Open = Callable[..., Visit]

CASES = [case for slug in carte.GAMES for case in cases(slug) if case.at and not case.misdeal]


def checker(window: Visit) -> Checker:
    return Checker(window.page.locator(".carte[data-widget=checker]"))


def test_every_tricky_case_opens_by_its_link_with_the_same_verdicts(visit: Open) -> None:
    window = visit("checker.html")
    table = checker(window)
    window.leave_alone(table)
    window.start_engine()
    for case in CASES:
        table.follow(carte.code(case.deal))
        legal = [str(move) for move in case.deal.legal_moves()]
        assert table.moves() == (legal if len(legal) <= MOST else [])
        for move, tail in [*case.refused.items()][:1]:  # the others are tried without a browser
            if tail == "over" and not any(case.deal.hands):
                continue  # without a card in hand a position is not yet whole: that is a note
            verdict = table.type(move)
            assert (verdict.good, verdict.rule) == (False, f"{case.slug}.{tail}"), case


def test_a_link_opens_the_same_position_in_a_fresh_window(visit: Open) -> None:
    window = visit("checker.html")
    table = checker(window)
    table.act("clear")
    table.enter("7d 2s / 3c 4s 7b")
    table.root.locator("[data-fold=house] summary").click()
    table.root.locator("[data-house=fewest_cards]").check()
    code = table.judged()
    deal = carte.game("scopa", fewest_cards=True).position(hand="7D 2S", table="3C 4S 7B")
    assert carte.from_code(code) == deal
    link = window.page.url
    assert link.endswith(f"checker.html#{code}")
    assert len(link) <= 160

    other = checker(visit(link.removeprefix(window.address)))
    expect(other.root).to_have_attribute("data-code", code)
    assert (other.cards("hand"), other.cards("table")) == (["2S", "7D"], ["3C", "4S", "7B"])
    assert other.root.locator("[data-house=fewest_cards]").is_checked()
    assert other.moves() == ["2S", "7D x 7B"]


def test_a_broken_link_is_told_and_the_table_is_empty(visit: Open) -> None:
    table = checker(visit("checker.html#1A7wuwwIIkte4elW"))
    status = table.root.locator("[role=status]")
    expect(status).to_contain_text("'1A7wuwwIIkte4elW' is not the code of a position")
    expect(status).to_contain_text("the table is empty")
    assert table.cards("hand") == table.cards("table") == []


def test_what_is_shown_first_is_judged_without_python_and_edits_wait_for_it(visit: Open) -> None:
    window = visit("checker.html", engine=False)
    table = checker(window)
    assert table.play("7D x 3D 4B").rule == "scopa.equal-first"
    assert table.type("7d x 7s").good
    table.open_quarrel(1)
    assert table.verdict().rule == "scopa.one-equal"
    table.act("clear")
    table.put("table", "3C 4S")
    table.put("hand", "7D")
    window.wait_for_engine("failed")
    expect(table.root.locator("[role=status]")).to_contain_text("Nothing is lost")
    assert table.cards("table") == ["3C", "4S"]
    window.unblock_engine()
    table.act("retry")
    assert carte.from_code(table.judged()).table == carte.cards("3C 4S")
    assert table.moves() == ["7D x 3C 4S"]


def test_the_checker_works_without_a_network(visit: Open) -> None:
    window = visit("checker.html", service_worker=True)
    window.start_engine()
    window.page.wait_for_function("() => navigator.serviceWorker.controller")
    window.settle_downloads()
    window.context.set_offline(True)
    window.page.reload()
    table = checker(window)
    table.act("clear")
    table.root.locator("[data-game-choice]").select_option("cirulla")
    table.enter("1d / 5d 9s 3b")
    expect(table.root.locator("[data-listed]")).to_have_count(1)
    assert table.moves() == ["1D x 3B 5D 9S"]


def test_every_game_can_be_checked_on_a_narrow_phone(visit: Open) -> None:
    window = visit("checker.html", viewport=PHONE)
    window.start_engine()
    table = checker(window)
    for fold in ("house", "examples"):
        table.root.locator(f"[data-fold={fold}] summary").click()
    for slug in carte.GAMES:
        quarrel = quarrels(slug)[0]
        table.follow(carte.code(quarrel.case.deal))
        assert table.type(quarrel.move).good == quarrel.answer
        table.root.locator("[data-aim=hand]").click()
        assert window.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        assert window.page.evaluate(TARGETS_BELOW_44_PX) == []
        window.page.evaluate("scrollTo(0, 0)")  # nothing lies under the page's own bar
        assert violations(window) == [], slug
