"""Settling a question on a bare page: what is often asked at once, the rest by a few values."""

import re

import pytest
from playwright.sync_api import Page, expect

import carte
from carte.formats.question_code import from_question, question
from carte.games.procedure import article
from carte.games.quarrels import quarrels
from carte.settle.possible_moves import options
from carte.widgets import Settle
from tests.front.paper import words
from tests.front.reader import Put, act, agreed, click
from tests.front.staged import in_language, resize
from tests.settle.settling import BOOK, meant, press, quarrel, settled

ANSWERS = """root => [...root.querySelectorAll("[data-quarrel]").keys()].map(number => {
    root.querySelectorAll("[data-quarrel]")[number].click();
    const { textContent, dataset } = root.querySelector(".carte-settled");
    return [textContent, dataset.answer, dataset.rule];
})"""
"""Press all that is often asked: what is answered, whether that is yes or no, and by which rule."""


def test_every_quarrel_is_answered_at_one_press_with_its_rule(put: Put) -> None:
    root = put(Settle())
    for slug in carte.GAMES:
        root.locator("[data-game-choice]").select_option(slug)
        for one, found in zip(quarrels(slug), root.evaluate(ANSWERS), strict=True):
            shown, answer, rule = found
            assert one.answer is not None  # the book says yes or no
            assert (answer, rule) == ("yes" if one.answer else "no", one.rule.id)
            assert words(one.says) in words(shown)
            assert words(one.rule.source) in words(shown)


def test_the_cards_of_a_quarrel_can_be_changed(put: Put) -> None:
    root = put(Settle())
    click(quarrel(root, 0))
    click(act(root, "change"))
    settled(root, False)
    expect(root.locator("[data-laid]")).to_have_count(4)
    click(act(root, "erase"))  # the equal card
    assert meant(root)["7 takes 3 + 4"]


def test_of_another_game_nothing_is_answered_yet_and_nothing_lies_on_its_pad(
    put: Put, page: Page
) -> None:
    root = put(Settle())
    for slug, other in (("scopa", "cirulla"), ("briscola", "scopa")):
        root.locator("[data-game-choice]").select_option(slug)
        click(quarrel(root, 1))
        page.evaluate("sent.splice(0)")
        root.locator("[data-game-choice]").select_option(other)
        expect(root.locator(".carte-settled")).to_be_hidden()
        expect(root.locator("[data-laid]")).to_have_count(0)
        press(root, 7)
        page.wait_for_function("sent.length > 0")
        assert page.evaluate("sent.at(-1).sheet.game") == other


def test_a_game_is_never_asked_by_the_house_rules_of_another(put: Put, page: Page) -> None:
    houses = {"cirulla": {"matta_barsega": False}, "scopa": {"last_card_sweep": True}}
    page.add_init_script(agreed(**houses))
    root = put(Settle(), attributes=BOOK)
    for slug, house in [*houses.items(), *reversed(houses.items())]:
        root.locator("[data-game-choice]").select_option(slug)
        click(quarrel(root, 0))
        expect(root.locator(".carte-settled-answer")).to_be_visible()
        click(act(root, "change"))
        expect(root.locator(".carte-settled-answer")).to_be_visible()
        expect(root.locator("[data-note=bad]")).to_have_count(0)
        asked = page.evaluate("sent.at(-1).sheet")
        assert asked["game"] == slug
        known = carte.game(slug).house_rules
        assert house.items() <= asked["options"].items()
        assert {*asked["options"]} <= {*known}


def test_no_suit_is_asked_where_none_matters(put: Put) -> None:
    root = put(Settle())
    press(root, 8, 8, 2, 6)
    expect(root.locator("[data-pad-suit]").first).to_be_hidden()
    assert meant(root) == {
        "8 takes 8": True,
        "8 stays on the table": False,
        "8 takes 2 + 6": False,
        "8 takes 2 + 6 + 8": False,
    }
    click(root.locator("[data-meant]").nth(2))
    expect(settled(root, False)).to_contain_text("If the table has a card of your card’s value")


@pytest.mark.parametrize(
    ("slug", "hand", "table", "says", "rule"),
    [
        ("asso-piglia-tutto", "1D", "1S 5S 10S", "1 takes 1 + 5 + 10", "ace-on-ace"),
        ("cirulla", "1D", "1S 4S 6S", "1 takes 1 + 4 + 6", "ace-on-ace"),
        ("scopone", "10D", "10S 4S 6S", "10 takes 4 + 6 + 10", "one-capture"),
        ("scopone", "10D", "10S 4S 6S 5S", "10 takes 4 + 6 + 10", "one-capture"),
        ("cirulla", "5D", "5S 10S 2S 3S", "5 takes 2 + 3 + 5 + 10", "sum"),
        ("scopa", "5D", "5S 5C", "5 takes 5 + 5", "one-equal"),
    ],
)
def test_whoever_says_that_a_card_takes_all_it_can_finds_that_among_the_moves(
    slug: str, hand: str, table: str, says: str, rule: str
) -> None:
    offered = options(carte.game(slug).position(hand=hand, table=table))
    (told,) = [one for one in offered if one["says"] == says]
    assert not told["yes"]
    assert told["rule"]["id"] == f"{slug}.{rule}"


