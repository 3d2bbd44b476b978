// What is to be done, said once when the focus comes to where it is done.

/**
 * Describe by `task()` whatever gets the focus in `places` from elsewhere, or when the task is another one. Who moves on
 * among them does not hear it again, nor who does something there: then the task may be another.
 * @param {HTMLElement[]} places
 * @param {() => string} task
 * @param {AbortSignal} signal
 */
export function describeEntry(places, task, signal) {
  let described = "";
  /** @param {FocusEvent} event */
  function enter({ target, relatedTarget }) {
    const text = task();
    const isHere = relatedTarget instanceof Node && places.some((place) => place.contains(relatedTarget));
    if (!(target instanceof HTMLElement) || !text || (isHere && text === described)) return;
    described = text;
    const own = target.getAttribute("aria-description");
    target.setAttribute("aria-description", own ? `${text} ${own}` : text);
    const leave = () =>
      own ? target.setAttribute("aria-description", own) : target.removeAttribute("aria-description");
    target.addEventListener("blur", leave, { once: true });
    target.addEventListener("input", leave, { once: true });
  }
  for (const place of places) place.addEventListener("focusin", enter, { signal });
}
