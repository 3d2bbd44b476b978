// Numbers in the page's language, as Python writes them (carte/language/numbers.py).

const LANGUAGE = document.documentElement.lang || "en";

/** @type {Map<number, Intl.NumberFormat>} */
const formats = new Map(); // to make one takes longer than to write a number

/**
 * A number, with so many decimal digits; if `signed`, a positive one has its sign, too.
 * @param {number} value
 * @param {{ digits?: number, signed?: boolean }} [manner]
 */
export function numeral(value, { digits = 0, signed = false } = {}) {
  const rounded = Number(value.toFixed(digits));
  const sign = rounded < 0 ? "−" : signed && rounded > 0 ? "+" : "";
  return sign + written(Math.abs(rounded), digits);
}

/**
 * A number without a sign. For whole ones no format is made: the first of a page takes as long as a table to draw.
 * @param {number} value
 * @param {number} digits
 */
function written(value, digits) {
  if (!digits) return String(value);
  const format =
    formats.get(digits) ??
    new Intl.NumberFormat(LANGUAGE, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      useGrouping: false,
    });
  formats.set(digits, format);
  return format.format(value);
}
