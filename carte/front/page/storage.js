// What the browser remembers. A browser that forbids storage still remembers for this visit.

import { EDITION } from "carte:python";

/** @import { OnBroken } from "../types.js" */

/** @type {Map<string, string>} */
const memory = new Map();

/** @param {string} key */
function read(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

/**
 * @param {string} key
 * @param {string} text
 */
function write(key, text) {
  memory.set(key, text);
  try {
    localStorage.setItem(key, text);
  } catch {
    // A full or forbidden storage: the visit goes on from memory.
  }
}

/**
 * The text of a value that was kept. The first edition kept the value alone, as JSON or plain where
 * it is a string; since then it is kept with the edition that did so. A newer one's is refused.
 * @param {string} text
 */
function opened(text) {
  if (!text.startsWith('{"edition":')) return text;
  const { edition, kept } = JSON.parse(text);
  if (edition > EDITION) throw new TypeError(text);
  return typeof kept === "string" ? kept : JSON.stringify(kept);
}

/**
 * Keep a value, with the edition of the book that does so.
 * @param {string} key
 * @param {unknown} value
 */
export function remember(key, value) {
  write(key, JSON.stringify({ edition: EDITION, kept: value }));
}

/**
 * The value under a key, or the fallback where there is none. An entry that `parse` refuses
 * is moved to `<key>.broken`, and `onBroken(key)` is told.
 * @template Value
 * @param {string} key
 * @param {(text: string) => Value} parse
 * @param {Value} fallback
 * @param {OnBroken} onBroken
 */
export function recall(key, parse, fallback, onBroken) {
  const text = read(key);
  if (text === null) return fallback;
  try {
    return parse(opened(text));
  } catch {
    setAside(key, fallback, onBroken);
    return fallback;
  }
}

/**
 * Move what is under a key to `<key>.broken`, and tell `onBroken(key)`.
 * @param {string} key
 * @param {unknown} fallback
 * @param {OnBroken} onBroken
 */
export function setAside(key, fallback, onBroken) {
  write(`${key}.broken`, read(key) ?? "");
  remember(key, fallback);
  onBroken(key);
}

/**
 * A parser that takes one of these words and nothing else.
 * @template {string} Word
 * @param {readonly Word[]} words
 * @returns {(text: string) => Word}
 */
export function oneOf(...words) {
  return (text) => {
    const found = words.find((word) => word === text);
    if (found === undefined) throw new TypeError(text);
    return found;
  };
}

/**
 * Whether a value is named values, as JSON holds them in braces.
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
export function isRecord(value) {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

/**
 * A parser that takes a record of such values and nothing else.
 * @template Value
 * @param {(value: unknown) => value is Value} isValue
 * @returns {(text: string) => Record<string, Value>}
 */
export function recordOf(isValue) {
  return (text) => {
    const record = JSON.parse(text);
    if (!isRecord(record) || !Object.values(record).every(isValue)) throw new TypeError(text);
    return /** @type {Record<string, Value>} */ (record);
  };
}
