// Asking Python. Every question carries a number and the whole state it is about, so it can be
// asked again; while the engine is on its way, the question waits with it.

const PATIENCE = 20_000; // milliseconds before silence of a running engine is called a failure
const STATES = { off: "static", booting: "booting", ready: "ready", failed: "failed" };
const ENGINE_EVENT = "carte:engine";
let asked = 0;

/** static, booting, ready or failed; an ordinary notebook, which says nothing, is ready. */
export function engineState() {
  return STATES[document.documentElement.dataset.engine ?? "ready"] ?? "static";
}

/** Call `follow(state)` now and whenever the engine's state changes. */
export function followEngine(follow, signal) {
  const changed = () => follow(engineState());
  document.addEventListener(ENGINE_EVENT, changed, { signal });
  changed();
}

/** A function that sends a request to Python and promises its answer, or an error in words. */
export function createAsker(model, words, signal) {
  const waiting = new Map();
  const settle = (id, outcome) => {
    const question = waiting.get(id);
    if (!question) return;
    waiting.delete(id);
    clearTimeout(question.timer);
    if (outcome.error) question.reject(new Error(outcome.error.text));
    else question.resolve(outcome.answer);
  };
  const hurry = (id) => {
    const question = waiting.get(id);
    clearTimeout(question.timer);
    const late = () => settle(id, { error: { text: words.no_answer } });
    question.timer = engineState() === "ready" ? setTimeout(late, PATIENCE) : undefined;
  };
  const heard = (message) => settle(message?.id, message ?? {});
  model.on("msg:custom", heard);
  signal.addEventListener("abort", () => model.off("msg:custom", heard));
  followEngine((state) => {
    for (const id of [...waiting.keys()]) {
      // What failed, and why, is told by the page; here it is told that nothing is lost.
      if (state === "failed") settle(id, { error: { text: words.engine_failed } });
      else hurry(id);
    }
  }, signal);
  return (request) =>
    new Promise((resolve, reject) => {
      asked += 1;
      const id = asked;
      if (engineState() === "failed") globalThis.carteEngine?.start();
      waiting.set(id, { resolve, reject });
      hurry(id);
      model.send({ ...request, id });
    });
}
