// A widget in a frame of another page: it reports its height to that page, and its links open outside the frame.

const WIDTHS = { least: 320, most: 800, step: 20 }; // pixels of the frames that pages have room for
const AGAIN = { first: 250, last: 8000 }; // milliseconds to reporting an unheeded height again

/**
 * @param {HTMLElement} root
 * @param {AbortSignal} signal
 */
export function embed(root, signal) {
  const page = document.documentElement;
  const id = location.href;
  let reported = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let later;
  /** Report the height again at growing intervals, because the page may begin to listen late. */
  const tell = (wait = AGAIN.first) => {
    clearTimeout(later);
    const height = Math.ceil(root.getBoundingClientRect().height);
    if (height === 0 || (height === reported && height === innerHeight)) return;
    reported = height;
    // To any site that embeds it: a widget's height is no secret.
    parent.postMessage({ carte: "height", height, id }, "*");
    if (wait <= AGAIN.last) later = setTimeout(tell, wait, 2 * wait);
  };
  const grown = new ResizeObserver(() => tell());
  grown.observe(root);
  signal.addEventListener("abort", () => {
    clearTimeout(later);
    grown.disconnect();
  });
  document.addEventListener("click", openBeside, { signal });
  page.dataset.embed = "";
  scrollTo({ top: 0, behavior: "instant" }); // the page around it, now gone, was scrolled to the target of its address
}

/**
 * The height of a widget in the frame where it is highest: without a script to adjust the frame, all of it must fit.
 * @param {HTMLElement} root
 */
export function tallest(root) {
  const top = scrollY;
  const { boxSizing, width, maxWidth } = root.style;
  let height = 0;
  root.toggleAttribute("data-measured", true);
  root.style.boxSizing = "border-box";
  for (let wide = WIDTHS.least; wide <= WIDTHS.most; wide += WIDTHS.step) {
    root.style.width = root.style.maxWidth = `${wide}px`;
    height = Math.max(height, root.getBoundingClientRect().height);
  }
  root.toggleAttribute("data-measured", false);
  Object.assign(root.style, { boxSizing, width, maxWidth });
  scrollTo({ top, behavior: "instant" }); // the page may have been shorter meanwhile
  return height;
}

/**
 * Open links that the widget does not follow itself outside the frame.
 * @param {MouseEvent} event
 */
function openBeside({ target, defaultPrevented }) {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.href || defaultPrevented || link.hasAttribute("download")) return;
  const place = new URL(link.href);
  if (place.pathname === location.pathname) {
    place.searchParams.delete("embed");
    link.href = place.href;
  }
  link.target = "_blank";
  link.rel = "noopener";
}

/**
 * The markup with which a page embeds a widget: one frame.
 * @param {string} address
 * @param {{ title: string, height: number }} manner
 */
export function frameMarkup(address, { title, height }) {
  const attributes = {
    src: address,
    title,
    width: "100%",
    height: Math.ceil(height),
    loading: "lazy",
    allow: "fullscreen; clipboard-write",
    frameborder: 0,
  };
  return `<iframe ${Object.entries(attributes).map(written).join(" ")}></iframe>`;
}

/**
 * An attribute in markup.
 * @param {[string, string | number]} attribute
 */
function written([name, value]) {
  return `${name}="${String(value).replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`;
}
