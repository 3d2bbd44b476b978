"""Where the points went: a move costs something only where that is sure, and the parts sum up."""

import asyncio
import json
import re
from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import carte
from carte.board.sayings import in_words
from carte.board.seats import READER
from carte.engine.deal import Deal
from carte.engine.moves import Play
from carte.front.widget import Unanswerable
from carte.language.numbers import tenths
from carte.play.comparison import FIRST_LOOK
from carte.play.opponents import weighed
from carte.play.review import Finding, account, choices, find
from carte.play.review.account import Entry
from carte.play.review.asking import Reviewing, reviewable
from carte.play.review.finding import GLANCE, Thought
from carte.play.review.finding_text import finding_json
from carte.play.review.likely import likely_first
from carte.play.review.open_hands_cost import missed_as_it_lay
from carte.play.thinking import Thinking
from carte.players import Judgement, is_same
from tests.front.loops import on_a_loop
from tests.replay.deals import played_out

QUICK = Thought(12, 6)
FEW = Thought(60, 60)

each_game = pytest.mark.parametrize("slug", carte.GAMES)


def found(deal: Deal, number: int, thought: Thought = FEW) -> Finding:
    result: Finding = on_a_loop(find(deal, number, Thinking(), thought))
    return result


def asked(ask: str, **message: Any) -> Mapping[str, Any]:
    answer = Reviewing().handlers()[ask](message)
    answer = on_a_loop(_awaited(answer)) if not isinstance(answer, Mapping) else answer
    plain: Mapping[str, Any] = json.loads(json.dumps(answer))
    return plain


async def _awaited(answer: Any) -> Any:
    return await answer


@pytest.mark.parametrize("seed", range(4))
def test_where_all_cards_are_known_a_cost_is_exact(seed: int) -> None:
    """In the last hand for two, whoever has seen all captures knows what the other holds."""
    deal = played_out("scopa", seed)
    course = [*deal.course()]
    last = [number for number in choices(deal) if not course[number - 1][0].stock]
    assert last
    for number in last:
        before, played = course[number - 1]
        finding, side = found(deal, number), before.turn
        won = {move: best_for(side, before.play(move)) for move in before.legal_moves()}
        assert finding.judgement.tries == 0
        assert finding.cost == max(won.values()) - won[played]
        assert won[finding.judgement.best] == max(won.values())


def best_for(side: int, deal: Deal) -> float:
    """What a side wins by when both play as well as can be: every line is tried."""
    if deal.is_over:
        mine, other = deal.score()[side].total, deal.score()[1 - side].total
        return mine - other
    pick = max if deal.game.side(deal.turn) == side else min
    return pick(best_for(side, deal.play(move)) for move in deal.legal_moves())


def judged(missed: float, error: float, tries: int = 100) -> Finding:
    deal = carte.game("scopa").position(hands=["7D 2S", ""], table="7C 5B", dealer=1, turn=0)
    best, played = carte.move("7D x 7C"), carte.move("2S")
    judgement = Judgement(best, played, (0.5, -0.5), (missed, -missed), error, tries)
    return Finding(1, deal, judgement)


@pytest.mark.parametrize(
    ("missed", "error", "said"),
    [
        (
            0.8,
            0.1,
            "This cost you 0.8 ± 0.2 points on average, over the ways the hidden cards "
            "could lie: an expert would rather ",
        ),
        (0.8, 0.0, "This cost you 0.8 points: an expert would rather "),
        (0.8, 0.27, "An expert might rather .*; which of the two is better remains open"),
        (0.04, 0.01, "An expert might rather .* the two are worth about the same"),
        (0.04, 0.02, "An expert might rather .*; which of the two is better remains open"),
        (-0.8, 0.1, "An expert might rather .*, but your move was no worse"),
    ],
)
def test_a_move_costs_something_only_where_it_is_well_beyond_the_standard_error(
    missed: float, error: float, said: str
) -> None:
    finding = judged(missed, error)
    assert bool(finding.cost) == said.startswith("This cost")
    assert re.match(f"You chose to lay the 2 of spade. {said}", str(finding_json(finding)["text"]))
    assert finding.gain(0) == -finding.cost
    assert finding.gain(1) == finding.cost


