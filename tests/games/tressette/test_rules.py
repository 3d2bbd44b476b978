"""Tressette: the examples of its rules, by number, and every deal against the rules read slowly."""

import random
from collections.abc import Sequence
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import carte
from carte.engine.match import Match, Score
from carte.engine.moves import move
from carte.engine.position import InvalidPosition
from carte.games.tressette.deal import TressetteDeal
from carte.games.tressette.game import Tressette
from tests.engine.slow_tricks import PACK
from tests.engine.trick_tables import played_slowly
from tests.games.tressette.slow import match as slow_match
from tests.kinds import at, dealt

FOUR, TWO = Tressette(), Tressette(players=2)
TO_LOSE = Tressette(to_lose=True)
TABLES = [
    Tressette(**dict(zip(("players", *names), values, strict=True)))
    for names in [("accusi", "cappotto", "to_lose"), ("signal_truth", "striscio", "cappotto")]
    for values in product((4, 2), *[(True, False)] * 3)
]


def declared(deal: TressetteDeal) -> list[str]:
    return [str(one)[8:] for one in deal.legal_moves() if str(one).startswith("declare")]


def over(game: Tressette, thirds: int, **facts: Any) -> TressetteDeal:
    """A finished deal in which side 0 has won so many thirds, the last trick only if it must."""
    last = int(thirds < 33)
    thirds -= 3 * (1 - last)
    worth = {card: game.points(1 << card.index) for card in carte.PACK}
    pile: list[carte.Card] = []
    for card in sorted(carte.PACK, key=lambda card: -worth[card]):
        if worth[card] and worth[card] <= thirds - sum(worth[one] for one in pile):
            pile.append(card)
    rest = [card for card in carte.PACK if card not in pile]
    deal = at(game, piles=[pile, rest], leader=last, **facts)
    assert deal.card_points[0] == thirds + 3 * (1 - last)
    return deal


def items(deal: TressetteDeal) -> list[dict[str, int]]:
    return [score.items for score in deal.score()]


@pytest.mark.parametrize("game", TABLES, ids=repr)
@settings(max_examples=4)
@given(st.integers(0, 2**32))
def test_the_engine_and_the_slow_rules_never_disagree(game: Tressette, seed: int) -> None:
    assert played_slowly(game, random.Random(seed))


@settings(max_examples=60)
@given(
    st.lists(st.tuples(st.integers(0, 11), *[st.sampled_from((0, 3, 6))] * 2), max_size=12),
    st.booleans(),
)
def test_a_match_never_disagrees_with_the_slow_rules(
    deals: Sequence[tuple[int, int, int]], to_lose: bool
) -> None:
    game = TO_LOSE if to_lose else FOUR
    scores = [(points + more, 11 - points + others) for points, more, others in deals]
    match = game.match()
    for both in scores:
        if not match.is_over:
            match = match.booked(tuple(Score({"points": each}) for each in both))
    totals, winner = slow_match(scores, game.target, to_lose)
    assert (list(match.totals), match.winner) == (totals, winner)
    assert match.is_over == (winner is not None)


@pytest.mark.parametrize(
    ("trick", "card", "tail", "winner", "thirds"),
    [
        ("7C 3C 1C", "2C", "strength", 1, 5),  # TR-01
        ("10D 1S 4D", "3B", "other-suit", 0, 5),  # TR-08
    ],
)
def test_who_wins_a_trick_and_what_it_counts(
    trick: str, card: str, tail: str, winner: int, thirds: int
) -> None:
    deal = at(FOUR, f"{card} 4B", trick=trick, leader=0, piles=["5B 6B 7B 5S", ""])
    assert deal.ruling(card).rule.tail == tail
    after = deal.play(card)
    assert after.tricks[-1].winner == winner
    assert after.card_points[winner % 2] == thirds


@pytest.mark.parametrize(
    ("thirds", "points"), [(17, 5), (18, 6), (33, 11), (2, 0), (32, 10), (34, 11), (1, 0)]
)
def test_thirds_are_rounded_down_and_come_to_eleven(thirds: int, points: int) -> None:
    """TR-02, TR-16."""
    assert [score.total for score in over(FOUR, thirds).score()] == [points, 11 - points]


def test_a_card_may_count_in_two_accusi() -> None:
    """TR-03."""
    deal = at(FOUR, "1D 2D 3D 2C 2S")
    assert declared(deal) == ["1D 2D 3D", "2D 2C 2S"]
    deal = deal.play("declare 1D 2D 3D").play("declare 2D 2C 2S")
    assert deal.accused == (0, 6)
    assert deal.accusi == (
        (1, carte.cards("1D 2D 3D"), 3),
        (1, carte.cards("2D 2C 2S"), 3),
    )
    assert not declared(deal)
    assert deal.turn == 1


