"""What the reader is shown and told depends on nothing that the reader may not know."""

import random
from collections.abc import Iterator
from random import Random

import pytest

from carte.board.narration import narrate
from carte.engine.deal import Deal
from carte.engine.game import Game
from carte.play.advice import reasons
from carte.play.moment import moment
from carte.play.sitting import Sitting
from tests.play.sittings import GAMES, begun, chosen

each_game = pytest.mark.parametrize("game", GAMES, ids=repr)


def known(deal: Deal) -> set[str]:
    """The cards that seat 0 has before it, or has seen played."""
    facts = deal.view(0).facts
    texts = [facts["hand"], facts.get("table", ""), facts.get("trick", "")]
    texts += [facts.get(name) or "" for name in ("turned_up", "monte", "taken", "given")]
    texts += [text for _leader, text in facts.get("tricks", [])]
    texts += facts.get("open_hands", [])
    piles = [card for pile in deal.piles for card in pile]
    return {*map(str, piles), *" ".join(texts).split()}


def otherwise(deal: Deal, rng: Random) -> Deal | None:
    """The same deal with other cards where seat 0 sees none; None where it cannot be so."""
    seen = known(deal)
    hidden = [str(card) for card in deal.deck if str(card) not in seen]
    shuffled = iter(rng.sample(hidden, len(hidden)))
    deck = [str(card) if str(card) in seen else next(shuffled) for card in deal.deck]
    try:
        other = deal.game.deal(deck=deck, dealer=deal.dealer)
        for choice in deal.moves:
            other = other.play(choice)
    except ValueError:  # who did not follow suit cannot have had these cards
        return None
    return other if other.view(0) == deal.view(0) else None


def pairs(game: Game, seeds: range) -> Iterator[tuple[Sitting, Sitting]]:
    """Sittings before each move of a deal, once as it is and once with other hidden cards."""
    for seed in seeds:
        rng = random.Random(seed)
        sitting = begun(game, seed)
        while not sitting.deal.is_over:
            other = otherwise(sitting.deal, rng)
            if other is not None and other != sitting.deal:
                yield sitting, sitting.reached(other)
            sitting = sitting.play(chosen(rng, sitting.deal))


@each_game
def test_moments_are_equal_where_the_reader_sees_the_same(game: Game) -> None:
    compared = 0
    for one, other in pairs(game, range(2)):
        compared += 1
        assert moment(one, judged=True) == moment(other, judged=True)
    assert compared >= 10


@each_game
def test_advice_is_equal_where_the_reader_sees_the_same(game: Game) -> None:
    compared = 0
    for one, other in pairs(game, range(2)):
        if one.deal.turn == 0:
            for choice in one.deal.legal_moves()[:6]:
                compared += 1
                assert reasons(one.deal, choice) == reasons(other.deal, choice)
    assert compared >= 8


@each_game
def test_a_move_is_told_alike_where_the_reader_sees_the_same_before_and_after(game: Game) -> None:
    compared = 0
    for one, other in pairs(game, range(3)):
        for choice in {*one.deal.legal_moves()} & {*other.deal.legal_moves()}:
            if one.deal.play(choice).view(0) == other.deal.play(choice).view(0):
                compared += 1
                assert narrate(one.deal, [choice]) == narrate(other.deal, [choice])
    assert compared >= 10