def test_a_cost_is_told_with_the_better_move_on_the_cards_and_the_reason() -> None:
    said = finding_json(judged(0.8, 0.1))
    assert said["answer"] == {"from": "7D", "to": ["7C"], "signal": None, "option": None}
    texts = [reason["text"] for reason in said["why"]]
    assert any("settebello" in text for text in texts)


@pytest.mark.parametrize(
    ("lay", "said"),
    [
        (None, ""),
        (0.9, ""),
        (2.0, "As the cards really lay in this deal, it cost 2 points."),
        (0.0, "As the cards really lay in this deal, it cost nothing."),
        (-1.0, "As the cards really lay in this deal, it earned 1.0 points more."),
    ],
)
def test_what_open_hands_would_have_said_is_told_only_where_it_differs(
    lay: float | None, said: str
) -> None:
    text = str(finding_json(replace(judged(0.8, 0.1), as_it_lay=lay))["text"])
    assert text.endswith(said or "of denari.")
    assert ("As the cards really lay" in text) == bool(said)


@pytest.mark.parametrize(
    ("trick", "said"),
    [
        ((), "You led, and chose to play the 2 of spade."),
        (
            ("1C", "10D"),
            "On the asso of coppe and the re of denari, you chose to play the 2 of spade.",
        ),
    ],
)
def test_of_a_card_that_cost_something_it_is_told_to_which_cards_of_a_trick_it_was_played(
    trick: tuple[str, ...], said: str
) -> None:
    game = carte.game("briscola", players=3)
    others = ["5C", "6C"] if trick else ["5C 4C", "6C 4D"]
    deal = game.position(hands=["2S 7D", *others], trick=" ".join(trick), trump="B", turn=0)
    judgement = Judgement(carte.move("7D"), carte.move("2S"), (1, -1, -1), (9, -9, -9), 0.5, 50)
    assert str(finding_json(Finding(1, deal, judgement))["text"]).startswith(
        f"{said} This cost you 9 ± 1"
    )


def test_of_a_bid_that_cost_something_it_is_told_what_it_was() -> None:
    deal = carte.game("briscola-chiamata").deal(seed=1, dealer=4)
    best, played = deal.legal_moves()[:2]
    judgement = Judgement(best, played, (1,) * 5, (5,) * 5, 0.5, 50)
    said = str(finding_json(Finding(1, deal, judgement))["text"])
    assert said.startswith(f"You chose to {in_words(played, deal)}. This cost you 5 ± 1")


@pytest.mark.parametrize("seed", range(3))
def test_with_open_hands_a_move_has_missed_what_every_line_to_the_end_says(seed: int) -> None:
    deal = played_out("scopa", seed)
    ends = [
        one for one in deal.course() if len(one[0].stock) == 0 and len(one[0].legal_moves()) > 1
    ]
    for before, played in ends:
        best = max(before.legal_moves(), key=lambda move: best_for(before.turn, before.play(move)))
        won = [best_for(before.turn, before.play(move)) for move in (best, played)]
        *_before, missed = missed_as_it_lay(before, best, played)
        assert missed == won[0] - won[1]


def test_long_before_the_end_open_hands_say_nothing() -> None:
    deal = carte.game("scopa").deal(seed=1)
    *_before, missed = missed_as_it_lay(deal, *deal.legal_moves()[:2])
    assert missed is None


def test_the_same_thought_always_finds_the_same() -> None:
    deal = played_out("scopa", 3)
    number = choices(deal)[4]
    assert found(deal, number) == found(deal, number)


def hinted(slug: str) -> Deal:
    """A deal in which the reader plays what a hint says each time, and the others anything."""
    deal, others = carte.game(slug).deal(seed=3), Random(3)
    while not deal.is_over:
        *_before, ranking = weighed(deal) if deal.turn == 0 else [()]
        deal = deal.play(ranking[0].move if ranking else others.choice(deal.legal_moves()))
    return deal


