// All that the browser keeps about a reader: to see, to save, and to merge with another browser's.

import { actionButton, relabel } from "../../front/page/actions.js";
import { addressed, doneWith, inBook, linkTo } from "../../front/page/address.js";
import { handOut } from "../../front/page/clipboard.js";
import { fill, h } from "../../front/page/dom.js";
import { fileChooser } from "../../front/page/file-chooser.js";
import { putFocus } from "../../front/page/focus.js";
import { createFold } from "../../front/page/fold.js";
import { bringIntoView } from "../../front/page/motion.js";
import { createOutcome } from "../../front/page/outcome.js";
import { isLasting } from "../../front/page/persistence.js";
import { drawCode, isHereOnly } from "../../front/page/qr.js";
import { followKept, hasUnsaved, isDenied, throwAway } from "../../front/page/storage.js";
import { createWidget } from "../../front/widget.js";
import { fromDigits, toDigits } from "./carry-link.js";
import { fromText, NotAFile, nameOf, written } from "./memory-file.js";
import { listOf } from "./memory-summary.js";
import { gained, keepAll, merged, takeSnapshot } from "./snapshot.js";
import "./keeping.css";

/** @import { Tool } from "../../front/types.js" */
/** @import { KeepingContent, KeepingStrings } from "./messages.js" */
/** @import { Expected } from "./memory-file.js" */
/** @import { Snapshot } from "./snapshot.js" */

const LINK = /^carry=(.*)$/;

/**
 * @param {string} title
 * @param {(Node | string | null)[]} children
 */
function part(title, ...children) {
  return h("section", { class: "carte-keep-part", "aria-label": title }, h("h2", {}, title), ...children);
}

/**
 * Build the widget of `content` = {titles}.
 * @param {Tool<KeepingContent, object, KeepingStrings>} tool
 */
