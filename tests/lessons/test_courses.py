"""What a course owes its reader: every rule is met, guidance fades, goals are one sentence."""

import re
from collections.abc import Mapping
from itertools import pairwise

import pytest

import carte
from carte.engine.cards import PACK
from carte.games.procedure import articles
from carte.lessons import course, course_names
from carte.lessons.model import Level, Stage
from carte.lessons.play import PlayStep
from tests.language.marked import speaking_marked
from tests.lessons.steps import ask_step, play_steps
from tests.lessons.taught import each_guiding_stage, each_level, each_stage
from tests.missing import rules_without_a_level

NO_RULING = {
    *("deal", "first-player", "refill", "turn", "choice", "leftovers", "teams"),
    *("score", "most-cards", "draw", "points", "win", "target", "tie-break", "deals", "last-trick"),
    *("two-aces", "table-fifteen", "table-thirty", "table-matta", "declare", "open-hand"),
    *(
        "matta-named",
        "matta-ace",
        "matta-plain",
        "choice-of-captures",
        "grande",
        "piccola",
        "cappotto",
    ),
    *("briscola", "any-card", "trick", "auction", "bids", "thrown-in", "partner", "chiamo"),
    *("payment", "payment-partner", "payment-giver", "multiplier", "slam"),
}
"""Rules that a level may show by what happens, not by the ruling on a move."""

GAMES_TAUGHT = [name for name in course_names() if name in carte.GAMES]


@pytest.mark.parametrize(
    ("name", "stages", "levels"), [("pack", 2, 10), ("asso-piglia-tutto", 4, 12), ("scopa", 9, 40)]
)
def test_the_courses_are_as_long_as_promised(name: str, stages: int, levels: int) -> None:
    found = course(name)
    assert len(found.stages) == stages
    assert sum(len(stage.levels) for stage in found) >= levels


def test_the_stages_of_scopa_come_in_order_of_teaching() -> None:
    assert [stage.id for stage in course("scopa")] == [
        *("first-capture", "sums", "choice", "equal-first", "must-take", "sweep"),
        *("numbers", "counting", "real-cards"),
    ]


@pytest.mark.parametrize("name", course_names())
def test_a_stage_that_stands_in_another_course_keeps_the_names_of_its_levels(name: str) -> None:
    for stage, now in course(name).moved.items():
        assert course(now)[stage].key == f"{name}-{stage}"


@pytest.mark.parametrize("name", course_names())
def test_every_stage_says_what_whoever_has_won_it_can_do(name: str) -> None:
    assert all(re.fullmatch(r"You [^.]{8,70}\.", stage.can) for stage in course(name))


def test_every_level_of_the_site_has_an_id_of_its_own() -> None:
    ids = [level.id for name in course_names() for stage in course(name) for level in stage]
    assert len(ids) == len({*ids})


def test_briscola_names_trump_from_the_stage_on_that_teaches_it() -> None:
    named = {
        stage.id: {"trump" in step["scene"] for step in scenes}
        for stage in course("briscola")
        if (
            scenes := [
                step for level in stage for step in level.to_json()["steps"] if "scene" in step
            ]
        )
    }
    assert named["trick"] == named["points"] == {False}
    assert named["trump"] == named["draw"] == {True}


@each_guiding_stage
def test_guidance_fades(stage: Stage) -> None:
    guided = [level.guide for level in stage]
    assert guided[0]
    assert not guided[-1]
    assert guided == sorted(guided, reverse=True)


@pytest.mark.parametrize("name", GAMES_TAUGHT)
def test_every_rule_that_a_player_can_meet_is_shown_in_some_level(name: str) -> None:
    assert rules_without_a_level(name) == set()


@pytest.mark.parametrize("name", GAMES_TAUGHT)
def test_every_level_of_a_game_is_about_a_rule_or_about_a_real_table(name: str) -> None:
    for stage in course(name):
        for level in stage:
            assert level.shows or stage.articles, level.id


@pytest.mark.parametrize("name", GAMES_TAUGHT)
def test_a_course_ends_at_a_real_table(name: str) -> None:
    assert [stage.id for stage in course(name) if stage.articles] == [course(name).stages[-1].id]


@each_level
def test_a_rule_that_a_level_shows_is_spoken_in_it(level: Level) -> None:
    spoken = {ruling["rule"] for step in level.to_json()["steps"] for ruling in step["rulings"]}
    for rule in level.shows:
        if rule.tail not in NO_RULING:
            assert rule.id in spoken


@each_level
def test_a_goal_is_one_sentence_or_the_heading_of_an_article(level: Level) -> None:
    headings = {article.asks for article in articles()}
    for goal in {level.goal, *(step.goal for step in level.steps)} - headings:
        assert re.fullmatch(r"[^.?!]+[.?]", goal), goal


@each_stage
def test_no_two_levels_of_a_stage_have_the_same_goal(stage: Stage) -> None:
    goals = [level.goal for level in stage]
    assert len(goals) == len({*goals})


