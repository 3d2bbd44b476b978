// Japanese syllables for comparison, in whichever of their two scripts they are written.

const HIRAGANA = /[ぁ-ゖ]/g;
const TO_KATAKANA = 0x60; // the distance between the two in Unicode

/**
 * Return all Japanese syllables as katakana.
 * @param {string} text
 */
export function inKatakana(text) {
  return text.replace(HIRAGANA, (sign) => String.fromCharCode(sign.charCodeAt(0) + TO_KATAKANA));
}
