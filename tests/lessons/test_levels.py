"""Every level of every course is solved by its answers and by nothing else."""

import json
import random
import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from itertools import combinations
from typing import Any

from carte.board.messages import Seat
from carte.engine.moves import Announcement, Discard, Move, Play, move
from carte.lessons import course, course_names
from carte.lessons.ask import AskStep
from carte.lessons.model import Level
from carte.lessons.play import PlayStep, Step
from carte.lessons.refusal import OPEN
from tests.lessons.steps import ask_step, play_steps
from tests.lessons.taught import each_level, each_play_step


def looked_up(data: Mapping[str, Any]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Every reply that a step offers with its ruling, looked up as the front end does."""
    table = data["zones"].get("table", [])
    for key, places in (data.get("verdicts") or {}).items():
        for subset, place in enumerate(places):
            taken = [card for bit, card in enumerate(table) if subset >> bit & 1]
            yield f"{key} x {' '.join(taken)}" if taken else key, data["rulings"][place]
    for said, place in data.get("said", {}).items():
        yield said, data["rulings"][place]
    if collect := data.get("collect"):
        for pick, place in collect["picks"].items():
            yield f"{collect['verb']} {pick.replace(',', ' ')}", data["rulings"][place]


def replies_to(step: Step) -> dict[str, Mapping[str, Any]]:
    """The ruling on each reply to a question that is worth a sentence of its own."""
    data = step.to_json()
    replies = data["picks"] if "picks" in data else data["choices"]
    return {reply: data["rulings"][place] for reply, place in replies.items()}


@each_play_step
def test_exactly_the_answers_are_good(play_step: PlayStep) -> None:
    good = [move(text) for text, ruling in looked_up(play_step.to_json()) if ruling["good"]]
    assert len(good) == len({*good})
    assert {*good} == {*play_step.answers}


@each_play_step
def test_the_engine_is_the_judge_of_every_move(play_step: PlayStep) -> None:
    deal = play_step.deal
    for text, verdict in looked_up(play_step.to_json()):
        ruling = deal.ruling(text)
        assert (verdict["legal"], verdict["rule"]) == (ruling.legal, ruling.rule.id)
        assert verdict["takes"] == [*map(str, ruling.captured)]
        assert verdict["scopa"] == ruling.scopa
        if "to" in verdict:
            after = deal.play(text)
            assert len(deal.trick) == deal.game.seats - 1 and not after.trick
            winner = next(seat["seat"] for seat in seats_from(play_step, after.turn))
            assert verdict["to"] == winner


def seats_from(step: Step, seat: int) -> list[Seat]:
    seats = step.to_json()["scene"]["seats"]
    return [*seats[seat:], *seats[:seat]]


@each_play_step
def test_every_legal_move_can_be_made_or_is_one_of_many(play_step: PlayStep) -> None:
    offered = {move(text) for text, _ in looked_up(play_step.to_json())}
    missing = [each for each in play_step.deal.legal_moves() if each not in offered]
    assert all(isinstance(each, Discard) or is_point_bid(each) for each in missing)


def is_point_bid(choice: Move) -> bool:
    return isinstance(choice, Announcement) and choice.what.isdecimal() and int(choice.what) > 62


@each_play_step
def test_a_discard_that_nobody_named_is_allowed_but_not_asked(play_step: PlayStep) -> None:
    collect = play_step.to_json().get("collect")
    if not collect or "otherwise" not in collect:
        return
    assert collect["size"]
    verdict = play_step.to_json()["rulings"][collect["otherwise"]]
    assert verdict["legal"] and not verdict["good"]
    sets = [*combinations(sorted(play_step.hand), collect["size"])]
    for some in random.Random(1).sample(sets, 40):
        if ",".join(map(str, some)) not in collect["picks"]:
            ruling = play_step.deal.ruling(f"discard {' '.join(map(str, some))}")
            assert (ruling.legal, ruling.rule.id) == (True, verdict["rule"])


@each_play_step
def test_the_judged_hand_and_table_are_those_of_the_deal(play_step: PlayStep) -> None:
    assert {*play_step.hand} == {*play_step.deal.hands[play_step.deal.turn]}
    assert {*play_step.table} == {*play_step.deal.table}


@each_play_step
def test_a_legal_move_that_is_not_asked_for_is_said_to_be_legal_and_told_what_is_asked(
    play_step: PlayStep,
) -> None:
    others = [move for move in play_step.deal.legal_moves() if move not in play_step.answers]
    told = {trap.play for trap in play_step.traps if trap.text}
    for play in others[:60]:
        verdict = play_step.verdict(play)
        assert verdict.legal and not verdict.good
        if play not in told:
            assert otherwise(play_step) in verdict.text


def otherwise(step: PlayStep) -> str:
    """What is said of a legal move that is neither an answer nor a trap with words of its own."""
    if step.otherwise:
        return step.otherwise
    if step.goal.startswith(OPEN):
        return "That is allowed, but you can do better."
    return f"That is allowed, but the goal here is: “{step.goal}”"


@each_level
def test_a_wrong_move_can_be_made(level: Level) -> None:
    for step in play_steps(level):
        if len(step.deal.legal_moves()) > 1:
            assert not all(ruling["good"] for ruling in step.to_json()["rulings"])


@each_play_step
def test_each_trap_fails_for_the_reason_it_states(play_step: PlayStep) -> None:
    for trap in play_step.traps:
        verdict = play_step.verdict(trap.play)
        assert not verdict.good
        assert trap.text is None or verdict.text == trap.text
        if trap.breaks is None:
            assert verdict.legal
        else:
            assert not verdict.legal
            assert verdict.rule is not None
            assert verdict.rule.endswith(f".{trap.breaks}")


@each_level
def test_the_start_is_not_solved(level: Level) -> None:
    for step in level.steps:
        data = step.to_json()
        if isinstance(step, PlayStep):
            assert not step.deal.is_over
        elif level.kind == "pick":
            assert "" not in data["picks"]
            assert not data["rulings"][data["otherwise"]]["good"]


@each_level
def test_a_question_has_one_right_reply_and_wrong_ones(level: Level) -> None:
    if level.kind == "play":
        return
    (step,) = level.steps
    replies = replies_to(step)
    good = [reply for reply, ruling in replies.items() if ruling["good"]]
    assert len(good) == 1
    assert len(replies) > 1


@each_level
def test_a_trap_of_a_question_says_its_own_sentence(level: Level) -> None:
    if level.kind == "play":
        return
    step = ask_step(level)
    replies = replies_to(step)
    for trap, text in step.traps.items():
        key = trap if isinstance(trap, str) else ",".join(map(str, trap))
        assert not replies[key]["good"]
        assert replies[key]["text"] == text


def test_most_levels_have_a_trap_with_its_own_sentence() -> None:
    levels = [level for name in course_names() for stage in course(name) for level in stage]
    trapped = [level for level in levels if any(map(traps_of, level.steps))]
    assert len(trapped) >= 0.8 * len(levels)


def traps_of(step: Step) -> Collection[object]:
    return step.traps if isinstance(step, PlayStep | AskStep) else ()


def hints_of(level: Level) -> Iterator[tuple[Step, tuple[str, ...]]]:
    """The steps of a level with the hints that are given for them."""
    steps = level.to_json()["steps"]
    for step, data in zip(level.steps, steps, strict=True):
        yield step, tuple(data.get("hints", level.hints))


@each_level
def test_every_level_has_hints_and_the_last_tells_the_answer(level: Level) -> None:
    for step, hints in hints_of(level):
        assert len(hints) == len({*hints}) in (2, 3)
        last = hints[-1]
        if isinstance(step, PlayStep):
            first = step.answers[0]
            for answer in step.answers:
                if not isinstance(answer, Play) or same_card(answer, first):
                    assert all(word in last.lower() for word in words_of(answer))


def same_card(play: Play, other: Move) -> bool:
    return isinstance(other, Play) and play.card is other.card


def words_of(answer: Move) -> list[str]:
    """What must be said to tell a move: the cards it takes, or its card, or the bid."""
    if isinstance(answer, Play):
        return [card.name for card in answer.taken or (answer.card,)]
    if isinstance(answer, Discard):
        return [card.name for card in answer.cards]
    assert isinstance(answer, Announcement)
    return [answer.verb]


@each_level
def test_the_first_hint_is_an_idea_and_never_names_the_card_to_play(level: Level) -> None:
    for step, (idea, *_) in hints_of(level):
        play = step.answers[0] if isinstance(step, PlayStep) else None
        if isinstance(play, Play):
            assert play.card.name not in idea


@each_level
def test_a_lead_gets_no_hint_that_is_only_the_rule_by_which_any_card_may_be_led(
    level: Level,
) -> None:
    for step, (idea, *_) in hints_of(level):
        if isinstance(step, PlayStep) and isinstance(first := step.answers[0], Play):
            ruling = step.deal.ruling(first)
            assert ruling.rule.tail != "lead" or idea != ruling.rule.text


@each_level
def test_no_hint_says_what_the_goal_has_said(level: Level) -> None:
    for step, hints in hints_of(level):
        said = {*re.findall(r"\w+", step.goal.lower())}
        for hint in hints[:-1]:
            assert not {*re.findall(r"\w+", hint.lower())} <= said


@each_level
def test_a_level_is_plain_data_and_says_nothing_twice(level: Level) -> None:
    data = level.to_json()
    assert json.loads(json.dumps(data)) == data
    for step in data["steps"]:
        assert max(Counter(json.dumps(ruling) for ruling in step["rulings"]).values()) == 1
        assert places_in(step) == {*range(len(step["rulings"]))}
        for verdicts in (step.get("verdicts") or {}).values():
            assert len(verdicts) == 2 ** len(step["zones"].get("table", []))


def places_in(step: Mapping[str, Any]) -> set[int]:
    """The places of all rulings that a reply to a step can get."""
    collect = step.get("collect", {})
    by_reply = [step, collect]
    places = [found["picks"].values() for found in by_reply if "picks" in found]
    places += [step[key].values() for key in ("choices", "said") if key in step]
    places += (step.get("verdicts") or {}).values()
    places.append([found["otherwise"] for found in by_reply if "otherwise" in found])
    return {place for some in places for place in some}


@each_level
def test_the_pick_keys_are_in_canonical_order(level: Level) -> None:
    for step in level.to_json()["steps"]:
        for key in (*step.get("picks", {}), *step.get("collect", {}).get("picks", {})):
            cards = [(int(card[:-1]), "DCSB".index(card[-1])) for card in key.split(",")]
            assert cards == sorted(cards)
