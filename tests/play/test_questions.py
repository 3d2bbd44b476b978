"""The Python of the play table: a question brings the sitting, and nothing else is kept."""

import json
import random
import re
from collections import deque
from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import Any, cast

import pytest

import carte
from carte.board.sayings import in_words
from carte.engine.deal import Deal
from carte.games.mediatore.deal import MediatoreDeal
from carte.play.advice import reasons
from carte.play.hint import hint_of
from carte.play.match_code import from_json
from carte.play.opponents import weighed
from carte.play.review import Finding
from carte.play.review.finding_text import finding_json as told_of
from carte.players import Judgement
from carte.widgets import Play
from tests.front.loops import on_a_loop
from tests.play.sittings import CONTRACTS, chosen
from tests.replay.deals import played_out

TABLES: list[tuple[str, dict[str, int]]] = [
    *((slug, {}) for slug in carte.GAMES),
    ("cirulla", {"players": 4}),
]


each_table = pytest.mark.parametrize(("slug", "rules"), TABLES)


@pytest.fixture(autouse=True)
def _experts_think_briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("carte.players.expert.PLAY_OUTS", 20)
    monkeypatch.setattr("carte.play.comparison.WORLDS", 4)


def asked(widget: Play, ask: str, **facts: object) -> dict[str, Any]:
    """The answer to a question, or a ``ValueError`` with the words of an error; all of it JSON."""
    reply = widget.reply({"ask": ask, **facts})
    if not isinstance(reply, dict):
        reply = on_a_loop(awaited(reply))
    plain: dict[str, dict[str, Any]] = json.loads(json.dumps(reply))
    if "error" in plain:
        raise ValueError(plain["error"]["text"])
    return plain["answer"]


async def awaited(reply: Awaitable[dict[str, Any]]) -> dict[str, Any]:
    return await reply


def match(widget: Play, seed: int = 1) -> Iterator[dict[str, Any]]:
    """Every answer of a whole match in which the reader plays at random."""
    rng = random.Random(seed)
    now = asked(widget, "open", sitting=widget.content["sitting"])
    yield now
    while True:
        turn, sitting = now["moment"]["turn"], now["sitting"]
        if turn == "you":
            move = str(chosen(rng, from_json(sitting).deal))
            assert asked(widget, "judge", sitting=sitting, move=move)["good"]
            now = asked(widget, "play", sitting=sitting, move=move)
            assert now["told"]["by"] == "reader"
        elif turn is not None:
            now = asked(widget, "think", sitting=sitting)
            assert now["told"]["by"] == turn
        elif now["moment"]["over"]["sheet"]["standing"]["over"]:
            return
        else:
            now = asked(widget, "next", sitting=sitting)
        yield now


@each_table
def test_a_match_is_played_to_its_end_and_the_totals_are_exact(
    slug: str, rules: Mapping[str, Any]
) -> None:
    widget = Play(slug, level="newcomer", deals=2 if slug in CONTRACTS else None, **rules)
    answers = list(match(widget))
    ends = [each["moment"] for each in answers if each["moment"]["over"]]
    for end in ends:
        piles = [card for pile in end["over"]["cards"] for card in pile]
        assert end["turn"] is None
        assert end["phase"] == "over"
        if slug in CONTRACTS:
            assert sum(score["total"] for score in end["over"]["score"]) == 0
        if end["over"]["lines"]:
            assert len({*piles}) == len(piles) == 40
            counted = end["over"]["lines"][-1]["points"] or end["over"]["lines"][0]["points"]
            assert len(counted) == len(end["over"]["score"])
        else:
            assert piles == []
        if slug == "briscola":
            assert sum(score["total"] for score in end["over"]["score"]) == 120
    totals = [0] * len(ends[0]["totals"])
    for end, deal in zip(ends, from_json(answers[-1]["sitting"]).dealt, strict=True):
        totals = [sum_ + score.total for sum_, score in zip(totals, deal.score(), strict=True)]
        assert [side["points"] for side in end["totals"]] == totals
        if isinstance(deal, MediatoreDeal) and deal.outcome:
            assert sum(deal.card_points) == 35


