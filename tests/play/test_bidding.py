"""A table at which players bid keeps its room in every phase, and shows all that may be called."""

from collections.abc import Callable, Iterator, Sequence

import pytest
from playwright.sync_api import Page

import carte
from carte import language
from carte.engine.cards import PACK
from carte.engine.phrases import capital
from carte.front.widget import Widget
from carte.language import _, pgettext
from carte.play import code
from carte.widgets import Play
from tests.front.reader import FREE, Put
from tests.play.sittings import CONTRACTS, decisions
from tests.site.match import Match, QuickMatch

Sit = Callable[..., Match]

WIDTHS = [1280, 768, 390, 320]
HIGH = 844

HEIGHT = "root => root.querySelector('.carte-felt').getBoundingClientRect().height"

WITHOUT_CENTRE = f"""root => {{
    const middle = ".carte-options:not(.carte-signals), [data-zone=pack], [data-zone=trick]";
    const lying = [...root.querySelectorAll(`.carte-felt > :is(${{middle}})`)];
    const before = lying.map(one => [one.hidden, one.hasAttribute("data-holds")]);
    for (const one of lying) {{
        one.hidden ||= one.matches(".carte-options");
        one.toggleAttribute("data-holds", false);
    }}
    const height = ({HEIGHT})(root);
    lying.forEach((one, place) => {{
        one.hidden = before[place][0];
        one.toggleAttribute("data-holds", before[place][1]);
    }});
    return height;
}}"""
"""How high the table would be, were nothing to be said, to be called or played."""

HEIGHTS = """root => {
    const felt = root.querySelector(".carte-felt");
    globalThis.heights = new Set();
    const note = () => root.hasAttribute("data-over") ||
        heights.add(Math.round(felt.getBoundingClientRect().height));
    new ResizeObserver(note).observe(felt);
}"""
"""From now on it is noted how high the table is, until the deal is counted."""

OUTSIDE = """root => {
    const box = one => one.getBoundingClientRect();
    const isBeyond = (one, { left, right, bottom }) =>
        box(one).left < left - 1 || box(one).right > right + 1 || box(one).bottom > bottom + 1;
    const beyond = place => [...place.querySelectorAll("*")]
        .filter(one => !one.closest(".carte-unseen, .carte-face") && one.checkVisibility())
        .filter(one => isBeyond(one, box(place))).map(one => one.outerHTML);
    const overCounts = plate => [...plate.querySelectorAll(".carte-said")]
        .filter(said => said.checkVisibility() &&
            box(said).top < box(plate.querySelector(".carte-counts")).bottom - 4)
        .map(said => `over the counts: ${said.textContent}`);
    return [...root.querySelectorAll(".carte-plate")]
        .flatMap(plate => [...beyond(plate), ...overCounts(plate)])
        .concat(beyond(root.querySelector(".carte-mine")));
}"""
"""What is said of a seat, or counted there, and has no room at its plate."""


