"""A tournament on its page: begun, paired and counted, shown and printed, kept and read back."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from carte.widgets import Tournament
from tests.front.reader import Put, act, kept

BOOK = 'data-engine="ready"'
COUNT_SHEETS = """window.print = () => {
    window.sheets = document.querySelectorAll("[data-paper]").length;
}"""
FOUR = "Anna\nBruno\nChiara\nDario"


def begun(put: Put, names: str = FOUR, *, form: str = "swiss", table: str = "Scopa, 2") -> Locator:
    root = put(Tournament(), attributes=BOOK)
    field = root.locator("[data-field=table]")
    field.select_option(field.locator("option", has_text=table).first.inner_text())
    root.locator(f"[data-field=form][value={form}]").check(force=True)
    root.locator("[data-field=names]").fill(names)
    act(root, "begin").click()
    act(root, "pair").wait_for()
    return root


def enter(root: Locator, *points: tuple[int, ...]) -> None:
    """Type the points of each table of the round."""
    for number, some in enumerate(points, 1):
        table = root.locator(f"[data-table='{number}']").first
        for side, value in enumerate(some):
            table.locator(f"[data-points='{side}']").fill(str(value))
            table.locator(f"[data-points='{side}']").blur()
        table.and_(root.page.locator("[data-entered]")).wait_for()


def test_a_tournament_is_played_to_its_winner(put: Put, page: Page) -> None:
    root = begun(put)
    for number in (1, 2):
        act(root, "pair").click()
        expect(root).to_have_attribute("data-rounds", str(number))
        enter(root, (11, 4), (11, 6))
    expect(root.locator(".carte-tour-next")).to_contain_text("Winner:")
    expect(act(root, "pair")).to_have_count(0)
    expect(root.locator("[data-entrant]")).to_have_count(4)
    expect(root.locator("[data-entrant]").first).to_contain_text("2")
    assert len(kept(page, "tournament")["tournament"]["played"]) == 2


def test_names_that_cannot_be_are_refused_and_stay_to_be_mended(put: Put) -> None:
    root = put(Tournament(), attributes=BOOK)
    root.locator("[data-field=names]").fill("Anna\nAnna")
    act(root, "begin").click()
    expect(root.locator("[role=status]")).to_contain_text("Anna is there twice")
    expect(root.locator("[data-field=names]")).to_have_value("Anna\nAnna")


def test_a_number_of_rounds_that_cannot_be_is_refused(put: Put, page: Page) -> None:
    root = put(Tournament(), attributes=BOOK)
    root.locator("[data-field=names]").fill(FOUR)
    root.locator("[data-field=rounds]").fill("x")
    act(root, "begin").click()
    expect(root.locator("[role=status]")).to_contain_text("0 to 60")
    assert page.evaluate("sent") == []


def test_five_at_a_table_offer_one_form_and_a_field_for_each(put: Put) -> None:
    names = "\n".join(f"P{number}" for number in range(11))
    root = begun(put, names, table="Briscola chiamata")
    act(root, "pair").click()
    expect(root.locator("[data-table='1'] [data-points]")).to_have_count(5)
    expect(root.locator("[data-byes]")).to_contain_text("P")


def test_pairs_are_written_with_a_plus_between_them(put: Put) -> None:
    root = begun(put, "Anna + Bruno\nChiara + Dario", table="Scopone")
    act(root, "pair").click()
    expect(root.locator("[data-table='1']")).to_contain_text("Anna + Bruno")


def test_who_leaves_is_marked_and_who_comes_later_is_paired(put: Put) -> None:
    root = begun(put)
    act(root, "pair").click()
    enter(root, (11, 4), (11, 6))
    root.locator(".carte-tour-people > summary").click()
    root.locator("[data-action=leave]", has_text="Anna").click()
    expect(root.locator("[data-entrant='0']")).to_contain_text("has left")
    root.locator("[data-field=late]").fill("Elena")
    act(root, "join").click()
    act(root, "pair").click()
    expect(root.locator("[data-round='2']")).to_contain_text("Elena")
    expect(root.locator("[data-round='2']")).not_to_contain_text("Anna")


def test_a_round_is_taken_back_and_a_step_undone(put: Put) -> None:
    root = begun(put)
    act(root, "pair").click()
    expect(root).to_have_attribute("data-rounds", "1")
    act(root, "unpair").click()
    expect(root).to_have_attribute("data-rounds", "0")
    act(root, "undo").click()
    expect(root).to_have_attribute("data-rounds", "1")
    act(root, "end").click()
    expect(root.locator("[data-field=names]")).to_be_visible()
    act(root, "undo").click()
    expect(root.locator("[data-table]").first).to_be_visible()


def test_a_kept_tournament_is_there_in_the_next_visit(put: Put, page: Page) -> None:
    root = begun(put)
    act(root, "pair").click()
    enter(root, (11, 4))
    stored = page.evaluate("localStorage['carte.tournament']")
    page.add_init_script(f"localStorage['carte.tournament'] ??= {json.dumps(stored)}")
    again = put(Tournament(), attributes=BOOK)
    expect(again.locator("[data-table='1'] [data-points='0']")).to_have_value("11")


def test_a_saved_table_is_read_back(put: Put, page: Page, tmp_path: Path) -> None:
    root = begun(put)
    act(root, "pair").click()
    enter(root, (11, 4), (2, 11))
    before = kept(page, "tournament")["tournament"]
    with page.expect_download() as download:
        act(root, "csv").click()
    file = tmp_path / "cup.csv"
    download.value.save_as(file)
    act(root, "end").click()
    root.locator("[data-file]").set_input_files(file)
    act(root, "pair").wait_for()
    assert kept(page, "tournament")["tournament"] == before


def test_another_file_is_refused_in_words(put: Put, tmp_path: Path) -> None:
    root = put(Tournament(), attributes=BOOK)
    file = tmp_path / "list.csv"
    file.write_text("a,b\n1,2\n")
    root.locator("[data-file]").set_input_files(file)
    expect(root.locator("[role=status]")).to_contain_text("is not a tournament")


def test_a_text_that_is_no_match_sheet_is_refused_in_words(put: Put) -> None:
    root = begun(put)
    act(root, "pair").click()
    root.locator("[data-field=sheet]").fill("https://cards.example/#sheet=123")
    root.locator("[data-field=sheet]").blur()
    act(root, "enter-sheet").click()
    expect(root.locator("[role=status]")).to_contain_text("not a link to a match sheet")


def test_the_clock_runs_stops_and_says_when_time_is_up(put: Put, page: Page) -> None:
    root = begun(put)
    act(root, "pair").click()
    root.locator("[data-field=minutes]").fill("1")
    root.locator("[data-field=minutes]").blur()
    clock = root.locator(".carte-tour-time .carte-tour-clock")
    expect(clock).to_have_text("01:00")
    act(root, "start").click()
    expect(clock).to_have_text("00:59")
    act(root, "pause").click()
    stored = kept(page, "tournament")["clock"]
    assert stored["ends"] is None and 0 < stored["left"] < 60_000
    act(root, "again").click()
    expect(clock).to_have_text("01:00")


def test_the_room_sees_the_seating_alone(put: Put) -> None:
    root = begun(put)
    act(root, "pair").click()
    act(root, "wall").click()
    wall = root.locator(".carte-tour-wall")
    expect(wall).to_be_visible()
    expect(wall).to_contain_text("Table 2")
    expect(wall).to_contain_text("Dario")
    act(wall, "close").click()
    expect(wall).to_be_hidden()


@pytest.mark.parametrize("what", ["print-round", "print"])
def test_the_seating_and_the_standings_are_printed_alone(put: Put, page: Page, what: str) -> None:
    root = begun(put)
    act(root, "pair").click()
    act(root, "wall").wait_for()
    page.evaluate(COUNT_SHEETS)
    act(root, what).click()
    assert page.evaluate("sheets") == 1
