"""How fast the others play: as the reader has chosen, and at once for who is in a hurry."""

import json
from collections.abc import Callable, Coroutine
from typing import Any, cast

import pytest
from playwright.sync_api import Locator, Page, expect

import carte
from carte.play import Sitting, code
from carte.play.match_code import from_json, to_json
from carte.players.heuristic import heuristic_for
from carte.widgets import Play
from tests.front.reader import Sit
from tests.play.sittings import thoughts_of_others
from tests.site.match import AT_ONCE

UNANSWERED = """
    let ask = globalThis.askPython;
    const patient = (number, message) => {
        if (message.ask !== "think") return ask(number, message);
        return new Promise(answer => {
            globalThis.think = () => ask(number, message).then(answer);
        });
    };
    Object.defineProperty(globalThis, "askPython", {
        get: () => patient, set: (asked) => { ask = asked; },
    });
"""
"""Thoughts wait until somebody calls ``think()``."""

THOUGHT_ABOUT = """
    new Set(
        sent.filter(({ ask }) => ask === "think").map(({ sitting }) => JSON.stringify(sitting))
    ).size
"""
"""How many positions: a page asks again about one where it has waited for long."""


WAITS = """
    const setLater = globalThis.setTimeout;
    globalThis.setTimeout = (call, wait, ...rest) => {
        waits.push(wait);
        return setLater(call, wait, ...rest);
    };
    globalThis.waits = [];
"""
"""How long anything is waited for, in milliseconds."""


@pytest.mark.parametrize(("speed", "reading"), [("calm", 2200), ("normal", 1300), ("quick", 350)])
@pytest.mark.parametrize("game", ["briscola", "mediatore"])
def test_what_others_play_or_say_stays_as_long_as_the_speed_says(
    sit: Sit, page: Page, game: str, speed: str, reading: int
) -> None:
    page.add_init_script(f"localStorage['carte.speed'] = {json.dumps(speed)}")
    at = sit(game, seed=3)
    page.evaluate(WAITS)  # a move that ends a trick stays longer
    at.make(at.offered()[0])
    waits = [wait for wait in page.evaluate("waits") if wait]
    assert any(wait == pytest.approx(stay) for wait in waits for stay in (reading, 1.6 * reading))


OTHERS_THINK = [
    pytest.param(game, sitting, id=f"{game}-{phase}")
    for game in ("scopa", "briscola-chiamata", "mediatore")
    for phase, sitting in thoughts_of_others(carte.game(game)).items()
]


UNSETTLED = [
    pytest.param(game, sitting, id=f"{game}-{phase}")
    for game in ("scopa", "briscola-chiamata", "mediatore")
    for phase, sitting in thoughts_of_others(carte.game(game)).items()
    if not heuristic_for(sitting.game).is_settled(sitting.deal.view(sitting.deal.turn))
]
"""Where there is something to think about: a bid of chiamata is settled at once."""


@pytest.mark.parametrize(("game", "sitting"), OTHERS_THINK)
def test_a_thought_can_be_cut_short_in_every_phase(
    put: Callable[..., Locator], page: Page, game: str, sitting: Sitting
) -> None:
    page.add_init_script(AT_ONCE)
    page.add_init_script(UNANSWERED)
    table = put(Play(game), fragment=f"#play={code(sitting)}")
    expect(table.locator("[data-thinking]")).to_have_count(1)
    table.locator("[data-action=hurry]").click()
    page.wait_for_function("sent.at(-1).ask === 'hurry'")
    assert page.evaluate(THOUGHT_ABOUT) == 1
    page.evaluate("think()")
    page.wait_for_function(f"{THOUGHT_ABOUT} > 1 || document.querySelector('.carte [data-open]')")


@pytest.mark.parametrize(("game", "sitting"), UNSETTLED)
def test_a_hurried_player_makes_its_best_move_so_far(game: str, sitting: Sitting) -> None:
    table = Play(game)
    asked = {"ask": "think", "sitting": to_json(sitting)}
    thought = cast("Coroutine[None, None, Any]", table.reply(asked))
    thought.send(None)
    table.reply({"ask": "hurry"})
    with pytest.raises(StopIteration) as done:
        thought.send(None)
    answer = done.value.value["answer"]
    assert len(from_json(answer["sitting"]).deal.moves) == len(sitting.deal.moves) + 1
