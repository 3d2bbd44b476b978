"""Advice says what is so, by what lies there, and names the rule that makes it matter."""

import random
from collections import Counter

import pytest

import carte
from carte.engine.auction.bidding import PASS
from carte.engine.deal import Deal
from carte.engine.game import Game
from carte.engine.moves import move
from carte.play.advice import reasons
from carte.play.puzzles.collection import collection
from tests.play.sittings import GAMES, begun, chosen

SCOPA = carte.game("scopa")


def said(deal: Deal, text: str, instead: str | None = None) -> dict[str, str]:
    """The reasons for a move, by the tails of their rules."""
    found = reasons(deal, move(text), move(instead) if instead else None)
    return {reason.rule.tail if reason.rule else "": reason.text for reason in found}


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_every_legal_move_has_reasons_by_rules_that_are_in_force(game: Game) -> None:
    rng = random.Random(2)
    sitting = begun(game, 2)
    while not sitting.deal.is_over:
        legal = sitting.deal.legal_moves()
        for choice in legal[:5]:
            found = reasons(sitting.deal, choice, legal[-1])
            assert (found[0].text == sitting.deal.ruling(choice).text) == (choice != PASS)
            assert all(reason.text and "{" not in reason.text for reason in found)
            assert all(reason.rule in game.rulebook for reason in found if reason.rule)
            assert len({reason.text for reason in found}) == len(found)
        sitting = sitting.play(chosen(rng, sitting.deal))


def test_what_a_capture_brings_is_counted() -> None:
    deal = SCOPA.position(hand="7C 2S", table="3D 4D 5B", piles=["2D", "6D 6C 1B"], stock="5C")
    told = said(deal, "7C x 3D 4D")
    assert told["denari"] == "It wins 2 denari cards, which makes 3 in all; 6 win the point."
    assert told["carte"] == "It wins 3 cards, which makes 6 in all; 21 win the point."
    assert "the 7 of coppe (21)" in told["primiera"]


def test_the_settebello_is_a_point_by_itself() -> None:
    deal = SCOPA.position(hand="7C 2S", table="7D 10B", stock="5C")
    assert (
        said(deal, "7C x 7D")["settebello"] == "It wins the settebello, which is a point in itself."
    )
    assert "settebello" not in said(deal, "2S")


def test_denari_that_are_decided_are_not_spoken_of() -> None:
    deal = SCOPA.position(
        hand="7C 2S", table="7D 10B", piles=["1D 2D 3D 4D 5D 6D", ""], stock="5C 6C"
    )
    assert "denari" not in said(deal, "7C x 7D")


def test_a_table_that_can_be_swept_is_warned_of_with_the_cards_still_out() -> None:
    piles = ["9D 9C 1D 1C", "9S 2D"]
    deal = SCOPA.position(hand="2S 10C", table="3C 4S", piles=piles)
    assert said(deal, "2S")["sweep"] == (
        "Beware: a cavallo would sweep the cards left; 1 such card is still out."
    )
    told = said(deal, "10C", instead="2S")
    assert told["sweep"] == "If you lay the 2 of spade, you leave a table that a cavallo can sweep."
    gone = SCOPA.position(hand="2S 10C", table="3C 4S", piles=[*piles[:1], "9S 9B"])
    assert said(gone, "2S")["sweep"] == "No card still out can sweep the cards left."


def shortfall(deal: Deal, text: str, instead: str) -> list[str]:
    """What is said of a play because of another one."""
    alone = {reason.text for reason in reasons(deal, move(text))}
    beside = reasons(deal, move(text), move(instead))
    return [reason.text for reason in beside if reason.text not in alone]


def test_in_what_the_next_best_capture_falls_short_is_said_once() -> None:
    deal = SCOPA.position(hand="7C 3C", table="7D 3S 10B")
    assert shortfall(deal, "7C x 7D", "3C x 3S") == [
        "If you take the 3 of spade with the 3 of coppe, you do not win the settebello."
    ]
    deal = SCOPA.position(hand="7C 3C 4B", table="3D 4D")
    assert shortfall(deal, "7C x 3D 4D", "3C x 3D") == [
        "If you take the 3 of denari with the 3 of coppe, you miss a scopa."
    ]
    deal = SCOPA.position(hand="5C 9C", table="5D 9B 10B 10S")
    assert shortfall(deal, "5C x 5D", "9C x 9B") == [
        "If you take the cavallo of bastoni with the cavallo of coppe, you win fewer denari cards."
    ]
    assert shortfall(deal, "9C x 9B", "5C x 5D") == []


