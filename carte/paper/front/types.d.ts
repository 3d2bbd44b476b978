// The form of a sheet of paper.

import type { Plain } from "../../engine/messages.js";
import type { FieldName } from "./messages.js";

/** What a pasted link brings. */
export type Brought = "levels" | "plan";

export type Values = Record<FieldName, Plain>;
