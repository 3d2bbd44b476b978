"""Several people hand one device round: what the page shows of a match, and when."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from carte.play import Sitting
from carte.play.match_code import from_json
from carte.players import LEVELS
from carte.widgets import Play
from tests.front.reader import Put
from tests.site.match import AT_ONCE, KEPT, buttons_of

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
    const frame = () => { look(); requestAnimationFrame(frame); };
    frame();
}"""
"""Take note of every card that somebody else than the holder of the device could see."""

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

    def ready(self) -> None:
        self.root.locator(READY).wait_for()

    def hide_from(self, seat: int) -> None:
        """Say whose device it is from now on: of the other hands no card may be shown."""
        others = [hand for one, hand in enumerate(self.sitting.deal.hands) if one != seat]
        cards = [str(card) for hand in others for card in hand]
        self.page.evaluate("cards => { globalThis.hidden = cards; }", cards)

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


@pytest.fixture
def gather(put: Put, page: Page, short_thoughts: None) -> Callable[..., Table]:
    """Have people sit down at a table, two of them unless their names or levels are given."""

    def sit_down(game: str, *sitters: str, seed: int = 1, **wishes: Any) -> Table:
        page.add_init_script(AT_ONCE)
        widget = Play(game, **wishes)
        root = put(widget, attributes='data-engine="ready"')
        at = Table(root, f"carte.play.{widget.content['name']}")
        at.act("people").click()
        for number, sitter in enumerate(sitters):
            if sitter in LEVELS:
                kind = root.locator(f"[data-field=sitter-{number}]")
                kind.select_option(index=1 + LEVELS.index(sitter))
            else:
                root.locator(f"[data-field=name-{number}]").fill(sitter)
        root.locator("[data-field=seed]").fill(str(seed))  # by 1 the first seat acts first
        root.evaluate(WATCH, "One moment …")
        at.act("deal").click()
        at.curtain.wait_for()
        return at

    return sit_down


Gather = Callable[..., Table]


TABLES = [
    ("scopa", {}, ("Anna", "Bruno")),
    ("scopone", {}, ("Anna", "newcomer", "Carla", "Dario")),
    ("asso-piglia-tutto", {}, ("Anna", "Bruno")),
    ("cirulla", {"players": 3}, ("newcomer", "Bruno", "Carla")),
    ("briscola", {"players": 4}, ("Anna", "Bruno", "Carla", "Dario")),
    ("briscola-chiamata", {}, ("Anna", "Bruno", "newcomer", "Dario", "Elena")),
    ("mediatore", {}, ("regular", "Bruno", "Carla", "newcomer")),
]


@pytest.mark.parametrize(("game", "rules", "sitters"), TABLES, ids=lambda value: str(value))
def test_a_whole_deal_is_handed_round_and_nobody_glimpses_another_hand(
    gather: Gather, page: Page, game: str, rules: dict[str, int], sitters: tuple[str, ...]
) -> None:
    at = gather(game, *sitters, **rules)
    at.play_on()
    assert page.evaluate("glimpses") == []
    expect(at.root).to_have_attribute("data-over", "")
    status = at.root.locator("[role=status]").inner_text().lower().split()
    assert not {"you", "your"} & {*status}
    expect(at.root.locator(".carte-account, .carte-points:not([hidden])")).to_have_count(0)
    at.act("next").click()
    at.curtain.wait_for()
    assert len(at.sitting.dealt) == 2 or at.sitting.deal.moves == ()


def test_two_presses_lead_from_the_page_to_a_game_of_two(gather: Gather) -> None:
    at = gather("scopa")
    assert [one.person for one in at.sitting.sitters] == ["Player 1", "Player 2"]


def test_one_press_hands_the_device_over(gather: Gather) -> None:
    at = gather("scopa", "Anna", "Bruno")
    expect(at.curtain).to_have_attribute("data-curtain", "Anna")
    at.turn()
    expect(at.curtain).to_have_attribute("data-curtain", "Bruno")
    expect(at.act("look")).to_be_focused()
    at.act("look").press("Enter")
    at.root.locator(":scope:has([data-open])").wait_for()
    expect(at.root.locator("[data-zone=hand] [data-card]:focus")).to_have_count(1)


def test_who_wins_the_trick_leads_without_handing_the_device_over(gather: Gather) -> None:
    at = gather("briscola", "Anna", "Bruno", seed=2)
    for _turn in range(4):
        last = at.sitting.deal.turn
        at.turn()
        again = at.sitting.deal.turn == last
        assert at.curtain.count() == (0 if again else 1)
        if again:
            assert at.hand() == sorted(map(str, at.sitting.deal.hands[last]))
            return
    raise AssertionError("nobody won the trick that they completed")


def test_behind_the_curtain_nothing_of_the_game_is_named(gather: Gather, page: Page) -> None:
    at = gather("scopa", "Anna", "Bruno")
    title, steps = page.title(), page.evaluate("history.length")
    at.play_on(3)
    named = at.root.aria_snapshot()
    assert "Bruno" in named
    assert not [suit for suit in ("denari", "coppe", "spade", "bastoni") if suit in named]
    assert (page.title(), page.evaluate("history.length")) == (title, steps)


def test_a_match_is_behind_the_curtain_when_the_page_is_loaded_again(
    gather: Gather, page: Page
) -> None:
    at = gather("scopa", "Anna", "Bruno")
    at.turn()
    at.act("look").click()
    at.root.locator(":scope:has([data-open])").wait_for()
    before = at.sitting
    page.reload()
    expect(at.curtain).to_have_attribute("data-curtain", "Bruno")
    assert at.root.locator("[data-card]").count() == 0
    at.turn()
    assert at.sitting.deal.moves[:-1] == before.deal.moves


def test_who_leaves_the_page_leaves_the_curtain_before_the_hand(gather: Gather, page: Page) -> None:
    at = gather("scopa", "Anna", "Bruno")
    at.act("look").click()
    at.root.locator(":scope:has([data-open])").wait_for()
    page.evaluate("dispatchEvent(new Event('pagehide'))")
    expect(at.curtain).to_have_attribute("data-curtain", "Anna")
    assert at.root.locator("[data-card]").count() == 0


def test_a_match_put_aside_comes_back_behind_the_curtain(gather: Gather) -> None:
    at = gather("scopa", "Anna", "Bruno")
    at.turn()
    at.turn()
    at.act("look").click()
    at.root.locator(":scope:has([data-open])").wait_for()
    before = at.sitting
    at.act("new").click()
    at.root.locator("[data-field=who][value=one]").evaluate("one => one.click()")
    at.act("deal").click()
    at.root.locator(":scope:has([data-open])").wait_for()
    assert at.sitting.sitters == ()
    expect(at.act("coach")).to_be_visible()
    at.act("new").click()
    at.act("before").click()
    expect(at.curtain).to_have_attribute("data-curtain", "Anna")
    assert at.sitting == before


def test_nothing_is_kept_of_how_people_play(gather: Gather, page: Page) -> None:
    page.evaluate("localStorage.clear()")
    at = gather("scopa", "Anna", "Bruno")
    at.play_on()
    kept = page.evaluate("Object.keys(localStorage).filter(key => key.startsWith('carte.'))")
    assert [key for key in kept if not key.startswith("carte.play.")] == []
    expect(at.act("coach")).to_have_count(0)
