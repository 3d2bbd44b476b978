"""The counting table as a reader uses it: tap, count, take back, another game, what is missing."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import carte
from carte.engine.cards import PACK
from carte.widgets import Score
from tests.front.reader import HELD_BACK, Put, click

SLUGS = list(carte.GAMES)
DENARI = [f"{value}D" for value in range(1, 11)]


@pytest.fixture
def table(put: Put) -> Locator:
    return put(Score())


def begin(root: Locator) -> None:
    click(root.locator("[data-action=begin]"))


def tap(root: Locator, first: str, *others: str) -> None:
    """Tap cards: that a pointer reaches one is seen of the first."""
    click(root.locator(f"[data-zone=pile] [data-card='{first}']"))
    if others:
        strew(root, *others)


def strew(root: Locator, *cards: str) -> None:
    """Tap many cards at once by mere events."""
    root.evaluate(
        """(root, cards) => cards.forEach((card) =>
            root.querySelector(`[data-zone=pile] [data-card='${card}']`).click())""",
        cards,
    )


def choose_game(root: Locator, slug: str) -> None:
    root.locator("[data-field=game]").select_option(index=SLUGS.index(slug))


def choose(root: Locator, field: str, value: str) -> None:
    root.locator(f"[data-field={field}][value='{value}']").check(force=True)


def pick(root: Locator, field: str, text: str) -> None:
    root.locator(f"select[data-field={field}]").select_option(label=text)


def say(root: Locator, **contract: str) -> None:
    """Say what was bid, who was the declarer and who the partner, as far as it is given."""
    for field, text in contract.items():
        pick(root, field, text)


def said(root: Locator) -> str:
    """What the status says, once Python has counted what is set."""
    root.locator("[data-part=lines]:not([data-stale])").first.wait_for(state="attached")
    return root.locator("[role=status]").inner_text().replace("\N{NO-BREAK SPACE}", " ")


def line(root: Locator, item: str) -> str:
    said(root)
    return " ".join(root.locator(f"tbody[data-item='{item}']").inner_text().split())


def owned(root: Locator) -> list[str]:
    return root.locator(".carte-owned > span").all_inner_texts()


def press(root: Locator, *actions: str) -> None:
    for action in actions:
        click(root.locator(f"[data-action={action}]:visible").first)


def test_it_opens_at_an_example_that_is_counted_already(table: Locator, page: Page) -> None:
    assert owned(table) == ["You: 21", "The other player: 19"]
    assert said(table).splitlines()[0] == "You 4 · The other player 1"
    assert "21+18+21+21 = 81 +1" in line(table, "primiera")
    assert page.evaluate("sent") == []


def test_the_name_of_a_game_opens_its_table(put: Put) -> None:
    root = put(Score(), fragment="#mediatore", attributes='data-engine="ready"')
    expect(root).to_have_attribute("data-game", "mediatore")


def test_a_tap_gives_a_card_and_the_next_one_takes_it_back(table: Locator) -> None:
    begin(table)
    assert owned(table) == ["You: 0", "The other player: 40"]
    tap(table, "7D", "6C", "7C")
    assert owned(table) == ["You: 3", "The other player: 37"]
    assert "7 of denari, You" in table.locator("[data-card='7D']").inner_text()
    tap(table, "7C")
    assert owned(table) == ["You: 2", "The other player: 38"]
    assert said(table) == "You 1 · The other player 3"


def test_a_tap_draws_no_line_anew_that_is_as_it_was(table: Locator) -> None:
    table.evaluate("root => root.querySelectorAll('tbody').forEach(one => { one.marked = true })")
    tap(table, "2C")
    assert "22 +1" in line(table, "carte")
    drawn = "all => all.filter(one => !one.marked).map(one => one.dataset.item)"
    assert table.locator("tbody[data-item]").evaluate_all(drawn) == ["carte"]


def test_missing_cards_are_named_and_leave_the_count_open(table: Locator) -> None:
    begin(table)
    strew(table, *[str(card) for card in PACK[:37]])
    assert "open" not in line(table, "carte")
    choose(table, "rest", "null")
    text = said(table)
    assert "3 cards are missing: the re of coppe, the re of spade and the re of bastoni." in text
    assert owned(table) == ["You: 37", "The other player: 0", "missing: 3"]
    tap(table, "10C", "10C")
    assert owned(table) == ["You: 37", "The other player: 1", "missing: 2"]


def test_a_count_with_too_few_cards_is_open_and_does_not_go_to_the_sheet(table: Locator) -> None:
    begin(table)
    choose(table, "rest", "null")
    tap(table, "7D")
    assert said(table) == "Settled so far: You 1 · The other player 0\n\n39 cards are missing."
    assert "open" in line(table, "carte")
    assert table.locator("[data-action=add]").is_disabled()


def test_the_best_four_are_enough_for_the_primiera(table: Locator) -> None:
    begin(table)
    choose(table, "only", "primiera")
    tap(table, "7D", "6C", "1S", "5B")
    for card in ("7C", "7S", "6B"):
        tap(table, card, card)
    assert said(table) == "You 1 · The other player 0"
    assert "21+18+16+15 = 70 +1" in line(table, "primiera")
    assert "No denari: this pile cannot win it." in line(table, "primiera")


def test_a_scopa_more_is_a_point_more(table: Locator) -> None:
    click(table.get_by_role("button", name="Scopas (sweeps), You: one more"))
    assert said(table) == "You 5 · The other player 1"
    click(table.get_by_role("button", name="Scopas (sweeps), The other player: one less"))
    assert said(table) == "You 5 · The other player 0"
    assert table.get_by_role(
        "button", name="Scopas (sweeps), The other player: one less"
    ).is_disabled()


def test_undo_goes_back_step_by_step_and_through_a_new_count(table: Locator) -> None:
    tap(table, "1D", "2C")
    begin(table)
    press(table, "undo", "undo", "undo")
    assert said(table) == "You 4 · The other player 1"
    assert table.locator("[data-action=undo]").is_disabled()


def test_a_house_rule_counts_at_once(table: Locator) -> None:
    begin(table)
    tap(table, *DENARI)
    assert said(table) == "You 2 · The other player 1"
    click(table.locator("[data-fold=house] summary"))
    table.get_by_label("Napola").check()
    assert said(table).splitlines()[0] == "You 12 · The other player 1"
    assert "Winner: You." in said(table)
    assert "1D" not in line(table, "napola")
    assert table.locator("tbody[data-item=napola] [data-face]").count() == 10


def test_three_piles_are_counted_by_tapping_round_all_players(table: Locator, page: Page) -> None:
    begin(table)
    click(table.locator("[data-fold=house] summary"))
    table.locator("select[data-house=players]").select_option("3")
    owned = table.locator(".carte-owned > span:not([data-pile=none])")
    expect(owned).to_have_count(3)
    strew(table, *DENARI)
    strew(table, *[card for card in map(str, PACK) if card.endswith("C")] * 2)
    others = [card for card in map(str, PACK) if card[-1] in "SB"]
    strew(table, *others * 3)
    assert said(table) == "You 2 · Player 2 0 · Player 3 1"
    assert table.locator("tbody[data-item=carte] td").count() == 3
    assert page.evaluate("document.documentElement.scrollWidth") <= 1000
    click(table.locator("[data-action=add]"))
    expect(table.locator(".carte-sheet-table tbody tr")).to_have_count(1)
    table.locator("select[data-house=players]").select_option("2")
    expect(owned).to_have_count(2)


def test_cards_tapped_before_the_piles_of_three_are_known_stay_with_their_players(
    table: Locator, page: Page
) -> None:
    begin(table)
    page.evaluate(HELD_BACK)
    click(table.locator("[data-fold=house] summary"))
    table.locator("select[data-house=players]").select_option("3")
    tap(table, "1D")
    page.evaluate("letGo()")
    expect(table.locator(".carte-owned > span:not([data-pile=none])")).to_have_count(3)
    tap(table, "2D", "2D", "3D", "3D", "3D")
    expect(table.locator("tbody[data-item=carte] td")).to_have_count(3)
    assert table.locator("tbody[data-item=carte] td").all_inner_texts() == ["1", "1", "1"]
    expect(table.locator(".carte-bad")).to_have_count(0)


def test_a_bad_target_is_refused_in_words(table: Locator) -> None:
    click(table.locator("[data-fold=house] summary"))
    target = table.locator("[data-house=target]")
    target.fill("many")
    target.press("Enter")
    assert "above 0, such as 11, not “many”." in table.locator("[role=status]").inner_text()


def test_every_game_is_counted(table: Locator) -> None:
    for slug in SLUGS:
        choose_game(table, slug)
        begin_if_possible(table)
        assert table.locator("tbody[data-item]").count() == 0
        strew(table, *DENARI)
        assert said(table)
        assert table.locator("tbody[data-item]").count() >= 1
        assert table.get_attribute("data-game") == slug


def begin_if_possible(root: Locator) -> None:
    if root.locator("[data-action=begin]").is_enabled():
        begin(root)


def test_the_partner_is_never_the_declarer(table: Locator) -> None:
    choose_game(table, "briscola-chiamata")
    say(table, bid="Asso (61 points)", declarer="You", partner="Player 2")
    pick(table, "declarer", "Player 2")
    options = table.locator("select[data-field=partner] option").all_inner_texts()
    assert options == ["not set yet", "nobody", "You", "Player 3", "Player 4", "Player 5"]
    assert table.locator("select[data-field=partner]").evaluate("e => e.selectedIndex") == 0
    assert said(table).endswith("Choose the partner, or say that the declarer played alone.")


def test_who_played_alone_declares_alone(table: Locator) -> None:
    choose_game(table, "briscola-chiamata")
    say(table, bid="Asso (61 points)", declarer="You", partner="nobody")
    pick(table, "declarer", "Player 2")
    assert table.locator("select[data-field=partner]").evaluate("e => e.selectedIndex") == 0


def test_a_deal_that_cannot_be_is_refused_before_it_is_written_down(table: Locator) -> None:
    choose_game(table, "briscola-chiamata")
    tap(table, "1D", "3D", "10D")
    for more, says in (
        ({}, "Choose what was bid."),
        ({"bid": "Asso (61 points)"}, "Choose the declarer."),
        ({"declarer": "You"}, "Choose the partner"),
        ({"partner": "nobody"}, "Piles of 3 and 37 cards are impossible: every trick has 5."),
    ):
        say(table, **more)
        assert says in said(table)
        assert table.locator("[data-action=add]").is_disabled()


def test_the_second_seat_depends_on_the_bid(table: Locator) -> None:
    choose_game(table, "mediatore")
    say(table, bid="Chiamo", declarer="You")
    assert table.get_by_label("Partner").count() == 1
    pick(table, "bid", "Mediatore")
    assert table.get_by_label("Gave the called card").count() == 1
    pick(table, "bid", "Solo")
    assert table.locator("select[data-field=partner]").count() == 0


def test_the_rules_of_the_steps_are_shown_on_demand(table: Locator) -> None:
    rule = table.locator("tbody[data-item=primiera] .carte-line-rule")
    assert rule.is_hidden()
    press(table, "rules")
    assert rule.inner_text() == carte.game("scopa").rulebook["primiera"].text


def test_the_count_survives_a_reload_without_python(table: Locator, page: Page) -> None:
    begin(table)
    tap(table, *DENARI)
    assert said(table) == "You 2 · The other player 1"
    page.reload()
    page.wait_for_function("globalThis.drawn")
    root = page.locator(".carte").first
    assert owned(root) == ["You: 10", "The other player: 30"]
    assert said(root) == "You 2 · The other player 1"
    assert page.evaluate("sent") == []


def test_while_python_is_silent_nothing_is_lost(table: Locator, page: Page) -> None:
    page.evaluate("globalThis.silent = true")
    begin(table)
    tap(table, "7D", "1D", "2C")
    assert owned(table) == ["You: 3", "The other player: 37"]
    assert table.locator("[data-part=lines][data-stale]").count() == 1
    assert table.locator("[data-action=add]").is_disabled()
    assert len(page.evaluate("sent")) == 1
    page.reload()
    page.wait_for_function("globalThis.drawn")
    root = page.locator(".carte").first
    assert owned(root) == ["You: 3", "The other player: 37"]
    assert said(root) == "You 1 · The other player 3"


def test_what_cannot_be_read_is_kept_aside(put: Put, page: Page) -> None:
    page.add_init_script("localStorage['carte.count.scopa'] ??= '{\"version\": 7}'")
    root = put(Score())
    assert "carte.count.scopa.broken" in root.locator(".carte-notice").inner_text()
    assert said(root).splitlines()[0] == "You 4 · The other player 1"
    assert page.evaluate("localStorage['carte.count.scopa.broken']") == '{"version": 7}'


def test_cards_are_tapped_by_keyboard(table: Locator, page: Page) -> None:
    begin(table)
    table.locator("[data-zone=pile] button").first.focus()
    for key in ("Space", "ArrowRight", "Enter", "ArrowDown", "Space"):
        page.keyboard.press(key)
    pressed = table.locator("[data-card][aria-pressed=true]").evaluate_all(
        "all => all.map(e => e.dataset.card)"
    )
    assert pressed == ["1D", "2D", "2C"]


def test_a_widget_answers_nonsense_in_words() -> None:
    widget = Score()

    def refused(**question: Any) -> str:
        reply = widget.reply({"ask": "count", "game": "scopa", **question})
        assert isinstance(reply, dict)
        return str(reply["error"]["text"])

    assert "no piles" in refused(piles=7)
    assert "7X" in refused(piles=[["7X"], []])
    assert "no counts" in refused(piles=[[], []], steppers={"scopa": [1]})
    assert "no house rules" in refused(options=3)
    assert "cheating" in refused(options={"cheating": True}, piles=[[], []])


def test_sixty_each_asks_whose_the_last_trick_was_where_that_is_agreed(put: Put) -> None:
    root = put(Score("briscola", sixty="last-trick"))
    begin(root)
    strew(root, *["1D", "1C", "1S", "1B", "3D", "10D", "8D", "2D"])
    choose(root, "rest", "1")
    assert "Winner" not in said(root)
    pick(root, "last_trick", "The other player")
    root.get_by_text("Winner: The other player.").first.wait_for()
    assert "60 to 60: the last trick decides." in said(root) + root.inner_text()


def test_a_table_opens_at_its_own_game_and_house_rules(put: Put, page: Page) -> None:
    root = put(Score("cirulla", players=4, target=101))
    assert root.get_attribute("data-game") == "cirulla"
    assert owned(root)[0].startswith("Us: ")
    click(root.locator("[data-fold=house] summary"))
    assert root.locator("[data-house=target]").input_value() == "101"
    assert page.evaluate("Object.keys(localStorage)") == [
        "carte.count.cirulla.players=4.target=101"
    ]


@pytest.mark.parametrize(("players", "out"), [(3, ["2B"]), (6, ["2B", "2C", "2D", "2S"])])
def test_where_some_cards_are_left_out_one_side_is_tapped_and_the_rest_is_the_others(
    put: Put, players: int, out: list[str]
) -> None:
    root = put(Score("briscola", players=players))
    begin(root)
    tap(root, "1C", "3C", "10C")
    expect(root.locator("[data-part=lines]:not([data-stale])")).to_be_visible()
    for card in out:
        expect(root.locator(f"[data-zone=pile] [data-card='{card}']")).to_be_hidden()
    ace, three = (root.locator(f"[data-zone=pile] [data-card='{card}']") for card in ("1B", "3B"))
    tops = [one.evaluate("one => one.getBoundingClientRect().top") for one in (ace, three)]
    assert tops[0] == tops[1], "a suit stays a row"
    expect(root.locator(".carte-owned")).to_contain_text(str(40 - len(out) - 3))
    expect(root.locator(".carte-status")).not_to_contain_text("played without")
