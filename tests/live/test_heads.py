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


def test_a_page_is_described_by_its_first_paragraph() -> None:
    assert description("page", document("One card\nsweeps.", "Another.")) == "One card sweeps."


def test_a_description_has_as_many_whole_sentences_as_find_room() -> None:
    first, second = f"{'A' * 80}.", f"{'B' * 60}."
    said = description("page", document(f"{first} {second} {'C' * 60}."))
    assert said == f"{first} {second}"


def test_a_description_holds_no_markup() -> None:
    page = document("A")
    (paragraph,) = page.findall(nodes.paragraph)
    paragraph += nodes.raw("", '<i lang="it">', format="html")
    paragraph += nodes.Text(" broom")
    assert description("page", page) == "A broom"


def test_the_metadata_of_a_page_describe_it_before_its_words_do() -> None:
    page = document("Its words.")
    page.insert(0, nodes.meta(name="description", content="Its metadata."))
    assert description("page", page) == "Its metadata."


CAPTURE = {"steps": [{"zones": {"table": ["7S"], "hand": ["7D"]}}]}
TRICK = [{"zones": {"trick": ["1B"], "hand": []}}]
CASE = {"zones": [{"kind": "table", "cards": ["2C"]}, {"kind": "hand", "cards": ["2D"]}]}
CHECKER = {"form": {"zones": [{"name": "table"}]}, "start": {"zones": {"hand": ["3D"]}}}


@pytest.mark.parametrize(
    ("content", "cards"),
    [
        (CAPTURE, (["7S"], ["7D"])),
        (TRICK, (["1B"], [])),
        (CASE, (["2C"], ["2D"])),
        (CHECKER, ((), ["3D"])),
        ({"zones": {}}, None),
        (None, None),
    ],
    ids=["capture", "trick", "case", "checker", "empty", "no table"],
)
def test_a_picture_shows_the_first_cards_of_a_table(content: object, cards: object) -> None:
    assert first_cards(content) == cards


def test_a_full_table_still_has_a_small_picture() -> None:
    nine = ["10D", "9C", "8S", "10B", "10C", "9S", "8D", "9B", "8C"]
    zones = {"table": ["10S", "9D", "8B", "1D"], "hand": nine}
    assert len(picture({"zones": zones})) < 48_000


def test_the_colours_of_the_app_are_those_of_a_page() -> None:
    assert paper() == ("#fcf8ee", "#131d19")


@pytest.mark.parametrize("told", [ADDRESS, ADDRESS.removesuffix("/")])
def test_an_address_ends_in_a_slash_however_it_is_told(
    told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert site_address(told) == ADDRESS
    monkeypatch.setenv(VARIABLE, told)
    assert site_address("https://other.example") == ADDRESS


def test_a_lost_page_looks_for_the_site_from_its_own_address_or_else_above_it() -> None:
    assert roots(ADDRESS) == ["/book/"]
    assert roots("")[:3] == ["", "../", "../../"]


def test_addresses_in_a_sitemap_are_text() -> None:
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
        links = Links((book / f"{page}.html").read_text("utf-8"))
        assert links.canonical == links.shared == address
        assert links.picture == f"{ADDRESS}_static/pictures/{page}.png"


class Links(HTMLParser):
    """The addresses that a page tells of itself."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.canonical = self.shared = self.picture = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = dict(attrs)
        if told.get("rel") == "canonical":
            self.canonical = told["href"] or ""
        if told.get("property") == "og:url":
            self.shared = told["content"] or ""
        if told.get("property") == "og:image":
            self.picture = told["content"] or ""
