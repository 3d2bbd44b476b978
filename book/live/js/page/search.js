// On the search page: results quote visible text, with a blank between blocks; the finder gets the same query.

const UNSEEN = /<noscript>.*?<\/noscript>|<p class="live-incomplete">.*?<\/p>/gs;
const END_OF_BLOCK = /<\/(?:p|div|section|h[1-6]|li|d[td]|t[dhr]|caption|pre)>|<br>/g;
const toText = Search.htmlToText;

Search.htmlToText = (html, anchor) =>
  toText(html.replace(UNSEEN, "").replace(END_OF_BLOCK, "$& "), anchor).replace(/\s+/g, " ").trim();

const PATIENCE = 20_000; // milliseconds for the search index
const QUERY = new URLSearchParams(location.search).get("q") ?? "";
const field = /** @type {HTMLInputElement | null} */ (document.querySelector(".bd-search-container input"));
const finder = /** @type {HTMLAnchorElement | null} */ (document.getElementById("carte-finder"));

if (finder && QUERY) finder.search = `?${new URLSearchParams({ find: QUERY })}`;
if (field) {
  field.value = QUERY;
  field.focus();
}
const absent = document.getElementById("carte-no-index");
if (absent && QUERY) setTimeout(() => absent.toggleAttribute("hidden", Search.hasIndex()), PATIENCE);
