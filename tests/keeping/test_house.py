"""The rules of our table: chosen, kept, carried by a link and a code, printed on one page."""

import re
from collections.abc import Mapping
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import carte
from carte.board.house import in_force, options_of
from carte.formats.house_code import from_house_code, house_code
from carte.games.presets import presets
from carte.widgets import House
from tests.front.reader import Put, act, agreed, click, kept
from tests.keeping.test_widget import scanned

BOOK = 'data-engine="ready"'
WITHOUT_PYTHON = 'data-engine="off"'
SEVENS = carte.game("scopa", primiera="sevens")
WINS = carte.game("briscola", wins=2)
A5_IN_POINTS = (420, 595)


def link_of(*games: carte.Game) -> str:
    return f"#house={house_code(games)}"


def choose(root: Locator, slug: str) -> None:
    root.locator(f".carte-house-games input[value='{slug}']").check(force=True)


def rule(root: Locator, name: str) -> Locator:
    return root.locator(f"[data-house={name}]")


def options(page: Page, slug: str) -> Any:
    return (kept(page, "house") or {}).get(slug, {}).get("options")


# ------------------------------------------------------------------------------- the form


def test_every_house_rule_of_a_game_can_be_chosen_without_python(put: Put, page: Page) -> None:
    root = put(House(), attributes=WITHOUT_PYTHON)
    page.evaluate("globalThis.silent = true")
    for slug in carte.GAMES:
        choose(root, slug)
        _choose_every_rule(root, slug)


SET = """(field, value) => {
    const { disabled, dataset } = field;
    if (disabled || !field.checkVisibility()) throw new Error(`nobody can set ${dataset.house}`);
    field[field.type === "checkbox" ? "checked" : "value"] = value;
    field.dispatchEvent(new Event("change", { bubbles: true }));
}"""
"""Set a field as a pointer does, without the way there: there are some hundred fields."""


def _choose_every_rule(root: Locator, slug: str) -> None:
    plans = {plan["name"]: plan for plan in options_of(carte.game(slug))}
    free = [plan for plan in plans.values() if not plan["needs"]]
    expect(root.locator("[data-house]:visible")).to_have_count(
        len([plan for plan in plans.values() if _is_free(plan, plans)])
    )
    for plan in free:
        field = rule(root, plan["name"])
        if plan["kind"] == "check":
            field.evaluate(SET, not plan["value"])
        elif plan["kind"] == "choice":
            field.evaluate(SET, str(_another(plan)))
        else:
            field.fill("17")
            field.press("Enter")
    chosen = options(root.page, slug)
    assert {*chosen} >= {plan["name"] for plan in free}
    row = root.locator(".carte-house-rule[data-differs]").first
    expect(row).to_contain_text("In the book:")


def _another(plan: Mapping[str, Any]) -> Any:
    """Return a value of a house rule that is not the book's."""
    return next(one["value"] for one in plan["values"] if one["value"] != plan["value"])


def _is_free(plan: Mapping[str, Any], plans: Mapping[str, Any]) -> bool:
    return all(plans[name]["value"] == value for name, value in plan["needs"].items())


def test_what_differs_is_marked_and_says_what_the_book_has(put: Put, page: Page) -> None:
    root = put(House())
    rule(root, "primiera").select_option("sevens")
    row = root.locator(".carte-house-rule[data-differs]")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("In the book: the best card of each suit")
    expect(row).to_contain_text(SEVENS.rulebook["primiera"].text)
    assert options(page, "scopa") == {"primiera": "sevens"}
    expect(root.locator(".carte-chip").first).to_have_text("Scopa (1)")


def test_any_number_prints_the_rule_with_it(put: Put) -> None:
    root = put(House())
    rule(root, "target").fill("17")
    rule(root, "target").press("Enter")
    row = root.locator(".carte-house-rule[data-differs]")
    expect(row).to_contain_text(carte.game("scopa", target=17).rulebook["target"].text)
    expect(row).to_contain_text("In the book: 11")


def test_a_switch_that_is_off_says_what_it_would_change(put: Put) -> None:
    root = put(House())
    row = root.locator(".carte-house-rule").filter(has_text="Re bello")
    text = carte.game("scopa", re_bello=True).rulebook["re-bello"].text
    expect(row).to_contain_text(f"If ticked: {text}")


