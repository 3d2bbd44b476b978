"""The book in several languages: a build for each, and then one site for all of them.

The first language is built alone, for it brings the files that all of them load. Then readers can
begin, while the others are built behind it, side by side.
"""

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock

from book.building import BUILD, configured
from book.command_log import CommandFailed, is_leaving, run, say, say_passing
from book.environment import ROOT
from book.freshness import Record, made_of
from book.joining import join
from book.languages import BESIDE, SOURCE, Edition
from book.languages import languages as all_there_are
from book.live.being_made import State
from book.progress import BookProgress, line, minutes
from carte.language import VARIABLE
from carte.language.catalogues import compile_all


class Press:
    """Builds a site of all requested editions, below a folder; up-to-date ones stay."""

    def __init__(
        self, options: Sequence[str], languages: Sequence[str], into: Path, log: Path
    ) -> None:
        """Find out what to build.

        Without languages, that is all of them. Otherwise editions built before and not named now
        stay in the site as they are.
        """
        self.site = into / "_build" / "html"
        self._into, self._log, self._options = into, log, options
        wanted = languages or all_there_are()
        before = _made_before(into) if languages else {}
        self._every = sorted({*wanted, *before}, key=lambda each: (each != SOURCE, each))
        self._made_of = made_of(options, self._every)
        self._record = Record(into)
        self.waiting = [
            language
            for language in self._every
            if language in wanted and not self._record.is_fresh(language, self._made_of)
        ]
        self._under_way: dict[str, BookProgress] = {}
        self._failed: set[str] = set()
        self._joining = Lock()

    def make_first(self) -> None:
        """Build something to read: the first waiting edition, alone.

        If English is up to date, everything else can wait. Raises ``CommandFailed``.
        """
        if self.waiting:
            compile_all()
        if SOURCE in self.waiting or (self.waiting and not (self.site / "index.html").exists()):
            self._make(self.waiting[0], gently=False)

    def make_others(self, *, gently: bool = False) -> None:
        """Build the editions still waiting, side by side; raises ``CommandFailed`` if one fails.

        ``gently`` gives priority to the reader of what is there already.
        """
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            made = [pool.submit(self._make, each, gently=gently) for each in [*self.waiting]]
        for each in made:
            each.result()

    def states(self) -> dict[str, State]:
        """Return the progress of the editions that are not there yet."""
        return {language: self._state(language) for language in self.waiting}

    def _state(self, language: str) -> State:
        progress = self._under_way.get(language)
        if language in self._failed or progress is None:
            return State(failed=language in self._failed)
        return State(progress.share, minutes([progress.seconds_left]))

    def _make(self, language: str, *, gently: bool) -> None:
        """Build an edition, and put it into the site."""
        name = Edition(language).name if len(self._every) > 1 else ""
        self._under_way[language] = progress = BookProgress(name, self._show)
        folder = self._folder(language)
        output = ["--path-output", str(folder), *configured(language, folder)]
        variables = {VARIABLE: language, BESIDE: " ".join(self._every)}
        log = self._log
        own_log = log if language == SOURCE else log.with_stem(f"{log.stem}-{language}")
        with self._joining:
            self._record.forget(language)
        try:
            command = [*BUILD, *self._options, *output]
            run(command, ROOT, own_log, progress.hear, variables, gently=gently)
        except CommandFailed:
            self._failed.add(language)
            raise
        finally:
            del self._under_way[language]
        self._put_into_site(language)

    def _put_into_site(self, language: str) -> None:
        """Join an edition to the site; after the English one, join all others again."""
        with self._joining:
            self.waiting.remove(language)
            there = {
                each: pages
                for each, pages in _made_before(self._into).items()
                if each in self._every and each not in self.waiting
            }
            join(self.site, there if language == SOURCE else {language: there[language]})
            self._record.remember(language, self._made_of)

    def _show(self) -> None:
        if builds := [*self._under_way.values()]:
            say_passing(line(builds))

    def _folder(self, language: str) -> Path:
        return self._into if language == SOURCE else self._into / "_build" / "editions" / language


def _made_before(into: Path) -> dict[str, Path]:
    """Return the editions built beside the English one, each with its pages."""
    folders = sorted((into / "_build" / "editions").glob("*"))
    pages = {folder.name: folder / "_build" / "html" for folder in folders}
    return {name: each for name, each in pages.items() if (each / "index.html").exists()}


def make_behind(press: Press) -> None:
    """Build the waiting editions behind a reader's back, and print how it went."""
    names = [Edition(language).name for language in press.waiting]
    try:
        press.make_others(gently=True)
    except CommandFailed as failed:
        if not is_leaving():
            say(f"Not every language could be made:\n\n{failed}")
    else:
        say(f"All of it is there, in {' and '.join(names)} too.")
