"""What a page waits for before it is drawn, and what a press costs it."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.each import each
from tests.site.test_heads import PAGES, elements
from tests.site.visit import Visit

_RUN_AT_ONCE = "head"
"""The script that knows which theme to draw, and what stands in for a storage that is refused."""
SELECTORS = """() => {
    const within = (rule, outer) => {
        if (rule.media && !matchMedia(rule.media.mediaText).matches) return [];
        const own = rule.selectorText?.replaceAll("&", () => outer);
        const inner = [...rule.cssRules ?? []].flatMap(one => within(one, own ?? outer));
        return own ? [own, ...inner] : inner;
    };
    const theirs = (sheet) => [...sheet.cssRules].flatMap(rule => within(rule, ""));
    return [...document.styleSheets].flatMap(theirs);
}"""
"""What the rules of a page's sheets speak of, but for those of other media, as of paper."""
HOLDING = """all => all.filter(one =>
    [...document.querySelectorAll(one)].some(found => found.querySelector('.live-host')))"""
"""Those of some selectors that stand for something with a widget in it."""
LOOKED_FOR = """() => {
    const found = [];
    const { querySelectorAll } = Document.prototype;
    Document.prototype.querySelectorAll = function (selector) {
        found.push(selector);
        return querySelectorAll.call(this, selector);
    };
    document.querySelector("[data-zone=hand] button[data-card]").click();
    return found;
}"""
"""What a press on a card has scripts look for in the whole page."""
THEMES = """window.themes = [];
new MutationObserver(() => themes.push(document.documentElement.dataset.theme))
    .observe(document, {subtree: true, attributeFilter: ['data-theme']})"""
"""Writes down each theme that a page is told to have."""
_OF_A_CELL = {"div.cell"}
"""What MyST-NB asks for the corners of code that is shown."""
_NAMED = re.compile(r"^[\w.#\[]|:is\([\w.#\[]")
_ALWAYS_NEEDED = (
    ":focus-visible{outline:3px",  # ours, which are kept whole
    ".carte-card",
    ".bd-sidebar-primary",
    "html[data-theme=dark]",
)


@each("page", PAGES)
def test_a_page_loads_one_sheet_for_the_theme_and_the_book(site: Path, page: str) -> None:
    sheets = elements(site, page).linked("stylesheet")
    shared = [sheet for sheet in sheets if not sheet.startswith("_static/carte/")]
    assert len(shared) == 1
    assert (site / shared[0]).exists()


@each("page", [page for page in PAGES if page != "search"])
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


@pytest.mark.parametrize("page", ["scopa", "counting", "play-scopa"])
def test_what_has_a_part_gives_styles_to_elements_of_a_name_alone(
    page: str, visit: Callable[..., Visit]
) -> None:
    """One rule that leads from `:has()` to any element has each press style a whole page anew."""
    window = visit(f"{page}.html", engine=False)
    assert [one for one in searching(window) if not _NAMED.search(subject(one))] == []


def test_a_press_has_no_script_look_through_the_page(visit: Callable[..., Visit]) -> None:
    window = visit("scopa.html", engine=False)
    assert window.page.evaluate(LOOKED_FOR) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("kept", [{}, {"mode": "auto", "theme": "dark"}], ids=["new", "auto"])
def test_a_page_is_drawn_in_the_theme_that_it_keeps(
    theme: str, kept: dict[str, str], visit: Callable[..., Visit]
) -> None:
    window = visit("scopa.html", engine=False, dark=theme == "dark", stored=kept, before=THEMES)
    assert {*window.page.evaluate("themes")} == {theme}


@pytest.mark.parametrize("page", ["scopa", "counting", "play-scopa"])
def test_nothing_that_holds_widgets_is_looked_through_for_a_part(
    page: str, visit: Callable[..., Visit]
) -> None:
    """By such a rule each change within a widget has a whole page looked through, and styled."""
    window = visit(f"{page}.html", engine=False)
    holders = window.page.evaluate(HOLDING, [searched(one) for one in searching(window)])
    assert {*holders} <= _OF_A_CELL


@pytest.mark.parametrize(
    ("selector", "last"),
    [
        ("tr:has(+ [data-about]) > *", "*"),
        (".one:has(> .two > *) > :is(th, td):first-child", ":is(th,td):first-child"),
        ("body:has(.one) :not(.one, .one *)", ""),
        (".one:has(+ .two)", ".one"),
        (".one:not(:has(> :is(.two, :nth-child(8n + 1)):not(:empty)))", ".one"),
        (
            ".one:has(.two) > :is(:nth-child(8n), :is(.three, td))",
            ":is(:nth-child(8n),:is(.three,td))",
        ),
    ],
)
def test_the_subject_of_a_selector_is_its_last_part(selector: str, last: str) -> None:
    assert subject(selector) == last


def searching(window: Visit) -> list[str]:
    """The selectors of a page that ask what an element has."""
    lists = window.page.evaluate(SELECTORS)
    selectors = [one for one_list in lists for one in outside(one_list, ",") if ":has(" in one]
    assert len(selectors) > 10
    return selectors


def searched(selector: str) -> str:
    """What is asked first what it has."""
    before, _has, _after = selector.partition(":has(")
    before = before.removesuffix(":not(")
    return before if before and before[-1] not in " >+~" else f"{before}*"


def subject(selector: str) -> str:
    """The last compound of a selector, without what it has and what it is not."""
    kept, deep = "", 0
    for token in re.split(r"(:(?:has|not)\(|[()])", selector):
        if deep or token in (":has(", ":not("):
            deep += token.endswith("(") - (token == ")")
        else:
            kept += token
    return outside(kept, " >+~")[-1].replace(", ", ",")


def outside(text: str, marks: str) -> list[str]:
    """The parts of a text between marks that stand in no brackets."""
    parts, deep = [""], 0
    for sign in text:
        deep += (sign == "(") - (sign == ")")
        if not deep and sign in marks:
            parts.append("")
        else:
            parts[-1] += sign
    return [part.strip() for part in parts]
