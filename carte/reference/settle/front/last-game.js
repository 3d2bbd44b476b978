// The game about which something was asked last: the next question is often about it, too.
import { SLUG, wordStore } from "../../../front/page/schema.js";

export const SETTLED = wordStore("settled", "scopa", SLUG);
