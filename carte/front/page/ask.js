// Asking Python. Every question carries a number and the whole state it is about, so it can be asked again; while the
// engine starts, questions wait.

/** @import { TableStrings } from "../messages.js" */
/** @import { EngineState, Model, Reply } from "../types.js" */

/**
 * Milliseconds of silence before giving up each engine that got a question: the first one soon, since another may do
 * better; the next one late, since if two are silent the machine is busy.
 */
const PATIENCE = [10_000, 30_000];
const STARTS = 2; // times as long as its start an engine may be silent at least: on a slow machine it is not stuck
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

/** Why Python has given no answer at all, in words for the reader; nothing is said of what it was asked. */
export class Unanswered extends Error {}

/**
 * A question waiting for its answer: the request, the number of failed tries, and the Python that has it.
 * @typedef {object} Waiting
 * @property {{ ask: string, id: number }} request
 * @property {(answer: object | undefined) => void} resolve
 * @property {(error: Error) => void} reject
 * @property {number} failed
 * @property {number} [engine]
 * @property {ReturnType<typeof setTimeout>} [timer]
 */

/**
 * How long to wait for an engine's answer, after some others that have not answered.
 * @param {number} failed
 */
function patienceAfter(failed) {
  return Math.max(PATIENCE[failed], STARTS * (globalThis.carteEngine?.status.took ?? 0));
}

/** The number of the Python that runs or starts; a notebook has only one. */
function engineNumber() {
  return globalThis.carteEngine?.status.starts ?? 0;
}

const EXPORTED = 'script[type="application/vnd.jupyter.widget-state+json"]';

/** Whether the page is a notebook exported with its widgets' state: there is no kernel to ask. */
export function isExported() {
  return document.documentElement.dataset.engine === undefined && document.querySelector(EXPORTED) !== null;
}

const ASKING = "data-asking"; // of a widget that waits for an answer, and is not yet drawn as it will be

/**
 * Resolves once a widget waits for no answer and has drawn the last one.
 * @param {HTMLElement} root
 * @returns {Promise<void>}
 */
export function whenAnswered(root) {
  return new Promise((resolve) => {
    const changes = new MutationObserver(look);
    changes.observe(root, { attributeFilter: [ASKING] });
    look();
    function look() {
      if (root.hasAttribute(ASKING)) return;
      changes.disconnect();
      setTimeout(() => (root.hasAttribute(ASKING) ? resolve(whenAnswered(root)) : resolve()));
    }
  });
}

/**
 * Return a function that sends a request to Python and promises its answer, or an error in words.
 * @param {HTMLElement} root of the widget that asks
 * @param {Model<object>} model
 * @param {Pick<TableStrings, "no_answer" | "no_python" | "no_kernel" | "engine_failed">} words
 * @param {AbortSignal} signal
 * @returns {(request: { ask: string }) => Promise<object | undefined>}
 */
export function createAsker(root, model, words, signal) {
  /** @type {Map<number, Waiting>} */
  const waiting = new Map();
  const tell = () => root.toggleAttribute(ASKING, waiting.size > 0);
  /** @param {number} id */
  const ended = (id) => {
    const question = waiting.get(id);
    if (!question) return undefined;
    waiting.delete(id);
    tell();
    clearTimeout(question.timer);
    return question;
  };
  /** @param {Reply} reply */
  const settle = ({ id, answer, error }) => {
    const question = ended(id);
    if (error) question?.reject(new Error(error.text));
    else question?.resolve(answer);
  };
  /**
   * @param {Waiting} question
   * @param {string} why
   */
  const leave = ({ request }, why) => ended(request.id)?.reject(new Unanswered(why));
  /**
   * Send a question; return whether there is a Python to get it.
   * @param {Waiting} question
   */
  const put = (question) => {
    question.engine = engineNumber(); // first, because the announcement that it waits reaches this very question, too
    try {
      model.send(question.request);
    } catch {
      ended(question.request.id);
      question.reject(new Unanswered(words.no_kernel));
      return false;
    }
    question.engine = engineNumber(); // the question may have started a new one
    return true;
  };
  /**
   * Treat an engine that has not answered as stuck: ask another one everything that waits, but not for ever.
   * @param {Waiting} question
   */
  const late = (question) => {
    question.failed += 1;
    if (question.failed === PATIENCE.length) {
      leave(question, words.no_answer);
      globalThis.carteEngine?.giveUp();
    } else if (globalThis.carteEngine) globalThis.carteEngine.restart();
    else if (put(question)) hurry(question);
  };
  /** @param {Waiting} question */
  const hurry = (question) => {
    clearTimeout(question.timer);
    const patience = patienceAfter(question.failed);
    question.timer = engineState() === "ready" ? setTimeout(() => late(question), patience) : undefined;
  };
  /** @param {Reply | null} message */
  const heard = (message) => {
    if (!message) return;
    const question = waiting.get(message.id);
    if (!message.busy) settle(message);
    else if (question) hurry(question);
  };
  model.on("msg:custom", heard);
  signal.addEventListener("abort", () => model.off("msg:custom", heard));
  followEngine((state) => {
    for (const question of [...waiting.values()]) {
      // The page says what failed and why; here we say that nothing is lost.
      if (state === "failed") leave(question, words.engine_failed);
      else if (question.engine !== engineNumber()) put(question);
      hurry(question);
    }
  }, signal);
  return (request) =>
    new Promise((resolve, reject) => {
      if (isExported()) throw new Unanswered(words.no_python);
      if (engineState() !== "ready") globalThis.carteEngine?.start();
      // It has failed at once: nothing can start it here.
      if (globalThis.carteEngine?.status.state === "failed") throw new Unanswered(words.engine_failed);
      asked += 1;
      const id = asked;
      const question = { request: { ...request, id }, resolve, reject, failed: 0 };
      if (!put(question)) return;
      waiting.set(id, question);
      tell();
      hurry(question);
    });
}
