"""Notebooks run with the `carte` that builds the book, so that it need not be installed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import carte
from book.live.packages import lend_carte

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


def test_another_carte_that_was_asked_for_comes_first(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "carte.py").write_text("")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    lend_carte()
    assert os.environ["PYTHONPATH"].startswith(f"{tmp_path}{os.pathsep}")
    assert imported(tmp_path.parent).strip() == str(tmp_path / "carte.py")
