"""A widget as a reader uses it: through the hooks that every page promises."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from playwright.sync_api import ElementHandle, Locator

from tests.site.windows import PATIENCE_MS

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


@dataclass(frozen=True)
class Try:
    """What is pressed for a move, and what is pressed then to make another one instead."""

    move: tuple[str, ...]
    back: tuple[str, ...] = ()


class Table:
    """One widget's root; moves are given in Carte's notation."""

    def __init__(self, root: Locator) -> None:
        self.root = root

    def press(self, *selectors: str) -> None:
        """Press the first thing in sight of each kind, with a pointer that must reach it."""
        for selector in selectors:
            found = self.root.locator(selector.removeprefix(IF_THERE))
            if selector.startswith(IF_THERE) and not found.count():
                continue
            found.locator("visible=true").first.click()

    @property
    def kind(self) -> str:
        return self.root.get_attribute("data-widget") or ""

    def zone(self, name: str) -> Locator:
        return self.root.locator(f"[data-zone={name}]")

    def cards(self, zone: str) -> list[str]:
        """The cards that can be pressed in a zone, in the order shown."""
        buttons = self.zone(zone).locator("button[data-card]:enabled:not([aria-disabled=true])")
        return list(buttons.evaluate_all("all => all.map(({ dataset }) => dataset.card)"))

    def press_card(self, zone: str, card: str) -> None:
        self.press(card_in(zone, card))

    def act(self, action: str) -> None:
        self.press(act(action))

    def play(self, move: str) -> Verdict:
        """Make any move."""
        self.press(*pressed_for(move))
        return self.verdict()

    def pick(self, cards: list[str]) -> Verdict:
        """Answer a question with cards of the pile."""
        self.press(*handed_in(cards, "pile"))
        return self.verdict()

    def choose(self, option: str) -> Verdict:
        """Press one of the answers offered."""
        self.press(chosen(option))
        return self.verdict()

    def try_all(self, tries: Sequence[Try]) -> list[Verdict]:
        """Make one move after the other; once one leads back to them, nothing is said any more."""
        return [self._try(one) for one in tries]

    def _try(self, one: Try) -> Verdict:
        self.press(*one.move)
        verdict = self.verdict()
        self.press(*one.back)
        if one.back:
            self.root.locator(VERDICT).wait_for(state="detached")
        return verdict

    def type(self, move: str) -> Verdict:
        entry = self.root.locator("input[data-move]")
        entry.fill(move)
        entry.press("Enter")
        return self.verdict()

    def wait_for_turn(self) -> None:
        """Wait until the cards listen again."""
        self.root.locator("[data-open]").wait_for()

    def verdict(self) -> Verdict:
        return Verdict(*self.root.locator(VERDICT).evaluate(READ))


class QuickTable(Table):
    """A table that is pressed by mere events, many at a time, and read before it is drawn.

    That is several times as fast: a page draws itself anew after each press.
    """

    reached = False
    """Whether what is pressed must lie where a pointer reaches it."""

    @cached_property
    def _element(self) -> ElementHandle:
        """The root, once it has been looked for on its page."""
        return self.root.element_handle()

    def press(self, *selectors: str) -> None:
        """Press the first thing in sight of each kind."""
        self._said = self._element.evaluate(PRESS, [selectors, self.reached])

    def try_all(self, tries: Sequence[Try]) -> list[Verdict]:
        """Make all moves before the page is drawn again."""
        moves = [[one.move, one.back] for one in tries]
        said = self._element.evaluate(TRY_ALL, [moves, self.reached])
        assert all(left is None for _, left in said), "a verdict stays"
        return [Verdict(*given) for given, _ in said]

    def verdict(self) -> Verdict:
        return Verdict(*self._said) if self._said else super().verdict()


class ReachedTable(QuickTable):
    """Such a table of which everything that is pressed is in reach of a pointer once it is time."""

    reached = True


VERDICT = "[role=status] [data-verdict], [role=status][data-verdict]"
READ = "one => [one.dataset.verdict === 'good', one.dataset.rule ?? '', one.innerText.trim()]"
IF_THERE = "if there: "
"""What a selector begins with whose thing is pressed only where there is one."""
HELD = """(one, reached) => {
    if (!one || !reached) return !one;
    one.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = one.getBoundingClientRect();
    return one.disabled || !one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
"""Whether what is to be pressed is not there yet, or nothing that a pointer could press."""
PRESS_ALL = f"""async (root, selectors, reached = false) => {{
    for (const given of selectors) {{
        const selector = given.replace({IF_THERE!r}, '');
        if (selector !== given && !root.querySelector(selector)) continue;
        const found = () => [...root.querySelectorAll(selector)].find(one => one.checkVisibility());
        for (const since = performance.now(); ({HELD})(found(), reached);) {{
            if (performance.now() - since > {PATIENCE_MS})
                throw new Error(`nothing to press: ${{selector}}`);
            await new Promise(requestAnimationFrame);
        }}
        found().click();
    }}
    const said = root.querySelector({VERDICT!r});
    return said && ({READ})(said);
}}"""

PRESS = f"(root, [selectors, reached]) => ({PRESS_ALL})(root, selectors, reached)"
TRY_ALL = f"""async (root, [tries, reached]) => {{
    const press = {PRESS_ALL};
    const said = [];
    for (const [move, back] of tries)
        said.push([
            await press(root, move, reached),
            back.length ? await press(root, back, reached) : null,
        ]);
    return said;
}}"""


def pressed_for(move: str) -> tuple[str, ...]:
    """What is pressed for any move: what it names, and then the button that plays.

    A signal is switched on, or off, where it is not already: a lead remembers the last one.
    """
    verb, *cards = move.split()
    if verb in SAID:
        return (chosen(move),)
    if verb in HANDED_IN:
        return handed_in(cards, "pack", "hand")
    card, _, taken = move.partition(" x ")
    card, _, signal = card.partition(" ")
    said = f".carte-signals {chosen(signal or 'none')}:not([aria-pressed=true])"
    takes = [card_in("table", other) for other in taken.split()]
    return (IF_THERE + said, card_in("hand", card), *takes, act("play"))


def handed_in(cards: Sequence[str], *zones: str) -> tuple[str, ...]:
    """Cards, each in whichever of the zones it lies, then the button."""
    lie = [", ".join(card_in(zone, card) for zone in zones) for card in cards]
    return (*lie, act("play"))


def chosen(option: str) -> str:
    """Where one of the answers offered is."""
    return f"[data-option='{option}']"


def card_in(zone: str, card: str) -> str:
    """Where a card lies in a zone."""
    return f"[data-zone={zone}] button[data-card='{card}']"


def act(action: str) -> str:
    """Where the button of an action is."""
    return f"[data-action={action}]"


def answered(table: Table, right: Iterable[str]) -> bool:
    """Answer a question of the quiz; whether that is right."""
    for option in right:
        table.root.locator(f"[data-option='{option}']").click()
    if (check := table.root.locator("[data-action=play]")).is_visible():
        check.click()
    return table.verdict().good
