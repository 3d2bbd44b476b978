"""The reason of a ruling is the right one: its rule decides, and each card and number is true."""

from collections.abc import Callable, Iterable
from itertools import islice
from random import Random
from typing import Any

import pytest

import carte
from carte.engine.cards import PACK, mask_of
from carte.engine.deal import Deal
from carte.engine.moves import Announcement, Move
from carte.games.asso_piglia_tutto.game import AssoPigliaTutto
from carte.games.cirulla.declarations import DECLARED, Declarations
from tests.engine import capture_reasons, trick_reasons
from tests.engine.lines_of_play import GAMES as CAPTURE_GAMES
from tests.engine.reasons import complaint
from tests.engine.trick_games import DEFAULTS, OTHER_TABLES, played
from tests.engine.trick_games import variants as under_house_rules

MOVES = 1500
"""How many moves are asked about in each game; the benchmark asks about more."""

CAPTURES = [*CAPTURE_GAMES, AssoPigliaTutto(sums=True, scoring="scopa", ace_sweep_scores=False)]
TRICKS = [*DEFAULTS, *OTHER_TABLES, *under_house_rules(type(DEFAULTS[2]), "callable")]


def complaints(room: Any, at: Callable[..., Any], asked: Iterable[tuple[Deal, Move]]) -> list[str]:
    told = (complaint(room.SENTENCES, at(deal, move), deal, move) for deal, move in asked)
    return [one for one in told if one]


@pytest.mark.parametrize("game", CAPTURES, ids=repr)
def test_what_is_said_of_a_capture_is_so(game: Any) -> None:
    asked = islice(capture_reasons.positions(game, Random(5)), MOVES)
    assert complaints(capture_reasons, capture_reasons.Capture, asked) == []


@pytest.mark.parametrize("game", TRICKS, ids=repr)
def test_what_is_said_of_a_card_in_a_trick_is_so(game: Any) -> None:
    asked = islice(trick_reasons.positions(game, Random(5)), MOVES)
    assert complaints(trick_reasons, trick_reasons.Trick, asked) == []


@pytest.mark.parametrize("slug", ["briscola", "mediatore"])
def test_what_is_said_of_any_two_cards_of_a_trick_is_so(slug: str) -> None:
    asked = trick_reasons.every_pair(carte.game(slug))
    assert complaints(trick_reasons, trick_reasons.Trick, asked) == []


def test_a_card_of_the_suit_led_loses_to_a_trump_because_that_is_a_trump() -> None:
    deal = carte.game("briscola", players=4).position(hand="10S", trick="3S 2D", trump="D")
    ruling = deal.ruling("10S")
    assert ruling.rule.tail == "trump"
    assert ruling.text == "The 2 of denari is a trump, so the re of spade does not beat it."


def test_of_several_sums_none_is_offered_where_an_equal_card_binds() -> None:
    ruling = (
        carte.game("scopa").position(hand="7D", table="7C 3S 4S 2B 5B").ruling("7D x 3S 4S 2B 5B")
    )
    assert (ruling.rule.tail, ruling.text) == (
        "equal-first",
        "There is a 7 on the table, so the 7 of denari must take that, not 2+5.",
    )


def test_a_5_of_cirulla_is_not_told_that_it_takes_only_one_5() -> None:
    ruling = carte.game("cirulla").position(hand="5D", table="5C 5S 5B").ruling("5D x 5C 5S 5B")
    assert (ruling.rule.tail, ruling.text) == (
        "sum",
        "5+5+5 makes 15, but the 5 of denari takes 5, or 10 to make 15.",
    )


# ------------------------------------------------------------------------------- auctions


def against_bid(deal: Any, bid: str) -> str:
    """The rule against a bid, read slowly: empty where it may be made."""
    game, ranks = deal.game, getattr(deal.game, "RANKS", ())
    last = next((call.what for _seat, call in reversed(deal.calls) if call.verb == "bid"), None)
    may = [*ranks, *map(str, range(62, 121))] if ranks else [*game.LADDER]
    if bid not in may:
        is_points = bool(ranks) and bid.isdecimal()
        return rule_of_points(game) if is_points else "no-such-move"
    if ranks and bid not in ranks and not game.point_bids:
        return "two-is-last"
    if last is not None and may.index(bid) <= may.index(last):
        return "higher"
    if (
        ranks
        and bid not in ranks
        and not game.direct_points
        and (last is None or last in ranks[:-1])
    ):
        return "points-after-two"
    return ""


