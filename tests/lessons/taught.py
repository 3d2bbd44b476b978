"""All courses with their stages, levels and steps, and statements about each of them."""

from pathlib import Path

from carte.lessons import Course, course, course_names, parse
from tests.each import each

TEXTS = Path(__file__).parent / "courses"
FORMS: dict[str, Course] = {
    path.stem: parse(path.read_text("utf-8"), path.stem) for path in sorted(TEXTS.glob("*.toml"))
}
"""Small courses with every form of reply in every phase of every game."""

TAUGHT = [*map(course, course_names()), *FORMS.values()]
LEVELS = [level for taught in TAUGHT for stage in taught for level in stage]
STAGES = {f"{name}-{stage.id}": stage for name in course_names() for stage in course(name)}
PLAY_STEPS = {
    f"{level.id}.{number}": step
    for level in LEVELS
    if level.kind == "play"
    for number, step in enumerate(level.steps, start=1)
}

GUIDING = {name: stage for name, stage in STAGES.items() if not stage.articles}
"""The stages about rules of a game; another asks what a real table does."""

each_level = each("level", LEVELS, ids=lambda level: level.id)
each_stage = each("stage", STAGES.values(), ids=STAGES)
each_guiding_stage = each("stage", GUIDING.values(), ids=GUIDING)
each_play_step = each("play_step", PLAY_STEPS.values(), ids=PLAY_STEPS)
