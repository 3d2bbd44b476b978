// The faces of all packs: the usual ones come with the widgets, another as soon as its reader has chosen it.

import { PACK } from "carte:python";
import { h } from "../page/dom.js";

/** @import { Skin } from "../messages.js" */

/** @type {Record<Skin, string>} */
export const PREFIX = { italian: "carte-it-", northern: "carte-no-", french: "carte-fr-" };
/** @type {Record<Skin, string>} */
export const SUITS = { italian: "carte-suit-", northern: "carte-suit-no-", french: "carte-suit-fr-" };

/** @type {Partial<Record<Skin, () => Promise<{ PACK: string }>>>} */
const CHOSEN = { northern: () => import("carte:northern") };
const A_SUIT = /^carte-suit-(?=\w$)/;

/**
 * Bring the symbols of the usual packs, once for all widgets, to where pictures look for them: the page, or the shadow
 * root of a notebook's cell.
 * @param {HTMLElement} root
 */
export function installPack(root) {
  const place = placeOf(root);
  const there = place.querySelector(".carte-pack");
  if (there) return there;
  const holder = holderIn(place);
  holder.append(read(PACK));
  return holder;
}

/**
 * Bring those of a pack that its reader has chosen. If they do not come, the usual faces stand for them.
 * @param {HTMLElement} root
 * @param {Skin} skin
 */
export async function bringPack(root, skin) {
  const place = placeOf(root);
  const load = CHOSEN[skin];
  if (!load || place.querySelector(`[data-pack="${skin}"]`)) return;
  const holder = holderIn(place, { "data-pack": skin });
  try {
    const { PACK: symbols } = await load();
    holder.append(read(symbols));
  } catch {
    holder.append(...standIns(installPack(root), skin));
  }
}

/** @param {HTMLElement} root */
function placeOf(root) {
  const around = root.getRootNode();
  return around instanceof ShadowRoot ? around : document.body;
}

/**
 * @param {ShadowRoot | HTMLElement} place
 * @param {Record<string, string>} [attributes]
 */
function holderIn(place, attributes = {}) {
  const holder = h("div", { class: "carte-pack", "aria-hidden": "true", ...attributes });
  place.append(holder);
  return holder;
}

/** @param {string} symbols */
function read(symbols) {
  return document.createRange().createContextualFragment(symbols);
}

/**
 * Copies of the usual faces and signs under the names of a skin.
 * @param {Element} usual
 * @param {Skin} skin
 */
function standIns(usual, skin) {
  const sheet = /** @type {Element} */ (usual.firstElementChild?.cloneNode(false));
  for (const symbol of usual.querySelectorAll("symbol")) {
    const id = symbol.id.replace(PREFIX.italian, PREFIX[skin]).replace(A_SUIT, SUITS[skin]);
    if (id === symbol.id) continue;
    const copy = /** @type {Element} */ (symbol.cloneNode(true));
    copy.id = id;
    sheet.append(copy);
  }
  return [sheet];
}
