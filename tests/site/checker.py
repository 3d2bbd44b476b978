"""The case checker as a reader uses it: through the hooks that its page promises."""

from playwright.sync_api import expect

from tests.site.table import QuickTable, Table, card_in
from tests.site.windows import PATIENCE_MS

FOLLOW = f"""async (root, code) => {{
    location.hash = code;
    for (const since = performance.now(); root.dataset.code !== code;) {{
        if (performance.now() - since > {PATIENCE_MS}) throw new Error(`never at ${{code}}`);
        await new Promise(later => setTimeout(later, 5));
    }}
}}"""


class Checker(Table):
    """The root of a case checker."""

    def put(self, zone: str, cards: str) -> None:
        """Press cards of the pack, after the place where they are to go."""
        self.unfold()
        self.press(f"[data-place='{zone}']", *(card_in("pack", card) for card in cards.split()))

    def unfold(self) -> None:
        """Show the pack, which is folded away beside a position."""
        tray = self.root.locator(".carte-tray")
        if tray.get_attribute("open") is None:
            tray.locator("summary").click()

    def enter(self, text: str) -> None:
        """Type cards."""
        self.unfold()
        entry = self.root.locator("[data-cards]")
        entry.fill(text)
        entry.press("Enter")

    def say(self, name: str, value: object) -> None:
        """Fill in a field of the position, where it is shown."""
        field = self.root.locator(f"[data-field='{name}']")
        if not field.is_visible():
            return
        if isinstance(value, bool):
            field.set_checked(value)
        elif field.evaluate("field => field.localName") == "select":
            field.select_option(str(value))
        else:
            field.fill(str(value))
            field.blur()

    def judged(self) -> str:
        """Wait until what lies there is judged, and return the code of the position."""
        expect(self.root).not_to_have_attribute("data-code", "")
        return self.root.get_attribute("data-code") or ""

    def follow(self, code: str) -> None:
        """Go to another position of the same page by its link."""
        self.root.evaluate(FOLLOW, code)

    def moves(self) -> list[str]:
        """The legal moves that are listed."""
        moves: list[str] = self.root.locator("[data-listed]").evaluate_all(
            "buttons => buttons.map(button => button.dataset.listed)"
        )
        return moves

    def open_quarrel(self, number: int) -> None:
        """Open one of the famous quarrels, counted from 0."""
        fold = self.root.locator("[data-fold=examples]")
        if fold.get_attribute("open") is None:
            fold.locator("summary").click()
        fold.locator("[data-example]").nth(number).click()


class QuickChecker(Checker, QuickTable):
    """A case checker on which cards are laid by mere events, many at a time."""
