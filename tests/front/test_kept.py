"""What widgets draw is worked out once, and kept until a file of the package changes."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from carte import language
from carte.front import kept as keeping
from carte.front.kept import kept
from carte.widgets import Cases, Courses
from tests.games.added import ADDED, as_they_were

Ask = Callable[[str], dict[str, list[str]]]


@pytest.fixture(autouse=True)
def _kept_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "pycache_prefix", str(tmp_path))
    monkeypatch.setattr(sys, "dont_write_bytecode", False)


@pytest.fixture
def asked() -> list[str]:
    """What has been worked out."""
    return []


@pytest.fixture
def told(asked: list[str]) -> Ask:
    def make(of: str) -> dict[str, list[str]]:
        asked.append(of)
        return {"told": [of, language.spoken_language()]}

    return lambda of: kept(of, lambda: make(of))


def test_what_is_asked_again_is_not_worked_out_again(told: Ask, asked: list[str]) -> None:
    assert [told("scopa"), told("scopa")] == [{"told": ["scopa", "en"]}] * 2
    assert asked == ["scopa"]
    assert told("briscola") == {"told": ["briscola", "en"]}
    assert told("scopa") == {"told": ["scopa", "en"]}


def test_it_is_kept_for_each_language(told: Ask) -> None:
    told("scopa")
    language.use("it")
    try:
        assert told("scopa") == {"told": ["scopa", "it"]}
    finally:
        language.use("en")
    assert told("scopa") == {"told": ["scopa", "en"]}


def test_it_is_worked_out_again_when_a_file_has_changed(
    told: Ask, asked: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    told("scopa")
    monkeypatch.setattr(keeping, "_state", lambda: "changed")
    told("scopa")
    assert asked == ["scopa"] * 2
    assert len([path for path in tmp_path.rglob("*") if path.is_file()]) == 1


def test_the_files_that_matter_are_those_that_python_reads(tmp_path: Path) -> None:
    for name in ("game.py", "cases.toml", "words.mo", "play.js", "__pycache__/game.pyc"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("")
    found = {Path(path).name for path, _time, _size in keeping._files(str(tmp_path))}
    assert found == {"game.py", "cases.toml", "words.mo"}


def test_a_damaged_file_is_made_again(told: Ask, asked: list[str], tmp_path: Path) -> None:
    told("scopa")
    (file,) = (path for path in tmp_path.rglob("*") if path.is_file())
    for damaged in (b"", b"{", file.read_bytes()[:-3]):
        file.write_bytes(damaged)
        assert told("scopa") == {"told": ["scopa", "en"]}
    assert asked == ["scopa"] * 4


def test_it_is_made_where_nothing_can_be_written(
    told: Ask, asked: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setattr(sys, "pycache_prefix", str(tmp_path / "file"))
    assert told("scopa") == told("scopa")
    monkeypatch.setattr(sys, "pycache_prefix", str(tmp_path))
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    assert told("scopa") == told("scopa")
    assert asked == ["scopa"] * 4


def test_widgets_draw_the_same_from_what_is_kept(tmp_path: Path) -> None:
    for widget in (Cases, Courses):
        made = widget()
        before = {*tmp_path.rglob("*.made")}
        assert before
        assert widget().content == made.content
        assert {*tmp_path.rglob("*.made")} == before


def test_nothing_is_kept_while_there_are_games_besides_those_of_the_book(tmp_path: Path) -> None:
    for add, _slug, _house in ADDED.values():
        with as_they_were():
            add()
            assert Courses().content["courses"]
    assert not [*tmp_path.rglob("*.made")]
