"""Cards and moves are read as people type, paste and say them, in the language they read."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

import pytest

import carte
from carte import language
from carte.board.sayings import in_words
from carte.engine.cards import called
from carte.engine.moves import Move
from carte.engine.phrases import the
from carte.front.notation import notations
from carte.language.typed import LONGEST, readings, rewrites
from tests.front.test_notation import read

LANGUAGES = ("en", "it", "ja")

TYPED = {
    "en": {
        "7D x 3C 4S": [
            "7 of coins takes 3 of cups and 4 of swords",
            "The seven of coins takes the three of cups and the four of swords.",
            "7D takes 3C 4S",
            "7Dx3C,4S",
            "7D x 3C+4S",
            "7D=3C+4S",
            "7D -> 3C, 4S",
            "take 3C and 4S with the settebello",
            "settebello x 3 di coppe 4 di spade",
            "“7D x 3C 4S”",
            "> 7D x 3C 4S",
            "`7D x 3C 4S`",
            "12. 7D x 3C 4S",
            "- 7D x 3C 4S!",
            "7Dx3C4S",
            "[7D takes 3C and 4S.]",
            "I take 3C and 4S with 7D",
            "with the settebello take 3 of cups and 4 of swords",
            "\u200b7D\u00a0x\u2009３Ｃ\u200e 4S\ufeff",
        ],
        "7D": ["７D", "7 di denari", "settebello", "the 7 of coins", "7♦\ufe0f", "7 d", "(7♦)"],
        "10D": ["re bello", "the Re Bello", "king of coins"],
        "10C": ["king of hearts", "Re di Coppe", "the re of coppe (K♥)", "K♥"],
        "bid 62": ["Bid 62 points", "bid ６２"],
        "bid 10": ["bid re", "bid king"],
        "call 3S": ["call the three of swords", "Call 3 di spade"],
        "discard 4C 5C 6D 7S": ["discard 4 of cups, 5C, six of coins & 7♠"],
        "declare 7C=4": ["declare matta=4", "Declare, with the matta as a 4"],
    },
    "it": {
        "7D x 3C 4S": [
            "il sette di denari prende il tre di coppe e il quattro di spade",
            "prendo il 3 di coppe e 4S con il settebello",
            "Prendi 3c e 4s con il sette di denari",
            "col settebello piglio il tre di coppe e il 4 di spade",
            "7D takes 3C and 4S",
            "7d x 3c 4s",
        ],
        "10D": ["re bello", "cala il re di denari!"],
        "give 4C": ["rendi il 4 di coppe", "rendo 4c"],
        "7D": ["gioco il 7 di denari", "calo il settebello", "７d"],
        "bid 62": ["offro 62 punti"],
        "pass": ["passo", "Passo.", "Passa!"],
        "call 1B": ["chiamo l’asso di bastoni"],
        "discard 4C 5C 6D 7S": ["scarto 4 di coppe, 5c, 6d e 7s"],
        "declare 7C=4": ["busso, con la matta come quattro"],
    },
    "ja": {
        "7D x 3C 4S": [
            "デナリの7でコッペの3とスパーデの4を取る。",
            "セッテベッロ　×　ハート３、剣４",
            "金7 x 杯3 剣4",
            "7D x 3C 4S",
            "デナリの7で杯3と剣4を取ります",
            "Take 3C and 4S with the settebello.",
        ],
        "10D": ["レ・ベッロ", "re bello"],
        "7D": ["デナリの７を出します", "デナリの７", "金貨の七を出す", "♦7"],
        "bid 62": ["62点をビッドする"],
        "pass": ["パス。", "パスします！"],
        "discard 4C 5C 6D 7S": ["杯4、杯5、金6、剣7を捨てる"],
        "declare 7C=4": ["マッタを4にして宣言する", "マッタを4にして宣言します"],
    },
}
EACH = [
    (spoken, move, text)
    for spoken, moves in TYPED.items()
    for move, texts in moves.items()
    for text in texts
]

MOVES = [
    *("7D", "10C", "1B", "7D x 3C 4S", "10B x 2D 8S", "1S x 1D", "9S busso", "3S volo"),
    *("7D striscio", "pass", "bid 1", "bid 3", "bid 8", "bid 62", "bid 120", "bid chiamo"),
    *("bid mediatore", "bid solo", "bid solissimo", "bid arcisolissimo", "call 3S", "call 1B"),
    *("declare", "declare 7C=1", "declare 7C=4", "declare 7C=10", "give 4C", "exchange 2D"),
    "discard 4C 5C 6D 7S",
]


@contextmanager
def spoken_in(code: str) -> Iterator[None]:
    """Speak a language for a while."""
    language.use(code)
    try:
        yield
    finally:
        language.use("en")


def sentences(move: Move) -> list[str]:
    """What the page says of a move, as what is done and as what is said, with a table or without.

    A bid that is said alone may be a card as well.
    """
    table = carte.game("scopa").position(hand="7D", table="3C 4S")
    told = [format(in_words(move, deal), form) for deal in (table, None) for form in ("", "said")]
    return [
        one for one in told if not str(move).startswith("bid ") or " " in one or "ビッド" in one
    ]


@pytest.mark.parametrize(("spoken", "move", "text"), EACH)
def test_a_move_is_read_as_people_type_it(spoken: str, move: str, text: str) -> None:
    with spoken_in(spoken):
        assert str(carte.move(text)) == move


@pytest.mark.parametrize("spoken", LANGUAGES)
@pytest.mark.parametrize("text", MOVES)
def test_what_the_page_says_of_a_move_is_read_as_that_move(spoken: str, text: str) -> None:
    move = carte.move(text)
    with spoken_in(spoken):
        for said in sentences(move):
            if said.endswith(" punti") and not said.startswith("offr"):
                continue  # a number of points alone is no move without an auction
            assert (said, str(carte.move(said))) == (said, text)


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_every_name_that_the_page_gives_a_card_is_read_as_that_card(spoken: str) -> None:
    with spoken_in(spoken):
        for card in carte.PACK:
            names = [card.name, the(card), card.italian, card.french, str(called(card))]
            assert [carte.Card(name) for name in names] == [card] * len(names)
            assert carte.cards(", ".join(names)) == (card,) * len(names)


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_the_page_reads_what_the_engine_reads(spoken: str) -> None:
    notation = json.loads(json.dumps(notations()))[spoken]
    with spoken_in(spoken):
        texts = [text for one, _move, text in EACH if one == spoken]
        texts += [said for text in MOVES for said in sentences(carte.move(text))]
        texts += ["seven", "7 of", "17 denari", "a denari", "7D and not 3C", "切り札の7", "hello"]
        ours = [{*map(in_letters, readings(text))} for text in texts]
    assert [{*map(in_letters, found)} for found in read("readings", texts, notation)] == ours


def in_letters(text: str) -> str:
    """Return a reading with its cards spelt one way."""

    def word(one: str) -> str:
        try:
            return str(carte.Card(one))
        except carte.InvalidCard:
            return one.lower()

    return " ".join(map(word, text.split()))


@pytest.mark.parametrize(
    "text",
    [
        "7 of coins, not 3 of cups",
        "seven",
        "7 of",
        "17 of coins",
        "11 denari",
        "7D or 7C",
        "the",
        "7D and",
        "and 7D",
    ],
)
def test_what_is_not_certain_is_not_guessed(text: str) -> None:
    with pytest.raises(ValueError, match=r"not a card|not a move"):
        carte.move(text)
    with pytest.raises(carte.InvalidCard):
        carte.cards(text)


def test_where_a_card_or_a_suit_is_asked_for_in_python_its_name_will_do() -> None:
    game = carte.game("briscola")
    told = game.position(hand="asso di bastoni", trick="5 of clubs", trump="swords")
    assert told == game.position(hand="1B", trick="5B", trump="S")
    table = carte.game("scopa").position(hand=["７Ｄ"], table="3 of cups and 4 of swords")
    assert table.ruling("the settebello takes the 3 of cups and the 4 of swords").legal
    assert table.play("7 di denari x 3C+4S") == table.play("7D x 3C 4S")


@pytest.mark.parametrize("spoken", LANGUAGES)
@pytest.mark.parametrize(
    "text",
    [" ", "7 ", "of ", "x ", "「", "7d x ", "デナリの", "con ", "with ", "(7", "takes ", "を"],
)
def test_any_text_is_read_in_no_time(spoken: str, text: str) -> None:
    with spoken_in(spoken):
        rewrites(spoken)
        before = monotonic()
        assert readings(text * (LONGEST + 1)) == ()
        readings((text * LONGEST)[:LONGEST])
        assert monotonic() - before < 0.5
