"""A match at the play table, as a reader plays it: with the page's own buttons."""

import json
from dataclasses import dataclass
from typing import Self

from playwright.sync_api import Locator, Page

from carte.deal import Deal
from carte.moves import SIGNALS, Announcement, Move
from carte.table import Sitting
from carte.table.codes import from_json
from carte.widgets import Play
from tests.site.table import PRESS_ALL

AT_ONCE = """
    const later = globalThis.setTimeout;
    globalThis.setTimeout = (call, wait, ...rest) => later(call, wait > 5000 ? wait : 0, ...rest);
"""
"""Nobody waits for a move to be read; only what takes too long is still noticed."""

REPLY = ":scope:has([data-open]), :scope:has(.carte-ending:not([hidden]))"
PRESSED = ("pass", "bid", "declare")


@dataclass
class Match:
    """The play table `root`, kept under a `name`; `first` is the match that it was made with."""

    root: Locator
    name: str
    first: Sitting

    @classmethod
    def at(cls, root: Locator, widget: Play) -> Self:
        """Return the match on a widget that is shown."""
        return cls(root, widget.content["name"], from_json(widget.content["sitting"]))

    @property
    def page(self) -> Page:
        return self.root.page

    @property
    def sitting(self) -> Sitting:
        """The match as the browser keeps it, or as it began."""
        kept = self.page.evaluate("key => localStorage[key] ?? null", f"carte.play.{self.name}")
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

    def offered(self) -> list[Move]:
        """The legal moves that have buttons: of a long row of bids only some do."""
        buttons = self.root.locator("[data-option]")
        said = buttons.evaluate_all("all => all.map(({ dataset }) => dataset.option)")
        moves = self.deal.legal_moves()
        return [one for one in moves if not _is_pressed(one) or str(one) in said]

    def press(self, *selectors: str) -> None:
        """Press what each selector finds, with a pointer that must reach it."""
        for selector in selectors:
            self.root.locator(selector).click()

    def make(self, choice: Move) -> None:
        """Make a move, and wait for what it leads to."""
        self.press(*_buttons_of(choice))
        self.ready()

    def next_deal(self) -> None:
        """Go on after a deal: to the next one, or to another match."""
        self.press("[data-action=next]")
        self.root.locator(":scope:not([data-over])").wait_for()
        self.ready()

    def play_on(self) -> Deal:
        """Play the deal to its end, each time the move in the middle of all legal ones."""
        while not (deal := self.deal).is_over:
            moves = self.offered()
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


class QuickMatch(Match):
    """A match that is played by mere events, many at a time: that is several times as fast."""

    def press(self, *selectors: str) -> None:
        """Press what each selector finds, wherever on the page it is."""
        self.root.evaluate(PRESS_ALL, selectors)


def _is_pressed(choice: Move) -> bool:
    """Return whether a move is a button of its own."""
    return isinstance(choice, Announcement) and choice.verb in PRESSED


def _buttons_of(choice: Move) -> list[str]:
    """Return the selectors of what is pressed for a move, one after the other."""
    if _is_pressed(choice):
        return [f"[data-option='{choice}']"]
    named = [
        f".carte-signals [data-option='{word}']"
        if word in SIGNALS
        else f"[data-card='{word}']:enabled"
        for word in str(choice).split()
        if word in SIGNALS or word[0].isdigit()
    ]
    return [*named, "[data-action=play]"]
