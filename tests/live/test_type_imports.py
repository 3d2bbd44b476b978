"""What a module needs for its types alone is not on a page."""

from book.live.packages import page_sources
from book.live.type_imports import without_types

TYPED = b"""
from __future__ import annotations
from typing import TYPE_CHECKING, Any
from carte import game
if TYPE_CHECKING:
    from carte.board.messages import Card
def one(card: Card) -> Any:
    return game
"""


def test_what_is_imported_for_types_alone_is_left_out() -> None:
    left = without_types(TYPED).decode()
    assert "messages" not in left
    assert "TYPE_CHECKING" not in left
    assert "from typing import Any\nfrom carte import game\n" in left


def test_a_module_that_imports_nothing_for_its_types_is_as_it_was() -> None:
    source = b"# A comment.\nfrom typing import Any\n"
    assert without_types(source) == source


def test_no_page_has_what_only_types_need() -> None:
    ours = {name: text for name, text in page_sources().items() if name.startswith("carte/")}
    assert [name for name in ours if name.endswith("/messages.py")] == []
    assert [name for name, text in ours.items() if b"TYPE_CHECKING" in text] == []
