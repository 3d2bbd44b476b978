"""What a page prints: sheet by sheet, the words that stand on it."""

from io import BytesIO

from playwright.sync_api import Page
from pypdf import PdfReader

SIZES = ("A4", "Letter")
_LIGATURES = str.maketrans({"ﬀ": "ff", "ﬁ": "fi", "ﬂ": "fl", "ﬃ": "ffi", "ﬄ": "ffl"})


def printed(page: Page, size: str = "A4") -> list[str]:
    """The words of each sheet that comes out of a printer with paper of this size."""
    page.evaluate("globalThis.paint?.()")
    paper = page.pdf(format=size, prefer_css_page_size=True)
    sheets = PdfReader(BytesIO(paper)).pages
    texts = [sheet.extract_text().translate(_LIGATURES) for sheet in sheets]
    return [" ".join(text.split()) for text in texts]
