"""What a page waits for before it is drawn: one sheet of styles, and hardly a script."""

import re
from pathlib import Path

import pytest

from tests.site.test_heads import PAGES, elements

_RUN_AT_ONCE = "mode"
"""The script that knows which theme to draw."""
_ALWAYS_NEEDED = (
    ":focus-visible{outline:3px",  # ours, which are kept whole
    ".carte-card",
    ".bd-sidebar-primary",
    "html[data-theme=dark]",
    ".tooltip-inner",  # made by scripts alone
)


@pytest.mark.parametrize("page", PAGES)
def test_a_page_loads_one_sheet_for_the_theme_and_the_book(site: Path, page: str) -> None:
    sheets = elements(site, page).linked("stylesheet")
    shared = [sheet for sheet in sheets if not sheet.startswith("_static/carte/")]
    assert len(shared) == 1
    assert (site / shared[0]).exists()


@pytest.mark.parametrize("page", [page for page in PAGES if page != "search"])
def test_a_page_is_drawn_before_its_scripts_run(site: Path, page: str) -> None:
    scripts = [script for script in elements(site, page).named("script") if "src" in script]
    waited_for = [
        script["src"]
        for script in scripts
        if not ({"defer", "async"} & {*script} or script.get("type") == "module")
    ]
    assert [Path(address).name.partition("-")[0] for address in waited_for] == [_RUN_AT_ONCE]


def test_the_index_for_search_comes_with_the_page_for_search_alone(site: Path) -> None:
    loading = [
        page for page in PAGES if "searchindex" in (site / f"{page}.html").read_text("utf-8")
    ]
    assert loading == ["search"]


@pytest.mark.parametrize("part", _ALWAYS_NEEDED)
def test_no_rule_that_a_page_needs_is_left_out(site: Path, part: str) -> None:
    sheets = [*site.glob("_static/book-*.css"), *site.glob("_static/carte/widgets*.css")]
    assert part in "".join(sheet.read_text("utf-8") for sheet in sheets)


def test_the_sheet_names_no_file_that_is_not_there(site: Path) -> None:
    (sheet,) = site.glob("_static/book-*.css")
    addresses = re.findall(r"url\((?!\"?data:)([^)]*)\)", sheet.read_text("utf-8"))
    assert addresses == []
