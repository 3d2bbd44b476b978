// House rules as form data: which of them differ from the book's, and their names. Only Python knows what they mean.

import { fill, listed } from "../page/dom.js";

/** @import { HouseRule, NamedRule, Options, Plain } from "../../engine/messages.js" */
/** @import { OursStrings } from "../messages.js" */

export const HOUSE = "house="; // in an address, before the code of house rules
export const AT_HOUSE = `&${HOUSE}`; // the same after the name of the thing asked
const HOUSE_FIRST = new RegExp(`^${HOUSE}([^&]+)&(.+)$`);

const MOST = 1e6; // as large as any number that Python takes

/**
 * The name in an address of a thing at a table with house rules, by their code. The code comes first: cut anywhere, the
 * name means nothing else, and nothing by the book.
 * @param {string} name
 * @param {string | null} table
 */
export function namedAt(name, table) {
  return table === null ? name : `${HOUSE}${table}&${name}`;
}

/**
 * The thing that a name in an address means, and the code of the table before it, null if there is none.
 * @param {string} name
 * @returns {{ asked: string, table: string | null }}
 */
export function askedAt(name) {
  const [, table = null, asked = name] = HOUSE_FIRST.exec(name) ?? [];
  return { asked, table };
}

/**
 * The book's value of a house rule among others.
 * @param {NamedRule} plan
 * @param {Options} options
 */
export function usualAmong({ value, there, there_with: others, there_any: any }, options) {
  const isThere = any ? hasAny(others, options) : hasAll(others, options);
  return there !== null && isThere ? there : value;
}

/**
 * The book's rules, by name.
 * @param {NamedRule[]} plans
 * @returns {Options}
 */
export function usualOf(plans) {
  return Object.fromEntries(plans.map(({ name, value }) => [name, value]));
}

/**
 * The house rules that differ from the book's.
 * @template {NamedRule} Plan
 * @param {Plan[]} plans
 * @param {Options} options
 */
export function differing(plans, options) {
  return plans.filter((plan) => options[plan.name] !== usualAmong(plan, options));
}

/**
 * Those of some house rules, by name, that differ from the book's.
 * @param {NamedRule[]} plans
 * @param {Options} options
 * @returns {Options}
 */
export function chosenOf(plans, options) {
  return Object.fromEntries(differing(plans, options).map(({ name }) => [name, options[name]]));
}

/**
 * Whether two tables have the same house rules, as far as a form has them.
 * @param {NamedRule[]} plans
 * @param {Options} one
 * @param {Options} other
 */
export function agree(plans, one, other) {
  return plans.every(({ name }) => one[name] === other[name]);
}

/**
 * A value for every house rule of a form: the chosen one if it is still possible, else the book's.
 * @param {NamedRule[]} plans
 * @param {Options} chosen
 * @returns {Options}
 */
export function fittingRules(plans, chosen) {
  const known = plans.filter((plan) => isValue(plan, chosen[plan.name])).map(({ name }) => [name, chosen[name]]);
  let found = { ...usualOf(plans), ...Object.fromEntries(known) };
  for (let before = {}; before !== found; ) {
    before = found;
    const lost = plans.filter(({ name, value, needs }) => found[name] !== value && !hasAll(needs, found));
    if (lost.length) found = { ...found, ...usualOf(lost) };
  }
  const open = plans.filter(({ name }) => !Object.hasOwn(chosen, name));
  return { ...found, ...Object.fromEntries(open.map((plan) => [plan.name, usualAmong(plan, found)])) };
}

/**
 * @param {NamedRule} plan
 * @param {Plain | undefined} chosen
 */
function isValue({ values, number, least, value: usual }, chosen) {
  if (chosen === usual || values.some(({ value }) => value === chosen)) return true;
  return number !== null && Number.isInteger(chosen) && Number(chosen) >= least && Number(chosen) <= MOST;
}

/**
 * The house rules after setting one of them: those that depend on it fall back to the usual values, but for a value of
 * the table's own that is still possible.
 * @param {Options} options
 * @param {NamedRule[]} plans
 * @param {string} name
 * @param {Plain} value
 * @returns {Options}
 */
export function agreed(options, plans, name, value) {
  const next = { ...options, [name]: value };
  const lost = plans.filter((plan) => {
    const { needs, there, there_with: others } = plan;
    const follows = there !== null && Object.hasOwn(others, name);
    const isUsual = options[plan.name] === usualAmong(plan, options);
    return (follows && isUsual) || (Object.hasOwn(needs, name) && needs[name] !== value);
  });
  return { ...next, ...Object.fromEntries(lost.map((plan) => [plan.name, usualAmong(plan, next)])) };
}

/**
 * Whether house rules are as others need them; one that the form lacks counts as right.
 * @param {Options} needs
 * @param {Options} options
 */
export function hasAll(needs, options) {
  return Object.entries(needs).every(([name, value]) => !Object.hasOwn(options, name) || options[name] === value);
}

/**
 * Whether any of some house rules is as given.
 * @param {Options} some
 * @param {Options} options
 */
function hasAny(some, options) {
  return Object.entries(some).some(([name, value]) => options[name] === value);
}

/**
 * The name of a value.
 * @param {NamedRule} plan
 * @param {Plain} value
 */
export function labelOf({ values, number }, value) {
  return values.find((one) => one.value === value)?.label ?? fill(number ?? "{number}", { number: String(value) });
}

/**
 * The rules that a house rule shows at a table.
 * @param {HouseRule} plan
 * @param {Options} options
 */
export function rulesOf({ rules }, options) {
  const held = rules.map((cases) => cases.find(({ when }) => isSo(when, options)));
  return held.flatMap((one) => (one?.text ? [fill(one.text, /** @type {Record<string, string>} */ (options))] : []));
}

/**
 * Whether each house rule has one of some values, where null is any number.
 * @param {Record<string, (Plain | null)[]>} when
 * @param {Options} options
 */
function isSo(when, options) {
  return Object.entries(when).every(([name, values]) => {
    const value = options[name];
    return values.some((one) => (one === null ? typeof value === "number" : one === value));
  });
}

/**
 * A house rule with its value: "Napola", "Primiera: the most sevens".
 * @param {NamedRule} plan
 * @param {Plain} value
 * @param {OursStrings} words
 */
export function sentenceOf(plan, value, words) {
  const { label: rule, kind } = plan;
  if (kind === "check") return value === true ? rule : fill(words.not, { rule });
  return fill(words.is, { rule, value: labelOf(plan, value) });
}

/**
 * The house rules that differ from the book's, each with the book's value, in a line; of many, the first ones.
 * @param {NamedRule[]} plans
 * @param {Options} options
 * @param {OursStrings} words
 */
export function sentencesOf(plans, options, words, most = Number.POSITIVE_INFINITY) {
  const some = differing(plans, options);
  const parts = some.slice(0, most).map((plan) => {
    const rule = sentenceOf(plan, options[plan.name], words);
    return fill(words.differs, { rule, value: labelOf(plan, usualAmong(plan, options)) });
  });
  const rules = listed(parts, words.joints.clause);
  return some.length > most ? fill(words.more, { rules, count: some.length - most }) : rules;
}
