"""Whoever listens can ask for the position, at every table, by a letter or in the move field."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

import carte
from carte.front.widget import Widget
from carte.language.typed import inquiries, languages
from carte.widgets import Checker, Deal, Guide, Lesson, Puzzles, Watch
from tests.front.heard import heard, listen
from tests.front.reader import COUNTING, SUMS, Put, Sit, say

LETTERS = "t h l w s g"
"""Those of every table: table, hand, last move, whose turn, score and stock, what has gone."""


def asked(root: Locator, letter: str) -> str:
    """Type a letter into the field for moves, and return the answer."""
    say(root, letter)
    field = root.locator("[data-move]")
    expect(field).to_be_focused()
    expect(field).to_have_value("")
    return root.locator(".carte-answer").inner_text()


def named(answer: str, zone: str) -> set[str]:
    """Return the cards that an answer names after the name of their zone, and nothing else."""
    name, _, cards = answer.removesuffix(".").partition(": ")
    assert name == zone
    return {*cards.split(", ")}


def test_every_language_has_a_letter_of_its_own_for_each_part() -> None:
    for language in languages():
        names = inquiries(language)
        said = [name for some in names.values() for name in some]
        assert len(said) == len({*said}), language
        assert all(len(some[0]) == 1 for some in names.values())
        assert {some for part in inquiries("en").values() for some in part} <= {*said}


def test_the_position_is_told_in_the_shortest_form(sit: Sit) -> None:
    at = sit("scopa", seed=1)
    assert named(asked(at.root, "t"), "Table") == {card.name for card in at.deal.table}
    assert named(asked(at.root, "h"), "Your hand") == {card.name for card in at.deal.hands[0]}
    assert asked(at.root, "w") == "Your turn: play a card."
    assert asked(at.root, "s").startswith("Deal 1, ")
    assert "Stock: 30." in asked(at.root, "s")
    assert asked(at.root, "b") == "There is none here."


def test_the_last_move_can_be_heard_again(sit: Sit) -> None:
    at = sit("briscola", seed=1)
    at.make(at.deal.legal_moves()[0])
    at.ready()
    lines = at.root.locator(".carte-note p").all_text_contents()
    assert asked(at.root, "l") == lines[-1]


ASKED_WHEN_TOLD = """([text, wanted]) => {
    const status = document.querySelector("[role=status]");
    const answer = letter => {
        const field = document.querySelector("[data-move]");
        field.value = letter;
        field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
        return status.querySelector(".carte-answer").textContent;
    };
    globalThis.answers = new Promise(resolve => new MutationObserver((_, observer) => {
        if (!status.textContent.includes(text)) return;
        observer.disconnect();
        resolve([...wanted].map(answer));
    }).observe(status, { childList: true, subtree: true }));
}"""
"""Asks what some letters ask for in the moment in which a text is announced."""


def test_new_cards_and_the_turn_are_answered_as_soon_as_they_are_told(sit: Sit, page: Page) -> None:
    at = sit("scopa", seed=1)
    for _move in range(2):
        at.make(at.deal.legal_moves()[0])
    page.evaluate(ASKED_WHEN_TOLD, ["New cards are dealt.", "hws"])
    at.make(at.deal.legal_moves()[0])
    hand, turn, score = page.evaluate("answers")
    assert named(hand, "Your hand") == {card.name for card in at.deal.hands[0]}
    assert turn.startswith("Your turn")
    assert "Stock: 24." in score
    mine, theirs = map(len, at.deal.piles)
    assert f"Their pile: {theirs}. Your pile: {mine}." in score


def test_trump_and_the_turned_up_card_can_be_asked_for(sit: Sit) -> None:
    at = sit("briscola", seed=1)
    trump = carte.Suit(at.deal.view(0).facts["trump"]).name
    assert asked(at.root, "b").startswith(f"Trump: {trump}. Turned up: ")


def test_a_card_says_what_it_may_do(sit: Sit, page: Page) -> None:
    at = sit("scopa", seed=1)
    for card in at.deal.hands[0]:
        one = at.root.locator(f"[data-zone=hand] [data-card='{card}']")
        one.focus()
        page.keyboard.press("m")
        expect(one).to_be_focused()
        takes = any(str(move).startswith(f"{card} x") for move in at.deal.legal_moves())
        words = "takes the" if takes else "takes nothing."
        expect(at.root.locator(".carte-answer")).to_contain_text(f"The {card.name} takes")
        expect(at.root.locator(".carte-answer")).to_contain_text(words.removesuffix(" the"))
        assert asked(at.root, f"m {card}").startswith(f"The {card.name} {words.split()[0]}")


def test_a_level_does_not_give_its_answer_away(put: Put) -> None:
    root = put(SUMS)
    assert asked(root, "m") == "That is what you are asked here. “Hint” helps."
    goal = root.locator(".carte-goal").inner_text()
    assert asked(root, "w").startswith(goal)


@pytest.mark.parametrize(
    "make",
    [
        lambda: SUMS,
        lambda: Lesson("briscola", "trick"),
        lambda: Deal("scopa", seed=7),
        lambda: Guide("briscola-chiamata"),
        lambda: Puzzles("scopa"),
        lambda: Checker(carte.game("scopa").position(hand="7D 6B", table="3C 4S 7C")),
    ],
    ids=["level", "level of tricks", "deal", "guide", "puzzle", "checker"],
)
def test_every_table_answers_every_letter(make: Callable[[], Widget], put: Put) -> None:
    root = put(make())
    for letter in LETTERS.split():
        assert asked(root, letter), letter
    words = asked(root, "?")
    assert "t the table" in words
    assert "? this list" in words


def test_a_replay_answers_on_the_felt(put: Put, page: Page) -> None:
    root = put(Watch("scopa"))
    root.locator("[data-action=forward]").click()
    listen(page)
    root.locator(".carte-felt [data-zone=hand] [data-card]").first.evaluate(
        "card => card.dispatchEvent(new KeyboardEvent('keydown', { key: 'l', bubbles: true }))"
    )
    (last,) = heard(page)
    assert last == root.locator(".carte-note").inner_text().splitlines()[0]


def test_letters_are_announced_where_they_are_heard(put: Put) -> None:
    root = put(SUMS)
    expect(root.locator(".carte-felt")).to_have_attribute(
        "aria-keyshortcuts", "t h l w s b m g y ?"
    )
    expect(root.locator("[data-move]")).to_have_attribute(
        "aria-description", "Type ? for what you can ask."
    )


def test_a_letter_that_is_typed_is_no_question_until_it_is_entered(put: Put, page: Page) -> None:
    root = put(SUMS)
    root.locator("[data-move]").press("t")
    expect(root.locator("[data-move]")).to_have_value("t")
    expect(root.locator(".carte-answer")).to_have_count(0)


def test_an_answer_leaves_the_verdict_and_takes_the_place_of_the_one_before(put: Put) -> None:
    root = put(SUMS)
    say(root, "nonsense")
    expect(root.locator("[data-verdict=bad]")).to_be_visible()
    asked(root, "t")
    asked(root, "h")
    expect(root.locator("[data-verdict=bad]")).to_be_visible()
    expect(root.locator(".carte-answer")).to_have_count(1)


def test_a_question_with_answers_to_press_can_be_asked_about(put: Put, page: Page) -> None:
    root = put(COUNTING)
    option = root.locator("[data-option]").first
    option.focus()
    page.keyboard.press("w")
    goal = root.locator(".carte-goal").inner_text()
    expect(root.locator(".carte-answer")).to_contain_text(goal)
    expect(option).to_be_focused()


@pytest.mark.parametrize("letter", ["?", "t"])
def test_on_a_phone_the_whole_answer_stands_above_what_covers_the_foot_of_the_page(
    sit: Sit, page: Page, letter: str
) -> None:
    page.set_viewport_size({"width": 390, "height": 700})
    at = sit("scopa", seed=1)
    page.evaluate("document.documentElement.style.scrollPaddingBottom = '76px'")
    asked(at.root, letter)
    box = at.root.locator(".carte-answer").bounding_box()
    assert box
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= 700 - 76 + 1
    page.evaluate("document.documentElement.style.scrollPaddingBottom = ''")