def test_in_what_the_next_best_card_to_a_trick_falls_short_is_said_once() -> None:
    deal = carte.game("briscola").position(
        hand="3S 8C 2C", trick="7C", trump="S", leader=0, dealer=1
    )
    assert shortfall(deal, "8C", "2C") == ["The 2 of coppe would not win the trick."]
    assert shortfall(deal, "8C", "3S") == ["Playing the 3 of spade would use up a trump."]
    assert shortfall(deal, "2C", "8C") == [
        "The fante of coppe would win no more than 2 points: keep it, and it may win more later."
    ]
    lead = carte.game("briscola").position(hand="4D 8C 2C", trump="S", dealer=1)
    assert shortfall(lead, "2C", "8C") == ["The fante of coppe would risk 2 points."]
    deal = carte.game("briscola").position(
        hand="4D 8C 2C", trick="1B", trump="S", leader=0, dealer=1
    )
    assert shortfall(deal, "2C", "8C") == ["The fante of coppe would give away 2 points."]


def test_what_no_card_can_beat_risks_nothing() -> None:
    lead = carte.game("briscola").position(hand="1S 4D 2C", trump="S", dealer=1)
    assert shortfall(lead, "4D", "1S") == ["Playing the asso of spade would use up a trump."]
    assert shortfall(lead, "2C", "1S") == ["Playing the asso of spade would use up a trump."]
    last_trumps = carte.game("briscola").position(hand="1S 2S 3S", trump="S", dealer=1)
    assert shortfall(last_trumps, "2S", "1S") == [
        "The asso of spade is stronger: keep it, and it may win a later trick."
    ]


def test_a_card_stronger_than_another_that_loses_as_well_falls_short() -> None:
    deal = carte.game("briscola").position(
        hand="7D 4D 2B", trick="1C", trump="S", leader=0, dealer=1
    )
    kept = ["The 7 of denari is stronger: keep it, and it may win a later trick."]
    assert shortfall(deal, "4D", "7D") == kept
    assert shortfall(deal, "7D", "4D") == []


def test_a_card_that_more_cards_beat_and_one_that_brings_a_partner_less_fall_short() -> None:
    game = carte.game("mediatore")
    lead = game.position(hand="2C 4C 5D", declarer=0, bid="solo", turn=0, leader=0)
    assert shortfall(lead, "2C", "4C") == ["The 4 of coppe would be beaten by 8 cards still out."]
    facts = {"declarer": 3, "bid": "mediatore", "turn": 1, "leader": 0}
    deal = game.position(hand="1C 4C 5B", trick="3S", **facts)
    assert shortfall(deal, "1C", "4C") == [
        "The 4 of coppe would add fewer points to your side’s trick."
    ]


def test_an_emptied_table_gives_the_next_card_nothing() -> None:
    deal = SCOPA.position(hand="7C 2S", table="3D 4D")
    assert said(deal, "7C x 3D 4D")["lay"].startswith("It leaves the table empty")


def test_a_card_whose_equals_have_all_been_seen_is_safe_from_them() -> None:
    deal = SCOPA.position(hand="8C 2S", table="3C", piles=["8D 8S", "8B 1C"])
    assert said(deal, "8C")["equal"] == (
        "Every other fante has been seen, so no matching card can take it."
    )
    assert "equal" not in said(SCOPA.position(hand="8C 2S", table="3C"), "8C")


def test_at_the_end_of_a_deal_the_last_capture_gets_the_rest() -> None:
    deal = SCOPA.position(hands=["2C", "7C 9C"], table="7D 10B", turn=1, stock="")
    assert "leftovers" in said(deal, "7C x 7D")


def test_in_asso_an_asso_is_what_takes_a_whole_table() -> None:
    deal = carte.game("asso-piglia-tutto").position(hand="8C 2S", table="3C 5B")
    assert said(deal, "8C")["ace-sweep"] == (
        "Beware: an asso would sweep the cards left; 4 such cards are still out."
    )


def test_a_declaration_scores_and_opens_the_hand() -> None:
    deal = carte.game("cirulla").position(hand="1D 2C 3S", table="8C 10B")
    told = said(deal, "declare")
    assert told["declare"] == "It scores 3 points."
    assert told["open-hand"] == "Everybody sees your cards from now on."


def test_a_move_without_an_alternative_says_what_binds() -> None:
    deal = carte.game("mediatore").position(
        hand="4D 7C 7S", trick="10D", declarer=3, bid="solo", leader=3
    )
    assert said(deal, "4D")["follow"] == "It is your only legal move."


