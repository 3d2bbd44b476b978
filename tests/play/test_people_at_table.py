"""Several people hand one device round: what the page shows of a match, and when."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from carte.engine.moves import move
from carte.widgets import Play
from tests.front.reader import Put
from tests.games.rooms import rows
from tests.play.test_coach_at_table import COSTLY, THOUGHT, WARNING
from tests.play.test_coach_at_table import GAME as ASSO
from tests.site.match import AT_ONCE, buttons_of
from tests.site.people import WATCH, Table


@pytest.fixture
def gather(put: Put, page: Page, short_thoughts: None) -> Callable[..., Table]:
    """Have people sit down at a table, two of them unless their names or levels are given."""

    def sit_down(game: str, *sitters: str, seed: int = 1, **wishes: Any) -> Table:
        page.add_init_script(AT_ONCE)
        widget = Play(game, **wishes)
        root = put(widget, attributes='data-engine="ready"')
        at = Table(root, f"carte.play.{widget.content['name']}")
        at.seat(*sitters)
        root.locator("[data-field=seed]").fill(str(seed))  # by 1 the first seat acts first
        root.evaluate(WATCH, "One moment …")
        at.act("deal").click()
        at.curtain.wait_for()
        return at

    return sit_down


Gather = Callable[..., Table]


TABLES = rows("facts", "SITTERS")


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
    expect(at.root.locator(".carte-account, .carte-points progress")).to_have_count(0)
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


def test_a_match_played_on_in_another_window_is_taken_up_behind_the_curtain(
    gather: Gather, page: Page
) -> None:
    at = gather("scopa", "Anna", "Bruno")
    at.turn()
    there, elsewhere = page.evaluate("key => localStorage[key]", at.key), at.sitting
    at.turn()
    at.hide_from(at.sitting.deal.turn)
    at.act("look").click()
    at.root.locator(":scope:has([data-open])").wait_for()
    page.evaluate("([key, text]) => { localStorage[key] = text }", [at.key, there])
    page.evaluate("window.dispatchEvent(new Event('focus'))")
    expect(at.curtain).to_have_attribute("data-curtain", "Bruno")
    expect(at.root.locator("[data-card]")).to_have_count(0)
    expect(at.root.locator("[role=status]")).to_contain_text("continued in another window")
    assert [what for what, *_shown in page.evaluate("glimpses") if what != "said"] == []
    at.turn()
    assert at.sitting.deal.moves[:-1] == elsewhere.deal.moves


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


def test_each_person_looks_through_their_own_moves_behind_a_curtain(gather: Gather) -> None:
    at = gather("scopa", "Anna", "newcomer", "Carla", players=3)
    at.play_on()
    ways = at.act("review")
    expect(ways).to_have_text(["For Anna only", "For Carla only"])
    ways.last.click()
    expect(at.act("look")).to_be_focused()
    expect(at.root.locator(".carte-account, .carte-points progress")).to_have_count(0)
    at.act("look").click()
    account = at.root.locator(".carte-account")
    expect(account).to_be_visible()
    total = at.sitting.deal.score()[2].total
    expect(account.locator(".carte-part-points").last).to_contain_text(str(total))
    expect(at.act("try-again")).to_have_count(0)
    kept = at.page.evaluate("key => localStorage[key]", at.key)
    assert "Each move is charged" not in kept
    assert '"found"' not in kept
    at.act("leave-review").click()
    expect(account).to_have_count(0)
    expect(ways.last).to_be_focused()


def test_a_move_is_taken_back_once_all_agree(gather: Gather) -> None:
    at = gather("scopa", "Anna", "Bruno")
    expect(at.act("consent")).to_have_count(0)
    at.turn()
    at.act("consent").click()
    expect(at.root.get_by_text("Anna takes the last move back")).to_be_visible()
    at.act("disagree").click()
    expect(at.curtain).to_have_attribute("data-curtain", "Bruno")
    at.act("look").click()
    at.act("undo").click()
    expect(at.root.get_by_text("Anna takes the last move back")).to_be_visible()
    expect(at.root.locator("[data-card]")).to_have_count(0)
    at.act("look").click()
    expect(at.curtain).to_have_attribute("data-curtain", "Anna")
    assert (at.sitting.deal.moves, at.sitting.undone) == ((), (1,))
    at.turn()


def test_who_throws_the_cards_down_plays_them_out_face_up_once_all_agree(gather: Gather) -> None:
    at = gather("scopa", "Anna", "Bruno")
    at.act("throw").click()
    expect(at.root.get_by_text("Anna throws the cards down, if all of you agree")).to_be_visible()
    expect(at.act("throw")).to_have_count(0)
    at.act("look").click()
    expect(at.curtain).to_have_attribute("data-curtain", "Anna")
    assert at.sitting.thrown == (0,)
    at.turn()
    at.act("look").click()
    at.root.locator(":scope:has([data-open])").wait_for()
    lying = at.root.locator("[data-zone^=open-] [data-card]")
    shown = lying.evaluate_all("all => all.map(({ dataset }) => dataset.card)")
    assert sorted(shown) == sorted(map(str, at.sitting.deal.hands[0]))
    expect(at.act("throw")).to_have_text("Bruno throws the cards down")


def test_who_throws_the_cards_down_in_a_trick_game_loses_the_rest_once_all_agree(
    gather: Gather, page: Page
) -> None:
    at = gather("briscola", "Anna", "Bruno", wins=2)
    at.turn()
    at.hide_from(at.sitting.deal.turn)
    at.act("concede").click()
    asks = "Bruno throws the cards down, if all of you agree. That side loses the remaining tricks"
    expect(at.root.get_by_text(asks)).to_be_visible()
    at.act("disagree").click()
    expect(at.curtain).to_have_attribute("data-curtain", "Bruno")
    at.act("concede").click()
    at.act("look").click()
    ended = at.root.locator(".carte-ending")
    expect(ended).to_be_visible()
    expect(at.root.locator("[role=status]")).to_contain_text("Bruno threw the cards down")
    expect(at.root.locator("[role=status]")).to_contain_text("This deal goes to Anna: 120 to 0.")
    assert page.evaluate("glimpses") == []
    assert at.sitting.deal.conceded_by == 1
    page.reload()
    expect(ended).to_be_visible()
    expect(at.act("review")).to_have_text(["For Anna only", "For Bruno only"])
    at.act("review").last.click()
    at.act("look").click()
    expect(at.root.locator(".carte-account")).to_contain_text("Result−120")
    at.act("next").click()
    at.curtain.wait_for()
    assert [deal.conceded_by for deal in at.sitting.dealt] == [1, None]


def test_a_deal_that_all_throw_in_ends_without_the_hand_of_who_passed_last(gather: Gather) -> None:
    at = gather("mediatore", "Anna", "Bruno", "Carla", "Dario")
    at.play_on()
    assert at.sitting.deal.outcome is None
    expect(at.act("next")).to_be_visible()
    expect(at.root.locator("[data-card]")).to_have_count(0)


def test_the_match_is_given_up_once_all_agree_and_a_rematch_is_dealt(gather: Gather) -> None:
    at = gather("briscola", "Anna", "Bruno")
    at.turn()
    at.act("resign").click()
    expect(at.root.get_by_text("Bruno gives up the match, if all of you agree")).to_be_visible()
    at.act("disagree").click()
    expect(at.curtain).to_have_attribute("data-curtain", "Bruno")
    at.act("resign").click()
    at.act("look").click()
    ended = at.root.locator("[data-ended]")
    expect(ended).to_contain_text("Bruno gives up the match: it goes to Anna.")
    at.page.reload()
    expect(ended).to_contain_text("it goes to Anna")
    expect(at.act("resign")).to_have_count(0)
    at.act("look").click()
    at.curtain.wait_for()
    assert (at.sitting.resigned, at.sitting.deal.moves) == (None, ())


def test_people_count_first_only_if_they_wish(gather: Gather) -> None:
    at = gather("asso-piglia-tutto", "Anna", "Bruno")
    at.act("people").click()
    at.root.locator("[data-field=count][value=self]").evaluate("one => one.click()")
    at.act("stay").click()
    while len(at.sitting.deal.moves) < 35:
        at.turn()
    at.act("look").click()
    at.root.locator(":scope:has([data-open])").wait_for()
    at.root.locator("[data-zone=hand] [data-card]").first.dispatch_event("click")
    at.act("play").dispatch_event("click")
    expect(at.root.locator(".carte-by-hand")).to_be_visible()


def test_the_coach_warns_the_newcomer_and_nobody_else(gather: Gather, page: Page) -> None:
    at = gather(ASSO, "Anna with the coach", "Bruno", seed=3)
    page.evaluate(THOUGHT, {COSTLY: {"text": WARNING, "rule": "asso-piglia-tutto.ace-sweep"}})
    at.act("look").click()
    expect(at.act("coach")).to_be_hidden()
    for selector in buttons_of(move(COSTLY)):
        at.root.locator(selector).dispatch_event("click")
    expect(at.root.locator("[role=status]")).to_contain_text(WARNING)
    assert at.sitting.deal.moves == ()
    at.act("insist").click()
    expect(at.curtain).to_have_attribute("data-curtain", "Bruno")
    costly = {str(one): {"text": WARNING, "rule": None} for one in at.sitting.deal.legal_moves()}
    page.evaluate(THOUGHT, costly)
    at.turn()
    assert len(at.sitting.deal.moves) == 2


def test_the_table_turns_round_to_the_second_of_two_people_face_to_face(
    gather: Gather, page: Page
) -> None:
    at = gather("scopa", "Anna", "Bruno")
    at.act("people").click()
    at.root.locator("[data-field=sit][value=across]").evaluate("one => one.click()")
    at.act("stay").click()
    expect(at.root).not_to_have_attribute("data-across", "")
    at.turn()
    expect(at.curtain).to_have_attribute("data-curtain", "Bruno")
    expect(at.root.locator(".carte-body")).to_have_css("rotate", "180deg")
    at.act("look").click()
    card = at.root.locator("[data-zone=hand] [data-card]").first
    card.hover()
    before = card.bounding_box()
    page.mouse.down()
    centre = "one => { const box = one.getBoundingClientRect(); return [box.x, box.y]; }"
    assert before
    page.mouse.move(before["x"] + before["width"] / 2 + 40, before["y"] + before["height"] / 2 + 30)
    moved = card.evaluate(centre)
    assert moved == pytest.approx([before["x"] + 40, before["y"] + 30], abs=6)
    page.mouse.up()
    page.reload()
    expect(at.root.locator(".carte-body")).to_have_css("rotate", "180deg")
    at.turn()
    expect(at.root).not_to_have_attribute("data-across", "")


def test_nothing_is_kept_of_how_people_play(gather: Gather, page: Page) -> None:
    page.evaluate("localStorage.clear()")
    at = gather("scopa", "Anna", "Bruno")
    at.play_on()
    kept = page.evaluate("Object.keys(localStorage).filter(key => key.startsWith('carte.'))")
    assert [key for key in kept if not key.startswith("carte.play.")] == []
    expect(at.act("coach")).to_have_count(0)
