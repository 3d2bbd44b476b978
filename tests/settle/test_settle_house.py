"""Settling a question by the rules of a table: ours, or the one that has sent a link."""

import pytest
from playwright.sync_api import Page, expect

import carte
from carte.engine.moves import move
from carte.formats.house_code import house_code
from carte.formats.question_code import from_question, question
from carte.games.quarrels import quarrels
from carte.widgets import Settle
from tests.front.reader import Put, act, agreed, click
from tests.settle.settling import BOOK, meant, press, quarrel, settled, typed_in

NOT_THE_BOOKS = "By the rules of our table, not the book’s."
BY_THEIRS = "By the rules of the table that sent this, not the book’s."


def named(slug: str, key: str) -> str:
    """What the address calls a quarrel."""
    told = next(one for one in Settle(slug).content["quarrels"][slug] if one["key"] == key)
    return str(told.get("code", key))


def test_what_is_often_asked_is_settled_by_the_rules_of_our_table(put: Put, page: Page) -> None:
    page.add_init_script(agreed(scopa={"last_card_sweep": True}))
    root = put(Settle())
    last = [one.key for one in quarrels("scopa")].index("SC-11")
    click(quarrel(root, last))
    settled(root, True)
    expect(root.locator(".carte-settled-by")).to_have_text(NOT_THE_BOOKS)
    click(act(root, "ours"))  # by the book
    settled(root, False)


def test_what_depends_on_more_than_is_asked_is_neither_yes_nor_no(put: Put, page: Page) -> None:
    page.add_init_script(agreed(briscola={"players": 3, "sixty": "last-trick"}))
    root = put(Settle(), fragment="#briscola", attributes=BOOK)
    click(quarrel(root, [one.key for one in quarrels("briscola")].index("BR-11")))
    verdict = root.locator(".carte-settled")
    expect(verdict).to_have_attribute("data-answer", "depends")
    expect(root.locator(".carte-settled-answer")).to_have_text("It depends")
    expect(root.locator(".carte-settled-says")).to_contain_text(
        "if another player won that trick, the deal is a draw"
    )
    expect(root.locator(".carte-settled-by")).to_have_text(NOT_THE_BOOKS)
    expect(act(root, "copy")).to_be_visible()


def test_before_python_has_come_the_book_says_neither_yes_nor_no_for_our_table(
    put: Put, page: Page
) -> None:
    page.add_init_script(agreed(scopa={"last_card_sweep": True}))
    root = put(Settle(), attributes='data-engine="off"')
    page.evaluate("globalThis.silent = true")
    click(quarrel(root, [one.key for one in quarrels("scopa")].index("SC-11")))
    expect(root.locator(".carte-settled-by")).to_contain_text("By the book.")
    expect(root.locator(".carte-settled-answer")).to_be_hidden()
    expect(act(root, "copy")).to_be_hidden()
    root.locator("[data-game-choice]").select_option("scopone")  # of which nothing was agreed on
    click(quarrel(root, 0))
    expect(root.locator(".carte-settled-answer")).to_be_visible()


def test_the_link_of_a_verdict_at_a_table_opens_with_its_question_and_its_rules(
    put: Put, page: Page
) -> None:
    house = house_code([carte.game("scopa", players=4, last_card_sweep=True, napola=True)])
    root = put(Settle(), attributes=BOOK, fragment=f"#{named('scopa', 'SC-11')}&house={house}")
    settled(root, True)
    expect(root.locator(".carte-settled-asks")).to_have_text(
        "Is a sweep with the deal’s last card a scopa?"
    )
    expect(root.locator(".carte-settled-by")).to_have_text(BY_THEIRS)
    click(act(root, "copy"))
    link = page.evaluate("location.hash")
    assert link == f"#house={house}&{named('scopa', 'SC-11')}"


