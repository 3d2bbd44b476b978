// Verdicts are looked up, never worked out: the engine judged every reply when the step was made.
import { formOf } from "./forms.js";

function maskOf(step, takes) {
  return takes.reduce((mask, card) => mask | (1 << step.zones.table.indexOf(card)), 0);
}

function cardsOf(step, mask) {
  return (step.zones.table ?? []).filter((_, position) => mask & (1 << position));
}

/**
 * The ruling on a move, {card, takes, signal} or {option}; null where Python must be asked. Cards
 * that are handed in are a move without a card, what they are in `takes`, in canonical order.
 */
export function rulingOn(step, { card, takes, signal, option }) {
  if (!step.rulings) return null;
  const { collect } = formOf(step);
  if (option !== undefined) return step.rulings[(step.choices ?? step.said)[option]];
  if (card === null) return step.rulings[collect.picks[takes.join(",")] ?? collect.otherwise];
  if (!step.verdicts) return null;
  return step.rulings[step.verdicts[signal ? `${card} ${signal}` : card][maskOf(step, takes)]];
}

/** Every play of a step that passes `test(ruling)`, as {card, takes, ruling}. */
function movesWhere(step, test) {
  return Object.entries(step.verdicts ?? {}).flatMap(([key, masks]) =>
    masks.flatMap((index, mask) => {
      const ruling = step.rulings[index];
      const [card, signal = null] = key.split(" ");
      return test(ruling) ? [{ card, takes: cardsOf(step, mask), signal, ruling }] : [];
    }),
  );
}

/** What the guide points at: the first right answer of a step, {from, to} cards, signal, option. */
export function answerOf(step) {
  const { collect } = formOf(step);
  const right = (places) => Object.entries(places ?? {}).find(([, at]) => step.rulings[at].good)?.[0];
  const nothing = { from: null, to: [], signal: null, option: right(step.choices ?? step.said) };
  if (nothing.option !== undefined) return nothing;
  if (collect) return { ...nothing, to: right(collect.picks)?.split(",") ?? [] };
  const [move] = movesWhere(step, (ruling) => ruling.good);
  return move ? { from: move.card, to: move.takes, signal: move.signal } : nothing;
}

/** Whether these table cards are part of something larger that the card may take. */
export function mayGrow(step, { card, takes }) {
  const has = maskOf(step, takes);
  return movesWhere(step, (ruling) => ruling.legal).some((move) => {
    const whole = maskOf(step, move.takes);
    return move.card === card && whole !== has && (whole & has) === has;
  });
}
