"""Whatever a reader can read has come through a catalogue."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from tests.language.leaks import leaks

ROOT = Path(__file__).resolve().parents[2]
NUMBER = re.compile(r"\d+|\{number\}")


@pytest.fixture(scope="module")
def read() -> Mapping[str, Any]:
    """What a reader of the pseudo-language reads."""
    command = [sys.executable, "-m", "tests.language.reader"]
    env = os.environ | {"PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, check=True, capture_output=True, env=env, cwd=ROOT)
    found: Mapping[str, Any] = json.loads(done.stdout)
    return found


def test_every_message_that_is_wanted_was_extracted(read: Mapping[str, Any]) -> None:
    """A text that was translated before has brackets; one of digits alone needs no translation."""
    assert [text for text in read["missed"] if "⟦" not in text and not NUMBER.fullmatch(text)] == []


def test_nothing_that_a_reader_reads_has_passed_the_catalogue_by(read: Mapping[str, Any]) -> None:
    found: dict[str, str] = {}
    for text, path in read["texts"].items():
        for words in leaks(path, text):
            found.setdefault(words, f"{words!r} of {path}: {text[:200]}")
    assert [*found.values()] == []
