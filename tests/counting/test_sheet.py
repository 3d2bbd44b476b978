"""The match sheet under the counting table: deals, totals, names, what is kept and thrown away."""

import pytest
from playwright.sync_api import Locator, Page, expect

from carte.widgets import Score
from tests.counting.sheets import add, correct, fill, rows, small_print, standing_of, type_points
from tests.counting.test_widget import begin, choose_game, press, said, say, tap
from tests.front.reader import Put, click
from tests.site.visit import PHONE


@pytest.fixture
def table(put: Put) -> Locator:
    return put(Score())


def test_a_counted_deal_is_written_down_with_its_dealer_and_items(table: Locator) -> None:
    add(table, 1)
    assert rows(table) == [
        ["Deal", "You", "The other player"],
        ["1", "4", "1"],
        ["Total", "4", "1"],
    ]
    assert small_print(table) == ["You", "carte, denari, settebello, primiera", "scopas"]
    assert standing_of(table) == "The match is played to 11 points. Next dealer: The other player"
    assert table.locator(".carte-owned").inner_text().startswith("You: 0")


def test_a_match_goes_on_until_the_game_says_who_has_won(table: Locator) -> None:
    type_points(table, 9, 10)
    add(table, 2)
    assert rows(table)[-1] == ["Total", "13", "11"]
    assert standing_of(table) == "The match is over. Winner: You."
    assert table.locator("[data-action=type]").is_disabled()
    press(table, "take-back")
    table.locator("[data-action=type]:enabled").wait_for()
    assert rows(table)[-1] == ["Total", "9", "10"]


def test_a_match_that_is_over_says_so_before_the_next_count(table: Locator) -> None:
    assert table.locator("[data-part=over]").is_hidden()
    type_points(table, 12, 10)
    over = table.locator("[data-part=over]")
    assert (
        "The match is over. Winner: You. To keep counting, begin a new match" in over.inner_text()
    )
    assert table.locator("[data-action=add]").is_disabled()
    press(over, "new-match")
    press(table, "throw")
    assert over.is_hidden()
    assert table.locator("[data-action=add]").is_enabled()


def test_the_points_of_any_deal_can_be_typed_anew(table: Locator) -> None:
    add(table, 1)
    type_points(table, 3, 2)
    correct(table, 1)
    fill(table, 5)
    press(table, "enter")
    table.get_by_text("Deal 1 is corrected.").wait_for()
    assert rows(table)[1:] == [["1", "5", "1"], ["2", "3", "2"], ["Total", "8", "3"]]
    assert small_print(table)[:2] == ["You", "scopas"]


def test_points_that_do_not_add_up_are_refused_at_the_form_they_were_typed_in(
    table: Locator, page: Page
) -> None:
    page.set_viewport_size(PHONE)
    choose_game(table, "briscola-chiamata")
    for _deal in range(2):
        type_points(table, 2, -1, -1, 1, -1)
    before = rows(table)
    form = table.locator(".carte-sheet-form")
    wrong = form.get_by_text("the points must add up to 0")
    for number in (2, None):  # of a deal that is there, and of a new one
        if number:
            correct(table, number)
        else:
            press(table, "type")
        fill(table, 5, 1, 1, 1, 1)
        press(table, "enter")
        expect(wrong).to_be_in_viewport()
        expect(form.locator("[data-field=entry-0]")).to_be_in_viewport()
        expect(form.locator("[data-field=entry-0]")).to_be_focused()
        page.wait_for_timeout(500)  # a page that goes elsewhere takes so long
        expect(wrong).to_be_in_viewport()
        expect(table.locator("[data-note=bad]")).to_have_count(0)
        assert rows(table) == before
        form.locator("[data-field=entry-1]").fill("-2")
        expect(wrong).to_have_count(0)
        fill(table, 2, -1, -1, 1, -1)
        press(table, "enter")
        form.wait_for(state="detached")


def turn_to(page: Page, day: int) -> None:
    """From now on it is this day of May in 2026."""
    page.evaluate("day => { Date.now = () => +new Date(2026, 4, day, 20) }", day)