def test_four_alike_count_once_as_four_or_as_three() -> None:
    """TR-04, TR-12."""
    deal = at(FOUR, "3D 3C 3S 3B 1D 2D")
    four = deal.play("declare 3D 3C 3S 3B")
    assert (four.accused, declared(four)) == ((0, 4), ["1D 2D 3D"])
    three = deal.play("declare 3D 3C 3S")
    assert (three.accused, declared(three)) == ((0, 3), ["1D 2D 3D"])
    assert three.ruling("declare 3D 3C 3S 3B").rule.tail == "accuso-once"


def test_every_three_of_four_may_be_named() -> None:
    """TR-11."""
    deal = at(FOUR, "1S 2S 3S 2D 2C 2B")
    assert declared(deal) == [
        "2D 2C 2S 2B",
        "1S 2S 3S",
        "2D 2C 2S",
        "2D 2C 2B",
        "2D 2S 2B",
        "2C 2S 2B",
    ]
    assert deal.play("declare 1S 2S 3S").play("declare 2D 2C 2S 2B").accused == (0, 7)


def test_accusi_are_due_in_the_first_trick_before_ones_own_card() -> None:
    """TR-13."""
    hands = ["4D 1C 2C 3C", "5D 1S 2S 3S", "6D 1D 2D 3D", "7D 1B 2B 3B"]
    deal = at(FOUR, hands=hands, leader=0)
    for seat, card in enumerate(("4D", "5D", "6D", "7D")):
        assert (deal.turn, len(declared(deal))) == (seat, 1)
        deal = deal.play(card)
    for _seat in range(4):
        assert not declared(deal)
        refused = deal.ruling("declare " + hands[deal.turn][3:])
        assert (refused.legal, refused.rule.tail) == (False, "accuso-first-trick")
        deal = deal.play(deal.legal_moves()[0])


@pytest.mark.parametrize(
    ("text", "tail"),
    [
        ("declare 1D 2D 3D", "in-hand"),  # TR-14
        ("declare 10C 9C 8C", "accusi"),  # TR-15
        ("declare 1D 2C 3S", "accusi"),
        ("declare", "accusi"),
        ("declare 7C=7", "accusi"),
        ("bid 3", "no-such-move"),
        ("4C x 1D", "no-such-move"),
    ],
)
def test_what_is_no_accuso_is_refused(text: str, tail: str) -> None:
    ruling = at(FOUR, "1D 2D 2C 3S 10C 9C 8C").ruling(text)
    assert (ruling.legal, ruling.rule.tail) == (False, tail)


def test_the_cards_of_an_accuso_come_in_any_order() -> None:
    """TR-14."""
    assert move("declare 3D 1D 2D") == move("declare 1D 2D 3D")
    assert str(move("declare 3B 3D 3S 3C")) == "declare 3D 3C 3S 3B"
    with pytest.raises(carte.InvalidMove, match="names a card twice"):
        move("declare 1D 1D 2D")
    with pytest.raises(carte.InvalidMove, match="declare 1D 2D 3D"):
        move("declare 1D 2D")


@pytest.mark.parametrize("game", [Tressette(accusi=False), TO_LOSE])
def test_no_accuso_where_none_scores(game: Tressette) -> None:
    """TR-15, TR-22."""
    deal = at(game, "1D 2D 3D")
    assert not declared(deal)
    tail = "to-lose" if game.to_lose else "accusi"
    assert deal.ruling("declare 1D 2D 3D").rule.tail == tail
    assert {*over(game, 12).score()[0].items} == {"points"}


def test_the_last_trick_is_worth_a_point_without_a_card_that_counts() -> None:
    """TR-17."""
    deal = at(FOUR, hands=["4D", "5D", "6D", "7D"], leader=0, piles=["4B 5B 6B 7B", ""])
    for card in ("4D", "5D", "6D", "7D"):
        deal = deal.play(card)
    assert deal.card_points == (0, 3)
    assert items(deal) == [{}, {"points": 1}]


def test_without_a_point_accusi_are_lost_where_that_is_agreed() -> None:
    """TR-18."""
    accusi = [[0, "1D 2D 3D"], [2, "2D 2C 2S"]]
    agreed = Tressette(cappotto=True)
    assert items(over(agreed, 2, accusi=accusi)) == [{}, {"points": 11}]
    assert items(over(agreed, 3, accusi=accusi))[0] == {"points": 1, "accusi": 6}
    assert items(over(FOUR, 2, accusi=accusi))[0] == {"accusi": 6}


