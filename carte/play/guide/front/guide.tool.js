// A guided deal: a table with newcomers, and a coach with one sentence before a move that is new. The browser keeps its
// state, and a win as a star.

import { speedNow } from "../../../board/front/speed.js";
import { keepAnswer, memory } from "../../../front/memory/memory.js";
import { actionButton } from "../../../front/page/actions.js";
import { addressed, inBook } from "../../../front/page/address.js";
import { Unanswered } from "../../../front/page/ask.js";
import { h, sentences } from "../../../front/page/dom.js";
import { backToTop, bringIntoView } from "../../../front/page/motion.js";
import { oneAtATime } from "../../../front/page/one-at-a-time.js";
import { nextStep, onceDecided } from "../../../front/page/onward.js";
import { isInLanguage, isSame, valueAt } from "../../../front/page/schema.js";
import { createWidget } from "../../../front/widget.js";
import { wayToPlace } from "../../../lessons/front/placement.js";
import { allStars, loseStars, winStars, withAnswer } from "../../../lessons/front/progress.js";
import { suitsLine } from "../../../lessons/front/suits.js";
import { isMomentOf } from "../../front/match-store.js";
import { startSitting } from "../../front/sitting.js";
import { standingStill, wordless } from "../../front/untranslated-match.js";
import { createCoachLine } from "./coach-line.js";
import { detourTo } from "./drill-link.js";
import { createGuideStore } from "./guide-store.js";
import { askPrepared, momentOn, preparedAt } from "./prepared-line.js";
import "../../front/play.css";
import "../../../board/front/bidding.css";
import "../../front/low-window.css";
import "./guide.css";

/** @import { RuleId } from "../../../engine/messages.js" */
/** @import { TableStrings } from "../../../front/messages.js" */
/** @import { OnTrouble, Tool } from "../../../front/types.js" */
/** @import { Kept } from "../../front/match-schema.js" */
/** @import { Moment } from "../../front/messages.js" */
/** @import { GuidedMoment, KeptDeal } from "./guide-store.js" */
/** @import { GuideContent, GuideQuestions, GuideState } from "./messages.js" */

/** @param {Moment} moment */
const guidedAt = (moment) => /** @type {GuidedMoment} */ (moment).guided;

/**
 * Build the widget of `content` = {title, sitting, moment, line, sayings, …}: what a play table needs, a line of moves
 * with answers prepared before Python has come, and the coach's sentences.
 * @param {Tool<GuideContent, GuideQuestions, TableStrings, GuideState>} tool
 */
