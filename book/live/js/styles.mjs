// Joins style sheets for all pages of a site: `node styles.mjs <site> <made> <theme's sheet …> -- <own sheet …>`, all
// but the first relative to it. Of the theme's, which fit any site, it keeps only rules for what is on a page or in a
// script.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PurgeCSS } from "purgecss";
import { build } from "../../../carte/front/bundle/node_modules/esbuild/lib/main.js";

const [site, made, ...sheets] = process.argv.slice(2);
const own = sheets.splice(sheets.indexOf("--")).slice(1);
const NEVER_READ = /^(?:bootstrap|fontawesome|searchindex|language_data)\.js$/; // they name far more than the site uses
const ICON_FONTS = /@font-face\{[^}]*Font Awesome[^}]*\}/g; // icons.css draws the book's icons
const ASKED = /@media[^{]*/g;
const PIXELS = /([\d.]+)px/g;
const LETTER = 16; // of its pixels, what letters have that nobody has made larger

const [theme] = await new PurgeCSS().purge({
  content: await shown(),
  css: [{ raw: await joined(sheets) }],
  extractors: [
    { extensions: ["html"], extractor: namesInMarkup },
    { extensions: ["js"], extractor: words },
  ],
  fontFace: true,
  keyframes: true,
});
await writeFile(join(site, made), inLetters(theme.css.replace(ICON_FONTS, "")) + (await joined(own)));

/**
 * Have sheets ask how many letters a window has room for, not how many pixels: with large letters a page is a phone's.
 * @param {string} sheet
 */
function inLetters(sheet) {
  return sheet.replaceAll(ASKED, (asked) => asked.replaceAll(PIXELS, (_all, pixels) => `${pixels / LETTER}em`));
}

/** @param {string[]} parts */
async function joined(parts) {
  const { outputFiles } = await build({
    stdin: { contents: parts.map((part) => `@import "./${part}";`).join("\n"), loader: "css", resolveDir: site },
    bundle: true,
    minify: true,
    write: false,
    loader: { ".png": "dataurl", ".ttf": "empty", ".woff2": "empty" },
    logLevel: "error", // the theme's sheets would cause warnings
  });
  return outputFiles[0].text;
}

/** Return the pages, and the scripts that change them. */
async function shown() {
  const files = await readdir(site, { recursive: true, withFileTypes: true });
  const read = files
    .filter((file) => file.isFile() && /\.(?:html|js)$/.test(file.name) && !NEVER_READ.test(file.name))
    .map(async (file) => ({
      extension: file.name.endsWith(".js") ? "js" : "html",
      raw: await readFile(join(file.parentPath, file.name), "utf8"),
    }));
  return Promise.all(read);
}

/**
 * Return elements, attributes and their values, without the text of the page.
 * @param {string} markup
 */
function namesInMarkup(markup) {
  const tags = markup.match(/<[a-z][^<>]*>/gi) ?? [];
  return [...new Set(tags)].flatMap(words);
}

/** @param {string} text */
function words(text) {
  return [...new Set(text.match(/[\w-]+/g))];
}