@pytest.mark.parametrize(
    ("ours", "by"),
    [({}, BY_THEIRS), ({"napola": True}, BY_THEIRS), ({"last_card_sweep": True}, NOT_THE_BOOKS)],
)
def test_a_verdict_that_another_table_has_sent_is_told_as_theirs_where_ours_has_other_rules(
    ours: dict[str, object], by: str, put: Put, page: Page
) -> None:
    table = carte.game("scopa", last_card_sweep=True)
    page.add_init_script(agreed(scopa=ours))
    link = f"house={house_code([table])}&{named('scopa', 'SC-11')}"
    root = put(Settle(), attributes=BOOK, fragment=f"#{link}")
    settled(root, True)
    expect(root.locator(".carte-settled-by")).to_have_text(by)


@pytest.mark.parametrize("way", ["usual", "own"])
def test_rules_that_a_link_has_brought_are_told_and_can_be_left_without_a_house_of_ones_own(
    way: str, put: Put
) -> None:
    table = carte.game("scopa", fewest_cards=True, napola=True)
    deal = table.position(hand="8S", table="1C 3C 4S 7B")
    own = question(deal, move("8S x 1C 3C 4S"))
    usual = f"house={house_code([table])}&{named('scopa', 'SC-02')}"
    root = put(Settle(), attributes=BOOK, fragment=f"#{usual if way == 'usual' else own}")
    line = root.locator(".carte-ours")
    expect(line).to_contain_text("By the rules of the table that sent this:")
    expect(root.locator(".carte-settled-by")).to_have_text(BY_THEIRS)
    click(act(root, "ours"))
    expect(line).to_be_hidden()
    settled(root, True)
    expect(root).not_to_contain_text(BY_THEIRS)


@pytest.mark.parametrize("way", ["usual", "own"])
def test_a_link_of_a_table_that_plays_by_the_book_is_answered_by_the_book_at_ours(
    way: str, put: Put, page: Page
) -> None:
    page.add_init_script(agreed(scopa={"fewest_cards": True}))
    deal = carte.game("scopa").position(hand="8S", table="1C 3C 4S 7B")
    sent = named("scopa", "SC-02") if way == "usual" else question(deal, move("8S x 1C 3C 4S"))
    root = put(Settle(), attributes=BOOK, fragment=f"#{sent}")
    settled(root, True)
    expect(root.locator(".carte-settled-by")).to_have_text("By the book.")
    assert page.evaluate("location.hash") == f"#{sent}"
    click(act(root, "ours"))
    settled(root, False)
    expect(root.locator(".carte-settled-by")).to_have_text(NOT_THE_BOOKS)


def test_a_verdict_on_the_pad_that_another_table_has_sent_is_theirs(put: Put, page: Page) -> None:
    table = carte.game("scopa", fewest_cards=True)
    deal = table.position(hand="8S", table="1C 3C 4S 7B")
    put(Settle(), attributes=BOOK, fragment=f"#{question(deal, move('8S x 1C 3C 4S'))}")
    root = page.locator(".carte").first
    settled(root, False)
    expect(root.locator(".carte-settled-by")).to_have_text(BY_THEIRS)


def test_a_trick_of_more_than_play_at_this_table_is_settled_as_for_the_fewest_it_could_be_of(
    put: Put,
) -> None:
    root = put(Settle(), attributes=BOOK)
    typed_in(root, "briscola", "3s / 1d 2c 4d")
    seats = root.get_by_role("radiogroup", name="How many play?")
    expect(seats.get_by_role("radio")).to_have_count(1)  # six play without the 2s
    expect(seats.locator("[data-players='4']")).to_be_checked()
    verdict = settled(root, False)
    expect(verdict).to_contain_text("Does the 3 of spade win the trick?")
    expect(verdict).to_contain_text("The asso of denari wins the trick: 21 points.")
    expect(root.locator("[data-note=note]")).to_be_hidden()
    expect(root.locator(".carte-ours")).to_be_hidden()
    click(act(root, "clear"))
    expect(seats).to_be_hidden()


