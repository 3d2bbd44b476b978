"""The visitors of these tests know nothing of each other."""

from tests.site.visit import Visit
from tests.site.windows import Windows

BUSY_TO_THE_LAST = """
    setInterval(() => {
        const since = performance.now();
        while (performance.now() - since < 80);
        localStorage.late = "a deal that goes on";
    }, 1);
"""


def test_what_a_page_keeps_while_it_is_closed_is_forgotten(windows: Windows, address: str) -> None:
    first = Visit(windows, address)
    first.open("404.html")
    first.page.evaluate(BUSY_TO_THE_LAST)
    first.close()
    later = Visit(windows, address)
    later.open("404.html")
    assert later.context == first.context
    assert later.page.evaluate("localStorage.late ?? null") is None
    later.close()
