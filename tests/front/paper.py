"""What a page prints: sheet by sheet, the words that stand on it."""

from collections.abc import Sequence

from playwright.sync_api import Locator, Page
from pypdfium2 import PdfDocument, PdfTextPage

from tests.front.staged import resize

SIZES = ("A4", "Letter")

PRINTED = {"A4": 210 - 2 * 12, "Letter": 215.9 - 2 * 12}
"""How wide what is printed is between its margins, in millimetres."""

MM = 96 / 25.4
"""Pixels."""

NARROWEST = 20
"""Millimetres of a card whose figures are read at arm's length."""

OPEN_CARDS = """root => [...root.querySelectorAll("[data-card], [data-face]")]
    .filter(one => one.closest(".carte-felt") && !one.closest(".carte-hold, .carte-lately"))
    .filter(one => one.checkVisibility({ visibilityProperty: true }))"""
"""The cards of the felt that lie open."""

CARDS = f"root => ({OPEN_CARDS})(root).map(one => one.dataset.card ?? one.dataset.face)"

WIDTHS = f"root => ({OPEN_CARDS})(root).map(one => one.getBoundingClientRect().width)"

COVERED = f"""root => {{
    const boxes = ({OPEN_CARDS})(root).map(one => [one, one.getBoundingClientRect()]);
    const meet = (one, other) => one.left < other.right - 1 && other.left < one.right - 1 &&
        one.top < other.bottom - 1 && other.top < one.bottom - 1;
    return boxes.flatMap(([one, box], number) =>
        boxes.slice(number + 1).filter(([, other]) => meet(box, other))
            .map(([other]) => `${{one.outerHTML.slice(0, 90)}} ${{other.outerHTML.slice(0, 90)}}`));
}}"""
"""Cards that lie on each other."""

OUTSIDE = """root => [...root.querySelectorAll(":not(svg *)")]
    .filter(one => one.checkVisibility({ visibilityProperty: true }))
    .filter(one => getComputedStyle(one).clipPath === "none" && !one.closest(".carte-unseen"))
    .filter(one => one.getBoundingClientRect().left < -1 ||
        one.getBoundingClientRect().right > innerWidth + 1)
    .map(one => one.outerHTML.slice(0, 120))"""
"""What is cut at the edge of the page."""

TORN = f"""root => ({OPEN_CARDS})(root)
    .filter(one => getComputedStyle(one).breakInside !== "avoid")
    .map(one => one.outerHTML.slice(0, 90))"""
"""Cards through which a page may end."""

PRESSED = """root => [
        ...root.querySelectorAll("input, select, textarea, .carte-actions, .carte-menu")]
    .filter(one => one.checkVisibility()).map(one => one.outerHTML.slice(0, 120))"""
"""What is of use on a screen alone."""


def lies_on_paper(root: Locator) -> None:
    """All cards that lie open on the screen lie on either paper: whole, large, and in its width."""
    page = root.page
    seen = root.evaluate(CARDS)
    before = page.viewport_size
    page.emulate_media(media="print")
    for size, width in PRINTED.items():
        resize(page, int(width * MM), 900)
        assert {*seen} <= {*root.evaluate(CARDS)}, size
        assert all(one >= NARROWEST * MM - 0.1 for one in root.evaluate(WIDTHS)), size
        wrong = [one for fault in (COVERED, OUTSIDE, TORN, PRESSED) for one in root.evaluate(fault)]
        assert wrong == [], (size, wrong)
    page.emulate_media(media="null")
    if before:
        resize(page, before["width"], before["height"])


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
    page.emulate_media(media="null")  # else what a test has looked at before is printed
    paper = page.pdf(format=size, prefer_css_page_size=True)
    with PdfDocument(paper) as sheets:
        return [words(sheet.get_textpage().get_text_bounded()) for sheet in sheets]


def filled(page: Page, size: str = "A4") -> list[float]:
    """How far down each sheet the words go, as a share of its height."""
    page.emulate_media(media="null")
    paper = page.pdf(format=size, prefer_css_page_size=True)
    with PdfDocument(paper) as sheets:
        return [1 - _lowest(sheet.get_textpage()) / sheet.get_height() for sheet in sheets]


def _lowest(text: PdfTextPage) -> float:
    return min(float(text.get_rect(number)[1]) for number in range(text.count_rects()))
