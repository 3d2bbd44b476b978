// What a player must see at once: the seats, the cards, the buttons, and what is said last.
import { bringTogether } from "../../front/page/motion.js";

/** @import { Board } from "../../board/front/board.js" */
/** @import { Status } from "../../front/status/status.js" */

/**
 * Keep the table of a `board` together with what its `status` says, as far as the window has room: what
 * is said brings the table along, and bring() the table what is said, with the room that is kept for it if there is
 * enough, so that nothing moves when it is said. Where a `result` stands over the table, it is
 * seen with the cards that are laid open.
 * @param {{ board: Board, status: Status, result?: Element }} table
 */
export function keepTogether({ board: { felt, actions }, status, result }) {
  const hand = felt.querySelectorAll('[data-zone="hand"]');
  const within = () => [...hand, ...actions.element.querySelectorAll(".carte-button")];
  status.seenWith(() => [[status.element], [felt], within()]);
  const over = () => (result && felt.hasAttribute("data-laid") ? [[result]] : []);
  return {
    /** The hand, and the buttons that play what was picked from it, unless they have come with a coach's word. */
    reach: () => actions.element.hasAttribute("data-doubted") || bringTogether([within()]),
    bring: () => bringTogether([[status.element], [...status.element.children], within(), [felt], ...over()]),
  };
}
