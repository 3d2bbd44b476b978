"""What is said at a table and in the checker is typed as its language says it, and quoted so."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import carte
from carte import language
from carte.widgets import Checker as CheckerWidget
from tests.front.reader import Put, say
from tests.lessons.test_games import level, verdict
from tests.site.checker import Checker


@pytest.fixture(autouse=True)
def back_to_english() -> Iterator[None]:
    yield
    language.use("en")


@pytest.mark.parametrize(
    ("spoken", "game", "number", "text"),
    [
        ("it", "briscola-chiamata", 2, "offro il cavallo"),
        ("ja", "briscola-chiamata", 2, "カヴァッロをビッド"),
        ("it", "briscola-chiamata", 3, "chiamo il cavallo di spade"),
        ("ja", "briscola-chiamata", 3, "スパーデのカヴァッロを指定。"),
        ("it", "mediatore", 3, "scarto 4b 5d 6b 7c"),
        ("it", "cirulla", 1, "busso"),
        ("ja", "cirulla", 1, "宣言"),
        ("it", "mediatore", 2, "4s busso"),
        ("ja", "mediatore", 2, "スパーデの4 ブッソ"),
    ],
)
def test_a_lesson_reads_what_is_said_in_its_language(
    put: Put, spoken: str, game: str, number: int, text: str
) -> None:
    language.use(spoken)
    root = level(put, game, number)
    say(root, text)
    expect(verdict(root)).to_have_attribute("data-verdict", "good")


@pytest.mark.parametrize(
    ("spoken", "placeholder", "refusal"),
    [
        ("en", "pass", "on a button, or pass."),
        ("it", "passo", "o «passo»."),
        ("ja", "パス", "「パス」と書いて"),
    ],
)
def test_a_lesson_shows_what_may_be_said_in_its_language(
    put: Put, spoken: str, placeholder: str, refusal: str
) -> None:
    language.use(spoken)
    root = level(put, "briscola-chiamata", 2)
    expect(root.locator("[data-move]")).to_have_attribute("placeholder", placeholder)
    say(root, "!!")
    expect(verdict(root)).to_contain_text(refusal)


AUCTION, LOWEST = {"calls": "bid 3"}, {"calls": "bid 2"}
CASES: list[tuple[str, str, dict[str, Any], str, str]] = [
    ("it", "briscola-chiamata", AUCTION, "passo", "pass"),
    ("it", "briscola-chiamata", LOWEST, "offro 62 punti", "bid 62"),
    ("it", "briscola-chiamata", LOWEST, "62", "bid 62"),
    ("it", "briscola-chiamata", AUCTION, "offro il due", "bid 2"),
    ("ja", "briscola-chiamata", LOWEST, "62点", "bid 62"),
    ("ja", "briscola-chiamata", AUCTION, "パス", "pass"),
    ("ja", "briscola-chiamata", AUCTION, "2をビッド", "bid 2"),
    ("en", "briscola-chiamata", LOWEST, "bid 62", "bid 62"),
    ("it", "mediatore", {"calls": ""}, "chiamo", "bid chiamo"),
    ("ja", "mediatore", {"calls": ""}, "キアーモ", "bid chiamo"),
    ("it", "mediatore", {"hand": "7D 6D", "leader": 0}, "7d busso", "7D busso"),
    ("ja", "mediatore", {"hand": "7D 6D", "leader": 0}, "金7 ブッソ", "7D busso"),
    ("it", "cirulla", {"hand": "1D 2S 3C", "table": ""}, "busso", "declare"),
    ("ja", "cirulla", {"hand": "1D 2S 3C", "table": ""}, "宣言", "declare"),
]


@pytest.mark.parametrize(("spoken", "game", "facts", "text", "move"), CASES)
def test_the_checker_reads_what_is_said_in_its_language(
    put: Put, page: Page, spoken: str, game: str, facts: dict[str, Any], text: str, move: str
) -> None:
    language.use(spoken)
    deal = carte.game(game).position(**facts)
    table = Checker(put(CheckerWidget(game, carte.code(deal))))
    table.judged()
    assert table.type(text).good
    assert page.evaluate("sent.at(-1).move ?? null") in (move, None)


@pytest.mark.parametrize(
    ("spoken", "text", "said"),
    [
        ("en", "seven of What", "“seven of What” is not a move. Write one such as 2s or 7d x 7b."),
        (
            "it",
            "lascio Il sette",
            "«lascio Il sette» non è una mossa. Scrivine una come 2s o 7d x 7b.",
        ),
        (
            "ja",
            "何もしない",
            "「何もしない」は手として読み取れません。2sか7d x 7b、剣2か金7 x 棒7のように"
            "書いてください。",
        ),
    ],
)
def test_the_checker_quotes_what_was_typed_and_shows_it_in_the_readers_spelling(
    put: Put, spoken: str, text: str, said: str
) -> None:
    language.use(spoken)
    deal = carte.game("scopa").position(hand="7D 2S", table="7B")
    table = Checker(put(CheckerWidget("scopa", carte.code(deal))))
    table.judged()
    assert said in table.type(text).text
