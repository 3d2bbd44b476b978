// The language switcher: its links keep the rest of the address. The first page that a reader opens offers the
// browser's own language, if the book has it, and no later one does.

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

/** Return the link to the page in the browser's most preferred language that exists. */
function liked() {
  for (const wish of navigator.languages) {
    const [language] = wish.split("-");
    const link = links.find(({ hreflang }) => hreflang === language);
    if (link) return link;
  }
  return undefined;
}

/** Without storage no page counts as the first: the offer would appear on every page. */
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
