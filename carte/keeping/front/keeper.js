// What the browser keeps behind its view: one state, and the steps that readers, files and links take from it.

import { addressed, doneWith, inBook, linkTo } from "../../front/page/address.js";
import { handOut } from "../../front/page/clipboard.js";
import { fill, h } from "../../front/page/dom.js";
import { putFocus } from "../../front/page/focus.js";
import { bringIntoView } from "../../front/page/motion.js";
import { createOutcome } from "../../front/page/outcome.js";
import { isLasting } from "../../front/page/persistence.js";
import { followKept, hasUnsaved, throwAway } from "../../front/page/storage.js";
import { fromDigits, toDigits } from "./carry-link.js";
import { fromText, NotAFile, nameOf, written } from "./memory-file.js";
import { gained, keepAll, merged, NOTHING, takeSnapshot } from "./snapshot.js";

/** @import { Tool } from "../../front/types.js" */
/** @import { KeepingContent, KeepingStrings } from "./messages.js" */
/** @import { Expected } from "./memory-file.js" */
/** @import { Gained, Snapshot } from "./snapshot.js" */

/** @typedef {ReturnType<typeof createKeeper>} Keeper */

/**
 * What somebody brings: `from` says whence, `fresh` is what is not here yet, and so many texts are `unfit` to be kept.
 * @typedef {object} Offer
 * @property {Snapshot} theirs
 * @property {string} from
 * @property {Gained[]} holds
 * @property {Gained[]} fresh
 * @property {number} unfit
 * @property {() => unknown} onAnswered called when it was taken or left
 */

const LINK = /^carry=(.*)$/;

/**
 * now() is the state; start(redraw) begins, and calls redraw() after every change.
 * @param {Tool<KeepingContent, object, KeepingStrings>} tool
 */
export function createKeeper(tool) {
  const { root, body, words, signal, onTrouble } = tool;
  const strings = words.keeping;
  const outcome = createOutcome();
  const part = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (body.querySelector(selector));
  let now = {
    mine: NOTHING, // until it is read
    isUnsaved: false,
    isLasting: /** @type {boolean | null | undefined} */ (undefined), // null if the browser cannot be asked
    offer: /** @type {Offer | null} */ (null),
    links: /** @type {string[]} */ ([]), // what carries it to another phone, the largest first; none while not asked for
  };
  let draw = () => {};
  return {
    tool,
    outcome: outcome.element,
    now: () => now,
    save,
    readFile,
    copyLink,
    take,
    leave: () => answer(strings.left),
    toggleLinks: () => (now.links.length ? show({ links: [] }) : makeLinks()),
    /**
     * Throw a text away that was put aside.
     * @param {string} name
     */
    discard(name) {
      throwAway(name);
      refresh();
    },
    /** @param {() => void} redraw */
    start(redraw) {
      draw = redraw;
      refresh();
      followKept(() => true, refresh, signal);
      root.addEventListener("dragover", (event) => event.preventDefault());
      root.addEventListener("drop", (event) => {
        event.preventDefault();
        const [file] = event.dataTransfer?.files ?? [];
        if (file) readFile(file);
      });
      window.addEventListener("hashchange", followLink, { signal });
      followLink();
    },
  };

  // ------------------------------------------------------------------------------ the state

  /** @param {Partial<typeof now>} patch */
  function show(patch) {
    now = { ...now, ...patch };
    draw();
  }

  /** Show what is kept by now. */
  async function refresh() {
    show({ mine: takeSnapshot(onTrouble), isUnsaved: hasUnsaved() });
    if (now.links.length) makeLinks();
    show({ isLasting: await isLasting() });
  }

  // ------------------------------------------------------------------------------ files and links

  function save() {
    const [mine, date] = [takeSnapshot(onTrouble), new Date()];
    handOut(nameOf(date), written(mine, date));
    outcome.note("good", fill(strings.saved, { name: nameOf(date) }));
  }

  /** @param {File} file */
  async function readFile(file) {
    try {
      const { snapshot, date } = fromText(await file.text());
      const day = date.toLocaleDateString(document.documentElement.lang || "en", { dateStyle: "long" });
      offer(snapshot, fill(strings.from_file, { name: file.name, date: day }));
    } catch (error) {
      if (!(error instanceof NotAFile)) throw error;
      outcome.note("bad", refusal(error, file.name));
    }
  }

  /**
   * @param {NotAFile} error
   * @param {string} name
   */
  function refusal({ why, facts }, name) {
    const expected = strings.expected[/** @type {Expected} */ (facts.expected)] ?? "";
    const received = facts.received === "" ? strings.missing : facts.received;
    return fill(strings.refused[why], { name, ...facts, expected: fill(expected, facts), received });
  }

  /** Offer what a link brings; until the answer the address brings it again. */
  async function followLink() {
    const name = addressed();
    const [, digits] = name.match(LINK) ?? [];
    if (!inBook() || digits === undefined) return;
    try {
      offer(await fromDigits(digits), strings.from_link, () => doneWith(name));
    } catch {
      doneWith(name);
      outcome.note("bad", fill(strings.refused.link, { digits: digits.length }));
    }
  }

  /** Make the links: a code has less room than a link, so that another one leaves out the answers about rules. */
  async function makeLinks() {
    const mine = takeSnapshot(onTrouble);
    const carried = await Promise.all([toDigits(mine), toDigits(mine, 0)]);
    show({ links: carried.map((digits) => linkTo("", `carry=${digits}`)) });
    bringIntoView(part(".carte-keep-code"));
  }

  /** @param {string} link */
  async function copyLink(link) {
    try {
      await navigator.clipboard.writeText(link);
      outcome.note("good", strings.copied);
    } catch {
      const field = h("textarea", { readonly: true, rows: 4 });
      field.value = link;
      outcome.note("note", strings.copy_by_hand, field);
      field.select();
    }
  }

  // ------------------------------------------------------------------------------ what somebody brings

  /**
   * Show what would come, and ask.
   * @param {Snapshot} theirs
   * @param {string} from
   * @param {() => unknown} [onAnswered]
   */
  function offer(theirs, from, onAnswered = () => {}) {
    const mine = takeSnapshot(onTrouble);
    const fresh = gained(merged(mine, theirs), mine);
    const unfit = Object.keys(theirs.aside).length;
    outcome.clear();
    show({ offer: { theirs, from, holds: gained(theirs), fresh, unfit, onAnswered } });
    bringIntoView(part(".carte-keep-offer"));
    putFocus(part(".carte-keep-offer button"));
  }

  /** Merge it with what is here; if there is no room, keep offering it. */
  function take() {
    if (!now.offer) return;
    const mine = takeSnapshot(onTrouble);
    const done = keepAll(merged(mine, now.offer.theirs), mine);
    if (done) answer(strings.added);
    else outcome.note("bad", strings.no_room);
  }

  /** @param {string} text */
  function answer(text) {
    now.offer?.onAnswered();
    show({ offer: null });
    outcome.note("good", text);
    refresh();
  }
}