function drawGuide(tool) {
  const { root, body, header, status, content, words, say, ask, signal, onTrouble } = tool;
  const { strings, sayings, level } = content;
  const coach = createCoachLine(content, words.joints);
  const table = h("div", { class: "carte-body", "data-stage": "through" });
  const below = h("div", { class: "carte-below", "data-stage": "held" });
  const learned = h("div", { class: "carte-learned", hidden: true });
  const placing = allStars(onTrouble)[level] ? null : wayToPlace(content.place);
  const restart = actionButton("restart", strings.restart, again);
  const asking = askPrepared(content, ask);
  const keeping = createGuideStore({ level, onTrouble });
  const leave = oneAtATime(signal);
  /** @type {Kept} */
  let now = content;

  root.id = level;
  root.ariaLabel = content.title;
  root.dataset.size = content.zones.includes("table") ? "medium" : "small";
  header.title(content.title);
  header.add(restart);
  const around = placing ? h("p", { class: "carte-legend" }, placing) : "";
  body.append(coach.element, table, status.element, below, learned, suitsLine(say(content.suits)), around);
  watchWords();
  const left = keeping.deal();
  let wonBefore = !left && allStars(onTrouble)[level] > 0;
  if (left) goOn(left);
  else begin();
  keeping.follow(follow, signal);
  onceDecided(showWonBefore, signal);
  if (addressed() === level) bringIntoView(root);

  /**
   * Put a deal on the table; one that `waits` is only shown.
   * @param {Kept} start
   */
  function begin(start = content, { focus = false, waits = false } = {}) {
    const { rules, form, held, language } = content;
    const { sitting, lain = {} } = start;
    const moment = waits ? wordless(start.moment, content) : start.moment;
    table.inert = waits;
    const seated = { sitting, moment, rules, form, held, lain, language };
    if (!waits) now = seated;
    startSitting(
      { ...tool, body: table, ask: asking, signal: leave() },
      {
        match: waits ? standingStill(seated) : { now: () => now, reach, keep, claim: keep },
        below,
        focus,
        dealt: focus,
        waits,
        speed: () => speedNow(onTrouble),
        onActed,
        onRefused: ({ rule = null, text }) => tool.report(withAnswer(tool, level, { right: false, rule, text })),
        onAnew: again,
        pointed,
        nudged: hinted,
        result: coach.element,
        advice: coach.text,
        detour: (/** @type {RuleId} */ rule) => detourTo(content, rule, words.joints, { title: strings.kept }),
        onward: wayOn,
      },
    );
  }

  /**
   * Resume a deal: off the line, take Python's word for it. One in another language has no words until then.
   * @param {KeptDeal} kept
   */
  async function goOn(kept) {
    const { sitting } = kept;
    const moment = momentOn(content, sitting);
    const waits = !moment && !isInLanguage(kept, content.language);
    now = kept;
    begin({ ...kept, moment: moment ?? kept.moment }, { waits });
    status.note("note", strings.resumed);
    if (moment) return;
    try {
      const there = await ask({ ask: "stands", sitting });
      if (!isMomentOf(kept.moment, there.moment)) throw new TypeError(level);
      const changed = waits || !isSame(there.moment, kept.moment);
      if (isSame(now.sitting, sitting) && changed) begin({ ...kept, ...there });
    } catch (error) {
      if (signal.aborted || error instanceof Unanswered) return;
      keeping.drop();
      begin();
    }
  }

  /** Report a move that the rules allow, and the rule that it was about. */
  function onActed() {
    keepWordsRoom();
    const { saying } = guidedAt(now.moment);
    const rule = saying === null ? null : sayings[saying].rule;
    tool.report(withAnswer(tool, level, { right: true, rule, text: "" }));
  }

  /** Give the words under the table their room for good, before the first come: then nothing moves for them. */
  function keepWordsRoom() {
    root.toggleAttribute("data-spoken", true);
  }

  /** Give the first words their room if they come without a move. */
  function watchWords() {
    const watcher = new MutationObserver(() => {
      keepWordsRoom();
      watcher.disconnect();
    });
    watcher.observe(status.element, { childList: true });
  }

  /** Take up a deal where another window has played on. */
  function follow() {
    const there = keeping.deal();
    if (there && !isSame(there.sitting, now.sitting)) goOn(there);
  }

  function again() {
    status.clear();
    keeping.keep(null);
    wonBefore = false;
    begin(content, { focus: true });
    backToTop(root);
  }

  /**
   * Keep the state of the deal, once the reader has begun it and until it is over.
   * @param {Kept} next
   */
  function keep(next) {
    now = next;
    const { sitting, moment, lain, language } = /** @type {KeptDeal} */ (now);
    const underway = isBegun(now) && moment.turn !== null;
    restart.hidden = !underway;
    keeping.keep(underway ? { sitting, moment, lain, language } : null);
  }

  /**
   * Whether the reader has made a move of the deal.
   * @param {Kept} at
   */
  function isBegun({ sitting, moment }) {
    return moment.undoable && !isSame(sitting, content.sitting);
  }

  /** @param {Kept} next */
  function reach(next) {
    const { moment } = next;
    const { said, won } = guidedAt(moment);
    const over = won !== null;
    root.dataset.turn = moment.turn ?? "";
    if (over) Object.assign(root.dataset, { over, won });
    else for (const name of ["over", "won"]) delete root.dataset[name];
    wonBefore &&= !isBegun(next);
    if (wonBefore) showWonBefore();
    else coach.hear(/** @type {GuidedMoment} */ (moment), isBegun(next));
    if (over) keepMet(said.map((place) => sayings[place].rule));
    learned.hidden = !over;
    learned.replaceChildren(...(over ? drawLearned(said, { won }) : []));
    keep(next);
    tell(next, won ? 3 : 0);
    if (won) winStars(level, 3, onTrouble);
  }

  /** Say of a deal that was won on an earlier visit where to go on. */
  function showWonBefore() {
    if (wonBefore) coach.done(allStars(onTrouble));
  }

  /**
   * Report where the deal stands, and the stars that its last move has won.
   * @param {Kept} at
   * @param {number} stars
   */
  function tell({ sitting }, stars) {
    const progress = tool.reported("progress");
    const done = valueAt(progress, level);
    tool.report({ sitting, ...(stars && done ? { progress: { ...progress, [level]: { ...done, stars } } } : {}) });
  }

  /** Lead from a deal that was won to what is next; play any other once more. */
  function wayOn() {
    const won = guidedAt(now.moment).won ?? false;
    const step = nextStep({ what: "guide", of: level, won });
    if (!won) return { ...step, label: strings.again, go: again };
    const { label, href } = step ?? strings.onward;
    return inBook() ? { ...step, label, go: () => location.assign(href) } : null;
  }

  /**
   * Remember as right what was new here, and used to the end of the deal.
   * @param {string[]} rules
   */
  function keepMet(rules) {
    const kept = memory(onTrouble);
    const met = rules.filter((rule) => !kept[rule]);
    if (met.length) keepAnswer(met, { right: true, tries: 1, place: "guide" }, onTrouble);
  }

  /**
   * List what the deal showed, each with a link to other cards, and where to go next.
   * @param {number[]} said
   * @param {{ won: boolean }} end
   */
  function drawLearned(said, { won }) {
    const lines = said.map((place) =>
      h(
        "li",
        {},
        ...sentences([sayings[place].text, detourTo(content, sayings[place].rule, words.joints)], words.joints),
      ),
    );
    return [
      h("p", { class: "carte-learned-title" }, strings.learned),
      h("ul", {}, ...lines),
      h("div", { class: "carte-actions" }, won ? actionButton("again", strings.again, again) : leading()),
    ];
  }

  /** A reader who has not won may go on all the same. */
  function leading() {
    return inBook() ? h("a", { class: "carte-button", href: strings.onward.href }, strings.onward.label) : "";
  }

  /**
   * A good move, prepared or Python's; null if none comes.
   * @param {Kept} at
   */
  async function hinted({ sitting }) {
    const hint = await asking({ ask: "hint", sitting }).catch(() => null);
    return hint?.answer ?? null;
  }

  /**
   * The prepared move, if the coach points at it.
   * @param {Kept} at
   */
  function pointed({ sitting, moment }) {
    const { saying } = guidedAt(moment);
    const points = saying !== null && sayings[saying]?.point;
    return (points && preparedAt(content, sitting)?.hint?.answer) || null;
  }
}

/** @param {{ content: GuideContent, onTrouble: OnTrouble }} tool */
function forgetDeal({ content: { level }, onTrouble }) {
  createGuideStore({ level, onTrouble }).keep(null);
  loseStars([{ id: level }], onTrouble);
}

export default createWidget({ draw: drawGuide, forget: forgetDeal });
