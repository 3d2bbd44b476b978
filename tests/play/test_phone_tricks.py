"""On a phone a card of a trick lies below the plate of who has played it, and is named by it."""

from random import Random

import pytest
from playwright.sync_api import Page

import carte
from carte.board.seats import READER
from carte.engine.game import Game
from carte.play import Sitting, code
from carte.widgets import Watch
from tests.front.reader import Put, Sit
from tests.play.laid import LANGUAGES, at_widths, in_all_languages, lay
from tests.play.sittings import begun
from tests.site.match import Match

TABLES = [
    carte.game("briscola", players=3),
    carte.game("briscola", players=4),
    carte.game("briscola-chiamata"),
    carte.game("briscola", players=6),
    carte.game("mediatore"),
]


def last_in_a_trick(game: Game) -> Sitting:
    """The reader is the last to play to a trick late in a deal, in which something was won."""
    rng, found = Random(1), None
    for seed in range(1, 9):
        sitting = begun(game, seed, deals=1)
        while not (deal := sitting.deal).is_over:
            others = game.seats - 1
            if deal.turn == READER and deal.phase == "play" and len(deal.trick) == others:
                found = sitting if deal.tricks else found
            moves = deal.legal_moves()
            passes = [move for move in moves if str(move) == "pass"]
            bids = [move for move in moves if move not in passes]
            others_pass = deal.phase == "auction" and deal.turn != READER
            sitting = sitting.play(passes[0] if others_pass else rng.choice(bids[:3]))
    assert found
    return found


UNDER = """root => [...root.querySelectorAll("[data-zone=trick] [data-by]:not([data-by=you])")]
    .map((place) => {
        const plate = root.querySelector(`[data-seat=${place.dataset.by}] .carte-plate`);
        const [card, above] = [place, plate].map((one) => one.getBoundingClientRect());
        return [card.left + card.width / 2 - above.left - above.width / 2, card.top - above.bottom];
    })"""
"""How far each card of a trick is from the middle of its plate, and how far below it."""

OVER = """root => {
    const felt = root.querySelector(".carte-felt");
    const boxes = (part) => [...felt.querySelectorAll(part)]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .map((one) => one.getBoundingClientRect());
    const cards = boxes("[data-zone=trick] [data-by], [data-zone=hand] [data-card]");
    const won = ".carte-stack :is(.carte-card, .carte-zone-label)";
    const stock = ".carte-stock-pile, .carte-stock-count, [data-zone=monte] > .carte-zone-label";
    const others = boxes(`${won}, ${stock}, .carte-plate > *, .carte-facts > *, .carte-mine > *`);
    const common = (card, one) => Math.min(
        Math.min(card.right, one.right) - Math.max(card.left, one.left),
        Math.min(card.bottom, one.bottom) - Math.max(card.top, one.top));
    const over = cards.flatMap((card, number) =>
        [...cards.slice(number + 1), ...others].map((one) => common(card, one)));
    const { left, right } = felt.getBoundingClientRect();
    const out = [...cards, ...others].flatMap((one) => [left - one.left, one.right - right]);
    return [Math.max(...over), Math.max(...out)];
}"""
"""How far anything reaches over a card of the trick or the hand, and out of the felt."""


UNDER_AND_OVER = f"root => [({UNDER})(root), ...({OVER})(root)]"
"""All that of a table."""

PHONES = (390, 360, 320)

each_table = pytest.mark.parametrize("game", TABLES, ids=lambda game: f"{game.slug}-{game.seats}")


@each_table
def test_on_a_phone_cards_lie_below_the_plates_that_name_them_and_nothing_covers_them(
    put: Put, page: Page, game: Game
) -> None:
    lay(put, page, in_all_languages(last_in_a_trick(game)))
    for width, tables in at_widths(page, PHONES, UNDER_AND_OVER).items():
        for spoken, (under, over, out) in zip(LANGUAGES, tables, strict=True):
            for aside, below in under:
                assert abs(aside) <= 1, (width, spoken)
                assert 0 <= below <= 16, (width, spoken)
            assert over <= 1, (width, spoken)
            assert out <= 0, (width, spoken)


NAMES = """root => [...root.querySelectorAll(".carte-plate")].map((plate) => {
    const name = plate.querySelector(".carte-seat-name");
    const roles = [...plate.querySelectorAll(".carte-role")].map((one) => one.offsetWidth);
    return [name.offsetHeight / parseFloat(getComputedStyle(name).lineHeight),
        Math.max(0, ...roles) - plate.clientWidth];
})"""
"""How many lines the name on each plate has, and how far a role is wider than its plate."""


