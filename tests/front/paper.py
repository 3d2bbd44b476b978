"""What a page prints: sheet by sheet, the words that stand on it."""

from io import BytesIO

from playwright.sync_api import Page
from pypdf import PdfReader

SIZES = ("A4", "Letter")
_LIGATURES = str.maketrans({"ﬀ": "ff", "ﬁ": "fi", "ﬂ": "fl", "ﬃ": "ffi", "ﬄ": "ffl"})


def words(text: str) -> str:
    """A text as it is read off paper, where blanks are blanks."""
    return " ".join(text.translate(_LIGATURES).split())


def printed(page: Page, size: str = "A4") -> list[str]:
    """The words of each sheet that comes out of a printer with paper of this size."""
    page.evaluate("globalThis.paint?.()")
    page.emulate_media(media="null")  # else what a test has looked at before is printed
    paper = page.pdf(format=size, prefer_css_page_size=True)
    sheets = PdfReader(BytesIO(paper)).pages
    return [words(sheet.extract_text()) for sheet in sheets]
