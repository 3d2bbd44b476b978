"""Matches that the browser keeps, and links and records that bring others to the table."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import carte
from carte.play import Sitting
from carte.widgets import Play
from tests.front.bare_pages import BarePages
from tests.front.harness import show
from tests.front.reader import FILL, MAKE_ROOM, Sit
from tests.play.sittings import near_the_end
from tests.site.match import AT_ONCE, Match, buttons_of, uncoached


def code_of(game: str, seed: int, moves: int = 2, **wishes: Any) -> str:
    """The code of another match, so many moves after its beginning."""
    sitting = Sitting.begin(carte.game(game), seed=seed, **wishes)
    for _move in range(moves):
        sitting = sitting.play(sitting.deal.legal_moves()[0])
    return carte.play.code(sitting)


def follow_link(at: Match, code: str) -> None:
    at.page.evaluate("code => { location.hash = `play=${code}` }", code)


def paste(at: Match, text: str) -> None:
    at.root.get_by_label("A record or a link").fill(text)
    at.act("read").click()


def ways_back(at: Match) -> list[str]:
    return at.act("before").all_inner_texts()


@pytest.mark.parametrize("game", carte.GAMES)
def test_a_game_in_progress_survives_a_reload_and_every_hand_its_order(sit: Sit, game: str) -> None:
    at = sit(game, seed=5)
    for _turn in range(4):
        at.hurry(at.deal.legal_moves()[-1])
    before = at.sitting
    lying = {zone: at.cards(zone) for zone in ("hand", "table", "trick", "pile", "other")}
    at.page.reload()
    at.ready()
    assert at.sitting == before
    assert {zone: at.cards(zone) for zone in lying} == lying


def test_no_card_on_the_table_has_changed_its_place_after_a_reload(sit: Sit) -> None:
    at = sit("scopa", seed=5)
    places = at.root.locator("[data-zone=table] .carte-place")
    for _turn in range(4):
        at.hurry(at.deal.legal_moves()[0])
        lay = places.evaluate_all("all => all.map((one) => one.firstChild?.dataset.card ?? null)")
        at.page.reload()
        at.ready()
        assert lay == places.evaluate_all(
            "all => all.map((one) => one.firstChild?.dataset.card ?? null)"
        )


@pytest.mark.parametrize("game", ["scopa", "asso-piglia-tutto", "briscola"])
def test_every_pile_is_as_high_and_shows_the_same_cards_after_a_reload(sit: Sit, game: str) -> None:
    at = sit(game, seed=7)
    won = at.root.locator("[data-zone=pile] [data-card], [data-zone=other] [data-card]")
    order = "all => all.map((card) => card.dataset.card)"
    for _turn in range(5):
        at.hurry(at.deal.legal_moves()[0])
    lay = won.evaluate_all(order)
    at.page.reload()
    at.ready()
    assert lay == won.evaluate_all(order) != []


def test_tables_made_with_other_words_keep_matches_of_their_own(sit: Sit) -> None:
    at = sit("scopa", seed=3, level="newcomer")
    at.hurry(at.deal.legal_moves()[0])
    assert at.name == "scopa, level='newcomer', seed=3"
    assert at.sitting.level == "newcomer"
    assert at.page.evaluate("localStorage['carte.play.scopa'] ?? null") is None


def test_a_link_opens_a_game_and_puts_ones_own_aside(sit: Sit) -> None:
    at = sit("scopa", seed=3)
    at.hurry(at.deal.legal_moves()[0])
    lent = at.sitting
    at.hurry(at.deal.legal_moves()[0])
    own = at.sitting
    follow_link(at, carte.play.code(lent))
    expect(at.root.locator(".carte-status")).to_contain_text("put aside")
    assert at.sitting == lent
    assert "#" not in at.page.url
    at.act("new").click()
    at.act("before").click()
    at.ready()
    assert at.sitting == own
    expect(at.root.locator(".carte-status")).not_to_contain_text("link")


def test_nothing_is_lost_where_one_link_is_opened_after_the_other(sit: Sit) -> None:
    at = sit("scopa", seed=3)
    at.hurry(at.deal.legal_moves()[0])
    own = at.sitting
    for seed in (11, 13):
        follow_link(at, code_of("scopa", seed))
        at.root.locator("[data-note=note]").wait_for()
        at.ready()
        at.hurry(at.deal.legal_moves()[0])
    last = at.sitting
    follow_link(at, code_of("scopa", 15))
    at.root.locator("[data-note=note]").wait_for()
    at.act("new").click()
    assert len(ways_back(at)) == 3
    at.act("before").last.click()
    at.ready()
    assert at.sitting == own
    at.act("new").click()
    at.act("before").first.click()
    at.ready()
    assert at.sitting == last


def test_a_match_that_is_still_in_its_link_is_not_put_aside(sit: Sit) -> None:
    at = sit("scopa", seed=3)
    for seed in (11, 13):
        follow_link(at, code_of("scopa", seed))
        expect(at.root.locator(".carte-status")).to_contain_text("the game from the link")
        at.page.wait_for_function("!location.hash")
    at.act("new").click()
    assert ways_back(at) == []


def test_a_way_back_says_where_its_match_stands(sit: Sit) -> None:
    at = sit("scopa", seed=3)
    at.hurry(at.deal.legal_moves()[0])
    follow_link(at, code_of("scopa", 11))
    expect(at.root.locator(".carte-status")).to_contain_text("put aside")
    at.act("new").click()
    (way,) = ways_back(at)
    standing = "Deal 1, dealer: The other player — You 0 · The other player 0, to 11"
    assert way == f"Back to: Newcomers. {standing}"


def test_a_match_put_aside_can_be_removed(sit: Sit) -> None:
    at = sit("scopa", seed=3)
    for seed, level in ((11, "expert"), (13, "regular")):
        at.hurry(at.deal.legal_moves()[0])
        follow_link(at, code_of("scopa", seed, level=level))
        expect(at.root.locator(".carte-status")).to_contain_text("put aside")
        at.ready()
    at.act("new").click()
    assert [way.partition(".")[0] for way in ways_back(at)] == [
        "Back to: Experts",
        "Back to: Newcomers",
    ]
    at.root.get_by_role("button", name="Remove: Experts").click()
    (way,) = ways_back(at)
    assert way.startswith("Back to: Newcomers")
    at.page.reload()
    at.act("new").click()
    assert ways_back(at) == [way]


def test_that_the_oldest_match_put_aside_goes_is_said_before(sit: Sit) -> None:
    at = sit("scopa", seed=3)
    for aside in range(7):
        at.hurry(at.deal.legal_moves()[0])
        at.act("new").click()
        assert len(ways_back(at)) == aside
        said = at.root.locator(".carte-newgame-note").inner_text()
        assert ("the oldest is deleted" in said) == (aside == 6)
        at.act("deal").click()
        at.act("undo").and_(at.page.locator(":disabled")).wait_for()
        at.ready()
    at.act("new").click()
    assert len(ways_back(at)) == 6


@pytest.mark.parametrize("code", ["nonsense", "", "%", "1" * 300])
def test_a_broken_link_is_told_and_changes_nothing(sit: Sit, code: str) -> None:
    at = sit("scopa", seed=3)
    at.hurry(at.deal.legal_moves()[0])
    own = at.sitting
    follow_link(at, code)
    expect(at.root.locator("[data-note=bad]")).to_contain_text("not the code of a game")
    expect(at.root.locator("[data-note=bad]")).to_contain_text(". Your own match is here")
    expect(at.root.locator("[data-note=bad]")).to_be_in_viewport()
    assert at.sitting == own
    assert at.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_link_waits_in_the_address_until_it_is_opened(sit: Sit, page: Page) -> None:
    page.add_init_script("globalThis.silent = true")
    code = code_of("scopa", 11)
    at = sit("scopa", fragment=f"#play={code}", engine="booting")
    expect(at.root.locator(".carte-status")).to_contain_text("Reading the game")
    assert page.url.endswith(f"#play={code}")


def test_a_link_to_another_game_leads_to_its_page(sit: Sit) -> None:
    at = sit("scopa", seed=3)
    at.hurry(at.deal.legal_moves()[0])
    code = code_of("briscola", 11)
    at.root.get_by_text("Record and link").click()
    paste(at, code)
    at.page.wait_for_url(f"**/play-briscola.html#play={code}")


def test_a_match_waits_while_the_record_of_another_game_is_watched(sit: Sit) -> None:
    at = sit("scopa", seed=3)
    at.hurry(at.deal.legal_moves()[0])
    own, hand = at.sitting, at.cards("hand")
    title = at.root.locator(".carte-head .carte-titles")
    said = title.inner_text()
    at.root.get_by_text("Record and link").click()
    paste(at, carte.game("briscola").deal(seed=3).record())
    expect(title).to_have_text("BriscolaA deal from its record. Your own game is kept.")
    expect(at.act("copy-link")).to_be_hidden()
    at.act("leave").click()
    at.ready()
    assert (title.inner_text(), at.sitting, at.cards("hand")) == (said, own, hand)
    expect(at.act("copy-link")).to_be_visible()
    at.hurry(at.deal.legal_moves()[0])


def test_what_is_no_record_is_told_where_it_was_pasted(sit: Sit) -> None:
    at = sit("briscola", fragment=near_the_end("briscola"))
    at.play_on()
    at.root.get_by_text("Record and link").click()
    paste(at, "[Game scopa")
    expect(at.root.locator("[data-note=bad]")).to_contain_text("neither a link")
    expect(at.root.locator("[data-note=bad]")).to_be_in_viewport()


def test_what_was_played_in_another_window_is_taken_up(sit: Sit) -> None:
    at = sit("scopa")
    at.hurry(at.deal.legal_moves()[0])
    there = at.page.evaluate("localStorage['carte.play.scopa']")
    elsewhere = at.sitting
    at.hurry(at.deal.legal_moves()[0])
    at.page.evaluate("text => { localStorage['carte.play.scopa'] = text }", there)
    at.page.evaluate("window.dispatchEvent(new Event('focus'))")
    expect(at.root.locator(".carte-status")).to_contain_text("another window")
    at.ready()
    assert at.cards("hand") == sorted(map(str, elsewhere.deal.hands[0]))
    at.hurry(at.deal.legal_moves()[0])
    assert len(at.deal.moves) > len(elsewhere.deal.moves)


@pytest.fixture
def sit_beside(bare_pages: BarePages) -> Iterator[Callable[[Play], Match]]:
    """Sit down at a table in a second window."""
    other, errors = bare_pages.take(is_new=True)

    def sit_down(widget: Play) -> Match:
        other.add_init_script(AT_ONCE)
        other.add_init_script(uncoached(widget.content["name"]))
        show(other, [widget])
        return Match.at(other.locator(".carte").first, widget)

    yield sit_down
    bare_pages.give_back(other)
    assert errors == []


def test_two_windows_side_by_side_show_the_same_match_and_no_move_is_lost(
    sit: Sit, sit_beside: Callable[[Play], Match]
) -> None:
    at = sit("scopa")
    beside = sit_beside(Play("scopa"))
    for here, there in ((at, beside), (beside, at)):
        moves = len(here.deal.moves)
        here.hurry(here.deal.legal_moves()[0])
        assert len(here.deal.moves) > moves
        expect(there.root.locator(".carte-status")).to_contain_text("another window")
        expect(here.root.locator(".carte-status")).not_to_contain_text("another window")
        there.ready()
        assert there.cards("hand") == here.cards("hand") == sorted(map(str, here.deal.hands[0]))
        assert there.cards("table") == here.cards("table")


def test_a_move_that_there_was_no_room_for_undoes_none_of_another_window(
    sit: Sit, sit_beside: Callable[[Play], Match]
) -> None:
    at = sit("briscola", seed=3)
    beside = sit_beside(Play("briscola", seed=3))
    first, second, *_others = at.deal.legal_moves()
    at.page.evaluate(FILL, 0)
    at.press(*buttons_of(first))
    expect(at.root.get_by_role("alert")).to_contain_text("no more room")
    expect(at.root.locator(f"[data-zone=hand] [data-card='{first}']")).to_have_count(0)
    at.ready()
    at.page.evaluate(MAKE_ROOM)
    beside.hurry(second)
    for _turn in range(2):
        beside.hurry(beside.deal.legal_moves()[0])
    expect(at.root.locator(".carte-status")).to_contain_text("another window")
    at.ready()
    theirs = beside.deal.moves
    at.hurry(at.deal.legal_moves()[0])
    assert at.deal.moves[: len(theirs)] == theirs
    at.act("new").click()
    (way,) = ways_back(at)
    assert way.startswith("Back to")


def test_after_a_reload_in_the_middle_of_the_first_move_the_match_is_there(
    sit: Sit, page: Page
) -> None:
    at = sit("scopa")
    assert page.evaluate("key => localStorage[key] ?? null", at.key) is None
    page.evaluate("globalThis.silent = true")
    at.press(*buttons_of(at.first.deal.legal_moves()[0]))
    page.reload()
    at.ready()
    assert page.evaluate("key => localStorage[key] ?? null", at.key) is not None
    assert at.sitting == at.first
    at.hurry(at.deal.legal_moves()[0])


@pytest.mark.parametrize("kept", ["{", '{"sitting": {"game": "briscola"}}'])
def test_what_cannot_be_read_is_moved_aside(sit: Sit, page: Page, kept: str) -> None:
    page.add_init_script(f"localStorage['carte.play.scopa'] ??= {kept!r}")
    at = sit("scopa")
    expect(at.root.get_by_role("alert")).to_contain_text("carte.play.scopa.broken")
    assert page.evaluate("localStorage['carte.play.scopa.broken']") == kept
    at.hurry(at.first.deal.legal_moves()[0])


@pytest.mark.parametrize("change", [{"played": ["nonsense"]}, {"seed": 77}])
def test_a_match_that_python_cannot_read_or_whose_cards_are_others_is_moved_aside(
    sit: Sit, change: dict[str, Any]
) -> None:
    at = sit("scopa")
    at.hurry(at.deal.legal_moves()[0])
    at.page.evaluate(
        """change => {
            const kept = JSON.parse(localStorage['carte.play.scopa']);
            Object.assign(kept.kept.sitting, change);
            localStorage['carte.play.scopa'] = JSON.stringify(kept);
        }""",
        change,
    )
    at.page.reload()
    expect(at.root.get_by_role("alert")).to_contain_text("carte.play.scopa.broken")
    assert at.cards("hand") == sorted(map(str, at.first.deal.hands[0]))
