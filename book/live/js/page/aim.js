// Keeps the place that a link leads to in sight while widgets above it are drawn.

const ACTS = ["wheel", "touchstart", "pointerdown", "keydown"];

/**
 * Scroll to the link's target again whenever a host has grown, until every one is drawn or the reader acts. No browser
 * does so reliably by itself, and WebKit not at all.
 * @param {HTMLElement[]} hosts
 */
export function keepAim(hosts) {
  const aim = document.querySelector(":target");
  if (!aim) return;
  const observer = new ResizeObserver(() => {
    aim.scrollIntoView({ behavior: "instant" });
    if (hosts.every((host) => "drawn" in host.dataset)) observer.disconnect();
  });
  for (const host of hosts) observer.observe(host);
  for (const act of ACTS) addEventListener(act, () => observer.disconnect(), { once: true, passive: true });
}
