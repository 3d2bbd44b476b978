// A class without accounts: readers show what they can do, and a teacher's browser brings it together.

import { actionButton, relabel } from "../../../front/page/actions.js";
import { addressed, doneWith, inBook } from "../../../front/page/address.js";
import { fill, h, listed } from "../../../front/page/dom.js";
import { createOutcome } from "../../../front/page/outcome.js";
import { followKept, recall, remember } from "../../../front/page/storage.js";
import { hasCamera, look } from "./camera.js";
import { codesOf, fromText, NotACode, runsOf } from "./code.js";
import { KNOWN } from "./grades.js";
import { CLASS, joined, MOST_READERS } from "./readers.js";
import { isSample, sampleLinks } from "./samples.js";
import { showing } from "./showing.js";
import { classTable } from "./table.js";
import "./classroom.css";

/** @import { Given } from "../../../front/types.js" */
/** @import { Outcome } from "../../../front/page/outcome.js" */
/** @import { ClassContent, ClassWords, Reader, Readers } from "./types.js" */

const LINK = /^known=/;
const MOST_LINES = 2 * MOST_READERS; // that are read at once
const SHOWN = 40; // characters of a text that is no code

/**
 * Pieces of text as they are read well: what may be one code stands together.
 * @param {string[]} pieces
 */
const laid = (pieces) =>
  runsOf(pieces)
    .map((run) => run.join(" "))
    .join("\n");

/**
 * Texts without others, each taken away as often as it is there.
 * @param {string[]} texts
 * @param {string[]} others
 */
