"""Where things stand at the play table on a desk and on a phone: nothing jumps between moves."""

import json
from itertools import count

import pytest
from playwright.sync_api import Locator, Page, expect

import carte
from carte import language
from carte.board.seats import READER
from carte.engine.game import Game
from carte.front.words.table import table_words
from carte.play import Sitting, code
from carte.widgets import Play
from tests.front.reader import Put, Sit
from tests.play.laid import LANGUAGES, Laid, at_widths, lay
from tests.play.sittings import begun
from tests.site.match import Match, QuickMatch


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


def test_a_card_that_is_picked_moves_no_button(sit: Sit, page: Page) -> None:
    at = sit("briscola", seed=3)
    begun = at_widths(page, (584, 820), HEIGHTS)
    for pressed in (at.root.locator("[data-zone=hand] [data-card]").first, at.act("play")):
        pressed.click()
        for width, [now] in at_widths(page, (820, 584), HEIGHTS).items():
            assert now == pytest.approx(begun[width][0], abs=3), width


TOPS = """root => {
    const cards = [...root.querySelectorAll("[data-zone=hand] [data-card]")];
    return [...new Set(cards.map(card => card.getBoundingClientRect().top))];
}"""
"""Where the rows of the hand begin."""


def test_a_hand_of_nine_has_one_row(sit: Sit, page: Page) -> None:
    sit("scopone", seed=3)
    for width, [tops] in at_widths(page, (584, 850), TOPS).items():
        assert len(tops) == 1, width


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


@pytest.mark.parametrize("game", ["cirulla", "briscola-chiamata", "mediatore"])
def test_nothing_jumps_from_move_to_move(sit: Sit, page: Page, game: str) -> None:
    at = sit(game, seed=3, played=QuickMatch)
    declares = at.root.locator(".carte-actions [data-option]")
    begun = at_widths(page, (360, 1200), HEIGHTS)
    parts = 2 if declares.count() else 3  # what is said stands below what may be declared
    for turn in range(7):
        moves = at.deal.legal_moves()
        bids = [move for move in moves if str(move).startswith("bid")]
        at.make(bids[0] if bids and turn < 2 else moves[0])
        for width, [now] in at_widths(page, (360, 1200), HEIGHTS).items():
            assert now[:parts] == pytest.approx(begun[width][0][:parts], abs=3), (width, at.deal)


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


def named(names: dict[str, str]) -> str:
    """How high the felt is when its piles are called so."""
    return f"""root => {{
        for (const [zone, name] of Object.entries({json.dumps(names)})) {{
            const pile = root.querySelector(`.carte-felt > [data-zone=${{zone}}]`);
            const label = pile?.querySelector(":scope > .carte-zone-label");
            if (label) label.textContent = `${{name}}: 17`;
        }}
        return root.querySelector(".carte-felt").offsetHeight;
    }}"""


def test_on_a_phone_the_felt_is_as_high_whatever_piles_are_called(put: Put, page: Page) -> None:
    four = [Play(game, seed=3, players=4) for game in ("scopa", "briscola")]
    lay(put, page, [Play("scopone", seed=3), Play("scopa", seed=3), *four])
    first, *others = piles_named()
    for width, highs in at_widths(page, (320, 360, 390), named(first)).items():
        for names in others:
            assert at_widths(page, (width,), named(names)) == {width: highs}, names


def test_what_two_teams_have_won_is_named_so_at_a_table_that_a_link_brings(sit: Sit) -> None:
    language.use("it")
    sitting = Sitting.begin(carte.game("scopa", players=4), seed=3)
    at = sit("scopa", fragment=f"#play={code(sitting)}")
    language.use("en")
    for zone, name in {"pile": "Il nostro mazzetto", "other": "Il loro mazzetto"}.items():
        expect(at.root.locator(f"[data-zone={zone}] > .carte-zone-label")).to_contain_text(name)


OF_DEALERS: list[tuple[str, dict[str, int]]] = [
    ("briscola", {"players": 2}),
    ("scopa", {"players": 2}),
    ("cirulla", {"players": 2}),
    ("briscola", {"players": 4}),
    ("scopa", {"players": 4}),
    ("mediatore", {}),
]


def dealt_by_the_reader(game: Game) -> Sitting:
    begins = (begun(game, seed, deals=1) for seed in count())
    return next(one for one in begins if one.deal.dealer == READER)


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


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_on_a_phone_who_deals_is_told_beside_what_a_pile_is_called(
    put: Put, page: Page, spoken: str
) -> None:
    games = [carte.game(slug, **wishes) for slug, wishes in OF_DEALERS]
    tables = lay(put, page, [Laid(dealt_by_the_reader(game), spoken) for game in games])
    for at in tables:
        expect(at.root.locator(".carte-mine .carte-role")).to_be_visible()
    for width, overs in at_widths(page, (320, 360, 390), MINE).items():
        for at, over in zip(tables, overs, strict=True):
            assert over, (at.name, width)
            assert max(over) < 0, (at.name, width)
