"""A card to a trick, as a table asks about it: may it be played, and who wins."""

import pytest
from playwright.sync_api import Locator, Page, expect

import carte
from carte.engine.cards import cards_of
from carte.engine.moves import Play
from carte.formats.question_code import question
from carte.settle.possible_moves import verdict
from carte.widgets import Settle
from tests.front.reader import Put, act, click
from tests.settle.settling import BOOK, meant, press, settled, typed_in
from tests.tables import tables_of


def test_in_a_trick_the_suit_decides_and_is_asked(put: Put) -> None:
    root = put(Settle())
    root.locator("[data-game-choice]").select_option("briscola")
    root.locator("[data-pad-trump=S]").check(force=True)
    root.locator("[data-pad-suit=S]").check(force=True)
    press(root, 2)
    root.locator("[data-pad-suit=D]").check(force=True)
    press(root, 1)
    verdict = settled(root, True)
    expect(verdict).to_contain_text("The 2 of spade is a trump and beats the asso of denari.")


def test_no_suit_is_taken_for_trump_that_was_not_named(put: Put) -> None:
    root = put(Settle())
    root.locator("[data-game-choice]").select_option("briscola")
    for suit, value in (("D", 4), ("C", 3)):
        root.locator(f"[data-pad-suit={suit}]").check(force=True)
        press(root, value)
    expect(root.get_by_role("radiogroup", name="Which suit is trump?")).to_be_in_viewport()
    expect(root.locator(".carte-settled-answer")).to_be_hidden()
    root.locator("[data-pad-trump=B]").check(force=True)
    expect(settled(root, False)).to_contain_text("does not beat the 3 of coppe")


def answered(root: Locator) -> list[tuple[str, str]]:
    """What a verdict answers, in its order."""
    asked = root.locator(".carte-settled-asks").all_inner_texts()
    return [*zip(asked, root.locator(".carte-settled-answer").all_inner_texts(), strict=True)]


def test_where_any_card_may_be_played_the_answer_is_who_wins_the_trick(put: Put) -> None:
    root = put(Settle())
    for slug in ("briscola", "briscola-chiamata"):
        for hand, wins, says in (
            ("3C", False, "does not beat the 4 of spade"),
            ("1S", True, "is stronger than the 4 of spade"),
        ):
            typed_in(root, slug, f"{hand} / 4s")
            verdict = settled(root, wins)
            last = slug == "briscola"  # the second card of two
            expect(verdict).to_contain_text("the trick?" if last else "the trick so far?")
            expect(verdict).to_contain_text(says)
            assert len(answered(root)) == 1


def test_a_card_of_a_suit_that_is_held_must_follow(put: Put) -> None:
    root = put(Settle())
    typed_in(root, "mediatore", "4c 3s / 1c")
    assert meant(root) == {
        "May the 4 of coppe be played?": True,
        "May the 3 of spade be played?": False,
    }
    click(root.locator("[data-meant='3S']"))
    expect(settled(root, False)).to_contain_text("you hold the 4 of coppe, so you must follow")
    assert answered(root) == [("May the 3 of spade be played?", "No")]


def test_of_a_card_that_may_be_played_where_another_may_not_it_is_said_besides_who_wins(
    put: Put,
) -> None:
    root = put(Settle())
    typed_in(root, "mediatore", "4c 3s / 1c")
    click(root.locator("[data-meant='4C']"))
    expect(settled(root, True)).to_contain_text("The 4 of coppe does not beat the asso of coppe.")
    assert answered(root) == [
        ("May the 4 of coppe be played?", "Yes"),
        ("Does the 4 of coppe win the trick so far?", "No"),
    ]


def test_where_every_card_of_the_hand_may_be_played_it_is_asked_first_who_wins(put: Put) -> None:
    free = "Coppe is led and you hold none, so you may play any card."
    root = put(Settle())
    for typed, wins, why in (
        ("3s / 1c", False, free),
        ("3c / 1c", True, "Coppe is led, and the 3 of coppe follows suit."),
        ("4c / 1c", False, "Coppe is led, and the 4 of coppe follows suit."),
        ("3s / 4c 1s", False, free),
    ):
        typed_in(root, "mediatore", typed)
        expect(settled(root, wins)).to_contain_text(why)
        assert [(asks.split()[0], yes) for asks, yes in answered(root)] == [
            ("Does", "Yes" if wins else "No"),
            ("May", "Yes"),
        ]


def test_what_is_sent_of_a_verdict_tells_all_that_it_answers(put: Put, page: Page) -> None:
    page.add_init_script("navigator.share = async (sent) => { globalThis.shared = sent }")
    root = put(Settle(), attributes=BOOK)
    typed_in(root, "mediatore", "3s / 1c")
    settled(root, False)
    click(act(root, "share"))
    page.wait_for_function("globalThis.shared")
    assert page.evaluate("shared.text") == (
        "Does the 3 of spade win the trick so far? No. The 3 of spade is of another suit and does "
        "not beat the asso of coppe. May the 3 of spade be played? Yes. Coppe is led and you hold "
        "none, so you may play any card."
    )


def test_a_link_of_a_trick_opens_with_all_that_was_answered(put: Put) -> None:
    deal = carte.game("mediatore").position(hand="4C 3S", trick="1C")
    root = put(Settle(), fragment=f"#{question(deal, '4C')}", attributes=BOOK)
    settled(root, True)
    assert [yes for _asks, yes in answered(root)] == ["Yes", "No"]


@pytest.mark.parametrize("trick", ["1D 2D 4D", "1B 2D 4C"])
def test_a_card_that_lies_there_alone_is_not_the_last_of_the_deal(trick: str) -> None:
    deal = carte.game("mediatore").position(hand="3D", trick=trick)
    told = verdict(deal, carte.move("3D"))
    assert "last trick" in deal.ruling("3D").text
    assert not any("last trick" in one["text"] for one in (told, *told["also"]))
    assert told["code"] == question(deal, carte.move("3D"))


def test_of_a_deal_whose_last_trick_it_is_said_to_be_it_is_the_last_one() -> None:
    deal = carte.game("mediatore").deal(seed=3)
    for call in ("bid solo", "pass", "pass", "pass"):
        deal = deal.play(call)
    while not (deal.phase == "play" and len(deal.trick) == 3 and len(deal.hands[deal.turn]) == 1):
        deal = deal.play(deal.legal_moves()[0])
    told = verdict(deal, deal.legal_moves()[0])
    assert any("last trick scores" in one["text"] for one in (told, *told["also"]))


@pytest.mark.parametrize("slug", ["briscola", "briscola-chiamata", "mediatore"])
def test_at_every_table_a_lone_card_is_asked_about_as_one_of_several(slug: str) -> None:
    for table in tables_of(slug):
        hand, *others = (card for card in cards_of(table.pack) if card.value in (3, 7))
        trick = others[: min(table.seats, 4) - 1]
        trump = {"trump": "S"} if slug == "briscola" else {}
        deal = table.position(hand=str(hand), trick=" ".join(map(str, trick)), **trump)
        told = verdict(deal, Play(hand.index))
        assert told["also"] or "win the trick" in told["says"]
