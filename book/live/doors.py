"""The three doors of the book: Learn, Play, Settle a question.

On the opening page they are under its title, on a phone in a bar at the foot of every page, which
marks the door to the current page: that of its part in ``_toc.yml``.
"""

from collections.abc import Callable, Iterator
from html import escape
from typing import Any, NamedTuple

from docutils import nodes
from sphinx.application import Sphinx

from carte.language import _

_TITLE_ENDS = "</h1>"
_AFTER_LIVE = 600


class Door(NamedTuple):
    """A door: the ``part`` of the book behind it, counted from 0, and its target."""

    name: str
    part: int
    page: str
    target: str = ""


DOORS = (
    Door("learn", 0, "index", "#the-courses"),
    Door("play", 1, "play"),
    Door("settle", 2, "settle"),
)


def setup(app: Sphinx) -> dict[str, bool]:
    """Register with Sphinx."""
    app.connect("html-page-context", _add_doors, priority=_AFTER_LIVE)
    return {"parallel_read_safe": True, "parallel_write_safe": True}


def with_doors(body: str, doors: str) -> str:
    """Return a page with the doors under its title; a page without a title is left unchanged."""
    title, end, rest = body.partition(_TITLE_ENDS)
    return title + end + doors + rest if end else body


def _add_doors(
    app: Sphinx, page: str, _template: str, context: dict[str, Any], _doc: nodes.document | None
) -> None:
    if "body" in context and all(door.page in app.env.found_docs for door in DOORS):
        context["body"] = with_doors(context["body"], _drawn(app, page, context["pathto"]))


def _drawn(app: Sphinx, page: str, pathto: Any) -> str:
    root = str(app.config.root_doc)
    behind = next((door for door in DOORS if page in _pages_of(app, root, door.part)), None)
    words = _words()
    links = "".join(
        _link(door, there(door, pathto), words[door.name], here=door is behind) for door in DOORS
    )
    opening = " data-opening" if page == root else ""
    return f'<nav class="doors" aria-label="{escape(words["doors"][0])}"{opening}>{links}</nav>'


def there(door: Door, pathto: Callable[[str], str]) -> str:
    """Return a door's address; Sphinx's path to the page itself is a bare ``#``."""
    return pathto(door.page).removesuffix("#") + door.target or "#"


def _link(door: Door, href: str, words: tuple[str, str], *, here: bool) -> str:
    label, line = map(escape, words)
    current = ' aria-current="true"' if here else ""
    icon = f'<i class="fa-solid door-{door.name}" aria-hidden="true"></i>'
    opening = f'<a data-door="{door.name}" href="{escape(href)}"{current}>'
    return f"{opening}{icon}<b>{label}</b><span>{line}</span></a>"


def _pages_of(app: Sphinx, root: str, part: int) -> set[str]:
    """Return the pages of a part of the book, nested ones included."""
    tree = app.env.external_site_map[root].subtrees[part]  # type: ignore[attr-defined]
    return {*_under(app, tree)}


def _under(app: Sphinx, tree: Any) -> Iterator[str]:
    for item in tree.items:
        page = str(item)
        yield page
        document = app.env.external_site_map.get(page)  # type: ignore[attr-defined]
        for further in document.subtrees if document else ():
            yield from _under(app, further)


def _words() -> dict[str, tuple[str, str]]:
    return {
        "doors": (_("Learn, play, settle a question"), ""),
        "learn": (_("Learn"), _("From the first card to a won deal")),
        "play": (_("Play"), _("Whole deals against the computer")),
        "settle": (_("Settle a question"), _("“May I take this?”, on your cards")),
    }
