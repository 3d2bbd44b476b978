"""The front end's modules: what their linter and their types do not hold."""

import re
from collections import defaultdict
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import carte
from carte import widgets
from carte.front import bundle
from carte.front.widget import Widget
from tests.each import each

KINDS: list[type[Widget]] = [getattr(widgets, name) for name in widgets.__all__]
STATIC = Path(carte.__file__).parent
NOT_OURS = Path(bundle.__file__).parent
SOURCES, SHEETS, TYPES = (
    sorted(path for path in STATIC.rglob(kind) if NOT_OURS not in path.parents)
    for kind in ("*.js", "*.css", "*.d.ts")
)


EXPORTED = r"^export (?:const|class|(?:async )?function) (\w+)"
READ = "title|label|text|says|asks|name|sheet|line"
"""How names end that hold what a reader reads."""


def named(source: Path) -> str:
    return source.relative_to(STATIC).as_posix()


@cache
def read(source: Path) -> str:
    return source.read_text("utf-8")


def imported(source: Path) -> set[Path]:
    """The modules and sheets that a module imports."""
    found = re.findall(r'^(?:import|\}) .*?"(\..+)";$', read(source), re.M)
    return {(source.parent / path).resolve() for path in found}


def test_all_that_a_module_exports_is_used() -> None:
    used: set[tuple[Path, str]] = set()
    for user in SOURCES:
        for names, path in re.findall(r'^import \{([^}]*)\} from "(\..+)";$', read(user), re.M):
            module = (user.parent / path).resolve()
            used |= {(module, name) for name in re.findall(r"\w+", names)}
    exported = {
        (source, name) for source in SOURCES for name in re.findall(EXPORTED, read(source), re.M)
    }
    assert len(exported) > len(SOURCES)
    assert exported - used == set()


@each("source", SOURCES, ids=named)
def test_data_never_becomes_markup_or_inline_style(source: Path) -> None:
    numbers = r"NumberFormat\(\w+, \{ style:"  # a way of writing them
    text = re.sub(numbers, "", read(source))
    assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|cssText|style:|\beval\b", text)


@each("source", SOURCES, ids=named)
def test_what_a_reader_reads_is_joined_as_the_language_joins_it(source: Path) -> None:
    signs = {
        "between words": r"""\.join\("[;:.,] "\)""",
        "after words": rf"""\$\{{[^{{}}]*(?:{READ})\w*\}}(?:[;:.,] |\.`| \()""",
        "around words": r"""`[^`]*\}? \(\$\{[^`]*\}\)`""",
    }
    glued = {told: re.findall(sign, read(source)) for told, sign in signs.items()}
    assert {told: found for told, found in glued.items() if found} == {}


def types_imported(source: Path) -> set[Path]:
    """The modules whose types a module reads."""
    found = re.findall(r'@import \{[^}]*\} from "(\..+?)"|import\("(\..+?)"\)', read(source))
    return {(source.parent / (path or other)).resolve() for path, other in found}


def room_of(source: Path) -> str:
    return source.relative_to(STATIC).parts[0]


def test_no_two_folders_of_the_front_end_need_each_other() -> None:
    behind: dict[Path, set[Path]] = defaultdict(set)
    for source in SOURCES:
        behind[source.parent] |= {path.parent for path in imported(source)} - {source.parent}
    order = [*TopologicalSorter(behind).static_order()]
    assert order[0] == STATIC / "front/page"


def test_no_two_rooms_of_the_front_end_need_each_other_not_even_for_types() -> None:
    behind: dict[str, set[str]] = defaultdict(set)
    for source in [*SOURCES, *TYPES]:
        needed = imported(source) | types_imported(source)
        behind[room_of(source)] |= {room_of(path) for path in needed} - {room_of(source)}
    order = [*TopologicalSorter(behind).static_order()]
    assert order[:2] == ["engine", "front"]  # of which the engine has types alone


def test_nothing_lies_about_unused() -> None:
    used = set().union(*map(imported, SOURCES))
    tools = {source for source in SOURCES if source.name.endswith(".tool.js")}
    pages = {source for source in SOURCES if source.name.endswith(".page.js")}
    exports = {source for source in SOURCES if source.name == "exported.js"}
    assert {*SOURCES, *SHEETS} - used == tools | pages | exports
    assert sorted(page.name for page in pages) == [f"{one}.page.js" for one in bundle.page_parts()]
    assert sorted(tool.name for tool in tools) == sorted(f"{kind.tool}.tool.js" for kind in KINDS)


@each("tool", bundle.tools())
def test_the_modules_of_a_tool_ask_for_nothing_but_each_other(tool: str) -> None:
    texts = {part: bundle.text(part) for part in bundle.parts(tool)}
    found = {
        part: re.findall(r"""\b(?:from|import) *\(?["'](?:\./)?([^"']+)["']""", text)
        for part, text in texts.items()
    }
    assert {*TopologicalSorter(found).static_order()} == texts.keys() | {*bundle.later()}
    assert "default" in re.findall(r"export *\{[^}]*\};", texts[bundle.parts(tool)[0]])[-1]


def test_a_pack_that_a_reader_may_choose_is_in_a_module_that_no_tool_loads_at_first() -> None:
    always = {part for tool in bundle.tools() for part in bundle.parts(tool)}
    (chosen,) = bundle.later()
    assert chosen not in always
    assert "carte-no-7D" in bundle.text(chosen)
    assert not [part for part in always if "carte-no-7D" in bundle.text(part)]


@each("tool", bundle.tools())
def test_a_notebook_is_given_the_modules_of_a_tool_by_the_name_that_its_loader_asks_for(
    tool: str,
) -> None:
    files = bundle.files(tool)
    assert [*files][:-1] == [*bundle.parts(tool), *bundle.later()]
    assert files[[*files][-1]] == bundle.styles()
    assert f'"{bundle.parts(tool)[0]}"' in bundle.module(tool)
    assert len(files[bundle.parts(tool)[0]]) < 90_000
