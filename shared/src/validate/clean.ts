const fullWidth = /[\uFF01-\uFF5E]/g
const fullWidthOffset = 0xfee0
const notPlain = /[^\p{L}\p{Nd}]/gu
const punctuation = /[\p{P}\p{S}]/gu

/**
 * What a learner typed or pasted into phone, code or password, without emoji, special symbols and white space
 * (section 5). Full-width letters and digits, which a Chinese keyboard gives, become plain ones. Cleaning twice
 * changes nothing more.
 * @param maxLength Characters to keep. Cut here and not by the input, or a pasted `138 0000 0001` loses its last digits.
 */
export function cleanInput(value: string, maxLength = Number.POSITIVE_INFINITY): string {
  const plain = value
    .replace(fullWidth, (character) => String.fromCharCode(character.charCodeAt(0) - fullWidthOffset))
    .replace(notPlain, '')
  return plain.length > maxLength ? Array.from(plain).slice(0, maxLength).join('') : plain
}

/** The text without punctuation and symbols, Chinese or Western; white space stays (section 5). */
export function stripPunctuation(value: string): string {
  return value.replace(punctuation, '')
}
