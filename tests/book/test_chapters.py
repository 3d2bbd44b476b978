"""Chapters ask for a move before they explain, and print every rule from the rulebook."""

import re
from html import escape
from itertools import pairwise
from pathlib import Path
from typing import Any

import nbformat
import pytest
from docutils.core import publish_doctree
from myst_nb.docutils_ import Parser

import carte
from carte.games.elsewhere import not_played
from carte.lessons import course, course_names
from carte.play.guide import guides
from carte.reference import beside, table
from carte.widgets import Lesson
from tests.book.chapters import (
    CHAPTERS,
    PROGRAMMERS,
    anchors,
    cells,
    code,
    guided,
    headings,
    lesson,
    links,
    notebook,
    outline,
    printed,
    refreshed,
    stored,
)
from tests.games.variants import variants
from tests.missing import rules_not_printed

GAMES = tuple(name for name in course_names() if name in carte.GAMES)
"""The games that the book teaches."""
HOW_TO_RUN = "Choose *Run › Run All Cells* first: it draws everything that this chapter shows."


@pytest.mark.parametrize("slug", GAMES)
def test_every_rule_stands_in_its_chapter_with_those_of_other_tables(slug: str) -> None:
    text = printed(slug)
    rules = carte.game(slug).rulebook
    missing = [rule for rule in rules if f'data-rule="{rule.id}">{escape(rule.text)}' not in text]
    assert missing == [], refreshed(slug)
    assert rules_not_printed(slug) == set(), refreshed(slug)
    for one in not_played(slug):
        assert f'id="{one.anchor}"' in text
        assert escape(one.says) in text, refreshed(slug)
    (cell,) = [cell for cell in code(slug) if cell.source.endswith(".rulebook")]
    assert "hide-output" in cell.metadata["tags"], "each rule stands beside its lesson"


@pytest.mark.parametrize("slug", GAMES)
def test_every_house_rule_flips_the_verdict_on_a_position_in_its_chapter(slug: str) -> None:
    """That the two verdicts differ, the cell itself makes sure of: it fails if they do not."""
    cases = re.findall(r'class="carte-case" id="[\w-]+" data-option="(\w+)"', printed(slug))
    assert set(cases) == set(carte.game(slug).options)


@pytest.mark.parametrize("name", course_names())
def test_a_chapter_plays_every_stage_of_its_course_in_order(name: str) -> None:
    played = [found[:2] for cell in cells(name) if (found := lesson(cell))]
    assert played == [(name, stage.id) for stage in course(name).stages]


@pytest.mark.parametrize("name", course_names())
def test_a_stage_asks_for_a_move_before_it_explains(name: str) -> None:
    """The lesson follows the heading, the stage's own title, with but a guided deal in between."""
    titles = {stage.id: stage.title for stage in course(name).stages}
    for before, cell in pairwise(cell for cell in cells(name) if not guided(cell)):
        if found := lesson(cell):
            assert before.source == f"## {titles[str(found[1])]}"


@pytest.mark.parametrize("slug", GAMES)
def test_a_chapter_opens_with_a_guided_deal_and_a_glance_and_asks_for_a_move(slug: str) -> None:
    _title, first, *_ = cells(slug)
    led = [one for cell in code(slug) if (one := guided(cell))]
    assert led == [one.id for one in guides(slug)]
    assert guided(first) == led[0]
    _guided, glance, taught, *_ = code(slug)
    (words,) = [data["text/plain"] for data in stored(glance)]
    told = [line.partition(": ")[0] for line in words.splitlines()]
    assert told == ["Players", "Cards", "Aim", "Length", "Origin"]
    for cell in (first, glance):
        assert "data-rule" not in "".join(data.get("text/html", "") for data in stored(cell))
    assert lesson(taught)


@pytest.mark.parametrize("slug", GAMES)
def test_every_source_of_a_rule_is_explained_where_all_rules_stand(slug: str) -> None:
    (told,) = [cell.source for cell in cells(slug) if "## All the rules on one page" in cell.source]
    for rule in (rule for game in variants(slug) for rule in game.rulebook):
        assert f"*{rule.source.partition(',')[0]}*" in " ".join(told.split()), rule.source