def test_an_asso_that_may_sweep_is_offered_the_table_once() -> None:
    offered = options(carte.game("asso-piglia-tutto").position(hand="1D", table="2S 5S"))
    assert [(one["says"], one["yes"]) for one in offered] == [
        ("1 takes 2 + 5", True),
        ("1 stays on the table", False),
    ]


@pytest.mark.parametrize(
    ("rule", "says"), [("stays", "1 stays on the table"), ("takes-itself", "1 takes itself")]
)
def test_an_asso_on_an_empty_table_stays_there_or_takes_itself(
    put: Put, page: Page, rule: str, says: str
) -> None:
    page.add_init_script(agreed(asso_piglia_tutto={"ace_on_empty": rule}))
    root = put(Settle())
    root.locator("[data-game-choice]").select_option("asso-piglia-tutto")
    press(root, 1)
    assert meant(root) == {says: True}


def test_of_a_7_in_hand_cirulla_asks_whether_it_is_the_matta_and_of_no_other_card(
    put: Put, page: Page
) -> None:
    page.set_viewport_size({"width": 320, "height": 700})
    root = put(Settle())
    which = root.locator("[data-wild]")
    press(root, 7, 4, 9)
    expect(which).to_be_hidden()
    root.locator("[data-game-choice]").select_option("cirulla")
    press(root, 8, 7)
    expect(which).to_be_hidden()
    click(act(root, "clear"))
    press(root, 7, 4, 9)
    assert meant(root) == {"7 stays on the table": True}
    which.select_option("coppe, named Asso (1)")
    assert meant(root)["The matta as 1 takes 4 + 9"]
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    which.select_option("coppe, named 4")
    assert meant(root)["The matta as 4 takes 4"]
    which.select_option("of another suit")
    assert meant(root) == {"7 stays on the table": True}


def test_what_was_said_of_a_matta_goes_with_its_card(put: Put) -> None:
    root = put(Settle())
    root.locator("[data-game-choice]").select_option("cirulla")
    press(root, 7, 4, 9)
    root.locator("[data-wild]").select_option("coppe, named Asso (1)")
    click(root.locator("[data-aim=hand]"))
    press(root, 7)
    expect(root.locator("[data-wild]")).to_have_value("of another suit")
    assert meant(root) == {"7 stays on the table": True}


def test_cards_that_are_picked_are_asked_about(put: Put) -> None:
    root = put(Settle())
    press(root, 8, 8, 2, 6)
    for value in (2, 6):
        click(root.locator(f"[data-zone=table] [data-value='{value}']"))
    settled(root, False)
    for value in (2, 6, 8):
        click(root.locator(f"[data-zone=table] [data-value='{value}']"))
    settled(root, True)


def test_cards_are_typed_without_suits(put: Put) -> None:
    root = put(Settle())
    field = root.locator("[data-field=cards]")
    for typed, legal in (
        ("8 / 2 6", True),
        ("fante / 8, 2 6", False),
        ("F / 2 6", True),
        ("8d / 8s 2c 6b", False),
        ("8 on 2 6", True),
        ("8d x 2c 6s", True),
    ):
        field.fill(typed)
        field.press("Enter")
        assert meant(root)["8 takes 2 + 6"] is legal, typed


def test_what_cannot_be_read_is_shown_with_what_is_expected(put: Put) -> None:
    root = put(Settle())
    field = root.locator("[data-field=cards]")
    for typed in ("8 / 2 x", "/ 2 6", "8 / 2 / 6", "11 / 2", "x " * 400):
        field.evaluate("(field, text) => { field.value = text }", typed)
        field.dispatch_event("change")
        expect(field).to_have_accessible_description(re.compile(re.escape("such as 8 / 2 6")))
        field.fill("4 / 4")
        field.press("Enter")
        expect(field).to_have_accessible_description("")


