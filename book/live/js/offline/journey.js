// The page of what is kept: which languages of the book are readable without a network, and how to keep more, or less.
// Every link to a page neither kept nor available leads here, too.

/** @import { Copied, Standing, ToKeeper } from "../types.js" */

const SITE = new URL("../../", import.meta.url);
const SILENCE = 20_000; // milliseconds without news of a copy under way
const MEGABYTE = 1e6;

/**
 * The texts, in the language of the page.
 * @typedef {Record<"wanted" | "read" | "again" | "later" | "unable" | "whole" | "missing" | "copying" | "remove" | "removed" | NonNullable<Copied["ended"]>, string>} Words
 */

/** A set of languages with its place on the page. */
class Row {
  /** @param {HTMLElement} element */
  constructor(element) {
    /** @type {string[]} */
    this.folders = JSON.parse(element.dataset.folders ?? "[]");
    this.name = element.querySelector("b")?.textContent ?? "";
    this.said = /** @type {HTMLElement} */ (element.querySelector("span"));
    const [keep, remove] = element.querySelectorAll("button");
    this.keep = keep;
    this.remove = remove;
    /** What can be removed: all but what the next page would copy again. */
    this.spare = this.folders;
  }

  /** The first button that can be pressed. */
  get seen() {
    return [this.keep, this.remove].find(({ hidden }) => !hidden);
  }
}

/** @param {HTMLElement} place */
function show(place) {
  /** @type {Words} */
  const words = JSON.parse(place.dataset.words ?? "{}");
  const list = /** @type {HTMLElement} */ (place.querySelector("ul"));
  const note = /** @type {HTMLElement} */ (place.querySelector("[role=status]"));
  const bar = /** @type {HTMLProgressElement} */ (place.querySelector("progress"));
  const rows = [...list.querySelectorAll("li")].map((element) => new Row(element));
  for (const row of rows) {
    if (!navigator.connection?.saveData)
      row.spare = row.folders.filter((folder) => folder !== folderOf(location, rows));
    row.keep.addEventListener("click", () => change(row, row.keep, copy));
    row.remove.addEventListener("click", () => change(row, row.remove, remove));
  }
  const asked = wanted();
  let isBusy = false;
  let readable = "";
  if (asked) tellWanted(asked, []);
  begin();

  async function begin() {
    note.textContent = words.later;
    try {
      await navigator.serviceWorker.register(new URL("sw.js", SITE)); // throws if the browser allows none
      await navigator.serviceWorker.ready;
    } catch {
      note.textContent = words.unable;
      return;
    }
    await draw();
    note.textContent = "";
    list.hidden = false;
    navigator.serviceWorker.addEventListener("message", draw); // the page's own language arrives by itself
  }

  async function draw() {
    const described = await describeSets(rows.flatMap(({ folders, spare }) => [folders, spare]));
    const standings = rows.map((_, number) => ({ ...described[2 * number], held: described[2 * number + 1].held }));
    for (const [number, row] of rows.entries()) {
      const { whole, missing, held } = standings[number];
      row.said.textContent = whole ? words.whole : fill(words.missing, { size: megabytes(missing) });
      row.keep.hidden = whole;
      row.remove.hidden = held === 0;
      row.remove.textContent = fill(words.remove, { size: megabytes(held) });
    }
    const kept = rows.filter(({ folders }, number) => folders.length === 1 && standings[number].whole);
    const names = kept.map(({ name }) => name).join();
    if (asked && names !== readable) tellWanted(asked, kept);
    readable = names;
  }

  /**
   * Say that a page is unavailable, and where to read it instead.
   * @param {URL} page
   * @param {Row[]} kept
   */
  function tellWanted(page, kept) {
    const line = /** @type {HTMLElement} */ (place.querySelector("[data-wanted]"));
    const name = nameOf(page);
    const own = folderOf(page, rows);
    const inFolder = own ? name.slice(own.length + 1) : name;
    const elsewhere = kept.map(({ name: language, folders: [folder] }) =>
      link(language, new URL((folder && `${folder}/`) + inFolder + page.hash, SITE)),
    );
    line.replaceChildren(
      `${fill(words.wanted, { page: name })} `,
      link(words.again, page),
      ...(elsewhere.length ? [` · ${words.read} `, ...elsewhere.flatMap((one, n) => (n ? [", ", one] : [one]))] : []),
    );
    line.hidden = false;
  }

  /**
   * Change what is kept, one thing at a time, and report the end. If the button pressed disappears, the focus moves to
   * the other one of its row.
   * @param {Row} row
   * @param {HTMLButtonElement} button
   * @param {(row: Row) => Promise<string>} work
   */
  async function change(row, button, work) {
    if (isBusy) return;
    isBusy = true;
    note.textContent = "";
    const said = await work(row);
    isBusy = false;
    const isHeld = document.activeElement === button;
    await draw();
    note.textContent = said;
    if (isHeld) row.seen?.focus();
  }

  /** @param {Row} row */
  async function copy(row) {
    bar.hidden = false;
    bar.removeAttribute("value");
    const ended = await copied(row.folders, ({ done, of }) => {
      bar.max = of;
      bar.value = done;
      row.said.textContent = fill(words.copying, { done, of });
    });
    bar.hidden = true;
    return words[ended];
  }

  /** @param {Row} row */
  async function remove(row) {
    const [{ held }] = await describeSets([row.spare]);
    await new Promise((resolve) => {
      ask({ remove: row.spare }, resolve);
    });
    return fill(words.removed, { size: megabytes(held) });
  }
}

