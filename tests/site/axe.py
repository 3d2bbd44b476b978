"""What axe finds on a page of the built site, in light and in dark."""

from playwright.sync_api import Locator

from tests.javascript.tools import tool
from tests.site.visit import Visit

STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
FACES = "document.querySelectorAll('.carte-pack symbol').forEach(face => face.replaceChildren())"
"""Away with what the faces of cards are drawn with."""
COLOURS = "color-contrast-enhanced"
"""Of the rules of level AAA, the one that colours are made by: it asks for more than that of AA.

It is asked of all text here, also of what that of AA would name, which need not be asked then.
"""

UNLIKE = """root => {
    const known = new Map();
    const grounds = (one) => {
        if (!one) return "";
        if (!known.has(one)) {
            const { backgroundColor, backgroundImage, opacity } = getComputedStyle(one);
            const own = `${backgroundColor} ${backgroundImage} ${opacity}`;
            const shows = own !== "rgba(0, 0, 0, 0) none 1";
            known.set(one, grounds(one.parentElement) + (shows ? `/${own}` : ""));
        }
        return known.get(one);
    };
    const hasWords = (one) => one.matches("input, select, textarea")
        || [...one.childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim());
    const look = (one) => {
        const { color, fontSize, fontWeight } = getComputedStyle(one);
        const name = `${one.tagName}.${one.getAttribute("class")}`;
        return [name, color, fontSize, fontWeight, grounds(one)].join();
    };
    const all = [...root.querySelectorAll("*")].filter((one) => one.checkVisibility());
    return [...new Map(all.filter(hasWords).map((one) => [look(one), one])).values()];
}"""
"""Of all that has words and looks alike, in the same colours on the same grounds, one."""

# Without `preload`, which lays out style sheets anew in a way that the policy refuses.
FIND = f"""
    async ([within, runOnly, colours]) => {{
        const rules = {{ [colours]: {{ enabled: true }}, 'color-contrast': {{ enabled: false }} }};
        const contrastRatio = {{ normal: {{ minThreshold: 0 }}, large: {{ minThreshold: 0 }} }};
        const checks = {{ [colours]: {{ options: {{ contrastRatio }} }} }};
        const options = {{ runOnly, rules, checks, resultTypes: ['violations'], preload: false }};
        const root = within ?? document;
        const asked = runOnly.join() === colours ? {{ include: ({UNLIKE})(root) }} : root;
        const found = await axe.run(asked, options);
        const told = node => `${{node.target.join(' ')}} ${{node.failureSummary}}`;
        return found.violations.map((one) => `${{one.id}}: ${{one.nodes.map(told).join('; ')}}`);
    }}
"""


def violations(window: Visit, within: Locator | None = None) -> list[str]:
    """What axe finds, on the page or in a part; the dark theme has other colours, and no more.

    There it is enough to ask of one of each look: what lies where is the same by day. What the
    faces of cards are drawn with says nothing to anybody, and is a sixth of a page.
    """
    window.paint()
    window.page.evaluate(FACES)
    if not window.page.evaluate("'axe' in globalThis"):
        window.page.evaluate(tool("axe-core/axe.min.js").read_text("utf-8"))
    rules = {"light": STANDARDS, "dark": [COLOURS]}
    part = within.element_handle() if within else None
    return [
        f"{theme}: {found}"
        for theme in window.in_both_themes()
        for found in window.page.evaluate(FIND, [part, rules[theme], COLOURS])
    ]