@each_table
def test_a_hint_is_a_move_that_can_be_made_with_reasons(
    slug: str, rules: Mapping[str, Any]
) -> None:
    widget = Play(slug, level="newcomer", **rules)
    hints = 0
    for now in match(widget):
        if now["moment"]["turn"] == "you":
            hint = asked(widget, "hint", sitting=now["sitting"])
            deal = from_json(now["sitting"]).deal
            assert carte.move(pointed(hint["answer"], deal)) in deal.legal_moves()
            assert hint["text"].endswith(".")
            assert all(reason["text"] for reason in hint["why"])
            assert {reason["rule"] for reason in hint["why"]} <= {None, *widget.content["rules"]}
            hints += 1
        if now["moment"]["turn"] is None or hints == 12:
            break
    assert hints


def test_a_position_gets_one_hint_in_every_match() -> None:
    """The reader's first move of a deal that two matches have."""
    widget = Play("scopa", level="newcomer", seed=3)
    first = next(match(widget))
    sitting = from_json(first["sitting"])
    hint = asked(widget, "hint", sitting=first["sitting"])
    assert hint["why"] == asked(widget, "hint", sitting=first["sitting"])["why"]
    (best, *_), (elsewhere, *_) = (
        deque(weighed(deal), maxlen=1).pop()
        for deal in (sitting.deal, sitting.game.deal(deck=sitting.deal.deck, dealer=1))
    )
    assert best == elsewhere
    assert hint["text"].lower() == f"{in_words(best.move, sitting.deal)}.".lower()


def test_the_coach_warns_only_of_moves_that_may_be_made() -> None:
    widget = Play("scopa", seed=5, level="newcomer")
    sitting = widget.content["sitting"]
    warnings = asked(widget, "coach", sitting=sitting)["warnings"]
    legal = {*map(str, from_json(sitting).deal.legal_moves())}
    assert {*warnings} < legal
    assert all(why["text"] and why["rule"] in widget.content["rules"] for why in warnings.values())


def test_the_coach_is_asked_about_one_move_that_may_be_made() -> None:
    widget = Play("mediatore", seed=1)
    sitting = widget.content["sitting"]
    found = asked(widget, "coach", sitting=sitting, move="bid arcisolissimo")
    assert found["looked"] == [*found["warnings"]] == ["bid arcisolissimo"]
    assert "bid arcisolissimo" not in asked(widget, "coach", sitting=sitting)["looked"]
    for amiss in ("bid 62", "7D", "nothing", 5, None):
        with pytest.raises(ValueError, match=r"\w"):
            asked(widget, "coach", sitting=sitting, move=amiss)


@pytest.mark.parametrize(
    ("missed", "error", "tries", "told"),
    [
        (0.74, 0.2, 100, r"with \+0\.5 .* with −0\.2"),
        (0.74, 0.2, 19, ""),
        (0.74, 0.4, 100, ""),
        (-0.74, 0.2, 100, ""),
    ],
)
def test_a_hint_speaks_against_another_move_only_where_many_trials_leave_no_doubt(
    missed: float, error: float, tries: int, told: str
) -> None:
    deal = carte.game("scopa").position(hand="7D 2S", table="7C 5B")
    best, other = carte.move("7D x 7C"), carte.move("2S")
    beside = Judgement(best, other, (-0.24, -0.24), (missed, missed), error, tries)
    texts = [reason["text"] for reason in hint_of(deal, best, beside)["why"]]
    alone = [reason["text"] for reason in hint_of(deal, best)["why"]]
    assert texts[: len(alone)] == alone
    assert bool(texts[len(alone) :]) == bool(told)
    assert re.search(told, " ".join(texts[len(alone) :]))


