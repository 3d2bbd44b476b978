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

from carte.language.catalogues import languages
from carte.language.catalogues.pseudo import PSEUDO
from tests.kept import kept
from tests.language.leaks import NOT_READ, leaks, prose
from tests.language.style import STYLE

ROOT = Path(__file__).resolve().parents[2]
TO_FILL = re.compile(r"\{[^{}]*\}")
"""What a page fills in, in the words that it is given."""
NUMBER = re.compile(r"\d+|\{number\}")


def read_in(code: str) -> Mapping[str, Any]:
    """What a reader of a language reads."""

    def read(folder: Path) -> None:
        command = [sys.executable, "-m", "tests.language.reader", code]
        env = os.environ | {"PYTHONPATH": str(ROOT)}
        with (folder / "read.json").open("wb") as read:
            subprocess.run(command, check=True, stdout=read, env=env, cwd=ROOT)

    folder = kept(f"read-{code}", read, "tests/language/*.py", "tests/book/chapters.py")
    found: Mapping[str, Any] = json.loads((folder / "read.json").read_text("utf-8"))
    return found


@pytest.fixture(scope="module")
def read() -> Mapping[str, Any]:
    """What a reader of the pseudo-language reads."""
    return read_in(PSEUDO)


def test_every_message_that_is_wanted_was_extracted(read: Mapping[str, Any]) -> None:
    """A text that was translated before has brackets; one of digits alone needs no translation."""
    assert [text for text in read["missed"] if "⟦" not in text and not NUMBER.fullmatch(text)] == []


def test_nothing_that_a_reader_reads_has_passed_the_catalogue_by(read: Mapping[str, Any]) -> None:
    found: dict[str, str] = {}
    for text, path in read["texts"].items():
        for words in leaks(path, text):
            found.setdefault(words, f"{words!r} of {path}: {text[:200]}")
    assert [*found.values()] == []


@pytest.mark.parametrize("language", sorted(languages()))
def test_what_is_put_together_reads_as_one_sentence(language: str) -> None:
    glued = re.compile("|".join(f"(?:{one})" for one in STYLE[language]["glued"]), re.MULTILINE)
    found: dict[str, str] = {}
    for text, path in read_in(language)["texts"].items():
        if not NOT_READ.search(path):
            words = TO_FILL.sub("§", prose(text)) if ".words." in path else prose(text)
            for one in glued.finditer(words):
                around = words[max(0, one.start() - 40) : one.end() + 40]
                found.setdefault(one.group(), f"{one.group()!r} of {path}: {around}")
    assert [*found.values()] == []