@pytest.mark.parametrize("slug", carte.GAMES)
def test_whatever_is_not_ticked_says_what_a_tick_brings_and_labels_all_it_says(slug: str) -> None:
    for rule in options_of(carte.game(slug)):
        if rule["kind"] != "check":
            continue
        told: dict[Any, list[str]] = {True: [], False: []}
        for case in (case for cases in rule["rules"] for case in cases):
            for value in case["when"].get(rule["name"], [True, False]):
                told[value].append(case["text"])
        assert all(": " in line for line in told[False]), rule["name"]
        assert {line.partition(": ")[0] for line in told[False]} <= {"If ticked", "If not ticked"}
        assert told[False][0].startswith("If ticked: ") or told[True] == told[False]
        assert not any(line.startswith("If ticked: ") for line in told[True])


def test_a_rule_stands_by_one_house_rule_in_the_words_of_the_table_in_force(put: Put) -> None:
    root = put(House())
    rule(root, "players").select_option("3")
    rule(root, "target").fill("21")
    rule(root, "target").press("Enter")
    form = root.locator(".carte-house")
    target = carte.game("scopa", players=3, target=21).rulebook["target"].text
    expect(form.get_by_text(target, exact=True)).to_have_count(1)
    expect(form).not_to_contain_text("11 points")
    choose(root, "cirulla")
    expect(form.get_by_text("In a tie, count the last deal again")).to_have_count(1)


def test_one_press_goes_back_to_the_book(put: Put, page: Page) -> None:
    page.add_init_script(agreed(scopa={"napola": True, "target": 21}, briscola={"wins": 2}))
    root = put(House())
    click(act(root, "book"))
    assert options(page, "scopa") == {}
    assert options(page, "briscola") == {"wins": 2}
    expect(act(root, "book")).to_be_disabled()
    expect(root.locator("[role=status]")).to_contain_text("Scopa is played by this book’s rules")


def test_a_reader_s_own_house_is_had_back_by_one_press_after_the_book_or_a_preset(
    put: Put, page: Page
) -> None:
    own = {"napola": True, "target": 21}
    page.add_init_script(agreed(scopa=own))
    root = put(House(), attributes=BOOK)
    ours = act(root, "own")
    expect(ours).to_be_hidden()
    click(act(root, "book"))
    expect(ours).to_have_text("Back to ours")
    click(ours)
    assert options(page, "scopa") == own
    expect(root.locator("[role=status]")).to_contain_text("These are your own rules again.")
    expect(ours).to_be_hidden()
    click(root.locator("[data-fold=presets] > summary"))
    for number in range(root.locator("[data-action=preset]").count()):
        click(act(root, "preset").nth(number))  # one after the other
    assert options(page, "scopa") != own
    click(act(root, "book"))
    click(ours)
    assert options(page, "scopa") == own


def test_what_was_changed_by_hand_since_is_the_reader_s_own(put: Put, page: Page) -> None:
    page.add_init_script(agreed(scopa={"napola": True}))
    root = put(House(), attributes=BOOK)
    ours = act(root, "own")
    click(act(root, "book"))
    rule(root, "re_bello").check()
    click(act(root, "book"))
    click(ours)
    assert options(page, "scopa") == {"re_bello": True}
    choose(root, "briscola")
    act(root, "preset").first.wait_for(state="attached")
    expect(ours).to_be_hidden()


def test_what_needs_another_rule_goes_with_it(put: Put, page: Page) -> None:
    root = put(House(), fragment="#asso-piglia-tutto")
    expect(rule(root, "target")).to_be_hidden()
    rule(root, "scoring").select_option("scopa")
    rule(root, "target").select_option("21")
    assert options(page, "asso-piglia-tutto") == {"scoring": "scopa", "target": 21}
    rule(root, "scoring").select_option("most-cards")
    assert options(page, "asso-piglia-tutto") == {}


def test_what_python_refuses_is_said_and_not_kept(put: Put, page: Page) -> None:
    root = put(House())
    rule(root, "napola").check()
    rule(root, "target").fill("2000000")
    rule(root, "target").press("Enter")
    expect(root.locator("[data-note]")).to_be_visible()
    assert "target" not in options(page, "scopa")


def test_a_preset_is_taken_whole_and_names_its_source(put: Put, page: Page) -> None:
    root = put(House(), fragment="#cirulla")
    click(root.locator("[data-fold=presets] summary").first)
    first = presets("cirulla")[0]
    entry = root.locator(".carte-presets li").first
    expect(entry.locator("a")).to_have_attribute("href", first.source.address)
    expect(entry.locator("a")).to_have_text(first.source.name)
    click(entry.locator("button"))
    assert options(page, "cirulla") == dict(first.house)
    expect(entry.locator("button")).to_have_text("In use")


def test_another_tab_is_followed(put: Put, page: Page) -> None:
    root = put(House())
    page.evaluate(agreed(scopa={"napola": True}))
    page.evaluate("dispatchEvent(new StorageEvent('storage', { key: 'carte.house' }))")
    expect(rule(root, "napola")).to_be_checked()


