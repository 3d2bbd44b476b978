"""A language in which every message stands in « »."""


class Marked:
    """Its words, to stand for a catalogue that is open."""

    def gettext(self, text: str) -> str:
        return f"«{text}»"

    def ngettext(self, one: str, many: str, number: int) -> str:
        return f"«{many}»"

    def pgettext(self, context: str, text: str) -> str:
        return f"«{text}»"
