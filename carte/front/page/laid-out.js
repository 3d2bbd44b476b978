// Looking at the page when the browser has laid it out anyway: to ask earlier makes it do so once more.

/**
 * Call back once an element has a size, before it is painted: at once with the next frame, or when it comes into view.
 * @param {Element} element
 * @param {() => void} callback
 */
export function onceLaidOut(element, callback) {
  const watch = new ResizeObserver(() => {
    watch.disconnect();
    callback();
  });
  watch.observe(element);
}
