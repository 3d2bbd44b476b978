"""What guided deals teach, and in which order: the aim first, and nothing the engine denies."""

import re
from random import Random

import pytest

import carte
from carte.engine.cards import Card, mask_of
from carte.engine.moves import Play
from carte.engine.tricks.game import TrickGame
from carte.play.guide import Guide, after, guides
from carte.play.guide.coach import saying_at, sayings_by
from carte.widgets import Guide as GuideWidget
from tests.play.test_guides import GUIDES, LINES, NAMED, randomly

OF_TRICKS = pytest.mark.parametrize(
    "led", [led for _game, led in GUIDES if led.sitting.game.has_tricks], ids=lambda led: led.title
)
RANKS = {"asso": 1, "fante": 8, "cavallo": 9, "re": 10, **{str(n): n for n in range(2, 8)}}
RANK = rf"\b({'|'.join(RANKS)})\b"
NUMBERS = {"6": "six"}
COUNTED = re.compile(rf"{RANK}(?: is worth)?(?: (\d+|⅓))?")
"""A rank, and what it is worth if that stands beside it: else what the next one is worth."""


def in_figures(text: str) -> str:
    for words, figure in (("a third", "⅓"), ("a point", "1"), (" ten", " 10")):
        text = text.replace(words, figure)
    return text


def told_of(led: Guide, tail: str) -> list[str]:
    """What is said about a rule."""
    return [saying.text for saying in led.sayings if saying.rule.tail == tail]


@pytest.mark.parametrize("game", carte.GAMES)
def test_each_guided_deal_leads_to_the_next_and_the_last_to_the_table(game: str) -> None:
    *first, last = guides(game)
    for number, led in enumerate(first, start=2):
        coming = after(led)
        assert coming == guides(game)[number - 1]
        assert GuideWidget(game, led.id).content["strings"]["onward"] == {
            "label": f"Now “{coming.title}”",
            "href": f"{game}.html#{game}-guide-{number}",
            "level": f"{game}-guide-{number}",
        }
    assert after(last) is None
    onward = GuideWidget(game, last.id).content["strings"]["onward"]
    assert onward == {"label": "Now a deal of your own", "href": f"play-{game}.html"}


@pytest.mark.parametrize("game", carte.GAMES)
def test_nobody_comes_to_a_table_that_begins_with_an_auction_before_one_was_led_through(
    game: str,
) -> None:
    begins = carte.game(game).deal(seed=1).phase
    assert begins in {sitting.deal.phase for sitting, _choice in guides(game)[-1].walk()}


@pytest.mark.parametrize("game", [game for game in carte.GAMES if carte.game(game).has_tricks])
def test_the_aim_comes_first_with_the_points_that_win(game: str) -> None:
    first = guides(game)[0].sayings[0]
    assert first.rule.tail in ("win", "target")
    assert first.when == "now"
    found = re.search(r"\d+", first.rule.text)
    assert found
    assert re.search(rf"\b({found[0]}|{NUMBERS.get(found[0])})\b", first.text)


@OF_TRICKS
def test_what_is_pointed_at_is_what_the_sentence_speaks_of(led: Guide) -> None:
    for sitting, choice in led.walk():
        saying = saying_at(sitting.deal, led)
        if saying and saying.point:
            may_be_any = saying.rule.tail == "win" and isinstance(choice, Play)
            assert may_be_any or sitting.deal.ruling(choice).rule == saying.rule


@OF_TRICKS
def test_who_may_play_any_card_is_shown_one_that_is_worth_little(led: Guide) -> None:
    for sitting, choice in led.walk():
        deal, saying = sitting.deal, saying_at(sitting.deal, led)
        if saying and saying.point and "any card" in saying.text and isinstance(choice, Play):
            assert isinstance(deal.game, TrickGame)
            assert deal.game.points(mask_of([choice.card])) == 0
            assert choice.card.suit != deal.trump


@OF_TRICKS
def test_ranks_are_named_in_the_order_in_which_they_win(led: Guide) -> None:
    assert isinstance(led.sitting.game, TrickGame)
    for text in told_of(led, "strength"):
        named = tuple(RANKS[name] for name in re.findall(RANK, text))
        assert named == led.sitting.game.STRENGTH[: len(named)] != ()


@OF_TRICKS
def test_points_are_those_that_the_engine_counts(led: Guide) -> None:
    game = led.sitting.game
    assert isinstance(game, TrickGame)
    for text in told_of(led, "points"):
        waiting: list[str] = []
        for rank, count in COUNTED.findall(in_figures(text)):
            waiting.append(rank)
            if count:
                cards = [Card(f"{RANKS[one]}D") for one in waiting]
                assert {game.written(game.points(mask_of([card]))) for card in cards} == {count}
                waiting = []
        assert not waiting


@OF_TRICKS
def test_a_suit_or_a_card_that_is_named_is_that_of_the_deal(led: Guide) -> None:
    *_moves, (last, choice) = led.walk()
    over = last.play(choice).deal
    called = re.search(r"call (\w+)", " ".join(map(str, over.moves)))
    for saying in led.sayings:
        if saying.rule.tail in ("briscola", "trump"):
            for suit in re.findall(r"denari|coppe|spade|bastoni", saying.text.lower()):
                assert over.trump and suit == over.trump.name
        for card in re.findall(r"called the (\w+ of \w+)", saying.text):
            assert called and card == Card(called[1]).name


@OF_TRICKS
def test_a_deal_about_the_play_has_no_auction(led: Guide) -> None:
    if led is guides(led.sitting.game.slug)[0] and led.sitting.game.has_auction:
        assert all(isinstance(choice, Play) for _sitting, choice in led.walk())


TEACHES = {
    "sum": r"\bsums?\b|two ways to take",
    "equal": r"\bcan take\b|\bmatching card\b",
    "refill": r"\btricks?\b",
    "briscola": r"\bcut\b|\btrumps?\b",
    "partner": r"\byour partner\b",
    "chiamo": r"\byour partner\b",
}
"""The words of ideas that a guided deal teaches, by the rule about which it does so."""


@NAMED
def test_no_sentence_speaks_of_an_idea_before_the_one_that_teaches_it(
    game: str, led: Guide
) -> None:
    taught = {saying.rule.tail for saying in led.sayings}
    for seed in range(LINES):
        said = sayings_by(randomly(led, Random(seed))[-1].deal, led)
        known: set[str] = set()
        for saying in said:
            known.add(saying.rule.tail)
            for idea in (TEACHES.keys() & taught) - known:
                assert not re.search(TEACHES[idea], saying.text, re.IGNORECASE), saying.text
