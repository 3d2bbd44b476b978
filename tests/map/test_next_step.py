"""There is always one next step, and it is never the same one twice without a reason."""

from typing import Any

import pytest

from carte.map.road import road
from tests.keeping.pure import Pure
from tests.map.simulated import PAGES, ROAD, STAGES, Ended, Reader, Step, levels_of

REASONS = {*road()["steps"]}
READERS = 200
TURNS = 50
OVER_AGAIN = {"again", "finish", "puzzles"}
"""The reasons for which what has just ended comes again: it was lost, or a part of it is left."""


class Journey:
    """A reader on the way from step to step, with what has just ended."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.reader = Reader(seed, skill=(seed % 5) / 4, haste=(seed % 4) / 6)
        self.ended: Ended = None
        self._before: Step | None = None

    def follow(self, step: Step) -> None:
        """Check the step that comes next, and take it."""
        assert leads_somewhere(step["href"]), (self.seed, step)
        assert step["reason"] in REASONS
        if self.ended and self._before and step["href"] == self._before["href"]:
            assert step["reason"] in OVER_AGAIN, (self.seed, self._before, step)
        if self.reader.random.random() < 0.1:  # another day, from the opening page
            self.reader.sleep()
            self.ended = self._before = None
        else:
            self.ended, self._before = self.reader.take(step), step


def leads_somewhere(href: str) -> bool:
    page, _sign, level = href.partition("#")
    return page in PAGES and (not level or level in STAGES)


def test_200_readers_find_one_next_step_in_every_state_and_none_twice_without_a_reason(
    pure: Pure,
) -> None:
    journeys = [Journey(seed) for seed in range(READERS)]
    for _turn in range(TURNS):
        places = [(one.reader.facts, one.ended) for one in journeys]
        for one, step in zip(journeys, pure.each("nextStep", places), strict=True):
            one.follow(step)


def test_whoever_wins_everything_comes_to_the_end_and_plays_no_stage_twice(pure: Pure) -> None:
    reader = Reader(1, skill=1, haste=0)
    ended, taken = None, list[str]()
    while (step := pure("nextStep", reader.facts, ended))["reason"] != "friends":
        taken.append(f"{step['reason']} {step['href']}")
        ended = reader.take(step)
        assert len(taken) < 400
    levels = [one for one in taken if "#" in one]
    assert len({*levels}) == len(levels)
    courses = {one.partition("#")[0].split()[1] for one in levels}
    assert courses == {f"{course['id']}.html" for course in ROAD}


def after(pure: Pure, ended: Ended, **facts: Any) -> Step:
    kept = {"stars": {}, "due": 0, "rested": False, "guide": None, "matches": []}
    found: Step = pure("nextStep", kept | facts, ended)
    return found


WON_GUIDE = {"asso-piglia-tutto-guide-1": 3}
ALONE = WON_GUIDE | {"asso-piglia-tutto-table-1": 3}
"""The stars of a reader who has won a deal of asso piglia tutto without help."""
(REAL,) = (stage for stage in ROAD[1]["stages"] if stage.get("real"))
PLAYED = ALONE | dict.fromkeys(levels_of(REAL), 3)
"""The same, and the reader knows what a table with real cards settles."""


@pytest.mark.parametrize(
    ("ended", "facts", "reason", "href"),
    [
        (None, {}, "begin", "asso-piglia-tutto.html#asso-piglia-tutto-guide-1"),
        (
            {"what": "guide", "of": "asso-piglia-tutto-guide-1", "won": True},
            {"stars": WON_GUIDE},
            "own-deal",
            "play-asso-piglia-tutto.html",
        ),
        (
            {"what": "guide", "of": "asso-piglia-tutto-guide-1", "won": False},
            {},
            "again",
            "asso-piglia-tutto.html#asso-piglia-tutto-guide-1",
        ),
        (
            {"what": "match", "of": "asso-piglia-tutto", "won": True},
            {"stars": ALONE},
            "stage",
            "asso-piglia-tutto.html#asso-piglia-tutto-real-cards-1",
        ),
        (
            {"what": "match", "of": "asso-piglia-tutto", "won": True},
            {"stars": PLAYED},
            "course",
            "scopa.html#scopa-guide-1",
        ),
        (
            {"what": "match", "of": "asso-piglia-tutto", "won": False},
            {"stars": WON_GUIDE | {"asso-piglia-tutto-table-1": 1}},
            "test",
            "asso-piglia-tutto.html#asso-piglia-tutto-pairs-7",
        ),
        (
            {"what": "stage", "of": "asso-piglia-tutto-pairs-7"},
            {"stars": PLAYED | {"asso-piglia-tutto-pairs-7": 3}},
            "test",
            "asso-piglia-tutto.html#asso-piglia-tutto-ace-7",
        ),
        (None, {"stars": PLAYED, "due": 3}, "daily", "daily.html"),
        (None, {"stars": PLAYED, "due": 3, "rested": True}, "course", "scopa.html#scopa-guide-1"),
        (
            None,
            {"stars": PLAYED, "due": 3, "matches": ["scopa"]},
            "resume-match",
            "play-scopa.html",
        ),
        (
            {"what": "daily", "of": ""},
            {"stars": PLAYED, "due": 19, "rested": True},
            "course",
            "scopa.html#scopa-guide-1",
        ),
        (
            {"what": "puzzles", "of": "scopa"},
            {"stars": {"scopa-puzzle-1": 3}},
            "match",
            "play-scopa.html",
        ),
    ],
)
def test_what_has_ended_leads_on(
    pure: Pure, ended: Ended, facts: dict[str, Any], reason: str, href: str
) -> None:
    step = after(pure, ended, **facts)
    assert (step["reason"], step["href"]) == (reason, href)


@pytest.mark.parametrize("course", ROAD[2:], ids=lambda course: course["id"])
def test_what_a_real_table_settles_is_asked_in_one_course_only(pure: Pure, course: Any) -> None:
    stages = [stage for stage in course["stages"] if not stage.get("real")]
    stars = PLAYED | {level: 3 for stage in stages for level in levels_of(stage)}
    step = after(pure, {"what": "stage", "of": [*stars][-1]}, stars=stars)
    assert "real-cards" not in step["href"]


def test_a_won_guided_deal_leaves_one_level_of_each_stage_that_it_went_through(pure: Pure) -> None:
    (asso,) = [course for course in ROAD if course["id"] == "asso-piglia-tutto"]
    taught = [stage for stage in asso["stages"] if stage.get("taught")]
    stars: dict[str, int] = {**PLAYED}
    for stage in taught:
        test = f"{stage['id']}-{stage['levels']}"
        step = after(pure, {"what": "stage", "of": [*stars][-1]}, stars=stars)
        assert (step["reason"], step["href"]) == ("test", f"asso-piglia-tutto.html#{test}")
        stars[test] = 3
    assert after(pure, {"what": "stage", "of": test}, stars=stars)["reason"] == "course"


def test_a_test_that_took_several_tries_leads_to_the_first_level_of_its_stage(pure: Pure) -> None:
    stars = PLAYED | {"asso-piglia-tutto-pairs-7": 1}
    step = after(pure, None, stars=stars)
    assert step["href"] == "asso-piglia-tutto.html#asso-piglia-tutto-pairs-1"
