// A reader's own levels behind their view: one state, and the steps that readers, links and Python take from it.

import { written } from "../../../front/cards/typed-text.js";
import { actionButton } from "../../../front/page/actions.js";
import { addressedInBook, followAddress, inBook } from "../../../front/page/address.js";
import { handOut } from "../../../front/page/clipboard.js";
import { fill, sentences } from "../../../front/page/dom.js";
import { backToTop, bringIntoView } from "../../../front/page/motion.js";
import { createQuestions } from "../../../front/page/questions.js";
import { isSame, valueAt } from "../../../front/page/schema.js";
import { followKept } from "../../../front/page/storage.js";
import { draftOf, levelOf, withMove } from "./draft.js";
import { fits } from "./own-field.js";
import { keepSet, OWN, ownSets } from "./own-set-store.js";
import { createSetPlayer } from "./set-player.js";
import { LEVEL } from "./share-set.js";

/** @import { TableStrings } from "../../../front/messages.js" */
/** @import { Tool } from "../../../front/types.js" */
/** @import { Draft } from "./draft.js" */
/** @import { Made, OwnContent, OwnLevel, OwnQuestions, OwnSet, OwnState } from "./messages.js" */

/** @typedef {ReturnType<typeof createWorkshop>} Workshop */

export const LONGEST_TITLE = 80;
const NEW = "new="; // in an address before the code of a position that is to become a level
const EMPTY = { title: "", levels: [] };

/**
 * now() is the state; start(redraw) begins, and calls redraw() after every change.
 * @param {Tool<OwnContent, OwnQuestions, TableStrings, OwnState>} tool
 */
