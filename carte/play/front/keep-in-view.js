// What a player must see at once: the score, the seats, the cards, the buttons, and the last words of the status.
import { bringTogether } from "../../front/page/motion.js";

/** @import { Board } from "../../board/front/board.js" */
/** @import { Status } from "../../front/status/status.js" */

/**
 * Keep the table of a `board` together with its `status`, as far as the window has room: a status brings the table
 * along, and bring() brings the status, with the room kept for it if there is enough, so that nothing moves when words
 * appear. Where a coach has a `line` above the table, what matters is said there: the page stays where it is as long as
 * that is in sight with the hand and the button that plays; at the end it is seen with the cards laid open.
 * @param {{ board: Board, status: Status, line?: Element }} table
 */
export function keepTogether({ board: { felt, actions }, status, line }) {
  const hand = felt.querySelectorAll('[data-zone="hand"]');
  const pressed = (kind = "") => [...hand, ...actions.element.querySelectorAll(`.carte-button${kind}`)];
  status.seenWith(() => [[status.element], [felt], pressed()]);
  const score = () => [...(felt.closest(".carte")?.querySelectorAll(".carte-head .carte-intro") ?? [])];
  const all = () => [score(), [status.element], [...status.element.children], pressed(), [felt]];
  const wanted = () => {
    if (!line) return all();
    return felt.hasAttribute("data-laid") ? [...all(), [line]] : [[line], [felt], pressed(".carte-main")];
  };
  return {
    /** The hand, and the buttons that play what was picked from it, unless a coach's warning brought them. */
    reach: () => actions.element.hasAttribute("data-doubted") || bringTogether([pressed(line && ".carte-main")]),
    bring: () => bringTogether(wanted()),
  };
}
