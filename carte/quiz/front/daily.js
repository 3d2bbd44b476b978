// Five a day: questions about the rules that are due in the reader's own memory, on other cards.
import { createOurs } from "../../front/house/line.js";
import { ourRules } from "../../front/house/store.js";
import { followMemory, memory } from "../../front/memory/memory.js";
import { dueMoments, moments } from "../../front/memory/moments.js";
import { dayOf, dueRules, knownAmong, rulesFor, standing } from "../../front/memory/schedule.js";
import { actionButton, relabel } from "../../front/page/actions.js";
import { addressed, inBook } from "../../front/page/address.js";
import { engineState } from "../../front/page/asking.js";
import { fill, h, icon, langOf } from "../../front/page/dom.js";
import { bringIntoView } from "../../front/page/motion.js";
import { createAsked } from "./asked.js";
import { begun } from "./begun.js";
import { ofMoment, ofRule } from "./subjects.js";
import "./daily.css";

/** @import { Given } from "../../front/types.js" */
/** @import { Subject } from "./subjects.js" */
/** @import { AskedMoment, AskedRule, DailyContent, DailyQuestions, DailyWords, Fresh, FreshQuestion, Placing } from "./types.js" */

const FIVE = 5;
const PATIENCE = 4000; // milliseconds that a running engine has for a fresh question

const BEGIN = "begin-"; // in an address before a course: five questions place the reader in it

/**
 * How a question looks: two about different rules may show one position.
 * @param {FreshQuestion} question
 */
const lookOf = ({ asks, zones, facts }) => JSON.stringify([asks, zones, facts]);

/**
 * The longest of some texts.
 * @param {string[]} texts
 */