def test_on_the_smallest_phone_the_names_of_six_have_two_lines_at_most(
    put: Put, page: Page
) -> None:
    six = [begun(carte.game(slug, players=6)) for slug in ("briscola", "scopa")]
    tables = lay(put, page, [table for one in six for table in in_all_languages(one)])
    for at, plates in zip(tables, at_widths(page, (320,), NAMES)[320], strict=True):
        assert len(plates) == 5
        for lines, wider in plates:
            assert lines < 2.5, at.name
            assert wider <= 5, "less than there is between two plates"


LOOKED_BACK = f"""root => [
    ...({UNDER_AND_OVER})(root),
    root.querySelector(".carte-transport").offsetTop,
]"""
"""All that, and where the ways through a deal lie."""


def looking_back(at: Match, game: Game) -> list[int]:
    """Play to the end and look back; the numbers of the moves that complete a trick."""
    at.hurry_on()
    deal, seats = at.deal, game.seats
    at.act("look-back").click()
    cards = [number for number, (one, _m) in enumerate(deal.course(), 1) if one.phase == "play"]
    return cards[seats - 1 :: seats]


@each_table
def test_on_a_phone_a_trick_that_is_looked_back_at_lies_below_the_plates_hands_open_or_not(
    sit: Sit, page: Page, game: Game
) -> None:
    at = sit(game.slug, fragment=f"#play={code(last_in_a_trick(game))}")
    full = looking_back(at, game)
    stays = set()
    for number in (full[0], full[-2]):
        at.root.locator(f"[data-frame='{number}']").dispatch_event("click")
        for hands in (True, False):
            at.root.locator("[data-hands]").set_checked(hands)
            for width, [[under, over, out, ways]] in at_widths(page, PHONES, LOOKED_BACK).items():
                lies_below(game, under, hands=hands)
                assert over <= 1, (number, width)
                assert out <= 0, (number, width)
                stays.add((hands, width, ways))
    assert len(stays) == 6, "nothing moves as hands grow shorter"


def lies_below(game: Game, under: list[tuple[float, float]], *, hands: bool) -> None:
    """Each card of others lies below the plate of its player, next to it where no hand is open."""
    assert len(under) == game.seats - 1
    assert all(abs(aside) <= 1 and below >= 0 for aside, below in under)
    assert hands or all(below <= 16 for _aside, below in under)


def test_on_a_phone_a_trick_of_a_watched_deal_lies_below_the_plates_hands_open_or_not(
    put: Put, page: Page
) -> None:
    deals = [last_in_a_trick(game).deal for game in TABLES]
    put([*map(Watch, deals)])
    for hands in (False, True):
        for root, deal in zip(page.locator(".carte").all(), deals, strict=True):
            root.locator("[data-hands]").set_checked(hands)
            root.locator("[data-slider]").fill(str(len(deal.moves)))
        for width, tables in at_widths(page, PHONES, UNDER_AND_OVER).items():
            for game, (under, over, out) in zip(TABLES, tables, strict=True):
                lies_below(game, under, hands=hands)
                assert over <= 1, (game, width)
                assert out <= 0, (game, width)


STRIPS = """root => [...root.querySelectorAll("[data-seat] > [data-zone^=open-]")].map((hand) => {
    const cards = [...hand.querySelectorAll(".carte-card")];
    const boxes = cards.map((one) => one.getBoundingClientRect());
    const corner = Number(getComputedStyle(hand).getPropertyValue("--carte-corner") || 1);
    const seen = boxes.slice(1).map((next, number) =>
        next.top > boxes[number].top ? next.width : next.left - boxes[number].left);
    const free = hand.querySelectorAll(".carte-place:empty").length;
    const unit = corner * boxes[0].width / 60;
    return [Math.min(...seen) - 10 * unit, 8.4 * unit, free];
})"""
"""Of each open hand: how much more is seen of each card than its figure and its suit are wide, how
high its figures are, and how many places it keeps free."""


def test_on_a_phone_figure_and_suit_of_each_card_of_an_open_hand_are_seen(
    put: Put, page: Page
) -> None:
    games = [carte.game("scopone"), *TABLES]
    deals = [last_in_a_trick(game).deal if game.has_tricks else game.deal(seed=1) for game in games]
    put([*map(Watch, deals)])
    for root, deal in zip(page.locator(".carte").all(), deals, strict=True):
        phases = [before.phase for before, _move in deal.course()]
        root.locator("[data-hands]").check()
        root.locator("[data-slider]").fill(str(phases.index("play") if phases else 0))
    for width, tables in at_widths(page, PHONES, STRIPS).items():
        for game, hands in zip(games, tables, strict=True):
            assert len(hands) == game.seats - 1
            for more, high, free in hands:
                assert more >= 0, (game, width)
                assert high >= 8, (game, width)
                assert free == 0, (game, width)
