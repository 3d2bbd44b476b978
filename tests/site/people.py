"""A play table at which several people hand one device round, as they use it."""

from dataclasses import dataclass

from playwright.sync_api import Locator, Page

from carte.play import Sitting
from carte.play.match_code import from_json
from carte.players import LEVELS
from tests.site.match import KEPT, buttons_of

WATCH = """(root, WAITING) => {
    globalThis.glimpses = [];
    globalThis.hidden = []; // the hands of all but who holds the device
    const look = () => {
        const hand = [...root.querySelectorAll("[data-zone=hand] [data-card]")];
        const cards = hand.map(({ dataset }) => dataset.card);
        const other = cards.filter(card => hidden.includes(card));
        if (other.length) glimpses.push(["hand", ...other]);
        if (!root.querySelector("[data-curtain]")) return;
        const shown = [...root.querySelectorAll("[data-card], [data-face], .carte-felt")];
        if (shown.length) glimpses.push(["curtain", ...shown.map(one => one.outerHTML)]);
        const told = [...root.querySelectorAll("[role=status], .carte-intro")];
        const said = told.map(({ textContent }) => textContent).join("");
        if (said && said !== WAITING) glimpses.push(["said", said]);
    };
    const changes = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver(look).observe(document, changes);
    globalThis.hideFromHolder = (cards) => { hidden = cards; look(); };
    look();
}"""
"""Take note of every card that somebody else than the holder of the device could see.

Whatever the page comes to show is a change of it, and of all hidden cards at any change.
"""

READY = ", ".join(
    f":scope:has({shown})"
    for shown in ("[data-open]", "[data-curtain]", ".carte-ending:not([hidden])")
)


@dataclass
class Table:
    """A play table at which several people sit."""

    root: Locator
    key: str

    @property
    def page(self) -> Page:
        return self.root.page

    @property
    def sitting(self) -> Sitting:
        return from_json(self.page.evaluate(f"key => JSON.parse(({KEPT})(key))", self.key))

    @property
    def curtain(self) -> Locator:
        return self.root.locator("[data-curtain]")

    def act(self, action: str) -> Locator:
        return self.root.locator(f"[data-action={action}]")

    def seat(self, *sitters: str) -> None:
        """Open the panel for several people, and say who sits where: of a level, or by name.

        "Anna with the coach" is a newcomer whom it helps.
        """
        self.act("people").click()
        for number, sitter in enumerate(sitters):
            kind = self.root.locator(f"[data-field=sitter-{number}]")
            if sitter in LEVELS:
                kind.select_option(label=f"{'An' if sitter == 'expert' else 'A'} {sitter}")
                continue
            name, *coach = sitter.split(" with the ")
            if coach:
                kind.select_option(index=1)
            self.root.locator(f"[data-field=name-{number}]").fill(name)

    def ready(self) -> None:
        self.root.locator(READY).wait_for()

    def hide_from(self, seat: int) -> None:
        """Tell who watches, if anybody does, whose device it is: no card of others may be shown."""
        others = [hand for one, hand in enumerate(self.sitting.deal.hands) if one != seat]
        cards = [str(card) for hand in others for card in hand]
        self.page.evaluate("cards => globalThis.hideFromHolder?.(cards)", cards)

    def hand(self) -> list[str]:
        found = self.root.locator("[data-zone=hand] [data-card]")
        return sorted(found.evaluate_all("all => all.map(({ dataset }) => dataset.card)"))

    def turn(self) -> None:
        """Let the next person look behind the curtain, if it is there, and play."""
        deal = self.sitting.deal
        held = sorted(map(str, deal.hands[deal.turn]))
        self.hide_from(deal.turn)
        if self.curtain.count():
            self.act("look").click()
            self.root.locator(":scope:has([data-open])").wait_for()
        assert self.hand() == held
        moves = deal.legal_moves()
        options = self.root.locator("[data-option]")
        offered = options.evaluate_all("all => all.map(({ dataset }) => dataset.option)")
        made = next((move for move in moves if str(move) in offered), moves[len(moves) // 2])
        before = self.page.evaluate(KEPT, self.key)
        went = f"([key, before]) => ({KEPT})(key) !== before"
        for selector in buttons_of(made):
            self.root.locator(selector).dispatch_event("click")
        self.page.wait_for_function(went, arg=[self.key, before])
        self.ready()

    def play_on(self, turns: int | None = None) -> None:
        """Play the deal to its end, or so many turns of it."""
        left = turns
        while not self.sitting.deal.is_over and left != 0:
            self.turn()
            left = None if left is None else left - 1
