// The line under a widget that says what Python is doing, shown only where something waits or has failed.

const MEGABYTE = 1e6;

export class StatusLines {
  #engine;
  #hosts = [];
  #words;

  constructor(engine, words) {
    this.#engine = engine;
    this.#words = words;
    engine.addEventListener("change", () => this.#draw());
  }

  /** Speak under one more host. */
  add(host) {
    this.#hosts.push(host);
    this.#draw();
  }

  #draw() {
    const { state } = this.#engine.status;
    const shown = this.#concerned(state);
    for (const host of this.#hosts) {
      if (!shown.has(host)) clear(host.status);
      else if (state === "failed") this.#drawFailure(host.status);
      else this.#drawProgress(host.status);
    }
  }

  /** Where the reader waits; after a failure also where Python would be needed, and in any case somewhere. */
  #concerned(state) {
    if (state === "off" || state === "ready") return new Set();
    const { waiting } = this.#engine;
    const waits = this.#hosts.filter(({ inside }) => [...inside].some((id) => waiting.has(id)));
    if (state === "booting" || waits.length) return new Set(waits);
    const needs = this.#hosts.filter(({ alone }) => !alone);
    return new Set(needs.length ? needs : this.#hosts.slice(0, 1));
  }

  #drawProgress(line) {
    const { stage, loaded, total } = this.#engine.status;
    say(line, this.#words[stage]);
    if (stage !== "download") return;
    // Seen, not spoken: a screen reader would read every step.
    const bytes = line.querySelector("span") ?? line.appendChild(document.createElement("span"));
    bytes.ariaHidden = "true";
    bytes.textContent = fill(this.#words.bytes, { loaded: megabytes(loaded), total: megabytes(total) });
  }

  #drawFailure(line) {
    const { code, ...facts } = this.#engine.status.error;
    if (!say(line, fill(this.#words[`failed-${code}`], facts))) return;
    if (code === "no-wasm" || code === "no-worker") return;
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = this.#words.retry;
    button.addEventListener("click", () => this.#engine.start());
    line.append(button);
  }
}

/** Put words into the line, once; true when they are new there. */
function say(line, text) {
  if (line.dataset.text === text) return false;
  line.dataset.text = text;
  line.textContent = `${text} `;
  return true;
}

function clear(line) {
  delete line.dataset.text;
  line.replaceChildren();
}

function fill(template, facts) {
  return template.replace(/\{(\w+)\}/g, (_, name) => facts[name] ?? "");
}

function megabytes(bytes) {
  return (bytes / MEGABYTE).toLocaleString(document.documentElement.lang || "en", {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
}
