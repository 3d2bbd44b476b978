"""What is heard, and what has the focus, where nobody looks at the page."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import carte
from carte import Card
from carte.front.widget import Widget
from carte.widgets import (
    Cases,
    Checker,
    Daily,
    Guide,
    Lesson,
    Play,
    Primiera,
    Puzzles,
    Score,
    Settle,
)
from tests.front.heard import described, heard, listen
from tests.front.reader import CARD, SUMS, TAKES, Put, act, card, solve_first, written
from tests.site.match import Match, QuickMatch

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


def test_the_task_of_a_solved_level_does_not_describe_the_way_on(put: Put, page: Page) -> None:
    root = put(SUMS)
    solve_first(root)
    expect(act(root, "next")).to_be_focused()
    page.evaluate("document.activeElement.blur()")
    act(root, "next").focus()
    assert root.locator(".carte-goal").inner_text() not in described(page)[1]


def test_who_comes_into_a_level_hears_its_task(put: Put, page: Page) -> None:
    root = put(Lesson("briscola", "trick"))
    root.locator("[data-zone=hand] [data-card]").first.focus()
    assert root.locator(".carte-goal").inner_text() in described(page)[1]


def test_who_comes_to_a_level_from_a_link_hears_its_task(put: Put, page: Page) -> None:
    root = put(Lesson("briscola", "trick"), fragment="#briscola-trick-2")
    expect(root.locator(".carte-goal")).to_be_focused()
    assert described(page)[0] == root.locator(".carte-goal").inner_text()
    page.evaluate("location.hash = 'briscola-trick-3'")
    expect(root).to_have_attribute("data-level", "briscola-trick-3")
    assert described(page)[0] == root.locator(".carte-goal").inner_text()


def test_who_comes_to_a_table_hears_what_to_do_and_what_lies_there_until_a_card_is_played(
    sit: Callable[..., Match], page: Page
) -> None:
    at = sit("briscola", seed=1)
    one = at.root.locator("[data-zone=hand] [data-card]").first
    one.focus()
    says = described(page)[1]
    assert says.startswith("Your turn: play a card. Trump: ")
    assert all(card.name in says for card in at.deal.hands[0])
    page.keyboard.press("ArrowRight")
    assert not described(page)[1]
    at.make(at.offered()[0])
    page.evaluate("document.activeElement.blur()")
    at.root.locator("[data-zone=hand] [data-card]").first.focus()
    assert not described(page)[1]


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


def test_a_letter_on_a_bid_is_answered_once(put: Put, page: Page) -> None:
    root = put(Play("mediatore"))
    root.locator("[data-option]").first.wait_for()
    root.locator("[data-option]").first.focus()
    listen(page)
    page.keyboard.press("w")
    assert heard(page) == ["Your turn: press the words you want to say."]


def test_moves_are_told_in_few_words_or_with_reasons(sit: Callable[..., Match], page: Page) -> None:
    told = {}
    for wording in ("short", "long"):
        at = sit("briscola", played=QuickMatch)
        page.locator(f"[data-preference=wording][value={wording}]").evaluate("one => one.click()")
        at.make(at.offered()[0])
        told[wording] = at.root.locator("[role=status]").inner_text()
        page.evaluate("localStorage.clear()")
    assert " is led." not in told["short"]
    assert "does not beat" not in told["short"]
    assert " is led." in told["long"]


def test_what_is_taken_back_is_heard(sit: Callable[..., Match], page: Page) -> None:
    at = sit("scopa")
    choice = at.offered()[0]
    at.hurry(choice)
    listen(page)
    act(at.root, "undo").evaluate("one => one.click()")
    expect(at.root.locator("[role=status]")).to_contain_text("Taken back")
    assert heard(page)[0] == f"Taken back: {Card(str(choice).split()[0]).name}."


def test_a_move_typed_while_others_play_is_made_at_its_turn(
    sit: Callable[..., Match], page: Page
) -> None:
    at = sit("scopone")
    first, second = [str(move) for move in at.offered()[:2]]
    field = at.root.locator("[data-move]")
    for move in (first, second.split()[0]):
        field.fill(move)
        field.press("Enter")
    expect(at.root.locator("[data-move]")).to_have_value("")
    at.root.locator("[data-verdict=bad], [data-open]").first.wait_for()


def test_a_card_has_one_name_the_readers_or_the_italian_one(put: Put, page: Page) -> None:
    root = put(SUMS)
    one = card(root, CARD)
    name = Card(CARD)
    one.focus()
    assert described(page)[0] == name.name
    page.locator("[data-preference=names][value=italian_names]").evaluate("one => one.click()")
    assert described(page)[0] == name.italian
    assert one.locator("[lang=it]").inner_text() == name.italian


def test_the_stars_of_a_level_are_heard(put: Put, page: Page) -> None:
    root = put(SUMS)
    listen(page)
    root.locator("[data-zone=hand] [data-card]").first.focus()
    solve_first(root)
    assert "3 stars." in "".join(heard(page))


def test_the_first_words_of_a_coach_are_heard_where_the_table_is_entered_and_asked_for(
    put: Put, page: Page
) -> None:
    root = put(Guide("scopa"))
    says = root.locator(".carte-coach").inner_text()
    root.locator("[data-zone=hand] [data-card]").first.focus()
    assert says in described(page)[1]
    listen(page)
    page.keyboard.press("w")
    (turn,) = heard(page)
    assert turn.endswith(says)


@pytest.mark.parametrize(("game", "places"), [("scopa", 0), ("briscola", 1)])
def test_a_place_for_a_card_that_shows_trumps_is_there_only_where_one_lies(
    game: str, places: int, put: Put
) -> None:
    root = put(Guide(game))
    turned = root.locator("[data-zone=turned]")
    expect(turned).to_have_count(1)
    expect(root.get_by_role("toolbar", name=turned.get_attribute("aria-label"))).to_have_count(
        places
    )


def test_a_full_screen_is_heard(put: Put, page: Page) -> None:
    root = put(SUMS)
    listen(page)
    act(root, "present").evaluate("one => one.click()")
    assert "Full screen. Esc leaves it." in heard(page)


def test_a_press_that_a_screen_reader_sends_plays_a_picked_card(put: Put, page: Page) -> None:
    root = put(SUMS)
    for name in (CARD, *TAKES, CARD):
        card(root, name).evaluate("one => one.click()")
    expect(root.locator("[data-verdict=good]")).to_be_visible()


def test_the_space_bar_puts_a_picked_card_back(put: Put, page: Page) -> None:
    root = put(SUMS)
    one = card(root, CARD)
    one.focus()
    for pressed in ("true", "false"):
        page.keyboard.press("Space")
        expect(one).to_have_attribute("aria-pressed", pressed)


def test_cards_typed_or_pressed_to_be_settled_are_said_with_what_is_asked(
    put: Put, page: Page
) -> None:
    root = put(Settle())
    root.locator("[data-game-choice]").select_option("scopa")
    field = root.locator("[data-field=cards]")
    field.focus()
    listen(page)
    field.fill("9 / 9 4 5")
    field.press("Enter")
    expect(root.locator("[data-meant]")).not_to_have_count(0)
    asked = "Which one do you mean?"
    assert heard(page) == [f"Card played: 9. On the table: 9, 4, 5. {asked}"]
    act(root, "clear").click()
    root.locator(".carte-pad-key[data-value='7']").click()
    root.locator(".carte-pad-key[data-value='3']").click()
    expect(root.locator("[data-part=spoken]")).to_contain_text("On the table: 3.")
    assert any(text.startswith("Card played: 7.") for text in heard(page))


def test_cards_typed_into_the_checker_or_pressed_are_said_with_their_place(
    put: Put, page: Page
) -> None:
    root = put(Checker())
    field = root.locator("[data-cards]")
    field.focus()
    listen(page)
    field.fill("7d 2s / 3c")
    field.press("Enter")
    seven, two, three = (Card(name).name for name in ("7D", "2S", "3C"))
    assert f"Table: {three}. Your hand: {seven}, {two}." in heard(page)
    press = root.locator("[data-zone=pack] [data-card='2S']")
    press.focus()
    page.keyboard.press("Space")
    assert f"Table: {three}, {two}. Your hand: {seven}." in heard(page)
    act(root, "undo").click()
    assert f"Table: {three}. Your hand: {seven}, {two}." in heard(page)


def test_a_card_laid_out_in_counting_is_said_with_its_pile(put: Put, page: Page) -> None:
    root = put(Score())
    root.locator("[data-fold=drill] summary").click()
    one = root.locator(".carte-heap [data-card]").first
    one.focus()
    listen(page)
    page.keyboard.press("Space")
    (told,) = heard(page)
    assert Card(str(one.get_attribute("data-card"))).name in told


def test_the_rule_of_a_verdict_is_a_link_by_its_own_words(put: Put) -> None:
    root = put(SUMS)
    field = root.locator("[data-move]")
    field.fill(CARD)
    field.press("Enter")
    ruling = root.locator("[data-verdict=bad]").get_attribute("data-rule")
    link = root.locator(f".carte-rule a[href='rules.html#{ruling}']")
    tail = str(ruling).partition(".")[2]
    expect(link).to_have_text(carte.game("scopa").rulebook[tail].text)


def test_the_link_of_a_reason_is_named_after_its_rule(
    sit: Callable[..., Match], page: Page
) -> None:
    at = sit("scopa", seed=2)
    listen(page)
    act(at.root, "hint").click()
    for _step in range(3):
        act(at.root, "hint").click()
    link = at.root.locator(".carte-why a").first
    link.wait_for(state="attached")
    rule = str(link.get_attribute("href")).rpartition(".")[2]
    assert link.get_attribute("aria-label") == f"Rule: {carte.game('scopa').rulebook[rule].text}"
    assert all("Rule" not in text for text in heard(page)), "reasons are read, not spoken"


ALONE = """() => [...document.querySelectorAll(":is([data-card], [data-option]):enabled")]
    .filter(one => one.tabIndex < 0)
    .filter(one => one.checkVisibility() && !one.closest("[role=toolbar], [role=listbox]"))
    .map(one => one.outerHTML.slice(0, 120))"""
"""What only arrows reach, where NVDA and JAWS would keep the arrows to themselves.

