"""Deals to watch: what is told of them is so, every stop is solved, and every trap springs."""

import re

import pytest

import carte
from carte import games
from carte.board.score import score_by_side
from carte.engine.cards import MATTA, PACK, SETTEBELLO
from carte.games import room
from carte.games.scopa.game import Scopa
from carte.lessons.errors import LessonError
from carte.replay import WatchedDeal, parse, watched, watched_deals
from carte.replay.claims import spoken_cards

DEALS = [(game, deal) for game in carte.GAMES for deal in watched_deals(game)]
STOPS = [
    pytest.param(deal, number, id=f"{deal.id}-{number + 1}")
    for _game, deal in DEALS
    for number in deal.stops
]


@pytest.fixture(params=[deal for _game, deal in DEALS], ids=[deal.id for _game, deal in DEALS])
def deal(request: pytest.FixtureRequest) -> WatchedDeal:
    deal: WatchedDeal = request.param
    return deal


def texts(deal: WatchedDeal) -> list[str]:
    """All that is said of a deal."""
    said = [deal.intro, deal.done, *(comment.text for comment in deal.comments.values())]
    for stop in deal.stops.values():
        said += [stop.goal, *filter(None, [stop.otherwise, *(trap.text for trap in stop.traps)])]
    return said


@pytest.mark.parametrize("game", carte.GAMES)
def test_every_game_has_a_deal_to_watch(game: str) -> None:
    assert watched(game) in watched_deals(game)


def test_a_deal_is_told_and_asked_about(deal: WatchedDeal) -> None:
    assert 5 <= len(deal.comments) <= 13
    assert 3 <= len(deal.stops) <= 5
    assert 0 in deal.comments


def test_sentences_end(deal: WatchedDeal) -> None:
    for text in texts(deal):
        assert re.search(r"[.?]$", text), text
    for stop in deal.stops.values():
        assert stop.goal.endswith("?"), stop.goal


@pytest.mark.parametrize(("deal", "number"), STOPS)
def test_a_stop_is_solved_by_its_answers_alone(deal: WatchedDeal, number: int) -> None:
    stop = deal.stops[number]
    assert deal.deal.moves[number] == stop.answers[0]
    for form in stop.forms:
        for reply in form.moves():
            assert stop.verdict(reply).good == (reply in stop.answers), reply


@pytest.mark.parametrize(("deal", "number"), STOPS)
def test_every_trap_is_answered_with_its_own_text(deal: WatchedDeal, number: int) -> None:
    stop = deal.stops[number]
    for trap in stop.traps:
        verdict = stop.verdict(trap.play)
        assert not verdict.good
        assert verdict.legal == (trap.breaks is None)
        assert trap.text is None or verdict.text == trap.text
        assert trap.breaks is None or verdict.rule == stop.deal.game.rulebook[trap.breaks].id


@pytest.mark.parametrize(("deal", "number"), STOPS)
def test_every_legal_move_that_is_no_answer_has_words_of_its_own(
    deal: WatchedDeal, number: int
) -> None:
    stop = deal.stops[number]
    own = {stop.otherwise, *(trap.text for trap in stop.traps)}
    for choice in {*stop.deal.legal_moves()} - {*stop.answers}:
        assert stop.verdict(choice).text in own, choice


def test_a_stop_can_be_answered_without_python(deal: WatchedDeal) -> None:
    for frame in deal.to_json()["frames"]:
        if "stop" in frame:
            assert frame["stop"].get("verdicts", {}) is not None
            assert frame["stop"]["rulings"]


def test_the_last_frame_has_the_score_that_is_told(deal: WatchedDeal) -> None:
    told = {one["side"]: one["total"] for one in deal.to_json()["score"] or ()}
    assert told == {side: score.total for side, score in score_by_side(deal.deal).items()}


def test_cards_that_a_comment_names_are_pointed_at(deal: WatchedDeal) -> None:
    played = [None, *deal.deal.moves]
    for number, comment in deal.comments.items():
        unmarked = spoken_cards(comment.text) - {*comment.named}
        assert all(str(card) in str(played[number]).split() for card in unmarked)


def test_cards_are_known_by_the_names_that_texts_use() -> None:
    assert all(spoken_cards(f"You hold the {card.name}.") == {card} for card in PACK)
    assert spoken_cards("The settebello and the matta") == {SETTEBELLO, MATTA}
    assert spoken_cards("a 7, two coins and 10 points of denari") == set()


BROKEN = {
    "a card elsewhere": ('where = { you = "3B 1S" }', 'where = { you = "3B 1D" }', "you"),
    "a place that is none": ('where = { table = "1C" }', 'where = { attic = "1C" }', "attic"),
    "a card nobody tells of": ("and stays there.", "and the 2 of spade too.", "text"),
    "a count that is not so": ("cards = { you = 21 }", "cards = { you = 22 }", "cards"),
    "another score": ("score = { you = 21, other = 19 }", "score = { you = 20 }", "score"),
    "a move of another number": ('after = "12. 1C"', 'after = "13. 1C"', "after"),
    "a question to the other": ('before = "7. 3S"', 'before = "8. 9D"', "before"),
    "an answer that was not played": ('answers = ["3S", "3B"]', 'answers = ["3B"]', "answers"),
    "a trap for another reason": ('breaks = "must-take"', 'breaks = "no-sums"', "breaks"),
    "a stop without a reason": ('after = "7. 3S"', 'after = "8. 9D"', "comment"),
    "two comments at once": ('after = "11. 1S x 6C 9D"', 'after = "7. 3S"', "comment"),
    "a stray key": ('id = "one-pair"', 'id = "one-pair"\nmood = "fine"', "mood"),
    "a record that goes wrong": ("2. 4S x 4C\n3.", "2. 4S\n3.", "record"),
}  # fmt: skip


@pytest.mark.parametrize("case", BROKEN)
def test_a_file_that_tells_what_is_not_so_is_refused(case: str) -> None:
    text = (room("asso-piglia-tutto") / "replay.toml").read_text("utf-8")
    right, wrong, key = BROKEN[case]
    assert right in text
    with pytest.raises(LessonError, match=r"^asso-piglia-tutto/replay\.toml, line \d+, ") as error:
        parse(text.replace(right, wrong, 1), "asso-piglia-tutto")
    assert error.value.key == f"key {key!r}"


def test_a_deal_that_there_is_not_is_named_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="no deal of scopa is called 'x'; there are four-sevens"):
        watched("scopa", "x")
    with pytest.raises(ValueError, match="no game 'poker'; the games are scopa"):
        watched("poker")


def test_a_game_may_have_no_deal_to_watch() -> None:
    kinds = {**games._KINDS}
    games.register(type("Ours", (Scopa,), {"slug": "ours", "__module__": "__main__"}))
    try:
        assert watched_deals("ours") == ()
        with pytest.raises(ValueError, match="ours has no deals to watch"):
            watched("ours")
    finally:
        games._KINDS.clear()
        games._KINDS.update(kinds)
