"""A word of the game is met where it is taught: no goal, trap or explanation uses it before."""

import re
from collections.abc import Iterator
from itertools import takewhile

import pytest

import carte
from carte.engine.cards import SUITS
from carte.games.glossary import Term, groups
from carte.lessons import course, course_names
from carte.lessons.ask import AskStep
from carte.lessons.model import Level, Stage
from carte.lessons.play import PlayStep
from carte.play.guide import guides
from carte.widgets import Guide, Lesson
from tests.games.rooms import from_rooms

TERMS = {
    "settebello": r"settebello",
    "primiera": r"primiera",
    "sweep": r"sweep\w*|swept|a scopa|scopas",
    "carte": r"carte",
    "stock": r"stock",
    "spariglio": r"spariglio|unpair\w*",
    "team": r"teams?",
    "matta": r"matta",
    "barsega": r"barsega",
    "decino": r"decino",
    "piccola": r"piccola",
    "grande": r"grande",
    "cappotto": r"cappotto",
    "trick": r"tricks?",
    "trump": r"trumps?",
    "briscola": r"the briscola",
    "carico": r"caric[oh]i?|loads?",
    "scartina": r"scartin[ae]",
    "bid": r"bids?|bidding|bidder",
    "declarer": r"declarer",
    "slam": r"slam",
    "monte": r"monte",
    "chiamo": r"chiamo",
    "solo": r"solo",
    "volo": r"volo",
    "striscio": r"striscio",
    "busso": r"busso",
    **{term: how for terms in from_rooms("facts", "TERMS").values() for term, how in terms.items()},
}
"""How each term is written."""

TAUGHT: dict[str, dict[str, str]] = {"pack": {}, **from_rooms("facts", "TAUGHT")}
"""The stage that tells a course's reader what a term means, in its first lines, or the level.

Whoever takes a course has met the terms of the courses before it, unless it teaches them anew.
"""


def told_by(level: Level) -> Iterator[str]:
    """Yield all that a level says: in its words, and in those of the engine."""
    yield level.goal
    yield from level.hints
    for step in level.steps:
        yield step.goal
        if isinstance(step, PlayStep):
            yield from (trap.text for trap in step.traps if trap.text)
        elif isinstance(step, AskStep):
            answer = step.answer
            yield from step.texts(answer).values()
            yield from answer.options.values()
            yield answer.otherwise
    for step in level.steps[1:]:
        yield from step.hints()
    yield level.done


def met_in(stage: Stage) -> Iterator[tuple[str, str]]:
    """Yield what a stage says in its order, each text with the level, or the stage, it is of."""
    yield stage.id, stage.intro
    for level in stage:
        for text in told_by(level):
            yield level.id, text


def uses(term: str, text: str) -> bool:
    return re.search(rf"\b({TERMS[term]})\b", text, re.IGNORECASE) is not None


@pytest.mark.parametrize(
    ("name", "term"), [(name, term) for name, some in TAUGHT.items() for term in some]
)
def test_a_course_uses_a_term_from_where_it_is_taught(name: str, term: str) -> None:
    met = [text for stage in course(name) for text in met_in(stage)]
    place = TAUGHT[name][term]
    before = [*takewhile(lambda one: one[0] != place, met)]
    assert [(at, text) for at, text in before if uses(term, text)] == []
    assert any(uses(term, text) for at, text in met if at == place)


@pytest.mark.parametrize("name", course_names())
def test_a_course_uses_no_term_that_only_a_later_one_teaches(name: str) -> None:
    order = course_names()
    known = {term for one in order[: order.index(name) + 1] for term in TAUGHT[one]}
    met = [text for stage in course(name) for text in met_in(stage)]
    assert [
        (term, at, text)
        for term in TERMS.keys() - known
        for at, text in met
        if uses(term, text)
    ] == []  # fmt: skip


@pytest.mark.parametrize("name", course_names())
def test_a_suit_is_no_single_card(name: str) -> None:
    single = re.compile(r"\ban? (coppe|spade|bastoni)\b(?! card)", re.IGNORECASE)
    texts = (text for stage in course(name) for level in stage for text in told_by(level))
    assert [text for text in texts if single.search(text)] == []


def stages_before(name: str, place: str) -> list[Stage]:
    return [*takewhile(lambda stage: stage.id != place, course(name))]


@pytest.mark.parametrize(("name", "place"), [("briscola", "points"), ("mediatore", "thirds")])
def test_nothing_speaks_of_points_before_the_stage_that_teaches_them(name: str, place: str) -> None:
    assert stages_before(name, place)
    for stage in stages_before(name, place):
        for level in stage.to_json()["levels"]:
            told = [level["goal"], level["done"], *level["hints"]]
            for step in level["steps"]:
                told += [one["text"] for one in (*step["rulings"], *step.get("then", ()))]
            assert [text for text in told if "point" in text] == []


def test_no_trump_is_shown_before_the_stage_that_teaches_it() -> None:
    assert len(stages_before("briscola", "trump")) == 2
    for stage in stages_before("briscola", "trump"):
        steps = [step for level in stage.to_json()["levels"] for step in level["steps"]]
        assert not any("trump" in step.get("scene", {}) for step in steps)


@pytest.mark.parametrize("name", [name for name in course_names() if name in carte.GAMES])
def test_whoever_begins_a_game_is_told_what_its_suits_are_called(name: str) -> None:
    first = Lesson(name).content["course"]["suits"]
    led = [Guide(name, each.id).content["suits"] for each in guides(name)]
    for told in (first, *led):
        for suit in SUITS:
            assert f"{suit.name} ({term(suit.name).english})" in told
    assert "suits" not in Lesson(name, course(name).stages[-1].id).content["course"]


def term(italian: str) -> Term:
    """A word of the glossary."""
    return next(each for group in groups() for each in group.terms if each.italian == italian)


def test_the_primiera_is_explained_where_it_is_first_spoken_of() -> None:
    told = (text for stage in course("scopa") for _at, text in met_in(stage))
    first = next(text for text in told if uses("primiera", text))
    assert re.search(r"\bpoint\b.*\bbest card of each suit\b", first)
