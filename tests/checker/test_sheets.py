"""A sheet tells a deal, and a deal its sheet: whatever the game, the phase and the house rules."""

import json
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import carte
from carte import language
from carte.checker import LAYOUTS, Sheet, deal_of, sheet_in, sheet_of
from carte.engine.auction.contract import ContractDeal
from carte.engine.capture.game import CaptureGame
from carte.engine.deal import Deal
from carte.engine.tricks.deal import TrickDeal
from carte.engine.tricks.game import TrickGame
from carte.games.cases import Case, cases
from tests.each import each
from tests.engine import lines_of_play, trick_games

SEEDS = st.integers(0, 2**32)
CASES = [case for slug in carte.GAMES for case in cases(slug) if case.at and not case.misdeal]


def again(deal: Deal) -> Deal:
    """The deal after a way through its sheet, as a message carries it."""
    return deal_of(Sheet.from_json(json.loads(json.dumps(sheet_of(deal).to_json()))))


def laid(slug: str, fields: Mapping[str, Any] | None = None, /, **zones: str) -> Deal:
    laid = {name.replace("_", "-"): carte.cards(some) for name, some in zones.items()}
    return deal_of(Sheet(carte.game(slug), laid, dict(fields or {})))


@each("case", CASES, ids=lambda case: f"{case.id} {dict(case.house)}")
def test_a_tricky_case_is_told_by_its_sheet_move_by_move(case: Case) -> None:
    deal = case.deal
    assert again(deal) == deal
    for move in case.play:
        deal = deal.play(move)
        assert again(deal) == deal


@settings(max_examples=30)
@given(st.sampled_from(lines_of_play.GAMES), SEEDS, st.integers(0, 1))
def test_every_moment_of_a_capture_game_is_told_by_its_sheet(
    game: CaptureGame, seed: int, dealer: int
) -> None:
    for deal in lines_of_play.line(game, seed, dealer):
        assert again(deal) == deal


@settings(max_examples=30)
@given(st.sampled_from(trick_games.GAMES), SEEDS, st.integers(0, 1))
def test_every_moment_of_a_trick_game_is_told_by_its_sheet(
    game: TrickGame, seed: int, dealer: int
) -> None:
    for deal in trick_games.line(game, seed, dealer):
        assert again(deal) == deal


@pytest.mark.parametrize("slug", carte.GAMES)
def test_a_sheet_has_a_place_for_everything_that_is_on_it(slug: str) -> None:
    game = carte.game(slug)
    layout = LAYOUTS[game]
    line = (lines_of_play if game in lines_of_play.GAMES else trick_games).line(game, 11)
    for deal in line:
        sheet = sheet_of(deal)
        assert {*sheet.zones} <= {zone.name for zone in layout.zones(game)}
        assert {*sheet.fields} == {field.name for field in layout.fields(game)}


@pytest.mark.parametrize("slug", carte.GAMES)
def test_cards_that_would_be_dealt_need_not_be_shown(slug: str) -> None:
    trump = {"trump": "7S"} if slug == "briscola" else {}
    deal = carte.game(slug).position(hand="7D 2S 5B", **trump)
    shown = {name for name, some in sheet_of(deal).zones.items() if some}
    assert shown == {"hand"}


@pytest.mark.parametrize("slug", carte.GAMES)
def test_an_empty_sheet_is_a_deal_without_moves_to_play(slug: str) -> None:
    deal = deal_of(Sheet(carte.game(slug), {}, {}))
    assert not any(deal.hands)
    assert deal.legal_moves() == ()


def test_the_last_card_sweeps_only_where_other_cards_are_left() -> None:
    deal = laid("scopa", hand="7S", table="3D 4B")
    assert deal.ruling("7S x 3D 4B").scopa
    deal = laid("scopa", {"last": True}, hand="7S", table="3D 4B")
    assert deal.ruling("7S x 3D 4B").rule.tail == "last-card"


def test_a_declared_hand_gives_the_matta_its_value() -> None:
    deal = laid("cirulla", {"declared": True, "matta": 9}, hand="7C 9S 9D", table="6S")
    assert deal.ruling("7C x 6S").legal
    assert deal.ruling("declare").rule.tail == "declare-once"


def test_a_turned_up_card_makes_its_suit_trump() -> None:
    deal = laid("briscola", {"trump": "D", "turned_up": "7S"}, hand="2S", trick="1B")
    assert isinstance(deal, TrickDeal)
    assert deal.trump == "S"


@pytest.mark.parametrize("said", ["K, pass, 7", "re, pass, 7", "bid 10, pass, bid 7", "10 pass 7"])
def test_an_auction_is_typed_as_it_is_said(said: str) -> None:
    deal = laid("briscola-chiamata", {"phase": "auction", "calls": said})
    assert isinstance(deal, ContractDeal)
    assert [str(call) for _seat, call in deal.calls] == ["bid 10", "pass", "bid 7"]


@pytest.mark.parametrize(
    ("spoken", "typed"), [("it", "re, Passo, sette"), ("ja", "レ、パス、7"), ("ja", "10 passo 7")]
)
def test_an_auction_is_typed_as_a_language_says_it(spoken: str, typed: str) -> None:
    language.use(spoken)
    deal = laid("briscola-chiamata", {"phase": "auction", "calls": typed})
    language.use("en")
    assert isinstance(deal, ContractDeal)
    assert [str(call) for _seat, call in deal.calls] == ["bid 10", "pass", "bid 7"]