@pytest.mark.parametrize(
    ("missed", "error", "tries", "is_said"),
    [(0.0, 0.0, 0, True), (0.02, 0.01, 100, True), (0.0, 0.2, 100, False), (0.0, 0.0, 10, False)],
)
def test_a_hint_says_of_another_move_that_it_does_as_well_where_that_is_sure(
    missed: float, error: float, tries: int, is_said: bool
) -> None:
    deal = carte.game("scopa").position(hand="7S 7B 2S", table="5B 9C")
    best, other = carte.move("7S"), carte.move("7B")
    beside = Judgement(best, other, (0.0, 0.0), (missed, -missed), error, tries)
    texts = [reason["text"] for reason in hint_of(deal, best, beside)["why"]]
    assert ("You could just as well lay the 7 of bastoni." in texts) == is_said


def test_a_review_gives_no_reason_that_holds_of_both_moves() -> None:
    deal = carte.game("scopa").position(hands=["4S 5B 2S", "10C"], table="9C 9B", turn=0, dealer=1)
    best, played = carte.move("4S"), carte.move("5B")
    told = told_of(Finding(1, deal, Judgement(best, played, (0.0, 0.0), (0.0, 0.0))))
    texts = [reason["text"] for reason in told["why"]]
    assert texts
    assert not {reason.text for reason in reasons(deal, played)} & {*texts}


def test_a_hint_speaks_of_no_averages_where_the_end_is_known() -> None:
    deal = carte.game("scopa").position(hand="7D 2S", table="7C 5B")
    best, other = carte.move("7D x 7C"), carte.move("2S")
    known = Judgement(best, other, (-1, -1), (2, 2))
    texts = [reason["text"] for reason in hint_of(deal, best, known)["why"]]
    assert not any("on average" in text for text in texts)


def pointed(answer: Mapping[str, Any], deal: Deal) -> str:
    """The move that a hint points at."""
    if answer["option"]:
        return str(answer["option"])
    if answer["from"]:
        takes = ["x", *answer["to"]] if answer["to"] else []
        return " ".join([answer["from"], *takes, *filter(None, [answer["signal"]])])
    verb = str(deal.legal_moves()[0]).split()[0]
    return " ".join([verb, *answer["to"]])


@each_table
def test_the_first_moment_is_the_readers_and_useful_without_python(
    slug: str, rules: Mapping[str, Any]
) -> None:
    content = Play(slug, **rules).content
    assert content["moment"]["turn"] == "you"
    assert content["moment"]["step"].keys() & {"verdicts", "said"}
    assert {option["name"] for option in content["house"]} == {*carte.game(slug).options}
    told = {ruling["rule"] for ruling in content["moment"]["step"]["rulings"]}
    assert told <= {*content["rules"]}


def test_house_rules_level_and_seed_are_those_of_the_match() -> None:
    widget = Play("scopa", level="expert", seed=9, target=21)
    sitting = widget.content["sitting"]
    assert (sitting["level"], sitting["seed"], sitting["options"]) == ("expert", 9, {"target": 21})
    assert widget.content["moment"]["target"] == 21


def test_a_match_without_a_target_has_two_rounds_of_deals_unless_it_is_said() -> None:
    assert Play("briscola-chiamata").content["sitting"]["deals"] == 10
    assert Play("mediatore").content["sitting"]["deals"] == 8
    assert Play("mediatore", deals=3).content["sitting"]["deals"] == 3
    assert Play("scopa").content["sitting"]["deals"] is None


def test_a_new_match_is_opened_by_what_is_agreed() -> None:
    new = {"level": "newcomer", "seed": 12, "options": {"target": 16}}
    opened = asked(Play("scopa"), "open", new=new)
    assert opened["sitting"] == {**Play("scopa").content["sitting"], **new, "undone": [0]}
    assert "16" in opened["rules"]["scopa.target"]
    assert asked(Play("mediatore"), "open", new={"seed": 1})["sitting"]["deals"] == 8