NVDA (``browseMode.py``) and JAWS hand the arrows to a page in a toolbar and in a list box, among
others, and never on a lone button or in a group.
"""


@pytest.mark.parametrize(
    "widget",
    [
        lambda: SUMS,
        lambda: Play("briscola"),
        lambda: Guide("mediatore"),
        lambda: Cases(),
        lambda: Daily(),
        lambda: Checker(),
        lambda: Score(),
        lambda: Primiera(),
        lambda: Puzzles("scopa"),
    ],
)
def test_whatever_arrows_reach_is_where_screen_readers_leave_them_to_the_page(
    widget: Callable[[], Widget], put: Put, page: Page
) -> None:
    put(widget())
    assert page.evaluate(ALONE) == []


def test_who_skips_a_count_hears_the_name_of_what_comes_next(
    sit: Callable[..., Match], page: Page
) -> None:
    at = sit("scopa", played=QuickMatch)
    page.evaluate(
        """() => {
            globalThis.entered = [];
            document.addEventListener("focusin", ({ target }) => entered.push(target.textContent));
        }"""
    )
    at.play_on()
    following = act(at.root, "next")
    at.root.locator(".carte-points").get_by_role("figure").wait_for()
    expect(following).to_be_focused()
    entered = page.evaluate("entered")
    assert "Skip ahead" in entered
    assert entered[-1] == following.inner_text() != "Skip ahead"


def test_what_described_the_field_on_entry_goes_once_something_is_typed(
    sit: Callable[..., Match], page: Page
) -> None:
    at = sit("scopa", seed=1)
    field = at.root.locator("[data-move]")
    field.focus()
    assert described(page)[1].startswith("Your turn: play a card.")
    page.keyboard.type("t")
    assert described(page)[1] == "Type ? for what you can ask."
