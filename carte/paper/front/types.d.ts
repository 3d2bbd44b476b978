// What Python returns about paper (`carte.paper`), and what its widget asks.

import type { Plain } from "../../board/front/messages.js";
import type { FieldName } from "./messages.js";

/** What a pasted link brings. */
export type Brought = "levels" | "plan";

export type Values = Record<FieldName, Plain>;
