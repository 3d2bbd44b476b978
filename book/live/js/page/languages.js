// The switcher of languages: its links keep what is in the address. On the first page that a reader opens, the
// browser's own language is offered, if the book is there in it, and never again.

const OFFERED = "language-offered";

/** @type {HTMLElement | null} */
const switcher = document.querySelector(".carte-languages");
/** @type {HTMLAnchorElement[]} */
const links = [...(switcher?.querySelectorAll("a") ?? [])];

/** @param {Event} event */
function keepPlace({ currentTarget }) {
  const link = /** @type {HTMLAnchorElement} */ (currentTarget);
  link.search = location.search;
  link.hash = location.hash;
}

/** The link to the page in the language that the browser likes best of those that there are. */
function liked() {
  for (const wish of navigator.languages) {
    const [language] = wish.split("-");
    const link = links.find(({ hreflang }) => hreflang === language);
    if (link) return link;
  }
  return undefined;
}

/** Where nothing can be kept it is never the first: the offer would stand on every page. */
function isFirst() {
  if (!(localStorage instanceof Storage) || localStorage.getItem(OFFERED)) return false;
  try {
    localStorage.setItem(OFFERED, "1");
    return true;
  } catch {
    return false;
  }
}

/** @param {HTMLAnchorElement} link */
function offer(link) {
  const bar = document.createElement("p");
  bar.className = "carte-language-offer";
  const there = /** @type {HTMLAnchorElement} */ (link.cloneNode(true));
  follow(there);
  const close = document.createElement("button");
  close.type = "button";
  close.ariaLabel = switcher?.dataset.close ?? "";
  close.textContent = "×";
  close.addEventListener("click", () => bar.remove());
  bar.append(there, close);
  document.querySelector(".bd-header-article")?.after(bar);
}

/** @param {HTMLAnchorElement} link */
function follow(link) {
  for (const kind of ["click", "auxclick", "contextmenu"]) link.addEventListener(kind, keepPlace);
}

for (const link of links) follow(link);
const best = liked();
if (best && !best.ariaCurrent && isFirst()) offer(best);
else if (links.length > 0) isFirst();