@pytest.mark.parametrize("slug", ["scopa", "briscola", "mediatore"])
def test_of_a_move_that_a_hint_told_no_review_says_that_an_expert_would_rather_make_another(
    slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("carte.players.expert.PLAY_OUTS", 20)
    deal = hinted(slug)
    own = [n for n, (before, _m) in enumerate(deal.course(), 1) if before.turn == 0]
    reviewed = [on_a_loop(find(deal, n, Thinking())) for n in choices(deal) if n in own]
    assert reviewed
    for finding in reviewed:
        assert is_same(finding.judgement.best, finding.judgement.played)
        assert finding.cost == 0


def test_a_cost_is_never_told_at_first_glance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("carte.players.expert.PLAY_OUTS", 20)
    deal = played_out("briscola", 5)
    by = [before.turn for before, _move in deal.course()]
    others = [
        on_a_loop(find(deal, n, Thinking())) for n in choices(deal)[:24] if by[n - 1] != READER
    ]
    assert all(one.judgement.tries > FIRST_LOOK for one in others if one.cost)
    assert any(0 < one.judgement.tries <= GLANCE.worlds for one in others)


def test_a_newcomer_gives_points_away_in_every_deal_and_none_has_a_cost_below_zero() -> None:
    deal = played_out("briscola", 5)
    costs = [found(deal, number).cost for number in choices(deal)]
    assert min(costs) == 0 < max(costs)


@each_game
def test_every_choice_of_a_deal_is_reviewed_and_its_account_sums_up(slug: str) -> None:
    deal = played_out(slug, 4)
    assert {"record", "numbers"} == {*reviewable(deal)}
    assert sorted(reviewable(deal)["numbers"]) == [*choices(deal)]
    some = [found(deal, number, QUICK) for number in choices(deal)]
    for finding in some:
        said = finding_json(finding)
        assert (finding.seat != 0) or said["text"]
        assert (said["answer"] is not None) == (finding.seat == 0 and finding.cost > 0)
    answer = account(deal, [Entry(one.number, one.gain(0)) for one in some])
    totals = [score.total for score in deal.score()]
    mine = deal.game.side(0)
    result = totals[mine] if deal.game.sides > 2 else totals[mine] - totals[1 - mine]
    assert answer["result"]["points"] == round(result, 1)
    assert round(sum(part["points"] for part in answer["parts"]), 1) == round(result, 1)


GAINS = st.dictionaries(st.sampled_from(range(1, 30)), st.floats(-20, 20), max_size=20)


@given(GAINS)
def test_the_parts_sum_up_as_they_are_shown_and_the_dearest_moves_come_first(
    gains: dict[int, float],
) -> None:
    deal = played_out("scopa", 2)
    entries = [Entry(number, gain) for number, gain in gains.items()]
    said = account(deal, entries)
    shown = [float(part["text"].replace("−", "-")) for part in said["parts"]]
    assert round(sum(shown), 1) == said["result"]["points"]
    mine = {
        number: gains[number]
        for number, (before, _move) in enumerate(deal.course(), 1)
        if before.turn == 0 and gains.get(number, 0) < 0
    }
    assert said["moments"] == sorted(mine, key=lambda number: (mine[number], number))[:3]


def test_a_bid_is_told_with_what_each_is_expected_to_be_paid() -> None:
    deal = played_out("mediatore", 4, "regular")
    number = next(n for n, (before, _m) in enumerate(deal.course(), 1) if before.turn == 0)
    bids = finding_json(found(deal, number))["bids"]
    assert "pass" in [bid["text"] for bid in bids]
    assert all(re.fullmatch(r"[+−]\d+(\.[1-9])?|0", bid["points"]) for bid in bids)


@pytest.mark.parametrize(
    ("slug", "seed"), [("briscola-chiamata", 1), ("mediatore", 4), ("cirulla", 9)]
)
def test_what_is_told_of_offers_comes_from_the_worlds_that_tell_the_cost_best_first(
    slug: str, seed: int
) -> None:
    deal = played_out(slug, seed, "regular")
    said = [
        number
        for number, (before, move) in enumerate(deal.course(), 1)
        if before.turn == READER and not isinstance(move, Play) and len(before.legal_moves()) > 1
    ]
    assert said
    for number in said:
        finding = found(deal, number)
        points = {
            one["text"]: float(one["points"].replace("−", "-"))
            for one in finding_json(finding)["bids"]
        }
        assert [*points.values()] == sorted(points.values(), reverse=True)
        best, played = (
            points[in_words(move, finding.before)]
            for move in (finding.judgement.best, finding.judgement.played)
        )
        assert round(best - played, 1) == tenths(finding.judgement.missed[READER])


def test_a_page_asks_by_the_record_and_gets_the_account_by_what_it_found() -> None:
    record = played_out("scopa", 2).record()
    deal = carte.from_record(record)
    number = choices(deal)[-1]
    said = asked("find", record=record, number=number)
    assert said["number"] == number
    told_of = [{"number": number, "gain": said["gain"]}]
    assert asked("account", record=record, found=told_of)["parts"]


@each_game
def test_every_choice_is_in_the_order_to_look_at_them_the_readers_before_the_others(
    slug: str,
) -> None:
    deal = played_out(slug, 4)
    order = asked("order", record=deal.record())["numbers"]
    turns = [before.turn for before, _move in deal.course()]
    own = [number for number in order if turns[number - 1] == READER]
    assert sorted(order) == [*choices(deal)]
    assert own == order[: len(own)] != []


def test_a_likely_fault_is_looked_at_before_a_move_that_a_regular_would_have_made() -> None:
    """Under the settebello first the wrong card is taken, then the best that is left is done."""
    deal = carte.game("scopa").position(hands=["9C 7C 2S", "4C 5C 8C"], table="9D 7D 10B", turn=0)
    for written in ("9C x 9D", "4C", "7C x 7D", "5C", "2S", "8C"):
        deal = deal.play(written)
    *_thoughts, order = likely_first(deal, [3, 1])
    assert order == [1, 3]


@pytest.mark.parametrize(
    ("ask", "message", "expected"),
    [
        ("find", {"number": 0}, "is no choice"),
        ("find", {"number": 99}, "is no choice"),
        ("find", {"number": "1"}, "give a whole number"),
        ("find", {"record": "1. 7D"}, "Game"),
        ("find", {"record": None}, "give a text"),
        ("order", {"record": "1. 7D"}, "Game"),
        ("account", {"found": [{"number": 1}]}, "it lacks gain"),
        ("account", {"found": [{"number": 1, "gain": "much"}]}, "give a number"),
        ("account", {"found": [{"number": 77, "gain": 1}]}, "is no choice"),
        ("account", {"found": 7}, "give a list"),
    ],
)
def test_what_cannot_be_reviewed_is_refused_with_what_is_expected(
    ask: str, message: Mapping[str, Any], expected: str
) -> None:
    record = played_out("scopa", 2).record()
    with pytest.raises(ValueError, match=expected):
        asked(ask, **{"record": record, **message})


def test_a_deal_that_is_not_over_cannot_be_reviewed() -> None:
    with pytest.raises(Unanswerable, match="not over"):
        asked("find", record=carte.game("scopa").deal(seed=1).record(), number=1)


def test_others_are_answered_while_a_move_is_reviewed() -> None:
    """A review may take long, so that it must let go of the loop again and again."""
    deal = played_out("scopa", 2)

    async def both() -> list[str]:
        order: list[str] = []

        async def review() -> None:
            await find(deal, choices(deal)[0], Thinking(), Thought(60, 40))
            order.append("review")

        async def other() -> None:
            await asyncio.sleep(0)
            order.append("other")

        await asyncio.gather(review(), other())
        return order

    assert on_a_loop(both()) == ["other", "review"]
