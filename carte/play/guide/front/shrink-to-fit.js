// Words in a room that is always the same: the longer they are, the smaller they are written.

const LENGTHS = ["short", "long", "longest"];

/**
 * Make fit(), which names in `data-length` how small the one child of `element` has to be written to keep to the
 * least height of the room around; it is found out anew where that room changes.
 * @param {HTMLElement} element
 */
export function keepToRoom(element) {
  function fit() {
    const { parentElement: around, firstElementChild: said } = element;
    if (!around || !said) return;
    const room = parseFloat(getComputedStyle(around).minHeight);
    for (const length of LENGTHS) {
      element.dataset.length = length;
      if (said.getBoundingClientRect().height < room + 1) return;
    }
  }

  new ResizeObserver(fit).observe(element);
  return fit;
}