@each_level
def test_the_last_word_of_a_level_is_not_its_verdict_again(level: Level) -> None:
    rulings = level.to_json()["steps"][-1]["rulings"]
    said = [ruling["text"] for ruling in rulings if ruling["good"]]
    for sum_ in re.findall(r"\d+(?: [+] \d+)* = \d+|scopa!|\d+ to \d+", level.done, re.IGNORECASE):
        assert all(sum_.lower() not in text.lower() for text in said), (level.done, said)


@each_level
def test_words_end_as_sentences(level: Level) -> None:
    for text in (level.done, *(text for step in play_steps(level) for text in told(step))):
        assert text.endswith((".", "!", "?")), text


def last_round(name: str) -> Level:
    """The last level about a game's own rules."""
    *_rules, last = (stage for stage in course(name) if not stage.articles)
    return last.levels[-1]


def told(step: PlayStep) -> list[str]:
    return [trap.text for trap in step.traps if trap.text]


def test_stages_lead_from_one_to_the_next() -> None:
    for name in course_names():
        stages = course(name).stages
        assert [stage.to_json()["next"] for stage in stages[:-1]] == [
            {"course": name, "stage": stage.id, "title": stage.title, "level": stage.levels[0].id}
            for stage in stages[1:]
        ]


def test_courses_lead_from_one_to_the_next() -> None:
    ends = [course(name).stages[-1].to_json()["next"] for name in course_names()]
    for (_, after), end in zip(pairwise(course_names()), ends, strict=False):
        first = course(after).stages[0]
        assert end == {
            "course": after,
            "stage": first.id,
            "title": course(after).title,
            "level": first.levels[0].id,
        }
    assert ends[-1] is None


@pytest.mark.parametrize("name", GAMES_TAUGHT)
def test_the_rules_of_a_game_end_with_a_round_played_to_its_score(name: str) -> None:
    level = last_round(name)
    last = play_steps(level)[-1].after()
    assert last.is_over
    assert sorted(card for pile in last.piles for card in pile) == [*PACK]
    assert level.ended == last
    assert [side["total"] for side in level.to_json()["score"]] == [
        side.total for side in last.score()
    ]


@pytest.mark.parametrize(
    ("name", "won"),
    [("asso-piglia-tutto", {"pile": 14, "other": 16}), ("scopa", {"pile": 13, "other": 17})],
)
def test_a_round_tells_what_was_won_before_it(name: str, won: Mapping[str, int]) -> None:
    level = last_round(name).to_json()
    assert level["steps"][0]["won"] == won
    assert f"{won['pile']} cards and the other player {won['other']}" in level["goal"]


def test_the_moves_that_follow_are_told_with_their_effects() -> None:
    level = course("scopa")["counting"].levels[-1].to_json()
    (last,) = level["steps"][-1]["then"]
    assert last["by"] == "other"
    assert "You captured last, so you get the cards left on the table." in last["text"]
    assert (
        "new cards are dealt"
        in course("scopa")["sweep"]["scopa-sweep-6"].to_json()["steps"][0]["then"][0]["text"]
    )


def test_the_next_step_begins_where_the_last_one_ended() -> None:
    for name in course_names():
        for stage in course(name):
            for level in stage:
                for step, after in pairwise(play_steps(level)):
                    assert step.after() == after.deal


def test_a_counted_deal_has_forty_cards() -> None:
    for id_ in ("scopa-counting-1", "scopa-counting-8"):
        step = ask_step(course("scopa")["counting"][id_])
        assert sorted([*step.shown.pile, *step.shown.other]) == [*PACK]
    for id_ in ("asso-piglia-tutto-end-3", "asso-piglia-tutto-end-4"):
        step = ask_step(course("asso-piglia-tutto")["end"][id_])
        assert sorted([*step.shown.pile, *step.shown.other]) == [*PACK]


def test_in_scopa_won_cards_add_up_to_an_even_number() -> None:
    """A card takes as much as it is worth, so a pile, leftovers apart, is twice something."""
    for id_ in ("scopa-counting-1", "scopa-counting-8"):
        step = ask_step(course("scopa")["counting"][id_])
        assert sum(card.value for card in step.shown.pile) % 2 == 0
    deal = play_steps(course("scopa")["counting"].levels[-1])[0].deal
    assert all(sum(card.value for card in pile) % 2 == 0 for pile in deal.piles)


@each_level
def test_every_word_of_a_level_is_translated_when_it_is_used(level: Level) -> None:
    with speaking_marked():
        data = level.to_json()
    said = [data["goal"], data["done"], *data["hints"]]
    said += [rule["text"] for rule in data["rules"]]
    for step in data["steps"]:
        said += [ruling["text"] for ruling in step["rulings"]]
        said += [move["text"] for move in step.get("then", ())]
        said += [step["goal"]] if "goal" in step else []
        said += [option["text"] for option in step.get("options", ())]
    for text in said:
        assert "«" in text or text.isdecimal(), text


def test_an_unknown_course_stage_or_level_is_named_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="no course 'bridge'; the courses are pack, asso"):
        course("bridge")
    with pytest.raises(KeyError, match="scopa has no stage 'sum'; it has first-capture, sums"):
        course("scopa")["sum"]
    with pytest.raises(ValueError, match="no level 'scopa-sums-9'; it has scopa-sums-1"):
        course("scopa")["sums"]["scopa-sums-9"]
