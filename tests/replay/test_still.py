"""Whoever watches a deal presses one button again and again, which stands still under the thumb."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

import carte
from carte.widgets import Watch
from tests.front.reader import Put, act
from tests.front.staged import settled
from tests.play.test_steady import DESK, IN_A_BOOK, PHONE
from tests.site.windows import PATIENCE_MS

WATCHED = [
    *[pytest.param(PHONE, game, id=f"phone-{game}") for game in carte.GAMES],
    *[pytest.param(DESK, game, id=f"desk-{game}") for game in ("scopa", "mediatore")],
]

PRESSED = f"""async root => {{
    const forward = root.querySelector("[data-action=forward]");
    const place = () => Math.round(forward.getBoundingClientRect().top);
    const places = [];
    forward.focus({{ preventScroll: true }}); // as whoever presses it
    while (forward.getAttribute("aria-disabled") !== "true") {{
        forward.click();
        for (let before = NaN, now = place(); now !== before; before = now, now = place())
            await settled({PATIENCE_MS});
        places.push(place());
    }}
    return places;
}}"""
"""Where the button has come to rest after each press, from the first move to the count."""


@pytest.mark.parametrize(("size", "game"), WATCHED)
def test_the_button_to_the_next_move_stands_still_from_the_first_move_to_the_count(
    put: Put, page: Page, size: ViewportSize, game: str
) -> None:
    page.set_viewport_size(size)
    page.emulate_media(reduced_motion="reduce")
    page.add_init_script(IN_A_BOOK)
    root = put(Watch(game), attributes='data-engine="off"')
    forward = act(root, "forward")
    settled(page)
    forward.evaluate("one => scrollBy(0, one.getBoundingClientRect().top - 560)")
    expect(forward).to_be_in_viewport()
    stood = forward.evaluate("one => Math.round(one.getBoundingClientRect().top)")
    places = root.evaluate(PRESSED)
    assert len(places) > 30
    moved = {press: to for press, to in enumerate(places, 1) if abs(to - stood) > 1}
    assert moved == {}, (stood, len(places))
