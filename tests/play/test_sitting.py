"""A sitting: deals in a row, taken back, written down and read again."""

import random
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import carte
import carte.play
from carte.engine.game import Game
from carte.formats.base62 import spelled
from carte.play import InvalidSitting, Sitting, code, from_code
from carte.play.match_code import from_json, to_json
from carte.play.sitting import MOST_DEALS
from tests.games.variants import that_go_together, values_of
from tests.play.sittings import CONTRACTS, GAMES, begun, moments

each_game = pytest.mark.parametrize("game", GAMES, ids=repr)


def same(one: Sitting, other: Sitting) -> bool:
    """Whether two sittings are equal, and have come to be so by the same moves."""
    return one == other and [deal.moves for deal in one.dealt] == [
        deal.moves for deal in other.dealt
    ]


@each_game
def test_a_match_is_played_to_its_end_deal_by_deal(game: Game) -> None:
    sitting = list(moments(game))[-1]
    assert sitting.match.is_over
    assert len(sitting.match.scores) == len(sitting.dealt)
    assert all(deal.is_over for deal in sitting.dealt)
    dealers = [deal.dealer for deal in sitting.dealt]
    assert dealers == [(dealers[0] + n) % game.seats for n in range(len(dealers))]
    assert len({deal.deck for deal in sitting.dealt}) == len(sitting.dealt)
    with pytest.raises(ValueError, match="match is over"):
        sitting.next()


def test_the_next_deal_comes_only_after_this_one() -> None:
    with pytest.raises(ValueError, match="not over"):
        begun(carte.game("scopa")).next()


def test_a_deal_that_is_thrown_in_counts_and_the_next_seat_deals() -> None:
    sitting = begun(carte.game("briscola-chiamata"))
    while not sitting.deal.is_over:
        sitting = sitting.play("pass")
    after = sitting.next()
    assert after.match.totals == (0, 0, 0, 0, 0)
    assert len(after.match.scores) == 1
    assert after.deal.dealer == (sitting.deal.dealer + 1) % 5


def test_a_seed_tells_the_packs() -> None:
    assert begun(carte.game("scopa"), 7) == begun(carte.game("scopa"), 7)
    assert begun(carte.game("scopa"), 7).deal.deck != begun(carte.game("scopa"), 8).deal.deck


@each_game
def test_a_seed_tells_who_deals_first_and_with_1_the_reader_acts_first(game: Game) -> None:
    assert begun(game, 1).deal.turn == 0
    dealers = [begun(game, seed).deal.dealer for seed in range(game.seats)]
    assert {*dealers} == {*range(game.seats)}


@each_game
def test_undo_goes_back_to_the_readers_last_decision_and_leaves_a_mark(game: Game) -> None:
    rng = random.Random(5)
    sitting = begun(game)
    decisions = []
    while not sitting.deal.is_over:
        if sitting.deal.turn == 0:
            decisions.append(sitting.deal)
        sitting = sitting.play(rng.choice(sitting.deal.legal_moves()))
    for number, deal in enumerate(reversed(decisions), 1):
        sitting = sitting.undo()
        assert sitting.deal == deal
        assert sitting.deal.moves == deal.moves
        assert sitting.undone == (number,)
    with pytest.raises(ValueError, match="no move to take back"):
        sitting.undo()


@each_game
def test_a_sitting_comes_back_from_json_and_from_its_code_at_every_moment(game: Game) -> None:
    for sitting in moments(game, seed=3, deals=2):
        assert same(from_json(to_json(sitting)), sitting)
        assert same(from_code(code(sitting)), sitting)


@each_game
def test_a_deal_and_a_match_are_short_words(game: Game) -> None:
    sitting = list(moments(game, seed=4, deals=3))[-1]
    assert max(map(len, to_json(sitting)["played"])) <= 30
    assert len(code(sitting)) <= 20 + 25 * len(sitting.dealt)


@given(st.data())
@settings(max_examples=40)
def test_whatever_is_agreed_comes_back_from_a_code(data: st.DataObject) -> None:
    slug = data.draw(st.sampled_from(carte.GAMES))
    options = {
        rule.name: data.draw(st.sampled_from(values_of(rule)))
        for rule in carte.game(slug).HOUSE_RULES
    }
    sitting = Sitting.begin(
        carte.game(slug, **that_go_together(slug, options)),
        level=data.draw(st.sampled_from(["newcomer", "regular", "expert"])),
        seed=data.draw(st.integers(0, 10**15 - 1)),
        deals=data.draw(st.none() | st.integers(1, 99)) if slug in CONTRACTS else None,
    )
    for _move in range(data.draw(st.integers(0, 12))):
        if not sitting.deal.is_over:
            sitting = sitting.play(data.draw(st.sampled_from(sitting.deal.legal_moves())))
    assert same(from_code(code(sitting)), sitting)
    assert same(from_json(to_json(sitting)), sitting)


