"""A reader sees what is being done, how far it is and how much longer it takes, on one line."""

import pytest

from book.progress import BookProgress, line, minutes

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


def hear(progress: BookProgress, lines: int | None = None) -> BookProgress:
    """Let it hear what a build says, from the beginning."""
    for heard in BUILD.splitlines(keepends=True)[:lines]:
        progress.hear(heard)
    return progress


def test_where_a_line_stays_there_is_one_for_each_thing_that_is_done(
    capsys: pytest.CaptureFixture[str],
) -> None:
    hear(BookProgress())
    assert capsys.readouterr().out == "Running 3 notebooks …\nWriting the pages …\n"


def test_a_terminal_shows_how_far_it_has_come(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    hear(BookProgress())
    said = capsys.readouterr().out
    assert "\r\x1b[Knotebook 2 of 3, scopa · about 1 more minute" in said
    assert "\r\x1b[Kpage 2 of 3, pack · about 1 more minute" in said


def test_the_share_of_it_grows_from_nothing_to_all() -> None:
    shares = [hear(BookProgress(), lines).share for lines in (2, 3, 5, 6, 7, 8)]
    assert shares == sorted({*shares})
    assert shares[0] == 0
    last = hear(BookProgress())
    last.hear("writing output... [100%] scopa\n")
    assert last.share == pytest.approx(1)


def test_several_builds_share_a_line_that_names_each() -> None:
    italian = hear(BookProgress("Italiano", lambda: None), 3)
    japanese = BookProgress("日本語", lambda: None)
    assert line([italian, japanese]) == "Italiano: notebook 1 of 3, about · 日本語: beginning …"


def test_how_long_it_takes_is_said_of_the_slowest_and_only_where_it_is_known() -> None:
    assert minutes([30.0, 170.0]) == 3
    assert minutes([4.0]) == 1
    assert minutes([30.0, None]) is None
    assert minutes([]) is None
