// The names of the suits, below the first cards of a game.
import { h } from "../../front/page/dom.js";
import "./lesson.css";

/** @param {Node | string} meanings */
export function suitsLine(meanings) {
  return h("p", { class: "carte-suits-told" }, meanings);
}
