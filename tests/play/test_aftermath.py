"""Why a move was dear, by what came of it where it was tried out: told is only what is clear."""

import re
from collections import deque
from dataclasses import replace

import pytest

import carte
from carte.engine.deal import Deal
from carte.engine.moves import Move, Play
from carte.play.advice import Reason
from carte.play.review import Finding
from carte.play.review.aftermath import aftermath
from carte.play.review.finding_text import finding_json
from carte.play.review.trials import TRIALS
from carte.players import Judgement
from tests.replay.deals import played_out

SEVEN = carte.game("scopa").position(hand="7C 2S", table="7D 4B")
TAKES, LAYS = carte.move("7C x 7D"), carte.move("2S")


def told(deal: Deal, best: Move, played: Move) -> list[Reason]:
    return [*deque(aftermath(deal, best, played), maxlen=1).pop()]


def test_it_is_counted_how_often_the_settebello_was_lost_by_the_next_turn() -> None:
    (lost, *_others) = [one for one in told(SEVEN, TAKES, LAYS) if "settebello" in one.text]
    assert lost.rule
    assert lost.rule.id == "scopa.settebello"
    many = int(lost.text.split(" in ")[1].split(" of ")[0])
    assert 0 < many < TRIALS
    assert lost.text.endswith("if you take the 7 of denari with the 7 of coppe instead, in 0.")


def test_it_is_counted_how_often_a_scopa_was_offered_and_made() -> None:
    deal = carte.game("scopa").position(hand="9C 2S", table="9D 1B")
    texts = [one.text for one in told(deal, LAYS, carte.move("9C x 9D"))]
    assert any(text.startswith("After your move, an opponent made a scopa") for text in texts)


def test_what_was_lost_more_seldom_than_after_the_other_move_is_not_told() -> None:
    texts = [one.text for one in told(SEVEN, LAYS, TAKES)]
    assert not [text for text in texts if "settebello" in text]


def test_of_a_move_beside_itself_nothing_is_told() -> None:
    assert told(SEVEN, LAYS, LAYS) == []


def test_a_trick_is_told_with_the_side_to_which_each_card_brings_it() -> None:
    game = carte.game("briscola")
    deal = game.position(hands=["2S 1D", "4C"], trick="3D", trump="B", turn=0)
    reason, *_others = told(deal, carte.move("1D"), carte.move("2S"))
    assert reason.text == (
        "After your move, this trick brought the others 10 points on average in 100 trials; if you "
        "play the asso of denari instead, it brought your side 21 points."
    )


def test_partners_win_a_trick_together() -> None:
    game = carte.game("briscola", players=4)
    deal = game.position(hands=["2S 1D", "4C", "5C", "6C"], trick="4S 3S 5S", trump="B", turn=0)
    reason, *_others = told(deal, carte.move("1D"), carte.move("2S"))
    assert "this trick brought your side 10 points" in reason.text
    assert reason.text.endswith("it brought your side 21 points.")


def test_the_item_of_the_score_that_cost_most_is_named_with_its_rule() -> None:
    """A scopa missed is no scopa of an opponent's: only the score tells of it."""
    deal = carte.game("scopa").position(hand="9C 2S", table="9B")
    (item,) = [one for one in told(deal, carte.move("9C x 9B"), LAYS) if "biggest" in one.text]
    assert item.rule
    assert item.rule.id == "scopa.sweep"
    assert item.text.startswith("The biggest loss was here: scopas, ")


def test_the_same_trials_always_tell_the_same() -> None:
    assert told(SEVEN, TAKES, LAYS) == told(SEVEN, TAKES, LAYS)


LONG, LONGEST = "1D 3D 9D 5D 2C 4S 4B 5B", "1D 3D 10D 9D 8D 7D 6D 5D"


def bidding(hand: str) -> Deal:
    """The first bid of a deal of chiamata, with these cards in hand."""
    return carte.game("briscola-chiamata").position(hand=hand)


@pytest.mark.parametrize(
    ("best", "played", "said"),
    [
        ("pass", "bid 2", "After your move, you made your contract in "),
        ("bid 2", "pass", "After the better move, you made your contract in "),
    ],
)
def test_of_a_bid_it_is_counted_how_often_its_contract_was_made_and_failed(
    best: str, played: str, said: str
) -> None:
    (reason,) = told(bidding(LONG), carte.move(best), carte.move(played))
    assert reason.rule
    assert reason.rule.id == "briscola-chiamata.win"
    assert reason.text.startswith(said)
    made, failed = (int(number) for number in re.findall(r" in (\d+)", reason.text))
    assert 0 < failed < made < TRIALS - failed, "others bid higher now and then"


def test_a_bid_whose_contract_hardly_ever_fails_is_not_told_of() -> None:
    assert told(bidding(LONGEST), carte.move("pass"), carte.move("bid 2")) == []


def test_of_a_call_both_are_counted() -> None:
    course = played_out("briscola-chiamata", 1).course()
    deal = next(before for before, _move in course if before.phase == "call")
    (reason,) = told(deal, carte.move("call 3B"), carte.move("call 3D"))
    numbers = re.fullmatch(
        r"After your move, you made your contract in (\d+) of 100 trials and failed in (\d+); "
        r"if you call the 3 of bastoni instead, in (\d+) and (\d+)\.",
        reason.text,
    )
    assert numbers
    made, failed, better, worse = map(int, numbers.groups())
    assert made < better
    assert made + failed == better + worse == TRIALS


@pytest.mark.parametrize("slug", carte.GAMES)
def test_in_every_game_each_thing_is_told_once_and_with_how_often_it_was_tried(slug: str) -> None:
    course = [
        (before, before.legal_moves())
        for before, move in played_out(slug, 4).course()
        if isinstance(move, Play) and len(before.legal_moves()) > 1
    ]
    some = [(before, legal[0], legal[-1]) for before, legal in course[1::7]]
    found = [told(deal, *pair) for deal, one, two in some for pair in ((one, two), (two, one))]
    assert any(found)
    for reasons in found:
        assert len({reason.text for reason in reasons}) == len(reasons)
        assert all(f"{TRIALS} trials" in reason.text for reason in reasons)


@pytest.mark.parametrize(("missed", "is_told"), [(0.8, True), (0.0, False)])
def test_a_review_tells_it_last_and_only_of_a_move_that_cost_something(
    missed: float, is_told: bool
) -> None:
    deal = carte.game("scopa").position(hands=["7C 2S", ""], table="7D 4B", dealer=1, turn=0)
    judgement = Judgement(TAKES, LAYS, (0.5, -0.5), (missed, -missed), 0.1, 100)
    finding = replace(Finding(1, deal, judgement), aftermath=(Reason("It was swept."),))
    texts = [reason["text"] for reason in finding_json(finding)["why"]]
    assert (texts[-1] == "It was swept.") == is_told
