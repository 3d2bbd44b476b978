// The class: who is in it, what they know, and who has been forgotten; or the samples shown in its place.

import { actionButton } from "../../../front/page/actions.js";
import { fill, h, listed, sentences } from "../../../front/page/dom.js";
import { createOutcome } from "../../../front/page/outcome.js";
import { followKept, recall, remember } from "../../../front/page/storage.js";
import { classTable } from "./class-table.js";
import { CLASS, joined, MOST_READERS } from "./readers.js";
import { isSample } from "./samples.js";

/** @import { Outcome } from "../../../front/page/outcome.js" */
/** @import { Tool } from "../../../front/types.js" */
/** @import { ClassroomContent, ClassroomStrings } from "./messages.js" */
/** @import { Reader, Readers } from "./readers.js" */

/** @typedef {{ name: string, reader: Reader }} Brought */

/**
 * The roster: add(brought, problems, notice) takes in readers, and announces them. onDrawn({isEmpty}) is called after
 * drawing: whether there is nobody, not even a sample.
 * @param {Pick<Tool<ClassroomContent, object, ClassroomStrings>, "content" | "words" | "signal" | "onTrouble">} tool
 * @param {(now: { isEmpty: boolean }) => unknown} onDrawn
 */
export function createRoster({ content, words, signal, onTrouble }, onDrawn) {
  const { classroom: strings, joints } = words;
  const table = h("div");
  const forgotten = createOutcome();
  /** @type {Readers} */
  let samples = {}; // samples are shown, and never kept
  followKept((key) => key === CLASS.key, draw, signal);

  function draw() {
    const readers = recall(CLASS, onTrouble);
    const sampled = Object.keys(samples).length > 0;
    onDrawn({ isEmpty: !sampled && Object.keys(readers).length === 0 });
    table.replaceChildren(
      ...(sampled ? [sampleNote()] : []),
      sampled ? classTable(samples, content.games, words, null) : classTable(readers, content.games, words, forget),
    );
  }

  function sampleNote() {
    const away = actionButton("no-sample", strings.no_sample, () => show({}));
    return h("div", { class: "carte-class-samples" }, h("p", {}, strings.about_samples), away);
  }

  /** @param {Readers} few shown in place of the class */
  function show(few) {
    samples = few;
    draw();
  }

  /** @param {Readers} readers */
  function keep(readers) {
    remember(CLASS, readers, onTrouble);
    draw();
  }

  /**
   * @param {Brought[]} brought
   * @param {string[]} problems
   * @param {Outcome} notice
   */
  function add(brought, problems, notice) {
    const [few, real] = [brought.filter(isSample), brought.filter((one) => !isSample(one))];
    const { readers, became } = joined(recall(CLASS, onTrouble), real);
    if (became.added.length || became.renewed.length) keep(readers);
    show(real.length ? {} : joined(samples, few).readers);
    const counts = /** @type {const} */ (["added", "renewed", "older"])
      .filter((what) => became[what].length)
      .map((what) => fill(strings[what], { names: listed(became[what], joints.comma) }));
    const unkept = few.map(({ name }) => name);
    if (few.length) counts.push(fill(strings.not_kept, { names: listed(unkept, joints.comma) }));
    const full = became.full.length ? [fill(strings.full, { most: MOST_READERS })] : [];
    const wrong = [...problems, ...full];
    notice.note(wrong.length ? "bad" : "good", listed([...counts, ...wrong], joints.sentence));
  }

  /** @param {string[]} names */
  function forget(names) {
    const before = recall(CLASS, onTrouble);
    keep(Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name))));
    const undo = actionButton("undo", strings.undo, () => keep(joined(before, []).readers), { drawn: "undo" });
    forgotten.note(
      "good",
      h("span", {}, ...sentences([fill(strings.forgotten, { names: listed(names, joints.comma) }), undo], joints)),
    );
  }

  return {
    draw,
    add,
    element: h(
      "section",
      { class: "carte-keep-part carte-class-part", "aria-label": strings.table },
      h("h2", {}, strings.table),
      table,
      forgotten.element,
    ),
  };
}
