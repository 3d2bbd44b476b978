"""Every page runs under the policy and says what it is; all of it can be read from the files."""

import json
from collections import Counter
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

from PIL import Image

from book.live.head import page_title
from book.live.icons import APPLE, ICONS, MANIFEST
from book.live.not_found import PAGE as NOT_FOUND
from book.live.offline import site_files
from book.live.pictures import HEIGHT, PICTURES, WIDTH
from book.policy import POLICY
from tests.book.chapters import CHAPTERS
from tests.each import each

PAGES = (*CHAPTERS, "search")
LOADS = ("link", "script", "style", "img")


class Elements(HTMLParser):
    """The elements of a page with their attributes, and what stands in its scripts and styles."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.all: list[tuple[str, dict[str, str]]] = []
        self.title = ""
        self._within = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.all.append((tag, {name: value or "" for name, value in attrs}))
        self._within = tag

    def handle_endtag(self, tag: str) -> None:
        self._within = ""

    def handle_data(self, data: str) -> None:
        if self._within == "title" and not self.title:
            self.title = data

    def named(self, tag: str) -> list[dict[str, str]]:
        return [attributes for name, attributes in self.all if name == tag]

    def meta(self, name: str) -> list[str]:
        found = (
            meta for meta in self.named("meta") if name in (meta.get("name"), meta.get("property"))
        )
        return [meta["content"] for meta in found]

    def linked(self, relation: str) -> list[str]:
        return [link["href"] for link in self.named("link") if link["rel"] == relation]


@cache
def elements(site: Path, page: str) -> Elements:
    return Elements((site / f"{page}.html").read_text("utf-8"))


@each("page", [*PAGES, NOT_FOUND])
def test_nothing_in_the_markup_of_a_page_runs_or_styles_it(site: Path, page: str) -> None:
    found = elements(site, page)
    scripts = [attributes for attributes in found.named("script") if "src" not in attributes]
    assert [script for script in scripts if not script.get("type", "").endswith("json")] == []
    assert found.named("style") == []
    attributes = {name for _, attributes in found.all for name in attributes}
    assert [name for name in attributes if name == "style" or name.startswith("on")] == []


@each("page", [*PAGES, NOT_FOUND])
def test_a_page_says_its_policy_before_it_loads_anything(site: Path, page: str) -> None:
    found = elements(site, page)
    policies = [meta for meta in found.named("meta") if meta.get("http-equiv")]
    assert [policy["content"] for policy in policies] == [POLICY]
    before = found.all[: found.all.index(("meta", policies[0]))]
    assert not {*LOADS} & {tag for tag, _ in before}


def test_every_page_has_a_title_of_its_own(site: Path) -> None:
    titles = Counter(elements(site, page).title for page in PAGES)
    assert len(titles) == len(PAGES)
    assert page_title("index", "Carte", "index") in titles
    assert all("Carte" in title and "Carte — Carte" not in title for title in titles)


def test_every_page_is_described_in_a_sentence_of_its_own(site: Path) -> None:
    described = {page: elements(site, page).meta("description") for page in PAGES}
    assert {page: said for page, said in described.items() if len(said) != 1} == {}
    sentences = {page: said for page, (said,) in described.items()}
    assert {page: said for page, said in sentences.items() if not 50 <= len(said) <= 160} == {}
    assert len({*sentences.values()}) == len(PAGES)
    assert not [said for said in sentences.values() if "<" in said]


@each("page", PAGES)
def test_a_link_to_a_page_is_shown_with_its_title_and_a_small_picture(
    site: Path, page: str
) -> None:
    found = elements(site, page)
    assert found.meta("og:title") == [found.title]
    assert found.meta("og:description") == found.meta("description")
    assert found.meta("og:site_name") == ["Carte"]
    assert found.meta("og:type") == ["website" if page == "index" else "article"]
    assert found.meta("twitter:card") == ["summary_large_image"]
    (address,) = found.meta("og:image")
    picture = site / address
    assert picture.stat().st_size <= 40_000
    with Image.open(picture) as image:
        assert image.size == (WIDTH, HEIGHT)


@each("page", PAGES)
def test_a_site_whose_address_is_not_known_names_none(site: Path, page: str) -> None:
    found = elements(site, page)
    assert found.linked("canonical") == found.meta("og:url") == []
    assert not (site / "sitemap.xml").exists()


@each("page", PAGES)
def test_every_page_names_the_manifest_and_the_icon_of_the_app(site: Path, page: str) -> None:
    found = elements(site, page)
    assert found.linked("manifest") == [MANIFEST]
    assert found.linked("apple-touch-icon") == [APPLE.path]
    assert len(found.meta("theme-color")) == 2


def test_the_manifest_names_icons_and_pages_that_there_are(site: Path) -> None:
    manifest = json.loads((site / MANIFEST).read_text("utf-8"))
    for icon in manifest["icons"]:
        with Image.open(site / icon["src"]) as image:
            assert f"{image.width}x{image.height}" == icon["sizes"]
    assert [icon["src"] for icon in manifest["icons"]] == [icon.path for icon in ICONS]
    assert all((site / door["url"]).exists() for door in manifest["shortcuts"])


def test_the_app_starts_offline_without_the_pictures_of_links(site: Path) -> None:
    kept = site_files(site)
    assert {MANIFEST, *(icon.path for icon in ICONS)} <= {*kept}
    assert not [path for path in kept if path.startswith(PICTURES)]