def test_a_deal_in_the_middle_can_be_removed(table: Locator, page: Page) -> None:
    for points in (1, 2, 3):
        turn_to(page, points)
        type_points(table, points, 0)
    correct(table, 2)
    press(table, "remove", "keep")
    assert rows(table)[-1] == ["Total", "6", "0"]
    correct(table, 2)
    press(table, "remove", "remove-it")
    table.get_by_text("Deal 2 is removed.").wait_for()
    assert rows(table)[1:] == [["1", "1", "0"], ["2", "3", "0"], ["Total", "4", "0"]]
    correct(table, 2)
    expect(table.locator(".carte-sheet-form-title")).to_contain_text("May 3, 2026")


def test_a_counted_deal_is_counted_again_and_written_down_in_its_place(
    table: Locator, page: Page
) -> None:
    add(table, 1)
    type_points(table, 3, 2)
    correct(table, 1)
    press(table, "recount")
    assert table.locator(".carte-owned").inner_text().startswith("You: 21")
    page.reload()
    page.wait_for_function("globalThis.drawn")
    root = page.locator(".carte").first
    click(root.get_by_role("button", name="Scopas (sweeps), You: one more"))
    said(root)
    click(root.get_by_role("button", name="Enter deal 1 again"))
    root.get_by_text("Deal 1 is corrected.").wait_for()
    assert rows(root)[1:] == [["1", "5", "1"], ["2", "3", "2"], ["Total", "8", "3"]]
    assert root.get_by_role("button", name="Add to the sheet").is_visible()


def test_what_is_counted_again_is_a_new_deal_once_its_own_is_gone(table: Locator) -> None:
    add(table, 1)
    correct(table, 1)
    press(table, "recount", "take-back")
    said(table)
    assert rows(table) == []
    add(table, 1)
    assert rows(table)[-1] == ["Total", "4", "1"]


def test_a_correction_that_cannot_be_is_refused(table: Locator, page: Page) -> None:
    type_points(table, 1, 0)
    type_points(table, 1, 0)
    before = rows(table)
    correct(table, 1)
    fill(table, 20)
    press(table, "enter")
    table.get_by_text("So the match is over after deal 1:").wait_for()
    assert rows(table) == before
    page.reload()
    page.wait_for_function("globalThis.drawn")
    assert rows(table) == before


def test_a_deal_keeps_its_day_and_its_contract(table: Locator, page: Page) -> None:
    choose_game(table, "briscola-chiamata")
    say(table, bid="75 points", declarer="Player 2", partner="Player 4")
    tap(table, "1D", "1C", "1S", "1B", "3D")
    turn_to(page, 1)
    add(table, 1)
    about = table.locator("[data-about]")
    assert about.all_inner_texts() == ["75 points: Player 2 and Player 4"]
    turn_to(page, 2)
    correct(table, 1)
    fill(table, 1, -2, 1, -1, 1)
    press(table, "enter")
    table.get_by_text("Deal 1 is corrected.").wait_for()
    assert about.all_inner_texts() == ["75 points: Player 2 and Player 4"]
    assert table.locator(".carte-sheet-table caption small").inner_text() == "May 1, 2026"


def test_a_new_match_asks_before_it_throws_the_old_one_away(table: Locator) -> None:
    type_points(table, 1, 3)
    press(table, "new-match")
    press(table, "keep")
    assert rows(table)[-1] == ["Total", "1", "3"]
    press(table, "new-match")
    press(table, "throw")
    assert rows(table) == []
    assert standing_of(table) == "No deal yet. Count one and add it, or type its points."


def test_players_have_names_everywhere(table: Locator) -> None:
    type_points(table, 2, 2)
    press(table, "rename")
    fill(table, "Anna", "Bruno")
    press(table, "enter")
    table.get_by_text("Anna: 21").wait_for()
    assert rows(table)[0] == ["Deal", "Anna", "Bruno"]
    assert said(table).splitlines()[0] == "Anna 4 · Bruno 1"


def test_partners_are_named_together(table: Locator) -> None:
    choose_game(table, "scopone")
    press(table, "rename")
    fill(table, "Anna", "Bruno", "Carla", "Dino")
    press(table, "enter")
    table.get_by_text("Anna and Carla: 0").wait_for()


def test_what_is_no_number_is_said_and_kept_to_be_mended(table: Locator) -> None:
    press(table, "type")
    fill(table, "three", "1")
    press(table, "enter")
    field = table.locator("[data-field=entry-0]")
    expect(field).to_have_accessible_description("“three” is not a whole number: write one.")
    fill(table, "3", "1")
    press(table, "enter")
    table.locator(".carte-sheet-form").wait_for(state="detached")
    assert rows(table)[-1] == ["Total", "3", "1"]


