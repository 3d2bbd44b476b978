"""Where things stand at the play table on a desk and on a phone: nothing jumps between moves."""

from collections.abc import Callable
from itertools import count

import pytest
from playwright.sync_api import Locator, Page, expect

import carte
from carte import language
from carte.board.seats import READER
from carte.front.words.table import table_words
from carte.play import Sitting, code
from tests.play.sittings import begun
from tests.site.match import Match

Sit = Callable[..., Match]


def hint_in_sight_with(at: Match, part: str) -> Locator:
    """The hint that is asked for; it, a part of the table and the button are in sight together."""
    at.act("hint").click()
    hint = at.root.locator("[data-note=hint]")
    for seen in (hint, at.root.locator(part), at.act("play")):
        expect(seen).to_be_in_viewport(ratio=1)
    return hint


def test_on_a_desk_what_is_said_stands_beside_the_table(sit: Sit, page: Page) -> None:
    page.set_viewport_size({"width": 1200, "height": 900})
    at = sit("mediatore", seed=3)
    hint = hint_in_sight_with(at, ".carte-felt")
    felt, told = at.root.locator(".carte-felt").bounding_box(), hint.bounding_box()
    assert felt and told and felt["x"] + felt["width"] <= told["x"]
    assert abs(felt["y"] - told["y"]) < 40


