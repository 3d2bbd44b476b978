// A sheet of paper as printed: its pages in true size, scaled down on small screens.

import { bringPack } from "../../front/cards/packs.js";
import { inFaces } from "../../front/cards/phrases.js";
import { fill, h } from "../../front/page/dom.js";
import { fitType, linkEverywhere } from "../../front/page/print.js";
import { drawCode } from "../../front/page/qr.js";
import { drawBlock } from "./blocks.js";

/** @import { Skin } from "../../front/messages.js" */
/** @import { PaperSheet, PaperStrings } from "./messages.js" */

const LARGEST = 11; // points of the type, which shrinks until everything fits
const SMALLEST = 5;
const CODE = 82; // pixels
const EDGES = 62; // pixels: the 8 mm margins at both sides of a page on the screen

/**
 * @param {PaperStrings} words
 * @param {() => Skin} skinNow the skin of sheets without their own
 * @param {AbortSignal} signal
 */
export function createPaperPages(words, skinNow, signal) {
  const { paper: strings, joints, legend } = words;
  const element = h("div", { class: "carte-paper", "data-paper": "", role: "group", "aria-label": strings.preview });
  // Later, for it changes the observed element.
  const observer = new ResizeObserver(() => requestAnimationFrame(scale));
  observer.observe(element);
  signal.addEventListener("abort", () => observer.disconnect());

  function scale() {
    const room = element.clientWidth - 2 * Number.parseFloat(getComputedStyle(element).paddingLeft);
    element.style.setProperty("--zoom", "1");
    const widest = Math.max(...[...element.children].map((page) => /** @type {HTMLElement} */ (page).offsetWidth), 1);
    element.style.setProperty("--zoom", String(Math.min(1, room / (widest + EDGES))));
  }

  /**
   * @param {PaperSheet} sheet
   * @param {PaperSheet["pages"][number]} blocks
   * @param {number} place
   */
  function drawPage({ title, leads, skin: own, pages: { length } }, blocks, place) {
    const link = leads ? linkEverywhere(leads) : null;
    const skin = own || skinNow();
    /** @param {string} text */
    const say = (text) => inFaces(text, words, skin);
    const name = h("h2", {}, length > 1 ? fill(joints.aside, { words: title, more: `${place + 1}/${length}` }) : title);
    const head = h(
      "header",
      {},
      h("div", {}, name, skin === "french" ? h("p", { class: "carte-paper-legend" }, legend) : null),
      link ? drawCode(link, strings.scan, CODE) : null,
    );
    const manner = { class: "carte-paper-flow", "data-first": blocks[0].is };
    const flow = h("div", manner, ...blocks.map((block) => drawBlock(block, { skin, say, words, strings, joints })));
    return h("article", { class: "carte-paper-page" }, head, flow);
  }

  /**
   * Draw the pages of a sheet, in as many copies as wanted.
   * @param {PaperSheet} sheet
   */
  function drawSheet(sheet) {
    return Array.from({ length: sheet.copies }, () =>
      sheet.pages.map((blocks, place) => drawPage(sheet, blocks, place)),
    );
  }

  return {
    element,
    clear: () => element.replaceChildren(),
    /** @param {PaperSheet} sheet */
    show(sheet) {
      for (const { skin } of [sheet, ...sheet.more]) if (skin) bringPack(element, skin);
      const drawn = [sheet, ...sheet.more].map((one) => ({ fits: one.fits, pages: drawSheet(one).flat() }));
      element.toggleAttribute("data-wide", sheet.wide);
      element.replaceChildren(...drawn.flatMap(({ pages }) => pages));
      element.style.setProperty("--zoom", "1"); // fits the type at print size
      for (const { fits, pages } of drawn) if (fits) for (const page of pages) fitType(page, LARGEST, SMALLEST);
      scale();
    },
  };
}