def test_payments_are_typed_and_written_with_their_signs(table: Locator) -> None:
    choose_game(table, "mediatore")
    press(table, "type")
    fill(table, 5, 3, -4, "−4")
    press(table, "enter")
    table.locator(".carte-sheet-form").wait_for(state="detached")
    assert rows(table)[-1] == ["Total", "+5", "+3", "−4", "−4"]


def test_points_that_no_deal_brings_are_refused_before_they_are_written_down(
    table: Locator,
) -> None:
    press(table, "type")
    fill(table, 0, 0)
    press(table, "enter")
    table.get_by_text(
        "Deal 1: Somebody always scores these items: Settebello (7 of denari)."
    ).wait_for()
    assert rows(table) == []
    fill(table, 0, 1)
    press(table, "enter")
    table.locator(".carte-sheet-form").wait_for(state="detached")
    correct(table, 1)
    fill(table, 0, 40)
    press(table, "enter")
    table.get_by_text("Deal 1: In a deal, all sides together score at most 22 points.").wait_for()
    assert rows(table)[-1] == ["Total", "0", "1"]


def test_a_match_of_so_many_deals_ends_with_the_last(table: Locator) -> None:
    choose_game(table, "mediatore")
    deals = table.locator("[data-field=deals]")
    deals.fill("2")
    deals.press("Enter")
    table.get_by_text("0 of 2 deals played.").wait_for()
    type_points(table, 5, 3, -4, -4)
    assert standing_of(table) == "1 of 2 deals played. Next dealer: Player 2"
    type_points(table, 5, -4, 3, -4)
    assert standing_of(table) == "The match is over. Winner: You."


def test_a_target_that_changes_is_asked_of_the_sheet_at_once(table: Locator) -> None:
    type_points(table, 9, 2)
    click(table.locator("[data-fold=house] summary"))
    target = table.locator("[data-house=target]")
    target.fill("8")
    target.press("Enter")
    table.locator(".carte-standing", has_text="Winner: You.").wait_for()


def test_a_house_rule_is_asked_for_only_where_it_can_be_and_falls_away_with_what_it_needs(
    table: Locator,
) -> None:
    choose_game(table, "asso-piglia-tutto")
    click(table.locator("[data-fold=house] summary"))
    scoring, target = (table.locator(f"[data-house={name}]") for name in ("scoring", "target"))
    assert not target.is_visible()
    scoring.select_option("scopa")
    target.select_option("21")
    type_points(table, 9, 2)
    table.locator(".carte-standing", has_text="The match is played to 21 points.").wait_for()
    scoring.select_option("most-cards")
    target.wait_for(state="hidden")
    scoring.select_option("scopa")
    assert target.input_value() == "one-deal"


def test_the_first_dealer_is_chosen_and_the_deal_goes_round(table: Locator) -> None:
    table.locator("[data-field=dealer]").select_option(label="The other player")
    said(table)
    type_points(table, 1, 1)
    type_points(table, 1, 1)
    assert small_print(table) == ["The other player", "You"]


def test_every_game_has_a_sheet_of_its_own_and_all_survive_a_reload(
    table: Locator, page: Page
) -> None:
    type_points(table, 1, 3)
    choose_game(table, "cirulla")
    type_points(table, 20, 7)
    page.reload()
    page.wait_for_function("globalThis.drawn")
    root = page.locator(".carte").first
    assert rows(root)[-1] == ["Total", "20", "7"]
    choose_game(root, "scopa")
    assert rows(root)[-1] == ["Total", "1", "3"]


def test_a_deal_waits_for_python_and_is_not_lost(table: Locator, page: Page) -> None:
    begin(table)
    tap(table, "7D", "7C")
    said(table)
    page.evaluate("globalThis.silent = true")
    press(table, "add")
    assert "The deal is kept." in table.locator("[role=status]").inner_text()
    assert rows(table) == []
    assert table.locator(".carte-owned").inner_text().startswith("You: 2")