PLAYED = [list(moments(game, seed=2, deals=1))[30] for game in GAMES]


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"game": "tarot"}, "tarot.*scopa"),
        ({"game": None}, "None.*scopa"),
        ({"options": {"sweeps": 2}}, "sweeps.*last_card_sweep"),
        ({"options": {"target": "many"}}, "'many'.*positive"),
        ({"options": [1]}, r"\[1\] are not house rules"),
        ({"level": "master"}, "'master'; the levels are newcomer, regular, expert"),
        ({"level": ["expert"]}, r"\['expert'\]; the levels are newcomer"),
        ({"seed": -1}, "-1 is not a seed; give a whole number"),
        ({"seed": 1.5}, "1.5 is not a seed"),
        ({"seed": True}, "True is not a seed"),
        ({"deals": 3}, "deals=3: a match of scopa ends at its target"),
        ({"played": "0000"}, "'0000' are not moves; give a list"),
        ({"played": [7]}, r"\[7\] are not moves"),
        ({"played": ["0001"]}, "'0001' is not a code of moves: its last 3 characters do not fit"),
        (
            {"played": ["no way"]},
            "'no way' is not a code of moves: a code has only letters and digits",
        ),
        ({"played": ["G00G"]}, "'G00G' is not a code of moves: it is longer than its moves"),
        ({"played": ["0000", "0000"]}, "not over"),
        ({"undone": [-1]}, r"\[-1\]: say how many moves were taken back"),
        ({"undone": [0, 0]}, "taken back in each deal"),
        ({"level": "z" * 10**5}, "no level 'zzzz"),
        ({"options": {"self": 1}}, "no house rule 'self'"),
        ({"options": {"target": 10**9}}, "at most 1,000,000"),
        ({"edition": 10**5000}, "a newer edition"),
        ({"played": ["z" * 10**5]}, "are not moves; give a list"),
        ({"played": ["0000"] * 401}, "at most 400"),
        ({"undone": [1000]}, "taken back in each deal"),
        ({"score": 7}, "is not a saved match, which has the keys game, edition, options, level"),
    ],
)
def test_a_sitting_that_is_amiss_is_answered_in_words(change: Mapping[str, Any], says: str) -> None:
    whole = {"game": "scopa", "options": {}, "level": "regular", "seed": 1, "played": ["0000"]}
    with pytest.raises(InvalidSitting, match=says) as told:
        from_json({**whole, **change})
    assert len(str(told.value)) < 800


@pytest.mark.parametrize("text", [None, 7, [], "z" * 10**5, spelled(7), spelled(15 << 4 | 15)])
def test_what_is_no_code_of_a_match_is_refused_shortly(text: Any) -> None:
    with pytest.raises(InvalidSitting) as told:
        from_code(text)
    assert len(str(told.value)) < 600


def test_the_longest_match_is_replayed_but_once(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting.begin(carte.game("mediatore"), deals=MOST_DEALS)
    while len(sitting.dealt) < MOST_DEALS:
        sitting = sitting.next() if sitting.deal.is_over else sitting.play("pass")
    written = to_json(sitting)
    assert from_json(written) == sitting
    monkeypatch.setattr("carte.play.match_code._walk_moves", None)
    assert to_json(from_json(written)) == written


def test_a_match_ends_where_it_could_not_be_opened_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("carte.play.sitting.MOST_DEALS", 1)
    over = next(one for one in moments(carte.game("scopa")) if one.deal.is_over)
    with pytest.raises(ValueError, match="at most 1 deals: begin another"):
        over.next()


@pytest.mark.parametrize("data", [None, [], "scopa", {}, {"seed": 3}])
def test_what_is_no_sitting_at_all_is_shown(data: object) -> None:
    with pytest.raises(InvalidSitting, match="is not a saved match, which has the keys game"):
        from_json(data)


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=4),
    lambda some: (
        st.lists(some, max_size=2) | st.dictionaries(st.text(max_size=6), some, max_size=2)
    ),
    max_leaves=4,
)


@given(st.data())
@settings(max_examples=50)
def test_whatever_a_page_has_kept_is_a_sitting_or_is_told_to_be_none(data: st.DataObject) -> None:
    whole: dict[str, Any] = {**to_json(data.draw(st.sampled_from(PLAYED)))}
    name = data.draw(st.sampled_from([*whole]))
    whole[name] = data.draw(ANYTHING)
    try:
        assert to_json(from_json(whole))["game"] == whole["game"]
    except InvalidSitting as error:
        assert str(error)


@pytest.mark.parametrize("option", ["slug", "self"])
def test_an_option_of_an_odd_name_is_answered_in_words(option: str) -> None:
    with pytest.raises(InvalidSitting, match="is not a saved match"):
        from_json({"game": "scopa", "options": {option: 1}})


def test_a_deal_cannot_go_on_after_its_end() -> None:
    sitting = list(moments(carte.game("briscola")))[-1]
    told = to_json(sitting)
    with pytest.raises(InvalidSitting, match="match is over"):
        from_json({**told, "played": told["played"] * 2})
