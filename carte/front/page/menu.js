// A small menu in the head of a widget: it closes on a press outside it, and with Escape.
import { h } from "./dom.js";
import { bringTogether } from "./motion.js";
import "./panel.css";

/** @import { Child } from "./dom.js" */

/**
 * A menu that opens under its `summary`.
 * @param {HTMLElement} summary
 * @param {Child[]} children
 * @param {AbortSignal} signal
 */
export function drawMenu(summary, children, signal) {
  const body = h("div", { class: "carte-menu-body" }, ...children);
  const menu = h("details", { class: "carte-menu" }, summary, body);
  menu.addEventListener("toggle", () => menu.open && bringTogether([[summary, body]])); // above a bar at the foot
  menu.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !menu.open) return;
    summary.focus();
    event.preventDefault();
    event.stopPropagation();
    menu.open = false;
  });
  /** @param {Event} event */
  const leave = ({ target }) => {
    if (!(target instanceof Node && menu.contains(target))) menu.open = false;
  };
  document.addEventListener("click", leave, { signal });
  return menu;
}
