"""The next step for the reader: what every page needs to know it, and the places that show it.

The opening page and the one about playing have a place for it under their titles. A module of the
front end fills it, and tells the widgets of a page what comes next once something has ended.
"""

from html import escape
from pathlib import Path

from carte.front import bundle as front_end
from carte.map.road import road

from .data_files import put_data
from .page import Checked

_TITLE_ENDS = "</h1>"
_PLACES = {
    "index": '<div class="carte-known-reader"></div>',
    "play": '<div class="carte-known-reader" data-matches></div>',
}
"""By page: at ``data-matches`` only the matches under way are shown."""


def has_place(page: str) -> bool:
    """Return whether a page shows the next step under its title."""
    return page in _PLACES


def with_place(body: str, page: str) -> str:
    """Return a page with the place for the next step, if it has one, under its title."""
    title, end, rest = body.partition(_TITLE_ENDS)
    return title + end + _PLACES.get(page, "") + rest if end else body


def put_road(site: Path) -> str:
    """Put the road through the book into a file of the site, and return the file's path there."""
    return put_data(site, "road", road())


def road_tag(address: str) -> str:
    """Return the tag of the road, by which a page decides what comes next.

    It is there before the modules after it run, and has no hash, because it must come where a
    browser checks none, on a page opened as a file.
    """
    return f'<script defer src="{escape(address)}" id="carte-road"></script>'


def module_tags(file: Checked) -> str:
    """Return the tags for the modules that decide it."""
    return "".join(
        f'<script type="module" {file("src", own)} fetchpriority="low"></script>'
        for own, *_others in front_end.page_parts().values()
    )
