"""The first edition can be read before the others are made; how far they are is told."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from threading import Event
from typing import Any

import pytest

import carte
from book import command_log, editions
from book.command_log import CommandFailed, end_all, run
from book.editions import Press
from book.live.packages import lend_carte
from book.progress import BookProgress, line, minutes

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


@pytest.fixture
def made(press: Press, builds: Builds) -> Press:
    """All editions are there."""
    press.make_first()
    press.make_others()
    builds.made.clear()
    return press


def test_english_can_be_read_first_and_each_other_is_joined(press: Press, builds: Builds) -> None:
    press.make_first()
    assert builds.made == ["en"]
    assert (press.site / "index.html").read_text() == "en"
    assert {*press.states()} == {"it", "ja"}
    press.make_others()
    assert sorted(builds.made) == ["en", "it", "ja"]
    assert press.states() == {}
    assert joined(press) == ["it", "ja"]
    assert (press.site / "ja/index.html").read_text() == "ja"
    assert {*builds.states[0]} == {"en", "it", "ja"}, "how far it is can be asked meanwhile"
    assert all(state.share == 0.7 for state in builds.states[0].values() if state.share)


def test_what_is_fresh_is_not_made_again(made: Press, builds: Builds, tmp_path: Path) -> None:
    again = ordered(tmp_path)
    assert again.waiting == []
    again.make_first()
    again.make_others()
    assert builds.made == []


def test_what_was_not_finished_is_made_later(press: Press, builds: Builds, tmp_path: Path) -> None:
    press.make_first()
    builds.made.clear()
    again = ordered(tmp_path)
    again.make_first()
    assert builds.made == []
    again.make_others()
    assert sorted(builds.made) == ["it", "ja"]


def test_other_sources_have_all_made_again_or_one_alone_and_the_others_stay(
    made: Press, builds: Builds, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(editions, "made_of", lambda *told: "other sources")
    assert ordered(tmp_path).waiting == [*SITE]
    alone = ordered(tmp_path, "en")
    alone.make_first()
    alone.make_others()
    assert builds.made == ["en"]
    assert joined(alone) == ["it", "ja"]


def test_a_language_that_fails_is_known_and_no_other_is_harmed(
    press: Press, builds: Builds
) -> None:
    builds.failing = "it"
    press.make_first()
    with pytest.raises(CommandFailed, match="the reason"):
        press.make_others()
    assert {name: state.failed for name, state in press.states().items()} == {"it": True}
    assert joined(press) == ["ja"]


def test_without_english_the_first_asked_for_can_be_read(builds: Builds, tmp_path: Path) -> None:
    alone = ordered(tmp_path, "ja")
    alone.make_first()
    assert builds.made == ["ja"]
    assert (alone.site / "ja/index.html").exists()


BUILD = """\
building [mo]: targets for 0 po files that are out of date
updating environment: [new config] 2 added, 1 changed, 0 removed
reading sources... [ 33%] about
[IPKernelApp] WARNING | Kernel is running over TCP without encryption.
reading sources... [ 67%] scopa
reading sources... [100%] pack
writing output... [ 33%] about
writing output... [ 67%] pack
"""


def heard(progress: BookProgress, lines: int | None = None) -> BookProgress:
    """Let it hear what a build says, from the beginning."""
    for text in BUILD.splitlines(keepends=True)[:lines]:
        progress.hear(text)
    return progress


def test_a_line_that_stays_tells_each_thing_once_and_a_terminal_how_far_it_has_come(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    heard(BookProgress())
    assert capsys.readouterr().out == "Running 3 notebooks …\nWriting the pages …\n"
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    heard(BookProgress())
    said = capsys.readouterr().out
    assert "\r\x1b[Knotebook 2 of 3, scopa · about 1 more minute" in said
    assert "\r\x1b[Kpage 2 of 3, pack · about 1 more minute" in said


def test_the_share_of_it_grows_from_nothing_to_all() -> None:
    shares = [heard(BookProgress(), lines).share for lines in (2, 3, 5, 6, 7, 8)]
    assert shares == sorted({*shares})
    assert shares[0] == 0
    last = heard(BookProgress())
    last.hear("writing output... [100%] scopa\n")
    assert last.share == pytest.approx(1)


def test_several_builds_share_a_line_and_the_slowest_says_how_long_it_takes() -> None:
    italian = heard(BookProgress("Italiano", lambda: None), 3)
    japanese = BookProgress("日本語", lambda: None)
    assert line([italian, japanese]) == "Italiano: notebook 1 of 3, about · 日本語: beginning …"
    assert minutes([30.0, 170.0]) == 3
    assert minutes([4.0]) == 1
    assert minutes([30.0, None]) is minutes([]) is None


def python(code: str) -> list[str]:
    return [sys.executable, "-c", code]


def test_what_commands_say_goes_to_one_log(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    log, heard = tmp_path / "folder/log.txt", list[str]()
    run(python(r"print('\x1b[32mgreen\x1b[0m'); print('plain')"), tmp_path, log, heard.append)
    assert heard == ["green\n", "plain\n"]
    assert log.read_text("utf-8").endswith("green\nplain\n")
    run(python("print('second')"), tmp_path, log)
    assert "green\nplain\n" in log.read_text("utf-8")
    assert log.read_text("utf-8").endswith("second\n")
    assert capfd.readouterr() == ("", "")


def test_a_failure_shows_its_last_words_and_names_the_log(tmp_path: Path) -> None:
    log = tmp_path / "log.txt"
    code = "import sys; [print(f'line {n}') for n in range(99)]; sys.exit('the reason')"
    with pytest.raises(CommandFailed) as failed:
        run(python(code), tmp_path, log)
    assert "the reason" in str(failed.value)
    assert str(log) in str(failed.value)
    assert "line 0\n" not in str(failed.value)
    assert "line 0\n" in log.read_text("utf-8")


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="there is no priority here")
def test_what_is_done_behind_a_reader_lets_everything_else_go_first(tmp_path: Path) -> None:
    heard = list[str]()
    code = "import os, time; time.sleep(1); print(os.getpriority(os.PRIO_PROCESS, 0))"
    run(python(code), tmp_path, tmp_path / "log.txt", heard.append, gently=True)
    assert int(heard[-1]) > os.getpriority(os.PRIO_PROCESS, 0)


def test_what_still_runs_when_the_reader_leaves_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command_log, "_leaving", Event())

    def leave(_line: str) -> None:
        end_all()

    code = "print('begun', flush=True); import time; time.sleep(600)"
    with pytest.raises(CommandFailed):
        run(python(code), tmp_path, tmp_path / "log.txt", leave)
    with pytest.raises(CommandFailed):
        run(python("open('begun', 'w')"), tmp_path, tmp_path / "log.txt")
    assert not (tmp_path / "begun").exists()


WITHOUT_WHAT_IS_INSTALLED = "-S"
WHERE = "import carte; print(carte.__file__)"


def imported(folder: Path) -> str:
    command = [sys.executable, WITHOUT_WHAT_IS_INSTALLED, "-c", WHERE]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True).stdout


def test_python_finds_the_carte_that_builds_the_book(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("PYTHONPATH", raising=False)
    lend_carte()
    assert imported(tmp_path).strip() == carte.__file__
    (tmp_path / "carte.py").write_text("")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    lend_carte()
    assert os.environ["PYTHONPATH"].startswith(f"{tmp_path}{os.pathsep}")
    assert imported(tmp_path.parent).strip() == str(tmp_path / "carte.py")
