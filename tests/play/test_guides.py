"""Guided deals: the engine is heard at every move, on the prepared line and beside it."""

import json
import re
from itertools import pairwise
from random import Random

import pytest

import carte
from carte.board.sayings import in_words
from carte.board.seats import READER
from carte.engine.moves import Play
from carte.engine.phrases import the
from carte.games import room
from carte.lessons import course
from carte.lessons.errors import LessonError, UnknownName
from carte.play import Sitting
from carte.play.ending import has_won
from carte.play.guide import Guide, guide, guides, parse
from carte.play.guide.coach import WHEN, passed_at, saying_at, sayings_by
from carte.play.guide.ending import result_of
from carte.players import player
from carte.widgets import Guide as GuideWidget
from tests.missing import guides_wanted

GUIDES = [(game, each) for game in carte.GAMES for each in guides(game)]
NAMED = pytest.mark.parametrize(
    ("game", "led"), GUIDES, ids=[f"{game}-{each.id}" for game, each in GUIDES]
)
LINES = 12
"""Random lines of a guided deal; ``python -m tests.benchmarks.guides`` plays hundreds."""

NEWCOMERS = 60


def words(text: str) -> int:
    return len(text.split())


def randomly(led: Guide, random: Random) -> list[Sitting]:
    """A whole deal of random moves of the reader's, as it goes on from moment to moment."""
    sittings = [led.sitting]
    while not sittings[-1].deal.is_over:
        deal = sittings[-1].deal
        if deal.turn == READER:
            choice = random.choice(deal.legal_moves())
        else:
            newcomer = player(led.sitting.level, seed=led.sitting.seed)
            choice = newcomer.choose(deal.view(deal.turn))
        sittings.append(sittings[-1].play(choice))
    return sittings


def played_by_a_newcomer(led: Guide, seed: int) -> Sitting:
    sitting, reader = led.sitting, player("newcomer", seed=seed)
    while not sitting.deal.is_over:
        deal = sitting.deal
        other = player(sitting.level, seed=sitting.seed)
        chooser = reader if deal.turn == READER else other
        sitting = sitting.play(chooser.choose(deal.view(deal.turn)))
    return sitting


def test_every_game_opens_with_a_guided_deal() -> None:
    assert {game for game, _led in GUIDES} == {*carte.GAMES}
    contracts = [game for game in carte.GAMES if carte.game(game).has_auction]
    assert all(len(guides(game)) == guides_wanted(game) for game in contracts)


@NAMED
def test_the_prepared_line_is_legal_won_and_says_everything(game: str, led: Guide) -> None:
    *_, (last, choice) = led.walk()
    over = last.play(choice).deal
    assert over.is_over
    assert has_won(over)
    assert sorted(map(str, sayings_by(over, led))) == sorted(map(str, led.sayings))


@NAMED
def test_of_the_lines_that_newcomers_play_nine_in_ten_are_won(game: str, led: Guide) -> None:
    won = [has_won(played_by_a_newcomer(led, seed).deal) for seed in range(NEWCOMERS)]
    assert sum(won) >= 0.9 * NEWCOMERS


@NAMED
def test_whatever_is_played_the_deal_ends_and_nothing_is_said_twice_or_wrongly(
    game: str, led: Guide
) -> None:
    for seed in range(LINES):
        sittings = randomly(led, Random(seed))
        said = [saying_at(sitting.deal, led) for sitting in sittings]
        spoken = [saying for saying in said if saying]
        assert len(spoken) == len({saying.text for saying in spoken})
        assert tuple(spoken) == sayings_by(sittings[-1].deal, led)
        for sitting, saying in zip(sittings, said, strict=True):
            if saying:
                assert sitting.deal.turn == READER
                assert WHEN[saying.when](sitting.deal, saying)


@NAMED
def test_python_answers_on_the_prepared_line_what_the_page_has_ready(game: str, led: Guide) -> None:
    widget = GuideWidget(game, led.id)
    sitting = widget.content["sitting"]
    for prepared in widget.content["line"]:
        mine = prepared["hint"] is not None
        ask = {"ask": "play", "move": prepared["move"]} if mine else None
        if ask:
            reply = widget.reply({"sitting": sitting, **ask})
            assert isinstance(reply, dict)
            answer = json.loads(json.dumps(reply["answer"]))
            ready = json.loads(json.dumps(prepared["answer"]))
            for found in (answer, ready):  # only what is ready is judged beforehand
                for judged in ("verdicts", "said", "collect", "rulings", "says"):
                    found["moment"]["step"].pop(judged, None)
            assert answer == ready
        sitting = prepared["answer"]["sitting"]


@NAMED
def test_a_sentence_of_the_coach_is_read_at_a_glance(game: str, led: Guide) -> None:
    assert all(words(saying.text) <= 14 for saying in led.sayings)


@NAMED
def test_what_the_coach_shows_is_drilled_on_other_cards(game: str, led: Guide) -> None:
    drills = GuideWidget(game, led.id).content["drills"]
    assert {saying.rule.id for saying in led.sayings} <= drills.keys()
    shown = {
        f"{game}.html#{level.id}": {rule.id for rule in level.shows}
        for stage in course(game)
        for level in stage
    }
    assert all(rule in shown[drill["href"]] for rule, drill in drills.items())
    titles = {level.id: stage.title for stage in course(game) for level in stage}
    assert all(
        drill["stage"] == titles[drill["href"].partition("#")[2]] for drill in drills.values()
    )


