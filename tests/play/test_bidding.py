"""A table at which players bid keeps its room in every phase, and shows all that may be called."""

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page

import carte
from carte.engine.cards import PACK
from carte.engine.phrases import capital
from carte.language import _, pgettext
from carte.widgets import Play
from tests.front.reader import FREE, Put
from tests.front.staged import GIVEN_ROOM
from tests.play.laid import LANGUAGES, Laid, in_all_languages, lay
from tests.play.sittings import CONTRACTS, decisions, last_decision
from tests.site.match import QuickMatch, uncoached

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
    globalThis.heights = {};
    const note = () => root.hasAttribute("data-over") ||
        (heights[innerWidth] ??= new Set()).add(Math.round(felt.getBoundingClientRect().height));
    new ResizeObserver(note).observe(felt);
}"""
"""From now on it is noted how high the table is in windows of each width, until the deal is
counted."""

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


COVERED = f"""all => {{
    all[0].closest(".carte-felt").scrollIntoView({{ block: "nearest", behavior: "instant" }});
    return all.filter(one => !({FREE})(one)).map(one => one.dataset.card);
}}"""
"""The cards over one of whose corners something lies."""


def test_all_cards_that_may_be_called_are_in_sight_and_the_picked_one_is_ringed(
    put: Put, page: Page
) -> None:
    [at] = lay(put, page, [Laid(decisions(carte.game("mediatore"))["call"])])
    cards = at.root.locator("[data-zone=pack] [data-card]")
    assert cards.count() == len(PACK) - 9
    for width in WIDTHS:
        resize(page, width)
        assert cards.evaluate_all(COVERED) == [], width
    picked = cards.nth(17)
    picked.click()
    for width in WIDTHS:
        resize(page, width)
        assert "0px 0px 0px 3px" in picked.evaluate("card => getComputedStyle(card).boxShadow")
        assert not picked.evaluate(CUT_OFF), width


def test_what_is_said_with_a_card_is_seen_to_be_picked(put: Put, page: Page) -> None:
    [at] = lay(put, page, [Laid(decisions(carte.game("mediatore"))["lead"])])
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


def worst(widget: Play, roles: list[str], says: list[str]) -> Play:
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


def of_each(what: str) -> str:
    """Return a script that finds this of each table."""
    return f"roots => roots.map({what})"


@pytest.mark.parametrize("spoken", LANGUAGES, indirect=True)
def test_whatever_is_said_of_a_seat_has_room_and_makes_nothing_higher(
    put: Put, page: Page, spoken: str
) -> None:
    said = most_said()
    tables = [worst(Play(game, seed=2), *words) for game in CONTRACTS for words in said]
    page.add_init_script(uncoached(*(one.content["name"] for one in tables)))
    put(tables)
    roots = page.locator(".carte")
    for width in WIDTHS:
        resize(page, width)
        heights = roots.evaluate_all(of_each(HEIGHT))
        highs = [high for high in heights[:: len(said)] for _words in said]
        assert heights == pytest.approx(highs, abs=0.5), width
        assert roots.evaluate_all(of_each(OUTSIDE)) == [[]] * len(tables), width


def test_all_bids_have_the_room_of_the_trick(put: Put, page: Page) -> None:
    bidding = decisions(carte.game("briscola-chiamata"))["auction"]
    tables = lay(put, page, in_all_languages(bidding))
    roots = page.locator(".carte")
    for width in WIDTHS:
        resize(page, width)
        with_bids = roots.evaluate_all(of_each(HEIGHT))
        assert len(with_bids) == len(tables)
        without = roots.evaluate_all(of_each(WITHOUT_CENTRE))
        assert with_bids == pytest.approx(without, abs=0.5), width


@pytest.mark.parametrize("game", CONTRACTS)
def test_the_table_stays_as_high_from_the_auction_to_the_last_card(
    put: Put, page: Page, game: str
) -> None:
    tables = [Play(game, seed=1), Laid(last_decision(game))]
    at, late = lay(put, page, tables, played=QuickMatch)
    at.root.evaluate(HEIGHTS)
    phases: set[str] = set()
    while len(at.deal.tricks) < 2:
        for width in (1280, 390) if len(at.deal.moves) % 2 else (390, 1280):
            resize(page, width)
            page.evaluate(GIVEN_ROOM, width)
        phases.add(at.deal.phase)
        moves = at.offered()
        at.make(moves[1] if len(phases) == 1 and len(moves) > 1 else moves[0])
    assert phases >= {"auction", "call", "play"}
    for width in (1280, 390):
        resize(page, width)
        last = round(late.root.evaluate(HEIGHT))
        assert page.evaluate("width => [...heights[width]]", width) == [last], width


def test_cards_to_call_have_room_with_a_trick_in_the_dark(put: Put, page: Page) -> None:
    found = decisions(carte.game("briscola-chiamata", dark_first_trick=True))
    [at] = lay(put, page, [Laid(found["call"])])
    pack = at.root.locator("[data-zone=pack] [data-card]")
    assert pack.count() > 2
    assert len(at.cards("trick")) == 5
    for width in WIDTHS:
        resize(page, width)
        assert pack.evaluate_all(COVERED) == [], width
        with_cards = at.root.evaluate(HEIGHT)
        assert with_cards == pytest.approx(at.root.evaluate(WITHOUT_CENTRE), abs=0.5), width


RING = "card => getComputedStyle(card).outlineStyle"


@pytest.mark.parametrize("phase", ["call", "exchange"])
def test_a_card_that_a_hint_names_is_ringed_otherwise_than_one_that_is_picked(
    put: Put, page: Page, phase: str
) -> None:
    [at] = lay(put, page, [Laid(decisions(carte.game("mediatore"))[phase])])
    at.act("hint").click()
    named = at.root.locator("[data-hinted]").first
    assert named.evaluate(RING) == "dashed"
    named.click()
    assert named.get_attribute("aria-pressed") == "true"
    assert named.evaluate(RING) != "dashed"
