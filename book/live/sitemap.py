"""The sitemap, for those who search the web: there is one where the site's address is known."""

from pathlib import Path
from urllib.parse import urljoin
from xml.sax.saxutils import escape

from sphinx.application import Sphinx

SITEMAP, ROBOTS = "sitemap.xml", "robots.txt"
_SCHEMA = "http://www.sitemaps.org/schemas/sitemap/0.9"


def setup(app: Sphinx) -> None:
    """Register with Sphinx."""
    app.connect("build-finished", _write)


def page_address(site: str, page: str, root: str) -> str:
    """A page's address on the web, its only one: that of the root page is the site's."""
    return urljoin(site, "" if page == root else f"{page}.html")


def sitemap(addresses: list[str]) -> str:
    """The list of addresses in the form that search engines read."""
    listed = "".join(f"<url><loc>{escape(address)}</loc></url>\n" for address in addresses)
    return (
        f'<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="{_SCHEMA}">\n{listed}</urlset>\n'
    )


def _write(app: Sphinx, error: Exception | None) -> None:
    site = app.config.html_baseurl
    if error is not None or app.builder.format != "html" or not site:
        return
    root, folder = app.config.root_doc, Path(app.outdir)
    addresses = [page_address(site, page, root) for page in sorted(app.env.found_docs)]
    (folder / SITEMAP).write_text(sitemap(addresses), "utf-8")
    robots = f"User-agent: *\nAllow: /\nSitemap: {urljoin(site, SITEMAP)}\n"
    (folder / ROBOTS).write_text(robots, "utf-8")
