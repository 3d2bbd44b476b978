"""The book in several languages: a build for each, side by side, and then one site of them all."""

import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import yaml

from book.environment import ROOT
from book.joining import join
from book.languages import BESIDE, SOURCE, Edition
from book.languages import languages as all_there_are
from book.telling import BookProgress, run
from carte.language import VARIABLE
from carte.language.catalogues import compile_all

BOOK = ROOT / "book"
BUILD = (str(Path(sys.executable).with_name("jupyter-book")), "build", str(BOOK))
"""The command that builds the book."""


def build_editions(options: Sequence[str], languages: Sequence[str], into: Path, log: Path) -> Path:
    """Run jupyter-book for each language, below ``into``; return the site's folder.

    Without languages it is built in all that there are. Else those that were built before and are
    not named now stay in the site as they are.
    """
    compile_all()
    every = list(all_there_are())
    if languages:
        known = {language for language, _made in _editions(into)}
        every = sorted({*known, *languages}, key=lambda language: (language != SOURCE, language))
    languages = languages or every
    if len(languages) > 1:
        _make_what_all_load()

    def build(language: str) -> None:
        folder = _folder(into, language)
        output = ["--path-output", str(folder), *_configured(language, folder)]
        variables = {VARIABLE: language, BESIDE: " ".join(every)}
        told = log if language == SOURCE else log.with_stem(f"{log.stem}-{language}")
        name = Edition(language).name if len(languages) > 1 else ""
        run([*BUILD, *options, *output], ROOT, told, BookProgress(name).hear, variables)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(build, languages))
    site = into / "_build" / "html"
    join(site, {language: made for language, made in _editions(into) if language in every})
    return site


def _folder(into: Path, language: str) -> Path:
    return into if language == SOURCE else into / "_build" / "editions" / language


def _editions(into: Path) -> Iterator[tuple[str, Path]]:
    """Yield the editions that were built beside the English one, each with its pages."""
    for folder in sorted((into / "_build" / "editions").glob("*")):
        pages = folder / "_build" / "html"
        if (pages / "index.html").exists():
            yield folder.name, pages


def _configured(language: str, folder: Path) -> list[str]:
    """What tells jupyter-book of another language than that of ``_config.yml``."""
    if language == SOURCE:
        return []
    told = configuration()
    told["sphinx"]["config"]["language"] = language
    return ["--config", str(written(told, folder))]


def configuration() -> dict[str, Any]:
    """What ``_config.yml`` says, so that it can lie elsewhere."""
    told: dict[str, Any] = yaml.safe_load((BOOK / "_config.yml").read_text("utf-8"))
    told["sphinx"]["local_extensions"] = {"book.live": str(ROOT)}
    return told


def written(told: Mapping[str, object], folder: Path) -> Path:
    """Write a configuration into a folder; return its path."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "_config.yml"
    path.write_text(yaml.safe_dump(told, allow_unicode=True, sort_keys=False), "utf-8")
    return path


def _make_what_all_load() -> None:
    """Make it before, lest several builds do so at once."""
    from book.live import CACHE
    from book.live.cache import Cache
    from book.live.ship import prepare

    prepare(Cache(CACHE))
