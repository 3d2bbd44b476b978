"""The map of all courses: what is won, and where it goes on."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import carte
from carte.board.seats import READER
from carte.lessons import course, course_names
from carte.play.guide import guides
from carte.play.match_code import from_json
from carte.widgets import Courses, Guide, Play
from tests.front.reader import Put


def levels_of(name: str) -> list[str]:
    """The levels of a course as the map counts them: a game's first and last ones are deals."""
    levels = [level.id for stage in course(name) for level in stage]
    return [*coached(name), *levels, f"{name}-table-1"] if course(name).about else levels


def coached(name: str) -> list[str]:
    """The guided deals of a game as the map counts them."""
    return [f"{name}-guide-{number}" for number, _led in enumerate(guides(name), start=1)]


SCOPA = levels_of("scopa")
EVERY = [level for name in course_names() for level in levels_of(name)]
FIRST = "asso-piglia-tutto.html#asso-piglia-tutto-guide-1"
Show = Callable[..., Locator]
BOOK = 'data-engine="off"'


@pytest.fixture
def shown(page: Page, put: Put) -> Show:
    """The map as a reader sees it who has won these stars."""

    def shown_with(stars: dict[str, int] | str, attributes: str = BOOK) -> Locator:
        text = stars if isinstance(stars, str) else json.dumps(stars)
        page.add_init_script(f"localStorage['carte.progress'] ??= {json.dumps(text)}")
        return put(Courses(), attributes=attributes)

    return shown_with


def onward(root: Locator) -> Locator:
    return root.locator("[data-action=go-on]")


def tile(root: Locator, name: str) -> Locator:
    return root.locator(f"[data-course='{name}']")


def test_every_course_has_a_tile_with_all_its_stages(shown: Show) -> None:
    root = shown({})
    for name in course_names():
        one = tile(root, name)
        assert one.locator(".carte-course-title a").get_attribute("href") == f"{name}.html"
        links = one.locator("li a").all()
        stages = [f"{name}.html#{stage.levels[0].id}" for stage in course(name)]
        about = course(name).about
        first = [f"{name}.html#{name}-guide-1"] if about else []
        table = [f"play-{name}.html"] if about else []
        assert [link.get_attribute("href") for link in links] == [*first, *stages, *table]


def test_the_ids_that_the_map_makes_are_those_of_the_levels() -> None:
    made = [
        f"{stage['id']}-{number}"
        for one in Courses().content["courses"]
        for stage in one["stages"]
        for number in range(1, stage["levels"] + 1)
    ]
    assert made == EVERY


def test_a_newcomer_is_shown_the_beginning(shown: Show) -> None:
    root = shown({})
    expect(onward(root)).to_have_attribute("href", FIRST)
    expect(onward(root)).to_have_attribute("data-next", "begin")
    expect(root).to_contain_text("nothing is locked")


def test_a_reader_goes_on_after_the_level_that_was_won_last(shown: Show) -> None:
    root = shown({"scopa-sums-1": 3, "scopa-sums-2": 1, "pack-suits-1": 2, "scopa-sums-3": 3})
    expect(onward(root)).to_have_attribute("href", "scopa.html#scopa-sums-4")
    expect(onward(root)).to_contain_text("Scopa: Sums, level 4")
    expect(tile(root, "scopa").locator("details")).to_have_attribute("open", "")


def test_levels_that_are_won_are_passed_over(shown: Show) -> None:
    stars = dict.fromkeys(SCOPA, 2)
    del stars["scopa-choice-2"]
    root = shown(stars)
    expect(onward(root)).to_have_attribute("href", "scopa.html#scopa-choice-2")


def test_a_finished_course_leads_to_the_next_one(shown: Show) -> None:
    after = course_names()[course_names().index("scopa") + 1]
    root = shown(dict.fromkeys(SCOPA, 3))
    expect(onward(root)).to_have_attribute("href", f"{after}.html#{after}-guide-1")
    expect(tile(root, "scopa")).to_contain_text("You can do it all")


def test_a_stage_whose_last_level_was_won_at_once_is_learned(shown: Show) -> None:
    sums = course("scopa")["sums"]
    root = shown({"scopa-guide-1": 3, sums.levels[-1].id: 3})
    done = tile(root, "scopa").locator("a.carte-stage[data-done]")
    expect(done).to_have_text(
        ["You win a whole deal, with a coach who tells you the rules.", sums.can]
    )


def test_when_all_is_won_the_book_leads_to_the_table_of_friends(shown: Show) -> None:
    root = shown(dict.fromkeys(EVERY, 3))
    expect(onward(root)).to_have_attribute("href", "evening.html")
    expect(root).to_contain_text("You have been through the whole book.")


