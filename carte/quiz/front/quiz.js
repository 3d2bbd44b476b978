// The tricky cases as a quiz: predict first, then read the answer; what was right is remembered.

import { createOurs } from "../../front/house/line.js";
import { AT_HOUSE, usualOf } from "../../front/house/rules.js";
import { ourHouses } from "../../front/house/store.js";
import { keepAnswer } from "../../front/memory/memory.js";
import { actionButton } from "../../front/page/actions.js";
import { address, addressed, linkTo } from "../../front/page/address.js";
import { fill, h } from "../../front/page/dom.js";
import { onlyLast } from "../../front/page/latest.js";
import { bringIntoView } from "../../front/page/motion.js";
import { createSendMenu } from "../../front/page/sending.js";
import { recall, remember } from "../../front/page/storage.js";
import { ANSWERED } from "./answered.js";
import { createAsked } from "./asked.js";
import { pictureOfCase } from "./quizboard.js";

/** @import { Given } from "../../front/types.js" */
/** @import { CasesContent, CasesQuestions, CasesWords, Question } from "./types.js" */

const MADE = "tricky-"; // how the name of a case made to order begins
const SEEDS = 1_000_000;

/**
 * A choice among `options` = [{id, title}, …], the first of which is all of them.
 * @param {string} label
 * @param {string} all
 * @param {{ id: string, title: string }[]} options
 * @param {() => unknown} onChange
 */
function createChoice(label, all, options, onChange) {
  const select = h(
    "select",
    { change: () => onChange() },
    h("option", { value: "" }, all),
    ...options.map(({ id, title }) => h("option", { value: id }, title)),
  );
  return { select, element: h("label", {}, h("span", {}, label), select) };
}

/**
 * The games to which a question belongs.
 * @param {Question} question
 */
function gamesOf({ game, games }) {
  return games ?? [game];
}

/**
 * Build the widget of `content` = {questions, rules, games, themes, tricky}.
 * @param {Given<CasesContent, CasesQuestions, CasesWords>} given
 */
