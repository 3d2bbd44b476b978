"""Something went wrong: at most four presses lead to what is done, and a link leads there again."""

import re
from functools import cache

import pytest
from playwright.sync_api import Locator, Page, expect

import carte
from carte import language
from carte.board.house import in_force
from carte.formats.house_code import house_code
from carte.games.procedure import WHEN, article, articles_of
from carte.procedure import code
from carte.procedure.link import Settled
from carte.procedure.printing import printed_articles
from carte.widgets import Procedure
from tests.front.reader import Put, act, agreed, click
from tests.front.staged import settled
from tests.site.visit import PHONE

made = cache(Procedure)
"""It is made once: a widget knows nothing of the pages that it was on."""

MOST_PRESSES = 4
WITHOUT_PYTHON = 'data-engine="off"'
SWEEP = {"last_card_sweep": True}
LAST_CARD_SCORES = "The last card of the deal scores a scopa like any other."

# What has but one answer is not asked.
PRESS = """
    (root, ways) => ways.map(way => {
        let presses = 0;
        for (const choice of way) {
            const button = root.querySelector(`[data-choice="${choice}"]`);
            if (!button) continue;
            button.click();
            presses += 1;
        }
        const { textContent } = root.querySelector("[role=status] [data-ruling]");
        const found = [presses, root.dataset.article, textContent];
        root.querySelector("[data-action=again]").click();
        return found;
    })
"""


BOX = "one => one.getBoundingClientRect().toJSON()"


def press(root: Locator, *choices: str) -> None:
    for choice in choices:
        click(root.locator(f"[data-choice='{choice}']"))


def says(root: Locator) -> Locator:
    return root.locator("[role=status] [data-ruling]")


def test_every_article_is_found_in_at_most_four_presses(put: Put, page: Page) -> None:
    root = put(made(), attributes=WITHOUT_PYTHON)
    for slug in carte.GAMES:
        wanted = [
            ([slug, moment, one.id, str(place)], one.id, ruling.says)
            for one in articles_of(slug)
            for moment in (one.when, *one.also)
            for place, ruling in enumerate(one.rulings)
        ]
        found = root.evaluate(PRESS, [way for way, *_ruling in wanted])
        for (way, *ruling), (presses, *shown) in zip(wanted, found, strict=True):
            assert presses <= MOST_PRESSES, way
            assert shown == ruling, way
    assert page.evaluate("sent") == []


def test_a_table_votes_on_what_no_text_settles(put: Put) -> None:
    root = put(made(), attributes=WITHOUT_PYTHON)
    press(root, "scopa", "taking", "PR-80", "1")
    one = article("PR-80")
    click(root.locator(".carte-vote summary"))
    votes, outcome = root.locator("[data-vote]"), root.locator("[data-outcome]")
    expect(votes).to_have_count(2 + len(one.houses))
    expect(outcome).to_be_empty()
    click(votes.nth(1))
    expect(outcome).to_have_text(f"So the table plays: {one.houses[0]}")
    click(votes.nth(0))
    expect(outcome).to_have_text("The votes are level, so the book’s answer applies.")
    click(votes.nth(0))
    expect(votes.nth(0)).to_have_text(f"{one.rulings[1].says} Votes: 2")
    expect(outcome).to_have_text(f"So the table plays: {one.rulings[1].says}")
    click(act(root, "recount"))
    expect(outcome).to_be_empty()
    expect(votes.nth(0)).to_have_text(one.rulings[1].says)
    expect(votes.nth(0)).to_be_focused()


def test_what_a_text_settles_is_not_voted_on(put: Put) -> None:
    root = put(made(), attributes=WITHOUT_PYTHON)
    press(root, "scopa", "seating", "PR-01")
    expect(says(root)).to_have_text(article("PR-01").rulings[0].says)
    expect(root.locator(".carte-vote")).to_have_count(0)


def test_a_revoke_that_is_noticed_after_the_deal_is_found_at_the_count(put: Put) -> None:
    root = put(made(), attributes=WITHOUT_PYTHON)
    press(root, "mediatore", "count", "PR-63")
    expect(says(root)).to_contain_text("the contract is paid at its basic price")


