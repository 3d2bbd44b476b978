"""The sitemap, for search engines: there is one if the site's address is known."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from urllib.parse import urljoin
from xml.sax.saxutils import escape, quoteattr

from sphinx.application import Sphinx

from book.languages import beside

SITEMAP, ROBOTS = "sitemap.xml", "robots.txt"
_SCHEMA = "http://www.sitemaps.org/schemas/sitemap/0.9"
_XHTML = "http://www.w3.org/1999/xhtml"


def setup(app: Sphinx) -> None:
    """Register with Sphinx."""
    app.connect("build-finished", _write)


def page_address(site: str, page: str, root: str) -> str:
    """Return a page's one address on the web: for the root page, the site's."""
    return urljoin(site, "" if page == root else f"{page}.html")


def sitemap(pages: Iterable[Mapping[str, str]]) -> str:
    """Return the list of addresses in the form that search engines read.

    Each page has an entry with its addresses in all languages, perhaps only one.
    """
    listed = "".join(
        f"<url><loc>{escape(address)}</loc>{_alternates(page)}</url>\n"
        for page in pages
        for address in page.values()
    )
    return (
        f'<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="{_SCHEMA}" '
        f'xmlns:xhtml="{_XHTML}">\n{listed}</urlset>\n'
    )


def _alternates(page: Mapping[str, str]) -> str:
    if len(page) == 1:
        return ""
    return "".join(
        f'<xhtml:link rel="alternate" hreflang="{language}" href={quoteattr(address)}/>'
        for language, address in page.items()
    )


def _write(app: Sphinx, error: Exception | None) -> None:
    site = app.config.carte_site
    if error is not None or app.builder.format != "html" or not site:
        return
    root, folder = app.config.root_doc, Path(app.outdir)
    pages = [
        {each.language: page_address(urljoin(site, each.folder), page, root) for each in beside()}
        for page in sorted(app.env.found_docs)
    ]
    (folder / SITEMAP).write_text(sitemap(pages), "utf-8")
    robots = f"User-agent: *\nAllow: /\nSitemap: {urljoin(site, SITEMAP)}\n"
    (folder / ROBOTS).write_text(robots, "utf-8")
