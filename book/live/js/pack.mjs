// Writes compressed twins of a site's large files, for hosts that send them: `node pack.mjs <site> <store>`. The store
// keeps them by content; those that this site does not need are dropped.
import { createHash } from "node:crypto";
import { copyFile, link, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const KINDS = /\.(css|html|js|json|mjs|svg|wasm|webmanifest|xml|zip)$/;
const LARGE = 1024;
const BEST = 11; // for Python, which rarely changes and is most of a visit
const QUICK = 9;

const [site, store] = process.argv.slice(2);
await mkdir(store, { recursive: true });
const kept = new Set(await readdir(store));
/** @type {Set<string>} */
const used = new Set();

const files = await readdir(site, { recursive: true, withFileTypes: true });
for (const file of files) {
  if (!file.isFile() || !KINDS.test(file.name)) continue;
  const path = join(file.parentPath, file.name);
  const content = await readFile(path);
  if (content.length >= LARGE) await pack(path, content);
}
for (const name of kept) if (!used.has(name)) await rm(join(store, name));

/**
 * @param {string} path
 * @param {Buffer} content
 */
async function pack(path, content) {
  const quality = path.includes(`${sep}python-`) ? BEST : QUICK;
  const hash = createHash("sha256").update(content).digest("hex");
  for (const [kind, packed] of /** @type {const} */ ([
    ["br", () => inBrotli(content, quality)],
    ["gz", () => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION })],
  ])) {
    const name = `${hash}.${quality}.${kind}`;
    if (!kept.has(name) && !used.has(name)) await writeFile(join(store, name), await packed());
    used.add(name);
    await linkOrCopy(join(store, name), `${path}.${kind}`);
  }
}

/**
 * Put a file there too: linked if the file system can, or else copied. Nobody writes into a twin.
 * @param {string} source
 * @param {string} target
 */
async function linkOrCopy(source, target) {
  await link(source, target).catch(() => copyFile(source, target));
}

/**
 * @param {Buffer} content
 * @param {number} quality
 */
function inBrotli(content, quality) {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_LGWIN, BROTLI_MAX_WINDOW_BITS } = constants;
  return promisify(brotliCompress)(content, {
    params: {
      [BROTLI_PARAM_QUALITY]: quality,
      [BROTLI_PARAM_SIZE_HINT]: content.length,
      [BROTLI_PARAM_LGWIN]: BROTLI_MAX_WINDOW_BITS,
    },
  });
}
