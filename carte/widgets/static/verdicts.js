// Verdicts are looked up, never worked out: the engine judged every move when the step was made.

function maskOf(step, takes) {
  return takes.reduce((mask, card) => mask | (1 << step.zones.table.indexOf(card)), 0);
}

function cardsOf(step, mask) {
  return step.zones.table.filter((_, position) => mask & (1 << position));
}

/** The ruling on playing `card` and taking `takes`, all of them in this step's zones. */
export function rulingOnMove(step, { card, takes }) {
  return step.rulings[step.verdicts[card][maskOf(step, takes)]];
}

/** The ruling on a set of cards, given in canonical order. */
export function rulingOnPick(step, cards) {
  return step.rulings[step.picks[cards.join(",")] ?? step.otherwise];
}

/** The ruling on an option. */
export function rulingOnChoice(step, option) {
  return step.rulings[step.choices[option]];
}

/** Every move of a step that passes `test(ruling)`, as {card, takes, ruling}. */
function movesWhere(step, test) {
  return Object.entries(step.verdicts ?? {}).flatMap(([card, masks]) =>
    masks.flatMap((index, mask) => {
      const ruling = step.rulings[index];
      return test(ruling) ? [{ card, takes: cardsOf(step, mask), ruling }] : [];
    }),
  );
}

/** What the guide points at: the first right answer of a step, as {from, to} cards. */
export function answerOf(step) {
  if (step.picks) {
    const [key] = Object.entries(step.picks).find(([, index]) => step.rulings[index].good) ?? [""];
    return { from: null, to: key ? key.split(",") : [] };
  }
  const [move] = movesWhere(step, (ruling) => ruling.good);
  return move ? { from: move.card, to: move.takes } : { from: null, to: [] };
}

/** Whether these table cards are part of something larger that the card may take. */
export function mayGrow(step, { card, takes }) {
  const has = maskOf(step, takes);
  return movesWhere(step, (ruling) => ruling.legal).some((move) => {
    const whole = maskOf(step, move.takes);
    return move.card === card && whole !== has && (whole & has) === has;
  });
}