def test_whoever_knows_a_game_finds_the_placement_above_all_courses(shown: Show) -> None:
    places = shown({}).locator(".carte-map-places a").all()
    wanted = [f"daily.html#begin-{game}" for game in course_names() if game in carte.GAMES]
    assert [place.get_attribute("href") for place in places] == wanted


def test_what_was_learned_is_told_in_words(shown: Show) -> None:
    sums = course("scopa")["sums"]
    root = shown({level.id: 1 for level in sums} | {"scopa-choice-1": 3, "nowhere-1": 3})
    every = [stage for one in Courses().content["courses"] for stage in one["stages"]]
    told = f"1 of {len(every)} things learned."
    expect(root.locator(".carte-intro")).to_have_text(f"{told} The newest: {sums.can}")
    expect(tile(root, "scopa")).to_contain_text("1 of 11 things learned")
    expect(tile(root, "scopa").locator("a.carte-stage[data-done]")).to_have_text(sums.can)


def test_a_reader_is_placed_until_a_stage_is_passed(shown: Show) -> None:
    won = dict.fromkeys(coached("scopa"), 3)
    root = shown(won)
    place = tile(root, "scopa").locator(".carte-placing")
    expect(place).to_be_visible()
    expect(place).to_have_attribute("href", "daily.html#begin-scopa")
    expect(tile(root, "pack").locator(".carte-placing")).to_have_count(0)


def test_whoever_has_passed_a_stage_needs_no_place(shown: Show) -> None:
    root = shown({level.id: 1 for level in course("scopa")["sums"]})
    expect(tile(root, "scopa").locator("details")).to_have_attribute("open", "")
    expect(tile(root, "scopa").locator(".carte-placing")).to_be_hidden()


def test_a_finished_course_offers_the_questions_that_show_what_it_has_brought(
    shown: Show, page: Page
) -> None:
    asked = {"asked": ["scopa.sum"], "looks": [1], "before": [1, 0], "after": None}
    keep(page, "gains", {"scopa": asked, "briscola": asked})
    root = shown(dict.fromkeys(SCOPA, 3))
    compare = root.locator(".carte-comparing")
    expect(compare).to_have_count(1)
    expect(compare).to_have_attribute("href", "daily.html#end-scopa")
    expect(compare).to_be_visible()


def test_a_course_ends_with_a_deal_at_the_table(shown: Show) -> None:
    won = {level.id: 3 for stage in course("scopa") for level in stage}
    root = shown({"scopa-guide-1": 3, **won})
    expect(onward(root)).to_have_attribute("href", "play-scopa.html")
    expect(onward(root)).to_have_text("Now a deal of your own")


def test_a_deal_at_the_table_is_learned_when_it_is_played_and_told_apart_when_won_alone(
    shown: Show,
) -> None:
    root = shown({"scopa-table-1": 1, "briscola-table-1": 3})
    done = {name: tile(root, name).locator("a.carte-stage[data-done]") for name in carte.GAMES}
    expect(done["scopa"]).to_have_text("You play a whole deal at the table.")
    expect(done["briscola"]).to_have_text("You win a deal at the table, with nobody to help you.")


GUIDED = "mediatore-guide-1"


def left_at(widget: Guide | Play, moves: int = 1) -> Any:
    """What the browser keeps of a deal in which the reader has made so many moves."""
    sitting = from_json(json.loads(json.dumps(widget.content["sitting"])))
    while moves:
        moves -= sitting.deal.turn == READER
        sitting = sitting.play(sitting.deal.legal_moves()[0])
    return widget.sitting_json(sitting)


def keep(page: Page, name: str, kept: object, at: int = 2) -> None:
    """Let the browser keep something under a name."""
    text = json.dumps(json.dumps({"edition": 2, "at": at, "kept": kept}))
    page.add_init_script(f"localStorage['carte.{name}'] ??= {text}")


def test_a_guided_deal_that_was_left_halfway_is_gone_on_with(page: Page, shown: Show) -> None:
    keep(page, f"guide.{GUIDED}", left_at(Guide("mediatore")))
    root = shown({})
    expect(onward(root)).to_have_text("Go on with Mediatore: A deal with a coach")
    expect(onward(root)).to_have_attribute("href", f"mediatore.html#{GUIDED}")
    expect(tile(root, "mediatore").locator("details")).to_have_attribute("open", "")
    page.evaluate(
        """key => {
            localStorage.removeItem(key);
            dispatchEvent(new StorageEvent("storage", { key }));
        }""",
        f"carte.guide.{GUIDED}",
    )
    expect(onward(root)).to_contain_text("Begin with")


