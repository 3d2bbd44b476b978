"""The sidebar can be used without seeing it."""

from bs4 import BeautifulSoup

from book.live.sidebar import named_folds

FOLD = """
<ul><li><a href="play.html">Play</a>
<details><summary><span></span></summary><ul><li><a href="x.html">X</a></li></ul></details>
</li></ul>
"""


def test_a_fold_is_named_by_the_page_whose_pages_it_holds() -> None:
    (summary,) = named_folds(BeautifulSoup(FOLD, "html.parser")).find_all("summary")
    assert summary["aria-label"] == "More pages: Play"
