// The game about which something was asked last: the next question is often about it, too.
import { SLUG, wordStore } from "../../../front/page/fitting.js";

export const SETTLED = wordStore("settled", "scopa", SLUG);
