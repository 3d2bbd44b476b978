// A table to play whole matches at, against opponents that Python makes think.
import { h } from "./dom.js";
import { addressed, inBook } from "./levels.js";
import { lookBack } from "./lookback.js";
import { backToTop } from "./motion.js";
import { createNewGame } from "./newgame.js";
import { dropMatch, isUnderway, keepBefore, keepMatch, keptMatch, matchBefore } from "./playkeep.js";
import { anySeed } from "./seeds.js";
import { createSharing } from "./sharing.js";
import { startSitting } from "./sitting.js";
import { speedNow } from "./speed.js";
import { standingOf } from "./standing.js";

const LINK = /^play=(.+)$/;

/**
 * Build the widget of `content` = {sitting, moment, zones, rules, house, lasting, form, sheet, words}:
 * a first deal, drawn before Python has come, and what all deals of its game need. `sitting` is
 * Python's own word for a match; it is only kept, and handed back with a question.
 */
export function play({ root, body, header, status, content, words, skin, ask, signal, onBroken }) {
  const told = content.words;
  const game = content.sitting.game;
  const table = h("div", { class: "carte-body" });
  const below = h("div", { class: "carte-below" });
  const newGame = createNewGame({ content, words, status, onBroken, onDeal, onBefore: goBack });
  const sharing = createSharing({
    told,
    status,
    getRecord: () => asked({ ask: "record", sitting: now.sitting, deal: now.sitting.played.length - 1 }),
    linkTo: (code) => (inBook() ? `${location.href.split("#")[0]}#play=${code}` : code),
    onRead: (text) => open({ ask: "read", text }),
  });
  const kept = keptMatch(game, onBroken);
  let now = null;
  let running = null; // what stops the match at the table

  root.setAttribute("aria-label", told.label);
  header.add(newGame.opener);
  body.append(newGame.panel, table, status.element, below, sharing.element);
  start(kept ?? content);
  if (kept) refresh(kept);
  openLink();
  window.addEventListener("hashchange", openLink, { signal });

  /** Put a match on the table; {focus} goes to the hand. */
  function start(match, { focus = false } = {}) {
    const { sitting, moment, rules, form } = { ...content, ...match };
    running?.abort();
    running = new AbortController();
    signal.addEventListener("abort", () => running.abort());
    startSitting({
      start: { sitting, moment, rules, form },
      content: { ...content, rules, form },
      body: table,
      below,
      status,
      words,
      skin,
      ask,
      signal: running.signal,
      focus,
      speed: () => speedNow(onBroken),
      onMoment,
      onAnew: () => onDeal({ ...now.sitting, seed: anySeed() }),
    });
  }

  function onMoment(next) {
    const begun = now !== null;
    now = next;
    const { moment, sitting } = now;
    if (begun) keepMatch(game, now);
    root.dataset.size = content.zones.includes("table") ? "medium" : "small";
    root.dataset.turn = moment.turn ?? "";
    root.dataset.phase = moment.phase;
    root.toggleAttribute("data-over", moment.turn === null);
    sharing.show(moment);
    header.title(told.title, standingOf(moment, content));
    newGame.show(sitting, { underway: isUnderway(now), before: matchBefore(game, onBroken) !== null });
  }

  /** The answer to a question beside the play, or null; what went wrong is told. */
  async function asked(request) {
    try {
      return await ask(request);
    } catch (error) {
      if (!signal.aborted) status.note("bad", error.message);
      return null;
    }
  }

  /** Ask for a match and put it on the table; the one under way is put aside. */
  async function open(request) {
    status.note("wait", told.opening);
    const opened = await asked(request);
    if (!opened || signal.aborted) return;
    if (opened.frames) return watchRecord(opened);
    const aside = isUnderway(now);
    if (aside) keepBefore(game, now);
    status.clear();
    start(opened, { focus: true });
    if (aside && !request.new) status.note("note", told.put_aside);
    backToTop(root);
  }

  function watchRecord(replay) {
    lookBack(replay, { body: table, below, words, label: told.back, skin, status, signal: running.signal, onBack: () => {} });
  }

  function onDeal({ level, options, seed, deals }) {
    return open({ ask: "open", new: { level, options, seed, deals } });
  }

  /** Take up the match before this one, which then is the one before. */
  function goBack() {
    const before = matchBefore(game, onBroken);
    newGame.close();
    keepBefore(game, now);
    start(before, { focus: true });
  }

  /** What this browser remembers of an older visit is checked by Python before it is played on. */
  async function refresh({ sitting }) {
    try {
      await ask({ ask: "open", sitting });
    } catch (error) {
      if (signal.aborted || error.message === words.no_answer || error.message === words.engine_failed) return;
      dropMatch(game, onBroken);
      start(content);
    }
  }

  function openLink() {
    const code = inBook() && addressed().match(LINK)?.[1];
    if (!code) return;
    // The link is opened once: what is played then is this browser's own game.
    history.replaceState(null, "", location.pathname + location.search);
    open({ ask: "open", code });
  }
}
