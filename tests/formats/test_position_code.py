"""A position's code: short, exact, and told from every other text."""

from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import carte
from carte import code, from_code
from carte.engine.auction.game import ContractGame
from carte.engine.capture.game import CaptureGame
from carte.engine.edition import number_of
from carte.engine.tricks.game import TrickGame
from carte.formats.base62 import spelled
from carte.formats.mixed_radix import Writer
from carte.games.briscola_chiamata.game import BriscolaChiamata
from carte.games.cases import Case, cases
from carte.games.mediatore.game import Mediatore
from tests.each import each
from tests.engine import lines_of_play, trick_games
from tests.games.variants import values_of

SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
SEEDS = st.integers(0, 2**32)
CASES = [case for slug in carte.GAMES for case in cases(slug) if case.at and not case.misdeal]
SCOPA = carte.game("scopa")
USUAL = SCOPA.position(hand="7D 2S", table="3C 4S 7B")


def same(deal: carte.Deal) -> bool:
    return from_code(code(deal)) == deal


@settings(max_examples=60)
@given(st.sampled_from(lines_of_play.GAMES), SEEDS, st.integers(0, 1))
def test_every_moment_of_a_capture_game_comes_back(
    game: CaptureGame, seed: int, dealer: int
) -> None:
    for deal in lines_of_play.line(game, seed, dealer):
        assert same(deal)
        assert len(code(deal)) <= 60


@settings(max_examples=25)
@given(st.sampled_from(trick_games.GAMES), SEEDS, st.integers(0, 1))
def test_every_moment_of_a_trick_game_comes_back_with_its_history(
    game: TrickGame, seed: int, dealer: int
) -> None:
    for deal in trick_games.line(game, seed, dealer):
        assert same(deal)
        assert len(code(deal)) <= 80


@each("case", CASES, ids=lambda case: f"{case.id} {dict(case.house)}")
def test_every_tricky_case_comes_back_move_by_move(case: Case) -> None:
    deal = case.deal
    assert same(deal)
    assert len(code(deal)) <= 44
    for move in case.play:
        deal = deal.play(move)
        assert same(deal)


@settings(max_examples=200)
@given(st.data())
def test_any_position_of_a_capture_game_comes_back(data: st.DataObject) -> None:
    game = data.draw(st.sampled_from(lines_of_play.GAMES))
    order = data.draw(st.permutations(carte.PACK))
    sides, seats = game.sides, game.seats
    number = seats + sides + 2
    cuts = sorted(data.draw(st.lists(st.integers(0, 40), min_size=number, max_size=number)))
    table, stock, *zones = (order[start:end] for start, end in zip([0, *cuts], cuts, strict=False))
    deal = game.position(
        hands=zones[:seats],
        table=table,
        piles=zones[seats:],
        stock=stock if game.refills else "",
        scope=data.draw(st.lists(st.integers(0, 99), min_size=sides, max_size=sides)),
        dealer=data.draw(st.integers(0, seats - 1)),
        turn=data.draw(st.integers(0, seats - 1)),
        last_capturer=data.draw(st.none() | st.integers(0, seats - 1)),
    )
    assert same(deal)


@pytest.mark.parametrize("slug", carte.GAMES)
def test_every_house_rule_comes_back(slug: str) -> None:
    for rule in carte.game(slug).HOUSE_RULES:
        for value in (*values_of(rule), *((10**6,) if rule.any_number else ())):
            game = carte.game(slug, **{**rule.needs, rule.name: value})
            deal = game.deal(seed=1)
            assert from_code(code(deal)).game.options == game.options


@pytest.mark.parametrize("kind", [BriscolaChiamata, Mediatore])
def test_the_longest_auction_fits_in_an_address(kind: type[ContractGame]) -> None:
    for game in trick_games.variants(kind):
        deal = game.deal(seed=5)
        while deal.phase == "auction":
            silent, bids = deal.play("pass"), deal.legal_moves()[1:]
            waits = game.re_entry and silent.phase == "auction"
            deal = silent if waits or not bids else deal.play(bids[0])
        assert same(deal)
        assert len(code(deal)) <= 104


