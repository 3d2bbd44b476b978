"""The first edition is made alone and can be read; the others come behind it, and nothing twice."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from book import editions
from book.command_log import CommandFailed
from book.editions import Press

SITE = ("en", "it", "ja")
READ = "reading sources... [100%] scopa\n"


class Builds:
    """Stands for jupyter-book: lays the site that an edition would have, and notes what it is."""

    def __init__(self) -> None:
        self.made = list[str]()
        self.failing = ""
        self.press: Press | None = None
        self.states = list[dict[str, Any]]()

    def __call__(
        self, command: Sequence[str], _root: Path, _log: Path, hear: Any, told: Any, **_how: Any
    ) -> None:
        language = told["CARTE_LANGUAGE"]
        self.made.append(language)
        hear(READ)
        if self.press:
            self.states.append(self.press.states())
        if language == self.failing:
            raise CommandFailed("the reason")
        pages = Path(command[command.index("--path-output") + 1]) / "_build/html"
        pages.mkdir(parents=True, exist_ok=True)
        (pages / "index.html").write_text(language)
        (pages / "manifest.webmanifest").write_text("{}")
        (pages / "sw.js").write_text("const SITE={};\ncode()")


@pytest.fixture
def builds(monkeypatch: pytest.MonkeyPatch) -> Builds:
    builds = Builds()
    monkeypatch.setattr(editions, "run", builds)
    monkeypatch.setattr(editions, "all_there_are", lambda: SITE)
    monkeypatch.setattr(editions, "made_of", lambda *told: "the sources")
    return builds


@pytest.fixture
def press(builds: Builds, tmp_path: Path) -> Press:
    builds.press = ordered(tmp_path)
    return builds.press


def ordered(folder: Path, *languages: str) -> Press:
    return Press((), languages, folder, folder / "log.txt")


def joined(press: Press) -> list[str]:
    """The languages that the service worker knows of."""
    facts = (press.site / "sw.js").read_text().partition("\n")[0]
    languages: list[str] = json.loads(facts.removeprefix("const SITE=")[:-1])["languages"]
    return languages


def test_english_can_be_read_before_any_other_is_begun(press: Press, builds: Builds) -> None:
    press.make_first()
    assert builds.made == ["en"]
    assert (press.site / "index.html").read_text() == "en"
    assert {*press.states()} == {"it", "ja"}


def test_each_of_the_others_is_joined_as_soon_as_it_is_there(press: Press, builds: Builds) -> None:
    press.make_first()
    press.make_others()
    assert sorted(builds.made) == ["en", "it", "ja"]
    assert press.states() == {}
    assert joined(press) == ["it", "ja"]
    assert (press.site / "ja/index.html").read_text() == "ja"


def test_how_far_a_language_is_can_be_asked_while_it_is_made(press: Press, builds: Builds) -> None:
    press.make_first()
    press.make_others()
    assert {*builds.states[0]} == {"en", "it", "ja"}
    assert all(state.share == 0.7 for state in builds.states[0].values() if state.share)


def test_what_is_fresh_is_not_made_again(press: Press, builds: Builds, tmp_path: Path) -> None:
    press.make_first()
    press.make_others()
    builds.made.clear()
    again = ordered(tmp_path)
    assert again.waiting == []
    again.make_first()
    again.make_others()
    assert builds.made == []


def test_what_was_not_finished_is_made_behind_the_english_that_is_there(
    press: Press, builds: Builds, tmp_path: Path
) -> None:
    press.make_first()
    builds.made.clear()
    again = ordered(tmp_path)
    again.make_first()
    assert builds.made == []
    again.make_others()
    assert sorted(builds.made) == ["it", "ja"]


def test_other_sources_have_all_made_again(
    press: Press, builds: Builds, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    press.make_first()
    press.make_others()
    monkeypatch.setattr(editions, "made_of", lambda *told: "other sources")
    assert ordered(tmp_path).waiting == [*SITE]


def test_one_language_alone_is_made_and_the_others_stay(
    press: Press, builds: Builds, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    press.make_first()
    press.make_others()
    builds.made.clear()
    monkeypatch.setattr(editions, "made_of", lambda *told: "other sources")
    alone = ordered(tmp_path, "en")
    alone.make_first()
    alone.make_others()
    assert builds.made == ["en"]
    assert joined(alone) == ["it", "ja"]


def test_a_language_that_fails_is_known_as_such_and_leaves_the_others_alone(
    press: Press, builds: Builds
) -> None:
    builds.failing = "it"
    press.make_first()
    with pytest.raises(CommandFailed, match="the reason"):
        press.make_others()
    assert {name: state.failed for name, state in press.states().items()} == {"it": True}
    assert joined(press) == ["ja"]


def test_without_english_the_first_that_is_asked_for_is_what_can_be_read(
    builds: Builds, tmp_path: Path
) -> None:
    alone = ordered(tmp_path, "ja")
    alone.make_first()
    assert builds.made == ["ja"]
    assert (alone.site / "ja/index.html").exists()
