"""The shared parts of the commands that bring catalogues up to date."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from babel.messages.catalog import Message

__all__ = ["options", "standing"]


def options(module: str, description: str | None) -> argparse.Namespace:
    """Return the command line's options: ``language``, those to begin, and ``pseudo``."""
    parser = argparse.ArgumentParser(f"python -m {module}", description=description)
    parser.add_argument("language", nargs="*", help="a language to begin, such as ja")
    parser.add_argument("--pseudo", action="store_true", help="make the pseudo-language, too")
    return parser.parse_args()


def standing(language: str, messages: Iterable[Message]) -> str:
    """Return how far a language has come, as a line: "ja: 811 of 814"."""
    entries = [message for message in messages if message.id]
    return f"{language}: {sum(map(_is_translated, entries))} of {len(entries)}\n"


def _is_translated(message: Message) -> bool:
    words = message.string or ""
    return bool(words and all(words)) and not message.fuzzy
