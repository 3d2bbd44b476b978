"""Worlds are all the deals that look like a view, or a sample of them, and weigh what is likely."""

from itertools import permutations
from random import Random
from typing import Any

import pytest

import carte
from carte.engine.cards import cards_of, indices
from carte.games.mediatore.game import Mediatore
from carte.players import Expert, open_hands
from carte.players.determinization import hidden_in, weighed_worlds
from carte.players.determinization.random_deals import all_heaped, number_of_ways
from carte.players.memory import Memory
from carte.players.solver import solve
from tests.players.endings import ending

SMALL = {
    "scopa": (2, 6),
    "asso-piglia-tutto": (4, 0),
    "cirulla": (2, 6),
    "scopone": (6, 0),
    "briscola": (6, 4),
    "briscola-chiamata": (6, 0),
    "mediatore": (3, 0),
}
"""By game, how many cards in all hands and in the stock leave few worlds."""
every_game = pytest.mark.parametrize("slug", SMALL)


def watched(deal: Any) -> Memory:
    """What somebody remembers who has watched a deal of captures from its beginning."""
    memory = Memory()
    if deal.game.has_table:
        for before, move in deal.course():
            if isinstance(move, carte.Play):
                memory.hear(before.view(deal.turn), move)
    return memory


def small(slug: str, seed: int) -> Any:
    """An ending in which little is hidden."""
    return ending(carte.game(slug), seed, *SMALL[slug])


def as_it_lies(world: Any) -> tuple[object, ...]:
    """Where the cards of a world lie, as far as it matters."""
    rounds: list[int] = []
    if world.game.has_table:
        stock = world._stock
        while stock:
            rounds += world.game.deal_round(stock, world.dealer)
            stock = stock[world.game.seats * world.game.hand_size :]
    else:
        rounds += world._stock
    return world._hands, world.piles, tuple(rounds), getattr(world._facts(), "monte", "")


def test_heaps_lie_in_every_way_once() -> None:
    some, sizes, lacks = 0b110111, [2, 0, 1, 2], [0b1, 0, 0b10, 0]
    found = [tuple(heaps) for heaps in all_heaped(some, sizes, lacks)]
    orders = {
        tuple(sum(1 << card for card in part) for part in (order[:2], (), order[2:3], order[3:]))
        for order in permutations(indices(some))
    }
    assert len(orders) == number_of_ways(5, sizes) == 30
    fits = {order for order in orders if not any(map(int.__and__, order, lacks))}
    assert len(found) == len(fits)
    assert {*found} == fits


