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
 * Removes emoji, special symbols and white space from a phone number, code or password (docs/product/forms.md#input-cleaning). Full-width
 * letters and digits, which a Chinese keyboard gives, become plain ones. Idempotent.
 * @param maxLength The most characters of the result. An input's own limit would cut `138 0000 0001` before its spaces are removed.
 */
export const cleanInput = cleaner(notPlain)

/**
 * Like {@link cleanInput}, but keeps white space. For the new password of a reset: its characters are hidden, so a removed space would go
 * unnoticed. The form shows 不能存在空格 instead (docs/product/forms.md#password-reset).
 */
export const cleanKeepingSpaces = cleaner(notPlainNorSpace)

/** Removes Chinese and Western punctuation and symbols, and keeps white space (docs/product/forms.md#general-patterns). */
export function stripPunctuation(value: string): string {
  return value.replace(punctuation, '')
}