@pytest.mark.parametrize(
    ("game", "before", "after", "winner"),
    [
        (FOUR, (30, 29), (4, 7), 1),  # TR-19
        (FOUR, (29, 26), (4, 7), None),
        (TO_LOSE, (20, 15), (7, 4), 1),  # TR-21
        (TO_LOSE, (20, 17), (4, 7), None),
    ],
)
def test_the_higher_total_at_the_target_decides(
    game: Tressette, before: Sequence[int], after: Sequence[int], winner: int | None
) -> None:
    scores = tuple(tuple(Score({"points": each}) for each in both) for both in (before, after))
    match = Match(game, 0, scores)
    assert (match.is_over, match.winner) == (winner is not None, winner)


def test_the_target_is_lower_without_accusi() -> None:
    """TR-20."""
    targets = [game.target for game in (FOUR, Tressette(accusi=False), TO_LOSE)]
    assert targets == [31, 21, 21]
    assert Tressette(accusi=False, target=31).options["target"] == 31
    assert not FOUR.chosen
    assert TO_LOSE.chosen == {"to_lose": True}


def test_played_to_lose_all_eleven_points_go_to_the_others() -> None:
    """TR-21."""
    assert items(over(TO_LOSE, 21)) == [{"points": 7}, {"points": 4}]
    assert items(over(TO_LOSE, 2)) == [{"points": 11}, {}]
    assert TO_LOSE.won_by(over(TO_LOSE, 21).score()) == 1
    assert TO_LOSE.match().resign(0).winner == 1


@pytest.mark.parametrize(
    ("hand", "signals"),
    [
        ("7D 4D 5D", {"busso", "striscio"}),  # TR-23
        ("7D 4D 2D", {"busso"}),
        ("7D 4C", {"busso", "volo"}),
        ("3D 4D", {"busso", "striscio"}),
    ],
)
def test_signals_say_what_is_true(hand: str, signals: set[str]) -> None:
    led = hand.split()[0]
    deal = at(FOUR, hand)
    assert {
        one for one in ("busso", "volo", "striscio") if deal.is_legal(f"{led} {one}")
    } == signals
    for one in {"volo", "striscio"} - signals:
        assert deal.ruling(f"{led} {one}").rule.tail == one
    assert at(Tressette(signal_truth=False), hand).is_legal(f"{led} volo")
    assert not at(Tressette(striscio=False), hand).is_legal(f"{led} striscio")


def test_only_the_leader_of_four_signals() -> None:
    """TR-24."""
    assert at(FOUR, "7D 4C", trick="3D", leader=0).ruling("7D busso").rule.tail == "signals"
    for facts in ({}, {"trick": "3D", "leader": 0}):
        assert at(TWO, "7D 4C", **facts).ruling("7D busso").rule.tail == "signals"


@pytest.mark.parametrize(
    ("hand", "trick", "legal"),
    [
        ("3D 4C 5C", "7D", ["3D"]),  # TR-09
        ("3D 4C 5C", "7S", ["4C", "5C", "3D"]),
        ("3C 4C", "2C", ["3C", "4C"]),  # TR-10
    ],
)
def test_suit_is_followed_and_nobody_must_win(hand: str, trick: str, legal: list[str]) -> None:
    for game in (FOUR, TWO):
        deal = at(game, hand, trick=trick, leader=0)
        assert {*map(str, deal.legal_moves())} == {*legal}
        assert deal.ruling(legal[0]).legal


def test_two_get_ten_cards_in_packets_and_the_winner_draws_first() -> None:
    """TR-25."""
    deal = dealt(TWO, deck=PACK)
    for seat, first in ((1, 0), (0, 5)):
        packets = [*PACK[first : first + 5], *PACK[first + 10 : first + 15]]
        assert {*map(str, deal.hands[seat])} == {*packets}
    assert [*map(str, deal.stock)] == PACK[20:]
    lead = deal.legal_moves()[-1]
    after = deal.play(lead)
    after = after.play(after.legal_moves()[-1])
    winner = after.turn
    assert PACK[20] in map(str, after.hands[winner])
    assert PACK[21] in map(str, after.hands[1 - winner])


