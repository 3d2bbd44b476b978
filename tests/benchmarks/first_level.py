"""The first lesson's first level, played on a page as soon as it is there."""

LEVEL = "scopa-first-capture-1"

PLAY = """async level => {
    const frame = () => new Promise(requestAnimationFrame);
    const table = () => document.querySelector(`.carte[data-level="${level}"] [data-zone=table]`);
    while (!table()) await frame();
    const root = table().closest('.carte');
    const press = (zone, card) =>
        root.querySelector(`[data-zone=${zone}] [data-card="${card}"]`).click();
    press('hand', '7D');
    press('table', '7S');
    const start = performance.now();
    root.querySelector('[data-action=play]').click();
    while (!root.querySelector('[data-verdict]')) await frame();
    return {sinceNavigation: performance.now(), sinceClick: performance.now() - start};
}"""
"""Resolves to the milliseconds until the verdict."""