def test_a_match_is_taken_up_again_from_what_a_page_keeps_or_from_its_code() -> None:
    widget = Play("cirulla", level="newcomer")
    some = list(match(widget))[20]
    code = asked(widget, "record", sitting=some["sitting"], deal=0)["code"]
    told = {name: some[name] for name in ("sitting", "moment")}
    for question in ({"sitting": some["sitting"]}, {"code": code}):
        opened = asked(Play("cirulla", seed=99), "open", **question)
        assert {name: opened[name] for name in told} == told
    assert asked(widget, "read", text=f" {code}\n")["moment"] == some["moment"]
    link = f"https://somewhere.org/play-scopa.html#play={code}"
    assert asked(widget, "read", text=link)["moment"] == some["moment"]


def test_a_record_is_copied_and_watched_again() -> None:
    widget = Play("briscola", level="newcomer")
    end = list(match(widget))[-1]
    record = asked(widget, "record", sitting=end["sitting"], deal=0)["text"]
    deal = from_json(end["sitting"]).deal
    assert carte.from_record(record) == deal
    watched = asked(widget, "read", text=record)
    assert len(watched["frames"]) == len(deal.moves) + 1
    again = asked(widget, "replay", sitting=end["sitting"], deal=0)
    assert again == {**watched, "title": "Deal 1, dealer: The other player"}


@pytest.mark.parametrize("game", carte.GAMES)
def test_a_deal_that_is_not_over_has_no_record_for_it_tells_all_hands(game: str) -> None:
    widget = Play(game, seed=5)
    told = asked(widget, "record", sitting=widget.content["sitting"], deal=0)
    assert told["text"] == ""
    assert told["code"]


def test_a_link_is_found_in_what_was_written_round_it() -> None:
    widget = Play("scopa", seed=5)
    sitting = widget.content["sitting"]
    link = "play-scopa.html#play=" + carte.play.code(from_json(sitting))
    assert asked(widget, "read", text=f"Look at {link}\nand tell me.")["sitting"] == sitting


def test_a_record_is_watched_at_a_table_for_another_game() -> None:
    deal = played_out("briscola", seed=3)
    watched = asked(Play("scopa"), "read", text=deal.record())
    assert watched["title"] == "Briscola"
    assert [{*side["items"]} for side in watched["score"]] == [{"points"}, {"points"}]


def test_undo_takes_back_the_move_and_those_that_followed() -> None:
    widget = Play("scopa", level="newcomer")
    course = list(match(widget))[:3]
    assert [now["moment"]["turn"] for now in course] == ["you", "other", "you"]
    back = asked(widget, "undo", sitting=course[2]["sitting"])
    assert back["sitting"] == {**course[0]["sitting"], "undone": [1]}
    assert back["moment"] == {**course[0]["moment"], "undone": 1}


def test_answers_depend_on_the_question_alone() -> None:
    now = list(match(Play("scopone", level="regular")))[5]
    turn = {"sitting": now["sitting"]}
    assert now["moment"]["turn"] != "you"
    first = asked(Play("scopone", seed=4), "think", **turn)
    assert asked(Play("scopone", seed=77, level="expert"), "think", **turn) == first


SCOPA = Play("scopa").content["sitting"]