export function cases({ root, body, header, content, words, skin, say, ask, signal, onTrouble }) {
  const said = words.quiz;
  const byKey = new Map(content.questions.map((question) => [question.key, question]));
  const game = createChoice(said.game, said.every_game, content.games, filter);
  const theme = createChoice(said.theme, said.every_theme, content.themes, filter);
  const unseen = h("input", { type: "checkbox", change: filter });
  const place = h("p", { class: "carte-quiz-place" });
  const asked = createAsked({ root, words, skin, signal, rulesOf, onAnswer });
  const { status } = asked;
  const next = actionButton("next", said.next, () => step(1), { kind: "carte-main", drawn: "next" });
  const back = actionButton("back", said.back, () => step(-1));
  const made = actionButton("deal", said.tricky, makeOne, { drawn: "deal" });
  const sendMenu = createSendMenu(
    {
      said: words.sending,
      status,
      link: () => linkTo(now.key),
      told: () => ({ title: now.title, text: now.asks }),
      pictured: () => pictureOfCase(now, isAnswered ? rulesOf(now)[0] : null, words),
      cards: words.cards,
    },
    signal,
  );
  for (const one of [back, made, sendMenu]) one.dataset.stage = "off";
  let now = content.questions[0];
  let isAnswered = false;
  const wishes = onlyLast(ask);
  const atHome = onlyLast(ask);
  let marking = true; // whether cases are marked by the rules of our table
  const { marked: ours, unmarked: book, unmark: to_book, mark: to_ours } = said;
  const line = createOurs({
    words: { ...content.ours, ours, book, to_book, to_ours },
    say,
    onTrouble,
    signal,
    onChoose: () => {
      marking = !marking;
      tellOurs();
    },
  });
  const home = h("p", { class: "carte-quiz-ours", "aria-live": "polite" });

  root.setAttribute("aria-label", said.title);
  root.dataset.size = "medium";
  body.append(
    line.element,
    h(
      "div",
      { class: "carte-quiz-choice", "data-stage": "off" },
      game.element,
      theme.element,
      h("label", { class: "carte-quiz-unseen" }, unseen, h("span", {}, said.unseen)),
    ),
    h("div", { class: "carte-aims" }, place, home, asked.goal, asked.how),
    asked.setting,
    asked.answers,
    asked.foot(next, back, made, sendMenu),
    asked.after,
  );
  window.addEventListener("hashchange", follow, { signal });
  offer();
  show(byKey.get(addressed()) ?? list()[0] ?? now);
  follow();

  function answered() {
    return recall(ANSWERED, onTrouble);
  }

  /**
   * The questions that the reader has chosen, in order; `kept` is not left out as answered.
   * @param {Question | null} kept
   */
  function list(kept = null) {
    const done = unseen.checked ? answered() : {};
    return content.questions.filter(
      (question) =>
        (!game.select.value || gamesOf(question).includes(game.select.value)) &&
        (!theme.select.value || question.themes.includes(theme.select.value)) &&
        (done[question.key] !== true || question === kept),
    );
  }

  /** Only what there is can be chosen: themes of the game, games of the theme. */
  function offer() {
    const some = content.questions;
    for (const option of theme.select.options) {
      /** @param {Question} question */
      const fits = (question) =>
        question.themes.includes(option.value) && (!game.select.value || gamesOf(question).includes(game.select.value));
      option.hidden = option.disabled = option.value !== "" && !some.some(fits);
    }
    const slugs = game.select.value ? [game.select.value] : Object.keys(content.tricky);
    const themes = slugs.flatMap((slug) => content.tricky[slug]);
    const unsure = slugs.some((slug) => slug in houses()); // what their house rules leave to be asked Python knows
    made.disabled = Boolean(theme.select.value) && !themes.includes(theme.select.value) && !unsure;
  }

  /** The house rules of our table by game, by which cases are made: none while it is marked by the book. */
  function houses() {
    return marking ? ourHouses(content.house, onTrouble) : {};
  }

  function filter() {
    offer();
    if (theme.select.selectedOptions[0]?.disabled) {
      theme.select.value = "";
      offer();
    }
    const some = list();
    if (some.length === 0) return status.note("note", said.none);
    if (!some.includes(now)) return go(some[0]);
    mark();
    tellOurs(); // of the game that is asked about now
  }

  function mark() {
    const some = list(now);
    const number = some.indexOf(now) + 1;
    const fresh = now.key.includes(AT_HOUSE) ? said.made_at_home : said.made;
    const where = number ? said.number : byKey.has(now.key) ? said.outside : fresh;
    place.textContent = fill(where, { game: now.title, number, all: some.length });
    const done = Object.entries(answered()).filter(([key]) => byKey.has(key));
    const right = done.filter(([, was]) => was).length;
    header.title(said.title, fill(said.won, { done: done.length, all: byKey.size, right }));
  }

  /** @param {Question} question */
  function show(question) {
    now = question;
    isAnswered = false;
    asked.show(question);
    next.classList.add("carte-main-quiet");
    mark();
    tellOurs();
  }

  /** Say whether the case holds by the rules of our table, where they are not the book's. */
  async function tellOurs() {
    const { key } = now;
    const every = gamesOf(now);
    const its = every.includes(game.select.value) ? [game.select.value] : every;
    const all = ourHouses(content.house, onTrouble);
    const own = Object.fromEntries(its.flatMap((one) => (one in all ? [[one, all[one]]] : [])));
    const [slug] = [...Object.keys(own), ...its];
    const plans = content.house[slug];
    atHome.drop();
    home.textContent = "";
    line.show(slug, plans, (marking && own[slug]) || usualOf(plans));
    if (!(slug in own) || !marking) return;
    const found = await atHome.put({ ask: "ours", key, houses: own }).catch(() => null); // without Python there is no mark
    if (!found) return;
    home.dataset.holds = String(found.holds);
    home.replaceChildren(say(found.says));
  }

  /** @param {Question} question */
  function go(question) {
    address(question.key);
    show(question);
    asked.focus();
    bringIntoView(asked.goal);
  }

  /** @param {Question} question */
  function rulesOf({ rules }) {
    return rules.map((rule) => (typeof rule === "number" ? content.rules[rule] : rule));
  }

  /**
   * @param {Question} question
   * @param {boolean} right
   */
  function onAnswer(question, right) {
    isAnswered = true;
    if (byKey.has(question.key)) {
      const before = answered();
      remember(ANSWERED, { ...before, [question.key]: right || before[question.key] === true }, onTrouble);
    }
    const [{ id }] = rulesOf(question); // the one that settles it
    if (!question.article) keepAnswer([id], { right, tries: 1, place: "case" }, onTrouble);
    next.classList.remove("carte-main-quiet");
    mark();
    next.focus({ preventScroll: true });
    return {};
  }

  /** @param {1 | -1} by */
  function step(by) {
    const some = list().filter((question) => question !== now);
    if (some.length === 0) return status.note("note", said.none);
    const all = content.questions;
    const here = all.indexOf(now);
    const ahead = by > 0 ? some : some.toReversed();
    /** @param {Question} question */
    const beyond = (question) => (all.indexOf(question) - here) * by > 0;
    go((here < 0 ? undefined : ahead.find(beyond)) ?? ahead[0]);
  }

  function makeOne() {
    const seed = Math.floor(Math.random() * SEEDS);
    const slug = game.select.value;
    const own = houses();
    const isOwn = slug ? slug in own : Object.keys(own).length > 0;
    const looking = isOwn ? said.searching_at_home : said.searching;
    wish({ ask: "tricky", game: slug, theme: theme.select.value, seed, houses: own }, looking);
  }

  /**
   * Ask Python for a tricky case; only the last wish is granted.
   * @param {{ ask: "tricky" } & CasesQuestions["tricky"]["request"] | { ask: "named", key: string }} order
   */
  async function wish(order, looking = said.searching) {
    made.disabled = true;
    status.note("wait", looking);
    status.reveal();
    try {
      const found = await wishes.put(order);
      if (found) go(found.question);
    } catch (error) {
      status.note("note", /** @type {Error} */ (error).message);
    }
    offer();
  }

  /** Go where the address says. */
  function follow() {
    const key = addressed();
    if (key === now.key) return bringIntoView(root);
    const known = byKey.get(key);
    if (known) return show(known);
    if (key.startsWith(MADE)) return wish({ ask: "named", key });
    if (/^[A-Z]+-\d/.test(key)) status.note("note", fill(said.unknown, { key }));
  }
}