@NAMED
def test_what_was_passed_up_is_said_until_the_next_move_and_was_there(
    game: str, led: Guide
) -> None:
    for seed in range(LINES):
        sittings = randomly(led, Random(seed))
        for before, after in pairwise(sittings):
            if before.deal.turn != READER or after.deal.is_over:
                continue
            passed, shown = passed_at(after.deal, led), saying_at(before.deal, led)
            if passed is None:
                continue
            assert shown and shown.passed
            assert before.deal.ruling(after.deal.moves[-1]).rule != shown.rule
            legal = before.deal.legal_moves()
            ways = [each for each in legal if before.deal.ruling(each).rule == shown.rule]
            told = [shown.passed.format(move=in_words(choice, before.deal)) for choice in ways]
            told += [
                shown.passed.format(move=f"take the whole table with {the(choice.card)}")
                for choice in ways
                if isinstance(choice, Play) and {*choice.taken} == {*before.deal.table}
            ]
            assert passed in told
            assert saying_at(after.deal, led) is None


def test_who_lays_a_card_where_a_pair_was_shown_hears_of_it() -> None:
    led = guide("asso-piglia-tutto")
    before, _choice = next(led.walk())
    passed = passed_at(before.play("3D").deal, led)
    assert passed == "You could also take the 5 of spade with the 5 of denari."
    assert passed_at(before.play("5D x 5S").deal, led) is None


@NAMED
def test_what_was_passed_up_names_no_more_than_four_cards(game: str, led: Guide) -> None:
    for seed in range(LINES):
        for sitting in randomly(led, Random(seed)):
            passed = passed_at(sitting.deal, led)
            assert len(re.findall(r" of [dcsb]", passed or "")) <= 4


@NAMED
def test_the_end_says_who_has_won_by_what(game: str, led: Guide) -> None:
    over = next(reversed([*led.walk()]))[0].play(led.line[-1]).deal
    assert result_of(over, led).startswith("You won: ")
    for seed in range(LINES):
        deal = randomly(led, Random(seed))[-1].deal
        told = result_of(deal, led)
        assert told.startswith("You won: ") == has_won(deal)
        assert "{" not in told


def test_an_even_deal_is_won_by_nobody() -> None:
    led = guide("briscola-chiamata", "auction")
    sitting = led.sitting
    while not sitting.deal.is_over:
        sitting = sitting.play("pass")
    assert result_of(sitting.deal, led).startswith("Nobody won")


def test_cirulla_shows_how_an_asso_takes_the_table() -> None:
    led = guide("cirulla")
    (taken,) = [
        choice.taken
        for sitting, choice in led.walk()
        if (saying := saying_at(sitting.deal, led))
        and saying.rule.tail == "ace-sweep"
        and isinstance(choice, Play)
        and choice.card.value == 1
        and sitting.deal.ruling(choice).scopa
    ]
    assert len(taken) >= 2


@NAMED
def test_a_hint_names_no_card_at_first_and_the_move_at_last(game: str, led: Guide) -> None:
    for prepared in GuideWidget(game, led.id).content["line"]:
        if not prepared["hint"]:
            continue
        first, *_more, last = prepared["hint"]["steps"]
        assert first["cards"] == []
        assert first["text"] != last["text"] == prepared["hint"]["text"]
        assert last["cards"] is None
        assert not prepared["hint"]["why"]


def test_a_guided_deal_that_is_not_there_is_named() -> None:
    with pytest.raises(UnknownName, match="poker"):
        guides("poker")
    with pytest.raises(UnknownName, match="no guided deal of scopa is called 'third'"):
        guide("scopa", "third")


GIVEN = """
[[guide]]
id = "first"
title = "A deal"
seed = 7349
line = "5D x 5S"
won = "Won."
lost = "Lost."
[[guide.say]]
rule = "equal"
text = "A pair."
"""


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("5D x 5S", "5D x 5S", "a whole deal that the reader wins"),
        ("5D x 5S", "5D", "a legal move"),
        ("5D x 5S", "5D and", "moves with commas between them"),
        ('text = "A pair."', 'text = "A pair."\nwhen = "later"', "one of may, must, refused"),
        ('rule = "equal"', 'rule = "equals"', "a rule of asso-piglia-tutto"),
        ('text = "A pair."', 'text = "A pair."\npassed = "No."', "a sentence with {move}"),
        ("seed = 7349", "seed = 7349\nsaid = 1", "key 'said'"),
        ("[[guide]]", "[[guide", "a TOML file"),
    ],
)
def test_a_file_that_is_amiss_is_refused_with_its_place(old: str, new: str, wrong: str) -> None:
    with pytest.raises(LessonError, match=r"^asso-piglia-tutto/guide\.toml, line \d+, ") as refused:
        parse(GIVEN.replace(old, new, 1), "asso-piglia-tutto")
    assert wrong in str(refused.value)


@pytest.mark.parametrize("game", dict.fromkeys(game for game, _led in GUIDES))
def test_every_guided_deal_of_the_book_can_be_followed_to_its_end(game: str) -> None:
    followed = parse((room(game) / "guide.toml").read_text("utf-8"), game)
    assert [one.id for one in followed] == [one.id for one in guides(game)]


def test_a_figure_that_the_end_cannot_tell_is_refused() -> None:
    text = (room("asso-piglia-tutto") / "guide.toml").read_text("utf-8")
    with pytest.raises(LessonError, match="no more than mine, theirs in braces"):
        parse(text.replace("{mine}", "{more}", 1), "asso-piglia-tutto")


def test_no_signal_is_offered_before_signals_are_learned() -> None:
    told = GuideWidget("mediatore").make_content()
    moments = [told["moment"], *(prepared["answer"]["moment"] for prepared in told["line"])]
    assert not any(moment["step"]["signals"] for moment in moments)
