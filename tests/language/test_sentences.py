"""What is put together reads as one sentence: in English, and where a language joins otherwise."""

import re
from collections.abc import Callable, Iterator, Sequence

import pytest
from babel.messages import Catalog

import carte
from carte import language
from carte.board.narration import narrate
from carte.board.sayings import in_words, spoken_contract
from carte.engine import phrases
from carte.engine.cards import PACK, mask_of
from carte.formats.record import from_record
from carte.front.words import words_of
from carte.language import _
from carte.language.catalogues import compiled
from carte.language.names import speaks_of
from carte.quiz import questions
from carte.quiz.setting import items_in_words
from carte.reference.house.dispute import items_text
from carte.widgets import Puzzles

JAPANESE = {
    "{some}, {last}": "{some}、{last}",
    "{some} and {last}": "{some}と{last}",
    "{some} or {last}": "{some}か{last}",
    "{some} {last}": "{some}{last}",
    "{mine} to {theirs}": "{mine}対{theirs}",
}
OF_MORE = {"{some} and {last}": "{some}、{last}", "{some} or {last}": "{some}、{last}のいずれか"}


@pytest.fixture
def japanese() -> Iterator[None]:
    """Join as Japanese does, without a blank."""
    words = Catalog(locale="ja")
    for english, joined in JAPANESE.items():
        words.add(english, joined)
    for english, joined in OF_MORE.items():
        words.add(english, joined, context="of three or more")
    language.use("ja", compiled(words))
    yield
    language.use("en")


@pytest.mark.parametrize(
    ("join", "words", "joined"),
    [
        (phrases.together, ["You", "Right", "Left"], "You, Right and Left"),
        (phrases.any_of, ["2", "3", "4"], "2, 3 or 4"),
        (phrases.either, ["a 2", "a 3", "a re"], "a 2 or a 3 or a re"),
        (phrases.commas, ["carte 1", "denari 1"], "carte 1, denari 1"),
        (phrases.clauses, ["You: 3", "Right: 1"], "You: 3; Right: 1"),
        (phrases.sentences, ["It takes the 7.", "", "Scopa!"], "It takes the 7. Scopa!"),
        (phrases.against, ["11", "9"], "11 to 9"),
        (phrases.against, ["11", "9", "8"], "11, 9 and 8"),
    ],
)
def test_words_are_joined(
    join: Callable[[Sequence[str]], str], words: Sequence[str], joined: str
) -> None:
    assert join(words) == joined
    assert join(words[-1:]) == words[-1]


@pytest.mark.usefixtures("japanese")
@pytest.mark.parametrize(
    ("join", "words", "joined"),
    [
        (phrases.together, ["右", "左"], "右と左"),
        (phrases.together, ["右", "左", "前"], "右、左、前"),
        (phrases.any_of, ["2", "3"], "2か3"),
        (phrases.any_of, ["2", "3", "4"], "2、3、4のいずれか"),
        (phrases.either, ["右", "左", "前"], "右か左か前"),
        (phrases.sentences, ["取ります。", "スコパ！"], "取ります。スコパ！"),
        (phrases.against, ["11", "9"], "11対9"),
    ],
)
def test_a_language_joins_them_its_own_way(
    join: Callable[[Sequence[str]], str], words: Sequence[str], joined: str
) -> None:
    assert join(words) == joined


@pytest.mark.parametrize(
    ("told", "english"),
    [
        (
            lambda: in_words(carte.move("7D x 3C 4S")),
            "take the 3 of coppe and the 4 of spade with the 7 of denari",
        ),
        (lambda: in_words(carte.move("1B volo")), "play the asso of bastoni, saying volo"),
        (lambda: in_words(carte.move("bid chiamo")), "bid chiamo"),
        (lambda: spoken_contract("chiamo", "3S"), "Chiamo, calling the 3 of spade"),
        (lambda: carte.game("asso-piglia-tutto").title, "Asso piglia tutto"),
        (
            lambda: (
                carte.game("scopa").position(hand="7D", table="7C 3S 4B").ruling("7D x 3S 4B").text
            ),
            "There is a 7 on the table, so the 7 of denari must take that, not 3+4.",
        ),
    ],
)
def test_english_is_said_as_ever(told: Callable[[], str], english: str) -> None:
    assert told() == english


ITALIAN = {
    "There is {a} on the table, so {card} must take that, not {sum}.": (
        "In tavola c’è {a}: {card} deve prendere quello, e {sum} non è ammesso."
    ),
    "{Led} is led and you hold {cards}, so you must follow suit.": (
        "Si è usciti a {led} e hai in mano {cards}: devi rispondere al seme."
    ),
    "{rank} of {suit}": "{rank} di {suit}",
    "matta as {a}": "matta come {a:bare}",
    "{some} and {last}": "{some} e {last}",
    "7": "sette",
    "3": "tre",
    "asso": "asso",
}