@pytest.mark.parametrize(
    ("spoken", "told"), [("en", "re, pass, 7"), ("it", "re, passo, sette"), ("ja", "レ, パス, 7")]
)
def test_an_auction_is_told_as_a_language_types_it(spoken: str, told: str) -> None:
    calls = ["bid 10", "pass", "bid 7"]
    deal = carte.game("briscola-chiamata").position(hands=[""] * 5, calls=calls)
    language.use(spoken)
    fields = sheet_of(deal).fields
    language.use("en")
    assert fields["calls"] == told


@pytest.mark.parametrize("slug", ["briscola-chiamata", "mediatore"])
@pytest.mark.parametrize("spoken", ["en", "it", "ja"])
def test_the_example_of_an_auction_is_one(slug: str, spoken: str) -> None:
    language.use(spoken)
    game = carte.game(slug)
    (example,) = [one.example for one in LAYOUTS[game].fields(game) if one.name == "calls"]
    deal = laid(slug, {"phase": "auction", "calls": example})
    language.use("en")
    assert isinstance(deal, ContractDeal)
    assert len(deal.calls) >= 3


def test_the_dealer_of_an_auction_is_whoever_makes_it_your_turn() -> None:
    fields = {"phase": "auction", "calls": "pass, chiamo, pass"}
    deal = laid("mediatore", fields, hand="1D 2D 3D 4D 5D 6D 7D 8D 9D", hand_1="1C")
    assert deal.hands[deal.turn] == carte.cards("1D 2D 3D 4D 5D 6D 7D 8D 9D")
    assert deal.hands[(deal.turn + 1) % 4] == carte.cards("1C")


@pytest.mark.parametrize(
    ("slug", "fields", "zones", "says"),
    [
        ("briscola", {}, {"trick": "5B"}, "Your hand is empty"),
        ("mediatore", {}, {"hand": "7D", "trick": "1D 2D 3D 4D"}, "it holds at most 3"),
        ("mediatore", {}, {"hand": "7D", "tricks": "1D 2D 3D"}, "has 4 cards, but there are 3"),
        ("mediatore", {"phase": "call"}, {"hand": "7D"}, "Choose the bid"),
        (
            "mediatore",
            {"declarer": 1, "bid": "chiamo"},
            {"hand": "7D"},
            "a card has been called: name it",
        ),
        (
            "briscola-chiamata",
            {"phase": "auction", "calls": "3 1"},
            {},
            "“bid the asso”: A bid of the asso is not higher than a bid of the 3",
        ),
        (
            "briscola-chiamata",
            {"phase": "auction", "calls": "pass, eleven"},
            {},
            "“eleven” is not a bid. Write bids such as pass, 3, K, pass",
        ),
        ("cirulla", {"matta": 4}, {"hand": "7D"}, "it is worth 7 unless"),
        (
            "cirulla",
            {"declared": True},
            {"hand": "7C 9D 2S"},
            "the 7 of coppe and the cavallo of denari cannot lie open",
        ),
    ],
)
def test_a_sheet_that_tells_no_deal_says_why(
    slug: str, fields: Mapping[str, Any], zones: Mapping[str, str], says: str
) -> None:
    with pytest.raises(ValueError, match=says):
        laid(slug, fields, **zones)


@pytest.mark.parametrize(
    "data", [None, {}, {"game": "scopa", "options": {}, "zones": [], "fields": {}}]
)
def test_data_that_is_no_sheet_is_an_error(data: object) -> None:
    with pytest.raises(carte.InvalidPosition, match="is not a sheet"):
        Sheet.from_json(data)


def test_a_partner_is_told_also_where_no_called_card_is() -> None:
    deal = carte.game("mediatore").position(
        hands=["7D", "6D", "5D", "4D"], calls="bid chiamo, pass, pass, pass", partner=2, leader=0
    )
    assert deal.partner == 2
    assert deal_of(sheet_of(deal)) == deal


def test_a_card_given_back_is_told_also_where_nobody_has_given_one() -> None:
    deal = carte.from_code("GXxVg1biZJkuyVgSlrOfkkYY7uqhn5m4T")  # an auction that knows of it
    assert deal.to_json()["position"]["given"] == "4S"
    assert again(deal) == deal


@pytest.mark.parametrize("value", [None, 7, "7D", [], {"": 0}, [None], [9, 9], True, 10**400])
@pytest.mark.parametrize("slug", carte.GAMES)
def test_a_sheet_with_parts_of_other_kinds_tells_a_deal_or_says_why_not(
    slug: str, value: Any
) -> None:
    good = sheet_of(carte.game(slug).deal(seed=1)).to_json()
    facts = {**good["facts"], "declared": [9], "auction": [], "calls": [], "partner": [0, 0]}
    for data in (
        *({**good, part: value} for part in good),
        *({**good, "fields": {**good["fields"], name: value}} for name in good["fields"]),
        *({**good, "facts": {**good["facts"], name: value}} for name in facts),
    ):
        try:
            deal = deal_of(sheet_in(data))
        except ValueError as error:
            assert type(error).__module__.startswith("carte.")
            assert len(str(error)) < 800
        else:
            assert carte.from_json(deal.to_json()) == deal