const longest = (texts) => texts.sort((one, other) => other.length - one.length)[0];

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
  const asked = createAsked({
    root,
    words,
    skin,
    signal,
    rulesOf: () => subjects[results.length].rules,
    onAnswer,
    onShown: (unanswered) => onAnswer(unanswered, false),
    further: longest([said.tomorrow, fill(said.later, { days: 99 }), fill(said.known, { days: 99 })]),
  });
  const line = createOurs({ words: content.ours, onTrouble, signal });
  const question = h(
    "div",
    { "data-stage": "through" },
    line.element,
    h("div", { class: "carte-aims" }, note, asked.goal, asked.how),
    asked.setting,
    asked.answers,
    asked.foot(next),
    asked.after,
  );
  const end = h("div", { class: "carte-felt carte-daily-end", tabindex: "-1", hidden: true });
  /** @type {AskedRule[]} */
  let round = [];
  /** @type {boolean[]} */
  let results = [];
  /** @type {Map<string, Promise<Fresh | null>>} */
  let made = new Map();
  /** @type {Subject[]} */
  let subjects = [];
  /** @type {Promise<AskedMoment | null> | null} */
  let moment = null; // a move of the reader's own, for the last question
  /** @type {Placing | null} */
  let placing = null;
  let due = 0; // before the first question, for each answer makes it fewer
  /** @type {Set<string>} */
  const seen = new Set(); // since the page was opened

  root.setAttribute("aria-label", said.title);
  root.dataset.size = "medium";
  body.append(steps, question, end);
  followMemory(tell, signal);
  window.addEventListener("hashchange", goOn, { signal }); // somebody has chosen where to be placed
  goOn();

  function now() {
    return round[results.length] ?? round[round.length - 1];
  }

  function tell() {
    if (placing) return header.title(said.title, fill(said.placing, { course: placing.title }));
    const known = knownAmong(memory(onTrouble), ids);
    const stands = due ? said.standing : round.length ? said.ahead : said.new;
    header.title(said.title, fill(root.dataset.over && !due ? said.rested : stands, { due, known }));
  }

  function recount() {
    due = dueRules(memory(onTrouble), ids, today()).length;
    tell();
  }

  /**
   * A day's round where it was left, or a new one; or what places the reader.
   * @param {Event} [chosen]
   */
  function goOn(chosen) {
    const focus = chosen !== undefined;
    const name = addressed();
    placing = (name.startsWith(BEGIN) && content.places[name.slice(BEGIN.length)]) || null;
    if (placing) {
      const first = placing.stages.slice(0, FIVE).map(({ rule }) => rule);
      return begin(first, [], { focus });
    }
    const kept = memory(onTrouble);
    const size = rulesFor(kept, ids, today(), FIVE).length;
    return anew(begun(kept, moments(onTrouble), today(), size).filter(({ id }) => rules.has(id)));
  }

  /** @param {ReturnType<typeof begun>} before what of the day's round is answered */
  function anew(before = []) {
    const answered = before.map(({ id }) => id);
    const others = ids.filter((id) => !answered.includes(id));
    const wanted = [...answered, ...rulesFor(memory(onTrouble), others, today(), FIVE - answered.length)];
    begin(
      wanted,
      before.map(({ right }) => right),
    );
  }

  /**
   * @param {string[]} wanted the rules that are asked about
   * @param {boolean[]} before what came of the first ones
   */
  function begin(wanted, before, { focus = false } = {}) {
    round = wanted.map((id) => /** @type {AskedRule} */ (rules.get(id)));
    results = before;
    subjects = round.slice(0, before.length).map((rule) => ofRule(rule, onTrouble));
    moment = null;
    made = new Map();
    delete root.dataset.over;
    end.hidden = true;
    steps.hidden = question.hidden = false;
    recount();
    if (round.length) show({ focus });
    else invite();
  }

  /** Whoever has met no rule is led to where they are met, or placed. */
  function invite() {
    const places = Object.entries(content.places).map(([course, { title }]) =>
      h("a", { class: "carte-button", href: `#${BEGIN}${course}`, lang: langOf(title) }, title),
    );
    close(
      h("p", { class: "carte-summary-title" }, said.first),
      h("p", { class: "carte-summary-ways" }, way("index.html", said.first_deal)),
      h("p", {}, said.place),
      h("p", { class: "carte-summary-ways carte-daily-places" }, ...places),
    );
  }

  /**
   * The way on, where there is a book to go on in.
   * @param {string} href
   * @param {string} label
   */
  function way(href, label) {
    return inBook() ? h("a", { class: "carte-button carte-main", href }, label) : "";
  }

  /**
   * Put something in the place of the questions.
   * @param {...Node} shown
   */
  function close(...shown) {
    end.replaceChildren(...shown);
    steps.hidden = question.hidden = true;
    end.hidden = false;
    root.toggleAttribute("data-shown", true); // nothing is held back where nothing is asked
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
    const own = isLast() ? await inTime(wishMoment()) : null;
    const { question: found, ...told } = own ?? (await fresh(rule));
    if (signal.aborted || rule !== now()) return;
    const subject = own
      ? ofMoment(own, fill(said.moment, { game: found.title }), onTrouble)
      : ofRule({ ...rule, ...("rule" in told && told.rule) }, onTrouble);
    if ("by" in told) line.show(found.game, content.house[found.game], told.by);
    else line.hide(); // a move of the reader's own goes by the rules of its match
    subjects[results.length] = subject;
    seen.add(lookOf(found));
    asked.show({ ...found, themes: [], rules: [], says: subject.says });
    note.textContent = fill(said.number, { number: results.length + 1, all: round.length, game: found.title });
    next.classList.add("carte-main-quiet");
    next.disabled = true;
    drawSteps();
    if (focus) {
      asked.focus();
      bringIntoView(note);
    }
    wish(round[results.length + 1]);
    if (results.length === round.length - 2) wishMoment();
  }

  /** Whether the question is the last one of a day: there a move of the reader's own is asked about, if one is due. */
  function isLast() {
    return !placing && results.length === round.length - 1;
  }

  /**
   * A question about a rule: a fresh one where Python is there in time, else one that is ready.
   * @param {AskedRule} rule
   * @returns {Promise<Fresh>}
   */
  async function fresh(rule) {
    return (await inTime(wish(rule))) ?? { question: unseen(rule), by: {}, rule };
  }

  /**
   * What Python makes, where it runs and is in time; else null.
   * @template Made
   * @param {Promise<Made> | null} making
   * @returns {Promise<Made | null>}
   */
  async function inTime(making) {
    if (!making || engineState() !== "ready") return null;
    /** @type {Promise<null>} */
    const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, null));
    return Promise.race([making, late]);
  }

  /** Ask Python for the move of the reader's own that is due, once; null where none is, or none comes. */
  function wishMoment() {
    const [code] = placing ? [] : dueMoments(today(), onTrouble);
    if (code) moment ??= ask({ ask: "moment", code }).catch(() => null);
    return moment;
  }

  /**
   * A question about a rule that is ready: one of the day, if its position has not been seen in this round.
   * @param {AskedRule} rule
   */
  function unseen({ ready }) {
    const place = today() % ready.length;
    const some = [...ready.slice(place), ...ready.slice(0, place)];
    return some.find((one) => !seen.has(lookOf(one))) ?? some[0];
  }

  /**
   * Ask Python for a question that will be wanted, once; null where none comes.
   * @param {AskedRule | undefined} rule
   */
  function wish(rule) {
    if (!rule) return null;
    const seed = today() + (memory(onTrouble)[rule.id]?.length ?? 0);
    const [slug] = rule.id.split(".");
    const house = ourRules(slug, content.house[slug] ?? [], onTrouble) ?? {};
    const before = made.get(rule.id);
    const found = before ?? ask({ ask: "fresh", rule: rule.id, seed, house }).catch(() => null);
    made.set(rule.id, found);
    return found;
  }

  /**
   * @param {unknown} _question
   * @param {boolean} right
   */
  function onAnswer(_question, right) {
    const subject = subjects[results.length];
    subject.keep(right);
    results.push(right);
    drawSteps();
    next.disabled = false;
    next.classList.remove("carte-main-quiet");
    relabel(next, isOver() ? said.end : said.next);
    next.focus({ preventScroll: true });
    const lesson = !right && subject.level && inBook() ? { href: subject.level, label: said.learn } : null;
    return { said: back(subject), lesson };
  }

  /**
   * When a rule or a move comes back, in a sentence.
   * @param {Subject} subject
   */
  function back({ answers }) {
    const { due: day, known } = standing(answers());
    const days = day - today();
    if (known) return fill(said.known, { days });
    return days > 1 ? fill(said.later, { days }) : said.tomorrow;
  }

  /** Whoever is placed has come to the place at the first wrong answer. */
  function isOver() {
    return results.length === round.length || (placing !== null && results.includes(false));
  }

  function forth() {
    if (isOver()) finish();
    else show({ focus: true });
  }

  function finish() {
    const lines = results.map((right, index) => {
      const subject = subjects[index];
      return h("li", {}, icon(right ? "good" : "bad"), h("span", {}, subject.text, " ", h("i", {}, back(subject))));
    });
    const { title, href, label } = placing ? placed(placing) : done();
    close(
      h("p", { class: "carte-summary-title" }, title),
      h("ul", {}, ...lines),
      h(
        "p",
        { class: "carte-summary-ways" },
        way(href, label),
        placing ? "" : actionButton("again", said.more, () => anew()),
      ),
    );
    steps.hidden = false;
    root.dataset.over = "true";
    recount();
    end.focus({ preventScroll: true });
    bringIntoView(end);
  }

  /** What a day came to. */
  function done() {
    const right = results.filter(Boolean).length;
    const title = fill(said.done, { right, all: round.length });
    return { title, href: "index.html#the-courses", label: said.map };
  }

  /**
   * Where a reader begins: at the stage of the first wrong answer, or at the one that was not asked about.
   * @param {Placing} course
   */
  function placed({ title: name, stages, play }) {
    const stage = stages[results.includes(false) ? results.indexOf(false) : results.length];
    if (!stage) return { title: fill(said.placed_all, { course: name }), href: play, label: said.play };
    const label = fill(said.begin, { stage: stage.title });
    return { title: label, href: stage.level, label };
  }
}