def test_it_waits_while_other_cards_are_tried(page: Page, shown: Show) -> None:
    keep(page, f"guide.{GUIDED}", left_at(Guide("mediatore")))
    keep(page, "progress", {"mediatore-trick-1": 3}, at=9)
    root = shown({})
    expect(onward(root)).to_have_attribute("href", f"mediatore.html#{GUIDED}")


@pytest.mark.parametrize(
    ("won_at", "way"), [(1, "play-scopa.html"), (9, "scopa.html#scopa-sums-2")], ids=["go", "won"]
)
def test_a_match_at_a_table_is_gone_on_with_until_something_else_is_won(
    page: Page, shown: Show, won_at: int, way: str
) -> None:
    keep(page, "play.scopa", left_at(Play("scopa")))
    keep(page, "progress", {"scopa-sums-1": 3}, at=won_at)
    expect(onward(shown({}))).to_have_attribute("href", way)


def test_a_match_in_which_nobody_has_moved_is_not_gone_on_with(page: Page, shown: Show) -> None:
    keep(page, "play.scopa", left_at(Play("scopa"), moves=0))
    expect(onward(shown({}))).to_contain_text("Begin with")


def test_a_guided_deal_that_was_won_is_ticked_and_leads_to_a_deal_of_ones_own(shown: Show) -> None:
    root = shown({"asso-piglia-tutto-guide-1": 3})
    expect(root.locator(".carte-intro")).to_contain_text("You win a whole deal, with a coach")
    done = tile(root, "asso-piglia-tutto").locator("a.carte-stage[data-done]")
    expect(done).to_contain_text("You win a whole deal")
    expect(onward(root)).to_have_attribute("href", "play-asso-piglia-tutto.html")


@pytest.mark.parametrize("game", carte.GAMES)
def test_the_map_counts_the_guided_deals_of_each_game(game: str) -> None:
    (told,) = [one for one in Courses().content["courses"] if one["id"] == game]
    assert told["stages"][0]["levels"] == len(guides(game))


def test_beside_an_opened_tile_no_column_stays_blank(page: Page, shown: Show) -> None:
    page.set_viewport_size({"width": 700, "height": 900})
    root = shown({"asso-piglia-tutto-guide-1": 3})
    opened, after = (tile(root, name).bounding_box() for name in ("asso-piglia-tutto", "scopa"))
    assert opened and after
    assert after["y"] < opened["y"] + opened["height"]


def test_a_stage_under_way_counts_its_levels(shown: Show) -> None:
    root = shown({"scopa-sums-1": 3, "scopa-sums-2": 1})
    expect(root.locator(".carte-intro")).to_have_text(f"2 of {len(EVERY)} levels won.")
    sums = tile(root, "scopa").locator("li a", has_text="Sums").first
    expect(sums).to_contain_text("2 of 6")
    expect(sums).to_have_attribute("href", "scopa.html#scopa-sums-3")


def test_stars_won_in_another_tab_are_shown_at_once(page: Page, shown: Show) -> None:
    root = shown({})
    page.evaluate(
        """() => {
            localStorage["carte.progress"] = '{"scopa-sums-1": 3}';
            dispatchEvent(new StorageEvent("storage", { key: "carte.progress" }));
        }"""
    )
    expect(onward(root)).to_have_attribute("href", "scopa.html#scopa-sums-2")


def test_what_cannot_be_read_is_kept_and_told(page: Page, shown: Show) -> None:
    root = shown("{broken")
    expect(root.locator("[role=alert]")).to_contain_text("carte.progress.broken")
    assert page.evaluate("localStorage['carte.progress.broken']") == "{broken"
    expect(onward(root)).to_have_attribute("href", FIRST)


def test_courses_unfold_by_keyboard(page: Page, shown: Show) -> None:
    root = shown({})
    details = tile(root, "scopa").locator("details")
    details.locator("summary").focus()
    page.keyboard.press("Enter")
    expect(details).to_have_attribute("open", "")
    page.keyboard.press("Tab")
    expect(details.locator("a").first).to_be_focused()


def test_a_notebook_has_no_pages_to_lead_to(shown: Show) -> None:
    root = shown({}, "")
    expect(root.locator("a")).to_have_count(0)
    expect(tile(root, "scopa")).to_contain_text("Sums")


def test_every_course_has_a_card_of_its_own() -> None:
    emblems = [told["emblem"] for told in Courses().content["courses"]]
    assert len({*emblems}) == len(emblems) == len(course_names())