def resize(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": HIGH})


@pytest.mark.parametrize("width", WIDTHS)
def test_all_cards_that_may_be_called_are_in_sight_and_the_picked_one_is_ringed(
    sit: Sit, page: Page, width: int
) -> None:
    resize(page, width)
    at = sit("mediatore", fragment=f"#play={code(decisions(carte.game('mediatore'))['call'])}")
    cards = at.root.locator("[data-zone=pack] [data-card]")
    assert cards.count() == len(PACK) - 9
    at.root.locator(".carte-felt").scroll_into_view_if_needed()
    assert all(card.evaluate(FREE) for card in cards.all())
    picked = cards.nth(17)
    picked.click()
    assert "0px 0px 0px 3px" in picked.evaluate("card => getComputedStyle(card).boxShadow")
    assert not picked.evaluate(CUT_OFF)


def test_what_is_said_with_a_card_is_seen_to_be_picked(sit: Sit, page: Page) -> None:
    at = sit("mediatore", fragment=f"#play={code(decisions(carte.game('mediatore'))['lead'])}")
    at.root.locator("[data-zone=hand] [data-card]").first.click()
    signals = at.root.locator(".carte-signals [data-option]:enabled")
    looks = "all => all.map(one => getComputedStyle(one).backgroundColor)"
    signals.last.click()
    *others, last = signals.evaluate_all(looks)
    assert others
    assert last not in others


CUT_OFF = """card => {
    const clips = one => getComputedStyle(one).overflow !== "visible";
    const within = card.closest(".carte-felt");
    for (let one = card.parentElement; one !== within; one = one.parentElement)
        if (clips(one)) return true;
    return false;
}"""
"""Whether what stands round a card is cut off by what it lies in."""


def worst(widget: Widget, roles: list[str], says: list[str]) -> Widget:
    """The widget, at whose table each seat has these roles and has said so much."""
    for seat in widget.content["moment"]["step"]["scene"]["seats"]:
        seat.update(roles=roles, says=says, won=12)
    return widget


def most_said() -> Sequence[tuple[list[str], list[str]]]:
    """The roles and words of a seat: none, and the most in an auction, in a call, and in play."""
    passes = pgettext("said", "Pass")
    called = max((capital(card.name) for card in PACK), key=len)
    return [
        ([], []),
        ([_("Dealer")], ["2", "3", passes, _("{n} points").format(n=62)]),
        ([_("Dealer"), _("Declarer")], [passes, called]),
        ([_("Dealer"), _("Partner")], []),
    ]


@pytest.fixture(params=["en", "ja", "it"])
def spoken(request: pytest.FixtureRequest) -> Iterator[str]:
    """A language that all is said in."""
    language.use(request.param)
    yield request.param
    language.use("en")


@pytest.mark.parametrize("game", CONTRACTS)
def test_whatever_is_said_of_a_seat_has_room_and_makes_nothing_higher(
    put: Put, page: Page, game: str, spoken: str
) -> None:
    put([worst(Play(game, seed=2), *said) for said in most_said()])
    for width in WIDTHS:
        resize(page, width)
        roots = page.locator(".carte").all()
        heights = [root.evaluate(HEIGHT) for root in roots]
        assert heights == pytest.approx([heights[0]] * len(roots), abs=0.5), width
        assert [root.evaluate(OUTSIDE) for root in roots] == [[]] * len(roots), width


def test_all_bids_have_the_room_of_the_trick(sit: Sit, page: Page, spoken: str) -> None:
    found = decisions(carte.game("briscola-chiamata"))
    at = sit("briscola-chiamata", fragment=f"#play={code(found['auction'])}")
    for width in WIDTHS:
        resize(page, width)
        with_bids = at.root.evaluate(HEIGHT)
        assert with_bids == pytest.approx(at.root.evaluate(WITHOUT_CENTRE), abs=0.5), width


@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize("game", CONTRACTS)
def test_the_table_stays_as_high_from_the_auction_to_the_last_card(
    sit: Sit, page: Page, game: str, width: int
) -> None:
    resize(page, width)
    at = sit(game, seed=1, played=QuickMatch)
    at.root.evaluate(HEIGHTS)
    phases = set()
    while not at.deal.is_over:
        phases.add(at.deal.phase)
        moves = at.offered()
        at.make(moves[1] if len(phases) == 1 and len(moves) > 1 else moves[0])
    assert phases >= {"auction", "call", "play"}
    assert page.evaluate("heights.size") == 1


@pytest.mark.parametrize("width", WIDTHS)
def test_cards_to_call_have_room_with_a_trick_in_the_dark(sit: Sit, page: Page, width: int) -> None:
    resize(page, width)
    found = decisions(carte.game("briscola-chiamata", dark_first_trick=True))
    at = sit("briscola-chiamata", fragment=f"#play={code(found['call'])}")
    pack = at.root.locator("[data-zone=pack] [data-card]").all()
    assert len(pack) > 2
    assert all(card.evaluate(FREE) for card in pack)
    assert len(at.cards("trick")) == 5
    with_cards = at.root.evaluate(HEIGHT)
    assert with_cards == pytest.approx(at.root.evaluate(WITHOUT_CENTRE), abs=0.5)


RING = "card => getComputedStyle(card).outlineStyle"


@pytest.mark.parametrize("phase", ["call", "exchange"])
def test_a_card_that_a_hint_names_is_ringed_otherwise_than_one_that_is_picked(
    sit: Sit, phase: str
) -> None:
    at = sit("mediatore", fragment=f"#play={code(decisions(carte.game('mediatore'))[phase])}")
    at.act("hint").click()
    named = at.root.locator("[data-hinted]").first
    assert named.evaluate(RING) == "dashed"
    named.click()
    assert named.get_attribute("aria-pressed") == "true"
    assert named.evaluate(RING) != "dashed"