@every_game
def test_every_world_looks_like_the_view_and_is_there_once_with_the_one_that_is_played(
    slug: str,
) -> None:
    for seed in range(12):
        if deal := small(slug, seed):
            view, random = deal.view(deal.turn), Random(seed)
            unseen = hidden_in(view, watched(deal))
            worlds = [world for _weight, world in unseen.every(3000) or ()]
            assert worlds
            for world in worlds[:: max(1, len(worlds) // 50)]:
                seen = world.view(deal.turn).facts
                assert seen | {"calls": []} == view.facts | {"calls": []}
                assert world.legal_moves() == deal.legal_moves()
            found = [*map(as_it_lies, worlds)]
            assert len({*found}) == len(found) <= unseen.number
            assert as_it_lies(deal) in found
            assert {as_it_lies(unseen.any(random)) for _ in range(20)} <= {*found}


@every_game
def test_the_weights_of_all_worlds_are_one_together(slug: str) -> None:
    for seed in range(4):
        if deal := small(slug, seed):
            unseen = hidden_in(deal.view(deal.turn), watched(deal))
            found = weighed_worlds(unseen, Random(1), 3000, 30)
            assert all(weight > 0 for weight, _world in found)
            assert sum(weight for weight, _world in found) == pytest.approx(1)


def test_where_there_are_too_many_worlds_some_are_drawn() -> None:
    unseen = hidden_in(carte.game("scopone").deal(seed=1).view(1), Memory())
    assert unseen.every(2000) is None
    found = weighed_worlds(unseen, Random(1), 2000, 30)
    assert [weight for weight, _world in found] == [1 / 30] * 30
    again = weighed_worlds(unseen, Random(1), 2000, 30)
    assert [world for _weight, world in again] == [world for _weight, world in found]


def test_who_has_not_followed_suit_holds_none_of_it_in_any_world() -> None:
    game = carte.game("mediatore")
    for seed in range(30):
        deal = ending(game, seed, 7)
        if deal is None:
            continue
        lacks = {
            ((trick.leader + place) % 4, trick.plays[0].card.suit)
            for trick in deal.tricks
            for place, play in enumerate(trick.plays)
            if play.card.suit != trick.plays[0].card.suit
        }
        for _weight, world in hidden_in(deal.view(deal.turn), Memory()).every(2000) or ():
            held = {(seat, card.suit) for seat, hand in enumerate(world.hands) for card in hand}
            assert not held & lacks


@pytest.mark.parametrize(
    ("signal", "truth", "lacks"),
    [("", True, False), ("busso", True, False), ("volo", True, True), ("volo", False, False)],
)
def test_who_leads_holds_no_more_of_the_suit_only_by_a_volo_that_must_be_true(
    signal: str, truth: bool, lacks: bool
) -> None:
    game = Mediatore(signal_truth=truth)
    card = carte.Card("4C")
    ruled_out = cards_of(game.ruled_out(carte.Play(card.index, 0, signal), card.suit))
    assert {one.suit for one in ruled_out} == ({card.suit} if lacks else set())


def test_who_follows_may_hold_more_of_the_suit_and_who_does_not_holds_none() -> None:
    game, led = Mediatore(), carte.Card("4C").suit
    assert not game.ruled_out(carte.Play(carte.Card("5C").index), led)
    for other in ("5D", "5S", "5B"):
        ruled_out = game.ruled_out(carte.Play(carte.Card(other).index), led)
        assert cards_of(ruled_out) == tuple(one for one in carte.PACK if one.suit == led)


def test_what_the_declarer_took_or_gave_is_known_where_it_was_seen() -> None:
    """In solo and mediatore all see the monte; who gave a card knows which one came back."""
    game, drawn = carte.game("mediatore"), 0
    for seed in range(200):
        deal = ending(game, seed, 20)
        if deal is None or deal.bid not in ("solo", "mediatore"):
            continue
        for seat in range(4):
            facts = deal.view(seat).facts
            unseen = hidden_in(deal.view(seat), Memory())
            for number in range(5):
                world = unseen.draw(Random(number))
                for other, hand in enumerate(world.hands):
                    if other not in (deal.declarer, deal.giver):
                        assert {*hand}.isdisjoint(carte.cards(facts["taken"]))
                if facts["given"] and carte.Card(facts["given"]) in deal.hands[deal.giver]:
                    assert carte.Card(facts["given"]) in world.hands[deal.giver]
                    drawn += 1
    assert drawn


def test_a_world_in_which_all_played_as_advised_weighs_more() -> None:
    """Who lays an asso beside the settebello probably holds no seven."""
    hands = ["8C 2S", "1S 6C 5B"]
    deal = carte.game("scopa").position(hands=hands, table="7D 9S", turn=1)
    memory = Memory()
    memory.hear(deal.view(0), carte.Play(carte.Card("1S").index))
    unseen = hidden_in(deal.play("1S").view(0), memory)
    found = unseen.every(2000)
    assert found
    without = [weight for weight, world in found if not _has_seven(world)]
    seven = [weight for weight, world in found if _has_seven(world)]
    assert sum(without) / len(without) > 1.25 * sum(seven) / len(seven)


def _has_seven(world: carte.Deal) -> bool:
    return any(card.value == 7 for card in world.hands[1])


@pytest.mark.parametrize("slug", ["scopa", "scopone", "briscola", "briscola-chiamata", "mediatore"])
def test_near_the_end_an_expert_expects_what_all_worlds_bring_with_open_hands(slug: str) -> None:
    """In scopa with the last hand still to be dealt."""
    for seed in range(2 if slug == "scopa" else 4):
        deal = ending(carte.game("scopa"), seed, 4, 6) if slug == "scopa" else small(slug, seed)
        if deal is None or len(deal.legal_moves()) < 2:
            continue
        seat, memory = deal.turn, watched(deal)
        expert = Expert(iterations=10_000)
        expert._memory = memory
        *_, ranking = expert.weigh(deal.view(seat))
        wanted = dict.fromkeys([one.move for one in ranking], 0.0)
        for weight, world in hidden_in(deal.view(seat), memory).every(3000) or ():
            solution = solve(world)
            assert solution is not None
            for move in wanted:
                wanted[move] += weight * solution.margins[move]
        assert {one.move: one.margin for one in ranking} == pytest.approx(wanted)


def test_the_next_to_last_hand_is_solved_in_many_worlds_where_only_cards_are_played() -> None:
    """In cirulla the last hand may be declared: there it plays the deal out."""
    for slug in ("scopa", "cirulla"):
        deal = ending(carte.game(slug), 1, 6, 6)
        *_, ranking = Expert(iterations=300).weigh(deal.view(deal.turn))
        tries = {one.tries for one in ranking}
        solves = len(tries) == 1 and tries.pop() > 30
        assert solves is (slug == "scopa")


def test_an_expert_who_solves_worlds_can_be_hurried_and_decides_alike_again() -> None:
    deal = ending(carte.game("scopone"), 3, 12)
    thoughts = [[*Expert(seed=1, iterations=300).weigh(deal.view(deal.turn))] for _ in range(2)]
    assert thoughts[0] == thoughts[1]
    assert len(thoughts[0]) > open_hands._FEWEST
