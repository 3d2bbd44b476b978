"""The play table in a real browser, against ordinary Python: whole deals, and all that helps."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import carte
from carte.board.seats import READER
from carte.play import Sitting, code
from carte.play.review.asking import reviewable
from tests.front.reader import Put, Sit, kept, say
from tests.play.laid import Laid, lay
from tests.play.sittings import decisions, moments, near_the_end
from tests.site.match import Match, QuickMatch, UnseenMatch


@pytest.mark.parametrize("game", carte.GAMES)
def test_a_whole_deal_is_played_and_counted(sit: Sit, game: str) -> None:
    at = sit(game, seed=3, played=UnseenMatch)
    deal = at.play_on()
    expect(at.root).to_have_attribute("data-over", "")
    expect(at.act("next")).to_be_visible()
    assert len(at.counted()) == (40 if any(map(len, deal.piles)) else 0)
    assert at.points() == [score.total for score in deal.score()]
    assert at.root.locator(".carte-sheet-table tbody tr").count() == 1


def test_a_deal_that_is_thrown_in_pays_nobody_and_leaves_nothing_to_say(sit: Sit) -> None:
    sitting = Sitting.begin(carte.game("mediatore"), seed=4, deals=2)
    while sitting.deal.turn != READER:
        sitting = sitting.play("pass")
    at = sit("mediatore", fragment=f"#play={code(sitting)}")
    expect(at.root.locator(".carte-status")).to_contain_text("the game from the link")
    at.press("[data-option=pass]")
    expect(at.root.locator(".carte-status")).to_contain_text("thrown in")
    assert at.points() == [0, 0, 0, 0]
    expect(at.root.locator(".carte-options:not([inert]) [data-option]")).to_have_count(0)
    at.next_deal()
    assert at.deal.dealer == (sitting.deal.dealer + 1) % 4


def test_a_match_goes_on_to_the_next_deal_with_the_next_dealer(sit: Sit) -> None:
    at = sit("scopa", fragment=near_the_end("scopa"), played=QuickMatch)
    dealer = at.deal.dealer
    total = at.play_on().score()[0].total
    at.next_deal()
    assert at.deal.dealer == (dealer + 1) % 2
    expect(at.root.locator(".carte-intro")).to_contain_text("Deal 2")
    expect(at.root.locator(".carte-intro")).to_contain_text(f"You {total}")


def test_nothing_can_be_taken_back_while_the_next_deal_is_dealt(sit: Sit, page: Page) -> None:
    at = sit("scopa", fragment=near_the_end("scopa"), played=QuickMatch)
    at.play_on()
    page.emulate_media(reduced_motion="no-preference")
    at.act("next").click()
    at.root.locator(".carte-dealt").first.wait_for()
    assert at.act("undo").is_disabled()


def test_a_game_of_one_deal_ends_with_who_has_won_and_a_new_match(sit: Sit) -> None:
    at = sit("briscola", fragment=near_the_end("briscola"), played=QuickMatch)
    at.play_on()
    headline = re.compile(r"(wins?) the match by \d+: \d+ to \d+\.|The match is a draw")
    expect(at.root.locator("[role=status] b")).to_have_text(headline)
    expect(at.root.locator(".carte-laid-headline")).to_have_text(headline)
    won = "You win" in at.root.locator("[role=status] b").inner_text()
    expect(at.act("next")).to_have_text("New match" if won else "Rematch")
    at.next_deal()
    assert not at.deal.is_over
    assert at.sitting.seed != 3


def test_undo_goes_back_to_the_last_decision_and_is_marked(sit: Sit) -> None:
    at = sit("briscola", seed=3)
    hand = at.cards("hand")
    expect(at.act("undo")).to_be_disabled()
    at.make(at.deal.legal_moves()[0])
    at.act("undo").click()
    expect(at.act("undo")).to_be_disabled()
    assert at.cards("hand") == hand
    at.hurry_on()
    expect(at.root.locator(".carte-undone")).to_have_text("Moves undone: deal 1: 1.")


def test_undo_lays_the_cards_where_they_lay(sit: Callable[..., QuickMatch]) -> None:
    at = sit("scopa", seed=3, played=QuickMatch)
    places = "all => all.map(place => place.querySelector('[data-card]')?.dataset.card ?? '')"
    for _turn in range(4):
        lay = at.root.locator("[data-zone=table] .carte-place").evaluate_all(places)
        at.make(at.deal.legal_moves()[0])
        at.take_back()
        assert at.root.locator("[data-zone=table] .carte-place").evaluate_all(places) == lay
        at.make(at.deal.legal_moves()[0])


def test_a_deal_is_named_before_anybody_has_moved(sit: Sit) -> None:
    at = sit("scopa", seed=5)
    said = at.root.locator(".carte-status")
    named = "Deal 1, dealer: The other player."
    expect(said).to_contain_text(named)
    at.make(at.deal.legal_moves()[0])
    expect(said).not_to_contain_text(named)
    at.act("undo").click()
    expect(said).to_contain_text("Taken back: ")


def test_a_hint_says_and_shows_what_to_play_and_the_last_one_alone_glows(sit: Sit) -> None:
    at = sit("scopa", seed=3)
    at.root.locator("[data-zone] [data-card]").evaluate_all(
        "all => all.forEach((card) => card.toggleAttribute('data-hinted', true))"
    )
    at.act("hint").click()
    expect(at.root.locator("[data-note=hint] p").first).not_to_be_empty()
    hinted = at.root.locator("[data-zone=hand] [data-hinted]")
    expect(hinted).to_have_count(1)
    assert any(
        str(move).split()[0] == hinted.get_attribute("data-card") for move in at.deal.legal_moves()
    )


def test_an_illegal_try_is_refused_with_its_rule_and_nothing_is_lost(sit: Sit) -> None:
    at = sit("scopa", seed=3)
    at.make(at.deal.legal_moves()[0])
    before, hand = at.sitting, at.cards("hand")
    say(at.root, f"{hand[0]} x {' '.join(at.cards('table'))}")
    bad = at.root.locator("[data-verdict=bad]")
    expect(bad).to_have_attribute(
        "data-rule", at.deal.ruling(f"{hand[0]} x {' '.join(at.cards('table'))}").rule.id
    )
    at.act("retry").click()
    expect(bad).to_have_count(0)
    assert (at.sitting, at.cards("hand")) == (before, hand)


def test_a_deal_is_played_by_keyboard_alone(sit: Sit) -> None:
    at = sit("briscola", seed=3)
    at.root.locator("[data-zone=hand] [data-card]").first.focus()
    for left in (40, 38, 36):
        at.page.keyboard.press("ArrowRight")
        at.page.keyboard.press("Space")
        at.page.keyboard.press("Enter")
        at.root.locator(".carte-stock-count").wait_for()
        at.ready()
        expect(at.root.locator("[data-zone=hand] :focus")).to_have_count(1)
        assert len(at.deal.stock) < left - 6


def test_the_first_move_is_answered_before_python_is_there(sit: Sit, page: Page) -> None:
    page.add_init_script("globalThis.silent = true")
    at = sit("scopa", seed=3, engine="booting")
    move = str(at.first.deal.legal_moves()[0])
    say(at.root, move)
    expect(at.root.locator(".carte-status")).to_contain_text("Your move is kept")
    expect(at.root.locator(f"[data-zone=hand] [data-card='{move.split()[0]}']")).to_have_count(0)
    assert page.evaluate("sent.map(({ ask }) => ask)") == ["play"]


LATER = """() => {
    const soon = setTimeout, drop = clearTimeout;
    globalThis.setTimeout = (call, time, ...given) => {
        if (time !== 400) return soon(call, time, ...given);
        const wait = { on: true, since: performance.now() };
        const look = () => {
            if (wait.on && performance.now() - wait.since > 1500) call();
            else if (wait.on) requestAnimationFrame(look);
        };
        look();
        return wait;
    };
    globalThis.clearTimeout = (wait) => {
        if (wait?.on) wait.on = false;
        else drop(wait);
    };
}"""
"""What is waited for is said when the answer has long come, as where a machine answers at once."""


def test_a_wait_that_is_over_does_not_speak_over_what_was_played(sit: Sit) -> None:
    at = sit("briscola", seed=3)
    at.page.evaluate(LATER)
    for _turn in range(2):
        at.make(at.deal.legal_moves()[0])
    at.page.wait_for_timeout(2000)
    assert at.root.locator("[data-note=cards]").is_visible()
    assert "being judged" not in at.root.locator(".carte-status").inner_text()


def test_a_finished_deal_is_looked_back_at(sit: Sit) -> None:
    at = sit("briscola", fragment=near_the_end("briscola"), played=QuickMatch)
    at.play_on()
    at.act("look-back").click()
    expect(at.root.locator(".carte-replay")).to_be_visible()
    at.act("leave").click()
    expect(at.root.locator(".carte-score")).to_be_visible()
    expect(at.root.locator(".carte-status")).to_contain_text("the match")


@pytest.mark.parametrize("game", carte.GAMES)
def test_on_a_phone_who_played_what_is_in_sight_while_a_deal_is_looked_back_at(
    sit: Sit, page: Page, game: str
) -> None:
    page.set_viewport_size({"width": 390, "height": 844 - 52 - 76})  # the bar and the doors
    at = sit(game, fragment=near_the_end(game), played=QuickMatch)
    at.play_on()
    at.act("look-back").click()
    for _move in range(3):
        expect(at.root.locator("[role=status] [data-note=cards]")).to_be_in_viewport(ratio=1)
        at.act("forward").click()


def test_each_item_of_a_score_leads_to_its_rule(sit: Sit) -> None:
    at = sit("scopa", fragment=near_the_end("scopa"), played=QuickMatch)
    at.play_on()
    ways = at.root.locator(".carte-score tbody th a")
    expect(ways.first).to_have_attribute("href", "rules.html#scopa.carte")
    expect(ways).to_have_count(at.root.locator(".carte-score tbody tr").count())


def test_every_deal_of_a_match_is_looked_back_at_and_reviewed(sit: Sit) -> None:
    at = sit("briscola-chiamata", fragment=f"#play={code(third_deal_over())}")
    first = at.sitting.dealt[0]
    at.root.locator("[data-field=look-back]").select_option("Deal 1")
    at.act("look-back").click()
    expect(at.root.locator(".carte-replay")).to_be_visible()
    assert at.cards("hand") == sorted(map(str, first.start.hands[READER]))
    own = reviewable(first)["numbers"][0]
    at.root.get_by_text("All moves").click()
    at.root.locator(f"[data-frame='{own}']").click()
    expect(at.root.locator(".carte-verdict-on")).to_contain_text("an expert", ignore_case=True)


def third_deal_over() -> Sitting:
    game = carte.game("briscola-chiamata")
    return [one for one in moments(game, deals=3) if one.deal.is_over][2]


def test_closed_piles_show_what_was_won_last_and_stay_closed(sit: Sit) -> None:
    at = sit("scopa", seed=3, played=QuickMatch)
    at.act("new").click()
    at.root.get_by_text("Closed", exact=True).click()
    at.act("stay").click()
    while sum(map(len, at.deal.piles)) < 12:
        at.make(at.deal.legal_moves()[0])
    pile = at.root.locator("[data-zone=pile], [data-zone=other]")
    seen = "all => all.filter(card => getComputedStyle(card).visibility === 'visible').length"
    cards = pile.locator("[data-card]:not([data-sweep])")
    covered = at.root.locator("[data-covered]:not([data-sweep])")
    assert 0 < cards.evaluate_all(seen) == cards.count() - covered.count() < cards.count()
    assert kept(at.page, "habits")[at.name]["piles"] == "closed"
    at.root.evaluate("root => { root.dataset.piles = 'open'; }")
    assert cards.evaluate_all(seen) == cards.count()


@pytest.mark.parametrize("game", ["scopa", "scopone"])
def test_at_the_count_nothing_of_closed_piles_lies_over_the_cards(sit: Sit, game: str) -> None:
    at = sit(game, fragment=near_the_end(game), played=QuickMatch)
    at.root.evaluate("root => { root.dataset.piles = 'closed'; }")
    covered = at.root.locator("[data-covered]:not([data-sweep])")
    backs = """all => all.map(one => getComputedStyle(one, "::before").visibility)"""
    assert "visible" in covered.evaluate_all(backs)
    at.play_on()
    assert "visible" not in covered.evaluate_all(backs)
    assert covered.count() > 0


def test_looking_back_the_cards_lie_where_they_lay(sit: Sit) -> None:
    at = sit("scopa", seed=3, played=UnseenMatch)
    where = "cards => cards.map(card => [card.dataset.card, card.getBoundingClientRect().left])"
    begun = at.root.locator("[data-zone=table] [data-card]").evaluate_all(where)
    at.play_on()
    at.act("look-back").click()
    assert at.root.locator("[data-zone=table] [data-card]").evaluate_all(where) == begun


def test_a_record_is_copied_and_opened_again(sit: Sit) -> None:
    at = sit("briscola", fragment=near_the_end("briscola"), played=QuickMatch)
    deal = at.play_on()
    at.root.get_by_text("Record and link").click()
    at.act("copy-record").click()
    copied = at.root.get_by_label("To copy").filter(visible=True)
    expect(copied).to_have_value(deal.record())
    at.root.get_by_label("A record or a link").fill(deal.record())
    at.act("read").click()
    expect(at.root.locator(".carte-replay")).to_be_visible()


def test_a_hand_closes_up_around_the_cards_that_leave_it(sit: Sit) -> None:
    at = sit("scopone", seed=3, played=QuickMatch)
    places = at.root.locator("[data-zone=hand] .carte-place")
    for left in (8, 7, 6):
        at.make(at.deal.legal_moves()[0])
        expect(places).to_have_count(left)
        assert len(at.cards("hand")) == left


def test_signals_are_there_only_where_one_can_be_given(put: Put, page: Page) -> None:
    found = decisions(carte.game("mediatore"))
    kinds = ["auction", "call", "exchange", "lead", "play"]
    tables = lay(put, page, [Laid(found[kind]) for kind in kinds])
    for kind, at in zip(kinds, tables, strict=True):
        expect(at.root.locator(".carte-signals")).to_be_visible(visible=kind == "lead")


def dealt(at: Match) -> None:
    """Ask for a deal in which the reader is to lead, and wait until its cards lie there."""
    at.act("new").click()
    at.root.get_by_label("Deal number").fill("3")
    at.act("deal").click()
    at.root.locator("[data-zone=hand] [data-card]").first.wait_for()


def test_a_deal_is_seen_to_be_dealt_and_a_press_ends_it(sit: Sit, page: Page) -> None:
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script("localStorage['carte.speed'] = 'calm'")
    at = sit("scopa", seed=3)
    page.evaluate(
        """() => {
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (frames, timing) {
                return animate.call(this, frames, { ...timing, duration: 60_000 });
            };
        }"""
    )
    dealt(at)
    # Three cards go to the hand and four to the table, those of the dealer nowhere.
    expect(at.root.locator(".carte-travelling")).to_have_count(7)
    page.keyboard.press("Shift")
    expect(at.root.locator(".carte-travelling, .carte-dealt")).to_have_count(0)


def test_who_wants_no_motion_finds_the_cards_dealt(sit: Sit) -> None:
    at = sit("scopa", seed=3)
    dealt(at)
    expect(at.root.locator(".carte-travelling, .carte-dealt")).to_have_count(0)
