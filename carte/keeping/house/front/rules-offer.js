// The house rules in a link: where they differ from those here, whether to take them, and the way back. Until the
// answer the address brings them again.

import { Action } from "../../../front/fields/entry-views.js";
import { fittingRules, HOUSE, sentencesOf } from "../../../front/house/house-rules.js";
import { addressed, doneWith, inBook, isCode } from "../../../front/page/address.js";
import { fill } from "../../../front/page/dom.js";
import { drawn } from "../../../front/page/views.js";

/** @import { Options } from "../../../engine/messages.js" */
/** @import { Tool } from "../../../front/types.js" */
/** @import { HouseTable } from "./house-table.js" */
/** @import { HouseContent, HouseGame, HouseQuestions, HouseStrings } from "./messages.js" */

/** @typedef {{ game: HouseGame, options: Options }} Rules */

/**
 * Rules to take, by their name in the address, those `others` that differ from ours, and what is said about them.
 * @typedef {{ name: string, brought: Rules[], others: Rules[], about: "ask" | "same" | "taken" }} Offer
 */

const LINK = new RegExp(`^${HOUSE}(.*)$`);

/**
 * Return the rules of a link; null if there are none, or if they cannot be read, which is reported. They stay in the
 * address if Python did not come.
 * @param {Tool<HouseContent, HouseQuestions, HouseStrings>} tool
 */
export async function rulesInAddress({ content, words, status, ask, signal, onTrouble }) {
  const name = addressed();
  const [, code] = name.match(LINK) ?? [];
  if (!inBook() || code === undefined) return null;
  /** @param {string} [text] if there is more to say than that the link is damaged */
  const refuse = (text) => {
    doneWith(name);
    onTrouble({ what: "damaged", text });
    return null;
  };
  if (!isCode(code)) return refuse();
  status.note("wait", words.house.opening);
  try {
    const found = await ask({ ask: "open", code });
    if (signal.aborted) return null;
    status.clear();
    if (found.problem !== undefined) return refuse(fill(words.house.broken, { reason: found.problem }));
    const games = content.games.filter(({ slug }) => Object.hasOwn(found.house, slug));
    return {
      name,
      brought: games.map((game) => ({ game, options: fittingRules(game.house, found.house[game.slug]) })),
    };
  } catch (error) {
    const { message: reason } = /** @type {Error} */ (error);
    if (!signal.aborted) onTrouble({ what: "damaged", text: fill(words.house.broken, { reason }) });
    status.clear();
    return null;
  }
}

/** @param {{ table: HouseTable }} props */
export function RulesOffer({ table: { tool, now, rulesOf, takeOffered, leaveOffered, takeBack } }) {
  const { house: strings, ours: named } = tool.words;
  const { offer } = now();
  if (!offer) return <section class="carte-keep-offer" aria-label={strings.ask} hidden />;
  const isAsked = offer.about === "ask";
  const back = () => takeBack(offer);
  return (
    <section class="carte-keep-offer" aria-label={strings.ask}>
      <h2>{strings[offer.about]}</h2>
      {offer.others.map(difference)}
      <div class="carte-keep-ways">
        {isAsked && <Action name="take" label={strings.take} kind="carte-main" onClick={() => takeOffered(offer)} />}
        <Action name="leave" label={isAsked ? strings.leave : strings.close} onClick={() => leaveOffered(offer)} />
        {offer.about === "taken" && <Action name="back" label={strings.back_to_ours} look="undo" onClick={back} />}
      </div>
    </section>
  );

  /** @param {Rules} rules */
  function difference({ game, options }) {
    /** @param {Options} some */
    const rules = (some) => sentencesOf(game.house, some, named) || strings.book;
    const then = <b>{drawn(tool.say(fill(strings.to_there, { rules: rules(options) })))}</b>;
    return (
      <div class="carte-offered" data-offered={game.slug}>
        <h3>{game.title}</h3>
        <p>{drawn(tool.say(fill(strings.from_here, { rules: rules(rulesOf(game)) })))}</p>
        <p>{then}</p>
      </div>
    );
  }
}