@pytest.fixture
def italian() -> Iterator[None]:
    """Speak a little Italian, with its forms of nouns."""
    words = Catalog(locale="it")
    for english, said in ITALIAN.items():
        words.add(english, said)
    language.use("it", compiled(words))
    yield
    language.use("en")


@pytest.mark.parametrize("scored", [items_in_words, items_text])
def test_sweeps_are_told_by_how_many_they_are(scored: Callable[[dict[str, int]], str]) -> None:
    words = Catalog(locale="it")
    words.add("scopa", "scopa")
    words.add("scopas", "scope", context="several")
    language.use("it", compiled(words))
    one, two = scored({"carte": 1, "scopa": 1}), scored({"carte": 1, "scopa": 2})
    language.use("en")
    assert (one, two) == ("carte 1, scopa 1", "carte 1, scope 2")


@pytest.mark.usefixtures("italian")
@pytest.mark.parametrize(
    ("card", "form", "said"),
    [
        ("7D", "", "il sette di denari"),
        ("7D", "bare", "sette di denari"),
        ("7D", "of", "del sette di denari"),
        ("7D", "short", "7"),
        ("1C", "", "l’asso di coppe"),
        ("1C", "to", "all’asso di coppe"),
        ("1C", "from", "dall’asso di coppe"),
        ("1C", "short", "asso"),
    ],
)
def test_italian_puts_its_article_or_preposition_before_a_card(
    card: str, form: str, said: str
) -> None:
    assert format(phrases.the(carte.Card(card)), form) == said


@pytest.mark.usefixtures("italian")
def test_the_matta_is_feminine_whatever_it_counts() -> None:
    matta = carte.Card("7C")
    named = phrases.the(matta, values=[9 if card is matta else card.value for card in PACK])
    assert [f"{named}", f"{named:of}", f"{named:short}"] == [
        "la matta come cavallo",
        "della matta come cavallo",
        "9",
    ]


@pytest.mark.usefixtures("italian")
def test_a_list_in_a_form_has_every_item_in_it() -> None:
    cards = phrases.every(mask_of(carte.cards("1C 7D")))
    assert f"{cards:of}" == "dell’asso di coppe e del sette di denari"
    assert f"{phrases.capital(cards):the}" == "L’asso di coppe e il sette di denari"


@pytest.mark.usefixtures("italian")
def test_a_ruling_is_an_italian_sentence() -> None:
    scopa = carte.game("scopa").position(hand="7D", table="7C 3S 4B")
    assert scopa.ruling("7D x 3S 4B").text == (
        "In tavola c’è un sette: il sette di denari deve prendere quello, e 3+4 non è ammesso."
    )
    mediatore = carte.game("mediatore").position(hand="1C 3S", trick="10C")
    assert mediatore.ruling("3S").text == (
        "Si è usciti a coppe e hai in mano l’asso di coppe: devi rispondere al seme."
    )


@pytest.fixture
def _its_catalogue() -> Iterator[None]:
    """Speak Italian as readers of it read the book."""
    language.use("it")
    yield
    language.use("en")


@pytest.mark.usefixtures("_its_catalogue")
@pytest.mark.parametrize("kind", ["Livello", "Problema"])
def test_of_one_star_there_is_a_singular(kind: str) -> None:
    labels = {
        "Livello": words_of(carte.game("scopa"))["level_label"],
        "Problema": Puzzles("scopa").content["words"]["level"],
    }[kind]
    by_stars = [*labels, labels[-1]]  # the last one holds for more
    stars = [by_stars[won].format(number=4, stars=won) for won in range(4)]
    assert stars[1:] == [f"{kind} 4, {said} su 3" for said in ("1 stella", "2 stelle", "3 stelle")]


@pytest.mark.usefixtures("_its_catalogue")
def test_what_another_says_in_an_auction_is_a_sentence_with_a_capital() -> None:
    deal = carte.game("briscola-chiamata").position(calls="", turn=1)
    told = [one["text"] for one in narrate(deal, [carte.move("bid 9"), carte.move("pass")])]
    assert told == ["Chi siede a destra offre il cavallo.", "Chi siede in fondo a destra passa."]


@pytest.mark.usefixtures("_its_catalogue")
@pytest.mark.parametrize(
    ("bid", "told"),
    [
        ("bid 1", "offrire l’asso"),
        ("bid 9", "offrire il cavallo"),
        ("bid 62", "offrire 62 punti"),
        ("bid chiamo", "offrire «chiamo»"),
    ],
)
def test_of_what_is_bid_only_a_rank_has_an_article(bid: str, told: str) -> None:
    assert in_words(carte.move(bid)) == told