def test_the_ruling_comes_first_then_whence_then_what_others_do(put: Put) -> None:
    root = put(made())
    press(root, "scopa", "dealing", "PR-09")
    one = article("PR-09")
    texts = root.locator("[data-ruling], [data-list] li").all_inner_texts()
    assert texts[0] == one.rulings[0].says
    assert "Gelli" in texts[1]
    assert "an old handbook" in texts[1]
    assert texts[-2] == one.houses[0]


@pytest.mark.parametrize(
    ("slug", "id_", "house"),
    [
        ("briscola", "PR-34", {"exchange": "two"}),
        ("briscola-chiamata", "PR-69", {"dark_first_trick": True}),
    ],
)
def test_what_our_table_has_agreed_on_stands_under_the_ruling(
    slug: str, id_: str, house: dict[str, object], put: Put, page: Page
) -> None:
    page.add_init_script(agreed(**{slug: house}))
    link = code(Settled(slug, id_, None))
    root = put(made(), attributes=WITHOUT_PYTHON, fragment=f"#{link}")
    (name,) = house
    for text in in_force(carte.game(slug, **house))[name]:
        expect(root.locator(".carte-done-ours")).to_contain_text(text)


@pytest.mark.parametrize("slug", ["scopa", "scopone"])
def test_what_our_table_has_agreed_on_instead_is_the_ruling_and_the_books_stands_below(
    slug: str, put: Put, page: Page
) -> None:
    page.add_init_script(agreed(**{slug: SWEEP}))
    link = code(Settled(slug, "PR-41", None))
    root = put(made(), attributes=WITHOUT_PYTHON, fragment=f"#{link}")
    expect(says(root)).to_have_text(LAST_CARD_SCORES)
    lines = root.locator(".carte-done p").all_inner_texts()
    assert lines[1] == LAST_CARD_SCORES
    assert lines[2:] == [
        "By the rules of our table, not the book’s.",
        f"The book says: {article('PR-41').rulings[0].says}",
    ]


TURNED = [
    ("scopa", "PR-18", {"kings_redeal": False}, "three-kings"),
    ("cirulla", "PR-54", {"table_nine": True}, "table-nine"),
    ("cirulla", "PR-48", {"tie_break": "another-deal"}, "tie-break"),
    ("briscola", "PR-28", {"partner_view": "last-three", "players": 4}, "partner-view"),
]


@pytest.mark.parametrize(("slug", "id_", "house", "tail"), TURNED)
def test_what_our_table_has_agreed_on_is_the_ruling_whenever_that_is_noticed(
    slug: str, id_: str, house: dict[str, object], tail: str, put: Put, page: Page
) -> None:
    page.add_init_script(agreed(**{slug.replace("-", "_"): house}))
    root = put(made(), attributes=WITHOUT_PYTHON)
    press(root, slug, article(id_).when, id_)
    expect(says(root)).to_have_text(carte.game(slug, **house).rulebook[tail].text)
    lines = root.locator(".carte-done-ours").all_inner_texts()
    assert lines == ["By the rules of our table, not the book’s."]
    expect(root.locator("[data-list=otherwise]")).to_have_count(0)


def test_two_house_rules_that_speak_of_an_article_are_told_together(put: Put, page: Page) -> None:
    house = {"signal_truth": False, "striscio": False}
    page.add_init_script(agreed(mediatore=house))
    root = put(made(), attributes=WITHOUT_PYTHON)
    press(root, "mediatore", "talk", "PR-61")
    rules = carte.game("mediatore", **house).rulebook
    expect(says(root)).to_have_text(f"{rules['volo'].text} Nobody may say striscio.")
    table = house_code([carte.game("mediatore", **house)])
    click(root.locator(".carte-sending summary"))
    click(act(root, "copy"))
    expect(root.locator("[data-note]")).to_contain_text(f"house={table}&")