function without(texts, others) {
  const left = [...others];
  return texts.filter((text) => {
    const place = left.indexOf(text);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

/**
 * Build the widget of `content` = {games}.
 * @param {Given<ClassContent, object, ClassWords>} given
 */
export function classroom({ root, body, content, words: { classroom: told, joints }, signal, onTrouble }) {
  /** @type {HTMLTextAreaElement} */
  const pasted = h("textarea", { rows: 3, "data-field": "codes", spellcheck: "false" });
  const view = h("div", { class: "carte-class-camera" });
  const camera = actionButton("camera", told.camera, toggleCamera);
  const trial = actionButton("sample", told.try_samples, trySamples);
  const linked = createOutcome(); // of a link that was opened
  const collected = createOutcome();
  const forgotten = createOutcome();
  const offer = h("section", { class: "carte-keep-offer", hidden: true });
  const table = h("div");
  /** @type {AbortController | null} */
  let looking = null;
  /** @type {Readers} */
  let samples = {}; // who is no reader is shown, and never kept
  /** @type {Promise<unknown>} */
  let bringing = Promise.resolve(); // what was pasted first is added first

  root.setAttribute("aria-label", told.label);
  body.append(
    offer,
    linked.element,
    h(
      "div",
      { class: "carte-keep" },
      showing({ told, onTrouble }),
      h(
        "section",
        { class: "carte-keep-part", "aria-label": told.collect_title },
        h("h2", {}, told.collect_title),
        h("p", { class: "carte-keep-about" }, told.about_collect),
        h("p", { class: "carte-keep-about", "data-about": "no-scanner", hidden: hasCamera() }, told.no_scanner),
        h("label", { class: "carte-entry carte-class-paste" }, h("span", {}, told.paste), pasted),
        h(
          "div",
          { class: "carte-keep-ways" },
          actionButton("add", told.add, addPasted, { kind: "carte-main" }),
          hasCamera() ? camera : null,
          trial,
        ),
        view,
        collected.element,
      ),
    ),
    h(
      "section",
      { class: "carte-keep-part carte-class-part", "aria-label": told.table },
      h("h2", {}, told.table),
      table,
      forgotten.element,
    ),
  );
  draw();
  followKept((key) => key === CLASS.key, draw, signal);
  signal.addEventListener("abort", () => looking?.abort());
  window.addEventListener("hashchange", followLink, { signal });
  followLink();

  function draw() {
    const readers = recall(CLASS, onTrouble);
    const sampled = Object.keys(samples).length > 0;
    trial.hidden = sampled || Object.keys(readers).length > 0;
    table.replaceChildren(
      ...(sampled ? [sampleNote()] : []),
      sampled ? classTable(samples, content.games, told, null) : classTable(readers, content.games, told, forget),
    );
  }

  function sampleNote() {
    const away = actionButton("no-sample", told.no_sample, () => show({}));
    return h("div", { class: "carte-class-samples" }, h("p", {}, told.about_samples), away);
  }

  /** @param {Readers} few who are shown in place of the class */
  function show(few) {
    samples = few;
    draw();
  }

  async function trySamples() {
    const links = await sampleLinks(content, told);
    pasted.value = laid([...new Set([...pastedPieces(), ...links])]);
    collected.note("note", fill(told.sampled, { add: told.add }));
  }

  /** @param {Readers} readers */
  function keep(readers) {
    remember(CLASS, readers, onTrouble);
    draw();
  }

  function pastedPieces() {
    return pasted.value.split(/\s+/).filter(Boolean);
  }

  /** Add what is pasted; what brings nothing stays in the field, and so does what is pasted meanwhile. */
  async function addPasted() {
    const runs = runsOf(pastedPieces());
    if (!runs.length) return collected.note("bad", told.empty);
    if (runs.length > MOST_LINES)
      return collected.note("bad", fill(told.many, { count: runs.length, most: MOST_LINES }));
    const codes = (await Promise.all(runs.map(codesOf))).flat();
    const refused = await bring(codes.map((pieces) => pieces.join("")));
    const added = codes.filter((pieces) => !refused.includes(pieces.join(""))).flat();
    pasted.value = laid(without(pastedPieces(), added));
  }

  /**
   * Add what some texts bring, and say so; returns those that bring nothing.
   * @param {string[]} texts
   */
  function bring(texts) {
    const brought = bringing.then(() => bringNow(texts));
    bringing = brought.catch(() => undefined);
    return brought;
  }

  /** @param {string[]} texts */
  async function bringNow(texts) {
    const read = await Promise.all(texts.map((text) => fromText(text).catch((error) => failed(error, text))));
    const problems = read.filter((one) => "problem" in one);
    add(
      read.filter((one) => "reader" in one),
      problems.map(({ problem }) => problem),
      collected,
    );
    return problems.map(({ text }) => text);
  }

  /**
   * @param {unknown} error
   * @param {string} text
   */
  function failed(error, text) {
    if (!(error instanceof NotACode)) throw error;
    const start = text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
    return { text, problem: fill(told[error.why], { start }) };
  }

  /**
   * @param {{ name: string, reader: Reader }[]} brought
   * @param {string[]} problems
   * @param {Outcome} notice
   */
  function add(brought, problems, notice) {
    const [few, real] = [brought.filter(isSample), brought.filter((one) => !isSample(one))];
    const { readers, became } = joined(recall(CLASS, onTrouble), real);
    if (became.added.length || became.renewed.length) keep(readers);
    show(real.length ? {} : joined(samples, few).readers);
    const said = /** @type {const} */ (["added", "renewed", "older"])
      .filter((what) => became[what].length)
      .map((what) => fill(told[what], { names: listed(became[what], joints.comma) }));
    const unkept = few.map(({ name }) => name);
    if (few.length) said.push(fill(told.not_kept, { names: listed(unkept, joints.comma) }));
    const full = became.full.length ? [fill(told.full, { most: MOST_READERS })] : [];
    const wrong = [...problems, ...full];
    notice.note(wrong.length ? "bad" : "good", listed([...said, ...wrong], joints.sentence));
  }

  /** @param {string[]} names */
  function forget(names) {
    const before = recall(CLASS, onTrouble);
    keep(Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name))));
    const undo = actionButton("undo", told.undo, () => keep(joined(before, []).readers), { drawn: "undo" });
    forgotten.note("good", h("span", {}, fill(told.forgotten, { names: listed(names, joints.comma) }), " ", undo));
  }

  /** What a link brings is offered; until that is answered the address brings it again. */
  async function followLink() {
    const text = addressed();
    if (!inBook() || !LINK.test(text)) return;
    const found = await fromText(text).catch((error) => failed(error, text));
    if (!("problem" in found)) return ask(found, () => doneWith(text));
    doneWith(text);
    linked.note("bad", found.problem);
  }

  /**
   * @param {{ name: string, reader: Reader }} found
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
    const take = actionButton("take", fill(told.take, { name }), () => answered(() => add([found], [], linked)), {
      kind: "carte-main",
    });
    const leave = actionButton("leave", told.leave, () => answered(() => linked.note("note", told.left)));
    offer.replaceChildren(
      h("p", {}, fill(told.offered, { name, met: all.length, known })),
      h("div", { class: "carte-keep-ways" }, take, leave),
    );
    offer.hidden = false;
    take.focus({ preventScroll: true });
  }

  async function toggleCamera() {
    if (looking) return stopCamera();
    looking = new AbortController();
    relabel(camera, told.stop);
    collected.note("note", told.viewing);
    try {
      await look(view, (text) => bring([text]), looking.signal);
    } catch (error) {
      stopCamera();
      collected.note("bad", fill(told.no_camera, { reason: error instanceof Error ? error.message : String(error) }));
    }
  }

  function stopCamera() {
    looking?.abort();
    looking = null;
    relabel(camera, told.camera);
  }
}