def test_cards_that_beat_a_lead_are_counted_among_those_still_out() -> None:
    briscola = carte.game("briscola")
    deal = briscola.position(hand="3C 7D 2D", trump="S", piles=["1C 4C", "1S 3S 10S"])
    assert said(deal, "3C")["strength"] == "7 cards still out beat it."
    assert said(deal, "7D")["strength"] == "12 cards still out beat it."


@pytest.mark.parametrize(
    ("hand", "led", "why"),
    [
        ("4B 9C 1D", "4B", "Nothing is at stake with the 4 of bastoni: it is worth no points."),
        ("9B 3C 1D", "9B", "It risks 3 points, no more than any other card of yours."),
        (
            "9B 3C 2S",
            "9B",
            "It risks 3 points, no more than any other card of yours except trumps.",
        ),
        ("9B 7C 1S", "1S", "No card still out beats it."),
        ("9B 4B 10S", "10S", "It is as hard to beat as any card in your hand."),
    ],
)
def test_a_lead_that_may_be_beaten_says_how_little_it_risks(hand: str, led: str, why: str) -> None:
    deal = carte.game("briscola").position(hand=hand, trump="S", dealer=1)
    told = [reason for reason in reasons(deal, move(led)) if not reason.against]
    assert why in [reason.text for reason in told]


@pytest.mark.parametrize("game", ["briscola", "briscola-chiamata", "mediatore"])
def test_a_lead_of_a_regular_is_never_without_a_reason_for_it(game: str) -> None:
    for seed in range(1, 9):
        deal = carte.game(game).deal(seed=seed)
        while not deal.is_over:
            view = deal.view(deal.turn)
            choice = carte.player("regular", seed=seed).choose(view)
            leads = deal.phase == "play" and not deal.trick and len(deal.legal_moves()) > 1
            if leads and not str(choice).startswith("exchange"):
                _ruling, *told = reasons(deal, choice)
                assert [reason for reason in told if not reason.against], (str(deal.start), choice)
            deal = deal.play(choice)


def test_a_card_that_wins_for_certain_is_told_to_spare_a_stronger_one() -> None:
    deal = carte.game("mediatore").position(
        hand="3C 1C 4D", trick="5C 6C 4C", declarer=0, bid="solo", leader=1, turn=0
    )
    spares = "It wins as surely as a stronger card, which you keep."
    assert spares not in said(deal, "3C").values()
    assert said(deal, "1C")["strength"] == spares


def test_of_cards_to_be_laid_the_one_with_the_fewest_equals_out_says_so() -> None:
    deal = carte.game("asso-piglia-tutto").position(hand="4D 5B", table="", piles=["4C 4S", "6C"])
    assert said(deal, "4D")["equal"] == (
        "Only 1 card of its value is still out, the fewest for any card in your hand."
    )
    assert "equal" not in said(deal, "5B")


def test_a_trump_that_is_spent_is_told_with_those_that_stay() -> None:
    briscola = carte.game("briscola")
    deal = briscola.position(hand="3S 2S 7D", trick="1C", trump="S", leader=0, dealer=1)
    told = said(deal, "2S")
    assert told["win"] == "That makes 11 points for your side."
    assert said(deal, "7D")["trump"].startswith("It spends no trump: you hold 2, ")
    last = [reason for reason in reasons(deal, move("2S")) if "spends" in reason.text]
    assert last[0].text == "It spends one of your trumps: you held 2, with 8 still out."


def test_a_trick_that_an_ally_wins_is_on_your_own_side() -> None:
    deal = carte.game("mediatore").position(
        hand="1D 7D 7C", trick="3D", declarer=0, bid="solo", leader=1, dealer=3
    )
    told = [reason.text for reason in reasons(deal, move("1D"))]
    assert "So far, your side is winning the trick (Left)." in told
    assert "Your card adds 1 point to it." in told
    lost = [reason.text for reason in reasons(deal, move("7D"))]
    assert not [text for text in lost if "adds" in text or "gives away" in text]


def test_a_suit_is_called_the_longest_only_where_no_other_is_as_long() -> None:
    longest = {}
    for seed in range(20):
        deal = carte.game("briscola-chiamata").deal(seed=seed)
        lengths = Counter(card.suit.name for card in deal.hands[deal.turn])
        (suit, most), (_second, fewer), *_others = lengths.most_common()
        told = "Your longest suit is " in " ".join(said(deal, "pass").values())
        assert told == (most > fewer)
        assert not told or f"Your longest suit is {suit}: " in said(deal, "pass")["strength"]
        longest[told] = suit
    assert {*longest} == {True, False}