def test_the_games_are_chosen_from_the_keyboard(put: Put, page: Page) -> None:
    root = put(House())
    root.locator(".carte-house-games input").first.focus()
    page.keyboard.press("ArrowRight")
    expect(root).to_have_attribute("data-game", "scopone")
    for name, key in (("target", "1"), ("napola", "Space")):
        while not rule(root, name).evaluate("field => field === document.activeElement"):
            page.keyboard.press("Tab")
        page.keyboard.press(key)
    assert options(page, "scopone") == {"target": 1, "napola": True}


def test_a_phone_never_scrolls_sideways(put: Put, page: Page) -> None:
    root = put(House(), fragment=link_of(SEVENS, WINS))
    expect(act(root, "take")).to_be_visible()
    for width in (320, 390):
        page.set_viewport_size({"width": width, "height": 700})
        for slug in carte.GAMES:
            choose(root, slug)
            assert page.evaluate("document.documentElement.scrollWidth") <= width


# ---------------------------------------------------------------------------- link and code


def test_a_link_asks_shows_the_differences_and_changes_nothing_before(put: Put, page: Page) -> None:
    page.add_init_script(agreed(scopa={"napola": True}, mediatore={"striscio": False}))
    root = put(House(), fragment=link_of(SEVENS, WINS))
    offer = root.locator(".carte-keep-offer")
    expect(offer.locator("h2")).to_have_text("Take these as the rules of your table?")
    expect(offer.locator("[data-offered]")).to_have_count(2)
    scopa = offer.locator("[data-offered=scopa]")
    expect(scopa).to_contain_text("Yours now: Napola")
    expect(scopa).to_contain_text("Then: The primiera is won by: the most sevens")
    expect(offer.locator("[data-offered=briscola]")).to_contain_text("Yours now: the book’s rules")
    assert options(page, "scopa") == {"napola": True}
    click(act(root, "take"))
    assert options(page, "scopa") == {"primiera": "sevens"}
    assert options(page, "briscola") == {"wins": 2}
    assert options(page, "mediatore") == {"striscio": False}
    click(act(root, "leave"))
    expect(offer).to_be_hidden()


def brought_again(page: Page) -> Locator:
    page.reload()
    page.wait_for_function("globalThis.drawn")
    return page.locator(".carte-keep-offer")


@pytest.mark.parametrize("answer", ["take", "leave"])
def test_what_a_link_brings_is_asked_again_until_it_is_answered(
    put: Put, page: Page, answer: str
) -> None:
    root = put(House(), fragment=link_of(SEVENS))
    act(root, answer).wait_for()
    choose(root, "briscola")  # which the address would name else
    offer = brought_again(page)
    expect(offer.locator("[data-offered=scopa]")).to_contain_text("the most sevens")
    click(act(root, answer))
    assert page.evaluate("location.hash") == ""
    expect(brought_again(page)).to_be_hidden()


def test_what_a_link_brings_is_asked_again_where_python_did_not_come(put: Put, page: Page) -> None:
    root = put(House(), fragment=link_of(SEVENS), attributes=WITHOUT_PYTHON)
    act(root, "take").wait_for()
    page.add_init_script("globalThis.silent = true")
    page.reload()
    page.wait_for_function("globalThis.drawn")
    fail = "document.documentElement.dataset.engine = 'failed'"
    page.evaluate(f"{fail}; document.dispatchEvent(new CustomEvent('carte:engine'))")
    expect(root.locator(".carte-notice")).to_contain_text("This link cannot be read.")
    assert page.evaluate("location.hash") == link_of(SEVENS)


def test_from_rules_that_were_taken_a_way_leads_back_to_ones_own(put: Put, page: Page) -> None:
    page.add_init_script(agreed(scopa={"napola": True}, mediatore={"striscio": False}))
    root = put(House(), fragment=link_of(SEVENS, WINS))
    click(act(root, "take"))
    assert options(page, "briscola") == {"wins": 2}
    click(act(root, "back"))
    assert options(page, "scopa") == {"napola": True}
    assert options(page, "briscola") == {}
    assert options(page, "mediatore") == {"striscio": False}
    expect(root.locator(".carte-keep-offer")).to_be_hidden()
    expect(root.locator("[data-note=good]")).to_contain_text("your own rules again")


def test_whoever_leaves_them_keeps_their_own(put: Put, page: Page) -> None:
    page.add_init_script(agreed(scopa={"napola": True}))
    root = put(House(), fragment=link_of(SEVENS))
    click(act(root, "leave"))
    assert options(page, "scopa") == {"napola": True}


