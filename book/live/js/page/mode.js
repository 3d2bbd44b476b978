// The reader's theme, or the site's own, whether to show one widget alone, and whether the reader has been here before:
// set before the page is drawn.

const root = document.documentElement;
const mode = localStorage.getItem("mode") ?? "auto";
const usual = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
root.dataset.mode = mode;
root.dataset.theme = mode === "auto" ? usual : mode; // as the theme will; a later change would restyle the page
const wishes = new URLSearchParams(location.search);
if (["present", "embed"].some((way) => wishes.has(way))) root.dataset.awaits = "";

if (["carte.progress", "carte.memory"].some((key) => localStorage.getItem(key))) root.dataset.known = ""; // has been here

export {};
