// Tables for spreadsheets, as comma-separated values.

const FORMULA = /^[=+\-@\t\r]/;

/**
 * Return the lines of a table.
 * @param {(string | number)[][]} rows
 */
export function toCsv(rows) {
  return rows.map((row) => `${row.map(toField).join(",")}\r\n`).join("");
}

/**
 * Return a value as a field; a text that spreadsheets would take for a formula stays a text.
 * @param {string | number} value
 */
function toField(value) {
  const text = String(value);
  const safe = typeof value === "string" && FORMULA.test(text) ? `'${text}` : text;
  return /[",;\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
