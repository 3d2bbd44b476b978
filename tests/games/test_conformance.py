"""What holds of every game, whatever is played in it."""

import ast
import copy
import json
import pickle
from collections.abc import Iterator
from inspect import getsource, isfunction
from itertools import product
from textwrap import dedent
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import carte
from carte.engine.edition import NewerEdition
from carte.engine.game import Game
from carte.engine.reading import InvalidValue
from tests.engine import trick_games
from tests.engine.lines_of_play import GAMES, line

SEEDS = st.integers(0, 2**32)
ANY_GAME = st.sampled_from([*GAMES, *trick_games.GAMES])
each_game = pytest.mark.parametrize("game", [*GAMES, *trick_games.DEFAULTS], ids=repr)


def kinds() -> Iterator[type]:
    """Every class that a game or a deal of it is an instance of."""
    for game in map(carte.game, carte.GAMES):
        for one in (game, game.deal(seed=1)):
            yield from type(one).__mro__[:-1]


def test_what_may_be_called_of_one_kind_of_game_or_deal_may_be_called_of_every_kind() -> None:
    for kind in {*kinds()}:
        for name, own in vars(kind).items():
            inherited = [vars(one)[name] for one in kind.__mro__[1:-1] if name in vars(one)]
            if not name.startswith("__"):
                assert {isfunction(one) for one in inherited} <= {isfunction(own)}, (kind, name)


def only_described(kind: type) -> Iterator[str]:
    """The methods of a class that are nothing but a docstring."""
    (body,) = ast.parse(dedent(getsource(kind))).body
    assert isinstance(body, ast.ClassDef)
    for one in body.body:
        if isinstance(one, ast.FunctionDef) and len(one.body) == 1 and ast.get_docstring(one):
            yield one.name


def test_what_is_only_described_of_all_games_or_deals_has_to_be_written_by_each_kind() -> None:
    for kind in {*kinds()}:
        described = {*only_described(kind)} if kind.__module__.startswith("carte") else set()
        assert described <= getattr(kind, "__abstractmethods__", set()), kind


@pytest.mark.parametrize("slug", carte.GAMES)
def test_every_game_is_tried_here(slug: str) -> None:
    assert carte.game(slug) in [*GAMES, *trick_games.DEFAULTS]


@settings(max_examples=25)
@given(ANY_GAME, SEEDS)
def test_legal_moves_lead_to_the_end_and_a_score_for_each_side(game: Game, seed: int) -> None:
    leads_to_the_end(game, seed)


def leads_to_the_end(game: Game, seed: int) -> None:
    *deals, over = line(game, seed)
    assert not any(deal.is_over or deal.phase == "over" for deal in deals)
    assert (over.is_over, over.phase, over.legal_moves()) == (True, "over", ())
    assert len(over.score()) == game.sides
    assert game.whole in (None, sum(score.total for score in over.score()))
    assert all(0 not in score.items.values() for score in over.score())
    assert over.moves == tuple(carte.move(str(move)) for move in over.moves)
    is_thrown_in = deals[-1].phase == "auction"  # before everybody may have had a turn
    turns, everybody = {deal.turn for deal in deals}, set(range(game.seats))
    assert turns == everybody or (is_thrown_in and turns < everybody)


@settings(max_examples=25)
@given(ANY_GAME, SEEDS)
def test_a_deal_survives_json_repr_and_replay(game: Game, seed: int) -> None:
    survives(game, seed)


def survives(game: Game, seed: int) -> None:
    deals = played(game, seed)
    for deal in [*deals[::6], deals[-1]]:
        again = carte.from_json(json.loads(json.dumps(deal.to_json())))
        is_alike(again, deal)
        assert (again.phase, again.turn, again.piles) == (deal.phase, deal.turn, deal.piles)
        assert eval(repr(deal), vars(carte)) == deal
        replayed = carte.from_record(deal.record())
        assert replayed == deal
        assert replayed.moves == deal.moves
    assert deals[-1].score() == carte.from_json(deals[-1].to_json()).score()
    assert hash(deals[3]) == hash(carte.from_json(deals[3].to_json()))