def test_a_quarrel_of_four_players_takes_ten_taps_from_the_opening_page(put: Put) -> None:
    root = put(Settle(), attributes=BOOK)
    root.locator("[data-game-choice]").select_option("briscola")
    before = 1 + 2  # the door, and the list of games
    keys = [
        "[data-pad-trump=D]",
        "[data-pad-suit=S]",
        *(f".carte-pad-key[data-value='{value}']" for value in (10, 3, 7)),
        "[data-pad-suit=D]",
        ".carte-pad-key[data-value='2']",
    ]
    for key in keys:
        root.locator(key).evaluate("key => key.click()")
    expect(settled(root, False)).to_contain_text("Does the re of spade win the trick?")
    assert before + len(keys) == 10


def test_how_many_play_follows_the_cards_until_a_reader_has_said_it(put: Put) -> None:
    root = put(Settle(), attributes=BOOK)
    seats = root.get_by_role("radiogroup", name="How many play?")
    field = root.locator("[data-field=cards]")
    typed_in(root, "briscola", "3s / 1d 4d")
    expect(seats.locator("[data-players='3']")).to_be_checked()
    for typed, players, asks in (
        ("3s / 1d 4d 5d", "4", "the trick?"),
        ("3s / 1d", None, "the trick?"),
        ("3s / 1d 4d", "3", "the trick?"),
    ):
        field.fill(typed)
        field.press("Enter")
        expect(seats.locator(":checked")).to_have_count(1 if players else 0)
        if players:
            expect(seats.locator(":checked")).to_have_value(players)
        expect(settled(root, False)).to_contain_text(asks)
    seats.locator("[data-players='4']").check(force=True)
    expect(settled(root, False)).to_contain_text("the trick so far?")
    field.fill("3s / 1d")
    field.press("Enter")
    expect(root.locator(".carte-settled")).to_contain_text("3 of spade")
    expect(settled(root, False)).to_contain_text("the trick so far?")
    expect(seats.locator("[data-players='4']")).to_be_checked()


def test_a_trick_of_four_is_settled_where_four_play(put: Put, page: Page) -> None:
    page.add_init_script(agreed(briscola={"players": 4}))
    root = put(Settle(), attributes=BOOK)
    typed_in(root, "briscola", "3d / 1d 2d 4d")
    expect(root.locator(".carte-settled")).to_be_visible()


def test_where_a_house_rule_leaves_a_question_open_neither_yes_nor_no_is_said(
    put: Put, page: Page
) -> None:
    page.add_init_script(agreed(asso_piglia_tutto={"scoring": "scopa"}))
    root = put(Settle(), attributes=BOOK)
    root.locator("[data-game-choice]").select_option("asso-piglia-tutto")
    click(root.locator("[data-quarrel='AP-16']"))
    verdict = root.locator(".carte-settled")
    expect(verdict).to_have_attribute("data-answer", "depends")
    expect(verdict).to_contain_text("at 20 to 20, neither does")
    click(act(root, "ours"))  # by the book
    settled(root, False)


def test_the_declarer_leads_where_that_is_agreed_though_trump_is_named_after_the_first_trick(
    put: Put, page: Page
) -> None:
    page.add_init_script(agreed(briscola_chiamata={"bidder_leads": True, "dark_first_trick": True}))
    root = put(Settle(), attributes=BOOK)
    root.locator("[data-game-choice]").select_option("briscola-chiamata")
    click(root.locator("[data-quarrel='BC-22']"))
    expect(settled(root, True)).to_contain_text("The declarer leads to the first trick.")


def test_a_link_of_a_table_that_is_cut_anywhere_settles_nothing(put: Put, page: Page) -> None:
    house = house_code([carte.game("scopa", last_card_sweep=True)])
    link = f"house={house}&{named('scopa', 'SC-11')}"
    whole = put(Settle(), attributes=BOOK, fragment=f"#{link}")
    settled(whole, True)
    ends = link.index("&")
    for cut in (ends - 1, ends, ends + 1, ends + 4, len(link) - 1):
        page.evaluate("cut => { location.hash = cut }", link[:cut])
        expect(whole.locator(".carte-notice")).to_contain_text("was cut short or altered")
        expect(whole.locator(".carte-settled-answer")).to_be_hidden()
        page.evaluate("whole => { location.hash = whole }", link)
        settled(whole, True)


