// On the page of what is kept: which languages of the book can be read without a network, and a way to keep more. Here
// leads, too, every link to a page that is neither kept nor to be had.

/** @import { Copied, Standing, ToKeeper } from "../messages.js" */

const SITE = new URL("../../", import.meta.url);
const SILENCE = 20_000; // milliseconds without a word of a copy that goes on
const MEGABYTE = 1e6;

/**
 * What is said, in the language of the page.
 * @typedef {Record<"wanted" | "read" | "again" | "later" | "unable" | "whole" | "missing" | "copying" | NonNullable<Copied["ended"]>, string>} Words
 */

/** A set of languages with its place on the page. */
class Row {
  /** @param {HTMLElement} element */
  constructor(element) {
    /** @type {string[]} */
    this.folders = JSON.parse(element.dataset.folders ?? "[]");
    this.name = element.querySelector("b")?.textContent ?? "";
    this.said = /** @type {HTMLElement} */ (element.querySelector("span"));
    this.button = /** @type {HTMLButtonElement} */ (element.querySelector("button"));
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
  for (const row of rows) row.button.addEventListener("click", () => copy(row));
  const asked = wanted();
  let copies = false;
  let readable = "";
  if (asked) tellWanted(asked, []);
  begin();

  async function begin() {
    note.textContent = words.later;
    try {
      await navigator.serviceWorker.register(new URL("sw.js", SITE)); // an error, where the browser allows none
      await navigator.serviceWorker.ready;
    } catch {
      note.textContent = words.unable;
      return;
    }
    await draw();
    note.textContent = "";
    list.hidden = false;
    navigator.serviceWorker.addEventListener("message", draw); // of the page's own language all comes by itself
  }

  async function draw() {
    const standings = await told(rows.map(({ folders }) => folders));
    for (const [number, { whole, missing }] of standings.entries()) {
      const { said, button } = rows[number];
      said.textContent = whole ? words.whole : fill(words.missing, { size: megabytes(missing) });
      button.hidden = whole;
    }
    const kept = rows.filter(({ folders }, number) => folders.length === 1 && standings[number].whole);
    const names = kept.map(({ name }) => name).join();
    if (asked && names !== readable) tellWanted(asked, kept);
    readable = names;
  }

  /**
   * Say that a page is not to be had, and where it can be read instead.
   * @param {URL} page
   * @param {Row[]} kept
   */
  function tellWanted(page, kept) {
    const line = /** @type {HTMLElement} */ (place.querySelector("[data-wanted]"));
    const name = page.pathname.slice(SITE.pathname.length);
    const elsewhere = kept.map(({ name: language, folders: [folder] }) =>
      link(language, new URL((folder && `${folder}/`) + withoutFolder(name, rows) + page.hash, SITE)),
    );
    line.replaceChildren(
      `${fill(words.wanted, { page: name })} `,
      link(words.again, page),
      ...(elsewhere.length ? [` · ${words.read} `, ...elsewhere.flatMap((one, n) => (n ? [", ", one] : [one]))] : []),
    );
    line.hidden = false;
  }

  /** @param {Row} row */
  async function copy(row) {
    if (copies) return;
    copies = true;
    note.textContent = "";
    bar.hidden = false;
    bar.removeAttribute("value");
    const ended = await copied(row.folders, ({ done, of }) => {
      bar.max = of;
      bar.value = done;
      row.said.textContent = fill(words.copying, { done, of });
    });
    bar.hidden = true;
    copies = false;
    await draw();
    note.textContent = words[ended];
  }
}

/** The page that a reader wanted when the service worker led here instead. */
function wanted() {
  const address = new URLSearchParams(location.search).get("wanted") ?? "";
  if (!URL.canParse(address)) return null;
  const page = new URL(address);
  return page.origin === SITE.origin && page.pathname.startsWith(SITE.pathname) ? page : null;
}

/**
 * A page's name in the folder of its language.
 * @param {string} name
 * @param {Row[]} rows
 */
function withoutFolder(name, rows) {
  const folder = rows.flatMap(({ folders }) => folders).find((each) => each && name.startsWith(`${each}/`));
  return folder ? name.slice(folder.length + 1) : name;
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
 * Have languages copied, and say how that goes and how it ended; where nothing more is heard, it is cut off.
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
 * What is kept of each of these sets of languages; a worker that is just being replaced does not say.
 * @param {string[][]} sets
 * @returns {Promise<Standing[]>}
 */
function told(sets) {
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
