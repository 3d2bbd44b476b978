"""The solver finds what trying out every way to play finds, in every game and by every rule."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import carte
from carte.engine.capture.deal import CaptureDeal
from carte.engine.cards import PACK
from carte.engine.kinds import module_beside
from carte.games.scopa.game import Scopa
from carte.players.solver import Solver, TooLong, solve
from carte.players.solver.captures import CaptureEncoding
from carte.players.solver.deals import DealEncoding
from carte.players.solver.encoding import margin
from carte.players.solver.search import Search
from carte.players.solver.tricks import ContractEncoding, TrickEncoding
from tests.games.escoba import Escoba
from tests.games.variants import variants
from tests.games.ventina import Ventina
from tests.players.endings import best, ending, tried_out, won

CARDS = {"scopone": 8, "briscola-chiamata": 10, "mediatore": 8}
"""How many cards are left in all hands, where it is not six."""
SEEDS = 120


def solved(deal: carte.Deal) -> dict[carte.Move, float]:
    """What the solver finds for each move."""
    solution = solve(deal)
    assert solution is not None
    return solution.margins


def endings(game: carte.Game, seeds: range, stock: int = 0) -> list[Any]:
    """Endings of random deals of a game."""
    cards = CARDS.get(game.slug, 8 if game.seats == 4 else 6)
    found = [ending(game, seed, cards, stock) for seed in seeds]
    return [deal for deal in found if deal]


ALL = [*map(carte.game, carte.GAMES), carte.game("cirulla", players=4), Ventina(), Escoba()]


@pytest.mark.parametrize("game", ALL, ids=repr)
def test_every_move_of_an_ending_is_worth_what_trying_it_out_finds(game: carte.Game) -> None:
    deals = endings(game, range(SEEDS))
    assert len(deals) > SEEDS / 2
    for deal in deals:
        assert solved(deal) == tried_out(deal)


@pytest.mark.parametrize("slug", carte.GAMES)
def test_house_rules_are_played_by(slug: str) -> None:
    """Three who play each alone are no two sides: nothing is solved for them."""
    for game in variants(slug)[1:]:
        if game.sides > 2 and not game.has_auction:
            continue
        for deal in endings(game, range(100, 106)):
            assert solved(deal) == tried_out(deal)


@pytest.mark.parametrize(
    ("slug", "cards", "stock"), [("scopa", 1, 6), ("asso-piglia-tutto", 2, 6), ("briscola", 6, 2)]
)
def test_the_cards_of_a_stock_come_in_their_order(slug: str, cards: int, stock: int) -> None:
    for seed in range(12):
        deal = ending(carte.game(slug), seed, cards, stock)
        assert deal.stock
        assert solved(deal) == tried_out(deal)


def test_declarations_still_to_come_are_made() -> None:
    """In cirulla, with a stage to come: it is played out with the deals themselves."""
    for seed in range(4):
        deal = ending(carte.game("cirulla"), seed, 1, 6)
        assert not CaptureEncoding.knows(deal)
        assert solved(deal) == tried_out(deal)


@settings(max_examples=300, deadline=None)
@given(data=st.data())
def test_any_position_of_captures_is_solved(data: st.DataObject) -> None:
    """With hands of any size, nobody who has taken yet, sweeps before, and cards left out."""
    game = carte.game(
        data.draw(st.sampled_from(["scopa", "scopone", "asso-piglia-tutto"])),
        primiera_missing_suit=data.draw(st.sampled_from(["ineligible", "zero"])),
    )
    order = data.draw(st.permutations(PACK))
    sizes = st.integers(0, 2 if game.seats == 4 else 3)
    hands = [[order.pop() for _ in range(data.draw(sizes))] for _seat in range(game.seats)]
    table = [order.pop() for _ in range(data.draw(st.integers(0, 5)))]
    piles = [[order.pop() for _ in range(data.draw(st.integers(0, 9)))] for _side in range(2)]
    deal = game.position(
        hands=hands,
        table=table,
        piles=piles,
        scope=[data.draw(st.integers(0, 2)) for _side in range(2)],
        turn=data.draw(st.integers(0, game.seats - 1)),
        last_capturer=data.draw(st.none() | st.integers(0, game.seats - 1)),
    )
    if not deal.is_over:
        assert CaptureEncoding.knows(deal)
        assert solved(deal) == tried_out(deal)


def test_each_game_has_its_fast_encoding() -> None:
    kinds: dict[str, Any] = {
        "captures": CaptureEncoding,
        "tricks": TrickEncoding,
        "contract": ContractEncoding,
    }
    for game in ALL:
        kind = "captures" if game.has_table else "contract" if game.has_auction else "tricks"
        room = module_beside(type(game), "players")
        (encoding,) = getattr(room, "ENCODINGS", (kinds[kind],))
        for deal in endings(game, range(10)):
            if deal.game.slug != "cirulla":
                assert encoding.knows(deal)


@pytest.mark.parametrize("game", ALL, ids=repr)
def test_deals_themselves_are_searched_alike_for_rules_that_no_encoding_knows(
    game: carte.Game,
) -> None:
    for deal in endings(game, range(200, 205)):
        encoding = DealEncoding(deal, margin)
        search = Search(encoding)
        worth = search.worth(encoding.state(deal), 0.0)
        assert encoding.margin(worth, deal.turn) == max(solved(deal).values())


def test_a_house_rule_of_ones_own_is_played_by() -> None:
    """A sweep that counts twice."""

    class Twice(Scopa):
        def worth(self, deal: CaptureDeal) -> list[dict[str, int]]:
            worth = super().worth(deal)
            return [{**items, "scopa": 2 * items["scopa"]} for items in worth]

    for deal in endings(Twice(), range(20)):
        assert solved(deal) == tried_out(deal)


def test_a_match_that_only_a_sweep_can_win_is_played_for_the_sweep() -> None:
    """Whatever else the scores are worth, of one side and the other, is what decides."""
    for deal in endings(carte.game("scopa"), range(40)):
        swept = solve(deal, worth=lambda scores: float(scores[0].items.get("scopa", 0) > 1))
        assert swept is not None
        assert {*swept.margins.values()} <= {0.0, 1.0, -1.0}
        for move, worth in swept.margins.items():
            assert worth == _sweeps(deal._after(move), deal.turn)


def _sweeps(deal: Any, seat: int) -> float:
    if deal.is_over:
        swept = float(deal.scope[0] > 1)
        return -swept if seat else swept
    ends = [_sweeps(deal._after(move), seat) for move in deal.legal_moves()]
    return max(ends) if deal.turn == seat else min(ends)


def test_a_limit_of_positions_gives_up() -> None:
    deal = ending(carte.game("scopone"), 1, 16)
    assert solve(deal, limit=50) is None
    solution = solve(deal, limit=100_000)
    assert solution is not None
    assert 50 < solution.positions < 100_000


def test_a_search_that_was_too_long_goes_on_where_it_was() -> None:
    deal = ending(carte.game("scopone"), 1, 12)
    solver, most, tries = Solver.of(deal), 0, 0
    assert solver is not None
    while True:
        most, tries = most + 100, tries + 1
        try:
            margins = solver.margins(deal, most)
            break
        except TooLong:
            assert solver.positions == most
    assert tries > 3
    assert margins == solved(deal)
    assert solver.positions < 2 * (solve(deal) or pytest.fail()).positions


def test_before_partners_are_known_there_is_no_solution() -> None:
    for slug in ("mediatore", "briscola-chiamata"):
        deal = carte.game(slug).deal(seed=1)
        assert solve(deal) is None
        assert Solver.of(deal) is None


def test_all_seats_of_a_contract_are_paid_by_one_search() -> None:
    """The declarer, the partner and the others: each margin is the seat's own payment."""
    for deal in endings(carte.game("mediatore"), range(12)):
        for move in deal.legal_moves()[:1]:
            after = deal._after(move)
            for seat in range(4):
                if after.is_over:
                    continue
                solver = Solver(ContractEncoding(deal, margin), seat)
                assert solver.margin(after) == best(after, seat)


def test_a_deal_that_is_over_is_worth_its_score() -> None:
    for game in ALL:
        for deal in endings(game, range(5)):
            solver = Solver.of(deal)
            end = deal
            while not end.is_over:
                end = end._after(end.legal_moves()[0])
            assert solver is not None
            assert solver.margin(end) == won(end, deal.turn)