def rule_of_points(game: Any) -> str:
    if not game.point_bids:
        return "two-is-last"
    return "direct-points" if game.direct_points else "points-after-two"


@pytest.mark.parametrize(
    ("slug", "options"),
    [
        ("mediatore", {}),
        ("briscola-chiamata", {}),
        ("briscola-chiamata", {"point_bids": False}),
        ("briscola-chiamata", {"direct_points": True}),
    ],
)
def test_a_bid_is_refused_by_the_rule_that_it_breaks(slug: str, options: dict[str, Any]) -> None:
    game: Any = carte.game(slug, **options)
    bids = [*map(str, (*range(1, 12), *range(60, 123))), *carte.game("mediatore").LADDER]
    for seed in range(12):
        for deal in played(game, seed):
            if deal.phase != "auction":
                break
            for bid in bids:
                ruling = deal.ruling(f"bid {bid}")
                assert ("" if ruling else ruling.rule.tail) == against_bid(deal, bid), ruling.text
                assert "from 62" not in ruling.text or game.point_bids


def test_what_comes_before_the_first_trick_is_said_only_of_what_the_game_has() -> None:
    chiamata = carte.game("briscola-chiamata").position(hand="7D 2S", trump="S")
    for move in ("discard 4C 5C 6C 7C", "give 7D"):
        assert "is not a move in briscola chiamata" in chiamata.ruling(move).text
    assert "comes before the first trick" in chiamata.ruling("call 3S").text
    dark = carte.game("briscola-chiamata", dark_first_trick=True)
    deal = dark.deal(seed=1)
    for call in ("bid 2", "pass", "pass", "pass", "pass"):
        deal = deal.play(call)
    ruling = deal.ruling("call 2S")
    assert (ruling.rule.tail, ruling.text) == (
        "dark-trick",
        "A card is called after this trick: now play one from your hand.",
    )


# --------------------------------------------------------------------------- declarations


@pytest.mark.parametrize("both", [True, False])
@pytest.mark.parametrize("any_barsega", [True, False])
def test_a_declaration_is_allowed_and_refused_for_what_the_three_cards_are(
    any_barsega: bool, both: bool
) -> None:
    declarations = Declarations(any_barsega, both)
    game = carte.game("cirulla", matta_barsega=any_barsega, declare_both=both)
    rng = Random(3)
    for _hand in range(400):
        low = sorted(PACK, key=lambda card: card.value + 8 * rng.random())
        matta = [carte.MATTA] if rng.random() < 0.6 else []
        hand = [*matta, *(card for card in low if card not in matta)][:DECLARED]
        deal = game.position(hand=hand, table="")
        values = [card.value for card in hand if card is not carte.MATTA]
        for named in (None, 1, 2, 3, 7, 10):
            what = "" if named is None else f"7C={named}"
            ruling = deal.ruling(Announcement("declare", what))
            counted = [*values, named or 7] if carte.MATTA in hand else values
            is_decino, is_barsega = len({*counted}) == 1, sum(counted) <= 9
            if carte.MATTA not in hand and named:
                expected = "in-hand"
            elif carte.MATTA in hand and not declarations.moves(mask_of(hand)):
                expected = "true-declaration"
            elif carte.MATTA in hand and not named:
                expected = "matta-named"
            elif is_decino and is_barsega and (any_barsega or counted[-1] == 7 or not matta):
                expected = "barsega-and-decino"
            elif is_decino:
                expected = "decino"
            elif is_barsega and (any_barsega or named == 7 or carte.MATTA not in hand):
                expected = "barsega"
            else:
                expected = "matta-barsega" if is_barsega else "true-declaration"
            assert ruling.rule.tail == expected, ruling.text
            if " is " in ruling.text and "+" in ruling.text:
                assert f"is {sum(counted)}" in ruling.text
