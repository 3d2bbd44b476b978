"""Every level of every course is solved by its answers and by nothing else."""

import json
import re
from collections import Counter
from itertools import combinations

from carte.lessons import COURSES, course
from carte.moves import Play


def every_move(step):
    """Every card of the hand with every subset of the table, by brute force."""
    for card in step.hand:
        for number in range(len(step.table) + 1):
            for taken in combinations(step.table, number):
                yield card, taken


def verdict_in(data, card, taken):
    """Look a verdict up as the front end does."""
    table = data["zones"]["table"]
    places = sum(1 << table.index(str(each)) for each in taken)
    return data["rulings"][data["verdicts"][str(card)][places]]


def replies_to(step):
    """The ruling on each reply to a question that is worth a sentence of its own."""
    data = step.to_json()
    replies = data.get("picks") or data.get("choices")
    return {reply: data["rulings"][place] for reply, place in replies.items()}


def test_exactly_the_answers_are_good(play_step):
    data = play_step.to_json()
    good = {
        (str(card), frozenset(taken))
        for card, taken in every_move(play_step)
        if verdict_in(data, card, taken)["good"]
    }
    assert good == {(str(play.card), frozenset(play.taken)) for play in play_step.answers}


def test_the_engine_is_the_judge_of_every_move(play_step):
    data = play_step.to_json()
    for card, taken in every_move(play_step):
        text = f"{card} x {' '.join(map(str, taken))}" if taken else str(card)
        ruling = play_step.deal.ruling(text)
        verdict = verdict_in(data, card, taken)
        assert (verdict["legal"], verdict["rule"]) == (ruling.legal, ruling.rule.id)
        assert verdict["takes"] == [*map(str, ruling.captured)]
        assert verdict["scopa"] == ruling.scopa


def test_the_judged_hand_and_table_are_those_of_the_deal(play_step):
    assert {*play_step.hand} == {*play_step.deal.hands[play_step.deal.turn]}
    assert {*play_step.table} == {*play_step.deal.table}


def test_a_legal_move_that_is_not_asked_for_is_said_to_be_legal(play_step):
    others = [move for move in play_step.deal.legal_moves() if move not in play_step.answers]
    told = {trap.play for trap in play_step.traps if trap.text}
    for play in others:
        verdict = play_step.verdict(play)
        assert verdict.legal and not verdict.good
        if play not in told:
            assert "allowed, but not what is asked" in verdict.text


def test_a_wrong_move_can_be_made(play_step):
    assert any(not play_step.verdict(Play(c.index, 0)).good for c in play_step.hand) or any(
        not play_step.verdict(trap.play).good for trap in play_step.traps
    )


def test_each_trap_fails_for_the_reason_it_states(play_step):
    for trap in play_step.traps:
        verdict = play_step.verdict(trap.play)
        assert not verdict.good
        assert verdict.text == trap.text
        if trap.breaks is None:
            assert verdict.legal
        else:
            assert not verdict.legal
            assert verdict.rule.endswith(f".{trap.breaks}")


def test_the_start_is_not_solved(level):
    for step in level.steps:
        data = step.to_json()
        if level.kind == "play":
            assert not step.deal.is_over
        elif level.kind == "pick":
            assert "" not in data["picks"]
            assert not data["rulings"][data["otherwise"]]["good"]


def test_a_question_has_one_right_reply_and_wrong_ones(level):
    if level.kind == "play":
        return
    (step,) = level.steps
    replies = replies_to(step)
    good = [reply for reply, ruling in replies.items() if ruling["good"]]
    assert len(good) == 1
    assert len(replies) > 1


def test_a_trap_of_a_question_says_its_own_sentence(level):
    if level.kind == "play":
        return
    (step,) = level.steps
    replies = replies_to(step)
    for trap, text in step.traps.items():
        key = trap if isinstance(trap, str) else ",".join(map(str, trap))
        assert not replies[key]["good"]
        assert replies[key]["text"] == text


def test_most_levels_have_a_trap_with_its_own_sentence():
    levels = [level for name in COURSES for stage in course(name) for level in stage]
    trapped = [level for level in levels if any(step.traps for step in level.steps)]
    assert len(trapped) >= 0.8 * len(levels)


def hints_of(level):
    """The steps of a level with the hints that are given for them."""
    steps = level.to_json()["steps"]
    for step, data in zip(level.steps, steps, strict=True):
        yield step, data.get("hints", level.hints)


def test_every_level_has_hints_and_the_last_tells_the_answer(level):
    for step, hints in hints_of(level):
        assert len(hints) == len({*hints}) in (2, 3)
        last = hints[-1]
        if level.kind == "play":
            answer = step.answers[0]
            for card in answer.taken or (answer.card,):
                assert card.name in last
            for other in step.answers:
                if other.card is answer.card:
                    assert all(card.name in last for card in other.taken)


def test_the_first_hint_is_an_idea_and_never_names_the_card_to_play(level):
    for step, (idea, *_) in hints_of(level):
        if level.kind == "play":
            assert step.answers[0].card.name not in idea


def test_no_hint_says_what_the_goal_has_said(level):
    for step, hints in hints_of(level):
        said = {*re.findall(r"\w+", step.goal.lower())}
        for hint in hints[:-1]:
            assert not {*re.findall(r"\w+", hint.lower())} <= said


def test_a_level_is_plain_data_and_says_nothing_twice(level):
    data = level.to_json()
    assert json.loads(json.dumps(data)) == data
    for step in data["steps"]:
        assert max(Counter(json.dumps(ruling) for ruling in step["rulings"]).values()) == 1
        used = {place for places in (step.get("verdicts") or {}).values() for place in places} | {
            *step.get("picks", {}).values(),
            *step.get("choices", {}).values(),
        }
        used |= {step["otherwise"]} if "otherwise" in step else set()
        assert used == set(range(len(step["rulings"])))
        for verdicts in (step.get("verdicts") or {}).values():
            assert len(verdicts) == 2 ** len(step["zones"]["table"])


def test_the_pick_keys_are_in_canonical_order(level):
    for step in level.to_json()["steps"]:
        for key in step.get("picks", {}):
            cards = [(int(card[:-1]), "DCSB".index(card[-1])) for card in key.split(",")]
            assert cards == sorted(cards)
