// What the reader has picked: a card to play, and any cards that go with it or are handed in.

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
    holds: (id) => id === card || takes.includes(id),
    set: (move) => set(move.card, [...move.takes]),
    clear: () => set(null, []),
    /** The card to play: another press puts it back. */
    choose: (id) => set(id === card ? null : id, takes),
    /** One of the other cards; where only `one` may be picked, it takes the place of the last. */
    toggle(id, one = false) {
      if (takes.includes(id))
        set(
          card,
          takes.filter((other) => other !== id),
        );
      else set(card, one ? [id] : [...takes, id]);
    },
  };
}
