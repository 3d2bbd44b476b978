"""At a table no button offers what would be refused, and none is missing."""

import random
from itertools import combinations, islice

import pytest
from playwright.sync_api import expect

import carte
from carte.board.messages import SceneStep
from carte.board.seats import READER
from carte.engine.deal import Deal
from carte.engine.game import Game
from carte.engine.moves import Discard, Play
from carte.play import Sitting, code
from carte.play.moment import moment
from tests.front.reader import Sit
from tests.play.sittings import GAMES, begun, decisions

TABLES = [
    *GAMES,
    carte.game("mediatore", striscio=False),
    carte.game("mediatore", signal_truth=False),
]

SOME = 200
"""So many of the sets of cards that can be handed in are looked at."""


def asked_at(game: Game, seed: int) -> list[tuple[Deal, SceneStep]]:
    """The reader's decisions in a match at random, each with what the page is told of it.

    The reader makes the lowest bid, and the others pass.
    """
    rng, found, sitting = random.Random(seed), [], begun(game, seed)
    while not (sitting.deal.is_over and sitting.match.is_over):
        deal = sitting.deal
        if deal.is_over:
            sitting = sitting.next()
            continue
        moves = deal.legal_moves()
        if deal.turn == READER:
            found.append((deal, moment(sitting)["step"]))
            moves = moves[1:2] or moves if deal.phase == "auction" else moves
        elif deal.phase == "auction":
            moves = moves[:1]
        sitting = sitting.play(rng.choice(moves))
    return found


@pytest.mark.parametrize("game", TABLES, ids=repr)
def test_what_the_page_is_told_can_be_said_is_what_is_allowed(game: Game) -> None:
    seen = set()
    for deal, step in (each for seed in range(3) for each in asked_at(game, seed)):
        legal = deal.legal_moves()
        seen.add(deal.phase)
        said = [one["move"] for one in step.get("says", [])]
        words = [str(move) for move in legal if str(move).split()[0] in ("pass", "bid", "declare")]
        assert {*said} <= {*map(str, legal)}
        assert said[:2] == words[:2]
        leads = step.get("leads", {})
        signals = {(str(m.card), m.signal) for m in legal if isinstance(m, Play) and m.signal}
        assert {(card, one) for card, some in leads.items() for one in some} == signals
        assert {one for _card, one in signals} <= {one["id"] for one in step.get("signals", [])}
        if collect := step.get("collect"):
            cards = step["zones"][collect["from"]]
            assert collect["size"]
            sets = combinations(cards, collect["size"])
            handed = [" ".join([collect["verb"], *some]) for some in islice(sets, SOME)]
            assert all(deal.ruling(move).legal for move in handed)
            assert isinstance(legal[0], Discard) or len(handed) == len(legal)
    phases = {"auction", "call", "exchange"} if game.slug == "mediatore" else set()
    assert {"play", *phases} <= seen


def test_only_a_signal_that_is_true_of_the_picked_card_can_be_pressed(sit: Sit) -> None:
    sitting = decisions(carte.game("mediatore"))["lead"]
    at = sit("mediatore", fragment=f"#play={code(sitting)}")
    leads = moment(sitting)["step"]["leads"]
    some = {signal for signals in leads.values() for signal in signals}
    said = at.root.locator(".carte-signals [data-option]")
    pressed = "all => all.filter(one => !one.disabled).map(({ dataset }) => dataset.option)"
    assert {*said.evaluate_all(pressed)} == {*some, "none"}
    card, signals = next((card, own) for card, own in leads.items() if {*own} < some)
    lie = next(iter(some - {*signals}))
    at.press(f".carte-signals [data-option={lie}]", f"[data-zone=hand] [data-card='{card}']")
    assert {*said.evaluate_all(pressed)} == {*signals, "none"}
    expect(at.root.locator(".carte-signals [data-option=none]")).to_have_attribute(
        "aria-pressed", "true"
    )
    at.press("[data-action=play]")
    at.ready()
    assert str(at.deal.moves[len(sitting.deal.moves)]) == card


def test_no_signal_has_a_button_where_nobody_may_give_it(sit: Sit) -> None:
    game = carte.game("mediatore", striscio=False)
    sitting: Sitting = decisions(game)["lead"]
    at = sit("mediatore", fragment=f"#play={code(sitting)}")
    expect(at.root.locator(".carte-signals")).to_be_visible()
    expect(at.root.locator(".carte-signals [data-option=striscio]")).to_have_count(0)
