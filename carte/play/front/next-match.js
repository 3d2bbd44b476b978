// The match after this one: its level, by the reader's habits at a table, and the panel to choose another.

import { anySeed } from "../../board/front/seeds.js";
import { keepResult } from "../../front/memory/results.js";
import { fill } from "../../front/page/dom.js";
import { countDeal } from "./course-end.js";
import { createHabits } from "./habits.js";
import { isUnderway } from "./match-store.js";
import { createNewGame } from "./new-game.js";
import { afterMatch, FOLLOWING } from "./next-opponent.js";

/** @import { Tool } from "../../front/types.js" */
/** @import { Account } from "../review/front/messages.js" */
/** @import { CountName, PilesName, SitName } from "./habits.js" */
/** @import { Kept } from "./match-schema.js" */
/** @import { NewMatch, Over, PlayContent } from "./messages.js" */
/** @import { OwnMatch } from "./own-match.js" */
/** @import { Coaching } from "./table-coach.js" */
/** @import { CountingFirst } from "./types.js" */

/**
 * `opener`, `together` and `panel` are those of a new game. offer() sets what the panel begins with, after every moment
 * of the match, turnTo(seat) turns the table to who sits there, comes() returns what follows from a finished deal, reviewed() what follows from its review, and again()
 * deals another match. deal(wanted) promises whether a match was dealt; onBack(match) is called to resume one that was
 * put aside.
 * @param {Pick<Tool<PlayContent>, "content" | "root" | "words" | "say" | "status" | "onTrouble" | "signal">} tool
 * @param {object} table
 * @param {OwnMatch} table.own
 * @param {(wanted: NewMatch) => Promise<boolean>} table.deal
 * @param {(match: Kept) => unknown} table.onBack
 */
export function createNextMatch(tool, { own, deal, onBack }) {
  const { content, root, onTrouble } = tool;
  const { now } = own;
  const habits = createHabits({ name: content.name, onTrouble });
  /** @type {() => PilesName} */
  const pilesNow = () => habits.now().piles ?? "open"; // they teach a newcomer what counts
  /** @type {() => CountName} */
  const countNow = () => habits.now().count ?? ((habits.now().counted ?? 0) < 2 ? "self" : "page");
  /** @type {() => CountName} */
  const countTogether = () => habits.now().count ?? "page";
  /** @type {() => SitName} */
  const sitNow = () => habits.now().sit ?? "beside";
  const following = () => afterMatch(now(), habits.now(), content);
  const { opener, together, panel, show, close, openToday } = createNewGame(tool, {
    piles: { now: pilesNow, choose: choosePiles },
    count: { now: countNow, together: countTogether, choose: (count) => habits.keep({ count }) },
    sit: { now: sitNow, choose: chooseSit },
    onDeal,
    onToday: deal,
    onBack,
    onForget,
  });
  root.dataset.piles = pilesNow();

  /** @param {PilesName} piles */
  function choosePiles(piles) {
    habits.keep({ piles });
    root.dataset.piles = piles;
  }

  /** @param {SitName} sit */
  function chooseSit(sit) {
    habits.keep({ sit });
    turnTo(now().moment.people?.seat);
  }

  /** Turn the table round to the second of two people who sit face to face. */
  function turnTo(seat = 0) {
    const isAcross = seat === 1 && now().sitting.sitters?.length === 2 && sitNow() === "across";
    root.toggleAttribute("data-across", isAcross);
  }

  function offer() {
    const { on: follows, level } = following();
    show(now().sitting, { underway: isUnderway(now()), aside: own.aside(), follows, next: level });
  }

  /** @param {NewMatch} wanted */
  async function onDeal({ level: wanted, options, seed, deals, sitters, after }) {
    if (sitters) {
      await deal({ level: wanted, options, seed, deals, sitters, ...(after ? { after } : {}) });
      return;
    }
    const follows = wanted === FOLLOWING;
    const next = following();
    const level = follows ? next.level : wanted;
    if (!(await deal({ level, options, seed, deals }))) return;
    habits.keep({ follows, lost: follows ? next.lost : 0 });
    offer();
  }

  /** @param {Kept} match */
  function onForget(match) {
    own.forget(match);
    offer();
  }

  /**
   * Keep how a deal ended; return the sentence about a match that no earlier one was like, and let the table celebrate.
   * A deal that was thrown in has not been played.
   * @param {Over} over
   */
  function keepOutcome({ lines, match = null }) {
    const { game, level, seed, played } = now().sitting;
    const feast = lines.length ? keepResult({ game, level, seed, number: played.length, match }, onTrouble) : null;
    root.toggleAttribute("data-feast", feast !== null);
    const { first_won: first, beaten, levels } = content.words;
    return feast && (feast === "first" ? first : fill(beaten, { name: levels[level]?.name ?? level }));
  }

  return {
    opener,
    together,
    panel,
    close,
    openToday,
    offer,
    turnTo,
    /** @type {Coaching} */
    coaching: { on: () => habits.now().coach ?? true, choose: (coach) => habits.keep({ coach }) },
    /**
     * Among several people the coach helps those beside whom it sits.
     * @type {Coaching}
     */
    teaching: { on: () => Boolean(now().moment.people?.coached), choose: () => {} },
    /** @type {CountingFirst} */
    countingFirst: {
      on: () => countNow() === "self" && !document.documentElement.hasAttribute("data-present"),
      asked() {
        habits.keep({ counted: habits.now().counted ? 2 : 1 });
        offer();
      },
    },
    /**
     * Several people count first only if they wish.
     * @type {CountingFirst}
     */
    countingTogether: { on: () => countTogether() === "self", asked: () => {} },
    /**
     * Return what follows from a finished deal: that it counts, if it was `played` to its end here, and whom the next
     * match is against.
     * @param {{ played: boolean }} manner
     */
    comes({ played }) {
      const { over } = now().moment;
      const { coach } = habits.now();
      const feast = over && played ? keepOutcome(over) : null;
      const counted = over && played ? countDeal(over, { coached: coach !== false, content, onTrouble }) : null;
      return [feast, counted, following().offer].filter((text) => text !== null);
    },
    /**
     * Let a coach rest whom nobody called, once the reader has given little away; return a sentence about it.
     * @param {Account} account
     */
    reviewed({ careful }) {
      if (!careful || habits.now().coach !== null) return null;
      habits.keep({ coach: false });
      return content.words.coach_rests;
    },
    again() {
      const { sitting } = now();
      if (sitting.sitters) return onDeal({ ...sitting, seed: anySeed(), after: sitting });
      onDeal({ ...sitting, level: following().on ? FOLLOWING : sitting.level, seed: anySeed() });
    },
  };
}
