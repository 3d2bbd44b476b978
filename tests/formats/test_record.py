"""A deal's whole course reads as text, and is played again from it."""

import json
import re
import textwrap
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import carte
from carte.engine.game import Game
from carte.engine.reading import LONGEST
from tests.engine.lines_of_play import GAMES, line
from tests.engine.trick_games import DEFAULTS as TRICK_GAMES


@settings(max_examples=40)
@given(st.sampled_from([*GAMES, *TRICK_GAMES]), st.integers(0, 2**32), st.integers(0, 1))
def test_a_record_is_played_again(game: Game, seed: int, dealer: int) -> None:
    deals = line(game, seed, dealer)
    for deal in (deals[0], deals[len(deals) // 2], deals[-1]):
        again = carte.from_record(deal.record())
        assert (again, again.moves, again.deck) == (deal, deal.moves, deal.deck)
        assert again.record() == deal.record()
    assert deals[-1].score() == carte.from_record(deals[-1].record()).score()


def test_a_record_reads_as_header_deck_and_moves() -> None:
    game = carte.game("cirulla", players=4, target=101)
    deck = ["2C", "2S", "2B", *(str(card) for card in carte.PACK if str(card) not in "2C 2S 2B")]
    deal = game.deal(deck=deck, dealer=3)
    deal = deal.play("declare").play("1C x 4D 4C 4S 4B")
    assert deal.record().splitlines() == [
        "[Edition 2]",
        '[Game "cirulla"]',
        '[Options {"players": 4, "target": 101}]',
        "[Dealer 3]",
        f'[Deck "{" ".join(deck)}"]',
        "",
        "1. declare",
        "2. 1C x 4D 4C 4S 4B",
    ]
    assert list(map(str, deal.deck)) == deck


def test_a_record_of_a_position_begins_with_it() -> None:
    deal = carte.game("scopa").position(hand="7D 2S", table="3C 4S").play("7D x 3C 4S")
    _edition, game, position, blank, move = deal.record().splitlines()
    assert (game, blank, move) == ('[Game "scopa"]', "", "1. 7D x 3C 4S")
    assert json.loads(position.removeprefix("[Position ").removesuffix("]"))["table"] == "3C 4S"
    assert carte.from_record(deal.record()) == deal
    assert deal.deck == ()


def test_blank_lines_and_a_free_notation_are_read() -> None:
    text = f"\n\n {START}\n\n  1.7♦ X 4S 3C "
    assert carte.from_record(text) == carte.from_record(f"{START}1. 7D x 3C 4S")


START = '[Game "scopa"]\n[Position {"hands": ["6B", "7D"], "table": "3C 4S"}]\n'


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("", "begins with a Game, .* this one has nothing"),
        ('[Game "scopa"]', "either a Deck or a Position; this one has Game"),
        (START + "[Deck 3]", "line 3: 3 does not fit Deck; write text in quotes"),
        ('[Game scopa]\n[Deck ""]', "line 1: 'scopa' does not fit Game; write text in quotes"),
        (
            '[Gioco "scopa"]',
            "line 1: .* is not a header line; write a name .Edition, Game, Options",
        ),
        ('[Game "scopa"', "line 1: .* is not a header line"),
        ('[Game "scopa"]\n[Game "scopa"]', "line 2: Game appears again, after line 1"),
        ('[Game "poker"]\n[Position {}]', "line 1: there is no game 'poker'"),
        ('[Game "scopa"]\n[Options {"x": 1}]\n[Position {}]', "line 2: scopa has no house rule"),
        (
            '[Game "scopa"]\n[Options 3]\n[Position {}]',
            "line 2: 3 does not fit Options; write names",
        ),
        ('[Game "scopa"]\n[Dealer 2]\n[Deck ""]', "line 2: dealer=2: scopa has seats 0 to 1"),
        ('[Game "scopa"]\n[Deck "7D"]', "line 2: a deck is all forty cards"),
        ('[Game "scopa"]\n[Position {"table": 3}]', "line 2: "),
        ('[Game "scopa"]\n[Position {"trump": "D"}]', "line 2: a position of scopa has no trump"),
        (START + "2. 7D x 3C 4S", "line 3: '2. 7D x 3C 4S' is not move 1; write a line such as"),
        (START + "7D x 3C 4S", "line 3: .* is not move 1"),
        (START + "\n1. seven", "line 4: 'seven' is not a move"),
        (START + "1. 7D", "line 3: The 7 of denari can take the whole table"),
        (START + "1. 7D x 3C 4S\n2. 7D", "line 4: The 7 of denari is not in your hand"),
        (START + "1. 7D x 3C 4S\n[Dealer 1]", "line 4: Dealer comes after the moves"),
        ('[Game "cirulla"]\n[Position {"scored": ["", ""]}]', "line 2: scored="),
        ('[Game "briscola-chiamata"]\n[Position {"tricks": [{}]}]', "line 2: {} is not a trick"),
        ('[Game "mediatore"]\n[Position {"tricks": [""]}]', "line 2: '' is not a trick"),
        ('[Game "scopa"]\n[Position {"self": 1}]', "line 2: a position of scopa has no self"),
        ('[Game "scopa"]\n[Options {"self": 1, "slug": 2}]\n[Position {}]', "no house rule 'self'"),
        ('[Game "scopa"]\n[Position ' + "[" * 9_000, "line 2: .* is not a header line"),
        (
            '[Game "scopa"]\n[Position ' + "[" * 9_000 + "]",
            "line 2: .* does not fit Position; write names and values",
        ),
        (
            '[Game "scopa"]\n[Dealer ' + "9" * 5_000 + "]",
            "line 2: .* does not fit Dealer; write a number, such as 0",
        ),
        ("[" * 100_000, r"is not a record, which is a text of at most 20,000 characters"),
        (None, "None is not a record"),
        (7, "7 is not a record"),
    ],
)
def test_a_broken_record_is_an_error_that_names_the_line(text: Any, names: str) -> None:
    with pytest.raises(carte.InvalidRecord, match=names) as told:
        carte.from_record(text)
    assert len(str(told.value)) < 600