export function createWorkshop(tool) {
  const { root, body, header, status, content, words, ask, signal, onTrouble } = tool;
  const strings = content.words;
  const questions = createQuestions(tool);
  const player = createSetPlayer(tool);
  const wrong = (/** @type {string} */ reason) => status.refuse(fill(strings.amiss, { reason }));
  const part = (/** @type {string} */ selector) => /** @type {HTMLElement | null} */ (body.querySelector(selector));
  const sets = ownSets(onTrouble);
  let now = {
    sets, // by game, as the browser keeps them
    game: Object.keys(sets)[0] ?? root.dataset.game ?? "scopa",
    title: "", // as it is typed: one that is too long waits to be shortened
    draft: /** @type {Draft | null} */ (null),
    lost: /** @type {{ game: string, set: OwnSet } | null} */ (null), // before the last removal
    away: /** @type {"opening" | "playing" | null} */ (null), // instead of the workshop
    made: /** @type {Made | null} */ (null), // what is shared
    hasCode: false,
  };
  let drafts = 0;
  let draw = () => {};
  return {
    tool,
    player: player.element,
    now: () => now,
    set,
    begin,
    weigh,
    tryMade,
    keepDraft,
    leave,
    change,
    putBack,
    readFile,
    save,
    /** @param {Partial<Draft>} some */
    write: (some) => now.draft && show({ draft: { ...now.draft, ...some } }),
    tryDraft: () => now.draft && tryMade({ title: set().title, levels: [levelOf(now.draft)] }),
    /** @param {number} place */
    edit: (place) => begin(set().levels[place].position, { level: set().levels[place], place }),
    /** @param {string} title */
    type: (title) => show({ title }),
    /** @param {string} game */
    turnTo: (game) => read({ game, title: "" }),
    toggleCode() {
      show({ hasCode: !now.hasCode });
      const place = part(".carte-keep-code");
      if (now.hasCode && place) bringIntoView(place);
    },
    /** @param {() => void} redraw */
    start(redraw) {
      draw = redraw;
      header.title(strings.title, strings.intro);
      if (tool.given("levels")?.levels) takeGiven();
      else read();
      tool.onSet("levels", takeGiven);
      followKept((key) => key === OWN.key, read, signal);
      followAddress(follow, signal);
      follow();
    },
  };

  // ------------------------------------------------------------------------------ the state

  /** @param {Partial<typeof now>} patch */
  function show(patch) {
    now = { ...now, ...patch };
    draw();
  }

  /** @returns {OwnSet} */
  function set() {
    return valueAt(now.sets, now.game) ?? EMPTY;
  }

  /**
   * Take in the sets as they are kept, and ask for the link to the one of the game.
   * @param {Partial<typeof now>} patch
   */
  async function read({ game = now.game, title = now.title } = {}) {
    const kept = ownSets(onTrouble);
    now = { ...now, sets: kept, game: Object.hasOwn(kept, game) ? game : (Object.keys(kept)[0] ?? game) };
    show({ title: fits(title, LONGEST_TITLE) ? set().title : title, made: now.away ? now.made : null });
    const mine = set();
    if (now.away) return;
    if (mine.levels.length === 0) return tell({});
    const made = await ask({ ask: "make", set: mine }).catch(() => null);
    if (!made || now.away || set() !== mine) return;
    show({ made });
    tell(made.set);
  }

  /** @param {OwnState["levels"]} levels */
  function tell(levels) {
    if (!isSame(levels, tool.reported("levels"))) tool.report({ levels });
  }

  /** Make what the notebook has set the reader's set. */
  async function takeGiven() {
    const given = tool.reported("levels");
    if (isSame(given, now.made?.set)) return;
    if (!given.levels) return change(EMPTY);
    const made = await questions.ask({ ask: "make", set: given }, { starting: strings.waiting });
    if (made) take(made);
  }

  /** Open what the address names: the levels of a link, or a position to make into one. */
  function follow() {
    const name = addressedInBook();
    if (name.startsWith(LEVEL)) open(name.slice(LEVEL.length));
    else if (name.startsWith(NEW)) begin(name.slice(NEW.length));
    else if (now.away === "playing") toWorkshop();
  }

  /** Clear the address: it names neither the levels of a link nor a position any more. */
  function forget() {
    if (inBook() && location.hash) history.replaceState(null, "", location.pathname + location.search);
  }

  // ------------------------------------------------------------------------------ playing

  /** @param {string} code */
  async function open(code) {
    show({ away: "opening", made: null });
    player.leave();
    header.title(strings.title, strings.opening);
    const made = await questions.ask({ ask: "open", code }, { starting: strings.opening, onFailed });
    if (!made) return;
    header.title(made.title, strings.from_link);
    root.dataset.game = made.game;
    show({ away: "playing", made });
    const ways = () => [
      actionButton("take", strings.take, () => take(made)),
      actionButton("own", strings.own, toWorkshop),
    ];
    player.play(made, { trial: false, ways });

    /** @param {string} reason */
    function onFailed(reason) {
      header.title(strings.title, strings.broken);
      now = { ...now, away: null };
      read();
      wrong(reason);
    }
  }

  /**
   * Play a set, or the level in the making; go back to the workshop at the end, or by the button above.
   * @param {OwnSet} some
   */
  async function tryMade(some) {
    const made = await questions.ask({ ask: "make", set: some }, { starting: strings.waiting });
    if (!made) return;
    show({ away: "playing", made: null });
    const back = (kind = "") => actionButton("back", strings.back, toWorkshop, { kind });
    header.title(made.title, sentences([strings.trying, back()], words.joints));
    player.play(made, { trial: true, focus: true, ways: () => [back("carte-main")] });
    backToTop(root);
  }

  function toWorkshop() {
    player.leave();
    forget();
    header.title(strings.title, strings.intro);
    status.clear();
    now = { ...now, away: null };
    read();
  }

  // ------------------------------------------------------------------------------ a level in the making

  /**
   * @param {string} code of a position
   * @param {{ level: OwnLevel, place: number } | null} [changed] the level that has it
   */
  async function begin(code, changed = null) {
    if (now.away) {
      player.leave();
      show({ away: null });
    }
    const begun = await questions.ask({ ask: "begin", code }, { starting: strings.opening, onFailed: wrong });
    if (!begun) return;
    const { answers = [], traps = [] } = changed?.level ?? {};
    const moves = [...answers, ...traps.map(({ play }) => play)];
    const marked = moves.map((move) => ask({ ask: "weigh", code: begun.position, move }));
    const asked = !changed && begun.asked ? [begun.asked] : [];
    drafts += 1;
    show({ draft: draftOf(drafts, begun, changed, [...(await Promise.all(marked)), ...asked]) });
    bringIntoView(/** @type {HTMLElement} */ (part(".carte-own-editor")));
    part("[data-own=goal]")?.focus();
  }

  /**
   * Weigh a typed move, and add it to the others; return whether it is one.
   * @param {string} text
   */
  async function weigh(text) {
    const code = now.draft?.begun.position ?? "";
    const move = written(text, words);
    const weighed = await questions.ask({ ask: "weigh", code, move }, { starting: strings.waiting });
    if (!weighed || !now.draft) return false;
    show({ draft: { ...now.draft, marked: withMove(now.draft.marked, weighed) } });
    part(`[data-own-move="${weighed.move}"] ${weighed.legal ? "select" : "input"}`)?.focus();
    return true;
  }

  async function keepDraft() {
    if (!now.draft) return;
    const { begun, place: before } = now.draft;
    const one = { title: "", levels: [levelOf(now.draft)] };
    const made = await questions.ask({ ask: "make", set: one }, { starting: strings.waiting });
    if (!made) return;
    const { title, levels } = valueAt(now.sets, begun.game) ?? EMPTY;
    const place = before ?? levels.length;
    const most = content.most.levels;
    if (place >= most) return status.refuse(fill(strings.full, { number: most }));
    keep(begun.game, { title, levels: levels.toSpliced(place, 1, made.set.levels[0]) });
    leave();
    status.note("good", fill(strings.kept, { number: place + 1 }));
    status.reveal();
  }

  function leave() {
    status.clear();
    forget();
    show({ draft: null });
  }

  // ------------------------------------------------------------------------------ the set

  /**
   * @param {string} game
   * @param {OwnSet} next
   */
  function keep(game, next) {
    now = { ...now, game };
    keepSet(game, next, onTrouble); // and what is kept is followed
  }

  /** @param {OwnSet} next */
  function change(next) {
    const loses = next.levels.length < set().levels.length;
    if (loses) {
      leave();
      now = { ...now, lost: { game: now.game, set: set() } };
    }
    keep(now.game, next);
    if (loses) status.note("note", next.levels.length ? strings.removed : strings.cleared);
  }

  function putBack() {
    if (!now.lost) return;
    const { game, set: before } = now.lost;
    status.clear();
    now = { ...now, lost: null };
    keep(game, before);
  }

  /**
   * Make the levels of a link or a file the reader's set.
   * @param {Made} made
   */
  function take({ game, set: theirs }) {
    const before = valueAt(now.sets, game);
    if (before) now = { ...now, lost: { game, set: before } };
    keep(game, theirs);
    toWorkshop();
    status.note("good", strings.taken);
  }

  /** @param {File} chosen */
  async function readFile(chosen) {
    const most = content.most.file;
    if (chosen.size > 4 * most) return status.refuse(fill(strings.large, { most }));
    const text = await chosen.text();
    const made = await questions.ask({ ask: "read", text }, { starting: strings.waiting, onFailed: wrong });
    if (!made) return;
    take(made);
    status.note("good", strings.opened);
    status.reveal();
  }

  async function save() {
    const mine = now.made?.set;
    const file = mine && (await questions.ask({ ask: "file", set: mine }, { starting: strings.waiting }));
    if (!file) return;
    handOut(file.name, file.text, "application/toml");
    status.note("good", fill(strings.saved, { name: file.name }));
    status.reveal();
  }
}
