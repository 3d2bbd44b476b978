"""A long command is told in few words, and all of them stand in a log."""

import os
import sys
from pathlib import Path
from threading import Event

import pytest

from book import command_log
from book.command_log import CommandFailed, end_all, run


def python(code: str) -> list[str]:
    return [sys.executable, "-c", code]


def test_what_a_command_says_goes_to_the_log_without_its_colours(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    log, heard = tmp_path / "folder/log.txt", list[str]()
    run(python(r"print('\x1b[32mgreen\x1b[0m'); print('plain')"), tmp_path, log, heard.append)
    assert heard == ["green\n", "plain\n"]
    assert log.read_text("utf-8").endswith("green\nplain\n")
    assert capfd.readouterr() == ("", "")


def test_a_log_keeps_what_every_command_of_a_run_has_said(tmp_path: Path) -> None:
    log = tmp_path / "log.txt"
    for word in ("first", "second"):
        run(python(f"print({word!r})"), tmp_path, log)
    assert "first" in log.read_text("utf-8")
    assert log.read_text("utf-8").endswith("second\n")


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


def test_what_still_runs_when_the_reader_leaves_is_ended_and_nothing_is_begun(
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
