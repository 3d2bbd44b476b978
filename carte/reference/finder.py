"""A field that finds entries in the page around it: rules, or terms."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from carte.board.house import labels_of_all
from carte.front.widget import Ask, Space, Widget
from carte.front.words import menu_words
from carte.language import _
from carte.reference.changed_rules import tell_changed

if TYPE_CHECKING:
    from carte.reference.messages import FinderContent, FinderWords

__all__ = ["Finder"]


class Finder(Widget):
    """``Finder("rules")`` or ``Finder("terms")``: finds among the entries printed on its page.

    ``of`` says what the entries are called. Raises ``ValueError`` for anything else. Among rules it
    marks those that differ at our table.
    """

    tool = "finder"
    space = Space(13, 9.8)
    answers_alone = True

    def __init__(self, of: str) -> None:
        words = _words()
        if of not in words:
            raise ValueError(f"there is nothing to find among {of!r}; there are {', '.join(words)}")
        self._of = of
        super().__init__(f"Finder({of!r})")

    def make_content(self) -> FinderContent:
        """Return the house rules of every game, if the entries depend on them."""
        return {"house": labels_of_all() if self._of == "rules" else {}}

    def handlers(self) -> Mapping[str, Ask]:
        """Return the question: what house rules have ``changed``."""
        return {"changed": partial(tell_changed, of=("rules",))}

    def make_strings(self) -> dict[str, Any]:
        """Return the words of its field, and those of every menu."""
        return {**_words_of(self._of), **menu_words()}


def _words_of(entries: str) -> FinderWords:
    return _words()[entries]


def _words() -> dict[str, FinderWords]:
    return {
        "rules": {
            "find_label": _("Find a rule"),
            "find_example": _("such as: equal, sweep, scopone fifteen"),
            "find_all": _("{all} rules."),
            "find_some": _("{found} of {all} rules."),
            "find_none": _("No rule contains “{text}”. Try fewer or shorter words."),
            "find_clear": _("Clear"),
        },
        "terms": {
            "find_label": _("Find a term"),
            "find_example": _("such as: sweep, settebello, スコーパ"),
            "find_all": _("{all} terms."),
            "find_some": _("{found} of {all} terms."),
            "find_none": _("No term contains “{text}”. Try fewer or shorter words."),
            "find_clear": _("Clear"),
        },
    }
