// Five a day: questions about the rules that are due in the reader's own memory, on other cards.
import { followMemory, keepAnswer, memory } from "../../front/memory/memory.js";
import { dayOf, dueRules, knownAmong, rulesFor, standing } from "../../front/memory/schedule.js";
import { actionButton, relabel } from "../../front/page/actions.js";
import { inBook } from "../../front/page/address.js";
import { engineState } from "../../front/page/asking.js";
import { fill, h, icon } from "../../front/page/dom.js";
import { bringIntoView } from "../../front/page/motion.js";
import { createAsked } from "./asked.js";
import "./daily.css";

/** @import { Given } from "../../front/types.js" */
/** @import { AskedRule, DailyContent, DailyQuestions, DailyWords, FreshQuestion } from "./types.js" */

const FIVE = 5;
const PATIENCE = 4000; // milliseconds that a running engine has for a fresh question

/** Today, as the clock on the wall has it. */
const today = () => dayOf(Date.now() / 1000);

/**
 * Build the widget of `content` = {rules}.
 * @param {Given<DailyContent, DailyQuestions, DailyWords>} given
 */
export function daily({ root, body, header, content, words, skin, ask, signal, onTrouble }) {
  const said = words.daily;
  const rules = new Map(content.rules.map((rule) => [rule.id, rule]));
  const ids = [...rules.keys()];
  const note = h("p", { class: "carte-quiz-place" });
  const steps = h("ol", { class: "carte-daily-steps", "aria-hidden": "true" });
  const next = actionButton("next", said.next, forth, { kind: "carte-main", drawn: "next" });
  const asked = createAsked({ root, words, skin, signal, rulesOf: () => [now()], onAnswer });
  const question = h(
    "div",
    {},
    h("div", { class: "carte-aims" }, note, asked.goal, asked.how),
    asked.setting,
    asked.answers,
    h("div", { class: "carte-actions" }, asked.check, next),
    asked.status.element,
    asked.after,
  );
  const end = h("div", { class: "carte-felt carte-daily-end", tabindex: "-1", hidden: true });
  /** @type {AskedRule[]} */
  let round = [];
  /** @type {boolean[]} */
  let results = [];
  /** @type {Map<string, Promise<FreshQuestion | null>>} */
  let made = new Map();

  root.setAttribute("aria-label", said.title);
  root.dataset.size = "medium";
  body.append(steps, question, end);
  followMemory(tell, signal);
  begin();

  function now() {
    return round[results.length] ?? round[round.length - 1];
  }

  function tell() {
    const kept = memory(onTrouble);
    const due = dueRules(kept, ids, today()).length;
    const line = Object.keys(kept).length ? fill(said.standing, { due, known: knownAmong(kept, ids) }) : said.new;
    header.title(said.title, line);
  }

  function begin() {
    round = rulesFor(memory(onTrouble), ids, today(), FIVE).map((id) => /** @type {AskedRule} */ (rules.get(id)));
    results = [];
    made = new Map();
    delete root.dataset.over;
    end.hidden = true;
    question.hidden = false;
    tell();
    show();
  }

  /** One mark a question: what came out, and where one is. */
  function drawSteps() {
    const marks = round.map((_, index) => {
      const state = index < results.length ? (results[index] ? "good" : "bad") : "";
      const here = index === results.length;
      return h("li", { "data-state": state || (here ? "here" : false) }, state ? icon(state) : "");
    });
    steps.replaceChildren(...marks);
  }

  async function show({ focus = false } = {}) {
    const rule = now();
    const found = await fresh(rule);
    if (signal.aborted || rule !== now()) return;
    asked.show({ ...found, themes: [], rules: [], says: rule.text });
    note.textContent = fill(said.number, { number: results.length + 1, all: round.length, game: found.title });
    next.classList.add("carte-main-quiet");
    next.disabled = true;
    drawSteps();
    if (focus) {
      asked.focus();
      bringIntoView(note);
    }
    wish(round[results.length + 1]);
  }

  /**
   * A question about a rule: a fresh one where Python is there in time, else one that is ready.
   * @param {AskedRule} rule
   */
  async function fresh(rule) {
    const ready = rule.ready[today() % rule.ready.length];
    if (engineState() !== "ready") return ready;
    /** @type {Promise<null>} */
    const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, null));
    return (await Promise.race([wish(rule), late])) ?? ready;
  }

  /**
   * Ask Python for a question that will be wanted, once; null where none comes.
   * @param {AskedRule | undefined} rule
   */
  function wish(rule) {
    if (!rule) return null;
    const seed = today() + (memory(onTrouble)[rule.id]?.length ?? 0);
    const before = made.get(rule.id);
    const found =
      before ??
      ask({ ask: "fresh", rule: rule.id, seed })
        .then((answer) => answer?.question ?? null)
        .catch(() => null);
    made.set(rule.id, found);
    return found;
  }

  /**
   * @param {unknown} _question
   * @param {boolean} right
   */
  function onAnswer(_question, right) {
    const rule = now();
    keepAnswer([rule.id], { right, tries: 1, place: "daily" }, onTrouble);
    results.push(right);
    drawSteps();
    next.disabled = false;
    next.classList.remove("carte-main-quiet");
    relabel(next, results.length < round.length ? said.next : said.end);
    next.focus({ preventScroll: true });
    const lesson = !right && rule.level && inBook() ? { href: rule.level, label: said.learn } : null;
    return { said: back(rule), lesson };
  }

  /**
   * When a rule comes back, in a sentence.
   * @param {AskedRule} rule
   */
  function back({ id }) {
    const { due, known } = standing(memory(onTrouble)[id] ?? []);
    const days = due - today();
    if (known) return fill(said.known, { days });
    return days > 1 ? fill(said.later, { days }) : said.tomorrow;
  }

  function forth() {
    if (results.length < round.length) return show({ focus: true });
    finish();
  }

  function finish() {
    const right = results.filter(Boolean).length;
    const lines = round.map((rule, index) =>
      h("li", {}, icon(results[index] ? "good" : "bad"), h("span", {}, rule.text, " ", h("i", {}, back(rule)))),
    );
    end.replaceChildren(
      h("p", { class: "carte-summary-title" }, fill(said.done, { right, all: round.length })),
      h("ul", {}, ...lines),
      h(
        "p",
        { class: "carte-summary-ways" },
        inBook() ? h("a", { class: "carte-button carte-main", href: "index.html#the-courses" }, said.map) : "",
        actionButton("again", said.more, begin),
      ),
    );
    root.dataset.over = "true";
    question.hidden = true;
    end.hidden = false;
    end.focus({ preventScroll: true });
    bringIntoView(end);
  }
}
