"""A link of the book leads to what was sent, or is refused: never to anything else."""

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

import carte
from carte import evening, procedure
from carte.evening.presets import presets
from carte.formats.house_code import InvalidHouse, from_house_code, house_code
from carte.lessons import own
from carte.lessons.own.code import InvalidLevels
from carte.play import InvalidSitting, Sitting, puzzles
from carte.play import code as match_code
from carte.play import from_code as match_in
from carte.procedure.link import Settled
from carte.quiz import room

SCOPA = carte.game("scopa")
SEVEN = SCOPA.position(hand="7D 2S", table="3C 4S 7B")
LEVEL = own.OwnLevel(SEVEN, "Take the 7.", (carte.move("7D x 7B"),))
PUZZLE = puzzles.Puzzle(SEVEN, (0, *range(1, len(SEVEN.legal_moves()))))


class Kind(NamedTuple):
    """A link of some kind, what opens it, and how another one is refused."""

    link: str
    opened: Callable[[Any], object]
    refusal: type[ValueError]


KINDS = {
    "article": Kind(
        procedure.code(Settled("scopa", "PR-35", 0)), procedure.from_code, procedure.InvalidLink
    ),
    "house": Kind(house_code([carte.game("scopa", target=21)]), from_house_code, InvalidHouse),
    "match": Kind(match_code(Sitting.begin(SCOPA)), match_in, InvalidSitting),
    "evening": Kind(evening.code(presets()[0].wish), evening.from_code, evening.InvalidEvening),
    "questions": Kind(room.code(["SC-02", "PR-35"]), room.from_code, room.InvalidSet),
    "levels": Kind(own.code(own.OwnSet("", (LEVEL,))), own.from_code, InvalidLevels),
    "puzzle": Kind(puzzles.code(PUZZLE), puzzles.from_code, puzzles.InvalidPuzzle),
}
POSITION = carte.code(SCOPA.deal(seed=1))


@pytest.mark.parametrize("kind", KINDS)
def test_one_changed_character_is_noticed(kind: str) -> None:
    link, opened, refusal = KINDS[kind]
    for place, sign in enumerate(link):
        with pytest.raises(refusal):
            opened(link[:place] + ("b" if sign == "a" else "a") + link[place + 1 :])


@pytest.mark.parametrize("kind", KINDS)
def test_a_link_that_was_cut_short_or_has_grown_says_so(kind: str) -> None:
    link, opened, refusal = KINDS[kind]
    for wrong in (link[:-1], link[:-4], f"{link}0"):
        with pytest.raises(refusal, match="copy it whole"):
            opened(wrong)


@pytest.mark.parametrize("wrong", [POSITION, "", None, 7, "ü", "x" * 30_000, ["a"]])
@pytest.mark.parametrize("kind", KINDS)
def test_what_leads_elsewhere_or_nowhere_is_refused(kind: str, wrong: object) -> None:
    _link, opened, refusal = KINDS[kind]
    with pytest.raises(refusal) as refused:
        opened(wrong)
    assert len(str(refused.value)) < 600
