"""Levels that ask a question: an answer is pressed, or cards are picked."""

from playwright.sync_api import expect

from tests.front.reader import COUNTING, Put, act, card


def test_a_question_is_answered_by_a_press(put: Put) -> None:
    root = put(COUNTING)
    step = COUNTING.content["stage"]["levels"][0]["steps"][0]
    for option, place in step["choices"].items():
        good = step["rulings"][place]["good"]
        root.locator(f"[data-option='{option}']").click()
        verdict = root.locator("[data-verdict]")
        expect(verdict).to_have_attribute("data-verdict", "good" if good else "bad")
        if good:
            break
        act(root, "retry").click()


def test_cards_of_a_pile_are_picked(put: Put) -> None:
    root = put(COUNTING, fragment="#scopa-counting-3")
    step = COUNTING.content["stage"]["levels"][2]["steps"][0]
    [right] = [
        key.split(",") for key, place in step["picks"].items() if step["rulings"][place]["good"]
    ]
    card(root, next(name for name in step["zones"]["pile"] if name not in right)).click()
    act(root, "play").click()
    expect(root.locator("[data-verdict=bad]")).to_be_visible()
    act(root, "retry").click()
    for name in reversed(right):
        card(root, name).click()
    act(root, "play").click()
    expect(root.locator("[data-verdict=good]")).to_be_visible()


def test_picking_says_how_many_cards_are_handed_in(put: Put) -> None:
    root = put(COUNTING, fragment="#scopa-counting-3")
    pile = COUNTING.content["stage"]["levels"][2]["steps"][0]["zones"]["pile"]
    expect(root.locator("[data-zone=pile] .carte-zone-label")).to_have_text("Cards")
    card(root, pile[0]).click()
    expect(act(root, "play")).to_have_text("Answer with this card")
    card(root, pile[1]).click()
    expect(act(root, "play")).to_have_text("Answer with these 2 cards")