function drawKeeping(tool) {
  const {
    root,
    body,
    content,
    words: { keeping: strings, troubles },
    signal,
    onTrouble,
  } = tool;
  const { element: status, note: say, clear } = createOutcome();
  const offer = h("section", { class: "carte-keep-offer", "aria-label": strings.new_here, hidden: true });
  const kept = h("div");
  const promise = h("p", { class: "carte-keep-about" });
  const code = h("div", { class: "carte-keep-code" });
  const aside = h("div");
  const show = actionButton("show", strings.show, toggleCode, { kind: "carte-main" });

  root.ariaLabel = strings.label;
  body.append(
    offer,
    status,
    h(
      "div",
      { class: "carte-keep" },
      part(strings.kept, kept, promise, aside),
      h(
        "div",
        {},
        part(
          strings.file,
          h("p", { class: "carte-keep-about" }, strings.about_file),
          h(
            "div",
            { class: "carte-keep-ways" },
            actionButton("save", strings.save, save, { kind: "carte-main" }),
            fileChooser(strings.open, ".json,application/json", readFile),
          ),
          h("p", { class: "carte-keep-about" }, strings.drop),
        ),
        part(strings.phone, h("p", { class: "carte-keep-about" }, strings.about_phone), carrier()),
      ),
    ),
  );
  draw();
  followKept(() => true, draw, signal);
  root.addEventListener("dragover", (event) => event.preventDefault());
  root.addEventListener("drop", (event) => {
    event.preventDefault();
    readFile(event.dataTransfer?.files[0]);
  });
  window.addEventListener("hashchange", followLink, { signal });
  followLink();

  function draw() {
    const now = takeSnapshot(onTrouble);
    kept.replaceChildren(
      listOf(gained(now), content, strings) ?? h("p", {}, strings.nothing),
      hasUnsaved() ? h("p", { class: "carte-notice" }, strings.unsaved) : "",
    );
    drawAside(now.aside);
    tellPromise();
    if (code.childElementCount) drawCarried();
  }

  async function tellPromise() {
    const lasting = await isLasting();
    promise.textContent = isDenied() ? troubles.blocked : lasting ? strings.lasting : strings.passing;
    promise.dataset.lasting = String(lasting);
  }

  /** @param {Snapshot["aside"]} texts */
  function drawAside(texts) {
    const names = Object.keys(texts);
    /** @param {string} name */
    const row = (name) =>
      h(
        "li",
        {},
        h("code", {}, name),
        actionButton("save-aside", strings.save_aside, () => handOut(`${name}.txt`, texts[name])),
        actionButton("throw", strings.throw, () => {
          throwAway(name);
          draw();
        }),
      );
    const list = createFold(
      fill(strings.aside, { count: names.length }),
      { "data-fold": "aside" },
      h("p", { class: "carte-keep-about" }, strings.about_aside),
      h("ul", { class: "carte-keep-aside" }, ...names.map(row)),
    );
    aside.replaceChildren(...(names.length ? [list] : []));
  }

  function save() {
    const [now, date] = [takeSnapshot(onTrouble), new Date()];
    handOut(nameOf(date), written(now, date));
    say("good", fill(strings.saved, { name: nameOf(date) }));
  }

  /** @param {File | undefined} file */
  async function readFile(file) {
    if (!file) return;
    try {
      const { snapshot, date } = fromText(await file.text());
      const day = date.toLocaleDateString(document.documentElement.lang || "en", { dateStyle: "long" });
      ask(snapshot, fill(strings.from_file, { name: file.name, date: day }));
    } catch (error) {
      if (!(error instanceof NotAFile)) throw error;
      say("bad", refusal(error, file.name));
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
      ask(await fromDigits(digits), strings.from_link, () => doneWith(name));
    } catch {
      doneWith(name);
      say("bad", fill(strings.refused.link, { digits: digits.length }));
    }
  }

  /**
   * Show what would come, and ask.
   * @param {Snapshot} theirs
   * @param {string} from
   * @param {() => unknown} [onAnswered] called when it was taken or left
   */
  function ask(theirs, from, onAnswered = () => {}) {
    /** @param {string} text */
    const answered = (text) => {
      onAnswered();
      close(text);
    };
    const mine = takeSnapshot(onTrouble);
    const fresh = listOf(gained(merged(mine, theirs), mine), { ...content, most: {} }, strings);
    const unfit = Object.keys(theirs.aside).length;
    const add = actionButton("add", strings.add, () => bring(theirs, answered), { kind: "carte-main" });
    const leave = actionButton("leave", fresh || unfit ? strings.leave : strings.close, () => answered(strings.left));
    const ways = fresh || unfit ? [add, leave] : [leave];
    clear();
    offer.replaceChildren(
      h("h2", {}, from),
      h("p", {}, strings.holds),
      listOf(gained(theirs), content, strings) ?? "",
      h("p", {}, fresh ? strings.new_here : strings.nothing_new),
      fresh ?? "",
      unfit ? h("p", {}, fill(strings.unfit, { count: unfit })) : "",
      fresh ? h("p", { class: "carte-keep-about" }, strings.both) : "",
      h("div", { class: "carte-keep-ways" }, ...ways),
    );
    offer.hidden = false;
    bringIntoView(offer);
    putFocus(ways[0]);
  }

  /**
   * Merge it with what is here; if there is no room, keep offering it.
   * @param {Snapshot} theirs
   * @param {(text: string) => unknown} answered
   */
  function bring(theirs, answered) {
    const mine = takeSnapshot(onTrouble);
    const done = keepAll(merged(mine, theirs), mine);
    if (done) answered(strings.added);
    else say("bad", strings.no_room);
  }

  /** @param {string} text */
  function close(text) {
    offer.hidden = true;
    offer.replaceChildren();
    say("good", text);
    draw();
  }

  /** Draw what carries to another phone, or why nothing can. */
  function carrier() {
    if (!inBook()) return h("p", {}, strings.not_in_book);
    if (isHereOnly()) return h("p", { "data-only-here": true }, strings.only_here);
    return h("div", {}, h("div", { class: "carte-keep-ways" }, show), code);
  }

  function toggleCode() {
    if (!code.childElementCount) return drawCarried();
    code.replaceChildren();
    relabel(show, strings.show);
  }

  async function drawCarried() {
    const now = takeSnapshot(onTrouble);
    const link = linkTo("", `carry=${await toDigits(now)}`);
    const smaller = linkTo("", `carry=${await toDigits(now, 0)}`); // a code has less room than a link
    const width = () => code.clientWidth;
    const drawn = drawCode(link, strings.code, width) ?? drawCode(smaller, strings.code, width);
    const copy = actionButton("copy", strings.copy, () => copyLink(link));
    code.replaceChildren(
      ...(drawn ? [drawn, h("p", {}, strings.scan)] : [h("p", {}, strings.too_large)]),
      h("div", { class: "carte-keep-ways" }, copy),
    );
    relabel(show, strings.hide);
    bringIntoView(code);
  }

  /** @param {string} link */
  async function copyLink(link) {
    try {
      await navigator.clipboard.writeText(link);
      say("good", strings.copied);
    } catch {
      const field = h("textarea", { readonly: true, rows: 4 });
      field.value = link;
      say("note", strings.copy_by_hand, field);
      field.select();
    }
  }
}

export default createWidget({ draw: drawKeeping, isHeadless: true });
