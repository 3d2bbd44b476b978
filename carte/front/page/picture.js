// A picture of a question, to send: its cards, and the answer with its rule, if any.

/** @import { Card } from "../../engine/messages.js" */
/** @import { CardNames } from "../messages.js" */

/**
 * The content of a picture: a question, the cards of its places by their labels, the answer in large type, and its
 * text, the last lines smaller.
 * @typedef {object} Pictured
 * @property {string} asks
 * @property {[label: string, cards: Card[]][]} cards
 * @property {{ good: boolean | null, text: string }} [answer] null if it is neither
 * @property {string[]} says
 */

const WIDE = 1080;
const EDGE = 72;
const SHORT = 8; // letters of an answer in the largest type
const CARD = { wide: 108, high: 150, gap: 18 };
const INK = "#22302a";
const QUIET = "#434f49";
const TONES = { good: "#17663f", bad: "#a3271c" };
const SIZES = [42, 34, 30]; // of the text: the sentence, its rule, its source

/**
 * A picture as a file; `cards` are the names of all, and `link` is at its foot.
 * @param {Pictured} pictured
 * @param {{ cards: Record<Card, CardNames>, link: string }} beside
 * @returns {Promise<Blob>}
 */
export async function pictureOf(pictured, { cards: names, link }) {
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = 10;
  const high = drawn(canvas);
  canvas.height = high;
  drawn(canvas);
  return new Promise((resolve, reject) => {
    canvas.toBlob((file) => (file ? resolve(file) : reject(new Error(pictured.asks))), "image/png");
  });

  /**
   * Draw all of it, and return the height that it needs.
   * @param {HTMLCanvasElement} onto
   */
  function drawn(onto) {
    const pen = /** @type {CanvasRenderingContext2D} */ (onto.getContext("2d"));
    pen.fillStyle = "#fffdf8";
    pen.fillRect(0, 0, WIDE, onto.height);
    const { asks, cards, answer, says } = pictured;
    let y = lines(pen, asks, { y: EDGE, size: 52, bold: true });
    for (const [label, some] of cards) y = place(pen, label, some, y + 28);
    if (answer) {
      const tone = answer.good === null ? INK : answer.good ? TONES.good : TONES.bad;
      const size = answer.text.length > SHORT ? 100 : 150;
      y = lines(pen, answer.text, { y: y + 44, size, bold: true, tone });
    }
    says.forEach((text, number) => {
      const size = SIZES[Math.min(number, SIZES.length - 1)];
      y = lines(pen, text, { y: y + 20, size, tone: number > 0 ? QUIET : INK });
    });
    return lines(pen, link, { y: y + 18, size: 24, tone: QUIET }) + EDGE;
  }

  /**
   * A row of cards under its label.
   * @param {CanvasRenderingContext2D} pen
   * @param {string} label
   * @param {Card[]} cards
   * @param {number} top
   */
  function place(pen, label, cards, top) {
    let y = lines(pen, label, { y: top, size: 32, tone: QUIET }) + 12;
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
   * The text on a card: its value, and its suit or else its rank.
   * @param {Card} card
   */
  function split(card) {
    const { rank, italian } = names[/[A-Z]$/.test(card) ? card : `${card}D`];
    const value = card.replace(/[A-Z]$/, "");
    return card === value ? [value, rank === value ? "" : rank] : [value, italian.split(" ").at(-1) ?? ""];
  }
}

/**
 * Write a text in as many lines as it needs, and return where the next may begin.
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
 * A word in parts that fit, such as a long link's.
 * @param {CanvasRenderingContext2D} pen
 * @param {string} word
 */
function broken(pen, word) {
  if (pen.measureText(word).width <= WIDE - 2 * EDGE) return [word];
  const size = Math.floor((word.length * (WIDE - 2 * EDGE)) / pen.measureText(word).width);
  return word.match(new RegExp(`.{1,${Math.max(1, size)}}`, "gu")) ?? [word];
}
