// A card: a real button with the pack's face.
import { h, svg } from "./dom.js";
import { PACK } from "./pack.js";

const PREFIX = { italian: "carte-it-", french: "carte-fr-" };

/** Bring the pack's symbols into the page, once for all widgets. */
export function installPack() {
  const there = document.querySelector(".carte-pack");
  if (there) return there;
  const drawn = new DOMParser().parseFromString(PACK, "image/svg+xml").documentElement;
  const holder = h("div", { class: "carte-pack", "aria-hidden": "true" });
  holder.append(document.importNode(drawn, true));
  document.body.append(holder);
  return holder;
}

function drawn(symbol) {
  return svg(
    "svg",
    { class: "carte-face", viewBox: "0 0 60 100", "aria-hidden": "true", focusable: "false" },
    svg("use", { href: `#${symbol}` }),
  );
}

/** The button of one card; `names` holds its English and Italian name. */
export function cardButton(card, names, skin) {
  return h(
    "button",
    { type: "button", class: "carte-card", "data-card": card, "aria-pressed": "false", tabindex: -1 },
    drawn(PREFIX[skin] + card),
    h("span", { class: "carte-unseen" }, `${names.name}, `, h("span", { lang: "it" }, names.italian)),
  );
}

/** Put the cards under `root` into a skin. */
export function dressCards(root, { skin, index }) {
  for (const button of root.querySelectorAll("[data-card]")) {
    button.querySelector("use").setAttribute("href", `#${PREFIX[skin]}${button.dataset.card}`);
  }
  document.documentElement.classList.toggle("no-index", index === "off");
}
