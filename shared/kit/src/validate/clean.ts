const fullWidth = /[\uFF01-\uFF5E]/g
const fullWidthOffset = 0xfee0
const notPlain = /[^\p{L}\p{Nd}]/gu
const notPlainNorSpace = /[^\p{L}\p{Nd}\s]/gu
const punctuation = /[\p{P}\p{S}]/gu

const cleaner =
  (removed: RegExp) =>
  (value: string, maxLength = Number.POSITIVE_INFINITY): string => {
    const plain = value
      .replace(fullWidth, (character) => String.fromCharCode(character.charCodeAt(0) - fullWidthOffset))
      .replace(removed, '')
    return plain.length > maxLength ? Array.from(plain).slice(0, maxLength).join('') : plain
  }

/**
 * What a learner typed or pasted into phone, code or password, without emoji, special symbols and white space
 * (section 5). Full-width letters and digits, which a Chinese keyboard gives, become plain ones. Cleaning twice
 * changes nothing more.
 * @param maxLength Characters to keep. Cut here and not by the input, or a pasted `138 0000 0001` loses its last digits.
 */
export const cleanInput = cleaner(notPlain)

/**
 * The same with white space left in, for the new password of a reset: it cannot be seen, so a space is not to vanish from
 * it unnoticed. Section 5 has a message for it there, 不能存在空格.
 */
export const cleanButSpaces = cleaner(notPlainNorSpace)

/** The text without punctuation and symbols, Chinese or Western; white space stays (section 5). */
export function stripPunctuation(value: string): string {
  return value.replace(punctuation, '')
}
