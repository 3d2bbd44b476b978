"""The quick pad: a deal is counted in a few taps without its cards; only what decides is asked."""

import pytest
from playwright.sync_api import Locator, Page

import carte
from carte.widgets import Score
from tests.counting.sheets import correct, rows
from tests.counting.test_widget import begin_if_possible, choose_game, press, said, say
from tests.front.reader import Put, click

MOST_TAPS = 8


class Pad:
    """The quick pad of a counting table, with every tap of a reader counted."""

    def __init__(self, root: Locator, game: str = "scopa") -> None:
        self.root, self.taps = root, 0
        choose_game(root, game)
        click(root.get_by_text("Quick pad"))

    def give(self, item: str, name: str) -> None:
        """Tap who has an item."""
        self.taps += 1
        click(self.row(item).locator("label", has_text=name).first)

    def row(self, item: str) -> Locator:
        return self.root.locator(f"[data-part=pad] [data-item='{item}']")

    def more(self, name: str) -> None:
        """Tap one more of what is kept count of."""
        self.taps += 1
        click(self.root.get_by_role("button", name=f"{name}: one more"))

    def say(self, **contract: str) -> None:
        self.taps += len(contract)
        say(self.root, **contract)

    def add(self, number: int) -> None:
        """Write the deal down."""
        said(self.root)
        self.taps += 1
        press(self.root, "add")
        self.root.get_by_text(f"Added as deal {number}.").wait_for()


@pytest.fixture
def pad(put: Put) -> Pad:
    return Pad(put(Score()))


OTHER = "The other player"


def test_a_deal_of_scopa_is_written_down_in_eight_taps(pad: Pad) -> None:
    pad.give("carte", "You")
    pad.give("denari", OTHER)
    pad.give("settebello", "You")
    pad.give("primiera", "nobody")
    for name in ("You", "You", OTHER):
        pad.more(f"Scopas (sweeps), {name}")
    pad.add(1)
    assert pad.taps <= MOST_TAPS
    assert rows(pad.root)[-1] == ["Total", "4", "2"]


def test_a_contract_is_written_down_in_eight_taps(put: Put) -> None:
    root = put(Score())
    for game, contract, paid in (
        (
            "briscola-chiamata",
            {"bid": "75 points", "declarer": "Player 2", "partner": "Player 4"},
            ["−2", "+4", "−2", "+2", "−2"],
        ),
        ("mediatore", {"bid": "Solo", "declarer": "You"}, ["+36", "−12", "−12", "−12"]),
    ):
        pad = Pad(root, game)
        pad.say(**contract)
        pad.give("win", "Declarer’s side")
        pad.add(1)
        assert pad.taps <= MOST_TAPS
        assert rows(root)[-1] == ["Total", *paid]


def test_a_deal_of_cirulla_is_written_down_in_eight_taps_where_nobody_has_a_run(put: Put) -> None:
    pad = Pad(put(Score("cirulla")), "cirulla")
    for item in ("carte", "denari", "settebello", "primiera"):
        pad.give(item, "You")
    for name in ("Scopas (sweeps), You", "Barsega declared, You", "Decino declared, You"):
        pad.more(name)
    pad.add(1)
    assert pad.taps <= MOST_TAPS
    assert rows(pad.root)[-1] == ["Total", "18", "0"]


def test_the_points_of_one_side_are_enough_at_briscola(put: Put) -> None:
    pad = Pad(put(Score("briscola", wins=2)), "briscola")
    field = pad.row("points").get_by_label("You")
    field.fill("many")
    field.press("Enter")
    assert (
        "“many” is not a whole number: write one." in pad.root.locator("[role=status]").inner_text()
    )
    field.fill("72")
    field.press("Enter")
    assert said(pad.root).startswith("You 72 · The other player 48")
    pad.add(1)
    assert rows(pad.root)[1:] == [["1", "72", "48"], ["Won deals", "1", "0"]]


def test_what_is_not_said_yet_is_asked_for_and_nothing_is_written_down(pad: Pad) -> None:
    pad.give("carte", "You")
    assert said(pad.root) == "Choose who has it, or say that nobody does: Denari (most coins)."
    assert pad.root.locator("[data-action=add]").is_disabled()


