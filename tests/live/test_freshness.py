"""Nothing is made twice that would be no other; what a build depends on makes it another."""

from pathlib import Path

import pytest

from book.freshness import Record, made_of

FILES = (
    "book/scopa.ipynb",
    "book/locale/it/LC_MESSAGES/scopa.po",
    "book/live/js/page/main.js",
    "carte/games/scopa/course.toml",
    "requirements.txt",
    "pyproject.toml",
)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for name in FILES:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("before")
    return tmp_path


@pytest.mark.parametrize("name", FILES)
def test_a_file_that_has_changed_makes_it_another(root: Path, name: str) -> None:
    before = made_of((), ("en",), root)
    (root / name).write_text("after!")
    assert made_of((), ("en",), root) != before


def test_a_file_that_comes_goes_or_is_renamed_makes_it_another(root: Path) -> None:
    before = made_of((), ("en",), root)
    (root / "book/new.ipynb").write_text("before")
    with_one_more = made_of((), ("en",), root)
    (root / "book/new.ipynb").rename(root / "book/other.ipynb")
    assert len({before, with_one_more, made_of((), ("en",), root)}) == 3


def test_what_a_build_is_told_makes_it_another(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = [made_of((), ("en",), root), made_of(("-W",), ("en",), root)]
    told.append(made_of((), ("en", "it"), root))
    monkeypatch.setenv("CARTE_ADDRESS", "https://cards.example")
    assert len({*told, made_of((), ("en",), root)}) == 4


@pytest.mark.parametrize(
    "name",
    [
        "book/_build/html/index.html",
        "book/live/js/node_modules/pyodide/pyodide.mjs",
        "carte/__pycache__/widgets.pyc",
        "carte/language/it/LC_MESSAGES/carte.mo",
        "carte/front/bundle/made.json",
    ],
)
def test_what_is_made_of_the_sources_does_not(root: Path, name: str) -> None:
    before = made_of((), ("en",), root)
    (root / name).parent.mkdir(parents=True, exist_ok=True)
    (root / name).write_text("made")
    assert made_of((), ("en",), root) == before


def test_an_edition_is_fresh_from_when_it_is_whole_until_it_is_made_again(tmp_path: Path) -> None:
    assert not Record(tmp_path).is_fresh("it", "a")
    Record(tmp_path).remember("it", "a")
    Record(tmp_path).remember("ja", "a")
    assert Record(tmp_path).is_fresh("it", "a")
    assert not Record(tmp_path).is_fresh("it", "b")
    Record(tmp_path).forget("it")
    assert not Record(tmp_path).is_fresh("it", "a")
    assert Record(tmp_path).is_fresh("ja", "a")


def test_a_record_that_cannot_be_read_says_that_nothing_is_fresh(tmp_path: Path) -> None:
    Record(tmp_path).remember("it", "a")
    (tmp_path / "_build/made.json").write_text("{")
    assert not Record(tmp_path).is_fresh("it", "a")
