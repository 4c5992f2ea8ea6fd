/** Line ends of Windows, word processors and other systems. */
const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g
/** Control characters but tab and line feed, and the bidirectional embeddings, overrides and isolates. */
const removed = /[^\P{Cc}\t\n]|[\u202A-\u202E\u2066-\u2069]/gu
/** Half of a character, which a length limit can leave behind and no database stores. */
const loneSurrogates = /\p{Surrogate}/gu

/**
 * A text as it is sent and stored (docs/product/api.md#text). The API client cleans each text of a body before it sends it, the server each
 * text of a request before it reads it. Idempotent.
 */
export const cleanText = (text: string): string => text.replace(lineEnds, '\n').replace(removed, '').replace(loneSurrogates, '\uFFFD')

/** For `JSON.stringify` and `JSON.parse`: cleans each text of a value. */
export const cleanValue = (_key: string, value: unknown): unknown => (typeof value === 'string' ? cleanText(value) : value)

/** The content of a field: a clean text without white space at its ends. */
export const tidyText = (text: string): string => cleanText(text).trim()

/** The content of a field of one line. */
export const tidyLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ').trim()