def test_a_house_rule_that_does_not_speak_of_an_article_leaves_it_the_books(
    put: Put, page: Page
) -> None:
    page.add_init_script(agreed(scopa={"napola": True, "target": 21}))
    root = put(made(), attributes=WITHOUT_PYTHON)
    press(root, "scopa", "dealing", "PR-18", "0")
    expect(says(root)).to_have_text("The same dealer deals again.")
    expect(root.locator(".carte-done-ours")).to_have_count(0)


@pytest.mark.parametrize(
    ("ours", "by"),
    [
        ({}, "By the rules of the table that sent this, not the book’s."),
        ({"napola": True}, "By the rules of the table that sent this, not the book’s."),
        (SWEEP, "By the rules of our table, not the book’s."),
    ],
)
def test_what_another_table_has_sent_is_told_as_theirs(
    ours: dict[str, object], by: str, put: Put, page: Page
) -> None:
    page.add_init_script(agreed(scopone=ours))
    table = house_code([carte.game("scopone", **SWEEP)])
    link = f"house={table}&{code(Settled('scopone', 'PR-41', None))}"
    root = put(made(), attributes=WITHOUT_PYTHON, fragment=f"#{link}")
    expect(root.locator(".carte-done-ours")).to_have_text(by)


def test_a_link_brings_the_house_rule_along_and_what_is_sent_with_it_says_so(
    put: Put, page: Page
) -> None:
    page.add_init_script(agreed(scopone=SWEEP))
    root = put(made(), attributes=WITHOUT_PYTHON)
    press(root, "scopone", "taking", "PR-41")
    table = house_code([carte.game("scopone", **SWEEP)])
    name = f"house={table}&{code(Settled('scopone', 'PR-41', None))}"
    assert page.url.endswith(f"#{name}")
    click(root.locator(".carte-sending summary"))
    click(act(root, "copy"))
    expect(root.locator("[data-note]")).to_contain_text(f"#{name}")


@pytest.mark.parametrize("house", [{}, {"last_card_sweep": True}])
def test_a_link_with_a_house_rule_says_the_same_at_every_table(
    house: dict[str, object], put: Put, page: Page
) -> None:
    page.add_init_script(agreed(scopone=house))
    name = code(Settled("scopone", "PR-41", None))
    table = house_code([carte.game("scopone", **SWEEP)])
    root = put(made(), attributes=WITHOUT_PYTHON, fragment=f"#house={table}&{name}).")
    expect(says(root)).to_have_text(LAST_CARD_SCORES)


@pytest.mark.parametrize("at", [5, 12, -1])
def test_a_link_with_a_house_rule_that_was_cut_short_does_not_lead_to_the_book(
    put: Put, at: int
) -> None:
    table = house_code([carte.game("scopone", **SWEEP)])
    name = f"house={table}&{code(Settled('scopone', 'PR-41', None))}"
    root = put(made(), attributes=WITHOUT_PYTHON, fragment=f"#{name[:at]}")
    expect(root.locator("[data-note=bad]")).to_contain_text("cut short or altered")
    expect(says(root)).to_have_count(0)


def test_a_link_with_a_house_rule_that_speaks_of_something_else_is_refused(put: Put) -> None:
    table = house_code([carte.game("briscola", exchange="two")])
    name = f"house={table}&{code(Settled('scopone', 'PR-41', None))}"
    root = put(made(), attributes=WITHOUT_PYTHON, fragment=f"#{name}")
    expect(root.locator("[data-note=bad]")).to_contain_text("cut short or altered")


def test_a_table_that_goes_by_the_book_is_told_nothing_of_house_rules(put: Put) -> None:
    link = code(Settled("scopa", "PR-41", None))
    root = put(made(), attributes=WITHOUT_PYTHON, fragment=f"#{link}")
    expect(says(root)).to_be_visible()
    expect(root.locator(".carte-done-ours")).to_have_count(0)


def test_the_only_thing_that_may_have_happened_is_named_before_it_is_asked_on(put: Put) -> None:
    only = article("PR-73")
    widget = Procedure()
    for game in widget.content["games"]:
        game["links"].pop("PR-79", None)
    root = put(widget, attributes=WITHOUT_PYTHON)
    press(root, "mediatore", "taking")
    expect(root.locator(".carte-asked-about")).to_have_text(only.asks)


