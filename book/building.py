"""The build of the book in one language: the command, and its configuration."""

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import yaml

from book.environment import ROOT
from book.languages import SOURCE

BOOK = ROOT / "book"
BUILD = (str(Path(sys.executable).with_name("jupyter-book")), "build", str(BOOK))
"""The command that builds the book."""


def configured(language: str, folder: Path) -> list[str]:
    """Return the options that set another language than that of ``_config.yml``."""
    if language == SOURCE:
        return []
    settings = configuration()
    settings["sphinx"]["config"]["language"] = language
    return ["--config", str(written(settings, folder))]


def configuration() -> dict[str, Any]:
    """Return the configuration in ``_config.yml``, valid from any folder."""
    settings: dict[str, Any] = yaml.safe_load((BOOK / "_config.yml").read_text("utf-8"))
    settings["sphinx"]["local_extensions"] = {"book.live": str(ROOT)}
    return settings


def written(settings: Mapping[str, object], folder: Path) -> Path:
    """Write a configuration into a folder; return its path."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "_config.yml"
    path.write_text(yaml.safe_dump(settings, allow_unicode=True, sort_keys=False), "utf-8")
    return path
