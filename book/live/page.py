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
    "<noscript><p>{no_scripts}</p></noscript></div>"
)

Address = Callable[[str], str]
"""From a file in ``_static/carte/`` to its address seen from the page."""


def shown_models(body: str) -> list[str]:
    """The ids of the models whose views stand in the page."""
    return [json.loads(found["view"])["model_id"] for found in _VIEW.finditer(body)]


def with_hosts(body: str, kinds: dict[str, str], no_scripts: str) -> str:
    """The page with a host around each view, with room for the line on Python's state.

    ``kinds`` tells each model's kind, for which the page's styles keep room until it is drawn.
    """

    def host(found: re.Match[str]) -> str:
        kind = kinds[json.loads(found["view"])["model_id"]]
        return _HOST.format(kind=escape(kind), view=found[0], no_scripts=escape(no_scripts))

    return _VIEW.sub(host, body)


def settings_tag(settings: dict[str, Any]) -> str:
    """The page's settings as a script element that the browser does not run."""
    text = json.dumps(settings, ensure_ascii=False, separators=(",", ":"))
    return f'<script type="application/json" id="live-page">{script_safe(text)}</script>'


def script_safe(text: str) -> str:
    """JSON text that cannot end the script element it stands in."""
    return text.replace("<", "\\u003c")


def live_tags(address: Address, stock_controls: bool, chunks: list[str]) -> str:
    """The tags in the head of a page with widgets. Scripts run when the page has been read."""
    styles = ["widgets.css", *(["controls.css"] if stock_controls else [])]
    return "".join(
        [
            *(f'<link rel="stylesheet" href="{address(name)}">' for name in styles),
            *(f'<link rel="modulepreload" href="{address(name)}">' for name in chunks),
            f'<script type="module" src="{address("live.js")}"></script>',
            f'<script defer src="{address("fallback.js")}"></script>',
        ]
    )


def offline_tag(address: Address) -> str:
    """The tag on every page that has the site kept for offline use."""
    return f'<script type="module" src="{address("offline.js")}"></script>'


def search_tag(address: Address) -> str:
    """The tag on the search page; the script runs between the theme's and the search."""
    return f'<script defer src="{address("search.js")}"></script>'