@pytest.mark.parametrize(
    ("question", "named"),
    [
        ({"ask": "cheat"}, "'cheat' is no question; there are judge, play, look"),
        ({"ask": "open"}, "None is not a saved match, which has the keys game"),
        (
            {"ask": "open", "sitting": {**SCOPA, "level": "master"}},
            "'master'; the levels are newcomer",
        ),
        ({"ask": "open", "sitting": {**SCOPA, "played": ["0123"]}}, "'0123' is not a code of"),
        ({"ask": "open", "code": "abc"}, "'abc' is not the code of a game"),
        ({"ask": "open", "code": 7}, "7 is not the code of a game"),
        ({"ask": "open", "new": 3}, "3 is no game; give its options, level, seed"),
        ({"ask": "open", "new": {"seed": "x"}}, "'x' is not a seed"),
        ({"ask": "open", "new": {"options": {"target": 0}}}, "target=0.*positive"),
        ({"ask": "read", "text": "[Game 3]"}, "line 1: 3 does not fit Game"),
        ({"ask": "read", "text": "hello"}, "neither a link to a game nor a record .* 'hello'"),
        (
            {"ask": "read", "text": "1. 7D\n2. 3C"},
            "a record begins with a Game.*; this one has nothing",
        ),
        ({"ask": "read", "text": "who won?"}, "line 1: 'who won\\?' is not move 1; write a line"),
        ({"ask": "read", "text": "7" * 3000}, "record of one: '7{20}…7{20}' is not the code"),
        ({"ask": "judge", "sitting": SCOPA}, "None is not a move; write one such as 7D"),
        ({"ask": "judge", "sitting": SCOPA, "move": "hello"}, "'hello' is not a move"),
        ({"ask": "play", "sitting": SCOPA, "move": "7D"}, "The 7 of denari is not in your hand"),
        ({"ask": "think", "sitting": SCOPA}, "nobody else is to act"),
        ({"ask": "undo", "sitting": SCOPA}, "no move to take back"),
        ({"ask": "next", "sitting": SCOPA}, "not over"),
        ({"ask": "record", "sitting": SCOPA, "deal": 1}, "no deal 1; there are 1, counted from 0"),
        ({"ask": "record", "sitting": SCOPA, "deal": "0"}, "no deal '0'"),
        ({"ask": "replay", "sitting": SCOPA, "deal": 0}, "not over"),
    ],
)
def test_a_question_that_is_amiss_is_answered_in_words(
    question: Mapping[str, Any], named: str
) -> None:
    ask, facts = question["ask"], {key: value for key, value in question.items() if key != "ask"}
    with pytest.raises(ValueError, match=named):
        asked(Play("scopa"), ask, **facts)


def test_a_match_of_another_game_is_named_with_the_way_to_its_table() -> None:
    sitting = from_json(Play("briscola").content["sitting"])
    word = carte.play.code(sitting)
    for answer in (
        asked(Play("scopa"), "open", code=word),
        asked(Play("scopa"), "read", text=f"http://club.it/play-briscola.html#play={word}"),
    ):
        elsewhere = answer["elsewhere"]
        assert (elsewhere["game"], elsewhere["code"]) == ("briscola", word)
        assert elsewhere["text"].startswith("This is a game of briscola")


def test_the_reader_does_not_play_for_others() -> None:
    widget = Play("scopa", level="newcomer")
    other = list(match(widget))[1]
    assert other["moment"]["turn"] == "other"
    hand = from_json(other["sitting"]).deal.hands[1]
    for ask in ("judge", "play"):
        with pytest.raises(ValueError, match="not your turn"):
            asked(widget, ask, sitting=other["sitting"], move=str(hand[0]))


@pytest.mark.parametrize(
    ("make", "named"),
    [
        (lambda: Play("tarot"), "tarot.*scopa"),
        (lambda: Play("scopa", sweeps=2), "sweeps.*last_card_sweep"),
        (lambda: Play("scopa", level="master"), "master.*newcomer"),
        (lambda: Play("scopa", seed=cast(int, "one")), "'one' is not a seed"),
        (lambda: Play("scopa", deals=3), "ends at its target"),
        (lambda: Play("mediatore", deals=0), "deals=0: give a positive number"),
    ],
)
def test_a_bad_argument_is_refused_with_the_good_ones(make: Callable[[], Play], named: str) -> None:
    with pytest.raises(ValueError, match=named):
        make()