def test_a_link_with_a_spoilt_table_says_so_and_settles_nothing(put: Put) -> None:
    root = put(Settle(), attributes=BOOK, fragment=f"#{named('scopa', 'SC-11')}&house=1FsGJ6cz")
    expect(root.locator(".carte-notice")).to_contain_text("was cut short or altered")
    expect(root.locator(".carte-settled-answer")).to_be_hidden()


def test_the_pad_goes_by_the_rules_of_our_table_and_so_does_its_link(put: Put, page: Page) -> None:
    page.add_init_script(agreed(scopa={"fewest_cards": True}))
    root = put(Settle(), attributes=BOOK)
    press(root, 8, 1, 3, 4, 7)
    assert meant(root) == {
        "8 takes 1 + 7": True,
        "8 stays on the table": False,
        "8 takes 1 + 3 + 4": False,
    }
    click(root.locator("[data-meant]").nth(2))
    settled(root, False)
    deal, _asked = from_question(page.evaluate("location.hash.slice(1)"))
    assert deal.game == carte.game("scopa", fewest_cards=True)


def test_the_pad_says_by_whose_rules_it_answers_and_what_the_book_says(
    put: Put, page: Page
) -> None:
    page.add_init_script(agreed(scopa={"fewest_cards": True}))
    root = put(Settle(), attributes=BOOK)
    by, beside = root.locator(".carte-settled-by"), root.locator(".carte-settled-beside")
    press(root, 8, 1, 3, 4, 7)
    click(root.locator("[data-meant]").nth(2))
    settled(root, False)
    expect(by).to_have_text(NOT_THE_BOOKS)
    expect(beside).to_have_text(
        "The book says: If several sums are possible, you choose which one to take."
    )
    click(root.locator("[data-meant]").nth(1))
    expect(by).to_have_text("At our table too.")
    expect(beside).to_be_hidden()
    click(act(root, "ours"))  # by the book
    click(root.locator("[data-meant]").first)
    settled(root, True)
    expect(by).to_have_text("By the book.")
    expect(beside).to_be_hidden()


def test_where_six_play_no_2_is_laid_out_and_the_cards_can_be_changed(put: Put, page: Page) -> None:
    page.add_init_script(agreed(briscola={"players": 6}))
    root = put(Settle(), attributes=BOOK)
    root.locator("[data-game-choice]").select_option("briscola")
    lowest = [one.key for one in quarrels("briscola")].index("BR-03")
    click(quarrel(root, lowest))
    settled(root, True)
    laid = root.locator(".carte-quiz-setting")
    expect(laid.locator("[data-card='4S']")).to_be_visible()
    expect(laid.locator("[data-card='2S']")).to_have_count(0)
    click(act(root, "change"))
    assert meant(root)
    expect(root.locator("[data-note=bad]")).to_have_count(0)


def test_what_is_asked_besides_says_for_itself_by_whose_rules_it_holds(
    put: Put, page: Page
) -> None:
    page.add_init_script(agreed(asso_piglia_tutto={"scoring": "scopa"}))
    root = put(Settle(), attributes=BOOK)
    root.locator("[data-game-choice]").select_option("asso-piglia-tutto")
    press(root, 1, 3, 4)
    click(root.locator("[data-meant]").first)
    verdict = settled(root, True)
    expect(verdict).to_have_attribute("data-rule", "asso-piglia-tutto.ace-sweep")
    expect(verdict.locator(".carte-settled-by")).to_have_text(["At our table too.", NOT_THE_BOOKS])
    expect(verdict.locator(".carte-settled-asks").nth(1)).to_have_text("Is that a scopa?")
