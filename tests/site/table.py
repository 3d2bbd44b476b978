"""A widget as a reader uses it: through the hooks that every page promises."""

from dataclasses import dataclass

from playwright.sync_api import Locator

SAID = ("pass", "bid", "declare")
"""The verbs of moves that are buttons of their own."""

HANDED_IN = ("call", "discard", "give")
"""The verbs of moves that hand in cards; a card of the pack that you hold lies in the hand."""


@dataclass(frozen=True)
class Verdict:
    """What the table answered to a move."""

    good: bool
    rule: str
    text: str


class Table:
    """One widget's root; moves are given in Carte's notation."""

    def __init__(self, root: Locator, *, pointer: bool = True) -> None:
        """Press with a pointer, which must reach what it presses, or else by mere events."""
        self.root = root
        self._pointer = pointer

    def press(self, target: Locator) -> None:
        if self._pointer:
            target.click()
        else:
            target.dispatch_event("click")

    @property
    def kind(self) -> str:
        return self.root.get_attribute("data-widget") or ""

    def zone(self, name: str) -> Locator:
        return self.root.locator(f"[data-zone={name}]")

    def cards(self, zone: str) -> list[str]:
        """The cards that can be pressed in a zone, in the order shown."""
        buttons = self.zone(zone).locator("button[data-card]:enabled").all()
        return [button.get_attribute("data-card") or "" for button in buttons]

    def press_card(self, zone: str, card: str) -> None:
        self.press(self.zone(zone).locator(f"button[data-card='{card}']"))

    def act(self, action: str) -> None:
        self.press(self.root.locator(f"[data-action={action}]:visible").first)

    def play(self, move: str) -> Verdict:
        """Make any move: press what it names, and then the button that plays."""
        verb, *cards = move.split()
        if verb in SAID:
            return self.choose(move)
        if verb in HANDED_IN:
            return self.hand_in(cards, "pack", "hand")
        card, _, taken = move.partition(" x ")
        card, _, signal = card.partition(" ")
        self._say(signal or "none")
        self.press_card("hand", card)
        for other in taken.split():
            self.press_card("table", other)
        self.act("play")
        return self.verdict()

    def _say(self, signal: str) -> None:
        """Switch a signal on, or off, where it is not already; a lead remembers the last one."""
        for button in self.root.locator(f".carte-signals [data-option='{signal}']").all():
            if button.get_attribute("aria-pressed") != "true":
                self.press(button)

    def hand_in(self, cards: list[str], *zones: str) -> Verdict:
        """Press cards, each in whichever of the zones it lies, then the button."""
        places = self.root.locator(", ".join(f"[data-zone={zone}]" for zone in zones))
        for card in cards:
            self.press(places.locator(f"button[data-card='{card}']"))
        self.act("play")
        return self.verdict()

    def pick(self, cards: list[str]) -> Verdict:
        """Answer a question with cards of the pile."""
        return self.hand_in(cards, "pile")

    def choose(self, option: str) -> Verdict:
        """Press one of the answers offered."""
        self.press(self.root.locator(f"[data-option='{option}']"))
        return self.verdict()

    def type(self, move: str) -> Verdict:
        entry = self.root.locator("input[data-move]")
        entry.fill(move)
        entry.press("Enter")
        return self.verdict()

    def wait_for_turn(self) -> None:
        """Wait until the cards listen again."""
        self.root.locator("[data-open]").wait_for()

    def retry(self) -> None:
        self.act("retry")
        self.root.locator("[data-verdict]").wait_for(state="detached")

    def verdict(self) -> Verdict:
        element = self.root.locator("[role=status] [data-verdict], [role=status][data-verdict]")
        element.wait_for()
        return Verdict(
            good=element.get_attribute("data-verdict") == "good",
            rule=element.get_attribute("data-rule") or "",
            text=element.inner_text().strip(),
        )
