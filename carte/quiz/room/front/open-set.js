// Opening a set: a ready one, or one that Python makes; chosen, listed, or in the address.

import { ourHouses } from "../../../front/house/house-store.js";
import { address, addressed, inBook, isCode } from "../../../front/page/address.js";
import { fill } from "../../../front/page/dom.js";
import { createQuestions } from "../../../front/page/questions.js";
import { LEVEL } from "../../../lessons/own/front/share-set.js";

/** @import { RoomQuestions, RoomSet } from "./messages.js" */
/** @import { RoomTool } from "./quizmaster.js" */

/** @typedef {RoomQuestions["set"]["request"]} Wanted */
/** @typedef {Omit<Wanted, "houses">} Wish */

/**
 * Ways to open a set, each of which calls onSet(set); onShown() follows if the reader asked for it. now() is the open
 * set.
 * @param {Pick<RoomTool, "content" | "words" | "status" | "ask" | "signal" | "onTrouble">} tool
 * @param {{ now: () => RoomSet, onSet: (some: RoomSet) => unknown, onShown: () => unknown }} room
 */
export function createSetOpener(tool, { now, onSet, onShown }) {
  const { content, words, status, onTrouble } = tool;
  const strings = words.room;
  const questions = createQuestions(tool);

  /**
   * @param {{ ask: "set" } & Wanted | { ask: "listed", keys: string } | { ask: "open", code: string }} request
   */
  async function open(request, { step = true } = {}) {
    const ready = request.ask === "set" && isReady(request) ? content.sets[request.game] : null;
    const onFailed = request.ask === "open" ? refuseLink : undefined;
    const some = ready ?? (await questions.ask(request, { waiting: strings.making, onFailed }));
    if (!some) return;
    onSet(some);
    if (request.ask !== "open") address(some.code, { step });
    if (request.ask === "open" || !step) status.clear();
    else status.note("good", fill(strings.made, { count: some.questions.length }));
    onShown();
  }

  /** @param {string} reason */
  function refuseLink(reason) {
    status.clear();
    onTrouble({ what: "damaged", text: fill(strings.broken, { reason }) });
  }

  /** @param {Wanted} wish */
  function isReady({ game, theme, seed, number, houses }) {
    return (
      Object.hasOwn(content.sets, game) &&
      !theme &&
      seed === 0 &&
      number === content.number &&
      !Object.hasOwn(houses, game)
    );
  }

  return {
    /** @param {Wish} wish */
    make: (wish) => open({ ask: "set", ...wish, houses: ourHouses(content.house, onTrouble) }),
    /** @param {string} keys */
    list: (keys) => open({ ask: "listed", keys }),
    /** Open the set or the levels in the address: a game's own set is ready, Python makes all others. */
    follow() {
      const code = inBook() ? addressed() : "";
      const named = Object.entries(content.sets).find(([game, some]) => code === game || code === some.code);
      if (named) return onSet(named[1]);
      if (code.startsWith(LEVEL)) return open({ ask: "listed", keys: code }, { step: false });
      if (!code || code === now().code || document.getElementById(code)) return undefined;
      return isCode(code) ? open({ ask: "open", code }) : onTrouble({ what: "damaged" });
    },
  };
}
