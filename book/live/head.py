"""The head of every page: policy, title, description, picture, icons, address.

Search engines, chats that show a link, and browsers that install the site read it.
"""

import json
from collections.abc import Iterator, Mapping
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

from docutils import nodes
from markupsafe import Markup
from sphinx.application import Sphinx
from sphinx.config import Config

from book.address import site_address
from book.languages import beside, spoken
from book.policy import policy_tag
from carte.language import _

from . import not_found
from .icons import APPLE, MANIFEST, NAME, paper, write_app
from .page import shown_models
from .pictures import HEIGHT, PICTURES, WIDTH, picture
from .plain_text import plain_text
from .sitemap import page_address

_LONGEST = 160
"""Characters of a description: search engines show no more."""
_BEFORE_LIVE = 300
_STATE_SCRIPT = "ipywidgets_state"


def setup(app: Sphinx) -> None:
    """Register with Sphinx."""
    app.add_config_value("carte_site", "", "html", str)
    app.connect("config-inited", _know_address)
    app.connect("builder-inited", _write_app)
    app.connect("html-page-context", _tell, priority=_BEFORE_LIVE)


def page_title(page: str, heading: str, root: str) -> str:
    """Return a page's title for windows and lists of links."""
    if page == root:
        return _("Carte: Italian card games, learned by playing")
    return _("{page} — Carte").format(page=heading)


def description(page: str, document: nodes.document | None) -> str:
    """Return a short description of a page: from its metadata, or its first sentences that fit."""
    if document is None:
        return _NOT_WRITTEN[page]()
    if given := _given(document):
        return given
    text = next(_paragraphs(document), "")
    while len(text) > _LONGEST and ". " in text:
        text = text.rpartition(". ")[0]
        text = text.removesuffix(".") + "."
    return text


_NOT_WRITTEN = {
    "search": lambda: _("Search the lessons, rules, cases and words of Italian card games."),
}


def head_tags(facts: Mapping[str, str]) -> str:
    """Return the tags for the facts: ``title description picture manifest touch-icon address``.

    The address may be empty if nobody knows it.
    """
    day, night = paper()
    shown = {
        "og:site_name": NAME,
        "og:type": facts["type"],
        "og:locale": spoken().locale,
        "og:title": facts["title"],
        "og:description": facts["description"],
        "og:image": facts["picture"],
        "og:image:width": WIDTH,
        "og:image:height": HEIGHT,
        **({"og:url": facts["address"]} if facts["address"] else {}),
    }
    return "".join(
        [
            _tag("meta", name="twitter:card", content="summary_large_image"),
            *(_tag("meta", property=name, content=text) for name, text in shown.items()),
            *(
                _tag("meta", property="og:locale:alternate", content=other.locale)
                for other in beside()
                if other != spoken()
            ),
            _tag("meta", name="theme-color", content=day, media="(prefers-color-scheme: light)"),
            _tag("meta", name="theme-color", content=night, media="(prefers-color-scheme: dark)"),
            _tag("link", rel="manifest", href=facts["manifest"]),
            _tag("link", rel="apple-touch-icon", href=facts["touch-icon"]),
        ]
    )


def _tag(element: str, **attributes: object) -> str:
    written = " ".join(f'{name}="{escape(str(value))}"' for name, value in attributes.items())
    return f"<{element} {written}>"


def _write_app(app: Sphinx) -> None:
    if app.builder.format == "html":
        write_app(Path(app.outdir), app.config.language)
        (Path(app.outdir) / PICTURES).mkdir(parents=True, exist_ok=True)


def _know_address(app: Sphinx, config: Config) -> None:
    """Take the address, perhaps from the command; other languages have folders of the site."""
    config.carte_site = site_address(config.html_baseurl)
    config.html_baseurl = urljoin(config.carte_site, spoken().folder) if config.carte_site else ""


def _tell(
    app: Sphinx, page: str, template: str, context: dict[str, Any], document: nodes.document | None
) -> None:
    context["policy"] = policy_tag()
    if page == not_found.PAGE:  # it can appear in any folder, where its tags would lead nowhere
        return
    root, address = app.config.root_doc, app.config.html_baseurl
    shown = f"{PICTURES}/{page}.png"
    (Path(app.outdir) / shown).write_bytes(picture(_first_content(app, page, context)))
    heading = Markup(context.get("title") or _("Search")).striptags()
    context["head_title"] = page_title(page, heading, root)
    if address:
        context["pageurl"] = page_address(address, page, root)
    facts = {
        "type": "website" if page == root else "article",
        "title": context["head_title"],
        "description": description(page, document),
        "picture": urljoin(app.config.carte_site, shown)
        if address
        else context["pathto"](shown, True),
        "address": context["pageurl"] or "",
        "manifest": context["pathto"](MANIFEST, True),
        "touch-icon": context["pathto"](APPLE.path, True),
    }
    tags = head_tags(facts)
    if not _given(document):
        tags += _tag("meta", name="description", content=facts["description"])
    tags += "".join(
        _tag("link", rel="alternate", hreflang=language, href=there)
        for language, there in context["alternates"]
    )
    context["metatags"] = tags + context.get("metatags", "")


def _first_content(app: Sphinx, page: str, context: dict[str, Any]) -> Any:
    """Return the content of the first widget on a page."""
    shown = shown_models(context.get("body", ""))
    saved = app.env.nb_metadata[page].get("js_files", {}) if shown else {}  # type: ignore[attr-defined]
    if _STATE_SCRIPT not in saved:
        return None
    _uri, options = saved[_STATE_SCRIPT]
    return json.loads(options["body"])["state"][shown[0]]["state"].get("content")


def _given(document: nodes.document | None) -> str:
    """Return the description in a page's own metadata, which Sphinx puts into its head."""
    metas = document.findall(nodes.meta) if document else ()
    return next((meta["content"] for meta in metas if meta.get("name") == "description"), "")


def _paragraphs(document: nodes.document) -> Iterator[str]:
    """Yield the paragraphs that open a page, below its title."""
    for section in document.findall(nodes.section):
        for child in section.children:
            if isinstance(child, nodes.paragraph):
                yield plain_text(child)
