"""What is written stands out from its ground, by day, by night, and as the reader's system asks."""

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from book.environment import ROOT
from carte.widgets import Checker, Lesson, Score, Settle, Tournament
from tests.front.reader import Sit
from tests.pairs import pairs

Put = Callable[..., Any]

OUTLINE = 3.0
"""How much the outline of a field is to stand out from its ground (1.4.11)."""

FIELDS = """() => [...document.querySelectorAll(
        ".carte :is(input:not([type=radio], [type=checkbox], [type=range], [type=file])," +
        "select, textarea)")]
    .filter(one => one.checkVisibility({ visibilityProperty: true }))
    .map(one => {
        const { borderTopColor, backgroundColor } = getComputedStyle(one);
        return [borderTopColor, backgroundColor]
            .map(colour => colour.match(/[\\d.]+/g).slice(0, 3).map(Number));
    })"""

AAA = 7.0
"""How much lighter one of two colours is to be, by the strictest level of WCAG (1.4.6)."""

GROUNDS = {
    "--surface": ("--ink", "--quiet", "--accent", "--good", "--bad"),
    "--well": ("--ink", "--quiet", "--accent", "--good", "--bad"),
    "--good-well": ("--ink", "--quiet", "--good"),
    "--bad-well": ("--ink", "--quiet", "--bad"),
    "--accent": ("--accent-ink",),
    "--felt": ("--felt-ink",),
    "--felt-edge": ("--felt-ink", "--glow"),
}
"""On which colours of a widget which others are written."""

PAGES = {
    "--carte-paper": ("--carte-ink", "--carte-soft-ink", "--carte-felt", "--carte-red"),
    "--carte-margin": ("--carte-ink", "--carte-soft-ink", "--carte-felt", "--carte-red"),
    "--carte-code": ("--carte-ink", "--carte-soft-ink", "--carte-felt", "--carte-red"),
}
"""The same for a page of the book."""

COLOUR = """(root, name) => {
    const one = root.appendChild(document.createElement("i"));
    one.style.color = `var(${name})`;
    const { color } = getComputedStyle(one);
    one.remove();
    return color.match(/[\\d.]+/g).slice(0, 3).map(Number);
}"""


def luminance(colour: list[float]) -> float:
    """The relative luminance of a colour, as WCAG defines it."""
    parts = [one / 255 for one in colour]
    red, green, blue = (
        one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: list[float], other: list[float]) -> float:
    """The contrast of two colours: 1 where they are alike, 21 for black on white."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def pale(page: Page, within: str, grounds: Mapping[str, tuple[str, ...]]) -> dict[str, float]:
    """Which words on which grounds stand out too little, and how much they do."""
    root = page.locator(within).first
    found = {
        f"{word} on {ground}": contrast(*(root.evaluate(COLOUR, one) for one in (word, ground)))
        for ground, words in grounds.items()
        for word in words
    }
    return {words: round(value, 2) for words, value in found.items() if value < AAA}


@pytest.mark.parametrize(
    ("scheme", "wish"), pairs(("light", "dark"), ("no-preference", "more")), ids=str
)
def test_all_that_is_written_in_a_widget_stands_out_seven_to_one(
    put: Put, page: Page, scheme: Any, wish: Any
) -> None:
    put(Lesson("scopa", "sums"))
    page.emulate_media(color_scheme=scheme, contrast=wish)
    assert pale(page, ".carte", GROUNDS) == {}
    page.emulate_media(contrast="no-preference")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_all_that_is_written_on_a_page_stands_out_seven_to_one(page: Page, scheme: Any) -> None:
    page.set_content(f"<style>{sheet('carte.css')}</style><main></main>")
    page.evaluate("theme => document.documentElement.dataset.theme = theme", scheme)
    assert pale(page, "main", PAGES) == {}


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("tool", [Score, Checker, Settle, Tournament])
def test_every_field_has_an_outline_that_stands_out(
    put: Put, page: Page, tool: Callable[[], Any], scheme: Any
) -> None:
    put(tool())
    page.emulate_media(color_scheme=scheme)
    fields = page.evaluate(FIELDS)
    assert fields
    assert all(contrast(*colours) >= OUTLINE for colours in fields)


def test_who_asks_for_less_transparency_finds_an_opaque_felt(sit: Sit, page: Page) -> None:
    felt = sit("scopa", seed=2, level="newcomer").root.locator(".carte-felt")
    ground = "felt => getComputedStyle(felt).backgroundImage"
    assert felt.evaluate(ground) != "none"
    session = page.context.new_cdp_session(page)
    wish = {"name": "prefers-reduced-transparency", "value": "reduce"}
    session.send("Emulation.setEmulatedMedia", {"features": [wish]})
    assert felt.evaluate(ground) == "none"
    session.send("Emulation.setEmulatedMedia", {"features": []})


LOOKS = """all => all.map((one) =>
    [one.checked, getComputedStyle(one.nextElementSibling).backgroundColor])"""
"""Whether each of the options is chosen, and the colour that says so."""


def test_with_forced_colours_what_is_chosen_differs_from_what_is_not(put: Put, page: Page) -> None:
    put(Score())
    page.emulate_media(forced_colors="active")
    options = page.locator(".carte-segments label:visible > input")
    looks = options.evaluate_all(LOOKS)
    chosen = {colour for checked, colour in looks if checked}
    others = {colour for checked, colour in looks if not checked}
    assert chosen
    assert others
    assert not chosen & others


def test_with_forced_colours_the_current_level_is_outlined(put: Put, page: Page) -> None:
    put(Lesson("scopa", "sums"))
    page.emulate_media(forced_colors="active")
    outline = "one => getComputedStyle(one).outlineStyle"
    first, second = page.locator(".carte-levels a").all()[:2]
    assert [first.evaluate(outline), second.evaluate(outline)] == ["solid", "none"]


def test_with_forced_colours_an_icon_is_seen_on_its_page(page: Page) -> None:
    page.set_content(
        f"<style>{sheet('icons.css')}</style><button><i class='fa-solid fa-bars'></i></button>"
    )
    page.emulate_media(forced_colors="active")
    colours = "one => [one, document.body].map((it) => getComputedStyle(it).backgroundColor)"
    icon, ground = page.locator("i").evaluate(colours)
    assert icon != ground


def sheet(name: str) -> str:
    """A style sheet of the book."""
    text: str = (Path(ROOT) / "book/_static" / name).read_text("utf-8")
    return re.sub(r"</", "<\\/", text)
