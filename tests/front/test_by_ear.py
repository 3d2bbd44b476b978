"""What is heard, and what has the focus, where nobody looks at the page."""

from playwright.sync_api import Page, expect

from carte.widgets import Cases, Guide, Lesson, Play
from tests.front.heard import described, heard, listen
from tests.front.reader import CARD, SUMS, TAKES, Put, act, card, solve_first, written

LIVE = "[role=status], .carte-coach"


def test_nothing_speaks_before_it_is_used(put: Put) -> None:
    root = put([Guide("scopa"), SUMS])
    regions = root.locator(LIVE)
    for region in regions.all():
        expect(region).to_have_attribute("aria-live", "off")
    root.locator("[data-zone=hand] [data-card]").first.focus()
    for region in regions.all():
        expect(region).to_have_attribute("aria-live", "polite")
    unused = root.page.locator(".carte[data-widget=lesson] [role=status]")
    expect(unused).to_have_attribute("aria-live", "off")


def test_the_task_of_the_next_level_describes_what_gets_the_focus(put: Put, page: Page) -> None:
    root = put(SUMS)
    solve_first(root)
    act(root, "next").click()
    expect(root.locator("[data-zone=hand] [data-card]").first).to_be_focused()
    goal = root.locator(".carte-goal").inner_text()
    assert goal in described(page)[1]
    page.keyboard.press("ArrowRight")
    assert goal not in described(page)[1]


def test_who_comes_into_a_level_hears_its_task(put: Put, page: Page) -> None:
    root = put(Lesson("briscola", "trick"))
    root.locator("[data-zone=hand] [data-card]").first.focus()
    assert root.locator(".carte-goal").inner_text() in described(page)[1]


def test_a_question_and_its_cards_describe_the_first_answer(put: Put, page: Page) -> None:
    root = put(Cases())
    root.locator("[data-option]").first.focus()
    description = described(page)[1]
    assert root.locator(".carte-goal").inner_text() in description
    names = root.locator(".carte-quiz-felt [data-zone]").evaluate_all(
        "all => all.map(z => z.ariaLabel)"
    )
    assert names
    assert all(f"{name}: " in description for name in names)


def test_a_refused_move_leaves_the_field_empty_and_focused(put: Put, page: Page) -> None:
    root = put(SUMS)
    field = root.locator("[data-move]")
    listen(page)
    field.fill(CARD)
    field.press("Enter")
    expect(root.locator("[data-verdict=bad]")).to_be_visible()
    expect(field).to_be_focused()
    expect(field).to_have_value("")
    assert heard(page)
    field.fill(written(CARD, TAKES))
    field.press("Enter")
    expect(root.locator("[data-verdict=good]")).to_be_visible()


def test_after_try_again_who_types_is_in_the_field_and_who_picks_is_on_the_cards(put: Put) -> None:
    root = put(SUMS)
    field = root.locator("[data-move]")
    field.fill(CARD)
    field.press("Enter")
    act(root, "retry").click()
    expect(field).to_be_focused()
    card(root, CARD).click()
    act(root, "play").click()
    act(root, "retry").click()
    expect(root.locator("[data-zone=hand] [data-card]").first).to_be_focused()


def test_a_card_that_cannot_be_picked_says_why(put: Put, page: Page) -> None:
    root = put(Play("briscola-chiamata"))
    root.locator("[data-option]").first.wait_for()
    one = root.locator("[data-zone=hand] [data-card]").first
    expect(one).to_be_enabled(enabled=False)
    expect(one).to_have_attribute("aria-disabled", "true")
    one.focus()
    expect(one).to_be_focused()
    page.keyboard.press("Enter")
    expect(root.locator(".carte-answer")).to_contain_text("Your hand: no card to pick now.")
