// A second way past the sidebar, beside the theme's: to the cards of the first table on the page.

const PLACES = ['[data-zone="hand"] [data-card]:enabled[tabindex="0"]', "[data-option]:enabled", ".carte"];

/** Offer a link to the first of the hosts that has cards: to those, to what can be said there, or to all of it. */
export function offerSkip(hosts, label) {
  const host = hosts.find(({ element }) => element.dataset.kind !== "finder")?.element;
  if (!host) return;
  const link = document.createElement("a");
  link.href = "#main-content";
  link.textContent = label;
  link.addEventListener("click", (event) => {
    event.preventDefault(); // the address may name a level
    skipTo(host);
  });
  document.querySelector(".skip-link")?.append(link);
}

function skipTo(host) {
  const found = PLACES.map((place) => host.querySelector(place)).find((one) => one?.checkVisibility()) ?? host;
  if (found.tabIndex < 0) found.tabIndex = -1;
  found.focus({ preventScroll: true });
  found.scrollIntoView({ block: "center" });
}