def test_a_bid_says_who_would_be_the_partner_and_a_pass_what_the_next_bid_is() -> None:
    game = carte.game("briscola-chiamata")
    deal = game.position(hands=["1S 3S 2D", "4D", "5D", "6D", "7D"], turn=0, dealer=4, calls=[])
    assert said(deal, "bid 10")["partner"] == (
        "With spade as trump, your partner would be the holder of the re of spade."
    )
    assert said(deal, "bid 3")["alone"] == (
        "With spade as trump, you would play alone: you hold the 3 of spade yourself."
    )
    assert said(deal, "pass")["higher"] == "The lowest bid you could make: asso."


def test_a_bid_and_a_pass_say_what_is_at_stake() -> None:
    deal = carte.game("mediatore").deal(seed=7)
    assert said(deal, "bid solo")["payment"] == "Solo wins you 36 points, or loses you as many."
    assert said(deal, "bid chiamo")["payment"] == (
        "With a partner, chiamo wins you 5 points, or loses you as many."
    )
    assert said(deal, "pass")["higher"] == "The lowest bid you could make: chiamo."
    over_chiamo = carte.game("mediatore").deal(seed=7).play("bid chiamo")
    assert said(over_chiamo, "pass")["higher"] == (
        "The lowest bid you could make, mediatore, wins or loses you 22 points."
    )


def test_a_call_goes_with_the_suit_in_hand() -> None:
    game = carte.game("briscola-chiamata")
    deal = game.deal(seed=3)
    while deal.phase == "auction":
        deal = deal.play("bid 3" if str(deal.legal_moves()[1]) == "bid 1" else "pass")
    own = [card for card in deal.hands[deal.turn] if str(card.suit) == "S"]
    assert f"You hold {len(own)} more of spade" in said(deal, "call 3S")["strength"]


def test_a_card_to_give_back_says_what_a_hand_loses_with_it() -> None:
    deal = next(
        entry.puzzle.deal
        for entry in collection("mediatore").entries
        if entry.id == "mediatore-puzzle-77"
    )
    assert " ".join(map(str, deal.hands[0])) == "2D 3D 3C 3S 3B 6D 7D 8D 8B 10D"
    master = "Nobody else can beat the 3 of bastoni in its suit: it would win a trick for you."
    assert said(deal, "give 3B")["strength"] == master
    shorter = "It shortens your longest suit, denari, to 5 cards."
    assert said(deal, "give 6D")["strength"] == shorter
    kept = "You keep every card that nobody else can beat, and your longest suit."
    assert said(deal, "give 8B")["strength"] == kept


def test_a_discard_tells_its_points_and_the_suits_that_are_gone() -> None:
    game = carte.game("mediatore")
    deal = game.position(
        hand="4D 7C 7S 6S 5S 1B 2B 3B 10B 9B 8B 7B 6B", declarer=1, bid="solo", taken="4D 7C 7S 6S"
    )
    told = [reason.text for reason in reasons(deal, move("discard 4D 5S 6S 7S"))]
    assert "You part with no points." in told
    assert "That leaves you without spade: when it is led, you may play anything." in told
    assert "That leaves you without denari: when it is led, you may play anything." in told


def test_an_asso_that_sweeps_is_not_to_be_spent_on_little() -> None:
    deal = carte.game("asso-piglia-tutto").position(hand="1B 7C", table="4B")
    assert shortfall(deal, "7C", "1B x 4B") == [
        "If you take the 4 of bastoni with the asso of bastoni, you use up an asso that could "
        "sweep a fuller table later."
    ]
    assert shortfall(deal, "1B x 4B", "7C") != []


def test_what_a_laid_card_offers_is_said() -> None:
    deal = SCOPA.position(hand="7D 4D 8C", table="10C 9B")
    assert shortfall(deal, "8C", "7D") == ["If you lay the 7 of denari, you offer the settebello."]
    assert shortfall(deal, "8C", "4D") == ["If you lay the 4 of denari, you offer a denari card."]
    deal = SCOPA.position(hand="3C 8C", table="5B 9B", piles=["", "8D 8S 8B"])
    assert shortfall(deal, "8C", "3C") == [
        "If you lay the 3 of coppe, 9 cards still out can take something."
    ]


def test_of_a_named_matta_it_is_told_what_it_takes_at_once() -> None:
    table = carte.game("cirulla").position(hand="1S 7B 7C", table="4S")
    told = said(table, "declare 7C=1")
    assert told["matta-named"].startswith("With the matta as an asso, you can then take the 4 of ")
    other = carte.game("cirulla").position(hand="1S 2B 7C", table="9S 10B")
    assert "matta-named" not in said(other, "declare 7C=3")
