"""Folds can be used without seeing them."""

from bs4 import BeautifulSoup

from book.live.folds import by_their_words, named_folds

FOLD = """
<ul><li><a href="play.html">Play</a>
<details><summary><span></span></summary><ul><li><a href="x.html">X</a></li></ul></details>
</li></ul>
"""


def test_a_fold_is_named_by_the_page_whose_pages_it_holds() -> None:
    (summary,) = named_folds(BeautifulSoup(FOLD, "html.parser")).find_all("summary")
    assert summary["aria-label"] == "More pages: Play"


def test_a_fold_of_a_page_is_called_what_stands_on_it() -> None:
    fold = '<summary aria-label="Toggle hidden content"><p>Show all the rules</p></summary>'
    assert by_their_words(fold) == "<summary><p>Show all the rules</p></summary>"