@pytest.mark.parametrize("width", [584, 820])
def test_a_card_that_is_picked_moves_no_button(sit: Sit, page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    at = sit("briscola", seed=3)
    begun = at.root.evaluate(HEIGHTS)
    at.root.locator("[data-zone=hand] [data-card]").first.click()
    assert at.root.evaluate(HEIGHTS) == pytest.approx(begun, abs=3)
    at.act("play").click()
    assert at.root.evaluate(HEIGHTS) == pytest.approx(begun, abs=3)


@pytest.mark.parametrize("width", [584, 850])
def test_a_hand_of_nine_has_one_row(sit: Sit, page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    at = sit("scopone", seed=3)
    tops = "cards => [...new Set(cards.map(card => card.getBoundingClientRect().top))]"
    assert len(at.root.locator("[data-zone=hand] [data-card]").evaluate_all(tops)) == 1


@pytest.mark.parametrize("game", carte.GAMES)
def test_a_phone_shows_the_table_the_hand_and_the_button_together(
    sit: Sit, page: Page, game: str
) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    at = sit(game, level="regular", seed=3)
    at.root.evaluate("root => root.scrollIntoView()")
    for _turn in range(3):
        moves = at.deal.legal_moves()
        at.make(moves[0])
    at.root.evaluate("root => root.scrollIntoView()")
    for part in ("[data-zone=table], [data-zone=trick]", "[data-zone=hand]"):
        expect(at.root.locator(part).first).to_be_in_viewport(ratio=1)
    expect(at.act("play")).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": 320, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") == 320


HEIGHTS = """root => {
    const box = part => root.querySelector(part).getBoundingClientRect();
    const begin = [".carte-actions", "[role=status]"].map(part => box(part).top);
    const heights = [box("[data-zone=hand]").bottom, ...begin];
    return heights.map(height => height - root.getBoundingClientRect().top);
}"""
"""Where the hand ends, and where the buttons and what is said begin, below the top of the table."""


@pytest.mark.parametrize("width", [360, 1200])
@pytest.mark.parametrize("game", ["cirulla", "briscola-chiamata", "mediatore"])
def test_nothing_jumps_from_move_to_move(sit: Sit, page: Page, game: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    at = sit(game, seed=3)
    declares = at.root.locator(".carte-actions [data-option]")
    begun = at.root.evaluate(HEIGHTS)
    if declares.count():  # what is said stands below what may be declared
        begun.pop()
    for turn in range(7):
        moves = at.deal.legal_moves()
        bids = [move for move in moves if str(move).startswith("bid")]
        at.make(bids[0] if bids and turn < 2 else moves[0])
        now = at.root.evaluate(HEIGHTS)[: len(begun)]
        assert now == pytest.approx(begun, abs=3), at.deal


def test_on_a_phone_a_hint_leaves_the_table_in_sight_and_folds_its_reasons(
    sit: Sit, page: Page
) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    hint = hint_in_sight_with(sit("mediatore", seed=3), "[data-zone=hand]")
    reasons = hint.locator("details p")
    expect(reasons.first).to_be_hidden()
    hint.get_by_text("Why?").click()
    expect(reasons.first).to_be_visible()


def piles_named() -> list[dict[str, str]]:
    """What piles are called, in every language: of one player, and of a team."""
    named = []
    for spoken in ("en", "ja", "it"):
        language.use(spoken)
        for game in (carte.game("scopa"), carte.game("scopone")):
            zones = table_words(game)["zones"]
            named.append({zone: zones[zone] for zone in ("pile", "other")})
    language.use("en")
    return named


NAMED = """(root, named) => {
    for (const [zone, name] of Object.entries(named)) {
        const label = root.querySelector(`.carte-felt > [data-zone=${zone}] > .carte-zone-label`);
        if (label) label.textContent = `${name}: 17`;
    }
    return root.querySelector(".carte-felt").offsetHeight;
}"""
"""How high the felt is when its piles are called so."""


@pytest.mark.parametrize("width", [320, 360, 390])
@pytest.mark.parametrize(
    ("game", "wishes"),
    [("scopone", {}), ("scopa", {}), ("scopa", {"players": 4}), ("briscola", {"players": 4})],
)
def test_on_a_phone_the_felt_is_as_high_whatever_piles_are_called(
    sit: Sit, page: Page, game: str, wishes: dict[str, int], width: int
) -> None:
    page.set_viewport_size({"width": width, "height": 844})
    at = sit(game, seed=3, **wishes)
    assert len({at.root.evaluate(NAMED, named) for named in piles_named()}) == 1


def test_what_two_teams_have_won_is_named_so_at_a_table_that_a_link_brings(sit: Sit) -> None:
    language.use("it")
    sitting = Sitting.begin(carte.game("scopa", players=4), seed=3)
    at = sit("scopa", fragment=f"#play={code(sitting)}")
    language.use("en")
    for zone, name in {"pile": "Il nostro mazzetto", "other": "Il loro mazzetto"}.items():
        expect(at.root.locator(f"[data-zone={zone}] > .carte-zone-label")).to_contain_text(name)


MINE = """root => {
    const boxes = (part) => [...root.querySelectorAll(part)]
        .filter((one) => one.checkVisibility() && getComputedStyle(one).position !== "absolute")
        .map((one) => {
            const words = document.createRange();
            words.selectNodeContents(one);
            return words.getBoundingClientRect();
        });
    const others = boxes(".carte-stack .carte-zone-label");
    return boxes(".carte-mine .carte-seat-name, .carte-mine .carte-role").flatMap((mine) =>
        others.map((one) => Math.min(
            Math.min(mine.right, one.right) - Math.max(mine.left, one.left),
            Math.min(mine.bottom, one.bottom) - Math.max(mine.top, one.top))));
}"""
"""How far what is said of the reader reaches over what a pile is called."""


@pytest.mark.parametrize("spoken", ["en", "ja", "it"], indirect=True)
@pytest.mark.parametrize(
    ("slug", "players"),
    [
        ("briscola", 2),
        ("scopa", 2),
        ("cirulla", 2),
        ("briscola", 4),
        ("scopa", 4),
        ("mediatore", 4),
    ],
)
def test_on_a_phone_who_deals_is_told_beside_what_a_pile_is_called(
    sit: Sit, page: Page, slug: str, players: int, spoken: str
) -> None:
    game = carte.game(slug, **({} if slug == "mediatore" else {"players": players}))
    begins = (begun(game, seed, deals=1) for seed in count())
    sitting = next(one for one in begins if one.deal.dealer == READER)
    at = sit(slug, fragment=f"#play={code(sitting)}")
    expect(at.root.locator(".carte-mine .carte-role")).to_be_visible()
    for width in (320, 360, 390):
        page.set_viewport_size({"width": width, "height": 844})
        over = at.root.evaluate(MINE)
        assert over
        assert max(over) < 0, width
