"""What the build tells of a page in its head, and of the site to those who search the web."""

from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest
from docutils import nodes

from book.address import VARIABLE, site_address
from book.live.head import description
from book.live.icons import paper
from book.live.not_found import roots
from book.live.pictures import first_cards, picture
from book.live.sitemap import sitemap
from tests.live.small_book import ADDRESS, PAGES

LOC = "{http://www.sitemaps.org/schemas/sitemap/0.9}loc"


def document(*paragraphs: str) -> nodes.document:
    """A page with a title above these paragraphs."""
    section = nodes.section("", nodes.title("", "A page"))
    section.extend(nodes.paragraph("", "", nodes.Text(text)) for text in paragraphs)
    made = nodes.document(None, None)
    made.append(section)
    return made


def test_a_page_is_described_by_the_whole_sentences_that_find_room_or_by_its_metadata() -> None:
    assert description("page", document("One card\nsweeps.", "Another.")) == "One card sweeps."
    first, second = f"{'A' * 80}.", f"{'B' * 60}."
    said = description("page", document(f"{first} {second} {'C' * 60}."))
    assert said == f"{first} {second}"
    page = document("A")
    (paragraph,) = page.findall(nodes.paragraph)
    paragraph += nodes.raw("", '<i lang="it">', format="html")
    paragraph += nodes.Text(" broom")
    assert description("page", page) == "A broom", "no markup"
    page.insert(0, nodes.meta(name="description", content="Its metadata."))
    assert description("page", page) == "Its metadata."


CAPTURE = {"steps": [{"zones": {"table": ["7S"], "hand": ["7D"]}}]}
TRICK = [{"zones": {"trick": ["1B"], "hand": []}}]
CASE = {"zones": [{"kind": "table", "cards": ["2C"]}, {"kind": "hand", "cards": ["2D"]}]}
CHECKER = {"form": {"zones": [{"name": "table"}]}, "start": {"zones": {"hand": ["3D"]}}}


def test_a_picture_shows_the_first_cards_of_a_table() -> None:
    assert first_cards(CAPTURE) == (["7S"], ["7D"])
    assert first_cards(TRICK) == (["1B"], [])
    assert first_cards(CASE) == (["2C"], ["2D"])
    assert first_cards(CHECKER) == ((), ["3D"])
    assert first_cards({"zones": {}}) is first_cards(None) is None


def test_a_full_table_still_has_a_small_picture() -> None:
    nine = ["10D", "9C", "8S", "10B", "10C", "9S", "8D", "9B", "8C"]
    zones = {"table": ["10S", "9D", "8B", "1D"], "hand": nine}
    assert len(picture({"zones": zones})) < 48_000


def test_the_colours_of_the_app_are_those_of_a_page() -> None:
    assert paper() == ("#fcf8ee", "#131d19")


def test_an_address_is_text_and_leads_a_lost_page_home(monkeypatch: pytest.MonkeyPatch) -> None:
    for told in (ADDRESS, ADDRESS.removesuffix("/")):
        monkeypatch.delenv(VARIABLE, raising=False)
        assert site_address(told) == ADDRESS
        monkeypatch.setenv(VARIABLE, told)
        assert site_address("https://other.example") == ADDRESS
    assert roots(ADDRESS) == ["/book/"]
    assert roots("")[:3] == ["", "../", "../../"], "where it is not known, above it"
    written = sitemap([{"en": "https://carte.example/?a&b"}])
    (found,) = ElementTree.fromstring(written).iter(LOC)
    assert found.text == "https://carte.example/?a&b"


@pytest.mark.build
def test_a_site_whose_address_is_known_tells_it(book: Path) -> None:
    root, *chapters = PAGES
    addresses = {**{name: f"{ADDRESS}{name}.html" for name in chapters}, root: ADDRESS}
    found = [each.text for each in ElementTree.parse(book / "sitemap.xml").iter(LOC)]
    assert found == [addresses[name] for name in sorted(addresses)]
    assert f"Sitemap: {ADDRESS}sitemap.xml" in (book / "robots.txt").read_text("utf-8")
    for page, address in addresses.items():
        told = Links((book / f"{page}.html").read_text("utf-8")).told
        assert told["canonical"] == told["og:url"] == address
        assert told["og:image"] == f"{ADDRESS}_static/pictures/{page}.png"


class Links(HTMLParser):
    """The addresses that a page tells of itself."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.told: dict[str | None, str | None] = {}
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = dict(attrs)
        self.told.setdefault(told.get("rel") or told.get("property"), told.get("href"))
        if "content" in told:
            self.told[told.get("property")] = told["content"]
