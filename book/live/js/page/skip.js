// Further ways past the sidebar, beside the theme's: to the cards of the first table on the page, and from the opening
// page to the one for those who play by ear.

/** @import { Host } from "./types.js" */

const CARDLESS = new Set(["finder", "procedure", "search"]);
const PLACES = ['[data-zone="hand"] [data-card]:enabled[tabindex="0"]', "[data-option]:enabled", ".carte"];

/**
 * Offer a link to the first host with cards: to the cards, to the announcements, or to the whole host.
 * @param {Host[]} hosts
 * @param {string} label
 */
export function offerSkip(hosts, label) {
  const host = hosts.find(({ element }) => !CARDLESS.has(element.dataset.kind ?? ""))?.element;
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

/**
 * Offer on the opening page, among the first links, the page about playing by ear.
 * @param {string} label
 */
export function offerByEar(label) {
  if (!document.querySelector("a[data-door]")) return;
  const link = document.createElement("a");
  link.href = "by-ear.html";
  link.textContent = label;
  document.querySelector(".skip-link")?.append(link);
}

/** @param {HTMLElement} host */
function skipTo(host) {
  const places = PLACES.map((place) => /** @type {HTMLElement | null} */ (host.querySelector(place)));
  const found = places.find((one) => one?.checkVisibility()) ?? host;
  if (found.tabIndex < 0) found.tabIndex = -1;
  found.focus({ preventScroll: true });
  found.scrollIntoView({ block: "center" });
}
