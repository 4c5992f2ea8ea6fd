/** UTF-8 with more wrong characters than one in so many that are not ASCII is no UTF-8. */
const WRONG_ONE_IN = 10

/** The encoding that the first two bytes tell: a byte order mark, or the zero beside an ASCII character. */
function firstBytesTell([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || first === 0) return 'utf-16be'
  return null
}

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/**
 * The text of a file whose server does not know its encoding: UTF-16 by its first bytes, else UTF-8, and if too much of it is not valid
 * UTF-8, GB 18030. That contains GBK, which most subtitle tools in China write.
 */
export function decodeText(file: ArrayBuffer): string {
  const bytes = new Uint8Array(file)
  const text = new TextDecoder(firstBytesTell(bytes) ?? 'utf-8').decode(bytes)
  const isWrong = countOf(text, /\uFFFD/g) * WRONG_ONE_IN > countOf(text, /[^\x00-\x7F]/g)
  return isWrong ? new TextDecoder('gb18030').decode(bytes) : text
}
