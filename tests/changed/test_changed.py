"""A change finds the tests that run it: by functions, by names, and by the names of files."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import pytest

from tests.changed import record
from tests.changed.choice import Candidate, candidates, touched, within
from tests.changed.marks import marked
from tests.changed.sources import Change, Part, change, functions, parts

BEFORE = '''
"""A game."""
LIMIT = 21

class Scopa:
    """It."""
    hand = 3

    @cache
    def captures(self, card):
        """Sums."""
        return card + LIMIT

    def score(self):
        def total(deal):
            return deal
        return self.captures(total(1))

def rules():
    return read("rules.toml")
'''


def changed(old: str, new: str) -> Change:
    return change(BEFORE, BEFORE.replace(old, new))


def test_a_function_that_has_changed_is_named_with_what_it_lies_in() -> None:
    assert changed("card + LIMIT", "card - LIMIT").functions == {"Scopa.captures"}
    assert changed("return deal", "return -deal").functions == {"Scopa.score", "Scopa.score.total"}


def test_a_comment_or_another_layout_changes_nothing() -> None:
    assert changed("hand = 3", "hand  =  3  # cards") == (frozenset(), frozenset())


def test_what_keeps_its_answers_is_known_by_its_name_as_well() -> None:
    assert changed("card + LIMIT", "card - LIMIT").names == {"captures"}
    assert changed('read("rules.toml")', "read()").names == set()


@pytest.mark.parametrize(
    ("old", "new", "name"),
    [("21", "31", "LIMIT"), ("hand = 3", "hand = 4", "hand"), ("score(", "points(", "score")],
)
def test_what_runs_at_import_or_is_gone_is_known_by_its_name(old: str, new: str, name: str) -> None:
    assert name in changed(old, new).names


def test_a_marked_module_does_the_same_and_tells_what_has_run() -> None:
    ran: list[int] = []
    module = {"__ran__": ran, "cache": lambda function: function, "read": str}
    exec(compile(marked(BEFORE), "game", "exec"), module)
    names = [name for name, _function in functions(ast.parse(BEFORE))]
    assert module["Scopa"].captures.__doc__ == "Sums."  # type: ignore[attr-defined]
    assert module["Scopa"]().score() == 22  # type: ignore[operator]
    assert [name for name, mark in zip(names, ran, strict=True) if mark] == [
        "Scopa.captures",
        "Scopa.score",
        "Scopa.score.total",
    ]


RAN = {
    "tests/a.py": (0.5, {}),
    "tests/a.py::wide": (1.0, {"game.py": ["Scopa.captures", "Scopa.score", "rules"]}),
    "tests/a.py::close": (1.0, {"game.py": ["Scopa.captures"]}),
    "tests/b.py": (0.5, {"game.py": ["Scopa.captures"]}),
    "tests/b.py::shared": (1.0, {}),
    "tests/c.py::speaking": (1.0, {"game.py": ["rules"]}),
    "tests/d.py::other": (1.0, {"elsewhere.py": ["Scopa.captures"]}),
}
PARTS = {"game.py": parts(BEFORE)}


def chosen(functions: set[str], names: set[str]) -> list[str]:
    changes = {"game.py": Change(frozenset(functions), frozenset(names))}
    return [one.test for one in candidates(RAN, touched(changes, PARTS))]


def test_a_test_that_runs_little_besides_comes_first_and_one_that_shares_it_last() -> None:
    assert chosen({"Scopa.captures"}, set()) == [
        "tests/a.py::close",
        "tests/a.py::wide",
        "tests/b.py::shared",
    ]


def test_of_data_those_are_tried_that_run_what_names_its_file() -> None:
    assert chosen(set(), {"rules.toml"}) == ["tests/c.py::speaking", "tests/a.py::wide"]


def test_who_speaks_of_what_keeps_its_answers_hangs_on_what_that_speaks_of() -> None:
    _changed, speaking = touched({"game.py": Change(frozenset(), frozenset({"LIMIT"}))}, PARTS)
    assert ("game.py", "Scopa.score") in speaking


def test_a_test_file_that_has_changed_comes_before_all_others() -> None:
    found = candidates(RAN, ({("game.py", "Scopa.captures")}, set()), own={"tests/d.py"})
    assert found[0].test == "tests/d.py::other"


def test_only_so_much_is_tried_as_there_is_time_for_with_files_to_collect() -> None:
    tests = [name for name in RAN if name.startswith("tests/a.py::")]
    found = [Candidate(1, 1, test, 1.0) for test in [*tests, "tests/b.py::shared"]]
    assert within(2.6, found, RAN) == (tests, ["tests/b.py"])
    assert within(2.4, found, RAN) == (tests[:1], ["tests/a.py", "tests/b.py"])


def test_a_record_is_brought_up_to_date_test_by_test(tmp_path: Path) -> None:
    file, here = tmp_path / "ran.json", "tests/changed/test_changed.py"
    record.keep({f"{here}::one": [1, {}], "tests/gone.py::two": [1, {}]}, file)
    path = "carte/engine/cards.py"
    record.keep({f"{here}::one": [2, {path: [0]}], f"{here}::three": [3, {path: [0]}]}, file)
    name, *_others = (
        name for name, _function in functions(ast.parse(Path(path).read_text("utf-8")))
    )
    assert record.read(file) == {
        f"{here}::one": (2, {path: [name]}),
        f"{here}::three": (3, {path: [name]}),
    }
    assert len(json.loads(file.read_text("utf-8"))["sets"]) == 1


def test_a_part_is_the_same_wherever_it_stands() -> None:
    assert parts(BEFORE) == parts(f"\n\n{BEFORE}")
    assert isinstance(parts(BEFORE)["rules"], Part)