@pytest.mark.parametrize(
    ("spoken", "typed"),
    [
        ("en", ["eight / two six", "fante / 2 6", "８／２　６"]),
        ("it", ["otto / due sei", "8 / due sei", "fante / 2, 6", "fante di denari / due sei"]),
        ("ja", ["８／２　６", "8／2 6", "ファンテ / 2 6", "8/2、6", "八／二 六"]),
    ],
)
def test_the_field_reads_what_its_keys_show_in_each_language(
    spoken: str, typed: list[str], put: Put
) -> None:
    root = put(in_language(spoken, Settle))
    field = root.locator("[data-field=cards]")
    for text in typed:
        field.fill("4 / 4")
        field.press("Enter")
        expect(root.locator("[data-zone=table] [data-laid]")).to_have_count(1)
        field.fill(text)
        field.press("Enter")
        expect(field).to_have_accessible_description("")
        expect(root.locator("[data-zone=table] [data-laid]")).to_have_count(2)


def test_a_fifth_card_of_a_value_is_refused_as_that(put: Put) -> None:
    root = put(Settle())
    field = root.locator("[data-field=cards]")
    for typed in ("5 / 5 5 5 5", "8 / 5 5 5 5 5"):
        field.fill(typed)
        field.press("Enter")
        expect(field).to_have_accessible_description("There are only four cards of that value.")


def test_a_trick_without_a_trump_asks_which_suit_it_is(put: Put) -> None:
    root = put(Settle())
    root.locator("[data-game-choice]").select_option("briscola")
    field = root.locator("[data-field=cards]")
    field.fill("3d / 1d")
    field.press("Enter")
    expect(root.locator(".carte-meant-place .carte-list-title")).to_have_text(
        "Which suit is trump?"
    )
    root.locator("[data-pad-trump=D]").click()
    settled(root, False)


def test_of_a_value_there_are_four_cards(put: Put) -> None:
    root = put(Settle())
    press(root, 5, 5, 5, 5)
    meant(root)
    press(root, 5)
    expect(root.locator("[data-note=bad]")).to_contain_text("only four cards")
    expect(root.locator("[data-laid]")).to_have_count(4)


def test_the_link_carries_the_question_and_opens_at_the_verdict(put: Put, page: Page) -> None:
    deal = carte.game("scopa").position(hand="8S", table="8B 2C 6D")
    put(Settle(), fragment=f"#{question(deal, '8S x 2C 6D')}", attributes=BOOK)
    root = page.locator(".carte").first
    settled(root, False)
    assert len(meant(root)) == 4
    found, asked = from_question(page.evaluate("location.hash.slice(1)"))
    assert [*map(str, found.table)] == ["2C", "6D", "8B"]
    assert str(asked) == "8S x 2C 6D"


def test_from_a_link_to_its_verdict_python_is_asked_once(put: Put, page: Page) -> None:
    deal = carte.game("scopa").position(hand="8S", table="8B 2C 6D")
    put(Settle(), fragment=f"#{question(deal, '8S x 2C 6D')}", attributes=BOOK)
    root = page.locator(".carte").first
    settled(root, False)
    assert len(meant(root)) == 4
    click(root.locator("[data-meant='8S x 8B']"))
    settled(root, True)
    assert [sent["ask"] for sent in page.evaluate("globalThis.sent")] == ["open"]


def test_the_address_names_what_was_settled(put: Put, page: Page) -> None:
    root = put(Settle(), attributes=BOOK)
    press(root, 7, 3, 4)
    click(root.locator("[data-meant]").first)
    settled(root, True)
    deal, asked = from_question(page.evaluate("location.hash.slice(1)"))
    assert asked
    assert deal.ruling(asked).legal
    assert deal.game == carte.game("scopa")


def test_a_link_that_was_cut_says_so(put: Put, page: Page) -> None:
    deal = carte.game("scopa").position(hand="8S", table="8B 2C 6D")
    page.set_viewport_size({"width": 390, "height": 700})
    page.add_init_script("globalThis.silent = true")  # before Python has come
    whole = question(deal, "8S x 2C 6D")
    root = put(Settle(), fragment=f"#{whole[:-2]}", attributes='data-engine="booting"')
    notice = root.locator(".carte-notice")
    expect(notice).to_contain_text("cut short or altered")
    expect(notice).to_be_in_viewport(ratio=1)
    page.evaluate("link => { location.hash = link }", whole)
    expect(notice).to_be_hidden()


def test_a_link_that_python_cannot_read_says_so_in_sight(put: Put, page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 700})
    root = put(Settle(), fragment="#7007", attributes=BOOK)
    note = root.locator("[data-note=bad]")
    expect(note).to_contain_text("could not be read")
    expect(note).to_be_in_viewport(ratio=1)


def test_a_question_that_needs_the_whole_table_leads_to_the_checker(put: Put, page: Page) -> None:
    case = next(one for one in quarrels("cirulla") if one.key == "CI-27").case
    put(Settle(), fragment=f"#{question(case.deal.play('2D x 2C'))}", attributes=BOOK)
    root = page.locator(".carte").first
    expect(root.locator("[role=status]").first).to_contain_text("whole table")
    expect(root.locator("a[href^='checker.html#']")).to_be_visible()


