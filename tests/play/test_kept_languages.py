"""A match that is kept in one language is told in the reader's: never in two at once."""

import json
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import carte
from carte import language
from carte.board.seats import READER
from carte.front.widget import Widget
from carte.play import Sitting
from carte.play.guide import guides
from carte.widgets import Guide, Play
from tests.front.reader import Put
from tests.language.reader import texts
from tests.play.sittings import begun, last_decision
from tests.site.match import AT_ONCE, Match, uncoached

READABLE = """root => {
    const named = [...root.querySelectorAll('[aria-label]')];
    return [root.innerText, ...named.map((one) => one.ariaLabel)].join('\\n');
}"""


@pytest.fixture(autouse=True)
def other_languages() -> Iterator[None]:
    yield
    language.use("en")


def after(moves: int, game: str, **options: Any) -> Sitting:
    sitting = Sitting.begin(carte.game(game, **options), seed=3, level="newcomer")
    while len(sitting.deal.moves) < moves or sitting.deal.turn != READER:
        sitting = sitting.play(sitting.deal.legal_moves()[0])
    return sitting


def over(game: str) -> Sitting:
    last = last_decision(game)
    while not last.deal.is_over:
        last = last.play(last.deal.legal_moves()[0])
    return last


SITTINGS = {
    "scopa": after(6, "scopa"),
    "scopa, a deal that is over": over("scopa"),
    "scopa for three": after(5, "scopa", players=3),
    "briscola": after(7, "briscola"),
    "an auction": begun(carte.game("mediatore"), seed=3).play("pass").play("bid chiamo"),
    "a contract": last_decision("briscola-chiamata"),
}


def told_in(
    spoken: str, widget: Callable[[], Any], sitting: Sitting
) -> tuple[dict[str, Any], set[str]]:
    """A match as a browser keeps it, and all that can be read of it in that language."""
    language.use(spoken)
    made = widget()
    kept = {**made.sitting_json(sitting), **made.about(sitting), "language": spoken}
    return kept, {text for _path, text in texts([kept["moment"], kept["rules"]], "")}


def words_of(widget: Widget) -> str:
    return json.dumps([widget.content, widget.words], ensure_ascii=False)


def keep(page: Page, key: str, kept: Any) -> None:
    held = json.dumps(json.dumps({"edition": 2, "kept": kept}))
    page.add_init_script(f"localStorage[{json.dumps(key)}] ??= {held};")


def kept_in(before: str, now: str, make: Callable[[], Any], sitting: Sitting) -> Any:
    """A widget in the language now, what a browser kept before, and what was to be read of it."""
    kept, others = told_in(before, make, sitting)
    language.use(now)
    widget = make()
    own = words_of(widget) + json.dumps(widget.sitting_json(sitting), ensure_ascii=False)
    return widget, kept, {text for text in others if len(text) > 2 and text not in own}


LATE = f"globalThis.silent = sessionStorage.late !== 'no'; {AT_ONCE}"
"""Python does not answer before it is asked to."""


def read(root: Locator, others: set[str]) -> list[str]:
    """What can be read of a match in another language."""
    text = root.evaluate(READABLE)
    return sorted(one for one in others if one in text)


def python_comes(page: Page) -> None:
    page.evaluate("sessionStorage.late = 'no'")
    page.reload()


@pytest.mark.parametrize(
    ("name", "before", "now"),
    [
        ("scopa", "ja", "it"),
        ("scopa, a deal that is over", "it", "ja"),
        ("scopa for three", "en", "it"),
        ("briscola", "it", "en"),
        ("an auction", "it", "ja"),
        ("a contract", "ja", "en"),
    ],
)
@pytest.mark.usefixtures("short_reviews")
def test_a_match_is_drawn_without_words_until_it_is_told_in_the_readers_language(
    put: Put, page: Page, name: str, before: str, now: str
) -> None:
    sitting = SITTINGS[name]
    make = partial(Play, sitting.game.slug, level="newcomer")
    widget, kept, others = kept_in(before, now, make, sitting)
    at = Match(page.locator(".carte").first, widget.content["name"], sitting)
    keep(page, at.key, kept)
    page.add_init_script(LATE + uncoached(at.name))
    put(widget, attributes='data-engine="booting"')
    held = at.root.locator("[data-zone=hand] [data-card]")
    expect(held).to_have_count(len(sitting.deal.hands[READER]))
    assert read(at.root, others) == []
    python_comes(page)
    at.ready()
    assert read(at.root, others) == []
    assert at.sitting == sitting


def test_a_match_of_an_earlier_edition_is_told_anew(put: Put, page: Page) -> None:
    sitting = SITTINGS["scopa"]
    widget, kept, others = kept_in("ja", "it", partial(Play, "scopa", level="newcomer"), sitting)
    del kept["language"]
    at = Match(page.locator(".carte").first, widget.content["name"], sitting)
    keep(page, at.key, kept)
    page.add_init_script(AT_ONCE + uncoached(at.name))
    put(widget)
    at.ready()
    assert read(at.root, others) == []
    at.make(at.deal.legal_moves()[0])
    assert read(at.root, others) == []


def test_a_match_put_aside_in_another_language_is_offered_and_told_in_the_readers(
    put: Put, page: Page
) -> None:
    sitting = SITTINGS["scopa"]
    widget, kept, others = kept_in("ja", "it", partial(Play, "scopa", level="newcomer"), sitting)
    at = Match(page.locator(".carte").first, widget.content["name"], sitting)
    keep(page, f"{at.key}.aside", [kept])
    page.add_init_script(AT_ONCE + uncoached(at.name))
    put(widget)
    at.ready()
    at.act("new").click()
    expect(at.act("before")).to_have_text(
        "Torna a: Principianti. Tu 0 · Avversario 0, traguardo 11"
    )
    at.act("before").click()
    at.ready()
    assert read(at.root, others) == []
    assert at.sitting == sitting


def test_a_guided_deal_is_told_in_the_readers_language(put: Put, page: Page) -> None:
    line = guides("scopa")[0]
    sitting = line.sitting
    while len(sitting.deal.moves) < 4 or sitting.deal.turn != READER:
        sitting = sitting.play(sitting.deal.legal_moves()[-1])
    widget, kept, others = kept_in("ja", "it", partial(Guide, "scopa"), sitting)
    keep(page, f"carte.guide.{widget.content['level']}", kept)
    page.add_init_script(LATE)
    root = put(widget, attributes='data-engine="booting"')
    held = root.locator("[data-zone=hand] [data-card]")
    expect(held).to_have_count(len(sitting.deal.hands[READER]))
    assert read(root, others) == []
    python_comes(page)
    root.locator("[data-open]").wait_for()
    assert read(root, others) == []


def test_a_guided_deal_whose_cards_are_others_is_moved_aside_and_begun_anew(
    put: Put, page: Page
) -> None:
    line = guides("scopa")[0]
    sitting = line.sitting
    while len(sitting.deal.moves) < 4 or sitting.deal.turn != READER:
        sitting = sitting.play(sitting.deal.legal_moves()[-1])
    widget, kept, _others = kept_in("en", "en", partial(Guide, "scopa"), sitting)
    kept["sitting"]["seed"] = 77
    key = f"carte.guide.{widget.content['level']}"
    keep(page, key, kept)
    root = put(widget)
    expect(root.get_by_role("alert")).to_contain_text(f"{key}.broken")
    held = root.locator("[data-zone=hand] [data-card]")
    expect(held).to_have_count(len(line.sitting.deal.hands[READER]))
