"""A match at the play table, as a reader plays it: with the page's own buttons."""

import json
from dataclasses import dataclass, field
from typing import Self

from playwright.sync_api import Locator, Page

from carte.engine.deal import Deal
from carte.engine.moves import SIGNALS, Announcement, Move
from carte.play import Sitting
from carte.play.first_deals import first_matches
from carte.play.match_code import from_json
from carte.widgets import Play
from tests.site.table import PRESS_ALL
from tests.site.windows import PATIENCE_MS

AT_ONCE = """
    const later = globalThis.setTimeout;
    globalThis.setTimeout = (call, wait, ...rest) => later(call, wait > 5000 ? wait : 0, ...rest);
"""
"""Nobody waits for a move to be read; only what takes too long is still noticed."""


def uncoached(*names: str) -> str:
    """Return a script that leaves a reader alone at tables: no coach, and nothing to count first.

    What the reader has chosen already holds.
    """
    return _habits(names, coach=False)


def coached(*names: str) -> str:
    """Return a script that leaves the coach to the table, and the count to the page."""
    return _habits(names, coach=None)


def _habits(names: tuple[str, ...], coach: bool | None) -> str:
    habit = {"follows": None, "lost": 0, "coach": coach, "count": "page"}
    habits = dict.fromkeys(names, habit)
    return f"localStorage['carte.habits'] ??= {json.dumps(json.dumps(habits))};"


REPLY = ":scope:has([data-open]), :scope:has(.carte-ending:not([hidden]))"
PRESSED = ("pass", "bid", "declare", "exchange")

SEEN = """(root, key) => {
    const held = JSON.parse(localStorage[key] ?? null);
    return [
        (held?.kept ?? held)?.sitting, // as this edition keeps it, or as the first one did
        [...root.querySelectorAll('[data-option]')].map(({ dataset }) => dataset.option),
    ];
}"""
KEPT = """key => {
    const held = JSON.parse(localStorage[key] ?? null);
    return JSON.stringify((held?.kept ?? held)?.sitting ?? null);
}"""
"""The match, but not what is kept with it: of a deal that is over more and more is found out."""

KEPT_SINCE = f"([key, before]) => ({KEPT})(key) !== before"

FOLLOW = f"""async (root, [key, selectors]) => {{
    const kept = {KEPT};
    const [before, text] = [kept(key), localStorage[key]];
    const went = () => localStorage[key] !== text && kept(key) !== before;
    const done = () => went() && root.matches({REPLY!r});
    await ({PRESS_ALL})(root, selectors);
    for (const since = performance.now(); !done();) {{
        if (performance.now() - since > {PATIENCE_MS})
            throw new Error(`nothing comes of ${{selectors}}`);
        await new Promise(later => setTimeout(later, 1));
    }}
    return ({SEEN})(root, key);
}}"""


UNSEEN = """unseen => {
    const { prototype } = Element;
    globalThis.isSeen ??= prototype.checkVisibility;
    document.body.style.display = unseen ? "none" : "";
    prototype.checkVisibility = unseen ? function () { return !this.closest("[hidden]"); } : isSeen;
}"""
"""Leave out the page, or show it again; what is not hidden by itself counts as seen meanwhile."""


FIRST = "() => sessionStorage['carte.first'] ?? null"
"""The number by which a page of the book has chosen a first match for its reader."""


def first_shown(widget: Play, number: str | None) -> Sitting:
    """Return the match that is shown first: the one given, or a page's own, chosen by a number."""
    given = from_json(widget.content["sitting"])
    if number is None:
        return given
    firsts = first_matches(given.game, level=given.level, deals=given.before.deals)
    return firsts[int(number) % len(firsts)]


@dataclass(frozen=True)
class Seen:
    """What a page shows of a match; what may be said is `offered` on buttons."""

    sitting: Sitting
    offered: list[str]


