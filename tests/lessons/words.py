"""Whose words an error is in: ours, which a reader can have in their language, or Python's."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from pathlib import Path

import carte

HOUSE = str(Path(carte.__file__).parent)


def pythons_words(error: BaseException) -> list[str]:
    """Return what an error repeats of errors that Python has raised by itself."""
    said = [str(one) for one in _behind(error) if not _is_raised_by_us(one)]
    return [words for words in said if words and words in str(error)]


def _behind(error: BaseException | None) -> Iterator[BaseException]:
    """Yield an error, and those on which it rests."""
    while error is not None:
        yield error
        error = error.__cause__ or error.__context__


def _is_raised_by_us(error: BaseException) -> bool:
    last = traceback.extract_tb(error.__traceback__)[-1]
    return last.filename.startswith(HOUSE) and (last.line or "").startswith("raise ")
