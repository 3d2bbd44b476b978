// The tournament behind its view: what is shown, and the steps that Python takes from it, one after the other.
import { handOut } from "../../front/page/clipboard.js";
import { fill } from "../../front/page/dom.js";
import { createQuestions } from "../../front/page/questions.js";
import { isSame } from "../../front/page/schema.js";
import { followKept, recall, remember } from "../../front/page/storage.js";
import { TOURNAMENT } from "./tournament-store.js";

/** @import { Tool } from "../../front/types.js" */
/** @import { Shown, Tournament, TournamentContent, TournamentQuestions, TournamentStrings } from "./messages.js" */
/** @import { Clock, KeptTournament } from "./tournament-store.js" */

/** @typedef {ReturnType<typeof createDirector>} Director */
/** @typedef {TournamentQuestions["begin"]["request"]} Wished */
/** @typedef {Exclude<keyof TournamentQuestions, "begin" | "read" | "write">} StepName */

const MINUTES = 30;
const MINUTE = 60_000;
const MOST_OF_A_FILE = 20_000; // characters that Python reads
const SEEDS = 1_000_000;

/**
 * now() is the state; start(redraw) begins, and calls redraw() after every change.
 * @param {Tool<TournamentContent, TournamentQuestions, TournamentStrings>} tool
 */
export function createDirector(tool) {
  const { words, status, signal, onTrouble } = tool;
  const strings = words.tournament;
  const questions = createQuestions(tool);
  /** @type {Promise<unknown>} */
  let turn = Promise.resolve();
  /** @type {{ kept: KeptTournament | null, shown: Shown | null, past: (KeptTournament | null)[] }} */
  let now = { kept: recall(TOURNAMENT, onTrouble), shown: null, past: [] };
  let draw = () => {};
  return {
    tool,
    now: () => now,
    /** @param {Omit<Wished, "seed">} wished */
    begin: (wished) => inTurn(() => ask({ ask: "begin", ...wished, seed: Math.floor(Math.random() * SEEDS) })),
    step,
    /** @param {File} file */
    async open(file) {
      const text = await file.text();
      if (text.length > MOST_OF_A_FILE) return status.note("bad", strings.too_large);
      if (await inTurn(() => ask({ ask: "read", text }))) status.note("good", strings.opened);
    },
    async save() {
      const { kept } = now;
      const file = kept && (await questions.ask({ ask: "write", tournament: kept.tournament }));
      if (!file) return;
      const name = `${kept.tournament.game}.csv`;
      handOut(name, `\uFEFF${file.text}`, "text/csv");
      status.note("good", fill(strings.saved, { name }));
    },
    end() {
      keep(null, null);
      status.note("note", strings.ended);
    },
    undo() {
      const [before, ...past] = now.past;
      show({ kept: before, shown: null, past });
      remember(TOURNAMENT, before, onTrouble);
      status.note("note", strings.undone);
      open();
    },
    /** @param {Clock} clock */
    wind(clock) {
      if (now.kept) hold({ ...now.kept, clock });
    },
    /** @param {() => void} redraw */
    start(redraw) {
      draw = redraw;
      followKept((key) => key === TOURNAMENT.key, reread, signal);
      draw();
      open();
    },
  };

  /** @param {Partial<typeof now>} patch */
  function show(patch) {
    now = { ...now, ...patch };
    draw();
  }

  /** Take in what another window has kept; it hears of its own changes, too. */
  function reread() {
    const kept = recall(TOURNAMENT, onTrouble);
    if (isSame(kept, now.kept)) return;
    show({ kept, shown: null, past: [] });
    open();
  }

  /** Have Python work out what is kept. */
  function open() {
    if (now.kept)
      inTurn(() => ask({ ask: "show", tournament: /** @type {Tournament} */ (now.kept?.tournament) }, false));
  }

  /**
   * @template {StepName} Name
   * @param {Name} name
   * @param {Omit<TournamentQuestions[Name]["request"], "tournament">} [more]
   */
  function step(name, more) {
    return inTurn(() => {
      if (!now.kept) return Promise.resolve(false);
      const request = /** @type {any} */ ({ ask: name, ...more, tournament: now.kept.tournament });
      return ask(request);
    });
  }

  /**
   * One step after the other: each begins where the one before it ended.
   * @template Value
   * @param {() => Promise<Value>} run
   * @returns {Promise<Value>}
   */
  function inTurn(run) {
    const next = turn.then(run);
    turn = next.catch(() => {});
    return next;
  }

  /**
   * @param {{ ask: StepName | "begin" | "read" } & any} request
   * @param {boolean} [isStep] whether it can be undone
   */
  async function ask(request, isStep = true) {
    const shown = /** @type {Shown | null} */ (await questions.ask(request, { waiting: strings.waiting }));
    if (!shown) {
      draw();
      return false;
    }
    const clock = now.kept?.clock ?? { minutes: MINUTES, ends: null, left: MINUTES * MINUTE };
    if (isStep) keep({ version: 1, tournament: shown.tournament, clock }, shown);
    else show({ shown });
    return true;
  }

  /**
   * Keep what a step has made.
   * @param {KeptTournament | null} kept
   * @param {Shown | null} shown
   */
  function keep(kept, shown) {
    show({ kept, shown, past: [now.kept, ...now.past] });
    remember(TOURNAMENT, kept, onTrouble);
  }

  /** @param {KeptTournament} kept */
  function hold(kept) {
    show({ kept });
    remember(TOURNAMENT, kept, onTrouble);
  }
}
