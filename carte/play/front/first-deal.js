// Which of a page's first matches its reader is dealt.

import { anySeed } from "../../board/front/seeds.js";
import { inBook } from "../../front/page/address.js";

/** @import { PlayContent } from "./messages.js" */

const KEY = "carte.first";

/** The reader's number where the browser keeps none. */
let number = anySeed();

/**
 * Return the content of a page of the book with one of its first matches, by the reader's number: the same one while the
 * visit lasts, so that a page read again shows the same cards.
 * @param {PlayContent} content
 */
export function withFirstDeal(content) {
  const { firsts } = content;
  if (!inBook() || firsts.length === 0) return content;
  return { ...content, ...firsts[numberOfVisit() % firsts.length] };
}

function numberOfVisit() {
  try {
    const kept = sessionStorage.getItem(KEY);
    if (kept !== null && /^\d+$/.test(kept)) number = Number(kept);
    else sessionStorage.setItem(KEY, String(number));
  } catch {
    // only this page knows it
  }
  return number;
}
