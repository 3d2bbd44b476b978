"""How long two moves are compared: until it is known what one costs, and no longer."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest

import carte
from carte.engine.moves import Move
from carte.play.comparison import FIRST_LOOK, WORLDS, clearly_missed, compared, is_as_good
from carte.players import Judgement

BEST, PLAYED = carte.move("7D x 7C"), carte.move("2S")
DEAL = carte.game("scopa").position(hands=["7D 2S", ""], table="7C 5B", dealer=1, turn=0)

Look = Callable[[int], tuple[float, float]]
"""What a move has missed, and the standard error of that, after some worlds."""


class Expert:
    """An expert who finds in the worlds what a test wants."""

    def __init__(self, look: Look) -> None:
        self._look = look

    def compare(
        self, _view: Any, best: Move, moves: list[Move], worlds: int, **_how: bool
    ) -> Iterator[Mapping[Move, Judgement]]:
        """Yield the judgements of all moves, world by world."""
        for tries in range(1, worlds + 1):
            missed, error = self._look(tries)
            by_seat = (missed, -missed)
            yield {move: Judgement(best, move, by_seat, by_seat, error, tries) for move in moves}


@pytest.fixture
def judged(monkeypatch: pytest.MonkeyPatch) -> Callable[[Look], Judgement]:
    def last(look: Look) -> Judgement:
        monkeypatch.setattr("carte.play.comparison.expert_at", lambda *_: Expert(look))
        *_before, final = compared(DEAL, BEST, PLAYED)
        return final[PLAYED]

    return last


def test_a_plain_mistake_is_known_at_the_second_look(judged: Callable[[Look], Judgement]) -> None:
    judgement = judged(lambda tries: (2.0, 0.1))
    assert judgement.tries == 2 * FIRST_LOOK
    assert clearly_missed(DEAL, judgement) == 2.0


@pytest.mark.parametrize("missed", [-2.0, 0.0])
def test_a_move_that_is_no_worse_is_known_at_the_first_look(
    judged: Callable[[Look], Judgement], missed: float
) -> None:
    assert judged(lambda tries: (missed, 0.01)).tries == FIRST_LOOK


def test_while_it_is_open_what_a_move_costs_the_judge_goes_on_to_the_bound(
    judged: Callable[[Look], Judgement],
) -> None:
    judgement = judged(lambda tries: (0.3, 3 / tries**0.5))
    assert judgement.tries == WORLDS
    assert clearly_missed(DEAL, judgement) == 0


def test_what_looks_clear_once_and_then_no_more_costs_nothing(
    judged: Callable[[Look], Judgement],
) -> None:
    judgement = judged(lambda tries: (2.0 if tries <= FIRST_LOOK else 0.2, 0.1))
    assert judgement.tries > FIRST_LOOK
    assert clearly_missed(DEAL, judgement) == 0


def test_where_more_worlds_would_hardly_show_a_cost_the_judge_stops(
    judged: Callable[[Look], Judgement],
) -> None:
    judgement = judged(lambda tries: (0.0, 3 / tries**0.5))
    assert judgement.tries == 4 * FIRST_LOOK
    assert not is_as_good(DEAL, judgement)


def test_offers_are_tried_in_the_same_worlds_and_in_more_before_the_first_look(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(
        "carte.play.comparison.expert_at", lambda *_: Expert(lambda tries: (0.0, 0.0))
    )
    *_before, final = compared(DEAL, BEST, PLAYED, [BEST, PLAYED])
    assert {judgement.tries for judgement in final.values()} == {2 * FIRST_LOOK}
