// The model of one of our widgets: what its front end reads, changes and hears of.

/** @import { Json, ModelState } from "../types.js" */
/** @import { Comm } from "./comm.js" */

/** @typedef {(...facts: never[]) => unknown} Listener */

/** As much of a model of anywidget as our front ends ask of one. */
export class Model {
  #comm;
  #state;
  /** @type {Map<string, Set<Listener>>} */
  #listeners = new Map();
  /** @type {Record<string, Json | undefined>} */
  #changed = {};
  /** @type {Record<string, Json | undefined>} */
  #unsent = {};
  #isSending = false;

  /**
   * @param {Comm} comm
   * @param {ModelState} state
   */
  constructor(comm, state) {
    this.#comm = comm;
    this.#state = { ...state };
    comm.on_msg(({ content: { data }, buffers }) => {
      if (data.method === "update")
        for (const [name, value] of Object.entries(data.state ?? {})) this.#put(name, value);
      else if (data.method === "custom") this.#tell("msg:custom", data.content, buffers);
    });
  }

  /** @param {string} name */
  get(name) {
    return this.#state[name];
  }

  /**
   * @param {string} name
   * @param {Json | undefined} value
   */
  set(name, value) {
    this.#changed[name] = value;
    this.#put(name, value);
  }

  /** Send Python what was set, at once or as soon as it has dealt with what was sent before. */
  save_changes() {
    for (const name of Object.keys(this.#changed)) this.#comm.unheard.add(name);
    Object.assign(this.#unsent, this.#changed);
    this.#changed = {};
    this.#send();
  }

  /**
   * @param {string} event
   * @param {Listener} listener
   */
  on(event, listener) {
    this.#listeners.set(event, (this.#listeners.get(event) ?? new Set()).add(listener));
  }

  /**
   * @param {string} event
   * @param {Listener} listener
   */
  off(event, listener) {
    this.#listeners.get(event)?.delete(listener);
  }

  /**
   * Ask Python.
   * @param {Json} content
   */
  send(content) {
    this.#comm.send({ method: "custom", content });
  }

  #send() {
    if (this.#isSending || !Object.keys(this.#unsent).length) return;
    const state = structuredClone(this.#unsent);
    this.#unsent = {};
    this.#isSending = true;
    const status = () => {
      this.#isSending = false;
      this.#send();
    };
    this.#comm.send({ method: "update", state, buffer_paths: [] }, { iopub: { status } });
  }

  /**
   * @param {string} name
   * @param {Json | undefined} value
   */
  #put(name, value) {
    if (isSame(this.#state[name], value)) return;
    this.#state[name] = value;
    this.#tell(`change:${name}`);
  }

  /**
   * @param {string} event
   * @param {unknown[]} facts
   */
  #tell(event, ...facts) {
    for (const listener of [...(this.#listeners.get(event) ?? [])]) listener(.../** @type {never[]} */ (facts));
  }
}

/**
 * Whether two values of JSON say the same.
 * @param {Json | undefined} one
 * @param {Json | undefined} other
 * @returns {boolean}
 */
function isSame(one, other) {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
  );
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, Json>}
 */
function isObject(value) {
  return typeof value === "object" && value !== null;
}