def test_what_no_text_settles_says_so(put: Put) -> None:
    root = put(made())
    press(root, "scopa", "taking", "PR-39")
    expect(root.locator("[data-list=whence]")).to_contain_text("No written rule settles this")


def test_what_was_said_can_be_changed(put: Put) -> None:
    root = put(made())
    press(root, "scopa", "taking", "PR-35", "0")
    click(root.locator("button[data-step=article]"))
    expect(root.locator("[data-ruling]")).to_have_count(0)
    press(root, "PR-35", "1")
    expect(says(root)).to_have_text(article("PR-35").rulings[1].says)
    expect(root.locator("[data-list=otherwise] li")).to_have_count(1)


def test_in_italian_a_ruling_goes_on_in_small_letters_after_its_case(put: Put) -> None:
    language.use("it")
    widget = Procedure()
    language.use("en")
    root = put(widget, attributes=WITHOUT_PYTHON)
    press(root, "scopa", "taking", "PR-35", "0")
    told = root.locator("[data-list=otherwise] li").first.inner_text()
    assert re.search(r": [a-zàèéìòù«]", told), told
    assert not re.search(r": [A-ZÈ]", told)


def test_a_link_leads_to_the_very_ruling_without_python(put: Put, page: Page) -> None:
    link = code(Settled("cirulla", "PR-51", 1))
    root = put(made(), fragment=f"#{link}).", attributes=WITHOUT_PYTHON)
    expect(says(root)).to_have_text(article("PR-51").rulings[1].says)
    assert root.get_attribute("data-game") == "cirulla"


def test_a_game_that_comes_along_is_not_asked_again(put: Put, page: Page) -> None:
    root = put(made(), fragment="#mediatore", attributes=WITHOUT_PYTHON)
    for slug in ("mediatore", *carte.GAMES):
        page.evaluate("slug => { location.hash = slug }", slug)
        expect(root).to_have_attribute("data-game", slug)
        expect(root.locator("[data-choice='dealing']")).to_be_visible()


def test_a_link_to_what_is_no_more_offered_in_a_game_opens_still(put: Put) -> None:
    link = code(Settled("briscola", "PR-48", None))
    root = put(made(), fragment=f"#{link}", attributes=WITHOUT_PYTHON)
    expect(says(root)).to_have_text(article("PR-48").rulings[0].says)
    click(act(root, "again"))
    press(root, "briscola", "count", "PR-45")
    expect(root.locator(".carte-asked-about")).to_have_text(article("PR-45").asks)


def test_what_comes_up_only_under_a_house_rule_says_so(put: Put) -> None:
    root = put(made(), attributes=WITHOUT_PYTHON)
    press(root, "asso-piglia-tutto", "taking", "PR-41")
    expect(root.locator(".carte-done-about")).to_contain_text("What counts: the points of scopa")


def test_signs_stand_under_the_ruling(put: Put) -> None:
    root = put(made(), attributes=WITHOUT_PYTHON)
    press(root, "briscola", "talk", "PR-56")
    signs = root.locator("[data-list=signs] li")
    expect(signs).to_have_count(len(article("PR-56").signs))
    expect(signs.filter(has_text="Cavallo")).to_contain_text("agree first")


def test_the_address_keeps_the_article_and_back_leads_to_the_start(put: Put, page: Page) -> None:
    root = put(made())
    press(root, "scopa", "taking", "PR-35", "0")
    assert page.url.endswith(f"#{code(Settled('scopa', 'PR-35', 0))}")
    page.go_back()
    expect(root.locator("[data-choice=scopa]")).to_be_visible()


def test_the_link_is_told_where_no_page_may_copy(put: Put, page: Page) -> None:
    root = put(made())
    press(root, "scopa", "taking", "PR-39")
    click(root.locator(".carte-sending summary"))
    click(act(root, "copy"))
    expect(root.locator("[data-note]")).to_contain_text(page.url)


