// Hiding the marks of a search: the theme's link is a script in an address, which no page of ours may run.

/** Let the link do what it says, wherever the theme has put one. */
export function hideMarks() {
  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element) || !event.target.closest(".highlight-link a")) return;
    event.preventDefault();
    SphinxHighlight.hideSearchWords();
  });
}
