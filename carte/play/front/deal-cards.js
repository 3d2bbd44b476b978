// Dealing: the cards fly from the dealer to everybody round the table.
import { cardBack } from "../../front/cards/faces.js";
import { calm, flight } from "../../front/page/motion.js";

/** @import { SeatName, ZoneName } from "../../engine/messages.js" */

const PACKETS = 3; // packets for everybody else
const FLIGHT = 0.5; // of the whole time for one card's flight
const WIDTH = 30; // pixels of the dealer's pack

/**
 * Return where the pack lies: in the middle of the dealer's plate.
 * @param {HTMLElement} felt
 * @param {SeatName} dealer
 */
function packAt(felt, dealer) {
  const seat = felt.querySelector(`[data-seat="${dealer}"] .carte-plate`) ?? felt.querySelector(".carte-mine") ?? felt;
  const { x, y, width, height } = seat.getBoundingClientRect();
  return new DOMRect(x + (width - WIDTH) / 2, y + height / 2 - WIDTH, WIDTH, WIDTH * 2);
}

/**
 * Return every card that the reader sees dealt, and when; a deal lasts from 0 to 1.
 * @param {HTMLElement} felt
 * @param {SeatName} dealer
 */
function dealtOn(felt, dealer) {
  const plates = [...felt.querySelectorAll(`.carte-seat:not([data-seat="${dealer}"])`)];
  /**
   * @param {ZoneName} name
   * @returns {NodeListOf<HTMLElement>}
   */
  const cardsIn = (name) => felt.querySelectorAll(`[data-zone="${name}"] .carte-card`);
  const own = [...cardsIn("hand")].map((card, number, hand) => ({ card, when: number / hand.length }));
  const open = [...cardsIn("table")].map((card, number, table) => ({ card, when: (number + 1) / table.length }));
  const unseen = plates.flatMap((plate, place) =>
    Array.from({ length: PACKETS }, (_, round) => {
      const back = cardBack();
      back.classList.add("carte-dealt");
      plate.append(back);
      return { card: back, when: (round + (place + 1) / (plates.length + 1)) / PACKETS };
    }),
  );
  return [...own, ...open, ...unseen];
}

/**
 * Deal the cards on the felt from the seat `dealer` in `time` milliseconds; any press ends it, and so does the signal.
 * Resolves when all are in place.
 * @param {HTMLElement} felt
 * @param {{ dealer: SeatName, time: number, signal: AbortSignal }} manner
 */
export async function dealOut(felt, { dealer, time, signal }) {
  if (calm()) return;
  const from = packAt(felt, dealer);
  const duration = time * FLIGHT;
  const flights = dealtOn(felt, dealer).flatMap(({ card, when }) => {
    return flight(card, from, { duration, delay: when * (time - duration), hidden: true }) ?? [];
  });
  const over = new AbortController();
  const end = () => {
    for (const one of flights) one.finish();
  };
  for (const press of ["pointerdown", "keydown"]) {
    document.addEventListener(press, end, { signal: over.signal, capture: true });
  }
  signal.addEventListener("abort", end, { signal: over.signal });
  await Promise.all(flights.map(({ finished }) => finished));
  over.abort();
  for (const back of felt.querySelectorAll(".carte-dealt")) back.remove();
}
