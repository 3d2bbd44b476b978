// Hides the marks of a search: the theme's link is a script in an address, which our policy forbids.

/** Make the theme's link work, wherever there is one. */
export function hideMarks() {
  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element) || !event.target.closest(".highlight-link a")) return;
    event.preventDefault();
    SphinxHighlight.hideSearchWords();
  });
}
