"""The live parts of a built page: places for widgets, its cells, and tags for our scripts."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping
from html import escape
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .messages import Settings

_VIEW = re.compile(
    r'<script type="application/vnd\.jupyter\.widget-view\+json">(?P<view>.*?)</script>', re.DOTALL
)
_HOST = (
    '<div class="live-host" data-kind="{kind}">{view}<div class="live-status" role="status"></div>'
    '<p class="live-incomplete">{incomplete}</p><noscript><p>{no_scripts}</p></noscript></div>'
)
_LATER = 'fetchpriority="low"'

Address = Callable[[str], str]
"""Maps a file in ``_static/carte/`` to its address seen from the page."""

Checked = Callable[[str, str], str]
"""Maps an attribute and a file to the attribute with its address, and the required hash."""


def shown_models(body: str) -> list[str]:
    """Return the ids of the models whose views are in the page."""
    return [json.loads(found["view"])["model_id"] for found in _VIEW.finditer(body)]


def with_hosts(body: str, kinds: dict[str, str], words: dict[str, str]) -> str:
    """Return the page with a host around each view, with room for the line on Python's state.

    ``kinds`` gives each model's kind, for which the page's styles keep room until it is drawn. The
    page itself contains the message for when no script draws it, or none has after a while.
    """
    said = {name: escape(words[name]) for name in ("incomplete", "no-scripts")}

    def host(found: re.Match[str]) -> str:
        kind = kinds[json.loads(found["view"])["model_id"]]
        return _HOST.format(
            kind=escape(kind),
            view=found[0],
            incomplete=said["incomplete"],
            no_scripts=said["no-scripts"],
        )

    return _VIEW.sub(host, body)


def state_tag(saved: dict[str, Any]) -> str:
    """Return the saved state of a page's widgets, as notebooks have it in their pages."""
    return data_tag(saved, 'type="application/vnd.jupyter.widget-state+json"')


def settings_tag(settings: Settings) -> str:
    """Return the settings of a page's scripts."""
    return data_tag(settings, 'type="application/json" id="live-page"')


def data_tag(data: Mapping[str, Any], attributes: str) -> str:
    """Return data as a script element that the browser does not run."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return f"<script {attributes}>{script_safe(text)}</script>"


def script_safe(text: str) -> str:
    """Return JSON text that cannot end the script element around it."""
    return text.replace("<", "\\u003c")


def checked(address: Address, sha256: Callable[[str], str]) -> Checked:
    """Return how tags name a file: by address and SHA-256, so that browsers take no other."""
    return lambda attribute, name: (
        f'{attribute}="{address(name)}" integrity="sha256-{sha256(name)}"'
    )


def fallback_tag(address: Address, words: dict[str, str], opened: str = "") -> str:
    """Return the tag on every page of the script that says what has not come, with its words.

    ``opened`` is the address of the script of a page with widgets that is opened as a file. The
    tag has no hash, because the script must run where a browser checks none, on such a page.
    """
    data = {"words": json.dumps(words, ensure_ascii=False, separators=(",", ":")), "opened": opened}
    attributes = "".join(f' data-{name}="{escape(text)}"' for name, text in data.items() if text)
    return f'<script async src="{address("fallback.js")}"{attributes}></script>'


def style_tags(file: Checked, sheets: Iterable[str], stock_controls: bool) -> str:
    """Return the tags for the styles of a page with widgets, ``sheets`` those of its tools."""
    styles = [*sheets, *(["controls.css"] if stock_controls else [])]
    return "".join(f'<link rel="stylesheet" {file("href", name)}>' for name in styles)


def live_tags(file: Checked, chunks: list[str], later: Iterable[str] = ()) -> str:
    """Return the tags for the scripts of a page with widgets. Modules run once the page is read.

    ``later`` has the addresses of what these fetch once they have drawn what they can without it.
    They come after what the page needs to be drawn: on a slow network its text is there first.
    """
    return "".join(
        [
            *(f'<link rel="modulepreload" {file("href", name)} {_LATER}>' for name in chunks),
            *(f'<link rel="preload" as="script" href="{escape(at)}" {_LATER}>' for at in later),
            f'<script type="module" {file("src", "live.js")} {_LATER}></script>',
        ]
    )


def offline_tag(file: Checked) -> str:
    """Return the tag on every page that keeps the site for offline use."""
    return f'<script type="module" {file("src", "offline.js")} {_LATER}></script>'


def languages_tag(file: Checked) -> str:
    """Return the tag on every page that exists in other languages."""
    return f'<script type="module" {file("src", "languages.js")} {_LATER}></script>'


def furigana_tag(file: Checked) -> str:
    """Return the tag on every page whose kanji have readings."""
    return f'<script type="module" {file("src", "furigana.js")} {_LATER}></script>'


def search_tag(file: Checked) -> str:
    """Return the tag on the search page; the script runs between the theme's and the search."""
    return f"<script defer {file('src', 'search.js')}></script>"
