"""From the opening page to a printed evening: the taps are counted, the print dialog's too."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.front.paper import printed
from tests.site.test_settle import Thumb
from tests.site.visit import Visit

Open = Callable[..., Visit]

DIALOG = "window.print = () => { globalThis.printing = true }"


class Hand(Thumb):
    """Taps, goes back and prints, and counts its taps."""

    def back(self) -> None:
        self.page.go_back()
        self.taps += 1

    def print(self) -> list[str]:
        """Press the page's button, then that of the print dialog; the words of each sheet."""
        self.tap(".carte [data-action^=print]:visible")
        assert self.page.evaluate("printing")
        self.taps += 1
        return printed(self.page)


def test_plan_cheat_sheet_and_quiz_are_printed_in_at_most_twelve_taps(visit: Open) -> None:
    hand = Hand(visit("index.html", before=DIALOG))
    hand.tap("article a[href='evening.html']")
    hand.tap("[data-action=preset]")
    plan = hand.print()
    assert plan[0].startswith("The plan Scopa. People: 12. Minutes: 120.")
    hand.tap("[data-sheet=rules] a")
    expect(hand.page.locator("[data-widget=paper]")).to_have_attribute("data-sheet", "rules.scopa")
    (rules,) = hand.print()
    assert "Scopa: the rules on a page" in rules
    hand.back()
    hand.tap("[data-sheet=quiz] a")
    expect(hand.page.locator("[data-case^=SC]")).to_be_visible()
    *questions, answers = hand.print()
    assert questions[0].startswith("A quiz for the room: Questions")
    assert answers.startswith("A quiz for the room: Answers")
    assert hand.taps <= 12
