"""House rules are tried in the chapters: a switch shows what a position comes to."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

import carte
from tests.site.visit import PHONE, Visit

Open = Callable[..., Visit]


def shown(case: Locator) -> list[str]:
    return [one.inner_text() for one in case.locator(".carte-finding").all() if one.is_visible()]


@pytest.mark.parametrize("slug", carte.GAMES)
def test_a_switch_turns_the_verdict_on_the_cards(slug: str, visit: Open) -> None:
    page = visit(f"{slug}.html", engine=False, viewport=PHONE).page
    cases = page.locator(".carte-case").all()
    assert cases
    for case in cases:
        usual = shown(case)
        case.locator(".carte-switch label").last.click()
        agreed = shown(case)
        assert len(usual) == len(agreed) == 1
        assert usual != agreed


def test_a_switch_is_turned_by_key_and_only_its_own_house_rule_with_it(visit: Open) -> None:
    page = visit("scopa.html", engine=False).page
    first, second = page.locator(".carte-case").all()[:2]
    before = shown(second)
    first.locator("input").first.focus()
    page.keyboard.press("ArrowRight")
    expect(first.locator("input").last).to_be_checked()
    assert shown(second) == before


def test_on_paper_both_verdicts_stand(visit: Open) -> None:
    page = visit("scopa.html", engine=False).page
    page.emulate_media(media="print")
    assert len(shown(page.locator(".carte-case").first)) == 2
