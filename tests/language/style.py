"""What every translation keeps to: ``style.toml``."""

import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

STYLE: dict[str, Any] = tomllib.loads(Path(__file__).with_name("style.toml").read_text("utf-8"))
"""By language: how a sentence ends, what never stands in a text, its terms, what code has glued."""

ASIDE = re.compile(
    r"\{[^{}]*\}|`[^`]*`|<[^>]*>|\]\([^)]*\)"
    r"""|\[Game [^]]*\]|Lesson\([^)]*\)|'[a-z]+\.[a-z]+'"""
)
"""What is not words: places to fill, tags, the targets of links, code and what a reader types."""


def words_of(text: str) -> str:
    """The words of a text, with a sign for whatever else stands there."""
    return ASIDE.sub("§", text)


def never_to_stand(language: str, texts: Iterable[str]) -> list[tuple[str, str]]:
    """What a language never has, each with the words in which it stands."""
    never = re.compile("|".join(f"(?:{one})" for one in STYLE[language]["never"]))
    return [(one.group(), said) for said in map(words_of, texts) for one in never.finditer(said)]
