"""Tables at which matches lie from the beginning: several on a page, each in its language."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Page

from carte import language
from carte.play import Sitting, code
from carte.play.messages import PlayContent
from carte.widgets import Play
from tests.front.reader import Put
from tests.site.match import AT_ONCE, Match, uncoached

LANGUAGES = ("en", "ja", "it")


@contextmanager
def speaking(spoken: str) -> Iterator[None]:
    """Whatever is made meanwhile speaks a language."""
    language.use(spoken)
    yield
    language.use("en")


class Laid(Play):
    """A table that begins with a match under way: no link is read, and Python is not asked."""

    def __init__(self, sitting: Sitting, spoken: str = "en") -> None:
        self._laid = sitting
        self._spoken = spoken
        super().__init__(sitting.game.slug, sitting.level, sitting.seed, **sitting.game.options)

    def make_content(self) -> PlayContent:
        """Return what the table shows; a browser keeps its match under a name of its own."""
        name = f"{self._laid.game.slug},{self._spoken} {code(self._laid)}"
        with speaking(self._spoken):
            return {**super().make_content(), **self.sitting_json(self._laid), "name": name}

    def make_strings(self) -> dict[str, Any]:
        """Return what the table says."""
        with speaking(self._spoken):
            return super().make_strings()


def in_all_languages(sitting: Sitting) -> list[Laid]:
    """A table in each language at which the same match lies."""
    return [Laid(sitting, spoken) for spoken in LANGUAGES]


def lay(put: Put, page: Page, tables: Iterable[Play], played: type[Match] = Match) -> list[Match]:
    """Put tables on one page, at which nobody waits and no coach speaks."""
    widgets = [*tables]
    page.add_init_script(AT_ONCE)
    page.add_init_script(uncoached(*(one.content["name"] for one in widgets)))
    put(widgets)
    places = page.locator("[data-widget=play]").all()
    matches = [played.at(*each) for each in zip(places, widgets, strict=True)]
    for at in matches:
        at.ready()
    return matches


def at_widths(page: Page, widths: Iterable[int], what: str) -> dict[int, list[Any]]:
    """Return what is found of each table on the page in windows of these widths."""
    roots, found = page.locator(".carte"), {}
    for width in widths:
        page.set_viewport_size({"width": width, "height": 900})
        found[width] = roots.evaluate_all(f"roots => roots.map({what})")
    return found
