"""The case checker on a bare page: every game is set up, judged, taken back and linked to."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

import carte
from carte.checker import deal_of, sheet_of
from carte.checker.judging import played
from carte.formats.question_code import from_question, question
from carte.games.cases import cases
from carte.games.quarrels import quarrels
from carte.widgets import Checker as Widget
from carte.widgets import Lesson
from tests.front.reader import Put
from tests.site.checker import Checker, QuickChecker

START = carte.game("scopa").position(hand="7D 2S", table="3C 4S 7B")
CODE = carte.code(START)


@pytest.fixture
def table(put: Put) -> Checker:
    """The checker with a first position."""
    return Checker(put(Widget("scopa", CODE)))


def code_after(move: str) -> str:
    """Return the code of the first position after a move, seen by a player of unknown cards."""
    return carte.code(deal_of(played(sheet_of(START), move)))


def status(table: Checker) -> Locator:
    return table.root.locator("[role=status]")


@pytest.mark.parametrize("slug", carte.GAMES)
def test_cards_of_the_pack_make_a_position_whose_moves_are_told(slug: str, put: Put) -> None:
    table = QuickChecker(put(Widget()))
    settled = {quarrel.key: quarrel.case for quarrel in quarrels(slug) if quarrel.move}
    for case in settled.values():
        deal = case.deal
        table.act("clear")
        table.root.locator("[data-game-choice]").select_option(slug)
        sheet = sheet_of(deal)
        for name, value in sheet.fields.items():
            table.say(name, value)
        if any(not name.startswith(("hand", "table", "trick")) for name in sheet.zones):
            places = table.root.locator("[data-action=places][aria-expanded=false]")
            places.click() if places.count() else None
        for zone, some in sheet.zones.items():
            if some:
                table.put(zone, " ".join(map(str, some)))
        table.judged()
        assert table.moves() == [str(move) for move in deal.legal_moves()]
        for move, tail in case.refused.items():
            rule = case.game.rulebook[tail]
            verdict = table.type(move)
            assert (verdict.good, verdict.rule) == (False, rule.id)
            expect(status(table)).to_contain_text(rule.source)


def test_a_pressed_move_of_the_list_shows_its_ruling_and_can_be_played(table: Checker) -> None:
    table.root.locator("[data-listed='7D x 7B']").click()
    verdict = table.verdict()
    assert (verdict.good, verdict.rule) == (True, "scopa.equal")
    table.act("go-on")
    expect(table.root).to_have_attribute("data-code", code_after("7D x 7B"))
    expect(table.zone("pile-1").locator("[data-card]")).to_have_count(2)
    assert (table.cards("hand"), table.cards("table")) == ([], ["3C", "4S"])


def test_a_move_is_tried_by_pressing_its_cards(table: Checker) -> None:
    button = table.root.locator("[data-action=play]")
    expect(button).to_be_disabled()
    table.press_card("hand", "7D")
    expect(button).to_have_text("May I play the 7 of denari?")
    verdict = table.play("2S x 7B")
    assert (verdict.good, verdict.rule) == (False, "scopa.equal")
    expect(button).to_have_text("May the 2 of spade take the 7?")


def test_a_card_that_lies_elsewhere_moves_and_a_second_press_takes_it_out(table: Checker) -> None:
    table.put("table", "7D")
    assert (table.cards("hand"), table.cards("table")) == (["2S"], ["3C", "4S", "7B", "7D"])
    table.put("table", "3C 7D")  # another one between, for a double tap is one
    assert table.cards("table") == ["4S", "7B"]
    table.act("undo")
    table.act("undo")
    table.act("undo")
    assert (table.cards("hand"), table.cards("table")) == (["2S", "7D"], ["3C", "4S", "7B"])
    expect(table.root).to_have_attribute("data-code", CODE)
    expect(table.root.locator("[data-action=undo]")).to_be_disabled()


def test_another_game_judges_the_same_cards(table: Checker) -> None:
    table.root.locator("[data-game-choice]").select_option("cirulla")
    expect(table.root).to_have_attribute("data-game", "cirulla")
    deal = carte.game("cirulla").position(hand="7D 2S", table="3C 4S 7B")
    expect(table.root).to_have_attribute("data-code", carte.code(deal))
    assert table.type("7d x 7b").rule == "cirulla.equal"


def test_a_house_rule_turns_the_verdict(put: Put) -> None:
    deal = carte.game("scopa").position(hand="8C", table="7B 1S 3D 4B")
    table = Checker(put(Widget("scopa", carte.code(deal))))
    assert table.type("8c x 1s 3d 4b").good
    table.root.locator("[data-fold=house] summary").click()
    table.root.locator("[data-house=fewest_cards]").check()
    expect(table.root.locator("[data-fold=house] summary")).to_contain_text("1 changed")
    table.judged()
    assert table.type("8c x 1s 3d 4b").rule == "scopa.fewest-cards"


def test_more_players_have_hands_and_piles_of_their_own(put: Put) -> None:
    deal = carte.game("scopa").position(hand="8C", table="7B 1S")
    table = Checker(put(Widget("scopa", carte.code(deal))))
    table.root.locator("[data-fold=house] summary").click()
    table.root.locator("select[data-house=players]").select_option("3")
    three = carte.game("scopa", players=3).position(hand="8C", table="7B 1S")
    expect(table.root).to_have_attribute("data-code", carte.code(three))
    table.unfold()
    table.root.locator("[data-action=places]").click()
    for zone in ("hand-1", "hand-2", "pile-1", "pile-2"):
        expect(table.root.locator(f"[data-place='{zone}']")).to_have_count(1)
    assert table.type("8c x 7b 1s").rule == "scopa.sweep"


def test_asso_piglia_tutto_asks_for_the_hands_of_four(put: Put) -> None:
    deal = carte.game("asso-piglia-tutto").position(hand="8C", table="8B")
    table = Checker(put(Widget("asso-piglia-tutto", carte.code(deal))))
    table.root.locator("[data-fold=house] summary").click()
    size = table.root.locator("select[data-house=hand_size]")
    expect(size).to_be_hidden()
    for players, cards in ("4", "10"), ("2", "3"), ("4", "10"):
        table.root.locator("select[data-house=players]").select_option(players)
        expect(size).to_have_value(cards)
    size.select_option("9")
    nine = carte.game("asso-piglia-tutto", players=4, hand_size=9)
    position = nine.position(hand="8C", table="8B")
    expect(table.root).to_have_attribute("data-code", carte.code(position))


def test_a_named_matta_shows_what_it_counts(put: Put) -> None:
    deal = carte.game("cirulla").position(hand="7C 9S 9D", table="6S").play("declare 7C=9")
    table = Checker(put(Widget("cirulla", carte.code(deal))))
    expect(table.zone("hand").locator("[data-card='7C'] .carte-badge")).to_contain_text("9")
    expect(table.root.locator("[data-field=matta]")).to_have_value("9")
    assert table.type("7c x 6s").rule == "cirulla.sweep"


def test_four_cards_are_discarded_by_pressing_them(put: Put) -> None:
    deal = carte.game("mediatore").deal(seed=1)
    for move in ("bid solo", "pass", "pass", "pass"):
        deal = deal.play(move)
    table = Checker(put(Widget("mediatore", carte.code(deal))))
    for card in map(str, deal.hands[deal.turn][:4]):
        table.press_card("hand", card)
    table.act("play")
    assert table.verdict().rule == "mediatore.discard"
    table.act("go-on")
    expect(table.root.locator("[data-field=phase]")).to_have_value("play")


def test_an_auction_is_followed_by_pressing_what_is_said(put: Put) -> None:
    table = Checker(put(Widget("briscola-chiamata")))
    table.root.locator("[data-field=phase]").select_option("auction")
    deal = carte.game("briscola-chiamata").position(hands=[""] * 5, calls=[])
    for move in ("bid 3", "pass", "bid 10"):
        table.judged()
        table.root.locator(f"[data-listed='{move}']").click()
        table.act("go-on")
        deal = deal.play(move)
        expect(table.root).to_have_attribute("data-code", carte.code(deal))
    expect(table.root.locator("[data-field=calls]")).to_have_value("3, pass, re")
    assert table.type("bid 3").rule == "briscola-chiamata.higher"


def test_after_starting_over_a_move_is_answered_by_what_is_missing(put: Put) -> None:
    table = Checker(put(Widget("mediatore")))
    table.put("trick", "3C")
    table.act("clear")
    table.judged()
    entry = table.root.locator("[data-move]")
    entry.fill("7d")
    entry.press("Enter")
    expect(status(table)).to_have_text("There is no card in your hand yet. Add the cards you hold.")
    table.enter("7d 2s")
    assert (table.cards("hand"), table.cards("trick")) == (["7D", "2S"], [])


def test_cards_are_typed_for_the_hand_and_the_table(table: Checker) -> None:
    table.act("clear")
    table.enter("K♠ fb / 3c 4s 7b")
    assert (table.cards("hand"), table.cards("table")) == (["10S", "8B"], ["3C", "4S", "7B"])
    deal = carte.game("scopa").position(hand="10S 8B", table="3C 4S 7B")
    expect(table.root).to_have_attribute("data-code", carte.code(deal))


def test_cards_are_typed_by_their_names(table: Checker) -> None:
    table.act("clear")
    table.enter(
        "7 of coins, re di coppe / A\N{BLACK DIAMOND SUIT}\N{VARIATION SELECTOR-16} 2 of spades"
    )
    assert (table.cards("hand"), table.cards("table")) == (["7D", "10C"], ["1D", "2S"])
    assert table.type("seven of coins x asso di denari").rule == "scopa.equal"


def test_a_place_that_is_typed_empty_is_told(table: Checker) -> None:
    table.root.locator("[data-aim=table]").click()
    table.enter("")
    expect(status(table)).to_have_text("No cards are left there: Table.")
    assert carte.from_code(table.judged()).table == ()
    expect(status(table)).to_have_text("No cards are left there: Table.")


@pytest.mark.parametrize("text", ["3c 4x", "3c 3c", "7d / 7d", "7d / 2s / 3s / 4s / 5s / 6s / 8s"])
def test_unreadable_cards_are_shown_and_nothing_is_lost(text: str, table: Checker) -> None:
    table.root.locator("[data-aim=table]").click()
    table.enter(text)
    field = table.root.locator("[data-cards]")
    expect(field).to_have_accessible_description(
        re.compile(re.escape(f"“{text}” could not be read"))
    )
    expect(field).to_have_value(text)
    expect(table.root).to_have_attribute("data-code", CODE)


def test_an_unreadable_move_and_number_are_shown(table: Checker) -> None:
    assert "seven of what" in table.type("seven of what").text
    table.root.locator("[data-fold=house] summary").click()
    table.root.locator("[data-house=target]").fill("many")
    table.root.locator("[data-house=target]").blur()
    expect(status(table)).to_contain_text("Enter a whole number above 0, such as 11, not “many”.")
    expect(table.root).to_have_attribute("data-code", CODE)


def test_a_position_that_cannot_be_says_what_is_missing(put: Put) -> None:
    table = Checker(put(Widget("mediatore")))
    table.put("trick", "3C")
    expect(status(table)).to_contain_text("Your hand is empty")
    table.put("hand", "4C")
    assert carte.from_code(table.judged()).trick == carte.cards("3C")


def test_the_address_follows_the_position_and_the_position_the_address(
    table: Checker, page: Page
) -> None:
    table.root.locator("[data-listed='2S']").click()
    table.act("go-on")
    second = code_after("2S")
    page.wait_for_url(f"**/#{second}")
    case = cases("cirulla")[0]
    table.follow(carte.code(case.deal))
    assert table.root.get_attribute("data-game") == "cirulla"
    page.go_back()
    expect(table.root).to_have_attribute("data-code", second)
    assert table.root.get_attribute("data-game") == "scopa"


@pytest.mark.parametrize("link", ["abc~scopa-sums-", CODE[:-1]])
def test_of_several_widgets_one_says_that_a_link_was_cut(put: Put, page: Page, link: str) -> None:
    put([Lesson("scopa", "sums"), Widget("scopa", CODE)], fragment=f"#{link}")
    expect(page.locator(".carte-notice").filter(visible=True)).to_have_count(1)
    expect(page.get_by_text("not the code of a position")).to_have_count(int("~" not in link))
    page.evaluate("code => { location.hash = code }", CODE)
    expect(page.locator(".carte-notice").filter(visible=True)).to_have_count(0)


@pytest.mark.parametrize("code", [CODE[:-1], CODE[::-1], "Ciao!", "%E0%A4%A", "0"])
def test_a_broken_link_is_told_and_the_table_is_empty(code: str, put: Put) -> None:
    table = Checker(put(Widget("scopa", CODE), fragment=f"#{code}"))
    expect(status(table)).to_contain_text("is not the code of a position")
    expect(status(table)).to_contain_text("the table is empty")
    expect(table.root.locator(".carte-notice")).to_contain_text("cut short or altered")
    assert table.cards("hand") == table.cards("table") == []
    table.put("hand", "7D")
    assert carte.from_code(table.judged()).hands[1] == carte.cards("7D")


def test_the_link_is_copied_or_shown(table: Checker, page: Page) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table.root.locator(".carte-sending summary").click()
    table.act("copy")
    expect(status(table)).to_contain_text(f"http://carte.test/#{CODE}")


def test_edits_wait_for_python_and_say_so(put: Put, page: Page) -> None:
    page.add_init_script("globalThis.silent = true")
    table = Checker(put(Widget("scopa", CODE), attributes='data-engine="booting"'))
    assert table.type("7d x 3c 4s").rule == "scopa.equal-first"
    table.put("table", "7B")
    expect(status(table)).to_contain_text("Your position is kept")
    assert table.cards("table") == ["3C", "4S"]


def test_over_the_table_it_is_said_that_a_link_is_still_to_be_read(put: Put, page: Page) -> None:
    page.add_init_script("globalThis.silent = true")
    booting = 'data-engine="booting"'
    table = Checker(put(Widget("scopa"), fragment=f"#{CODE}", attributes=booting))
    expect(table.root.locator(".carte-head")).to_contain_text("to read the position in this link")
    assert table.cards("hand") == table.cards("table") == []


def test_a_position_is_set_and_judged_by_keyboard_alone(put: Put, page: Page) -> None:
    table = Checker(put(Widget()))
    here = "document.activeElement.dataset"
    table.root.locator("[data-place=table]").focus()
    for key in ("Tab", "Tab", "ArrowRight", "ArrowRight", "Space"):
        page.keyboard.press(key)
    assert page.evaluate(f"{here}.card") == "3D"
    for _ in range(2):
        page.keyboard.press("Shift+Tab")
    page.keyboard.press("ArrowRight")
    assert page.evaluate(f"{here}.place") == "hand"
    for key in ("Tab", "Tab", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    table.judged()
    assert (table.cards("table"), table.cards("hand")) == (["3D"], ["3C"])
    table.zone("hand").locator("[data-card]").focus()
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    assert table.verdict().rule == "scopa.must-take"


def test_a_notebook_keeps_its_own_address(put: Put, page: Page) -> None:
    table = Checker(put(Widget("scopa", CODE), attributes=""))
    table.put("table", "7B")
    table.judged()
    assert page.url == "http://carte.test/"


def test_the_link_carries_the_move_that_was_asked_about(table: Checker, page: Page) -> None:
    table.follow(CODE)
    assert not table.type("7d").good
    page.wait_for_function("code => location.hash.slice(1) !== code", arg=CODE)
    deal, asked = from_question(page.evaluate("location.hash.slice(1)"))
    assert (deal, asked) == (START, carte.move("7D"))


def test_a_link_that_asks_about_a_move_opens_at_the_verdict(put: Put) -> None:
    code = question(START, "7D x 3C 4S")
    root = put(Widget(), fragment=f"#{code}", attributes='data-engine="ready"')
    verdict = root.locator("[data-verdict=bad]")
    expect(verdict).to_have_attribute("data-rule", "scopa.equal-first")


def test_a_position_becomes_a_level_with_the_move_that_was_asked_about(
    table: Checker, page: Page
) -> None:
    table.follow(CODE)
    assert not table.type("7d x 3c 4s").good
    page.wait_for_function("code => location.hash.slice(1) !== code", arg=CODE)
    table.root.locator("[data-action=make-level]").click()
    page.wait_for_url("**/own.html#new=*")
    code = page.url.partition("#new=")[2]
    assert from_question(code) == (START, carte.move("7D x 3C 4S"))
