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

    def __init__(self, root: Locator) -> None:
        self.root = root

    def press(self, *selectors: str) -> None:
        """Press the first thing in sight of each kind, with a pointer that must reach it."""
        for selector in selectors:
            self.root.locator(selector).locator("visible=true").first.click()

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
        self.press(card_in(zone, card))

    def act(self, action: str) -> None:
        self.press(act(action))

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
        takes = [card_in("table", other) for other in taken.split()]
        self.press(card_in("hand", card), *takes, act("play"))
        return self.verdict()

    def _say(self, signal: str) -> None:
        """Switch a signal on, or off, where it is not already; a lead remembers the last one."""
        said = f".carte-signals [data-option='{signal}']:not([aria-pressed=true])"
        if self.root.locator(said).count():
            self.press(said)

    def hand_in(self, cards: list[str], *zones: str) -> Verdict:
        """Press cards, each in whichever of the zones it lies, then the button."""
        lie = [", ".join(card_in(zone, card) for zone in zones) for card in cards]
        self.press(*lie, act("play"))
        return self.verdict()

    def pick(self, cards: list[str]) -> Verdict:
        """Answer a question with cards of the pile."""
        return self.hand_in(cards, "pile")

    def choose(self, option: str) -> Verdict:
        """Press one of the answers offered."""
        self.press(f"[data-option='{option}']")
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
        return Verdict(*self.root.locator(VERDICT).evaluate(READ))


class QuickTable(Table):
    """A table that is pressed by mere events, many at a time, and read before it is drawn.

    That is several times as fast: a page draws itself anew after each press.
    """

    def press(self, *selectors: str) -> None:
        """Press the first thing in sight of each kind, wherever on the page it is."""
        self._said = self.root.evaluate(PRESS_ALL, selectors)

    def retry(self) -> None:
        self.act("retry")
        assert self._said is None, "the verdict stays"

    def verdict(self) -> Verdict:
        return Verdict(*self._said) if self._said else super().verdict()


VERDICT = "[role=status] [data-verdict], [role=status][data-verdict]"
READ = "one => [one.dataset.verdict === 'good', one.dataset.rule ?? '', one.innerText.trim()]"
PRESS_ALL = f"""async (root, selectors) => {{
    for (const selector of selectors) {{
        const found = () => [...root.querySelectorAll(selector)].find(one => one.checkVisibility());
        for (let frames = 0; !found(); frames += 1) {{
            if (frames === 300) throw new Error(`nothing to press: ${{selector}}`);
            await new Promise(requestAnimationFrame);
        }}
        found().click();
    }}
    const said = root.querySelector({VERDICT!r});
    return said && ({READ})(said);
}}"""


def card_in(zone: str, card: str) -> str:
    """Where a card lies in a zone."""
    return f"[data-zone={zone}] button[data-card='{card}']"


def act(action: str) -> str:
    """Where the button of an action is."""
    return f"[data-action={action}]"
