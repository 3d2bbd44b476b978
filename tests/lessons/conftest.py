from pathlib import Path

import pytest

from carte.lessons import Course, course, course_names, parse

TEXTS = Path(__file__).parent / "courses"
FORMS: dict[str, Course] = {
    path.stem: parse(path.read_text("utf-8"), path.stem) for path in sorted(TEXTS.glob("*.toml"))
}
"""Small courses with every form of reply in every phase of every game."""

TAUGHT = [*map(course, course_names()), *FORMS.values()]
LEVELS = [level for each in TAUGHT for stage in each for level in stage]
STAGES = [(name, stage) for name in course_names() for stage in course(name)]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "level" in metafunc.fixturenames:
        metafunc.parametrize("level", LEVELS, ids=[level.id for level in LEVELS])
    if "play_step" in metafunc.fixturenames:
        steps = [
            (f"{level.id}.{number}", step)
            for level in LEVELS
            if level.kind == "play"
            for number, step in enumerate(level.steps, start=1)
        ]
        metafunc.parametrize("play_step", [step for _, step in steps], ids=[id for id, _ in steps])
    if "stage" in metafunc.fixturenames:
        ids = [f"{name}-{stage.id}" for name, stage in STAGES]
        metafunc.parametrize("stage", [stage for _, stage in STAGES], ids=ids)
