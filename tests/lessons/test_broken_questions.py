"""A question that cannot be put says what it needs, in our own words, whatever stands there."""

from collections.abc import Iterator
from inspect import signature
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import carte
from carte.engine.cards import PACK
from carte.lessons import LessonError
from carte.lessons.questions import CHOICES, PICKS
from carte.lessons.reading.courses import build
from tests.games.rooms import rows
from tests.lessons.test_broken_files import DATA
from tests.lessons.words import pythons_words

FOUR, ALL_SEVENS = "7D 7C 7S 7B", "7D 7C 7S 7B 2C"


def taught(game: str, level: dict[str, Any]) -> None:
    """Read a level of one's own, and show it."""
    stage = {"id": "own", "title": "Own", "level": [{"goal": "Say.", **level}]}
    for found in build({"title": "Club", "game": game, "stage": [stage]}, "club", "", "club.toml"):
        found.to_json()


def asked(question: str, **facts: Any) -> dict[str, Any]:
    kind = "pick" if question.split()[0] in PICKS else "choose"
    return {"kind": kind, "question": question, **facts}


BROKEN = [
    # the game, what is asked, what is said to be expected
    *((game, asked("wins primiera"), "cards are taken from") for game in ("briscola", "mediatore")),
    ("mediatore", asked("primiera", pile=FOUR), "cards are taken from a table"),
    ("briscola", asked("layout", table=FOUR), "cards are taken from a table"),
    ("scopa", asked("layout", table="7D 7C 7S"), "as many cards .* are first put on the table, 4"),
    ("scopa", asked("leftovers you"), "cards .* in the order in which they were played"),
    ("asso-piglia-tutto", asked("primiera", pile=FOUR), "a game with the rule 'primiera'"),
    ("briscola", asked("settebello", pile=FOUR), "the rule 'settebello' .* and not briscola"),
    ("briscola", asked("most-points", pile=FOUR), "a game with the rule 'primiera'"),
    ("scopa", asked("more-points"), "a pile of cards for this question"),
    ("mediatore", asked("more-points", pile=FOUR), "a game with the rule 'primiera'"),
    ("mediatore", asked("points", pile="7D", options=["21"]), "a game with the rule 'primiera'"),
    ("scopa", asked("wins cards", pile="7D"), "a game with the rule 'draw'|'most-cards'"),
    ("scopa", asked("makes grande", pile=FOUR), "a game with the rule 'grande'"),
    ("scopa", asked("item piccola", pile=FOUR, options=["3"]), "a game with the rule 'piccola'"),
    ("briscola", asked("match 10-9 1-3"), "a game with the rule 'target'"),
    ("mediatore", asked("pile-of right"), "a game with the rule 'teams'"),
    ("mediatore", asked("playable 7B any-card", pile=FOUR), "a game with the rule 'any-card'"),
    ("briscola", asked("heard striscio"), "a game with the rule 'busso'"),
    ("asso-piglia-tutto", asked("sweeper", table="3S", options=["3"]), "with the rule 'sweep'"),
    (
        "scopa",
        asked("sweeper", table=FOUR, options=["7"]),
        "still have a card to play, and not '7'",
    ),
    ("scopa", asked("sweeper", table="3S", options=["11"]), 'values such as "8"'),
    *(("scopa", asked(f"unseen {odd}", options=["1"]), "1 to 10") for odd in ("D", "0", "48", "²")),
    *(("scopa", asked(f"match-won {odd}"), "such as 10-9") for odd in ("5", "1-2-3", "9-", "x-y")),
    ("scopa", asked("match 10-9 1"), "such as 10-9"),
    ("scopa", asked("match-won 12-3"), "points at which the match goes on, not '12-3'"),
    ("cirulla", asked("match-won 1-2", house={"players": 3}), "a game of two sides"),
    ("briscola", asked("standing 2 5/-5"), "the rule 'deals'"),
    ("briscola", asked("trick", pile="7D 2C"), "a trick .* at most one card from each seat"),
    (
        "briscola",
        asked("next-lead", trick=ALL_SEVENS),
        "a trick .* at most one card from each seat",
    ),
    ("briscola", asked("turned-up 6B 3S", trick="4D"), "a whole trick of a game for two"),
    ("briscola-chiamata", asked("partner right 7 7C", pile="4B 4S"), "a trick for this question"),
    ("briscola", asked("card-points", pile="1D", options=["11", "K"]), "a list of numbers"),
    ("briscola", asked(f"counting 1 {'9' * 5000}", pile="1D"), "two numbers after the question"),
    ("scopa", asked("points", pile="9S", options=["10", "9" * 5000]), "a list of numbers"),
    (
        "mediatore",
        asked("trick", trick="7D 2D", trump="S"),
        "nothing, since mediatore has no trumps",
    ),
    ("scopa", asked("trick", trick="7D 2D", leader="left"), "a seat: you, other"),
    (
        "mediatore",
        {"hand": "8S 2C 6B", "trick": "4D", "trump": "S", "answers": ["8S"]},
        "trump='S': mediatore has no trumps",
    ),
    *((game, asked(text, **facts), what) for game, text, facts, what in rows("facts", "UNMET")),
]


