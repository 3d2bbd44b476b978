"""What is heard of a page: every text that comes into a live region, in order."""

from playwright.sync_api import Page

LISTEN = """() => {
    globalThis.heard = [];
    const LIVE = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
    const MUTE = '[aria-live="off"], [aria-hidden="true"]';
    const hear = ({ target, addedNodes }) => {
        const place = target.nodeType === 1 ? target : target.parentElement;
        if (!place?.closest(LIVE) || place.closest(MUTE)) return;
        for (const node of addedNodes) {
            if (node.nodeType === 1 && node.matches(MUTE)) continue;
            const copy = node.cloneNode(true);
            copy.querySelectorAll?.(MUTE).forEach(one => one.remove());
            const text = copy.textContent.trim();
            if (text) heard.push(text);
        }
    };
    new MutationObserver(changes => changes.forEach(hear))
        .observe(document, { childList: true, subtree: true });
}"""


def listen(page: Page) -> None:
    """Begin to hear."""
    page.evaluate(LISTEN)


def heard(page: Page) -> list[str]:
    """Return all that was heard since the last time, and forget it."""
    said: list[str] = page.evaluate("heard.splice(0)")
    return said


def described(page: Page) -> tuple[str, str]:
    """Return the name and the description of what has the focus, by the accessibility tree."""
    client = page.context.new_cdp_session(page)
    found = client.send("Runtime.evaluate", {"expression": "document.activeElement"})
    place = {"objectId": found["result"]["objectId"], "fetchRelatives": False}
    (node,) = client.send("Accessibility.getPartialAXTree", place)["nodes"][:1]
    client.detach()
    name, description = (node.get(part, {}).get("value", "") for part in ("name", "description"))
    return name, description
