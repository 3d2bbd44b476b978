// What the reader has picked: one card of the hand, any cards of the table (or of a pile).

/** change() is called after every change; marks go to aria-pressed of the cards' buttons. */
export function createSelection(zones, change) {
  let card = null;
  let takes = [];
  const mark = (id, pressed) => zones.button(id).setAttribute("aria-pressed", String(pressed));
  const set = (nextCard, nextTakes) => {
    for (const id of [card, ...takes]) if (id) mark(id, false);
    [card, takes] = [nextCard, nextTakes];
    for (const id of [card, ...takes]) if (id) mark(id, true);
    change();
  };
  return {
    get: () => ({ card, takes: [...takes] }),
    set: (move) => set(move.card, [...move.takes]),
    clear: () => set(null, []),
    toggle(id) {
      if (zones.zoneOf(id) === "hand") set(id === card ? null : id, takes);
      else set(card, takes.includes(id) ? takes.filter((other) => other !== id) : [...takes, id]);
    },
  };
}
