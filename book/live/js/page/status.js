// The line under a widget on Python's state, shown only where the reader waits or something has failed.

/** @import { Failure, PageWords, Stage } from "../messages.js" */
/** @import { Engine } from "./engine.js" */
/** @import { DrawnHost, EngineStatus } from "./types.js" */

const MEGABYTE = 1e6;

export class StatusLines {
  #engine;
  /** @type {DrawnHost[]} */
  #hosts = [];
  #words;

  /**
   * @param {Engine} engine
   * @param {PageWords} words
   */
  constructor(engine, words) {
    this.#engine = engine;
    this.#words = words;
    engine.addEventListener("change", () => this.#draw());
  }

  /**
   * Add one more host to speak under.
   * @param {DrawnHost} host
   */
  add(host) {
    this.#hosts.push(host);
    this.#draw();
  }

  #draw() {
    const { state, stage, error } = this.#engine.status;
    const shown = this.#concerned(state);
    for (const host of this.#hosts) {
      if (!shown.has(host)) clear(host.status);
      else if (error) this.#drawFailure(host.status, error);
      else if (stage) this.#drawProgress(host.status, stage);
    }
  }

  /**
   * Return the hosts where the reader waits; after a failure also those that need Python, and always at least one.
   * @param {EngineStatus["state"]} state
   */
  #concerned(state) {
    if (state === "off" || state === "ready") return new Set();
    const { waiting } = this.#engine;
    const waits = this.#hosts.filter(({ inside }) => [...inside].some((id) => waiting.has(id)));
    if (state === "booting" || waits.length) return new Set(waits);
    const needs = this.#hosts.filter(({ alone }) => !alone);
    return new Set(needs.length ? needs : this.#hosts.slice(0, 1));
  }

  /**
   * @param {HTMLElement} line
   * @param {Stage} stage
   */
  #drawProgress(line, stage) {
    const { loaded, total, again } = this.#engine.status;
    say(line, again ? this.#words.again : this.#words[stage]);
    if (stage !== "download") return;
    // Seen, not spoken: a screen reader would read every step.
    const bytes = line.querySelector("span") ?? line.appendChild(document.createElement("span"));
    bytes.ariaHidden = "true";
    bytes.textContent = fill(this.#words.bytes, { loaded: megabytes(loaded), total: megabytes(total) });
  }

  /**
   * @param {HTMLElement} line
   * @param {Failure} failure
   */
  #drawFailure(line, { code, ...facts }) {
    if (!say(line, fill(this.#words[`failed-${code}`], facts))) return;
    if (code.startsWith("no-")) return; // a retry would not help
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = this.#words.retry;
    button.addEventListener("click", () => this.#engine.start());
    line.append(button);
  }
}

/**
 * Put words into the line, once; return whether they are new there.
 * @param {HTMLElement} line
 * @param {string} text
 */
function say(line, text) {
  if (line.dataset.text === text) return false;
  line.dataset.text = text;
  line.textContent = `${text} `;
  return true;
}

/** @param {HTMLElement} line */
function clear(line) {
  delete line.dataset.text;
  line.replaceChildren();
}

/**
 * @param {string} template
 * @param {Record<string, string | number>} facts - values for its placeholders, by name
 */
function fill(template, facts) {
  return template.replace(/\{(\w+)\}/g, (_, name) => `${facts[name] ?? ""}`);
}

/** @param {number} bytes */
function megabytes(bytes) {
  return (bytes / MEGABYTE).toLocaleString(document.documentElement.lang || "en", {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
}