def test_the_game_that_was_asked_about_last_comes_first(put: Put, page: Page) -> None:
    root = put(Settle())
    root.locator("[data-game-choice]").select_option("mediatore")
    page.reload()
    page.wait_for_function("globalThis.drawn")
    expect(root).to_have_attribute("data-game", "mediatore")


def test_a_code_that_is_shown_stays_whole_in_sight_when_the_phone_is_turned(
    put: Put, page: Page
) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    root = put(Settle(), attributes=BOOK)
    click(quarrel(root, 0))
    click(act(root, "qr"))
    code = root.locator(".carte-code")
    wide = []
    for width, height in ((390, 844), (844, 390), (390, 844), (320, 480)):
        resize(page, width, height)
        expect(code).to_be_in_viewport(ratio=1)
        wide.append(code.evaluate("code => code.clientWidth"))
    assert wide[0] == wide[2] > wide[3]
    assert wide[1] <= 390


OUT_OF_REACH = """root => [...root.querySelectorAll("[data-quarrel]")].filter(one => {
    if (one.closest("[hidden]")) return false;
    const { top, bottom, left, right, height } = one.getBoundingClientRect();
    return top < 0 || bottom > innerHeight || left < 0 || right > innerWidth || height < 44;
}).map(one => one.textContent)"""
"""What of all that is often asked is not in sight as a whole, or too low for a thumb."""


def test_all_that_is_often_asked_stands_in_the_first_screen_of_a_phone(
    put: Put, page: Page
) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    root = put(Settle(), attributes=BOOK)
    for slug in carte.GAMES:
        page.evaluate("slug => { location.hash = slug }", slug)
        expect(root).to_have_attribute("data-game", slug)
        page.evaluate("scrollTo(0, 0)")
        expect(root.locator("li:not([hidden]) > [data-quarrel]")).to_have_count(10)
        assert root.evaluate(OUT_OF_REACH) == [], slug
        expect(root.locator(".carte-settle-laid")).to_be_in_viewport()
    page.set_viewport_size({"width": 1000, "height": 900})


def test_what_tables_settle_by_house_rules_waits_behind_one_press(put: Put, page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    root = put(Settle(), attributes=BOOK)
    chips = root.locator("li:not([hidden]) > [data-quarrel]")
    click(act(root, "tables"))
    expect(chips).to_have_count(len(quarrels("scopa")))
    expect(act(root, "tables")).to_have_attribute("aria-expanded", "true")
    giving_up = root.locator(".carte-usual a[href$='#PR-77']")
    expect(giving_up).to_have_text(article("PR-77").asks)
    click(act(root, "tables"))
    expect(chips).to_have_count(10)
    expect(giving_up).to_be_hidden()
    page.set_viewport_size({"width": 1000, "height": 900})


def test_a_link_to_a_question_of_a_house_rule_shows_it_among_the_others(put: Put) -> None:
    (low,) = [one for one in quarrels("scopa") if one.house == "low_table_redeal"]
    root = put(Settle(), attributes=BOOK, fragment=f"#{low.key}")
    settled(root, answer=False)
    expect(root.locator(f"[data-quarrel='{low.key}']")).to_be_visible()
    expect(act(root, "tables")).to_have_attribute("aria-expanded", "true")


def test_a_verdict_is_sent_as_a_code_and_as_a_picture(put: Put, page: Page) -> None:
    root = put(Settle())
    click(quarrel(root, 0))
    click(act(root, "qr"))
    expect(root.locator(".carte-code svg")).to_be_visible()
    with page.expect_download() as download:
        click(act(root, "picture"))
    picture = download.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG")
    wide, high = (int.from_bytes(picture[place : place + 4], "big") for place in (16, 20))
    assert (wide, high > 700) == (1080, True)
    assert re.fullmatch(r"verdict\.png", download.value.suggested_filename)


def test_what_could_not_be_read_is_said_at_its_field(put: Put) -> None:
    root = put(Settle())
    field = root.locator("[data-field=cards]")
    field.fill("x4")
    field.press("Enter")
    expect(field).to_have_accessible_description(re.compile("“x4” could not be read"))
    expect(field).to_have_attribute("aria-invalid", "true")
    field.fill("4 / 4")
    field.press("Enter")
    expect(field).to_have_accessible_description("")
    assert meant(root)["4 takes 4"]


def test_the_game_goes_along_to_what_went_wrong(put: Put, page: Page) -> None:
    root = put(Settle(), attributes=BOOK)
    root.locator("[data-game-choice]").select_option("briscola")
    href = root.locator(".carte-usual-way a").get_attribute("href")
    assert href == "procedure.html#briscola"