def test_the_first_thing_in_the_book_is_a_card_to_play_and_its_page_leads_to_every_course() -> None:
    title, first, *_ = cells("index")
    assert headings(title.source) == [(1, "Carte")]
    assert len(title.source.splitlines()) == 1
    assert guided(first)
    outputs = [data for cell in code("index") for data in stored(cell)]
    (markdown,) = [data["text/markdown"] for data in outputs if "text/markdown" in data]
    assert {*course_names()} <= {*CHAPTERS}
    for name in course_names():
        assert f"]({name}.ipynb)" in markdown


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_code_is_hidden_but_from_programmers_and_nothing_stored_needs_a_page(chapter: str) -> None:
    hidden = {"remove-input" in cell.metadata.get("tags", []) for cell in code(chapter)}
    assert hidden <= {chapter not in PROGRAMMERS}
    kinds = {kind for cell in code(chapter) for data in stored(cell) for kind in data}
    assert kinds <= {"text/plain", "text/html", "text/markdown", "image/svg+xml"}
    for found in re.findall(r"<table>.*?</table>", printed(chapter), re.DOTALL):
        assert found.startswith("<table><caption>")
        rows = [row for row in re.findall(r"<tr>.*?</tr>", found) if "<td>" in row]
        assert all('<th scope="row">' in row for row in rows)


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_notebook_begins_with_how_to_run_it(chapter: str) -> None:
    only_there = [cell for cell in notebook(chapter) if cell not in cells(chapter)]
    assert [cell.source for cell in only_there] == [HOW_TO_RUN] * bool(code(chapter))
    assert only_there in ([], [notebook(chapter)[0]])


def test_how_to_run_a_notebook_is_not_on_its_page(tmp_path: Path) -> None:
    how, title = notebook("pack")[:2]
    written = nbformat.writes(nbformat.v4.new_notebook(cells=[how, title]))
    settings = {"nb_execution_mode": "off", "nb_output_folder": str(tmp_path)}
    page = publish_doctree(written, parser=Parser(), settings_overrides=settings).astext()
    assert title.source.splitlines()[-1] in page
    assert "Run All Cells" not in page


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_headings_go_down_one_level_at_a_time_and_every_link_leads_somewhere(chapter: str) -> None:
    levels = [level for level, _ in outline(chapter)]
    assert levels[0] == levels.count(1) == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))
    above: list[str] = []
    seen: set[tuple[str, ...]] = set()
    for level, title in outline(chapter):
        above = [*above[: level - 1], title]
        assert tuple(above) not in seen, "it stands twice under another"
        seen.add(tuple(above))
    for name, fragment in links(chapter):
        assert name in CHAPTERS
        assert not fragment or fragment in anchors(name), f"{name}#{fragment}"


@pytest.mark.parametrize("kind", ["{}", "play-{}", "puzzles-{}"])
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_chapter_that_leads_to_most_games_leads_to_all(chapter: str, kind: str) -> None:
    led = {target for target, _place in links(chapter)}
    left_out = {kind.format(slug) for slug in GAMES} - led
    assert not left_out or len(left_out) > len(GAMES) // 4, left_out


def test_a_teacher_is_led_from_the_own_levels_to_the_room_and_from_the_room_to_them() -> None:
    led = {one: {target for target, _place in links(one)} for one in ("own", "room")}
    assert "room" in led["own"]
    assert {"own", "checker"} <= led["room"]


def test_a_teacher_grades_answers_by_their_rules_and_by_their_level_where_none_decides(
    capsys: pytest.CaptureFixture[str],
) -> None:
    (graded,) = [cell.source for cell in code("own-lessons") if "def grade(" in cell.source]
    names: dict[str, Any] = {"Lesson": Lesson}
    exec(graded, names)
    answers = {"scopa-numbers-1": None, "scopa-sums-1": "scopa.sum"}
    names["lesson"].progress = {
        level: {"stars": 0, "tries": 1, "last": {"right": False, "rule": rule, "text": "No."}}
        for level, rule in answers.items()
    }
    assert capsys.readouterr().out == "0 won, to repeat: scopa-numbers-1, scopa.sum\n"


def test_what_is_printed_cannot_break_the_page() -> None:
    assert escape("<b>") in table("<b>", ("<b>",), [("<b>", "<b>")]).html
    assert "<b>" not in table("<b>", ("<b>",), [("<b>", "<b>")]).html


def test_rules_stand_side_by_side_only_where_two_games_differ() -> None:
    game, base = carte.game("mediatore"), carte.game("briscola-chiamata")
    pair = beside(game, base, {"The order": "strength"})
    texts = [one.rulebook["strength"].text for one in (base, game)]
    assert pair.words.splitlines() == ["The order", *texts]
    with pytest.raises(ValueError, match="state alike: lead"):
        beside(game, base, {"The lead": "lead"})
