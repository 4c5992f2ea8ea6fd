/** The encodings that a byte order mark names. */
const marked = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const

/**
 * The text of a file whose server does not know its encoding: UTF-16 by its byte order mark, else UTF-8, and if it is not valid UTF-8,
 * GB 18030. That contains GBK, which most subtitle tools in China write.
 */
export function decodeText(file: ArrayBuffer): string {
  const bytes = new Uint8Array(file)
  const { encoding = '' } = marked.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte)) ?? {}
  if (encoding) return new TextDecoder(encoding).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}