def test_how_much_an_item_counts_is_chosen_where_it_may_differ(put: Put) -> None:
    pad = Pad(put(Score("cirulla")), "cirulla")
    for item in ("carte", "settebello", "primiera", "grande"):
        pad.give(item, OTHER)
    pad.give("denari", "nobody")
    pad.give("piccola", "You")
    pad.row("piccola").get_by_label("It scores").select_option("5")
    assert said(pad.root) == "You 5 · The other player 8"


def test_ten_denari_are_told_and_end_the_match(put: Put) -> None:
    pad = Pad(put(Score("cirulla")), "cirulla")
    for item in ("carte", "denari", "settebello", "primiera", "grande", "outright"):
        pad.give(item, "You")
    assert "cannot go together: Piccola (denari from the asso on): nobody" in said(pad.root)
    assert pad.root.locator("[data-action=add]").is_disabled()
    pad.give("piccola", "You")
    pad.row("piccola").get_by_label("It scores").select_option("6")
    assert "Winner: You." in said(pad.root)
    pad.add(1)
    assert "The match is over. Winner: You." in pad.root.locator(".carte-standing").inner_text()


def test_who_has_the_primiera_is_found_by_four_sevens(pad: Pad) -> None:
    for item in ("carte", "denari", "settebello"):
        pad.give(item, "You")
    click(pad.row("primiera").get_by_role("button", name="Who has it?"))
    asked = pad.root.locator("[data-asked]")
    asked.first.wait_for()
    assert asked.evaluate_all("all => all.map(e => e.dataset.asked)") == ["7D", "7C", "7S", "7B"]
    for number, name in enumerate(("You", "You", "You", OTHER)):
        click(asked.nth(number).locator("label", has_text=name).first)
    pad.root.locator("[data-asked='6B']").wait_for()
    assert asked.count() == 4
    for card in ("6D", "6C", "6S", "6B"):
        click(pad.root.locator(f"[data-asked='{card}'] label", has_text="You").first)
    asked.first.wait_for(state="detached")
    assert said(pad.root) == "You 4 · The other player 0"


def test_the_sevens_alone_decide_where_tables_say_so(put: Put) -> None:
    pad = Pad(put(Score("scopa", primiera="sevens")))
    click(pad.row("primiera").get_by_role("button", name="Who has it?"))
    for card, name in (("7D", OTHER), ("7C", "You"), ("7S", OTHER), ("7B", OTHER)):
        click(pad.root.locator(f"[data-asked='{card}'] label", has_text=name).first)
    holder = pad.row("primiera").locator("input[value='1']").first
    pad.root.locator("[data-asked]").first.wait_for(state="detached")
    assert holder.is_checked()


def test_the_pad_stays_for_the_next_deal_and_survives_a_reload(pad: Pad, page: Page) -> None:
    for item in ("carte", "denari", "settebello", "primiera"):
        pad.give(item, "You")
    pad.add(1)
    pad.give("carte", OTHER)
    said(pad.root)
    page.reload()
    page.wait_for_function("globalThis.drawn")
    again = page.locator(".carte").first.locator("[data-part=pad] [data-item=carte]")
    assert again.locator("input[value='1']").is_checked()
    assert page.locator(".carte-tally").is_hidden()


def test_a_deal_of_the_pad_is_corrected_on_the_pad(pad: Pad) -> None:
    for item in ("carte", "denari", "settebello", "primiera"):
        pad.give(item, "You")
    pad.add(1)
    correct(pad.root, 1)
    press(pad.root, "recount")
    pad.give("denari", OTHER)
    said(pad.root)
    click(pad.root.get_by_role("button", name="Enter deal 1 again"))
    pad.root.get_by_text("Deal 1 is corrected.").wait_for()
    assert rows(pad.root)[-1] == ["Total", "3", "1"]


def test_every_game_has_a_pad_on_a_narrow_phone(put: Put, page: Page) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    root = put(Score())
    for slug in carte.GAMES:
        pad = Pad(root, slug)
        begin_if_possible(root)
        assert pad.root.locator("[data-part=pad] [data-item]").count() >= 1
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, slug


def test_the_pad_is_filled_by_keyboard(pad: Pad, page: Page) -> None:
    pad.row("carte").locator("input").first.focus()
    for key in ("Space", "Tab", "ArrowRight", "ArrowRight", "Tab", "Space"):
        page.keyboard.press(key)
    checked = pad.root.locator("[data-part=pad] input:checked").evaluate_all(
        "all => all.map(e => [e.dataset.field, e.value])"
    )
    assert checked == [["item-carte", "0"], ["item-denari", "-1"], ["item-settebello", "0"]]
