"""Matches that a browser keeps: whatever the reader is asked fits in their store."""

import json
from random import Random

import pytest

from carte.board.seats import READER
from carte.engine.deal import Deal
from carte.engine.game import Game
from carte.engine.moves import Move
from carte.play.asking import SittingTable
from tests.keeping.pure import Pure
from tests.keeping.test_stores import entry
from tests.play.sittings import GAMES, begun, chosen

PHASES = {
    "briscola-chiamata": {"auction", "call", "play"},
    "mediatore": {"auction", "call", "exchange", "play"},
}
SEEDS = 12


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_match_fits_at_every_moment_of_a_deal(game: Game, pure: Pure) -> None:
    asked = set()
    for seed in range(SEEDS if game.slug in PHASES else 1):
        rng, sitting = Random(seed), begun(game, seed)
        table = SittingTable("play", sitting, "")
        while not sitting.deal.is_over:
            sitting = sitting.play(won_by_the_reader(rng, sitting.deal))
            kept = json.loads(json.dumps(table.told(sitting)))
            entries = {f"carte.play.{game.slug}": entry(kept)}
            assert pure("fitting", entries, {}) == {"entries": entries, "aside": {}}
            asked.add(sitting.deal.phase if sitting.deal.turn == READER else None)
    assert asked >= PHASES.get(game.slug, {"play"})


def won_by_the_reader(rng: Random, deal: Deal) -> Move:
    """A random move; in an auction the others pass."""
    outbid = deal.phase == "auction" and deal.turn != READER
    return deal.legal_moves()[0] if outbid else chosen(rng, deal)
