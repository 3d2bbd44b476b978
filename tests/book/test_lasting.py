"""The book under test is built on from run to run, and nothing of an earlier one hides a fault."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from book.command_log import CommandFailed
from tests.site import lasting
from tests.site.building import BuildError, Run, begin, editions_of, finished, opened

CHAPTER, SETTINGS = "book/scopa.ipynb", "book/_config.yml"
OLD = "book/_build/tests/en/_build/html/old.html"
FILES = {
    "LICENSE": "",
    "carte/engine.py": "1",
    CHAPTER: "one",
    "book/settle.ipynb": "two",
    SETTINGS: "",
    "book/locale/ja/scopa.po": "一",
}


class House:
    """A small one, with builds that write one page for each chapter."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.built: list[str] = []
        self.fails = False
        for name, text in FILES.items():
            self.write(name, text)

    def write(self, name: str, text: str) -> None:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def run_jupyter_book(self, language: str, _log: Path) -> None:
        self.built.append(language)
        pages = lasting.LASTING / language / "_build" / "html"
        pages.mkdir(parents=True, exist_ok=True)
        for chapter in (self.folder / "book").glob("*.ipynb"):
            (pages / f"{chapter.stem}.html").write_text(f"{language} {chapter.read_text()}")
        if self.fails:
            raise CommandFailed("a warning")

    def site(self, *others: str) -> dict[str, str]:
        """What a run gets: the text of each page."""
        at = self.folder / "run" / str(len([*self.folder.glob("run/*")]))
        lasting.put_site(others, at, self.folder / "log.txt")
        return {path.stem: path.read_text() for path in at.glob("*.html")}

    def rebuilt(self) -> list[str]:
        """The editions that are built when a run begins now."""
        self.built.clear()
        self.site("ja")
        return sorted(self.built)


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    small = House(tmp_path)
    monkeypatch.setattr(lasting, "ROOT", tmp_path)
    monkeypatch.setattr(lasting, "BOOK", tmp_path / "book")
    monkeypatch.setattr(lasting, "LASTING", tmp_path / "book/_build/tests")
    monkeypatch.setattr(lasting, "_run_jupyter_book", small.run_jupyter_book)
    monkeypatch.setattr(lasting, "prepare", lambda cache: None)
    small.site("ja")
    return small


def test_whatever_changes_is_built_and_nothing_else(house: House) -> None:
    assert house.rebuilt() == []
    for name in FILES:
        house.write(name, "new")
        assert house.rebuilt() == (["ja"] if "locale" in name else ["en", "ja"]), name
        assert house.rebuilt() == []


def test_only_the_languages_that_are_opened_are_built_and_no_page_that_is_no_more_stays(
    house: House,
) -> None:
    house.write(CHAPTER, "new")
    house.built.clear()
    assert house.site() == {"scopa": "en new", "settle": "en two"}
    assert house.built == ["en"]
    (house.folder / CHAPTER).unlink()
    assert house.site() == {"settle": "en two"}


def test_chapters_are_built_upon_what_there_is_all_else_and_what_has_failed_from_nothing(
    house: House,
) -> None:
    for name, stays in ((CHAPTER, True), (SETTINGS, False)):
        house.write(OLD, "old")
        house.write(name, "new")
        assert ("old" in house.site()) == stays
    house.write(OLD, "old")
    house.write(CHAPTER, "newer")
    house.fails = True
    for _time in range(2):
        with pytest.raises(CommandFailed):
            house.site()
    house.fails = False
    assert house.site() == {"scopa": "en newer", "settle": "en two"}


def test_a_run_is_told_why_there_is_no_book(tmp_path: Path) -> None:
    run = Run(tmp_path)
    run.log.with_stem("log-en").write_text("a warning of Sphinx's")
    run.fail(ValueError("no book"))
    with pytest.raises(BuildError, match=r"(?s)no book.*a warning of Sphinx's"):
        finished(tmp_path)


def test_one_worker_has_the_book_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[list[str]] = []
    monkeypatch.setattr("subprocess.Popen", lambda command, **_options: begun.append(command))
    for _worker in range(2):
        begin(tmp_path / "run", ["ja"])
    assert [command[-2:] for command in begun] == [[str(tmp_path / "run"), "ja"]]


class Asking:
    """A test, as far as it says which editions it opens."""

    def __init__(self, *marked: str, **parameters: str) -> None:
        self._marks = [pytest.mark.edition(*marked).mark]
        self.callspec = type("CallSpec", (), {"params": parameters})

    def get_closest_marker(self, name: str) -> bool:
        return name == "site"

    def iter_markers(self, name: str) -> Iterator[pytest.Mark]:
        return (mark for mark in self._marks if mark.name == name)


@pytest.mark.parametrize(
    ("test", "editions"),
    [
        (Asking(), {"en"}),
        (Asking("ja"), {"en", "ja"}),
        (Asking(language="it"), {"en", "it"}),
        (Asking("ja", "it"), {"en", "it", "ja"}),
    ],
)
def test_a_test_says_which_editions_it_opens(test: pytest.Item, editions: set[str]) -> None:
    assert editions_of(test) == editions
    assert {"en", *opened([test])} == editions
