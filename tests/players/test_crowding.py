"""Nobody thinks for minutes about a table that thousands of captures are legal at."""

from collections.abc import Iterator

import pytest

import carte
from carte.engine.capture.game import CaptureGame, CaptureView
from carte.engine.moves import Move, Play
from carte.play.review.finding import choices
from carte.players import LEVELS, Expert
from carte.players.crowding import is_crowded
from carte.players.determinization.likely import likelihood
from carte.players.heuristic import heuristic_for
from carte.players.heuristic_captures import MOST_PLAYS, taking_for
from carte.players.memory import Memory
from carte.players.open_hands import glimpsed

LOW = " ".join(f"{value}{suit}" for value in range(1, 5) for suit in "DCSB")
HANDS = ["KD QC", "KC KB"]
DEALT = [carte.game(slug) for slug in carte.GAMES]
AT_A_TABLE = [game for game in DEALT if isinstance(game, CaptureGame)]


@pytest.fixture
def crowd() -> carte.Deal:
    """Two court cards in each hand, and sixteen low cards on the table."""
    return carte.game("scopa").position(hands=HANDS, table=LOW, turn=0)


def taken(move: Move) -> int:
    """The cards that a move captures, a mask."""
    return move.mask if isinstance(move, Play) else 0


def course(game: carte.Game, seed: int) -> Iterator[carte.Deal]:
    """A deal in which every seat captures as little as it may."""
    deal = game.deal(seed=seed)
    while not deal.is_over:
        yield deal
        least = min(deal.legal_moves(), key=lambda move: taken(move).bit_count())
        deal = deal.play(least)


@pytest.mark.parametrize("game", DEALT, ids=lambda game: game.slug)
def test_no_table_of_dealt_cards_is_crowded(game: carte.Game) -> None:
    deals = [deal for seed in range(20) for deal in course(game, seed)]
    assert not [deal for deal in deals if is_crowded(deal) or is_crowded(deal.view(deal.turn))]


@pytest.mark.parametrize("level", LEVELS)
def test_at_a_crowded_table_every_player_takes_something(crowd: carte.Deal, level: str) -> None:
    assert len(crowd.legal_moves()) > 1000
    move = carte.player(level).choose(crowd.view(0))
    assert move in crowd.legal_moves()
    assert taken(move)


def test_an_expert_follows_the_heuristic_at_a_crowded_table(crowd: carte.Deal) -> None:
    view = crowd.view(0)
    advised = heuristic_for(crowd.game).advise(view, Memory(), view.legal_moves())
    ((only,),) = Expert().weigh(view)
    assert (only.move, only.tries) == (advised, 0)


def test_moves_at_a_crowded_table_are_compared_in_a_few_worlds(crowd: carte.Deal) -> None:
    best, other = crowd.legal_moves()[:2]
    *_, judged = Expert().compare(crowd.view(0), best, [other], 100)
    assert judged[other].tries == 4


def test_a_crowded_table_is_not_solved_however_few_cards_are_left(crowd: carte.Deal) -> None:
    assert glimpsed(crowd.view(0), None, None, 10_000) is None  # type: ignore[arg-type]


def test_what_was_played_to_a_crowded_table_is_no_evidence(crowd: carte.Deal) -> None:
    bare = carte.game("scopa").position(hands=HANDS, table="1D 2D", turn=0)
    for deal, is_evidence in ((crowd, False), (bare, True)):
        memory, play = Memory(), deal.legal_moves()[0]
        assert isinstance(play, Play)
        memory.hear(deal.view(0), play)
        after = deal.play(play).view(1)
        assert isinstance(after, CaptureView)
        assert (likelihood(after, memory) is not None) == is_evidence


def test_a_review_passes_over_moves_at_a_crowded_table(crowd: carte.Deal) -> None:
    most = max(crowd.legal_moves(), key=lambda move: taken(move).bit_count())
    after = crowd.play(most)
    while not after.is_over:
        after = after.play(after.legal_moves()[0])
    crowded = {number for number, (deal, _move) in enumerate(after.course(), 1) if is_crowded(deal)}
    assert 1 in crowded
    assert choices(after)
    assert not crowded & {*choices(after)}


def test_the_heuristic_looks_at_the_plays_that_take_most(crowd: carte.Deal) -> None:
    taking, view = taking_for(crowd.game), crowd.view(0)
    worths = [taking.worth(taken(move)) for move in view.legal_moves()]
    chosen = heuristic_for(crowd.game).advise(view, Memory(), view.legal_moves())
    assert sorted(worths)[-MOST_PLAYS] <= taking.worth(taken(chosen))
