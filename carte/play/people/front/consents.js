// What the person to act may do if all who play agree: throw the cards down, give up the match.

import { actionButton } from "../../../front/page/actions.js";
import { fill, h } from "../../../front/page/dom.js";

/** @import { PlayWords } from "../../front/messages.js" */
/** @import { ByConsent, ConsentName } from "./messages.js" */

/**
 * Return the `element` with a button for each, and show(people), which says what may be done now; onAsk(way, name) is
 * called to ask all of them.
 * @param {{ strings: PlayWords, onAsk: (way: ConsentName, name: string) => unknown }} table
 */
export function createConsents({ strings, onAsk }) {
  const element = h("div", { class: "carte-consents", hidden: true });
  return {
    element,
    /** @param {ByConsent} [people] */
    show(people) {
      const { acts: name, ways = [] } = people ?? {};
      element.hidden = !name || !ways.length;
      element.replaceChildren(
        ...(name
          ? ways.map((way) => actionButton(way, fill(strings.consents[way].press, { name }), () => onAsk(way, name)))
          : []),
      );
    },
  };
}