def test_a_position_of_a_few_cards_is_a_short_word() -> None:
    assert code(USUAL) == "2SjjKWnK63s0Sm5szPn86"
    assert from_code("2SjjKWnK63s0Sm5szPn86") == USUAL


@given(st.data())
def test_a_changed_an_exchanged_and_a_lost_character_are_told(data: st.DataObject) -> None:
    text = code(data.draw(st.sampled_from(CASES)).deal)
    place = data.draw(st.integers(0, len(text) - 1))
    sign = data.draw(st.sampled_from(SIGNS.replace(text[place], "")))
    other = data.draw(st.integers(0, len(text) - 1))
    swapped = [*text]
    swapped[place], swapped[other] = text[other], text[place]
    changed = [text[:place] + sign + text[place + 1 :], "".join(swapped), "0" + text]
    for wrong in changed:
        if wrong != text:
            with pytest.raises(carte.InvalidCode, match="is not the code of a position"):
                from_code(wrong)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "'' is not the code of a position: a code has only letters and digits"),
        ("abc", "'abc' is not the code of a position"),
        ("2SjjKWnK63s0Sm5sz!n86", "2SjjKWnK63s0Sm5sz!n86.*letters and digits, without spaces"),
        (" 2SjjKWnK63s0Sm5szPn86", "letters and digits"),
        ("2SjjKWnK63s0Sm5szPn8", "last 3 characters do not fit .* copy it whole, such as 2SjjKW"),
        ("sette-bello", "is not the code of a position"),
    ],
)
def test_another_text_is_an_error_that_shows_it_and_a_code(text: str, says: str) -> None:
    with pytest.raises(carte.InvalidCode, match=says):
        from_code(text)


def written(number: int, size: int = 1) -> str:
    signs = ""
    while number or len(signs) < size:
        number, sign = divmod(number, len(SIGNS))
        signs = SIGNS[sign] + signs
    return signs


@given(st.integers(0, 10**60))
@example(146_916)  # its last hand takes the cards that its trick would need
def test_a_check_that_fits_does_not_make_a_position(number: int) -> None:
    """What it does make, by chance, is a position of this edition or of the first one."""
    text = written(number) + written(number % 238_229, 3)
    try:
        deal = from_code(text)
        assert from_code(code(deal)) == deal
    except carte.InvalidCode as error:
        assert repr(text) in str(error)


def test_what_a_newer_edition_has_made_is_said_to_be_that() -> None:
    writer = Writer()
    for value, base in ((15, 16), (7, 64)):
        writer.digit(value, base)
    with pytest.raises(carte.InvalidCode, match="made by a newer edition of this book"):
        from_code(spelled(writer.number))


def test_a_game_or_a_house_rule_that_is_not_there_is_said_to_be_newer() -> None:
    for digits in [(1, 4093)], [(number_of("scopa"), 4093), (1, 64), (1, 4093)]:
        writer = Writer()
        for value, base in [(15, 16), (0, 64), *digits]:
            writer.digit(value, base)
        with pytest.raises(carte.InvalidCode, match="that this edition of the book does not have"):
            from_code(spelled(writer.number))


def test_json_and_records_of_a_newer_edition_are_said_to_be_that() -> None:
    with pytest.raises(ValueError, match="newer edition"):
        carte.from_json(USUAL.to_json() | {"edition": 99})
    record = USUAL.record().replace("[Edition 2]", "[Edition 99]")
    with pytest.raises(carte.InvalidRecord, match="line 1: it was made by a newer edition"):
        carte.from_record(record)


def test_only_house_rules_that_are_not_usual_are_written() -> None:
    target = carte.game("scopa", target=21).position(hand="7D 2S", table="3C 4S 7B")
    assert target.to_json()["options"] == {"target": 21}
    assert len(code(target)) == len(code(USUAL)) + 3
    assert USUAL.to_json()["options"] == {}


@pytest.mark.parametrize(
    "text", ["z" * 100_000, "", "z", None, 7, ["2S"], spelled(7), spelled(1 << 9999)]
)
def test_what_cannot_be_a_code_is_refused_shortly(text: Any) -> None:
    with pytest.raises(carte.InvalidCode) as told:
        from_code(text)
    assert len(str(told.value)) < 600