@pytest.mark.usefixtures("_its_catalogue")
@pytest.mark.parametrize(
    ("game", "bid", "told"),
    [
        (
            *("briscola-chiamata", "bid 9"),
            "Offri il cavallo. Tu e chi ha il cavallo di briscola dovete fare 61 punti.",
        ),
        ("mediatore", "bid solo", "Offri «solo»."),
    ],
)
def test_a_bid_is_confirmed_once(game: str, bid: str, told: str) -> None:
    deal = carte.game(game).deal(seed=1, dealer=carte.game(game).seats - 1)
    assert narrate(deal, [carte.move(bid)])[0]["text"] == told


@pytest.mark.parametrize(
    ("spoken", "tight", "wide", "whole"),
    [
        ("en", "3+4", "21 + 18", "21 + 18 = 39"),
        ("it", "3 + 4", "21 + 18", "21 + 18 = 39"),
        ("ja", "3+4", "21+18", "21+18=39"),
    ],
)
def test_a_sum_has_the_blanks_of_its_language(
    spoken: str, tight: str, wide: str, whole: str
) -> None:
    language.use(spoken)
    told = phrases.added([3, 4]), phrases.plus([21, 18]), phrases.reckoned(wide, 39)
    language.use("en")
    assert told == (tight, wide, whole)


@pytest.mark.parametrize(("spoken", "says"), [("it", "«scartare»"), ("ja", "「捨てる」")])
def test_a_move_that_comes_too_late_is_named_in_the_language(spoken: str, says: str) -> None:
    deal = carte.game("mediatore").position(hand="4C 5C 6D 7D", trick="10C")
    language.use(spoken)
    told = deal.ruling("discard 4C 5C 6D 7D").text
    language.use("en")
    assert told.startswith(says)


def test_a_form_that_there_is_not_is_refused_by_its_name() -> None:
    with pytest.raises(ValueError, match="'the 7 of denari' has no form 'off'; there is bare"):
        format(phrases.the(carte.Card("7D")), "off")
    with pytest.raises(ValueError, match="of"):
        format("3+4", "of")


@pytest.mark.parametrize(
    ("text", "name", "speaks"),
    [
        ("Take it with the 7 of denari.", "7", True),
        ("It makes 17.", "7", False),
        ("The reward", "re", False),
        ("Prendi con l’asso.", "asso", True),
        ("手札のデナリの7で取りましょう。", "7", True),
        ("手札のデナリの7で取りましょう。", "デナリ", True),
        ("レで取りましょう。", "レ", True),
        ("プレイヤーの手番です。", "レ", False),
    ],
)
def test_a_name_is_found_in_a_text_with_blanks_or_without(
    text: str, name: str, speaks: bool
) -> None:
    assert speaks_of(text, name) == speaks


@pytest.mark.parametrize("spoken", ["it", "ja"])
@pytest.mark.parametrize(
    "wrong",
    [
        lambda: carte.game("scopa").position(hand="7D", table="7D"),
        lambda: carte.game("scopa").position(hand="7D", table="3C", turn=5),
        lambda: carte.game("scopa").deal(deck="7D"),
        lambda: carte.game("briscola").position(hand="7D"),
        lambda: carte.game("mediatore").position(hand="7D", calls="chiamo, chiamo", turn=9),
        lambda: from_record('[Game "scopa"]\n[Game "scopa"]'),
        lambda: from_record("[Game 7]"),
        lambda: from_record('[Game "scopa"]\n[Deck "7D"]'),
    ],
)
def test_what_is_amiss_with_a_position_or_a_record_is_said_in_the_language(
    wrong: Callable[[], object], spoken: str
) -> None:
    said = []
    for code in ("en", spoken):
        language.use(code)
        with pytest.raises(ValueError) as error:
            wrong()
        said.append(str(error.value))
    language.use("en")
    english = {*re.findall(r"[a-z]{2,}", said[0])} - {*re.findall(r"(\w+)=", said[0]), "scopa"}
    left = english & {*re.findall(r"[a-z]{2,}", said[1])} - {"line", "a", "in", "monte"}
    assert said[0] != said[1]
    assert len(left) <= 1, left


@pytest.mark.parametrize("game", carte.GAMES)
def test_who_makes_a_move_says_so_after_a_name_and_a_colon(game: str) -> None:
    language.use("it")
    told = [line for one in questions(game) for line in one.setting.line]
    language.use("en")
    assert told
    assert not [line for line in told if re.search(r": \w+[aei]re\b", line)]


@pytest.mark.parametrize(
    ("spoken", "says"),
    [("it", "«passo», «chiamo il quattro di spade»"), ("ja", "「パス」、「スパーデの4を指定」")],
)
def test_a_move_is_quoted_as_it_is_said_at_a_table(spoken: str, says: str) -> None:
    language.use(spoken)
    quoted = [_("“{move}”").format(move=in_words(carte.move(one))) for one in ("pass", "call 4S")]
    told = phrases.commas(quoted)
    language.use("en")
    assert told == says
