/** The vendor takes messages up to this size, in bytes of UTF-8, and its code does not check. */
export const maxBytes = 12 * 1024

/** Near the limit the field counts. */
const nearBytes = maxBytes - 600

const bytesOf = (codePoint: number): number => (codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4)

/** The size of a text in bytes of UTF-8. */
export function utf8Length(text: string): number {
  let bytes = 0
  for (const character of text) bytes += bytesOf(character.codePointAt(0) ?? 0)
  return bytes
}

/** What the counter says; null: far from the limit. A Chinese character has three bytes. */
export function lengthHint(text: string): { over: boolean; words: string } | null {
  // The count of a short text needs no bytes: no character has more than three for each unit.
  if (text.length * 3 < nearBytes) return null
  const left = maxBytes - utf8Length(text)
  if (left > maxBytes - nearBytes) return null
  return left < 0
    ? { over: true, words: `超出约 ${Math.ceil(-left / 3)} 个字` }
    : { over: false, words: `还可以输入约 ${Math.floor(left / 3)} 个字` }
}
