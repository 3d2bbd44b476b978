// An article: what to do, what is behind it, and both as a text to send.

import { afterLabel, fill, h, listed } from "../../front/page/dom.js";
import { drawVote } from "./vote.js";

/** @import { Path } from "./article-path.js" */
/** @import { Article, ProcedureStrings, TableSays } from "./messages.js" */

/**
 * The article at the end of a way, and a table's answer by house rules that differ from the book; `own` if that table
 * is ours.
 * @typedef {{ article: Article, path: Path, house: TableSays | undefined, own: boolean }} Found
 */

/**
 * What to do, and the book's answer if other rules replace it.
 * @param {Found} found
 * @param {ProcedureStrings} words
 */
function ruled({ article, path, house, own }, { procedure: strings, joints }) {
  return {
    ruling: article.rulings[path.ruling ?? 0],
    answer: house && listed(house.says, joints.sentence),
    instead: house?.instead ?? false,
    by: own ? strings.by_ours : strings.by_theirs,
    beside: own ? strings.ours : strings.theirs,
  };
}

/**
 * @param {Found} found
 * @param {ProcedureStrings} words
 */
export function drawRuling(found, words) {
  const { article, path } = found;
  const { ruling, answer, instead, by, beside } = ruled(found, words);
  const noticed = instead ? "" : ruling.noticed;
  const about = [article.asks, noticed, article.needs[path.game ?? ""]].filter(Boolean).join(" · ");
  /** @param {string} text */
  const ours = (text) => h("p", { class: "carte-done-ours" }, text);
  return [
    h("p", { class: "carte-done-about" }, about),
    h("p", { class: "carte-done-says", "data-ruling": path.article }, instead ? answer : ruling.says),
    ...(instead ? [ours(by), h("p", {}, fill(words.procedure.book, { rule: ruling.says }))] : []),
    ...(answer && !instead ? [ours(fill(beside, { Rules: answer }))] : []),
  ];
}

/**
 * @param {Found} found
 * @param {ProcedureStrings} words
 */
export function drawBehind(found, words) {
  const { rulings, whence, houses, signs, open } = found.article;
  const { procedure: strings, joints } = words;
  const { ruling, instead } = ruled(found, words);
  /** @param {string} name */
  const labelled = (name) => fill(joints.label, { name, values: "" });
  const others = instead ? [] : rulings.filter((one) => one !== ruling);
  const otherwise = others.map(({ noticed, says }) =>
    h("li", {}, h("em", {}, labelled(noticed)), afterLabel(says, joints)),
  );
  /** @param {string} text */
  const line = (text) => h("li", {}, text);
  const made = signs.map(({ holds, sign }) => h("li", {}, h("b", {}, labelled(holds)), afterLabel(sign, joints)));
  return [
    ...drawList(strings.otherwise, otherwise, "otherwise"),
    ...drawList(strings.signs, made, "signs"),
    ...drawList(strings.whence, whence.map(line), "whence"),
    ...drawList(strings.houses, [...houses, strings.own].map(line), "houses"),
    ...(open && !instead ? [drawVote([ruling.says, ...houses], strings)] : []),
  ];
}

/**
 * @param {string} title
 * @param {HTMLElement[]} lines
 * @param {string} name
 */
function drawList(title, lines, name) {
  if (lines.length === 0) return [];
  return [h("p", { class: "carte-behind-title" }, title), h("ul", { "data-list": name }, ...lines)];
}

/**
 * @param {Found} found
 * @param {ProcedureStrings} words
 */
export function wholeText(found, words) {
  const { ruling, answer = ruling.says, instead, by } = ruled(found, words);
  const lines = instead ? [by, answer, fill(words.procedure.book, { rule: ruling.says })] : [ruling.says];
  return listed([found.article.asks, ...lines], words.joints.sentence);
}