def played(game: Game, seed: int) -> list[carte.Deal]:
    """Every position of a deal that is played to its end."""
    return trick_games.played(game, seed) if game.has_auction else line(game, seed)


def is_alike(one: carte.Deal, other: carte.Deal) -> None:
    """What a deal shows and allows is what another one does."""
    assert one == other
    assert one.game == other.game
    assert one.legal_moves() == other.legal_moves()
    seats = range(one.game.seats)
    assert [one.view(seat) for seat in seats] == [other.view(seat) for seat in seats]


@each_game
def test_a_deal_can_be_copied_and_pickled(game: Game) -> None:
    for deal in played(game, 6)[::5]:
        for copied in (copy.deepcopy(deal), pickle.loads(pickle.dumps(deal))):
            is_alike(copied, deal)


@each_game
def test_playing_leaves_the_deal_as_it_was(game: Game) -> None:
    for deal in line(game, 3)[:-1:5]:
        before = deal.to_json()
        deal.play(deal.legal_moves()[-1])
        assert deal.to_json() == before


@each_game
def test_nothing_that_is_said_scores_at_once_but_what_is_declared(game: Game) -> None:
    for deal in played(game, 1)[:-1]:
        for said in deal.legal_moves():
            if isinstance(said, carte.Announcement) and said.verb != "declare":
                assert deal.brings(said) == 0


@each_game
def test_a_score_comes_only_at_the_end(game: Game) -> None:
    *deals, over = played(game, 4)
    for deal in deals:
        with pytest.raises(carte.Unfinished, match="is not over"):
            deal.score()
    assert len(over.score()) == game.sides


@pytest.mark.parametrize("data", [{}, {"game": "scopa"}, {"game": "scopa", "options": {}}])
def test_json_that_is_no_deal_is_an_error_that_names_what_is_missing(data: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="it lacks"):
        carte.from_json(data)


ODD = [7, True, "7D", {"": 0}, [{}], [[]], [""], [None], ["7D", 3], [[0]], [[9, "7D"]], 10**400]
FACTS = (carte.InvalidPosition, carte.InvalidCard, carte.InvalidMove)


@each_game
def test_a_fact_of_another_kind_is_refused_or_makes_a_position(game: Game) -> None:
    usual: dict[str, Any] = {"trump": "D"} if "trump" in game.facts else {}
    for name, value in product((*game.facts, "hand", "self"), ODD):
        try:
            deal = game.position(**{**usual, name: value})
        except FACTS as error:
            assert len(str(error)) < 600, name
        else:
            assert deal == carte.from_json(deal.to_json()), (name, value)


OURS = (carte.InvalidPosition, carte.InvalidOption, carte.UnknownGame, NewerEdition, InvalidValue)
GOOD = carte.game("scopa").position(hand="7D 2S", table="3C 4S").to_json()


@pytest.mark.parametrize(
    "value", [None, 7, "7D", [], [[]], {"": 1}, {"self": 1}, {"slug": 1}, True]
)
def test_json_of_another_kind_is_an_error_of_the_houses_own(value: Any) -> None:
    for data in (value, *({**GOOD, name: value} for name in GOOD)):
        try:
            deal = carte.from_json(data)
        except OURS as error:
            assert len(str(error)) < 600
        else:
            assert data["options"] == data["position"] or deal.to_json()["game"] == "scopa"


@pytest.mark.parametrize("slug", [None, 7, [], {}, "tarot" * 10_000])
def test_what_is_no_game_is_refused_with_the_games_that_there_are(slug: Any) -> None:
    with pytest.raises(carte.UnknownGame, match="the games are scopa") as told:
        carte.game(slug)
    assert len(str(told.value)) < 400


@pytest.mark.parametrize("value", [0, -1, True, 1.0, "11", 10**7, 10**400, None, [], {}])
def test_a_target_is_a_number_that_somebody_may_play_to(value: Any) -> None:
    with pytest.raises(carte.InvalidOption, match="give a positive number, at most 1,000,000"):
        carte.game("scopa", target=value)
