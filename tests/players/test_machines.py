"""Random deals of every game, watched at every step (hypothesis state machines)."""

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import carte
from carte.engine.cards import PACK

STRAY_MOVES = st.sampled_from(
    ["pass", "declare", "bid 2", "bid solo", "call 3S", "give 4C", "discard 4C 5C 6D 7S"]
    + [f"{card}" for card in PACK]
    + [f"{card} x {other}" for card in PACK[::3] for other in PACK[1::3]]
)


class AnyDeal(RuleBasedStateMachine):
    """One deal of one game: legal moves at random, and stray ones that must leave no trace."""

    game: carte.Game

    @initialize(seed=st.integers(0, 2**32), data=st.data())
    def begin(self, seed: int, data: st.DataObject) -> None:
        self.deal = self.game.deal(seed=seed, dealer=data.draw(st.integers(0, self.game.seats - 1)))

    @rule(data=st.data())
    @precondition(lambda self: not self.deal.is_over)
    def play(self, data: st.DataObject) -> None:
        move = data.draw(st.sampled_from(self.deal.legal_moves()))
        ruling = self.deal.ruling(move)
        assert ruling.legal
        self.deal = self.deal.play(move)

    @rule(text=STRAY_MOVES)
    def try_anything(self, text: str) -> None:
        ruling = self.deal.ruling(text)
        assert ruling.legal == (carte.move(text) in self.deal.legal_moves())
        if not ruling.legal:
            with pytest.raises(carte.IllegalMove) as refused:
                self.deal.play(text)
            assert refused.value.ruling == ruling

    @invariant()
    def somebody_can_move_until_it_is_over(self) -> None:
        assert bool(self.deal.legal_moves()) != self.deal.is_over


@pytest.mark.parametrize("slug", carte.GAMES)
def test_whatever_is_tried_only_a_legal_move_changes_a_deal(slug: str) -> None:
    machine = type("ThisGame", (AnyDeal,), {"game": carte.game(slug)})
    steps = settings(max_examples=8, stateful_step_count=120)
    run_state_machine_as_test(machine, settings=steps)