RECORD = carte.game("cirulla", players=4, target=101).deal(seed=3)
for _move in range(9):
    RECORD = RECORD.play(RECORD.legal_moves()[0])
TEXT = RECORD.record()
LINES = TEXT.splitlines()


def each(change: Callable[[str], str]) -> str:
    """The record with each of its lines changed."""
    return "\n".join(map(change, LINES))


def wide(text: str) -> str:
    """A text in full-width signs, as a Japanese keyboard may write it."""
    return "".join(chr(ord(sign) + 0xFEE0) if "!" <= sign <= "~" else sign for sign in text)


PASTED = {
    "a zero-width space": f"\u200b{TEXT}",
    "a byte order mark": f"\ufeff{TEXT}",
    "what turns the writing round": each(lambda line: f"\u202a{line}\u202c"),
    "curly quotes": re.sub('"(.*?)"', "“\\1”", TEXT),
    "German quotes": re.sub('"(.*?)"', "„\\1“", TEXT),
    "single quotes": TEXT.replace('"', "'"),
    "a mail": each("> {}".format),
    "a mail in a mail": "Anna wrote:\n" + each(">> > {}".format),
    "lines that a mail has broken": "\n".join(
        f"> {part}" for line in LINES for part in textwrap.wrap(line, 40) or [""]
    ),
    "code fences": f"```\n{TEXT}\n```",
    "named code fences": f"~~~text\n{TEXT}~~~\n",
    "backticks": each(lambda line: f"`{line}`" if line else ""),
    "bold type": each(lambda line: f"**{line}**" if line else ""),
    "a list": each(lambda line: f"- {line}" if line else ""),
    "escaped brackets": re.sub(r"([][])", r"\\\1", TEXT),
    "HTML": TEXT.replace('"', "&quot;"),
    "no-break spaces": TEXT.replace(" ", "\u00a0"),
    "spaces of all kinds": re.sub(" ", lambda _: "\u2009\u3000", TEXT),
    "all moves on one line": "\n".join([*LINES[:6], " ".join(LINES[6:])]),
    "all on one line": " ".join(LINES),
    "one line, broken anywhere": "\n".join(textwrap.wrap(" ".join(LINES), 50)),
    "semicolons between moves": "; ".join(LINES).replace("]; ", "] "),
    "full-width signs": wide(TEXT),
    "brackets after numbers": re.sub(r"(?m)^(\d+)\.", r"\1)", TEXT),
    "small letters": TEXT.replace("Game", "game").replace(" x ", " X ").replace("2C", "2c"),
    "words": TEXT.replace(" x ", " takes "),
    "comments": TEXT.replace("2. ", "{so far} 2. ", 1).replace("3. ", "3. (hm) ", 1)
    + "; well played\n# the end\n// of it\n",
    "moves in comments": TEXT.replace("2. ", "{or 3. 7D} 2. ", 1) + "(like 2. 7D)",
    "comments after moves": each(lambda line: f"{line} ; so" if line[:1].isdigit() else line),
    "Windows": TEXT.replace("\n", "\r\n"),
    "an old Macintosh": TEXT.replace("\n", "\r"),
    "separators of lines": TEXT.replace("\n", "\u2028"),
}