def two_with(own: str, drawn: str, leads: bool) -> TressetteDeal:
    """Two players in the fourth trick: the one to act holds ten cards, and has just drawn one."""
    others = [card for card in PACK if card[:-1] in ("8", "9", "10")]
    fill = [card for card in PACK if card[:-1] in ("5", "6", "7")]
    hand = [*own.split(), *fill[: 10 - len(own.split())]]
    other, led = [card for card in others if card not in hand][:10], ""
    if not leads:
        led = other.pop()
    piles = [[*fill[-3:], "10B"], ["4S", "4B"]]
    rest = [c for c in PACK if c not in [*hand, *other, *piles[0], *piles[1], led]]
    return at(
        TWO,
        hands=[hand, other],
        trick=led,
        leader=0 if leads else 1,
        piles=piles,
        stock=rest[: len(rest) // 2 * 2],
        drawn=[drawn, other[:1]],
    )


@pytest.mark.parametrize("leads", [True, False])
def test_after_a_draw_an_accuso_holds_the_card_just_drawn(leads: bool) -> None:
    """TR-26, TR-27."""
    deal = two_with("1S 2S 3S 3D 3C", "2S", leads)
    assert declared(deal) == ["1S 2S 3S"]
    assert deal.ruling("declare 3D 3C 3S").rule.tail == "accuso-drawn"
    after = deal.play("declare 1S 2S 3S")
    assert (after.accused, after.turn, declared(after)) == ((3, 0), 0, [])
    assert after.ruling("declare 1S 2S 3S").rule.tail == "accuso-once"


def test_a_fourth_alike_that_is_drawn_is_declared_anew() -> None:
    """TR-06, TR-07."""
    deal = two_with("1D 1C 1S 1B", "1B", leads=True)
    assert declared(deal) == ["1D 1C 1S 1B", "1D 1C 1B", "1D 1S 1B", "1C 1S 1B"]
    assert not declared(deal.play("declare 1D 1C 1S 1B"))
    assert declared(two_with("1D 1C 1B", "1B", leads=True)) == ["1D 1C 1B"]


def test_all_see_what_is_declared_and_drawn_until_it_is_played() -> None:
    """TR-05, TR-28, TR-29."""
    hands = ["4D 1C 2C 3C", "5D 1S 2S 3S", "6D 1D 2D 3D", "7D 1B 2B 3B"]
    deal = at(FOUR, hands=hands, leader=0).play("declare 1C 2C 3C")
    for seat in (1, 2, 3):
        assert deal.view(seat).hands[0] == carte.cards("1C 2C 3C")
    assert deal.view(0).hands[1] == ()
    assert deal.play("1C").view(1).hands[0] == carte.cards("2C 3C")
    rng, two = random.Random(5), dealt(TWO, 5)
    drawn: list[set[carte.Card]] = [set(), set()]
    while not two.is_over:
        for seat in (0, 1):
            known = drawn[1 - seat] & {*two.hands[1 - seat]}
            assert known <= {*two.view(seat).hands[1 - seat]}
            if not two.accusi:
                assert known == {*two.view(seat).hands[1 - seat]}
        before, stock = len(two.tricks), two.stock
        two = two.play(rng.choice([one for one in two.legal_moves() if str(one)[0] != "d"]))
        if len(two.tricks) > before and stock:
            drawn[two.turn].add(stock[0])
            drawn[1 - two.turn].add(stock[1])
    assert len(drawn[0]) == len(drawn[1]) == 10


@pytest.mark.parametrize(
    ("game", "facts", "words"),
    [
        (FOUR, {"hand": "1D", "stock": "2D 3D"}, "two players draw from it"),
        (TWO, {"hand": "1D", "stock": "2D"}, "two players draw from it"),
        (FOUR, {"hand": "1D", "accusi": [[0, "1D 2D"]]}, "not an accuso"),
        (FOUR, {"hand": "1D", "accusi": "1D"}, "give pairs of a seat"),
        (FOUR, {"hand": "1D 4D", "accusi": [[0, "1D 2D 3D"]]}, "another seat holds"),
        (FOUR, {"hand": "1D", "scored": [{"scopa": 1}, {}]}, "points of accusi"),
        (TWO, {"hands": ["1D", "2D"], "drawn": ["3D", ""]}, "not in the hand of seat 0"),
        (FOUR, {"hand": "1D", "drawn": ["1D", "", "", ""]}, "but four draw none"),
        (TO_LOSE, {"hand": "1D", "accusi": [[0, "1D 2D 3D"]]}, "not an accuso"),
    ],
)
def test_a_position_that_cannot_be_is_refused(
    game: Tressette, facts: dict[str, Any], words: str
) -> None:
    with pytest.raises(InvalidPosition, match=words):
        at(game, **facts)


def test_three_cannot_play_nor_with_a_card_missing() -> None:
    """TR-30."""
    with pytest.raises(carte.InvalidOption, match="players=3"):
        Tressette(players=3)
    with pytest.raises(InvalidPosition, match="a deck is all"):
        dealt(FOUR, deck=PACK[1:])


def test_cards_that_are_known_lie_where_a_position_leaves_the_other_hands_open() -> None:
    deal = at(FOUR, "4D 5D 6D 7D", leader=0, accusi=[[2, "1S 2S 3S"]])
    assert {*carte.cards("1S 2S 3S")} <= {*deal.hands[2]}
    assert [len(hand) for hand in deal.hands] == [4, 4, 4, 4]
