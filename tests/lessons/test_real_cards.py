"""A first evening with real cards: what comes up there is taught on the way to it."""

import pytest

import carte
from carte.games import slugs_in_order
from carte.games.procedure import articles_of, suggestions
from carte.lessons import Level, course
from carte.lessons.ask import ChooseStep
from carte.reference.game import settled_first

ALL = slugs_in_order()
CAPTURES = [slug for slug in ALL if carte.game(slug).has_table]
TRICKS = [slug for slug in ALL if slug not in CAPTURES]
FOLLOWING = [slug for slug in TRICKS if f"{slug}.follow" in carte.game(slug).rulebook]
"""The games in which suit must be followed."""
TARGETS = [slug for slug in ALL if f"{slug}.target" in carte.game(slug).rulebook]
"""The games of several deals, to a number of points."""

QUESTIONS: dict[str, dict[str, tuple[str, ...]]] = {
    "Who deals first?": dict.fromkeys(ALL, ("PR-01",)),
    "Who cuts?": dict.fromkeys(ALL, ("PR-03",)),
    "Which way round?": dict.fromkeys(ALL, ("direction",)),
    "How many cards has each player?": dict.fromkeys(ALL, ("deal",)),
    "Is the first table dealt again?": {
        "scopa": ("three-kings",),
        "scopone": ("three-kings",),
        "cirulla": ("two-aces",),
    },
    "Must I take, or follow suit?": {
        "asso-piglia-tutto": ("must-take",),
        "scopa": ("must-take",),
        "scopone": ("must-take",),
        "cirulla": ("must-take",),
        "briscola": ("any-card",),
        "briscola-chiamata": ("any-card",),
        **dict.fromkeys(FOLLOWING, ("follow",)),
    },
    "An equal card, or two ways to take?": {
        "asso-piglia-tutto": ("one-equal",),
        "scopa": ("equal-first", "one-equal", "choice-of-sums"),
        "scopone": ("equal-first",),
        "cirulla": ("fifteen",),
    },
    "A card was laid wrongly": {
        **dict.fromkeys(CAPTURES, ("PR-35",)),
        "briscola": ("PR-21",),
        "briscola-chiamata": ("PR-21",),
        **dict.fromkeys(FOLLOWING, ("PR-62",)),
    },
    "Who wins a trick, or a sweep?": {
        **dict.fromkeys(("scopa", "scopone", "cirulla"), ("sweep",)),
        **dict.fromkeys(TRICKS, ("trick",)),
    },
    "What may be looked at, or said?": {
        **dict.fromkeys(CAPTURES, ("PR-43",)),
        "briscola": ("PR-44",),
        "briscola-chiamata": ("PR-57",),
        **dict.fromkeys(FOLLOWING, ("PR-59",)),
    },
    "What becomes of the last cards, or the last trick?": {
        **dict.fromkeys(CAPTURES, ("leftovers",)),
        **dict.fromkeys(FOLLOWING, ("last-trick",)),
    },
    "What is counted, and how?": {
        "asso-piglia-tutto": ("most-cards",),
        **dict.fromkeys(("scopa", "scopone", "cirulla"), ("score",)),
        **dict.fromkeys(TRICKS, ("points",)),
    },
    "Who has won, and in a tie?": {
        "asso-piglia-tutto": ("draw",),
        **dict.fromkeys(TARGETS, ("target",)),
        "briscola": ("win", "draw"),
        "briscola-chiamata": ("payment",),
        "mediatore": ("payment",),
    },
}
"""What newcomers ask on their first evening, and by game what teaches it: rules or articles."""


def asked(level: Level) -> ChooseStep | None:
    """The question of a level, if an answer is chosen there."""
    step = level.steps[0]
    return step if isinstance(step, ChooseStep) else None


def taught(slug: str) -> set[str]:
    """The tails of the rules that levels show, and what they ask about a real table."""
    levels = [level for stage in course(slug) for level in stage]
    shown = {rule.tail for level in levels for rule in level.shows}
    questions = [step.question for step in map(asked, levels) if step]
    return shown | {question.removeprefix("article ") for question in questions}


@pytest.mark.parametrize("slug", carte.GAMES)
def test_what_comes_up_on_a_first_evening_is_taught_on_the_way(slug: str) -> None:
    teachers = {what: by_game[slug] for what, by_game in QUESTIONS.items() if slug in by_game}
    missing = {what: {*some} - taught(slug) for what, some in teachers.items()}
    assert {what: lacking for what, lacking in missing.items() if lacking} == {}
    assert len(teachers) >= 9


@pytest.mark.parametrize("slug", carte.GAMES)
def test_before_the_first_card_the_ruling_is_one_of_several_answers(slug: str) -> None:
    articles = {article.id: article for article in articles_of(slug)}
    for level in course(slug)["real-cards"]:
        step = asked(level)
        assert step is not None
        name = step.question.removeprefix("article ")
        answer = step.answer
        assert len(answer.options) >= 2
        (right,) = answer.right
        assert all(answer.texts[option] for option in answer.options)
        if name in articles:
            ruling = suggestions(articles[name])[0].text
            assert (answer.options[right], level.done) == (ruling, ruling)


@pytest.mark.parametrize("slug", carte.GAMES)
def test_the_way_round_is_the_engines(slug: str) -> None:
    first = course(slug)["real-cards"].levels[0]
    way = "left" if carte.game(slug).clockwise else "right"
    question = asked(first)
    assert question is not None
    assert question.answer.right == (way,)
    assert f"To the {way}" in dict(settled_first(carte.game(slug)))[first.goal]
