"""Typed cards and moves are read as people write them."""

import json
from collections.abc import Mapping
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

import carte
from carte import front
from carte.engine.cards import PACK
from carte.front.notation import notations
from carte.front.words import words_of
from carte.language import data_of
from carte.language.names import RANK_NAMES, SUIT_NAMES
from carte.language.typed import typed_as
from tests.each import each
from tests.front.scripts import printed

NOTATIONS = json.loads(json.dumps(notations()))
MOVES = ["7D", "pass", "call 3S", "bid 3", "bid 62", "declare", "declare 7C=4", "give 4C"]
HIRAGANA = {code: code - 0x60 for code in range(ord("ァ"), ord("ヶ"))}
Rows = Mapping[str, Any]
"""What is to be made of texts."""
MODULE = Path(front.__file__).parent / "cards/notation.js"


def read(function: str, texts: list[str], notation: Any = NOTATIONS["en"]) -> list[Any]:
    """What a function of the front end makes of each text."""
    script = (
        f"import {{ {function} }} from {json.dumps(MODULE.as_uri())};"
        f"const texts = {json.dumps(texts)}, notation = {json.dumps(notation)};"
        f"console.log(JSON.stringify(texts.map((text) => {function}(text, notation))));"
    )
    made: list[Any] = printed(script)
    return made


def read_all(function: str, rows: Rows, spoken: str) -> Rows:
    """What a function of the front end makes of each text of a table."""
    return dict(zip(rows, read(function, [*rows], NOTATIONS[spoken]), strict=True))


def test_every_card_is_read_by_all_its_names() -> None:
    rows = {
        f"{rank}{between}{suit}": [str(card)]
        for card in PACK
        for rank in [str(card.value), *RANK_NAMES[card.value].split()]
        for suit in SUIT_NAMES[card.suit].split()
        for between in (" ", " of ", " di ")
    }
    assert read_all("parseCards", rows, "en") == rows


def test_every_card_is_read_in_japanese_with_its_suit_before_or_after_and_in_hiragana() -> None:
    words = data_of("ja", "input.toml")
    ranks = [(rank, value) for value, names in words["ranks"].items() for rank in names.split()]
    suits = [(suit, letter) for letter, names in words["suits"].items() for suit in names.split()]
    rows = {
        text.translate(script): [f"{value}{letter}"]
        for rank, value in [*ranks, *NOTATIONS["ja"]["ranks"].items()]
        for suit, letter in suits
        for script in ({}, HIRAGANA)
        for text in (f"{suit}の{rank}", f"{suit}{rank}", f"{rank}の{suit}", f"{rank} {suit}")
    }
    assert {card for [card] in rows.values()} == {*map(str, PACK)}
    assert read_all("parseCards", rows, "ja") == rows


CARDS: dict[str, dict[str, str | None]] = {
    "en": {
        "7d 2s": "7D 2S",
        "A♦️ J♠": "1D 8S",
        "Re di Coppe, settebello": "10C 7D",
        "king of hearts + 10 ♣": "10C 10B",
        "six of coins": "6D",
        "matta": "7C",
        "7 of coins 7d": None,
        "7 of": None,
        "seven": None,
        "the 7 of coins": "7D",
        "11 of coins": None,
        "17 denari": None,
    },
    "it": dict.fromkeys(["a d", "ad", "A di denari", "asso denari"], "1D"),
    "ja": dict.fromkeys(["切り札の7", "デナリ", "デナリの11", "17デナリ"])
    # a particle is no rank and no joint
    | dict.fromkeys(["でデナリ", "7をデナリ", "コッペと7デナリ", "統一 デナリ"]),
}


@pytest.mark.parametrize("spoken", CARDS)
def test_cards_are_read_one_after_the_other_and_nothing_else_is_one(spoken: str) -> None:
    rows = {text: cards and cards.split() for text, cards in CARDS[spoken].items()}
    assert read_all("parseCards", rows, spoken) == rows