@pytest.mark.parametrize(
    "link", [code(Settled("scopa", "PR-35", 0))[:-1], "9dIkpkF", "nonsense", "PR-99"]
)
def test_a_damaged_link_says_so_in_plain_words_and_shows_none_of_its_letters(
    put: Put, page: Page, link: str
) -> None:
    root = put(made(), fragment=f"#{link}")
    note = root.locator("[data-note=bad]")
    expect(note).to_contain_text("cut short or altered")
    settled(page)
    expect(note).not_to_contain_text(link)
    expect(root.locator("[data-choice=scopa]")).to_be_visible()


def test_an_article_in_the_list_says_what_our_tables_have_otherwise(put: Put, page: Page) -> None:
    never = {"kings_redeal": False}
    page.add_init_script(agreed(scopa=never, scopone=never, mediatore={"striscio": False}))
    put(made(), beside=printed_articles(*WHEN).html)
    expect(page.locator("#PR-18 > .carte-changed")).to_contain_text(
        "in scopa and scopone: Even if the first four"
    )
    expect(page.locator("#PR-59 > .carte-changed")).to_contain_text("Nobody may say striscio.")
    expect(page.locator("#PR-01 > .carte-changed")).to_have_count(0)


def test_every_article_in_the_list_is_a_heading(put: Put, page: Page) -> None:
    put(made(), beside=printed_articles(*WHEN).html)
    entries = page.locator("[data-entry]").all()
    asked = [article(str(one.get_attribute("id"))).asks for one in entries]
    assert page.locator("[data-entry] > h3:first-child").all_inner_texts() == asked
    assert asked


@pytest.mark.parametrize("added", [".", ")", "…", ").", "%E2%80%A6"])
def test_a_link_to_an_article_leads_there_whatever_a_chat_has_added(
    put: Put, page: Page, added: str
) -> None:
    article = '<p style="margin: 2000px 0" id="PR-15">An article</p>'
    root = put(made(), fragment=f"#PR-15{added}", beside=article)
    expect(page.locator("#PR-15")).to_be_in_viewport()
    assert page.evaluate("location.hash") == "#PR-15"
    expect(root.locator("[data-note=bad]")).to_have_count(0)
    expect(root.locator(".carte-notice")).to_be_hidden()


def test_a_damaged_link_says_so_without_python(put: Put, page: Page) -> None:
    page.add_init_script("globalThis.silent = true")
    root = put(made(), fragment="#nonsense", attributes=WITHOUT_PYTHON)
    expect(root.locator("[data-note=bad]")).to_contain_text("cut short or altered")


def test_what_a_damaged_link_lacks_is_told_above_the_question_until_that_is_answered(
    put: Put,
) -> None:
    root = put(made(), fragment="#nonsense", attributes=WITHOUT_PYTHON)
    note = root.locator("[data-note=bad]")
    expect(note).to_be_visible()
    first = root.locator("[data-choice]").first
    assert note.evaluate(BOX)["bottom"] <= first.evaluate(BOX)["top"]
    press(root, "scopa")
    expect(note).to_have_count(0)
    assert root.locator(".carte-status").evaluate("(last) => last.nextElementSibling") is None


def test_the_keyboard_alone_finds_an_article(put: Put, page: Page) -> None:
    root = put(made())
    root.locator("[data-choice]").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(root).to_have_attribute("data-game", "scopa")
    for _step in range(2):
        page.keyboard.press("Enter")
    expect(says(root)).to_be_visible()


def test_a_phone_shows_it_without_scrolling_sideways(put: Put, page: Page) -> None:
    root = put(made())
    press(root, "mediatore", "dealing")
    for choice in ("", "PR-15"):
        press(root, *filter(None, [choice]))
        for width in (320, PHONE["width"]):
            page.set_viewport_size({"width": width, "height": PHONE["height"]})
            assert page.evaluate("document.documentElement.scrollWidth") <= width
            sizes = root.locator("button:visible").evaluate_all(
                "all => all.map(one => one.getBoundingClientRect().height)"
            )
            assert min(sizes) >= 43.5
