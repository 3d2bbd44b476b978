"""What a browser keeps of the book for use offline: shown, and chosen, on one page.

A page has a place for it, ``<div class="carte-offline"></div>``; a script on that page fills in
what is kept, and what can go. A link to a page neither kept nor available leads there, too.
"""

import json
from collections.abc import Iterator
from html import escape
from typing import NamedTuple

from book.languages import beside
from carte.language import _

from .page import Checked

PLACE = '<div class="carte-offline"></div>'


class Part(NamedTuple):
    """A part to keep at once: some languages, by the names of their folders (English has none)."""

    name: str
    folders: list[str]
    language: str = ""


def with_journey(body: str) -> str:
    """Return the body of a page with its parts of the book in the place for them."""
    return body.replace(PLACE, _drawn([*_parts()], _words()))


def journey_tag(file: Checked) -> str:
    """Return the script tag of the page that has the place."""
    return f'<script type="module" {file("src", "journey.js")}></script>'


def _parts() -> Iterator[Part]:
    editions = beside()
    for edition in editions:
        yield Part(edition.name, [edition.folder.rstrip("/")], edition.language)
    if len(editions) > 1:
        yield Part(_("The whole book"), [edition.folder.rstrip("/") for edition in editions])


def _drawn(parts: list[Part], words: dict[str, str]) -> str:
    """Return a list of the parts, a line for an unavailable page, and room for the progress."""
    rows = "".join(_row(f"offline-{number}", part, _("Keep")) for number, part in enumerate(parts))
    data = escape(json.dumps(words, ensure_ascii=False))
    return (
        f'<div class="carte-offline" data-words="{data}"><p data-wanted hidden></p>'
        f'<ul hidden>{rows}</ul><progress aria-label="{escape(_("Keep"))}" hidden></progress>'
        '<p role="status"></p></div>'
    )


def _row(place: str, part: Part, keep: str) -> str:
    """Return the row of a part: its buttons are labelled with their words and its name."""
    folders = escape(json.dumps(part.folders))
    language = f' lang="{escape(part.language)}"' if part.language else ""
    return (
        f'<li data-folders="{folders}"><b id="{place}"{language}>{escape(part.name)}</b> '
        f"<span></span> {_button(f'{place}-keep', place, escape(keep))} "
        f"{_button(f'{place}-remove', place)}</li>"
    )


def _button(own: str, about: str, label: str = "") -> str:
    return f'<button type="button" id="{own}" aria-labelledby="{own} {about}">{label}</button>'


def _words() -> dict[str, str]:
    return {
        "wanted": _(
            "“{page}” is not kept in this browser and could not be loaded: you are "
            "offline, or the network is not answering."
        ),
        "again": _("Try again"),
        "read": _("Offline, you can read it in:"),
        "later": _("The book is kept here once this page has loaded completely."),
        "unable": _(
            "This browser cannot keep pages here: the book must come from an https server and be "
            "allowed to store data."
        ),
        "whole": _("All of it is kept."),
        "missing": _("{size} MB still to download."),
        "remove": _("Remove ({size} MB)"),
        "removed": _("{size} MB freed."),
        "copying": _("{done} of {of} files downloaded."),
        "cut-off": _(
            "The download is not complete: continue when you are online. The files "
            "you have are kept."
        ),
        "full": _("This browser has no room for all of it. The files you have are kept."),
        "blocked": _("This browser does not let the book keep anything."),
    }
