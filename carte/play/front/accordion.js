// The folds under a table: the match to take along, and the same cards for friends.

import { linkTo } from "../../front/page/address.js";
import { h } from "../../front/page/dom.js";
import { createFriends } from "./friends.js";
import { createMatchSharing } from "./share-match.js";

/** @import { Kept } from "./match-schema.js" */
/** @import { Moment } from "./messages.js" */
/** @import { SittingTool } from "./types.js" */

/** @param {string} code */
const matchLink = (code) => linkTo(code, `play=${code}`);

/**
 * asked(question) promises the answer, or null if it failed and the reader knows; onRead(text) is called with pasted
 * text, and show(moment) says where the match stands.
 * @param {Pick<SittingTool, "content" | "status" | "ask">} tool
 * @param {object} table
 * @param {<Answer>(question: () => Promise<Answer>) => Promise<Answer | null>} table.asked
 * @param {() => Kept} table.now
 * @param {(text: string) => unknown} table.onRead
 */
export function createAccordion({ content, status, ask }, { asked, now, onRead }) {
  const strings = content.words;
  const sharing = createMatchSharing({
    strings,
    status,
    getRecord: () => {
      const { sitting } = now();
      return asked(() => ask({ ask: "record", sitting, deal: sitting.played.length - 1 }));
    },
    linkTo: matchLink,
    onRead,
  });
  const friends = createFriends({
    strings,
    status,
    getLink: async () => {
      const same = await asked(() => ask({ ask: "same", sitting: now().sitting }));
      return same && matchLink(same.code);
    },
    compare: async (links) => {
      const board = await asked(() => ask({ ask: "compare", sitting: now().sitting, links }));
      return board?.rows ?? null;
    },
  });
  const element = h("div", { class: "carte-folds", "data-stage": "off" }, sharing.element, friends);
  return {
    element,
    /** @param {Moment | null} moment */
    show(moment) {
      sharing.show(moment);
      friends.hidden = Boolean(moment?.people); // a link has no seats for several
    },
  };
}
