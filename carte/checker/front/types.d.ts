// A position as the reader edits it.

import type { Answer, CheckerForm, Sheet } from "./messages.js";

/** A sheet with its form and its answer, which is null until Python has given it. */
export interface Position {
  sheet: Sheet;
  form: CheckerForm;
  answer: Answer | null;
  /** The message about the change that led here. */
  said?: string;
}
