"""The quiz for a room: through a whole set with counts, by keys, on paper, and by its link."""

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import carte
from carte.engine.cards import Card
from carte.front.faces import faces_words
from carte.language import use
from carte.lessons.own import OwnLevel, OwnSet, OwnTrap
from carte.lessons.own import code as own_code
from carte.quiz.room import LETTERS, code, from_code
from carte.widgets import Room
from tests.front.paper import SIZES, printed, words
from tests.front.reader import Put, act
from tests.front.staged import is_seen_whole_by_a_class, on_stage, settled
from tests.site.visit import PHONE

BOOK = 'data-engine="ready"'
WITHOUT_PYTHON = 'data-engine="off"'
LISTED = code(["SC-02", "PR-35"])
SEVEN = carte.game("scopa").position(hand="7D 2S", table="3C 4S 7B 10D")
MINE = OwnLevel(
    SEVEN,
    "Take a card with your settebello, and mind what lies there.",
    (carte.move("7D x 7B"),),
    (OwnTrap(carte.move("7D x 3C 4S"), "3 + 4 is 7, but a <b>7</b> lies there."),),
)
LEVELS = f"level={own_code(OwnSet('Monday evening', (MINE,)))}"


@cache
def room() -> Room:
    """Made when it is first wanted: it takes seconds."""
    return Room()


def ready(slug: str = "scopa") -> Any:
    """The set of a game that needs no Python; without a name, of the game that comes first."""
    return room().content["sets"][slug]


def right(question: Any) -> str:
    places = [option["right"] for option in question["options"]]
    return LETTERS[places.index(True)]


def count(root: Locator, *cards: int) -> None:
    for letter, number in zip(LETTERS, cards, strict=False):
        root.locator(f"[data-held={letter}]").fill(str(number))


def shown(root: Locator) -> Locator:
    return root.locator(".carte-room-right")


def test_a_set_is_asked_to_its_end_with_counts_and_without_python(put: Put, page: Page) -> None:
    root = put(room(), attributes=WITHOUT_PYTHON)
    for number, question in enumerate(ready()["questions"]):
        letters = LETTERS[: len(question["options"])]
        held = [9 - number if letter == right(question) else number for letter in letters]
        count(root, *held)
        act(root, "next").click()
        all_held = sum(held)
        expect(shown(root)).to_contain_text(f"{right(question)} is right.")
        expect(shown(root)).to_contain_text(f"{9 - number} of {all_held} were right")
        expect(root.locator("[data-right]")).to_have_attribute("data-letter", right(question))
        expect(root.locator(".carte-room-option meter")).to_have_count(len(held))
        act(root, "next").click()
    expect(root).to_have_attribute("data-over", "true")
    shares = root.locator("[data-share]").evaluate_all("all => all.map(e => +e.dataset.share)")
    assert len(shares) == len(ready()["questions"])
    worst = ready()["questions"][shares.index(min(shares))]
    expect(root.locator("[data-repeat]")).to_have_attribute("data-repeat", worst["key"])
    expect(root.locator("[data-repeat]")).to_contain_text(worst["rules"][0]["text"])
    assert page.evaluate("sent") == []


def test_the_teacher_just_goes_on_by_keys_and_back_again_and_is_asked_for_no_counts(
    put: Put,
) -> None:
    root = put(room(), attributes=WITHOUT_PYTHON)
    stage = root.locator(".carte-room-asked")
    stage.press("PageDown")
    expect(shown(root)).to_have_text(f"{right(ready()['questions'][0])} is right.")
    stage.press("ArrowRight")
    expect(root).to_have_attribute("data-case", ready()["questions"][1]["key"])
    stage.press("PageUp")
    expect(root).to_have_attribute("data-case", ready()["questions"][0]["key"])
    expect(shown(root)).to_have_count(0)
    stage.press("ArrowLeft")
    expect(root).to_have_attribute("data-case", ready()["questions"][0]["key"])
    for _press in range(2 * len(ready()["questions"])):
        root.locator(".carte-room-asked").press("PageDown")
    expect(root.locator(".carte-room-repeat")).to_have_text("The rules that were asked about")
    lines = root.locator(".carte-room-results b").all_inner_texts()
    assert lines == [f"{number}." for number in range(1, len(ready()["questions"]) + 1)]


def test_arrows_in_a_count_move_its_cursor_and_not_the_quiz(put: Put) -> None:
    root = put(room(), attributes=WITHOUT_PYTHON)
    root.locator("[data-held=A]").press("ArrowRight")
    expect(shown(root)).to_have_count(0)
    root.locator("[data-held=A]").press("PageDown")
    expect(shown(root)).to_be_visible()


@pytest.mark.parametrize("typed", ["-1", "1.5", "x", "1e2"])
def test_a_count_that_cannot_be_is_refused_in_words(put: Put, typed: str) -> None:
    root = put(room(), attributes=WITHOUT_PYTHON)
    root.locator("[data-held=B]").fill(typed)
    act(root, "next").click()
    expect(root.locator(".carte-status")).to_contain_text("0 to 999")
    expect(shown(root)).to_have_count(0)
    expect(root.locator("[data-held=B]")).to_be_focused()