@pytest.mark.parametrize(
    ("game", "level", "what"),
    BROKEN,
    ids=[f"{one[0]} {one[1].get('question')}"[:40] for one in BROKEN],
)
def test_a_question_that_cannot_be_put_says_what_it_needs(
    game: str, level: dict[str, Any], what: str
) -> None:
    with pytest.raises(
        LessonError, match=f"level club-own-1, key .* expected .*({what})"
    ) as caught:
        taught(game, level)
    assert pythons_words(caught.value) == []
    assert len(str(caught.value)) < 1_000


def book() -> Iterator[dict[str, Any]]:
    """The levels of the book that ask a question, as a teacher would copy them."""
    for course in DATA.values():
        for stage in course["stage"]:
            for level in stage["level"]:
                if "question" in level:
                    yield {key: value for key, value in level.items() if key not in ("id", "traps")}


ASKED = [*book()]
SOME = [word for level in ASKED for word in level["question"].split()[1:]]
ODD = [
    "11",
    "0",
    "-1",
    "²",
    "x",
    "7D",
    "D",
    "you",
    "left",
    "solo",
    "1-2-3",
    "9-",
    "a:x",
    "9" * 5000,
]
NEEDED = {
    name: len(signature(question).parameters) - 1
    for name, question in ({**CHOICES, **PICKS}).items()
}
HOUSES = [{}, {"players": 3}, {"players": 4}, {"players": 6}, {"target": 21}, {"napola": True}]
CARDS = st.lists(st.sampled_from(PACK), max_size=12, unique=True).map(
    lambda some: " ".join(map(str, some))
)


@st.composite
def levels(draw: st.DrawFn) -> dict[str, Any]:
    """Levels of the book whose question, arguments, cards, options or house rules are others."""
    level = dict(draw(st.sampled_from(ASKED)))
    name = draw(st.sampled_from([level["question"].split()[0], *NEEDED]))
    word = st.sampled_from(SOME + ODD)
    if name == level["question"].split()[0] and draw(st.booleans()):
        words = level["question"].split()[1:]
    else:
        words = draw(st.lists(word, min_size=NEEDED[name], max_size=NEEDED[name]))
    level |= asked(" ".join([name, *words]))
    changes = draw(st.sets(st.sampled_from(["cards", "options", "trump", "leader", "house"])))
    if "cards" in changes:
        for zone in ("pile", "hand", "table", "trick"):
            level.pop(zone, None)
        level[draw(st.sampled_from(["pile", "hand", "table", "trick"]))] = draw(CARDS)
    if "options" in changes:
        level["options"] = draw(st.lists(word, max_size=4))
    if "trump" in changes:
        level["trump"] = draw(st.sampled_from(["D", "S", "X", ""]))
    if "leader" in changes:
        level["leader"] = draw(st.sampled_from(["you", "other", "left", "north"]))
    if "house" in changes:
        level["house"] = draw(st.sampled_from(HOUSES))
    return level


@settings(max_examples=300)
@given(st.sampled_from([*carte.GAMES]), levels())
def test_whatever_is_asked_it_is_put_or_refused_in_our_own_words(
    game: str, level: dict[str, Any]
) -> None:
    try:
        taught(game, level)
    except LessonError as error:
        assert "level club-own-1, key " in str(error)
        assert pythons_words(error) == []
