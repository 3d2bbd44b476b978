"""The height that each tool takes on its pages, beside the one that they keep free for it.

`python -m tests.benchmarks.space [site]`. In rem, once drawn, on a desk and on a phone: what stands
in the tool's class (`space`) should be what most of its pages need.
"""

from collections import defaultdict
from statistics import median

from playwright.sync_api import Browser, ViewportSize

from book.languages import SOURCE
from carte import widgets
from tests.benchmarks.chromium import chromium
from tests.benchmarks.site import book
from tests.site.windows import UNDRAWN

PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1280, "height": 900}

HEIGHTS = """async undrawn => {
    while (document.querySelector(undrawn)) await new Promise(requestAnimationFrame);
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    return [...document.querySelectorAll(".live-host:not([data-kind=''])")]
        .map(host => [host.dataset.kind, host.getBoundingClientRect().height / rem]);
}"""

Heights = dict[str, list[float]]


def main() -> None:
    """Print each tool's heights, on a desk and on a phone."""
    with book([SOURCE]) as (site, address), chromium() as browser:
        pages = sorted(path.name for path in site.glob("*.html"))
        desk, phone = (heights(browser, address, pages, size) for size in (DESK, PHONE))
    for name in widgets.__all__:
        tool = getattr(widgets, name)
        for where, kept, found in (
            ("on a desk", tool.space.on_a_desk, desk[tool.tool]),
            ("on a phone", tool.space.on_a_phone, phone[tool.tool]),
        ):
            if found:
                print(
                    f"{tool.tool} {where}: {kept:g} rem kept, {median(found):.1f} needed "
                    f"({min(found):.1f} to {max(found):.1f} on {len(found)} places)"
                )


def heights(browser: Browser, address: str, pages: list[str], size: ViewportSize) -> Heights:
    """The heights of the tools on all pages, by kind."""
    found: Heights = defaultdict(list)
    window = browser.new_context(viewport=size, service_workers="block")
    for page in pages:
        shown = window.new_page()
        shown.goto(address + page)
        for kind, height in shown.evaluate(HEIGHTS, UNDRAWN):
            found[kind].append(height)
        shown.close()
    window.close()
    return found


if __name__ == "__main__":
    main()
