// What a player must see at once: the seats, the cards, the buttons, and the last words of the status.
import { bringTogether } from "../../front/page/motion.js";

/** @import { Board } from "../../board/front/board.js" */
/** @import { Status } from "../../front/status/status.js" */

/**
 * Keep the table of a `board` together with its `status`, as far as the window has room: a status brings the table
 * along, and bring() brings the status, with the room kept for it if there is enough, so that nothing moves when words
 * appear. A `result` above the table is seen with the cards laid open.
 * @param {{ board: Board, status: Status, result?: Element }} table
 */
export function keepTogether({ board: { felt, actions }, status, result }) {
  const hand = felt.querySelectorAll('[data-zone="hand"]');
  const within = () => [...hand, ...actions.element.querySelectorAll(".carte-button")];
  status.seenWith(() => [[status.element], [felt], within()]);
  const over = () => (result && felt.hasAttribute("data-laid") ? [[result]] : []);
  return {
    /** The hand, and the buttons that play what was picked from it, unless a coach's warning brought them. */
    reach: () => actions.element.hasAttribute("data-doubted") || bringTogether([within()]),
    bring: () => bringTogether([[status.element], [...status.element.children], within(), [felt], ...over()]),
  };
}
