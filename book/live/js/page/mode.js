// The theme that the reader has chosen, or the site's own, and whether one widget alone is wanted: before the page is drawn.

const root = document.documentElement;
const mode = localStorage.getItem("mode") ?? "auto";
const usual = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
root.dataset.mode = mode;
root.dataset.theme = mode === "auto" ? usual : mode; // as the theme will, which would style the page anew
const wishes = new URLSearchParams(location.search);
if (["present", "embed"].some((way) => wishes.has(way))) root.dataset.awaits = "";

export {};