def test_a_link_of_ones_own_rules_has_nothing_to_ask(put: Put, page: Page) -> None:
    page.add_init_script(agreed(scopa={"primiera": "sevens"}))
    root = put(House(), fragment=link_of(SEVENS))
    expect(root.locator(".carte-keep-offer h2")).to_contain_text("already")
    expect(act(root, "take")).to_have_count(0)


def test_a_link_that_was_cut_is_refused_in_words(put: Put, page: Page) -> None:
    root = put(House(), fragment=link_of(SEVENS)[:-1])
    expect(root.locator(".carte-notice")).to_contain_text("cut short or altered")
    expect(root.locator(".carte-notice")).to_be_in_viewport()
    assert page.evaluate("localStorage.length") == 0


def test_a_link_of_something_else_says_above_all_what_is_wrong_with_it(put: Put) -> None:
    root = put(House(), fragment=f"#house={carte.code(carte.game('scopa').deal(seed=1))}")
    expect(root.locator(".carte-notice")).to_have_text(
        "This link cannot be read. It leads to something else, or was made by a newer "
        "edition of this book."
    )
    expect(root.locator(".carte-notice")).to_be_in_viewport()
    expect(root.locator("[role=status]")).to_be_empty()


def test_a_camera_reads_the_rules_of_all_games_off_the_screen(put: Put, page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.add_init_script(agreed(scopa={"primiera": "sevens"}, briscola={"wins": 2}))
    root = put(House())
    click(act(root, "show"))
    code = root.locator(".carte-keep-code .carte-code")
    code.wait_for()
    link = scanned(code, page)
    games = {game.slug: game for game in from_house_code(link.partition("#house=")[2])}
    assert [*games] != []
    assert {*games} == {*carte.GAMES}
    assert (games["scopa"], games["briscola"]) == (SEVENS, WINS)


def test_the_code_may_carry_one_game_alone(put: Put, page: Page) -> None:
    page.add_init_script(agreed(scopa={"primiera": "sevens"}))
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    root = put(House())
    root.locator("[data-field=which][value=one]").check(force=True)
    page.wait_for_function("sent.length > 1")
    click(act(root, "copy"))
    expect(root.locator("[role=status]")).to_contain_text(house_code([SEVENS]))


# ------------------------------------------------------------------------------- the sheet


def everything() -> dict[str, dict[str, Any]]:
    """Return for every game as many house rules other than the book's as go together."""
    found = {}
    for slug in carte.GAMES:
        chosen: dict[str, Any] = {}
        for plan in options_of(carte.game(slug)):
            value = _another(plan) if plan["values"] else 17
            try:
                carte.game(slug, **chosen, **{plan["name"]: value})
            except ValueError:
                continue
            chosen[plan["name"]] = value
        found[slug.replace("-", "_")] = chosen
    return found


@pytest.mark.parametrize(
    "house",
    [{}, {"scopa": {"primiera": "sevens"}, "briscola": {"wins": 2}}, everything()],
    ids=["the book", "some", "every rule"],
)
def test_the_sheet_is_one_page_of_a5(
    put: Put, page: Page, house: dict[str, dict[str, Any]]
) -> None:
    page.add_init_script(agreed(**house))
    root = put(House())
    root.locator(".carte-rules-code").wait_for(state="attached")
    paper = page.pdf(prefer_css_page_size=True)
    assert re.findall(rb"/Count (\d+)", paper) == [b"1"]
    (box,) = re.findall(rb"/MediaBox *\[0 0 ([\d.]+) ([\d.]+)\]", paper)
    assert tuple(round(float(side)) for side in box) == A5_IN_POINTS
    page.emulate_media(media="print")
    sheet = root.locator(".carte-rules-page")
    assert sheet.evaluate("page => page.scrollHeight <= page.clientHeight")
    lines = sum(len(one) for one in house.values())
    expect(sheet.locator("li")).to_have_count(lines)
    assert page.locator("button:visible, input:visible, select:visible").count() == 0


def test_the_sheet_tells_what_a_rule_changes_in_the_words_of_the_engine(
    put: Put, page: Page
) -> None:
    page.add_init_script(agreed(cirulla={"target": 81, "cappotto": 30}))
    root = put(House())
    root.locator(".carte-rules-code").wait_for(state="attached")
    sheet = root.locator(".carte-rules-page")
    told = in_force(carte.game("cirulla", target=81, cappotto=30))
    for text in (one for some in told.values() for one in some):
        expect(sheet).to_contain_text(text)
    expect(sheet).not_to_contain_text("51 wins")
    expect(sheet).to_contain_text("By the book: Scopa, ")


def test_the_sheet_of_a_table_that_plays_by_the_book_says_so(put: Put) -> None:
    expect(put(House()).locator(".carte-rules-page")).to_contain_text(
        "We play by this book’s rules."
    )
