// A picture of a verdict, to send: the question, its cards, and the answer with its rule.

import { fill } from "../../../front/page/dom.js";

/** @import { Card } from "../../../front/types.js" */
/** @import { Settled, SettleWords } from "./types.js" */

const WIDE = 1080;
const EDGE = 72;
const CARD = { wide: 108, high: 150, gap: 18 };
const INK = "#22302a";
const TONES = { yes: "#17663f", no: "#a3271c" };

/**
 * A picture of `settled` as a file; `link` stands at its foot.
 * @param {Settled} settled
 * @param {{ words: SettleWords, link: string }} beside
 * @returns {Promise<Blob>}
 */
export async function pictureOf(settled, { words, link }) {
  const said = words.settle;
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = 10;
  const high = drawn(canvas);
  canvas.height = high;
  drawn(canvas);
  return new Promise((resolve, reject) => {
    canvas.toBlob((file) => (file ? resolve(file) : reject(new Error(said.picture))), "image/png");
  });

  /**
   * Draw all of it, and give the height that it needs.
   * @param {HTMLCanvasElement} onto
   */
  function drawn(onto) {
    const pen = /** @type {CanvasRenderingContext2D} */ (onto.getContext("2d"));
    pen.fillStyle = "#fffdf8";
    pen.fillRect(0, 0, WIDE, onto.height);
    let y = lines(pen, settled.asks, { y: EDGE, size: 52, bold: true });
    for (const [label, cards] of settled.cards) y = place(pen, label, cards, y + 28);
    const tone = settled.yes ? TONES.yes : TONES.no;
    y = lines(pen, settled.yes ? said.yes : said.no, { y: y + 44, size: 150, bold: true, tone });
    y = lines(pen, settled.says, { y: y + 20, size: 42 });
    if (settled.rule.text !== settled.says) y = lines(pen, settled.rule.text, { y: y + 18, size: 34, tone: "#56635c" });
    y = lines(pen, fill(said.source, { source: settled.rule.source }), { y: y + 18, size: 30, tone: "#56635c" });
    return lines(pen, link, { y: y + 18, size: 24, tone: "#56635c" }) + EDGE;
  }

  /**
   * A row of cards under its label.
   * @param {CanvasRenderingContext2D} pen
   * @param {string} label
   * @param {Card[]} cards
   * @param {number} top
   */
  function place(pen, label, cards, top) {
    let y = lines(pen, label, { y: top, size: 32, tone: "#56635c" }) + 12;
    let x = EDGE;
    for (const card of cards) {
      if (x + CARD.wide > WIDE - EDGE) [x, y] = [EDGE, y + CARD.high + CARD.gap];
      face(pen, card, x, y);
      x += CARD.wide + CARD.gap;
    }
    return y + CARD.high;
  }

  /**
   * @param {CanvasRenderingContext2D} pen
   * @param {Card} card
   * @param {number} x
   * @param {number} y
   */
  function face(pen, card, x, y) {
    pen.fillStyle = "#fdf9ee";
    pen.strokeStyle = "#8a8f86";
    pen.lineWidth = 3;
    pen.beginPath();
    pen.roundRect(x, y, CARD.wide, CARD.high, 14);
    pen.fill();
    pen.stroke();
    const [value, suit] = split(card);
    pen.textAlign = "center";
    pen.fillStyle = INK;
    pen.font = "bold 64px system-ui, sans-serif";
    pen.fillText(value, x + CARD.wide / 2, y + 84);
    pen.font = "24px system-ui, sans-serif";
    pen.fillText(suit, x + CARD.wide / 2, y + 126);
    pen.textAlign = "left";
  }

  /**
   * What stands on a card: its value, and its suit or else its rank.
   * @param {Card} card
   */
  function split(card) {
    const names = words.cards[/[A-Z]$/.test(card) ? card : `${card}D`];
    const value = card.replace(/[A-Z]$/, "");
    return card === value
      ? [value, names.rank === value ? "" : names.rank]
      : [value, names.italian.split(" ").at(-1) ?? ""];
  }
}

/**
 * Write a text in as many lines as it needs, and give where the next may begin.
 * @param {CanvasRenderingContext2D} pen
 * @param {string} text
 * @param {{ y: number, size: number, bold?: boolean, tone?: string }} look
 */
function lines(pen, text, { y, size, bold = false, tone = INK }) {
  pen.font = `${bold ? "bold " : ""}${size}px system-ui, sans-serif`;
  pen.fillStyle = tone;
  let line = "";
  let next = y;
  for (const part of text.split(/\s+/).flatMap((word) => broken(pen, word))) {
    const longer = line ? `${line} ${part}` : part;
    if (line && pen.measureText(longer).width > WIDE - 2 * EDGE) {
      next += size * 1.25;
      pen.fillText(line, EDGE, next - size * 0.25);
      line = part;
    } else line = longer;
  }
  next += size * 1.25;
  pen.fillText(line, EDGE, next - size * 0.25);
  return next;
}

/**
 * A word in parts that have room, such as those of a long link.
 * @param {CanvasRenderingContext2D} pen
 * @param {string} word
 */
function broken(pen, word) {
  if (pen.measureText(word).width <= WIDE - 2 * EDGE) return [word];
  const size = Math.floor((word.length * (WIDE - 2 * EDGE)) / pen.measureText(word).width);
  return word.match(new RegExp(`.{1,${Math.max(1, size)}}`, "gu")) ?? [word];
}
