"""What stands on a built page for its reader: text by text, without what is no prose."""

from collections.abc import Iterator

from bs4 import BeautifulSoup, Tag

_NO_PROSE = "script, style, svg, code, kbd, pre, head meta, head link, [translate=no], [hreflang]"
_INSIDE = frozenset({"a", "abbr", "b", "br", "cite", "em", "i", "img", "span", "strong"})
"""Elements that stand within a sentence."""
_SAID = "aria-label", "alt", "title", "placeholder"


def texts(html: str) -> Iterator[str]:
    """Yield the texts of a page, a sentence with all that stands in it as one."""
    page = BeautifulSoup(html, "html.parser")
    language = page.html["lang"] if page.html else ""
    for element in page.select(_NO_PROSE):
        element.decompose()
    for element in page.find_all(lang=True):
        if element.name != "html" and element["lang"] != language:
            element.decompose()
    for element in page.find_all(True):
        yield from (str(element[name]) for name in _SAID if element.get(name))
    for element in page.find_all(_holds_a_sentence):
        yield " ".join(element.get_text().split())


def _holds_a_sentence(element: Tag) -> bool:
    if element.name in _INSIDE and element.parent and _only_inline(element.parent):
        return False
    return _only_inline(element) and bool(element.get_text(strip=True))


def _only_inline(element: Tag) -> bool:
    return all(inner.name in _INSIDE for inner in element.find_all(True))
