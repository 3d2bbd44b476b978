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
from carte.engine.auction.contract import ContractDeal
from carte.engine.capture.game import CaptureDeal
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
        self.first_table = {*self.deal.table}
        self.swept = False

    @rule(data=st.data())
    @precondition(lambda self: not self.deal.is_over)
    def play(self, data: st.DataObject) -> None:
        move = data.draw(st.sampled_from(self.deal.legal_moves()))
        ruling = self.deal.ruling(move)
        assert ruling.legal
        assert not (ruling.scopa and self.swept), "two plays in a row were both scope"
        self.swept = ruling.scopa
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
    def every_card_is_somewhere_once(self) -> None:
        deal = self.deal
        was_played = deal.is_over and any(deal.piles)  # then the monte is in a pile
        monte = () if was_played else getattr(deal, "monte", ())
        held = [card for zone in (*deal.hands, *deal.piles) for card in zone]
        lying = [*deal.table, *deal.stock, *deal.trick, *monte]
        assert sorted([*held, *lying]) == sorted(PACK)

    @invariant()
    def somebody_can_move_until_it_is_over(self) -> None:
        assert bool(self.deal.legal_moves()) != self.deal.is_over

    @invariant()
    def no_two_cards_of_a_value_meet_on_the_table(self) -> None:
        """Two lie together only if both were there from the start: the later one had to take."""
        if not isinstance(self.deal, CaptureDeal) or self.game.slug == "cirulla":
            return  # in cirulla a fifteen may be taken beside the equal card
        came = [card.value for card in self.deal.table if card not in self.first_table]
        assert len(came) == len({*came})
        assert len(self.deal.table) <= 13

    @invariant()
    def a_finished_deal_adds_up(self) -> None:
        if not self.deal.is_over:
            return
        total = sum(score.total for score in self.deal.score())
        played = any(self.deal.piles)
        points = {
            "asso-piglia-tutto": {40},
            "briscola": {120},
            "briscola-chiamata": {0},
            "mediatore": {0},
        }
        assert total in points.get(self.game.slug, range(1, 100))
        if isinstance(self.deal, ContractDeal):
            full = 120 if self.game.slug == "briscola-chiamata" else 35
            assert sum(self.deal.card_points) == (full if played else 0)


@pytest.mark.parametrize("slug", carte.GAMES)
def test_a_random_deal_keeps_the_invariants_at_every_step(slug: str) -> None:
    machine = type("ThisGame", (AnyDeal,), {"game": carte.game(slug)})
    steps = settings(max_examples=8, stateful_step_count=120)
    run_state_machine_as_test(machine, settings=steps)
