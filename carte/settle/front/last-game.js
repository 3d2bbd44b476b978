// The game of the last question: the next is often about it, too.
import { SLUG, wordStore } from "../../front/page/schema.js";

export const SETTLED = wordStore("settled", "scopa", SLUG);
