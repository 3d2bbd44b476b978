"""A simulated reader of the book: takes the next step, or not, and ends it in some way."""

from __future__ import annotations

from random import Random
from typing import Any

from carte.map.road import road

ROAD = road()["courses"]
PAGES = {f"{course['id']}.html" for course in ROAD} | {"daily.html", "evening.html"}
PAGES |= {f"{kind}-{one['id']}.html" for one in ROAD for kind in ("play", "puzzles")}

Step = dict[str, Any]
Ended = dict[str, Any] | None


def levels_of(stage: Any) -> list[str]:
    return [f"{stage['id']}-{number}" for number in range(1, stage["levels"] + 1)]


STAGES = {
    level: levels_of(stage) for one in ROAD for stage in one["stages"] for level in levels_of(stage)
}


class Reader:
    """What is kept of a reader; ``skill`` is the chance to win, ``haste`` to leave halfway."""

    def __init__(self, seed: int, *, skill: float, haste: float) -> None:
        self.random = Random(seed)
        self.skill, self.haste = skill, haste
        self.stars: dict[str, int] = {}
        self.due, self.rested = 0, False
        self.guide: str | None = None
        self.matches: list[str] = []

    @property
    def facts(self) -> dict[str, Any]:
        return {
            "stars": self.stars,
            "due": self.due,
            "rested": self.rested,
            "guide": self.guide,
            "matches": self.matches,
        }

    def sleep(self) -> None:
        """Come back another day."""
        self.rested, self.due = False, self.random.choice([0, 0, 3, 24])

    def take(self, step: Step) -> Ended:
        """Take a step; return what has ended, or None if the reader has left it halfway."""
        if step["reason"] in ("resume-guide", "begin", "course", "guide", "again"):
            return self._play_guide(step["href"].partition("#")[2])
        if step["reason"] in ("resume-match", "own-deal", "match"):
            return self._play_match(step["course"]["id"])
        if step["reason"] == "daily":
            return self._answer_five()
        if step["reason"] == "puzzles":
            return self._solve_puzzles(step["course"])
        if step["reason"] == "friends":
            return None
        return self._play_stage(step["href"].partition("#")[2])

    def _is_lucky(self, chance: float) -> bool:
        return self.random.random() < chance

    def _win(self, level: str, stars: int) -> None:
        self.stars[level] = max(self.stars.get(level, 0), stars)

    def _play_guide(self, level: str) -> Ended:
        if self._is_lucky(self.haste):
            self.guide = level
            return None
        self.guide, won = None, self._is_lucky(self.skill)
        if won:
            self._win(level, 3)
        return {"what": "guide", "of": level, "won": won}

    def _play_match(self, game: str) -> Ended:
        self.matches = [one for one in self.matches if one != game]
        if self._is_lucky(self.haste):
            self.matches.insert(0, game)
            return None
        won = self._is_lucky(self.skill)
        self._win(f"{game}-table-1", self.random.choice([2, 3]) if won else 1)
        return {"what": "match", "of": game, "won": won}

    def _answer_five(self) -> Ended:
        if self._is_lucky(self.haste):
            return None
        self.rested = True
        return {"what": "daily", "of": ""}

    def _solve_puzzles(self, course: Any) -> Ended:
        numbers = range(1, course["puzzles"] + 1)
        left = [one for n in numbers if (one := f"{course['id']}-puzzle-{n}") not in self.stars]
        for puzzle in left[:9]:
            self._win(puzzle, self.random.choice([1, 2, 3]))
            if self._is_lucky(self.haste / 9):
                return None
        return {"what": "puzzles", "of": course["id"]}

    def _play_stage(self, level: str) -> Ended:
        levels = STAGES[level]
        for one in levels[levels.index(level) :]:
            if self._is_lucky(self.haste / len(levels)):
                return None
            self._win(one, 3 if self._is_lucky(self.skill) else self.random.choice([1, 2]))
        return {"what": "stage", "of": level}
