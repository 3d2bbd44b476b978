// Notices about trouble with the browser's storage, or with the link that led here, shown where the reader is.
import { inBook, isDamaged } from "./address.js";
import { fill, h, sentences } from "./dom.js";
import { bringIntoView } from "./motion.js";
import "./panel.css";

/** @import { MenuStrings } from "../messages.js" */
/** @import { OnTrouble, Trouble } from "../types.js" */

const PAGE = "progress.html"; // shows everything kept, and everything set aside

/** @type {Element | null} */
let noticePlace = null; // where a page reports a damaged link: one of its widgets does it for all

/**
 * A place for such notices, hidden until there is one. A notice about a link stays until another one is opened.
 * @param {MenuStrings} words
 * @param {AbortSignal} signal
 * @returns {{ element: HTMLElement, onTrouble: OnTrouble }}
 */
export function createNotice({ troubles, joints }, signal) {
  const link = h("p", {});
  const element = h("div", { class: "carte-notice", role: "alert" });
  element.hidden = true;
  if (inBook() && isDamaged()) tellLink();
  window.addEventListener("hashchange", forgetLink, { signal });
  signal.addEventListener("abort", forgetLink);

  function tellLink(text = troubles.damaged) {
    noticePlace ??= link;
    if (noticePlace !== link) return;
    link.textContent = text;
    element.prepend(link);
    element.hidden = false;
  }

  function forgetLink() {
    if (noticePlace === link) noticePlace = null;
    link.remove();
    element.hidden = element.childElementCount === 0;
  }

  /** @param {Exclude<Trouble, { what: "damaged" }>} trouble */
  const lines = (trouble) => {
    if (trouble.what !== "broken") return [troubles[trouble.what]];
    return [troubles.broken[trouble.name], fill(troubles.aside, { aside: trouble.aside })];
  };
  return {
    element,
    onTrouble(trouble) {
      if (trouble.what === "damaged") {
        tellLink(trouble.text);
        return bringIntoView(element);
      }
      const way = inBook() && h("a", { href: PAGE }, troubles.see);
      element.append(h("p", {}, ...sentences([...lines(trouble), way], joints)));
      element.hidden = false;
    },
  };
}