@pytest.mark.parametrize("text", PASTED.values(), ids=PASTED)
def test_a_record_is_read_as_people_paste_it(text: str) -> None:
    deal = carte.from_record(text)
    assert (deal, deal.moves, deal.deck) == (RECORD, RECORD.moves, RECORD.deck)


@pytest.mark.parametrize("game", [*GAMES, *TRICK_GAMES], ids=repr)
def test_every_position_is_read_from_a_mail_with_curly_quotes(game: Game) -> None:
    deal = line(game, 7, 0)[3]
    start = carte.from_json(deal.to_json())
    text = re.sub('"([^"]*)"', "“\\1”", start.record())
    assert carte.from_record("\n".join(f"> {one}" for one in text.splitlines())) == start


@pytest.mark.parametrize(
    ("text", "marked"),
    [
        (START + "1. 7D x 3C 4Z", "line 3: '4Z' is not a card; .*\n“1. 7D x 3C ▸4Z"),
        (START + "1. 7D x 3C 4S\nthank you", "line 4: .* is not move 2; .*\n“▸thank you"),
        (START + "> 1. 7D x 3C 4S 3. 2S", "line 3: .* is not move 2; .*\n“1. 7D x 3C 4S ▸3. 2S"),
        ("Hello!\n> [Gioco “scopa”]", 'line 2: .* is not a header line; .*\n“▸.Gioco "scopa".'),
        ('[Game "scopa"]\n[Dealer x]', "line 2: 'x' does not fit Dealer; .*\n“.Dealer ▸x."),
        (START + "1. 7D; 2. 7D x 3C 4S", "line 3: The 7 .*\n“1. ▸7D; 2. 7D x 3C 4S"),
        (
            START + "1. 7D x 3C 4S ; I lost 2. there",
            "line 3: 'there' is not a move; .*\n“.* I lost 2. ▸there",
        ),
        (START + "1. 7D x 3C; 4S 5D", "line 3: .* not on the table.\n“1. ▸7D x 3C; 4S 5D"),
    ],
)
def test_what_cannot_be_read_is_shown_at_its_place(text: str, marked: str) -> None:
    with pytest.raises(carte.InvalidRecord, match=marked):
        carte.from_record(text)


@pytest.mark.parametrize("sign", [*' ([{;#/>*`1.\n\\&"', "1. ", "(;", "{ ", "\n[", "7D x\n", ";7D"])
def test_any_record_is_read_or_refused_in_no_time(sign: str) -> None:
    before = monotonic()
    for start in ("", START, TEXT, START + "1. 7D"):
        for end in ("", "x", "2. 7D", "]"):
            with suppress(carte.InvalidRecord):
                carte.from_record((start + sign * LONGEST)[: LONGEST - len(end)] + end)
    assert monotonic() - before < 4
