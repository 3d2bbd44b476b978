"""What a module needs for its types alone is not on a page."""

import ast

from book.live.packages import page_sources
from book.live.python.compiling import without_types

TYPED = b"""
from __future__ import annotations
from typing import TYPE_CHECKING, Any, NamedTuple
if TYPE_CHECKING:
    from carte.engine.messages import Card
NAMES: list[str] = ["one"]
class Two(NamedTuple):
    card: Card
@dataclass
class Three:
    card: Card
class Four:
    pack: Card
    suit: Card = NAMES
    @overload
    def __getitem__(self, place: int) -> Card: ...
    @overload
    def __getitem__(self, place: slice) -> Card: ...
    def __getitem__(self, place):
        return place
class Five:
    pack: Card
async def one(card: Card, *cards: Card, other: Any = None) -> Any:
    return lambda: card
"""


def test_what_is_there_for_types_alone_is_left_out() -> None:
    left = ast.unparse(without_types(TYPED))
    assert "messages" not in left
    assert "async def one(card, *cards, other=None):\n" in left


def test_what_a_class_declares_is_kept_for_it_may_make_its_fields_of_it() -> None:
    left = ast.unparse(without_types(TYPED))
    assert left.count("    card: Card\n") == 2


def test_what_a_module_or_a_plain_class_declares_is_left_out_with_its_overloads() -> None:
    left = ast.unparse(without_types(TYPED))
    assert "pack" not in left
    assert left.count("def __getitem__") == 1
    assert "NAMES = ['one']\n" in left
    assert "    suit = NAMES\n" in left
    assert "class Five:\n    pass" in left


def test_no_page_has_what_declares_messages() -> None:
    assert [name for name in page_sources() if name.endswith("/messages.py")] == []
