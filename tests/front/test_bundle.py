"""The bundle is made anew where a source has changed, and is whole whoever asks for it."""

import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.front.copied import copy_checkout, run

STYLES = "from carte.front import bundle; print(bundle.styles())"


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy that a test may edit."""
    return copy_checkout(tmp_path_factory.mktemp("checkout"))


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