/** The page that the reader wanted when the service worker led here instead. */
function wanted() {
  const address = new URLSearchParams(location.search).get("wanted") ?? "";
  if (!URL.canParse(address)) return null;
  const page = new URL(address);
  return page.origin === SITE.origin && page.pathname.startsWith(SITE.pathname) ? page : null;
}

/** @param {URL | Location} page */
function nameOf({ pathname }) {
  return pathname.slice(SITE.pathname.length);
}

/**
 * Return the folder of a page's language; English has none.
 * @param {URL | Location} page
 * @param {Row[]} rows
 */
function folderOf(page, rows) {
  return rows.flatMap(({ folders }) => folders).find((each) => each && nameOf(page).startsWith(`${each}/`)) ?? "";
}

/**
 * @param {string} text
 * @param {URL} address
 */
function link(text, { href }) {
  const made = document.createElement("a");
  made.href = href;
  made.textContent = text;
  return made;
}

/**
 * Have languages copied, and report the progress and the end; after a silence, it counts as cut off.
 * @param {string[]} folders
 * @param {(copied: Copied) => void} report
 * @returns {Promise<NonNullable<Copied["ended"]>>}
 */
function copied(folders, report) {
  return new Promise((resolve) => {
    let silence = setTimeout(resolve, SILENCE, "cut-off");
    ask({ keep: folders }, (/** @type {Copied} */ heard) => {
      clearTimeout(silence);
      silence = setTimeout(resolve, SILENCE, "cut-off");
      report(heard);
      if (heard.ended) resolve(heard.ended);
    });
  });
}

/**
 * Ask what is kept of each of these sets of languages; a worker that is being replaced does not answer.
 * @param {string[][]} sets
 * @returns {Promise<Standing[]>}
 */
function describeSets(sets) {
  return new Promise((resolve) => {
    ask({ tell: sets }, resolve);
  });
}

/**
 * @param {ToKeeper} message
 * @param {(answer: any) => unknown} hear
 */
async function ask(message, hear) {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => hear(data);
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message, [port2]);
}

/**
 * @param {string} template
 * @param {Record<string, string | number>} facts
 */
function fill(template, facts) {
  return template.replace(/\{(\w+)\}/g, (_, name) => `${facts[name]}`);
}

/** @param {number} bytes */
function megabytes(bytes) {
  return (bytes / MEGABYTE).toLocaleString(document.documentElement.lang || "en", { maximumFractionDigits: 1 });
}

for (const place of document.querySelectorAll(".carte-offline")) show(/** @type {HTMLElement} */ (place));
