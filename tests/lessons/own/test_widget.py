"""Levels of one's own in a browser: made in one window, sent by link, solved in the next."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

import carte
from carte.engine.cards import Card
from carte.formats.question_code import question
from carte.front.faces import faces_words
from carte.language import use
from carte.lessons.own import OwnLevel, OwnSet, OwnTrap, code, from_code
from carte.widgets import Lesson, Own
from tests.front.harness import ORIGIN, show
from tests.front.reader import HELD_BACK, Put, act, card, kept, say
from tests.front.staged import CAPITALS, CUT, SCREENS, fill_the_screen, resize
from tests.front.test_frames import frame_of
from tests.keeping.test_widget import scanned
from tests.site.visit import PHONE

BOOK = 'data-engine="ready"'
NOTEBOOK = ""
POSITION = carte.game("scopa").position(hand="7D 2S", table="3C 4S 7B")
SCOPA = carte.code(POSITION)
BRISCOLA = carte.code(carte.game("briscola").position(hand="1D 3C 2S", trick="10C", trump="S"))
MINE = "Your <b>7</b> must take the 7."
TAKE = OwnLevel(POSITION, "Take the 7.", (carte.move("7D x 7B"),))
LINK = f"#level={code(OwnSet('Monday evening', (TAKE, TAKE)))}"


def field(root: Locator, name: str) -> Locator:
    return root.locator(f"[data-own={name}]")


def mark(root: Locator, move: str, what: str) -> None:
    root.locator(f"[data-mark='{move}']").select_option(what)


def begin(root: Locator, code: str = SCOPA) -> None:
    field(root, "position").fill(f"https://club.it/checker.html#{code}")
    act(root, "begin").click()
    expect(root.locator(".carte-own-editor")).to_be_visible()


def make_a_level(root: Locator, goal: str = "Take the 7.") -> None:
    """A level with a right move, and a wrong one that the rules forbid."""
    begin(root)
    field(root, "goal").fill(goal)
    mark(root, "7D x 7B", "right")
    field(root, "move").fill("7d x 3c 4s")
    act(root, "add-move").click()
    root.locator("[data-say='7D x 3C 4S']").fill(MINE)
    act(root, "keep").click()
    expect(root.locator(".carte-own-levels > li").last).to_contain_text(goal)


def link_of(root: Locator) -> str:
    """The link to the set, as it is told where nothing may be copied."""
    act(root, "copy").click()
    told = root.locator("[data-note=note], [data-note=good]").last.inner_text()
    return told[told.index("#level=") :]


def solve(root: Locator) -> None:
    for name in ("7D", "7B"):
        card(root, name).first.click()
    act(root, "play").click()
    expect(root.locator(".carte-own-play [data-verdict=good]")).to_be_visible()


@pytest.fixture
def another(window: BrowserContext) -> Iterator[Callable[[str], Locator]]:
    """Open a link in a window of another reader, who has kept nothing."""
    pages: list[Page] = []

    def opened(link: str) -> Locator:
        browser = window.browser
        assert browser
        page = browser.new_context(reduced_motion="reduce").new_page()
        pages.append(page)
        show(page, [Own()], fragment=link, attributes=BOOK)
        return page.locator(".carte").first

    yield opened
    for page in pages:
        page.context.close()


def test_a_level_is_made_in_one_window_solved_in_the_next_and_sent_on_to_a_third(
    put: Put, another: Callable[[str], Locator]
) -> None:
    root = put(Own(), attributes=BOOK)
    make_a_level(root)
    second = another(link_of(root))
    expect(second.locator(".carte-goal")).to_have_text("Take the 7.")
    say(second, "7d x 3c 4s")
    bad = second.locator(".carte-own-play [data-verdict=bad]")
    expect(bad).to_have_attribute("data-rule", "scopa.equal-first")
    expect(bad).to_contain_text(MINE)  # as text: nothing in it is markup
    expect(bad.locator("p b")).to_have_count(0)
    act(second, "retry").click()
    solve(second)
    third = another(link_of(second))
    expect(third.locator(".carte-goal")).to_have_text("Take the 7.")
    solve(third)
    act(third, "next").click()
    act(third, "take").click()
    expect(third.locator(".carte-own-levels > li")).to_have_count(1)


def test_a_level_fills_a_screen_by_its_link_and_does_so_again_after_a_reload(
    put: Put, page: Page
) -> None:
    root = put(Own(), attributes=BOOK, fragment=f"?present{LINK}")
    for _visit in range(2):
        expect(root.locator(".carte-goal")).to_have_text("Take the 7.")
        expect(root).to_have_attribute("data-split", "")
        for width, height in SCREENS:
            resize(page, width, height)
            assert root.evaluate(CUT) == [], (width, height)
            assert width < 1920 or root.evaluate(CAPITALS) == []
        for _press in range(2):  # what is held back is revealed first
            page.keyboard.press("PageDown")
        expect(root).to_have_attribute("data-level", re.compile("-2$"))
        assert page.url == f"{ORIGIN}/?present=own{LINK}"
        page.reload()
    expect(root.locator(".carte-goal")).to_have_text("Take the 7.")
    page.keyboard.press("Escape")
    assert page.url == f"{ORIGIN}/{LINK}"


@pytest.mark.parametrize("language", ["en", "it", "ja"])
def test_a_goal_names_the_french_cards_that_are_seen(put: Put, language: str) -> None:
    use(language)
    try:
        widget, name, french = Own(), str(Card("8C").name), faces_words()["cards"]["8C"]
    finally:
        use("en")
    level = OwnLevel(POSITION, f"{name} – 7?", (carte.move("7D x 7B"),))
    link = code(OwnSet("Monday evening", (level,)))
    root = put(widget, fragment=f"?faces=french#level={link}", attributes=BOOK)
    signed = widget.words["joints"]["aside"].format(words=name, more=french)
    goal = root.locator(".carte-goal")
    expect(goal).to_have_text(f"{signed} – 7?")
    root.get_by_text(widget.words["cards_menu"], exact=True).click()
    root.locator("[data-preference=skin][value=italian]").check()
    expect(goal).to_have_text(level.goal)


@pytest.mark.parametrize("faces", ["french", "italian"])
def test_a_link_to_levels_shows_them_in_the_pack_they_were_made_in(put: Put, faces: str) -> None:
    root = put(Own(), fragment=f"?faces={faces}", attributes=BOOK)
    make_a_level(root, "Leave the fante of coppe")
    act(root, "copy").click()
    told = root.locator("[data-note=note], [data-note=good]").last
    expect(told).to_contain_text("/?faces=french#level=" if faces == "french" else "/#level=")


def test_the_goals_of_my_set_name_the_french_cards_that_are_seen(put: Put) -> None:
    root = put(Own(), fragment="?faces=french", attributes=BOOK)
    make_a_level(root, "Leave the fante of coppe")
    expect(root.locator(".carte-own-levels p")).to_have_text("1. Leave the fante of coppe (J♥)")
    act(root, "change").click()
    expect(field(root, "goal")).to_have_value("Leave the fante of coppe")  # as it was written


def test_a_french_sign_and_what_is_told_of_a_card_share_one_pair_of_brackets(put: Put) -> None:
    goal = "Your fante (the jack) and the 5 of spade (swords)"
    made = OwnSet("Monday evening", (OwnLevel(POSITION, goal, (carte.move("7D x 7B"),)),))
    root = put(Own(), fragment=f"?faces=french#level={code(made)}", attributes=BOOK)
    told = "Your fante (J, the jack) and the 5 of spade (5♠, swords)"
    expect(root.locator(".carte-goal")).to_have_text(told)


def test_whatever_is_asked_of_a_move_is_named_by_the_move_in_words(put: Put) -> None:
    root = put(Own(), attributes=BOOK)
    begin(root)
    field(root, "move").fill("7d x 3c 4s")
    act(root, "add-move").click()
    for asked in ("[data-mark='7D x 7B']", "[data-say='7D x 3C 4S']", "[data-action=take-out]"):
        one = root.locator(asked)
        said = one.locator("xpath=ancestor::li").locator("p").inner_text()
        name = str(one.get_attribute("aria-label"))
        assert said.removeprefix("Not allowed: ") in name
        assert name != said


def test_a_level_that_is_tried_is_seen_from_its_question_on(put: Put, page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    root = put(Own(), attributes=BOOK)
    begin(root)
    field(root, "goal").fill("Take the 7.")
    mark(root, "7D x 7B", "right")
    act(root, "try").click()
    for seen in (".carte-title", ".carte-goal", ".carte-felt", "[data-action=play]"):
        expect(root.locator(seen).locator("visible=true")).to_be_in_viewport(ratio=1)


def test_what_is_tried_is_embedded_and_printed_by_the_link_of_its_set(put: Put, page: Page) -> None:
    root = put(Own(), attributes=BOOK)
    make_a_level(root)
    link = link_of(root)
    act(root, "try-set").click()
    expect(root.locator(".carte-goal")).to_have_text("Take the 7.")
    frame = f"{ORIGIN}/?embed=own{link}"
    assert f'src="{frame}"' in frame_of(root)
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert scanned(root.locator(".carte-on-paper .carte-code"), page) == f"{ORIGIN}/{link}"
    page.emulate_media(media="screen")
    page.goto(frame)
    expect(page.locator("html")).to_have_attribute("data-embed", "")
    solve(root)


def test_a_frame_is_as_high_as_the_level_that_is_still_being_opened(put: Put, page: Page) -> None:
    root = put(Own(), attributes=BOOK)
    page.evaluate(HELD_BACK)
    page.evaluate("link => { location.hash = link }", LINK)
    expect(root).to_have_attribute("data-asking", "")
    early = frame_of(root, meanwhile="letGo()")
    drawn = root.evaluate("root => Math.ceil(root.getBoundingClientRect().height)")
    assert drawn > 300
    height = re.search(r'height="(\d+)"', early)
    assert height is not None
    assert int(height[1]) >= drawn
    page.keyboard.press("Escape")
    assert frame_of(root) == early


def test_a_set_is_asked_of_a_room_and_printed_as_exercises(put: Put, page: Page) -> None:
    root = put(Own(), attributes=BOOK)
    make_a_level(root)
    levels = link_of(root).removeprefix("#level=")
    way = root.locator("[data-way=quiz]")
    assert way.get_attribute("href") == f"room.html#level={levels}"
    href = root.locator("[data-way=sheet]").get_attribute("href") or ""
    assert re.fullmatch(rf"print\.html#\w{{3}}~own\.{levels}\.italian", href)


def test_what_was_tried_names_the_address_no_more(put: Put, page: Page) -> None:
    root = put(Own(), attributes=BOOK)
    make_a_level(root)
    act(root, "try-set").click()
    expect(root.locator(".carte-goal")).to_have_text("Take the 7.")
    fill_the_screen(root)
    expect(page.locator("html")).to_have_attribute("data-present", "")
    page.evaluate("document.fullscreenElement && document.exitFullscreen()")
    page.keyboard.press("Escape")
    act(root, "back").first.click()
    assert page.url == f"{ORIGIN}/"


def test_what_is_tried_keeps_no_star_and_what_a_link_brings_does(put: Put, page: Page) -> None:
    root = put(Own(), attributes=BOOK)
    make_a_level(root)
    act(root, "try-set").click()
    solve(root)
    assert page.evaluate("localStorage['carte.progress'] ?? null") is None
    act(root, "back").first.click()
    link = link_of(root)
    page.evaluate("link => { location.hash = link }", link)
    expect(root.locator(".carte-own-play")).to_be_visible()
    solve(root)
    assert [*kept(page, "progress").values()] == [3]


def test_the_set_is_there_again_and_is_put_in_order_changed_and_emptied(
    put: Put, page: Page
) -> None:
    root = put(Own(), attributes=BOOK)
    make_a_level(root, "First.")
    make_a_level(root, "Second.")
    page.reload()
    goals = root.locator(".carte-own-levels > li > p")
    expect(goals).to_have_text(["1. First.", "2. Second."])
    act(root, "down").first.click()
    expect(goals).to_have_text(["1. Second.", "2. First."])
    act(root, "change").first.click()
    expect(field(root, "goal")).to_have_value("Second.")
    expect(root.locator("[data-mark='7D x 7B']")).to_have_value("right")
    expect(root.locator("[data-say='7D x 3C 4S']")).to_have_value(MINE)
    field(root, "goal").fill("Second, changed.")
    act(root, "keep").click()
    expect(goals).to_have_text(["1. Second, changed.", "2. First."])
    act(root, "remove").first.click()
    expect(goals).to_have_text(["1. First."])
    act(root, "put-back").click()
    expect(goals).to_have_text(["1. Second, changed.", "2. First."])


def test_levels_of_another_game_are_a_set_of_their_own(put: Put) -> None:
    root = put(Own(), attributes=BOOK)
    make_a_level(root)
    begin(root, BRISCOLA)
    field(root, "goal").fill("Win the trick.")
    mark(root, "3C", "right")
    act(root, "keep").click()
    expect(root.locator(".carte-own-levels > li > p")).to_have_text(["1. Win the trick."])
    root.locator(".carte-own-set input[value=scopa]").check(force=True)
    expect(root.locator(".carte-own-levels > li > p")).to_have_text(["1. Take the 7."])


def test_a_title_that_is_too_long_is_told_and_nothing_of_it_is_lost(put: Put, page: Page) -> None:
    root = put(Own(), attributes=BOOK)
    make_a_level(root)
    title, text = field(root, "title"), "Monday evening " * 6
    title.fill("Monday")
    title.press("Enter")
    title.fill(text.strip())
    title.press("Enter")
    expect(root.locator(".carte-own-set .carte-wrong")).to_contain_text(
        "89 characters: shorten it to 80"
    )
    expect(title).to_have_value(text.strip())
    assert kept(page, "own")["scopa"]["title"] == "Monday"
    title.fill(text.strip()[:80])
    title.press("Enter")
    expect(root.locator(".carte-own-set .carte-wrong")).to_be_empty()
    assert kept(page, "own")["scopa"]["title"] == text.strip()[:80]


def test_a_set_is_saved_to_a_file_that_a_notebook_teaches_from_and_is_opened_again(
    put: Put, page: Page, tmp_path: Path
) -> None:
    root = put(Own(), attributes=BOOK)
    make_a_level(root)
    field(root, "title").fill("Monday evening")
    field(root, "title").press("Enter")
    with page.expect_download() as download:
        act(root, "save").click()
    assert download.value.suggested_filename == "monday-evening.toml"
    file = tmp_path / "monday-evening.toml"
    download.value.save_as(file)
    (level,) = Lesson(str(file)).content["stage"]["levels"]
    assert level["goal"] == "Take the 7."
    act(root, "clear").click()
    expect(root.locator(".carte-own-levels > li")).to_have_count(0)
    root.locator("[data-file]").set_input_files(file)
    expect(root.locator(".carte-own-levels > li")).to_have_count(1)
    expect(field(root, "title")).to_have_value("Monday evening")


def test_a_set_made_in_a_notebook_is_saved_to_a_file_and_sent_by_its_code_alone(
    put: Put, page: Page, tmp_path: Path
) -> None:
    root = put(Own(), attributes=NOTEBOOK)
    make_a_level(root)
    act(root, "copy").click()
    told = root.locator("[data-note=note], [data-note=good]").last.inner_text()
    made = from_code(max(told.split(), key=len))
    assert [one.goal for one in made.levels] == ["Take the 7."]
    with page.expect_download() as download:
        act(root, "save").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    (level,) = Lesson(str(file)).content["stage"]["levels"]
    assert level["goal"] == "Take the 7."


@pytest.mark.parametrize("link", ["#level=abc", "#level=2SjjKWnK63s0Sm5szPn86", "#new=7D"])
def test_a_damaged_link_says_so_and_leaves_a_page_to_go_on_with(put: Put, link: str) -> None:
    root = put(Own(), attributes=BOOK, fragment=link)
    expect(root.locator("[data-note=bad]")).to_be_visible()
    expect(field(root, "position")).to_be_visible()


def test_a_level_without_a_goal_or_an_answer_says_what_is_missing(put: Put) -> None:
    root = put(Own(), attributes=BOOK)
    begin(root)
    act(root, "try").click()
    expect(root.locator("[data-note=bad]")).to_contain_text("no goal yet")
    field(root, "goal").fill("Take.")
    act(root, "keep").click()
    expect(root.locator("[data-note=bad]")).to_contain_text("no right move yet")


def test_the_move_that_the_checker_was_asked_about_is_marked(put: Put) -> None:
    deal = carte.game("scopa").position(hand="7D 2S", table="3C 4S 7B")
    root = put(Own(), attributes=BOOK, fragment=f"#new={question(deal, '7D x 3C 4S')}")
    expect(root.locator("[data-own-move='7D x 3C 4S']")).to_contain_text("Not allowed")


def test_a_phone_has_room_for_all_of_it(put: Put, page: Page) -> None:
    page.set_viewport_size({"width": 320, "height": 800})
    root = put(Own(), attributes=BOOK)
    make_a_level(root)
    begin(root)
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 320


def test_what_others_have_written_without_a_blank_is_text_that_fits_a_phone(
    put: Put, page: Page
) -> None:
    page.set_viewport_size(PHONE)
    markup = "<img/src=x/onerror=document.title='no'>"
    trap = OwnTrap(carte.move("7D x 3C 4S"), "W" * 300)
    level = OwnLevel(POSITION, markup + "M" * 160, (carte.move("7D x 7B"),), (trap,), "W" * 300)
    root = put(
        Own(), fragment=f"#level={code(OwnSet(markup + 'W' * 40, (level,)))}", attributes=BOOK
    )
    expect(root.locator(".carte-title")).to_contain_text(markup)
    expect(root.locator(".carte-goal")).to_contain_text(markup)
    say(root, "7d x 3c 4s")
    expect(root.locator("[data-verdict=bad]")).to_contain_text("WWW")
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    assert page.title() != "no"
    assert root.locator("img").count() == 0