def test_what_was_counted_is_there_again_on_the_way_back(put: Put) -> None:
    root = put(room(), attributes=WITHOUT_PYTHON)
    count(root, 4, 3)
    act(root, "next").click()
    act(root, "next").click()
    act(root, "back").click()
    expect(root.locator("[data-held=A]")).to_have_value("4")
    act(root, "next").click()
    expect(root.locator(".carte-room-option meter").first).to_have_attribute("value", "4")


def test_a_bar_is_the_share_of_all_who_answered_and_only_the_right_one_is_green(put: Put) -> None:
    slug = next(one for one in carte.GAMES if len(ready(one)["questions"][0]["options"]) == 3)
    root = put(room(), fragment=f"#{slug}", attributes=WITHOUT_PYTHON)
    count(root, 5, 4, 3)
    act(root, "next").click()
    bars = root.locator(".carte-room-option meter")
    shares = bars.evaluate_all("all => all.map(({ value, max }) => [value, max])")
    assert shares == [[5, 12], [4, 12], [3, 12]]
    colours = bars.evaluate_all("all => all.map(one => getComputedStyle(one).color)")
    place = LETTERS.index(right(ready(slug)["questions"][0]))
    assert colours.count(colours[place]) == 1
    expect(root.locator("[data-right] .carte-icon-good")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "it", "ja"])
def test_answers_name_the_french_cards_that_are_seen(put: Put, language: str) -> None:
    use(language)
    try:
        widget, french = Room(), faces_words()["cards"]["8C"]
        name = str(Card("8C").name)
    finally:
        use("en")
    root = put(widget, fragment="?faces=french#scopa", attributes=WITHOUT_PYTHON)
    signed = widget.words["joints"]["aside"].format(words=name, more=french)
    paper = root.locator(".carte-room-paper")
    expect(paper).to_contain_text(signed)
    expect(paper.locator(".carte-legend")).to_have_text([widget.words["legend"]] * 2)
    root.get_by_text(widget.words["cards_menu"], exact=True).click()
    root.locator("[data-preference=skin][value=italian]").check()
    expect(paper).not_to_contain_text(signed)
    expect(paper).to_contain_text(name)


def test_a_set_is_made_by_game_theme_and_number_and_is_the_address(put: Put, page: Page) -> None:
    root = put(room(), attributes=BOOK)
    root.locator("[data-field=game]").select_option("Briscola")
    root.locator("[data-field=theme]").select_option("Tricks")
    root.locator("[data-field=number]").fill("5")
    act(root, "make").click()
    expect(root.locator(".carte-quiz-place")).to_contain_text("of 5: Briscola")
    made = root.get_attribute("data-set") or ""
    assert page.evaluate("location.hash").endswith(made)
    assert len(from_code(made)) == 5
    act(root, "again").click()
    expect(root).not_to_have_attribute("data-set", made)


def test_questions_are_listed_by_hand(put: Put) -> None:
    root = put(room(), attributes=BOOK)
    root.locator("[data-fold=by-hand] summary").click()
    root.locator("[data-field=keys]").fill("SC-02 PR-35")
    act(root, "list").click()
    expect(root).to_have_attribute("data-set", LISTED)
    root.locator("[data-field=keys]").fill("XX-1")
    act(root, "list").click()
    expect(root.locator(".carte-status")).to_contain_text("XX-1")
    expect(root).to_have_attribute("data-set", LISTED)


def test_a_link_opens_the_same_questions(put: Put) -> None:
    root = put(room(), fragment=f"#{LISTED}", attributes=BOOK)
    expect(root).to_have_attribute("data-set", LISTED)
    expect(root).to_have_attribute("data-case", "SC-02")


def test_the_name_of_a_game_opens_its_set(put: Put) -> None:
    root = put(room(), fragment="#scopa", attributes=WITHOUT_PYTHON)
    expect(root).to_have_attribute("data-set", ready("scopa")["code"])


def test_own_levels_and_positions_are_listed_by_their_links(put: Put) -> None:
    root = put(room(), attributes=BOOK)
    root.locator("[data-fold=by-hand] summary").click()
    links = f"http://club.it/own.html#{LEVELS} http://club.it/checker.html#{carte.code(SEVEN)}"
    root.locator("[data-field=keys]").fill(f"SC-02 {links}")
    act(root, "list").click()
    expect(root.locator(".carte-quiz-place")).to_contain_text("of 3: Scopa")
    for _press in range(2):
        root.locator(".carte-room-asked").press("PageDown")
    expect(root.locator(".carte-goal")).to_have_text(MINE.goal)
    root.locator(".carte-room-asked").press("PageDown")
    expect(root.locator("[data-right]")).to_contain_text("Take the 7 of bastoni")
    after = root.locator(".carte-room-after")
    expect(after).to_contain_text("3 + 4 is 7, but a <b>7</b> lies there.")  # as text


