"""What is long in the making is made once, whoever wants it, and again after a change."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import sleep

import pytest

from tests import kept as module
from tests.kept import kept


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A source in a project of its own."""
    file = tmp_path / "carte/games/game.py"
    file.parent.mkdir(parents=True)
    file.write_text("first")
    monkeypatch.setattr(module, "ROOT", tmp_path)
    module._sources.cache_clear()
    return file


def noting(calls: list[Path]) -> Callable[[Path], None]:
    def make(folder: Path) -> None:
        calls.append(folder)
        sleep(0.05)
        (folder / "made").write_text("made")

    return make


def test_it_is_made_once_however_many_want_it_at_once(source: Path, tmp_path: Path) -> None:
    calls: list[Path] = []
    with ThreadPoolExecutor() as many:
        wanted = [
            many.submit(kept, "thing", noting(calls), folder=tmp_path / "cache") for _ in range(4)
        ]
        assert {(one.result() / "made").read_text() for one in wanted} == {"made"}
    assert len(calls) == 1


@pytest.mark.parametrize("changed", ["carte/games/game.py", "carte/words.toml", "tests/maker.py"])
def test_it_is_made_again_when_a_source_has_changed_or_come(
    source: Path, tmp_path: Path, changed: str
) -> None:
    calls: list[Path] = []
    for text in (None, "second"):
        if text:
            (tmp_path / changed).parent.mkdir(exist_ok=True)
            (tmp_path / changed).write_text(text)
            module._sources.cache_clear()
        kept("thing", noting(calls), "tests/*.py", folder=tmp_path / "cache")
    assert len(calls) == 2
