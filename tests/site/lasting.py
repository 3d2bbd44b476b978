"""The book under test as a folder that lasts: built on from run to run, and never taken on trust.

What was built is good as long as nothing has changed that it was made from. Where chapters alone
have changed, their pages are built again; where anything else has, or the last build did not
come to its end, all pages are. Each run has a copy of the site, in the languages that it opens.
`python -m tests.site.lasting FOLDER ja it` makes one.
"""

import json
import os
import sqlite3
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from importlib.metadata import distributions
from pathlib import Path
from shutil import copytree, rmtree
from typing import NamedTuple

from book.building import BOOK, BUILD, configuration, written
from book.command_log import run
from book.environment import ROOT
from book.joining import join
from book.languages import BESIDE, LOCALE, SOURCE, languages
from book.live.cache import CACHE, Cache, digest, files_under
from book.live.ship import prepare
from carte.language import VARIABLE
from carte.language.catalogues import compile_all
from tests.site.building import Run

LASTING = BOOK / "_build" / "tests"

_OPTIONS = ("--warningiserror", "--keep-going", "--quiet")
_CHAPTER = ".ipynb"
_COMPILED = ".mo"
_MADE = ("_build", "node_modules", "__pycache__", "made.json")
_DECISIVE = "CARTE_", "PYTHONPATH"
"""How the variables begin on which it depends what is built."""
_PATIENCE = 1800.0
"""Seconds that a run waits until another has built."""


class Origin(NamedTuple):
    """What an edition is made from, as hashes: its chapters, and the ground that all stand on."""

    chapters: str
    ground: str


def put_site(others: Sequence[str], at: Path, log: Path) -> None:
    """Put the site there, in English and ``others``, as it is made from today's files."""
    LASTING.mkdir(parents=True, exist_ok=True)
    with _alone(LASTING / "lock.sqlite"):
        build(SOURCE, *others, log=log)
        copytree(_pages(SOURCE), at)
        join(at, {language: _pages(language) for language in others})


def build(*wanted: str, log: Path) -> None:
    """Build the editions that are not what would be built from today's files."""
    stale = [language for language in wanted if _made_from(language) != origin(language)]
    if stale:
        compile_all()
        prepare(Cache(CACHE))  # before several builds do so at once
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda language: _build_edition(language, log), stale))


def _build_edition(language: str, log: Path) -> None:
    """Build on what there is, if it is whole; what fails leaves nothing that seems to be."""
    wanted, before = origin(language), _made_from(language)
    _note(language).unlink(missing_ok=True)
    if before is None or before.ground != wanted.ground:
        rmtree(LASTING / language, ignore_errors=True)
    _run_jupyter_book(language, log.with_stem(f"{log.stem}-{language}"))
    _note(language).write_text(json.dumps(wanted))


def _run_jupyter_book(language: str, log: Path) -> None:
    """Build an edition of a site in which all languages stand beside each other."""
    folder = LASTING / language
    told = configuration()
    told["sphinx"]["config"]["language"] = language
    output = ["--path-output", str(folder), "--config", str(written(told, folder))]
    variables = {VARIABLE: language, BESIDE: " ".join(languages())}
    run([*BUILD, *_OPTIONS, *output], ROOT, log, variables=variables)


def _pages(language: str) -> Path:
    return LASTING / language / "_build" / "html"


def doctrees(language: str) -> Path:
    """Return the folder of the chapters as they were read for an edition."""
    return LASTING / language / "_build" / ".doctrees"


def _note(language: str) -> Path:
    return LASTING / language / "made-from.json"


def _made_from(language: str) -> Origin | None:
    try:
        return Origin(*json.loads(_note(language).read_text()))
    except FileNotFoundError:
        return None


def origin(language: str) -> Origin:
    """Return what the book in a language would be made from now."""
    chapters = [part for path in _chapters() for part in (path.name.encode(), path.read_bytes())]
    return Origin(digest(chapters), digest(_ground(language)))


def _chapters() -> list[Path]:
    return sorted(BOOK.glob(f"*{_CHAPTER}"))


def _ground(language: str) -> Iterator[bytes]:
    """Yield all that matters besides what the chapters say: files, packages, what is asked for."""
    packages = {f"{each.name} {each.version}" for each in distributions()}
    variables = {name: value for name, value in os.environ.items() if name.startswith(_DECISIVE)}
    names = [path.name for path in _chapters()]
    facts = [names, sorted(packages), variables, sys.version, _OPTIONS, languages()]
    yield json.dumps(facts, sort_keys=True).encode()
    yield Path(__file__).read_bytes()
    for path in _files(language):
        yield path.relative_to(ROOT).as_posix().encode()
        yield path.read_bytes()


def _files(language: str) -> Iterator[Path]:
    yield ROOT / "LICENSE"
    for path in files_under(ROOT / "carte", *_MADE):
        if path.suffix != _COMPILED:
            yield path
    for path in files_under(BOOK, *_MADE):
        locale = path.relative_to(BOOK).parts[0] == LOCALE.name
        if path.suffix not in (_CHAPTER, _COMPILED) and not (locale and language not in path.parts):
            yield path


@contextmanager
def _alone(lock: Path) -> Iterator[None]:
    """Wait until no other run builds; SQLite's lock ends with the process that has it."""
    with closing(sqlite3.connect(lock, timeout=_PATIENCE, isolation_level=None)) as held:
        held.execute("BEGIN EXCLUSIVE")
        yield


def main() -> None:
    """Make a site below the folder of a run; say there what has failed if there is none."""
    folder, *others = sys.argv[1:]
    asking = Run(Path(folder))
    try:
        put_site(others, asking.making, asking.log)
    except Exception as error:
        asking.fail(error)
    else:
        asking.making.rename(asking.site)


if __name__ == "__main__":
    main()