def test_the_link_of_own_levels_opens_as_a_set_that_is_its_own_link(put: Put, page: Page) -> None:
    root = put(room(), fragment=f"#{LEVELS}", attributes=BOOK)
    expect(root.locator(".carte-goal")).to_have_text(MINE.goal)
    made = root.get_attribute("data-set") or ""
    assert page.url.endswith(f"#{made}")
    page.reload()
    expect(root.locator(".carte-goal")).to_have_text(MINE.goal)
    act(root, "next").click()
    expect(root.locator("[data-right]")).to_contain_text("Take the 7 of bastoni")


def test_an_own_level_is_asked_on_a_whole_screen(put: Put, page: Page) -> None:
    root = on_stage(put)(room(), fragment=f"?present#{LEVELS}", attributes=BOOK)
    expect(root.locator(".carte-goal")).to_have_text(MINE.goal)
    settled(page)
    is_seen_whole_by_a_class(root)
    page.keyboard.press("PageDown")
    expect(shown(root)).to_be_visible()
    settled(page)
    is_seen_whole_by_a_class(root)


def test_a_damaged_link_says_so(put: Put) -> None:
    root = put(room(), fragment=f"#{LISTED[:-2]}", attributes=WITHOUT_PYTHON)
    expect(root.locator(".carte-notice")).to_contain_text("cut short or altered")
    expect(root.locator(".carte-notice")).to_be_in_viewport()
    expect(root).to_have_attribute("data-set", ready()["code"])


def test_each_answer_names_its_suit_for_eye_and_ear(put: Put) -> None:
    root = put(room(), attributes=WITHOUT_PYTHON)
    options = root.locator("[data-letter]")
    suits = options.locator("[data-suit]").evaluate_all("all => all.map(e => e.dataset.suit)")
    assert suits == [*"DCSB"][: len(suits)]
    expect(options.first).to_contain_text("denari")


def test_on_paper_the_answers_have_a_page_of_their_own(put: Put, page: Page) -> None:
    root = put(room(), attributes=WITHOUT_PYTHON)
    page.emulate_media(media="print")
    expect(root.locator(".carte-room-sheet")).to_have_count(len(ready()["questions"]))
    expect(root.locator(".carte-room-sheet [data-card]").first).to_be_visible()
    expect(root.locator(".carte-room-solutions li").first).to_be_visible()
    expect(root.locator(".carte-room-asked")).to_be_hidden()
    page.emulate_media(media="screen")
    for size in SIZES:
        *asked, answers = printed(page, size)
        assert len(asked) <= 3, size  # one of them is full of the forty cards of a deal
        told = " ".join(asked)
        asks, says = ([words(one[it]) for one in ready()["questions"]] for it in ("asks", "says"))
        assert [one for one in asks if one not in told] == []
        assert [one for one in says if one not in answers or one in told] == []


@pytest.mark.parametrize("slug", carte.GAMES)
def test_on_paper_questions_have_all_cards_and_only_one_of_many_is_alone_on_the_last_page(
    put: Put, page: Page, slug: str
) -> None:
    root = put(room(), fragment=f"#{slug}", attributes=WITHOUT_PYTHON)
    page.emulate_media(media="print")
    zones = [zone for one in ready(slug)["questions"] for zone in one["zones"]]
    cards = root.locator(".carte-room-sheet [data-card]:visible")
    expect(cards).to_have_count(sum(len(zone["cards"]) for zone in zones))
    page.emulate_media(media="screen")
    asks = [words(one["asks"]) for one in ready(slug)["questions"]]
    for size in SIZES:
        *asked, _answers = printed(page, size)
        counts = [sum(sheet.count(ask) for ask in {*asks}) for sheet in asked]
        assert sum(counts) == len(asks)
        many = sum(len(zone["cards"]) for zone in ready(slug)["questions"][-1]["zones"]) > 18
        assert counts[-1] > 1 or (counts[-1] == 1 and many), (size, counts)


def test_a_question_of_every_game_fits_a_phone(put: Put, page: Page) -> None:
    page.set_viewport_size(PHONE)
    root = put(room(), attributes=WITHOUT_PYTHON)
    for slug in carte.GAMES:
        page.evaluate("slug => { location.hash = slug }", slug)
        expect(root).to_have_attribute("data-set", ready(slug)["code"])
        act(root, "next").dispatch_event("click")
        expect(shown(root)).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], slug


def test_a_goal_without_a_blank_fits_a_phone(put: Put, page: Page) -> None:
    page.set_viewport_size(PHONE)
    level = OwnLevel(SEVEN, "M" * 200, MINE.answers, MINE.traps)
    root = put(room(), fragment=f"#level={own_code(OwnSet('', (level,)))}", attributes=BOOK)
    expect(root.locator(".carte-goal")).to_have_text("M" * 200)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
