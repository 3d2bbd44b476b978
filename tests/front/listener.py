"""A player who only listens: keys, what has the focus, and every word that is spoken."""

import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from statistics import median

from playwright.sync_api import Locator, Page

from tests.front.heard import heard, listen

CONTROLS = {"button", "textbox", "link", "combobox", "radio", "checkbox", "slider", "option"}
"""The roles of what can be worked with."""

OF_SENSE = re.compile(r"[ァ-ヶー]+|[一-龠々]+|[0-9⅓⅔]+|[A-Za-z]+")
"""A word of Japanese, which has no blanks: a run of signs of one script, without the endings."""

FOCUSED = "document.activeElement !== document.body"


def words_in(text: str, language: str) -> int:
    """Return how many words a text has."""
    return len(OF_SENSE.findall(text) if language == "ja" else text.split())


@dataclass
class Listener:
    """Who hears a widget, in a language; what was heard is kept by turns of the reader's."""

    root: Locator
    language: str
    lessons: frozenset[str] = frozenset()
    """What a coach says, which tells of no move."""
    turns: list[tuple[int, list[str]]] = field(default_factory=list)

    def __post_init__(self) -> None:
        listen(self.page)

    @property
    def page(self) -> Page:
        return self.root.page

    def enter(self, text: str) -> None:
        """Type into the field for moves, which is reached by Tab, and enter it."""
        entry = self.root.locator("[data-move]")
        if not entry.evaluate("one => one === document.activeElement"):
            entry.focus()
        self.page.keyboard.insert_text(text)
        self.page.keyboard.press("Enter")

    def press(self, selector: str, key: str = "Enter") -> None:
        """Press a key on something that Tab or the arrows reach."""
        one = self.root.locator(selector).locator("visible=true").first
        one.focus()
        self.page.keyboard.press(key)

    def answered(self, letters: Iterable[str], ask: Callable[[str], None] | None = None) -> None:
        """Ask for the position, a letter each; every question has an answer."""
        self.hears()
        for letter in letters:
            (ask or self.enter)(letter)
            (answer,) = self.hears()
            assert answer, f"{letter} is not answered"

    def hears(self) -> list[str]:
        """Return what was heard since the last time; meanwhile the focus was not lost."""
        assert self.page.evaluate(FOCUSED), "the focus is lost"
        return heard(self.page)

    @contextmanager
    def turn(self, moves: int = 1) -> Iterator[None]:
        """Keep what is heard of what is done now and of the moves that follow, ``moves`` in all."""
        heard(self.page)
        yield
        self.turns.append((moves, self.hears()))

    def log(self) -> str:
        """Return all that was heard."""
        return "\n".join(f"{moves} moves: {texts}" for moves, texts in self.turns)

    def by_move(self) -> list[list[str]]:
        """Return what is heard of each move; what follows on the last of a turn belongs to it."""
        found = []
        for moves, heard_then in self.turns:
            texts = [text for text in heard_then if text not in self.lessons]
            found += [[text] for text in texts[: moves - 1]]
            found.append(texts[moves - 1 :])
        return found

    @property
    def messages(self) -> float:
        """How many messages a move has, in the median."""
        return median(map(len, self.by_move()))

    @property
    def words(self) -> float:
        """How many words a move has, in the median."""
        return median(
            sum(words_in(text, self.language) for text in texts) for texts in self.by_move()
        )

    def figures(self) -> dict[str, float]:
        """Return how much is heard of a move, in the median and at most."""
        words = [words_in(" ".join(texts), self.language) for texts in self.by_move()]
        return {
            "moves": len(words),
            "messages": self.messages,
            "words": self.words,
            "most": max(words),
        }

    def unnamed(self) -> list[str]:
        """Return the roles of what can be worked with and has no name in the tree."""
        client = self.page.context.new_cdp_session(self.page)
        nodes = client.send("Accessibility.getFullAXTree")["nodes"]
        client.detach()
        return [
            role
            for node in nodes
            if not node.get("ignored")
            and (role := node.get("role", {}).get("value")) in CONTROLS
            and not node.get("name", {}).get("value")
        ]
