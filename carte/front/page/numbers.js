// Numbers in the page's language, as Python writes them (carte/language/numbers.py).

const LANGUAGE = document.documentElement.lang || "en";

/** @type {Map<string, Intl.NumberFormat>} */
const formats = new Map(); // to make one takes longer than to write a number

/**
 * A number, with so many decimal digits; if `signed`, a positive one has its sign, too.
 * @param {number} value
 * @param {{ digits?: number, signed?: boolean }} [manner]
 */
export function numeral(value, { digits = 0, signed = false } = {}) {
  const name = `${digits} ${signed}`;
  const format =
    formats.get(name) ??
    new Intl.NumberFormat(LANGUAGE, {
      signDisplay: signed ? "exceptZero" : "negative",
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      useGrouping: false,
    });
  formats.set(name, format);
  return format.format(value).replace("-", "−");
}
