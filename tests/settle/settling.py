"""What a reader does with the page that settles questions, and what it says."""

from playwright.sync_api import Locator, expect

from tests.front.reader import click

BOOK = 'data-engine="ready"'

CUT_SHORT = """select => {
    const alone = select.cloneNode(true);
    alone.style.cssText = "position: absolute; width: max-content; flex: none";
    alone.replaceChildren(select.selectedOptions[0].cloneNode(true));
    select.after(alone);
    const { width } = alone.getBoundingClientRect();
    alone.remove();
    return width > select.getBoundingClientRect().width;
}"""
"""Whether what is chosen has no room in its select."""


def quarrel(root: Locator, number: int) -> Locator:
    return root.locator("[data-quarrel]").nth(number)


def press(root: Locator, *values: int) -> None:
    """Press keys of the pad: that a pointer reaches one is seen of the first."""
    first, *others = (f".carte-pad-key[data-value='{value}']" for value in values)
    click(root.locator(first))
    root.evaluate("(root, keys) => keys.forEach(key => root.querySelector(key).click())", others)


def meant(root: Locator) -> dict[str, bool]:
    """What the moves that could be meant say, and the answer to each."""
    lines = root.locator("[data-meant]")
    expect(lines).not_to_have_count(0)
    return {
        str(line.locator("span").first.inner_text()): line.get_attribute("data-yes") == "true"
        for line in lines.all()
    }


def settled(root: Locator, answer: bool) -> Locator:
    verdict = root.locator(".carte-settled")
    expect(verdict).to_have_attribute("data-answer", "yes" if answer else "no")
    return verdict


SAY_TRUMP = "(chip) => chip.closest('[hidden]') || chip.click()"
"""Press a suit as trump, where there is one."""


def typed_in(root: Locator, slug: str, text: str) -> None:
    root.locator("[data-game-choice]").select_option(slug)
    root.locator("[data-pad-trump=D]").evaluate(SAY_TRUMP)
    field = root.locator("[data-field=cards]")
    field.fill(text)
    field.press("Enter")
