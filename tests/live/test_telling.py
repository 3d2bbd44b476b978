"""A long command is told in few words, and all of them stand in a log."""

import sys
from pathlib import Path

import pytest

from book.telling import BookProgress, CommandFailed, run

SPHINX = """\
building [mo]: targets for 0 po files that are out of date
updating environment: [new config] 2 added, 1 changed, 0 removed
reading sources... [ 33%] about
[IPKernelApp] WARNING | Kernel is running over TCP without encryption.
reading sources... [ 67%] scopa
writing output... [ 50%] about
writing output... [100%] scopa
"""


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


def test_a_reader_hears_a_line_for_each_thing_that_is_done(
    capsys: pytest.CaptureFixture[str],
) -> None:
    progress = BookProgress()
    for line in SPHINX.splitlines(keepends=True):
        progress.hear(line)
    assert capsys.readouterr().out == "Running 3 notebooks …\nWriting the pages …\n"


def test_a_terminal_shows_how_far_it_has_come(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    progress = BookProgress()
    for line in SPHINX.splitlines(keepends=True):
        progress.hear(line)
    said = capsys.readouterr().out
    assert "\r\x1b[KNotebook 2 of 3: scopa …" in said
    assert "\r\x1b[KPages: 100 %, scopa …" in said