SIGNALS = ["ヴォーロ", "ボーロ", "volo"]
PREPOSITIONS = ["a denari", "A coppe", "a quadri", "da denari", "di spade"]
"""In none of these stands an asso."""
PLAYS: dict[str, dict[str, tuple[str, list[str]] | None]] = {
    "en": {
        "six of coins x 2 of cups 4 di spade": ("6D", ["2C", "4S"]),
        "sette di denari × 7♠": ("7D", ["7S"]),
        "7d x 3c 4s": ("7D", ["3C", "4S"]),
        "re di coppe": ("10C", []),
    },
    "it": {
        "il sette di denari prende il tre di coppe e il quattro di spade": ("7D", ["3C", "4S"]),
        "3 di coppe e 4 di spade con il 7 di denari": ("7D", ["3C", "4S"]),
        "prendo tre coppe più 4 spade con 7 denari": ("7D", ["3C", "4S"]),
        "l’asso di bastoni": ("1B", []),
        "L'ASSO BASTONI x asso di quadri": ("1B", ["1D"]),
        "settebello x 7c": ("7D", ["7C"]),
        **dict.fromkeys(PREPOSITIONS),
        **dict.fromkeys(f"7 di coppe x {text}" for text in PREPOSITIONS),
    },
    "ja": {
        "デナリの7でコッペの3とスパーデの4を取る。": ("7D", ["3C", "4S"]),
        "金7 x 杯3 剣4": ("7D", ["3C", "4S"]),
        "ﾃﾞﾅﾘ７　×　ｺｯﾍﾟ７": ("7D", ["7C"]),
        "でなりの7でこっぺの7をとる": ("7D", ["7C"]),
        "セッテベッロでハートの3、剣の4": ("7D", ["3C", "4S"]),
        "7d x 3c 4s": ("7D", ["3C", "4S"]),
        "sette di denari": ("7D", []),
        # no signal is said where there is none
        **dict.fromkeys(f"スパーデの3 {signal}" for signal in SIGNALS),
    },
}
ANNOUNCEMENTS: dict[str, dict[str, str]] = {
    "it": {
        "passo": "pass",
        "offro 62 punti": "bid 62",
        "offro il 3": "bid 3",
        "chiamo il tre di spade": "call 3S",
        "Chiamo l’asso di bastoni": "call 1B",
        "chiamo": "chiamo",
        "62 punti": "62",
        "scarto 4c 5c 6 denari 7s": "discard 4C 5C 6D 7S",
        "busso": "declare",
        "busso matta=4": "declare 7C=4",
        "passone": "passone",
        "call 3s": "call 3S",
    },
    "ja": {
        "パス。": "pass",
        "62点": "62",
        "62点をビッドする": "bid 62",
        "3をビッド": "bid 3",
        "ビッド キアーモ": "bid chiamo",
        "きあーも": "chiamo",
        "スパーデの3を指定する。": "call 3S",
        "指定 剣3": "call 3S",
        "杯4、杯5、金6、剣7を捨てる": "discard 4C 5C 6D 7S",
        "コッペの4を返す": "give 4C",
        "宣言": "declare",
        "マッタ=4を宣言": "declare 7C=4",
        "call 3s": "call 3S",
    },
}


@pytest.mark.parametrize("spoken", PLAYS)
def test_moves_are_read_as_a_language_says_them(spoken: str) -> None:
    rows = {
        text: play and {"card": play[0], "takes": play[1], "signal": None}
        for text, play in PLAYS[spoken].items()
    }
    assert read_all("parseMove", rows, spoken) == rows


@pytest.mark.parametrize("spoken", ANNOUNCEMENTS)
def test_announcements_are_read_as_a_language_says_them(spoken: str) -> None:
    found = read_all("readings", ANNOUNCEMENTS[spoken], spoken)
    assert {text: readings[-1] for text, readings in found.items()} == ANNOUNCEMENTS[spoken]


def test_announcements_are_spelt_one_way_and_a_signal_by_each_of_its_names() -> None:
    spelt = {
        "Call 3 of swords": "call 3S",
        "declare matta=4": "declare 7C=4",
        "bid re": "bid 10",
        "pass": "pass",
        "Discard 4c 5c 6 coins 7s": "discard 4C 5C 6D 7S",
    }
    assert read_all("spelt", spelt, "en") == spelt
    signals = {f"スパーデの3 {signal}": "3S volo" for signal in SIGNALS}
    assert read_all("spelt", signals, "ja") == signals


@pytest.mark.parametrize("slug", carte.GAMES)
def test_what_may_be_typed_is_shown_by_a_move_that_the_game_allows(slug: str) -> None:
    game = carte.game(slug)
    example = words_of(game)["typed_example"]["play"].upper()
    card, _, taken = example.partition(" X ")
    if game.has_table:
        assert game.position(hand=card, table=taken).ruling(f"{card} x {taken}").legal
    else:
        assert str(carte.Card(card)) == example


@pytest.mark.parametrize("spoken", NOTATIONS, indirect=True)
@pytest.mark.parametrize("letters", [False, True])
def test_a_move_is_read_as_it_is_shown_to_be_typed(spoken: str, letters: bool) -> None:
    typed = [typed_as(move, letters=letters) for move in MOVES]
    assert [one[-1] for one in read("readings", typed, NOTATIONS[spoken])] == MOVES


@each("spoken", ["en", "it", "ja"])
@each("text", ["。", " ", "点", "passo ", "を指定", "7d ", "62点", "chiamo "])
def test_a_long_text_is_read_in_no_time(spoken: str, text: str) -> None:
    before = monotonic()
    read("readings", [text * 20_000], NOTATIONS[spoken])
    assert monotonic() - before < 5
