// Japanese syllables as they are compared, whichever of their two scripts they are written in.

const HIRAGANA = /[ぁ-ゖ]/g;
const TO_KATAKANA = 0x60; // so far apart the two stand in Unicode

/**
 * All Japanese syllables as katakana.
 * @param {string} text
 */
export function inKatakana(text) {
  return text.replace(HIRAGANA, (sign) => String.fromCharCode(sign.charCodeAt(0) + TO_KATAKANA));
}