def test_a_deal_that_is_none_hides_no_other_and_is_told_with_its_number(
    table: Locator, page: Page
) -> None:
    for points in ((5, 1), (3, 2), (2, 7)):
        type_points(table, *points)
    before = page.evaluate(
        """() => {
            const kept = JSON.parse(localStorage['carte.sheets']);
            kept.kept.sheets.scopa.rounds[1][0].total = 'three';
            return localStorage['carte.sheets'] = JSON.stringify(kept);
        }"""
    )
    page.reload()
    page.wait_for_function("globalThis.drawn")
    root = page.locator(".carte").first
    root.get_by_text("Put aside, because they could not be read: deals 2.").wait_for()
    assert "carte.sheets.broken" in root.locator(".carte-notice").inner_text()
    assert page.evaluate("localStorage['carte.sheets.broken']") == before
    assert rows(root)[1:] == [["1", "5", "1"], ["2", "2", "7"], ["Total", "7", "8"]]


SPREAD = """root => {
    const places = ".carte-sheet-table :is(th, td), .carte-segments span";
    const cells = [...root.querySelectorAll(places)];
    const wide = cells.filter(one => one.scrollWidth > one.clientWidth + 1);
    const words = cells.flatMap(one => [...one.childNodes].filter(node => node.nodeType === 3)
        .flatMap(node => [...node.textContent.matchAll(/\\p{Script=Latin}+/gu)].map(found => {
            const { 0: word, index } = found;
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
            return [word, new Set(tops)];
        })));
    const split = words.filter(([, lines]) => lines.size > 1).map(([word]) => word);
    return [...wide.map(one => one.textContent), ...split];
}"""
"""What is wider than its cell, and words that are split, on a sheet and in rows of choices."""


SPREADING: list[tuple[str, dict[str, int], list[tuple[int, ...]]]] = [
    ("scopa", {}, [(3, 2)]),
    ("asso-piglia-tutto", {}, []),
    ("cirulla", {"players": 3}, [(9, 8, 7)]),
    ("briscola", {"wins": 3, "players": 3}, [(70, 30, 20)]),
    ("mediatore", {}, []),
]
"""Sheets with long words or many columns: a game, its house rules, and the deals on it."""


@pytest.mark.parametrize("spoken", ["en", "it", "ja"], indirect=True)
@pytest.mark.parametrize(
    "sheets", [SPREADING, [("briscola", {"wins": 3}, [(70, 50), (40, 80)])]], ids=["many", "wins"]
)
def test_no_word_of_a_sheet_is_split_or_lies_over_a_number_on_a_phone(
    sheets: list[tuple[str, dict[str, int], list[tuple[int, ...]]]],
    spoken: str,
    put: Put,
    page: Page,
) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    put([Score(game, **house) for game, house, _deals in sheets])
    tables = page.locator(".carte").all()
    for table, (_game, _house, deals) in zip(tables, sheets, strict=True):
        for points in deals:
            type_points(table, *points)
    for width in (390, 320):
        page.set_viewport_size({"width": width, "height": 844})
        for table, sheet in zip(tables, sheets, strict=True):
            assert table.evaluate(SPREAD) == [], (sheet, width)


LEFT = """root => ["caption", "thead th", "tbody th > span", "tfoot th"].map(name => {
    const range = document.createRange();
    range.selectNodeContents(root.querySelector(`.carte-sheet-table ${name}`));
    return Math.round(range.getBoundingClientRect().left);
})"""


def test_on_paper_a_sheet_stands_in_line_with_its_title(table: Locator, page: Page) -> None:
    type_points(table, 3, 2)
    page.emulate_media(media="print")
    assert len({*table.evaluate(LEFT)}) == 1


def test_a_field_for_a_name_shows_what_a_player_is_called(table: Locator, page: Page) -> None:
    page.set_viewport_size({"width": 320, "height": 844})
    press(table, "rename")
    for field in table.locator(".carte-sheet-form input").all():
        assert field.evaluate("one => one.scrollWidth <= one.clientWidth")


def test_the_points_of_five_are_typed_in_fields_of_one_width(put: Put, page: Page) -> None:
    root = put(Score("briscola-chiamata"))
    press(root, "type")
    for width in (390, 1280):
        page.set_viewport_size({"width": width, "height": 844})
        fields = [one.bounding_box() for one in root.locator(".carte-sheet-form input").all()]
        assert len(fields) == 5
        assert len({round(box["width"]) for box in fields if box}) == 1
