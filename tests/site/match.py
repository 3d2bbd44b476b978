"""A match at the play table, as a reader plays it: with the page's own buttons."""

import json
from dataclasses import dataclass

from playwright.sync_api import Locator, Page

from carte.deal import Deal
from carte.moves import SIGNALS, Announcement, Move
from carte.table import Sitting
from carte.table.codes import from_json

AT_ONCE = """
    const later = globalThis.setTimeout;
    globalThis.setTimeout = (call, wait, ...rest) => later(call, wait > 5000 ? wait : 0, ...rest);
"""
"""Nobody waits for a move to be read; only what takes too long is still noticed."""

REPLY = ":scope:has([data-open]), :scope:has(.carte-ending:not([hidden]))"
PRESSED = ("pass", "bid", "declare")


@dataclass
class Match:
    """The play table `root` of a game; `first` is the match that it was made with."""

    root: Locator
    game: str
    first: Sitting

    @property
    def page(self) -> Page:
        return self.root.page

    @property
    def sitting(self) -> Sitting:
        """The match as the browser keeps it, or as it began."""
        kept = self.page.evaluate(f"localStorage['carte.play.{self.game}'] ?? null")
        return from_json(json.loads(kept)["sitting"]) if kept else self.first

    @property
    def deal(self) -> Deal:
        return self.sitting.deal

    def ready(self) -> None:
        """Wait until the reader is to act, or the deal is counted."""
        self.root.locator(REPLY).wait_for()

    def act(self, action: str) -> Locator:
        return self.root.locator(f"[data-action={action}]")

    def cards(self, zone: str) -> list[str]:
        found = self.root.locator(f"[data-zone='{zone}'] [data-card]").all()
        return sorted(card.get_attribute("data-card") or "" for card in found)

    def make(self, choice: Move) -> None:
        """Make a move, and wait for what it leads to."""
        if isinstance(choice, Announcement) and choice.verb in PRESSED:
            self.root.locator(f"[data-option='{choice}']").click()
        else:
            for word in str(choice).split():
                if word in SIGNALS:
                    self.root.locator(f".carte-signals [data-option='{word}']").click()
                elif word[0].isdigit():
                    self.root.locator(f"[data-card='{word}']:enabled").click()
            self.act("play").click()
        self.ready()

    def play_on(self) -> Deal:
        """Play the deal to its end, each time the move in the middle of all legal ones."""
        while not (deal := self.deal).is_over:
            moves = deal.legal_moves()
            self.make(moves[len(moves) // 2])
        return deal

    def counted(self) -> set[str]:
        """The cards that lie open to be counted."""
        faces = self.root.locator(".carte-laid [data-face]").all()
        return {face.get_attribute("data-face") or "" for face in faces}

    def points(self) -> list[int]:
        """What the score says that every side gets."""
        texts = self.root.locator(
            ".carte-score tfoot td, .carte-score:not(:has(tfoot)) td:not(:empty)"
        ).all_inner_texts()
        return [int(text.replace("−", "-")) for text in texts if text]
