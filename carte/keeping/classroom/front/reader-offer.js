// The reader in a link, taken only after a question: until the answer the address brings them again.

import { actionButton } from "../../../front/page/actions.js";
import { addressed, doneWith, inBook } from "../../../front/page/address.js";
import { fill, h } from "../../../front/page/dom.js";
import { putFocus } from "../../../front/page/focus.js";
import { createOutcome } from "../../../front/page/outcome.js";
import { KNOWN } from "./grades.js";
import { readerIn } from "./read-code.js";

/** @import { Outcome } from "../../../front/page/outcome.js" */
/** @import { ClassroomStrings } from "./messages.js" */
/** @import { Brought } from "./roster.js" */

const LINK = /^known=/;

/**
 * The offer, and the notice of its outcome: follow() makes it if the address brings somebody.
 * @param {ClassroomStrings["classroom"]} strings
 * @param {(brought: Brought[], problems: string[], notice: Outcome) => unknown} onTake
 */
export function createReaderOffer(strings, onTake) {
  const linked = createOutcome();
  const offer = h("section", { class: "carte-keep-offer", hidden: true });

  /**
   * @param {Brought} found
   * @param {() => unknown} onAnswered
   */
  function ask(found, onAnswered) {
    const { name, reader } = found;
    const all = Object.values(reader.rules);
    const known = all.filter((grade) => grade === KNOWN).length;
    /** @param {() => unknown} then */
    const answered = (then) => {
      onAnswered();
      offer.hidden = true;
      offer.replaceChildren();
      then();
    };
    const take = actionButton("take", fill(strings.take, { name }), () => answered(() => onTake([found], [], linked)), {
      kind: "carte-main",
    });
    const leave = actionButton("leave", strings.leave, () => answered(() => linked.note("note", strings.left)));
    offer.replaceChildren(
      h("p", {}, fill(strings.offered, { name, met: all.length, known })),
      h("div", { class: "carte-keep-ways" }, take, leave),
    );
    offer.hidden = false;
    putFocus(take);
  }

  return {
    elements: [offer, linked.element],
    async follow() {
      const text = addressed();
      if (!inBook() || !LINK.test(text)) return;
      const found = await readerIn(text, strings);
      if (!("problem" in found)) return ask(found, () => doneWith(text));
      doneWith(text);
      linked.note("bad", found.problem);
    },
  };
}
