"""What makes a built page live: the places of its widgets, its cells, and the tags that load us."""

import json
import re
from collections.abc import Callable
from html import escape
from typing import Any

_VIEW = re.compile(
    r'<script type="application/vnd\.jupyter\.widget-view\+json">(?P<view>.*?)</script>', re.DOTALL
)
_HOST = (
    '<div class="live-host" data-kind="{kind}">{view}<div class="live-status" role="status"></div>'
    '<p class="live-incomplete">{incomplete}</p><noscript><p>{no_scripts}</p></noscript></div>'
)
_LATER = 'fetchpriority="low"'

Address = Callable[[str], str]
"""From a file in ``_static/carte/`` to its address seen from the page."""

Checked = Callable[[str, str], str]
"""From an attribute and a file to the attribute with its address, and the hash it must have."""


def shown_models(body: str) -> list[str]:
    """The ids of the models whose views stand in the page."""
    return [json.loads(found["view"])["model_id"] for found in _VIEW.finditer(body)]


def with_hosts(body: str, kinds: dict[str, str], words: dict[str, str]) -> str:
    """The page with a host around each view, with room for the line on Python's state.

    ``kinds`` tells each model's kind, for which the page's styles keep room until it is drawn. What
    is said where no script draws it, or none has after a while, stands in the page itself.
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


def settings_tag(settings: dict[str, Any]) -> str:
    """The page's settings as a script element that the browser does not run."""
    text = json.dumps(settings, ensure_ascii=False, separators=(",", ":"))
    return f'<script type="application/json" id="live-page">{script_safe(text)}</script>'


def script_safe(text: str) -> str:
    """JSON text that cannot end the script element it stands in."""
    return text.replace("<", "\\u003c")


def checked(address: Address, sha256: Callable[[str], str]) -> Checked:
    """How tags name a file: by its address and its SHA-256, so that no browser takes another."""
    return lambda attribute, name: (
        f'{attribute}="{address(name)}" integrity="sha256-{sha256(name)}"'
    )


def live_tags(address: Address, file: Checked, stock_controls: bool, chunks: list[str]) -> str:
    """The tags in the head of a page with widgets. Modules run when the page has been read.

    They come after what the page needs to be drawn: on a slow network its text is there first. The
    script that stands for what does not come is not held to its hash: it is to run where a browser
    checks none, on a page that is opened as a file.
    """
    styles = ["widgets.css", *(["controls.css"] if stock_controls else [])]
    return "".join(
        [
            f'<script async src="{address("fallback.js")}"></script>',
            *(f'<link rel="stylesheet" {file("href", name)}>' for name in styles),
            *(f'<link rel="modulepreload" {file("href", name)} {_LATER}>' for name in chunks),
            f'<script type="module" {file("src", "live.js")} {_LATER}></script>',
        ]
    )


def offline_tag(file: Checked) -> str:
    """The tag on every page that has the site kept for offline use."""
    return f'<script type="module" {file("src", "offline.js")} {_LATER}></script>'


def languages_tag(file: Checked) -> str:
    """The tag on every page that there is in other languages."""
    return f'<script type="module" {file("src", "languages.js")} {_LATER}></script>'


def search_tag(file: Checked) -> str:
    """The tag on the search page; the script runs between the theme's and the search."""
    return f"<script defer {file('src', 'search.js')}></script>"