@dataclass
class Match:
    """The play table `root`, kept under a `name`; `first` is the match that it was made with."""

    root: Locator
    name: str
    first: Sitting

    @classmethod
    def at(cls, root: Locator, widget: Play) -> Self:
        """Return the match on a widget that is shown."""
        number = root.page.evaluate(FIRST)
        return cls(root, widget.content["name"], first_shown(widget, number))

    @property
    def page(self) -> Page:
        return self.root.page

    @property
    def key(self) -> str:
        """Under which the browser keeps the match."""
        return f"carte.play.{self.name}"

    def seen(self) -> Seen:
        return self._read(*self.root.evaluate(SEEN, self.key))

    @property
    def sitting(self) -> Sitting:
        """The match as the browser keeps it, or as it began."""
        return self.seen().sitting

    @property
    def deal(self) -> Deal:
        return self.sitting.deal

    def ready(self) -> None:
        """Wait until the reader is to act, or the deal is counted."""
        self.root.locator(REPLY).wait_for()

    def act(self, action: str) -> Locator:
        return self.root.locator(f"[data-action={action}]")

    def cards(self, zone: str) -> list[str]:
        found = self.root.locator(f"[data-zone='{zone}'] [data-card]")
        return sorted(found.evaluate_all("all => all.map(({ dataset }) => dataset.card)"))

    def offered(self) -> list[Move]:
        """The legal moves that have buttons: of a long row of bids only some do."""
        seen = self.seen()
        moves = seen.sitting.deal.legal_moves()
        return [one for one in moves if not _is_pressed(one) or str(one) in seen.offered]

    def press(self, *selectors: str) -> None:
        """Press what each selector finds, with a pointer that must reach it."""
        for selector in selectors:
            self.root.locator(selector).click()

    def make(self, choice: Move) -> None:
        """Make a move, and wait for what it leads to."""
        self.press(*buttons_of(choice))
        self.ready()

    def next_deal(self) -> None:
        """Go on after a deal: to the next one, or to another match."""
        self.press("[data-action=next]")
        self.root.locator(":scope:not([data-over])").wait_for()
        self.ready()

    def another(self, way: str = "deal") -> None:
        """Have another match dealt, as the panel has it; the one before lies there meanwhile.

        Another ``way`` of the panel is ``today``: the cards of the day.
        """
        kept = self.page.evaluate(KEPT, self.key)
        self.press(f"[data-action={way}]")
        self.page.wait_for_function(KEPT_SINCE, arg=[self.key, kept])
        self.ready()

    def play_on(self) -> Deal:
        """Play the deal to its end, each time the move in the middle of all legal ones."""
        while not (deal := self.deal).is_over:
            moves = self.offered()
            self.make(moves[len(moves) // 2])
        return deal

    def hurry(self, choice: Move) -> None:
        """Make a move by mere events, wherever on the page it is."""
        QuickMatch(self.root, self.name, self.first).make(choice)

    def hurry_on(self) -> None:
        """Play the deal to its end by mere events."""
        QuickMatch(self.root, self.name, self.first).play_on()

    def counted(self) -> set[str]:
        """The cards that lie open to be counted."""
        faces = self.root.locator(".carte-laid [data-face]")
        return set(faces.evaluate_all("all => all.map(({ dataset }) => dataset.face)"))

    def points(self) -> list[int]:
        """What the score says that every side gets."""
        texts = self.root.locator(
            ".carte-score tfoot td, .carte-score:not(:has(tfoot)) td:not(:empty)"
        ).all_inner_texts()
        return [int(text.replace("−", "-")) for text in texts if text]

    def _read(self, kept: object, offered: list[str]) -> Seen:
        return Seen(from_json(kept) if kept else self.first, offered)


@dataclass
class QuickMatch(Match):
    """A match that is played by mere events, and asks the page but once a move.

    That is several times as fast; what was not done through it is not seen.
    """

    _seen: Seen | None = field(default=None, init=False)

    def seen(self) -> Seen:
        self._seen = self._seen or super().seen()
        return self._seen

    def make(self, choice: Move) -> None:
        self._follow(*buttons_of(choice))

    def next_deal(self) -> None:
        self._follow("[data-action=next]")

    def take_back(self) -> None:
        """Take the last move back."""
        self._follow("[data-action=undo]")

    def _follow(self, *selectors: str) -> None:
        """Press what each selector finds, wherever on the page it is; see what it leads to."""
        self._seen = self._read(*self.root.evaluate(FOLLOW, [self.key, selectors]))


@dataclass
class UnseenMatch(QuickMatch):
    """A match whose deals are played on where nobody looks on: nothing is laid out meanwhile.

    That is most of what a move costs. At the end of a deal all is there to be seen.
    """

    def play_on(self) -> Deal:
        self.page.evaluate(UNSEEN, True)
        deal = super().play_on()
        self.page.evaluate(UNSEEN, False)
        return deal


def _is_pressed(choice: Move) -> bool:
    """Return whether a move is a button of its own."""
    return isinstance(choice, Announcement) and choice.verb in PRESSED


def buttons_of(choice: Move) -> list[str]:
    """Return the selectors of what is pressed for a move, one after the other."""
    if _is_pressed(choice):
        return [f"[data-option='{choice}']"]
    named = [
        f".carte-signals [data-option='{word}']"
        if word in SIGNALS
        else f"[data-card='{word}']:enabled:not([aria-disabled=true])"
        for word in str(choice).split()
        if word in SIGNALS or word[0].isdigit()
    ]
    return [*named, "[data-action=play]"]
