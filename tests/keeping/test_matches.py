"""Matches that a browser keeps: whatever the reader is asked fits in their store."""

import json
from random import Random

import pytest

import carte
from carte.board.seats import READER
from carte.engine.deal import Deal
from carte.engine.game import Game
from carte.engine.moves import Move
from carte.play.asking import SittingTable
from carte.play.match_code import from_json
from carte.play.review import choices, find
from carte.play.review.finding import Thought
from carte.play.review.finding_text import finding_json
from carte.play.thinking import Thinking
from tests.front.loops import on_a_loop
from tests.keeping.mutants import golden
from tests.keeping.pure import Pure
from tests.keeping.snapshots import entry
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
        table = SittingTable(sitting, "")
        while not sitting.deal.is_over:
            sitting = sitting.play(won_by_the_reader(rng, sitting.deal))
            kept = json.loads(json.dumps(table.sitting_json(sitting)))
            entries = {f"carte.play.{game.slug}": entry(kept)}
            assert pure("fitting", entries, {}) == {"entries": entries, "aside": {}}
            asked.add(sitting.deal.phase if sitting.deal.turn == READER else None)
    assert asked >= PHASES.get(game.slug, {"play"})


def won_by_the_reader(rng: Random, deal: Deal) -> Move:
    """A random move; in an auction the others pass."""
    outbid = deal.phase == "auction" and deal.turn != READER
    return deal.legal_moves()[0] if outbid else chosen(rng, deal)


QUICK = Thought(12, 6)
ROOM = 20_000
"""Signs that what is found about a deal may have: a browser keeps one of them a table."""


def test_a_match_fits_with_what_was_found_about_its_deal_and_where_it_is_looked_at(
    pure: Pure,
) -> None:
    sitting = begun(carte.game("mediatore"), 3)
    while not sitting.deal.is_over:
        bids = [move for move in sitting.deal.legal_moves() if str(move).startswith("bid")]
        sitting = sitting.play(bids[0] if bids else sitting.deal.legal_moves()[0])
    deal = sitting.deal
    found = [finding_json(on_a_loop(find(deal, n, Thinking(), QUICK))) for n in choices(deal)]
    reviewed = {"record": deal.record(), "found": json.loads(json.dumps(found))}
    assert len(json.dumps(reviewed)) < ROOM
    match = json.loads(json.dumps(SittingTable(sitting, "").sitting_json(sitting)))
    key = "carte.play.mediatore"
    for more in ({}, {"reviewed": None, "looked": None}, {"looked": {"deal": 0, "number": 7}}):
        entries = {key: entry({**match, "reviewed": reviewed, **more})}
        assert pure("fitting", entries, {}) == {"entries": entries, "aside": {}}
    wrong = {key: entry({**match, "looked": {"deal": -1, "number": 7}})}
    assert pure("fitting", wrong, {})["entries"] == {}


def test_the_cards_of_every_match_that_an_edition_has_kept_lie_as_they_are_dealt_today(
    pure: Pure,
) -> None:
    played = [text for key, text in golden() if key.startswith(("carte.play.", "carte.guide."))]
    values = [pure("opened", text)["kept"] for text in played]
    matches = [one for value in values for one in (value if isinstance(value, list) else [value])]
    assert matches
    for kept in filter(None, matches):
        sitting = from_json(kept["sitting"])
        told = SittingTable(sitting, "").sitting_json(sitting)
        before, now = kept["moment"]["step"]["zones"], told["moment"]["step"]["zones"]
        for zone in ("hand", "table", "trick"):
            assert sorted(before.get(zone, [])) == sorted(now.get(zone, []))
