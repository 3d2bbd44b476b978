// Asking Python. Every question carries a number and the whole state it is about, so it can be
// asked again; while the engine is on its way, the question waits with it.

/** @import { EngineState, Model, Reply, Words } from "../types.js" */

const PATIENCE = 20_000; // milliseconds before silence of a running engine is called a failure
/** @type {Record<string, EngineState>} */
const STATES = { off: "static", booting: "booting", ready: "ready", failed: "failed" };
const ENGINE_EVENT = "carte:engine";
let asked = 0;

/** static, booting, ready or failed; an ordinary notebook, which says nothing, is ready. */
export function engineState() {
  return STATES[document.documentElement.dataset.engine ?? "ready"] ?? "static";
}

/**
 * Call `follow(state)` now and whenever the engine's state changes.
 * @param {(state: EngineState) => unknown} follow
 * @param {AbortSignal} signal
 */
export function followEngine(follow, signal) {
  const changed = () => follow(engineState());
  document.addEventListener(ENGINE_EVENT, changed, { signal });
  changed();
}

/**
 * A question that waits for its answer.
 * @typedef {object} Waiting
 * @property {(answer: object | undefined) => void} resolve
 * @property {(error: Error) => void} reject
 * @property {ReturnType<typeof setTimeout>} [timer]
 */

/**
 * A function that sends a request to Python and promises its answer, or an error in words.
 * @param {Model<object>} model
 * @param {Pick<Words, "no_answer" | "engine_failed">} words
 * @param {AbortSignal} signal
 * @returns {(request: { ask: string }) => Promise<object | undefined>}
 */
export function createAsker(model, words, signal) {
  /** @type {Map<number, Waiting>} */
  const waiting = new Map();
  /** @param {Reply} reply */
  const settle = ({ id, answer, error }) => {
    const question = waiting.get(id);
    if (!question) return;
    waiting.delete(id);
    clearTimeout(question.timer);
    if (error) question.reject(new Error(error.text));
    else question.resolve(answer);
  };
  /**
   * @param {number} id
   * @param {Waiting} question
   */
  const hurry = (id, question) => {
    clearTimeout(question.timer);
    const late = () => settle({ id, error: { text: words.no_answer } });
    question.timer = engineState() === "ready" ? setTimeout(late, PATIENCE) : undefined;
  };
  /** @param {Reply | null} message */
  const heard = (message) => message && settle(message);
  model.on("msg:custom", heard);
  signal.addEventListener("abort", () => model.off("msg:custom", heard));
  followEngine((state) => {
    for (const [id, question] of [...waiting]) {
      // What failed, and why, is told by the page; here it is told that nothing is lost.
      if (state === "failed") settle({ id, error: { text: words.engine_failed } });
      else hurry(id, question);
    }
  }, signal);
  return (request) =>
    new Promise((resolve, reject) => {
      asked += 1;
      const id = asked;
      if (engineState() === "failed") globalThis.carteEngine?.start();
      const question = { resolve, reject };
      waiting.set(id, question);
      hurry(id, question);
      model.send({ ...request, id });
    });
}
