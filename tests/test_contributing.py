"""What CONTRIBUTING tells to do can be done as it is told."""

import re
import shutil
from pathlib import Path

import nbformat
import pytest

import carte
from carte.engine.capture import statements
from tests import __main__ as checks
from tests.book.refresh import refresh

ROOT = Path(__file__).resolve().parents[1]
TEXT = (ROOT / ".github/CONTRIBUTING.md").read_text(encoding="utf-8")
README = (ROOT / "README.md").read_text(encoding="utf-8")
CHECKS = sorted(
    {*re.findall(r"^python3 tests\b.*|(?<=`)python3 tests\b[^`]*", TEXT + README, re.M)}
)
NAMED = sorted({*re.findall(r"`((?:carte|tests|book)/[\w./<>-]+)`", TEXT)})


@pytest.mark.parametrize("path", NAMED)
def test_every_file_that_it_names_is_there(path: str) -> None:
    for game in ("scopa", "briscola"):
        assert (ROOT / path.replace("<game>", game)).exists()


@pytest.mark.parametrize("module", [*re.findall(r"-m ([\w.]+)", TEXT)])
def test_every_command_runs_a_module_that_is_there(module: str) -> None:
    path = ROOT / module.replace(".", "/")
    assert path.with_suffix(".py").exists() or (path / "__main__.py").exists()


@pytest.mark.parametrize("command", CHECKS)
def test_every_option_of_the_checks_is_one_that_they_know(command: str) -> None:
    options = {*re.findall(r"(?<= )-[\w-]+", command)}
    assert options <= {*re.findall(r"(?<=[ `])-[\w-]+", str(checks.__doc__))}


def test_the_fast_checks_are_chosen_by_an_option_that_pytest_never_sees() -> None:
    assert checks._wishes(["--fast", "-k", "sweep"]) == [*checks.FAST, "-k", "sweep"]


def test_a_game_has_the_facts_that_it_is_told_to_have() -> None:
    (told,) = re.findall(r"its facts \(([^)]*)\)", TEXT)
    for name in re.findall(r"`(\w+)`", told):
        assert all(hasattr(carte.game(slug), name) for slug in carte.GAMES), name


def test_another_wording_reaches_the_chapter_by_one_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(ROOT / "carte", tmp_path / "carte")
    file = tmp_path / Path(statements.__file__).relative_to(ROOT)
    file.write_text(file.read_text("utf-8").replace("On your turn, you play", "Each turn, play"))
    cells = [nbformat.v4.new_code_cell("import carte\ncarte.game('scopa').rulebook['turn']")]
    chapter = tmp_path / "chapter.ipynb"
    nbformat.write(nbformat.v4.new_notebook(cells=cells), chapter)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    refresh(chapter)
    assert "Each turn, play exactly one card" in chapter.read_text("utf-8")
