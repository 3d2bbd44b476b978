"""A language in which every message stands in « »."""

from collections.abc import Iterator
from contextlib import contextmanager

from carte import language


class Marked:
    """Its words, to stand for a catalogue that is open."""

    def gettext(self, text: str) -> str:
        return f"«{text}»"

    def ngettext(self, one: str, many: str, number: int) -> str:
        return f"«{many}»"

    def pgettext(self, context: str, text: str) -> str:
        return f"«{text}»"


@contextmanager
def speaking_marked() -> Iterator[None]:
    """Speak it, and English afterwards."""
    language._speak("marked", Marked(), str)
    try:
        yield
    finally:
        language.use("en")
