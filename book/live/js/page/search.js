// On the search page: results quote what readers see, with a blank between blocks.

const UNSEEN = /<noscript>.*?<\/noscript>|<p class="live-incomplete">.*?<\/p>/gs;
const END_OF_BLOCK = /<\/(?:p|div|section|h[1-6]|li|d[td]|t[dhr]|caption|pre)>|<br>/g;
const toText = Search.htmlToText;

Search.htmlToText = (html, anchor) =>
  toText(html.replace(UNSEEN, "").replace(END_OF_BLOCK, "$& "), anchor).replace(/\s+/g, " ").trim();

/** @type {HTMLElement | null} */ (document.querySelector(".bd-search-container input"))?.focus();
