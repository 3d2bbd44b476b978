"""All articles in print: what is done, and what other tables do instead."""

import re
from html import unescape

import pytest

from carte.games.procedure import WHEN, Article, articles
from carte.procedure import printed_articles


def customs_printed(one: Article) -> list[str]:
    """The customs of other tables as an article in print lists them."""
    entry = printed_articles(*WHEN).html.partition(f'id="{one.id}"')[2].partition("<cite")[0]
    listed = entry.partition("What other tables do</p><ul>")[2]
    return [unescape(text) for text in re.findall(r"<li data-find>([^<]+)</li>", listed)]


@pytest.mark.parametrize(
    "one", [one for one in articles() if len(one.houses) > 1], ids=lambda one: one.id
)
def test_customs_of_which_a_table_has_only_one_are_items_of_a_list(one: Article) -> None:
    assert customs_printed(one) == [*one.houses]


def test_a_single_custom_is_a_line() -> None:
    single = [one for one in articles() if len(one.houses) == 1]
    assert single
    for one in single:
        assert customs_printed(one) == []
        line = f"<p>Other tables: <span data-find>{one.houses[0]}</span></p>"
        assert line in printed_articles(one.when).html
