// Where a teacher collects readers' codes, pasted or held before a camera.

import { actionButton, relabel } from "../../../front/page/actions.js";
import { fill, h } from "../../../front/page/dom.js";
import { createOutcome } from "../../../front/page/outcome.js";
import { hasCamera, look } from "./camera.js";
import { codesOf, runsOf } from "./class-code.js";
import { readerIn } from "./read-code.js";
import { MOST_READERS } from "./readers.js";
import { sampleLinks } from "./samples.js";

/** @import { Outcome } from "../../../front/page/outcome.js" */
/** @import { Tool } from "../../../front/types.js" */
/** @import { ClassroomContent, ClassroomStrings } from "./messages.js" */
/** @import { Brought } from "./roster.js" */

const MOST_LINES = 2 * MOST_READERS; // read at once

/**
 * Lay out pieces of text for reading: parts of one code stay together.
 * @param {string[]} pieces
 */
const laid = (pieces) =>
  runsOf(pieces)
    .map((run) => run.join(" "))
    .join("\n");

/**
 * Return texts without others, each removed as often as it occurs.
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
 * The part of the page, with samples to try it if offer(may) allows. onBring(brought, problems, notice) is called with
 * the readers found.
 * @param {Pick<Tool<ClassroomContent, object, ClassroomStrings>, "content" | "words" | "signal">} tool
 * @param {(brought: Brought[], problems: string[], notice: Outcome) => unknown} onBring
 */
export function createCodeCollector({ content, words: { classroom: strings }, signal }, onBring) {
  /** @type {HTMLTextAreaElement} */
  const pasted = h("textarea", { rows: 3, "data-field": "codes", spellcheck: "false" });
  const view = h("div", { class: "carte-class-camera" });
  const camera = actionButton("camera", strings.camera, toggleCamera);
  const trial = actionButton("sample", strings.try_samples, trySamples);
  const collected = createOutcome();
  /** @type {AbortController | null} */
  let looking = null;
  /** @type {Promise<unknown>} */
  let bringing = Promise.resolve(); // texts are added in the order of pasting
  signal.addEventListener("abort", () => looking?.abort());

  async function trySamples() {
    const links = await sampleLinks(content, strings);
    pasted.value = laid([...new Set([...pastedPieces(), ...links])]);
    collected.note("note", fill(strings.sampled, { add: strings.add }));
  }

  function pastedPieces() {
    return pasted.value.split(/\s+/).filter(Boolean);
  }

  /** Add the pasted text; whatever brings nothing stays in the field, and so does text pasted meanwhile. */
  async function addPasted() {
    const runs = runsOf(pastedPieces());
    if (!runs.length) return collected.note("bad", strings.empty);
    if (runs.length > MOST_LINES)
      return collected.note("bad", fill(strings.many, { count: runs.length, most: MOST_LINES }));
    const codes = (await Promise.all(runs.map(codesOf))).flat();
    const refused = await bring(codes.map((pieces) => pieces.join("")));
    const added = codes.filter((pieces) => !refused.includes(pieces.join(""))).flat();
    pasted.value = laid(without(pastedPieces(), added));
  }

  /**
   * Add what some texts bring, and announce it; return those that bring nothing.
   * @param {string[]} texts
   */
  function bring(texts) {
    const brought = bringing.then(() => bringNow(texts));
    bringing = brought.catch(() => undefined);
    return brought;
  }

  /** @param {string[]} texts */
  async function bringNow(texts) {
    const found = await Promise.all(texts.map((text) => readerIn(text, strings)));
    const problems = found.filter((one) => "problem" in one);
    onBring(
      found.filter((one) => "reader" in one),
      problems.map(({ problem }) => problem),
      collected,
    );
    return problems.map(({ text }) => text);
  }

  async function toggleCamera() {
    if (looking) return stopCamera();
    looking = new AbortController();
    relabel(camera, strings.stop);
    collected.note("note", strings.viewing);
    try {
      await look(view, (text) => bring([text]), looking.signal);
    } catch (error) {
      stopCamera();
      collected.note(
        "bad",
        fill(strings.no_camera, { reason: error instanceof Error ? error.message : String(error) }),
      );
    }
  }

  function stopCamera() {
    looking?.abort();
    looking = null;
    relabel(camera, strings.camera);
  }

  return {
    /** @param {boolean} may */
    offer(may) {
      trial.hidden = !may;
    },
    element: h(
      "section",
      { class: "carte-keep-part", "aria-label": strings.collect_title },
      h("h2", {}, strings.collect_title),
      h("p", { class: "carte-keep-about" }, strings.about_collect),
      h("p", { class: "carte-keep-about", "data-about": "no-scanner", hidden: hasCamera() }, strings.no_scanner),
      h("label", { class: "carte-entry carte-class-paste" }, h("span", {}, strings.paste), pasted),
      h(
        "div",
        { class: "carte-keep-ways" },
        actionButton("add", strings.add, addPasted, { kind: "carte-main" }),
        hasCamera() ? camera : null,
        trial,
      ),
      view,
      collected.element,
    ),
  };
}
