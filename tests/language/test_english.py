"""English is written, not derived: no turn that reads as translated stands in it."""

import pytest
from babel.messages.catalog import Message

from book.translations import extracted
from carte.language.catalogues import template
from tests.language.style import never_to_stand

THEME = "book/live/theme_words.py"


def _is_ours(message: Message) -> bool:
    """Whether its English is not that of the theme, whose messages have their own."""
    return {place for place, _line in message.locations} != {THEME}


def test_no_message_has_a_turn_of_another_language() -> None:
    ours = [message.id for message in template() if message.id and _is_ours(message)]
    texts = [text for each in ours for text in ([each] if isinstance(each, str) else each)]
    assert never_to_stand("en", texts) == []


@pytest.mark.build
def test_no_chapter_has_a_turn_of_another_language() -> None:
    texts = [
        str(message.id) for _chapter, messages in extracted() for message in messages if message.id
    ]
    assert never_to_stand("en", texts) == []
