"""What a page prints: sheet by sheet, the words that stand on it."""

from collections.abc import Sequence

from playwright.sync_api import Locator, Page
from pypdfium2 import PdfDocument, PdfTextPage

from tests.site.windows import paint

SIZES = ("A4", "Letter")


def words(text: str) -> str:
    """A text as it is read off paper, where blanks are blanks."""
    return " ".join(text.split())


PIECES = """root => [...root.querySelectorAll(".carte-plan-step > div, .carte-plan-end")]
    .map(one => one.textContent)"""
"""What of a plan must stand on one page: each step, and the end of each evening."""


def torn(root: Locator, sheets: Sequence[str]) -> list[str]:
    """The steps of a plan, and the ends of its evenings, that stand on no sheet as a whole."""
    whole = ["".join(sheet.split()) for sheet in sheets]
    pieces = ["".join(text.split()) for text in root.evaluate(PIECES)]
    return [one for one in pieces if not any(one in sheet for sheet in whole)]


def printed(page: Page, size: str = "A4") -> list[str]:
    """The words of each sheet that comes out of a printer with paper of this size."""
    paint(page)
    page.emulate_media(media="null")  # else what a test has looked at before is printed
    paper = page.pdf(format=size, prefer_css_page_size=True)
    with PdfDocument(paper) as sheets:
        return [words(sheet.get_textpage().get_text_bounded()) for sheet in sheets]


def filled(page: Page, size: str = "A4") -> list[float]:
    """How far down each sheet the words go, as a share of its height."""
    paint(page)
    page.emulate_media(media="null")
    paper = page.pdf(format=size, prefer_css_page_size=True)
    with PdfDocument(paper) as sheets:
        return [1 - _lowest(sheet.get_textpage()) / sheet.get_height() for sheet in sheets]


def _lowest(text: PdfTextPage) -> float:
    return min(float(text.get_rect(number)[1]) for number in range(text.count_rects()))
