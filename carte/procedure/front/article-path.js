// The way to an article: which game, when, what happened, and how far the game had gone.

import { langOf } from "../../front/page/dom.js";

/** @import { Article, ProcedureContent, ProcedureStrings } from "./messages.js" */

/**
 * The answers so far, in this order; the ruling is its index in the article.
 * @typedef {{ game?: string, when?: string, article?: string, ruling?: number }} Path
 */

/** @typedef {{ id: string, words: string, lang?: string | null }} Choice */

/** @type {(keyof Path)[]} */
const STEPS = ["game", "when", "article", "ruling"];

/**
 * Whether an article is offered at a moment.
 * @param {Article} article
 * @param {string} moment
 */
function isAt({ when, also }, moment) {
  return when === moment || also.includes(moment);
}

/**
 * @param {ProcedureContent} content
 * @param {ProcedureStrings["procedure"]} strings
 * @param {(path: Path) => boolean} isSettled whether the table has one ruling, whenever it is noticed
 */
export function createArticlePath({ games, when, articles }, strings, isSettled) {
  /** @param {Path} path */
  const linksOf = ({ game }) => games.find(({ id }) => id === game)?.links ?? {};
  /** @param {Path} path */
  const held = (path) => {
    const once = games.find(({ id }) => id === path.game)?.once ?? [];
    const offered = Object.keys(linksOf(path)).filter((id) => !once.includes(id) || id === path.article);
    return offered.map((id) => ({ id, ...articles[id] }));
  };
  /** @param {Path} path */
  const about = (path) => held(path).filter((article) => isAt(article, path.when ?? ""));

  /** @type {Record<keyof Path, (path: Path) => { asks: string, choices: Choice[] }>} */
  const questions = {
    game: () => ({
      asks: strings.game,
      choices: games.map(({ id, title }) => ({ id, words: title, lang: langOf(title) })),
    }),
    when: (path) => ({
      asks: strings.when,
      choices: when.filter(({ id }) => held(path).some((article) => isAt(article, id))),
    }),
    article: (path) => ({ asks: strings.what, choices: about(path).map(({ id, asks }) => ({ id, words: asks })) }),
    ruling: (path) => ({
      asks: strings.noticed,
      choices: articles[path.article ?? ""].rulings
        .slice(0, isSettled(path) ? 1 : undefined)
        .map(({ noticed }, place) => ({ id: String(place), words: noticed })),
    }),
  };

  return {
    /**
     * Return the next question, or null if an article is found; a question with only one answer is skipped.
     * @param {Path} path
     * @returns {{ path: Path, asked: { step: keyof Path, asks: string, choices: Choice[] } | null }}
     */
    next(path) {
      const step = STEPS.find((name) => path[name] === undefined);
      if (!step) return { path, asked: null };
      const { asks, choices } = questions[step](path);
      return choices.length > 1
        ? { path, asked: { step, asks, choices } }
        : this.next(this.taken(path, step, choices[0].id));
    },
    /**
     * @param {Path} path
     * @param {keyof Path} step
     * @param {string} id
     * @returns {Path}
     */
    taken: (path, step, id) => ({ ...path, [step]: step === "ruling" ? Number(id) : id }),
    /**
     * Go back to before a step.
     * @param {Path} path
     * @param {keyof Path} step
     * @returns {Path}
     */
    before: (path, step) =>
      Object.fromEntries(
        Object.entries(path).filter(([name]) => STEPS.indexOf(/** @type {keyof Path} */ (name)) < STEPS.indexOf(step)),
      ),
    /**
     * Return the choices so far, where there was more than one.
     * @param {Path} path
     * @returns {{ step: keyof Path, words: string, lang?: string | null }[]}
     */
    choicesOf(path) {
      return STEPS.filter((step) => path[step] !== undefined).flatMap((step) => {
        const { choices } = questions[step](path);
        const chosen = choices.find(({ id }) => id === String(path[step]));
        return chosen && choices.length > 1 ? [{ step, words: chosen.words, lang: chosen.lang }] : [];
      });
    },
    /**
     * Return the link to what is found, and the way that a link names, or null.
     * @param {Path} path
     */
    link(path) {
      const [whole, ...each] = linksOf(path)[path.article ?? ""] ?? [];
      return each[path.ruling ?? 0] ?? whole;
    },
    /**
     * @param {string} link
     * @returns {Path | null}
     */
    linked(link) {
      for (const { id: game, links } of games) {
        for (const [article, codes] of Object.entries(links)) {
          const place = codes.indexOf(link);
          if (place < 0) continue;
          const path = { game, when: articles[article].when, article };
          return place ? { ...path, ruling: place - 1 } : path;
        }
      }
      return null;
    },
  };
}
