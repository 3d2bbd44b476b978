// Printing one thing of a page, and nothing around it.
import "./printing.css";

/**
 * Print an element alone.
 * @param {HTMLElement} element
 */
export function printAlone(element) {
  const page = document.documentElement;
  const done = () => {
    element.removeAttribute("data-printed");
    page.removeAttribute("data-prints-one");
  };
  element.setAttribute("data-printed", "");
  page.setAttribute("data-prints-one", "");
  window.addEventListener("afterprint", done, { once: true });
  window.print();
}
