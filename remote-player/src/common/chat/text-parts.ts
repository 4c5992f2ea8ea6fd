export type TextPart =
  | { kind: 'text' | 'mention'; text: string }
  | { kind: 'link' | 'picture'; text: string; href: string }

/** An address up to the next blank or Chinese punctuation. */
const address = /https?:\/\/[^\s<>"'`，。；：！？、（）《》【】“”‘’]+/giu
const trailing = '.,;:!?)]}'
const pictureFile = /\.(?:png|jpe?g|gif|webp)$/i

/** Drops the punctuation after an address. A slow regular expression would try each of a thousand brackets as the first one. */
function withoutTrailing(written: string): string {
  let end = written.length
  while (end > 0 && trailing.includes(written.charAt(end - 1))) end -= 1
  return written.slice(0, end)
}

/** Characters of an address. Browsers and servers take longer ones, but nobody writes one. */
const longestAddress = 2_000

/** An address that a learner wrote, as a link; null: it is no web address, or it names an account. */
function safeUrl(text: string): URL | null {
  if (text.length > longestAddress) return null
  try {
    const url = new URL(text)
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
    return isWeb && url.username === '' && url.password === '' && url.hostname !== '' ? url : null
  } catch {
    return null
  }
}

function mentionParts(text: string, ownName: string): TextPart[] {
  const mention = `@${ownName}`
  if (!ownName || !text.includes(mention)) return text ? [{ kind: 'text', text }] : []
  return text.split(mention).flatMap((part, index): TextPart[] => [
    ...(index > 0 ? [{ kind: 'mention', text: mention } as const] : []),
    ...(part ? [{ kind: 'text', text: part } as const] : []),
  ])
}

/** What the parts of a message depend on. */
export interface Reader {
  /** Hosts whose pictures are shown. */
  pictureHosts: readonly string[]
  /** Marked where it is mentioned. */
  ownName: string
}

/** The parts of a message. A picture is shown only from a configured host; from another it stays a link. */
export function textParts(text: string, { pictureHosts, ownName }: Reader): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(address)) {
    const written = withoutTrailing(match[0])
    const url = safeUrl(written)
    if (!url) continue
    parts.push(...mentionParts(text.slice(end, match.index), ownName))
    const isPicture = pictureHosts.includes(url.host) && pictureFile.test(url.pathname)
    parts.push({ kind: isPicture ? 'picture' : 'link', text: written, href: url.href })
    end = match.index + written.length
  }
  return [...parts, ...mentionParts(text.slice(end), ownName)]
}

/** What is shown of a long text at first, in characters and lines. */
const shownAtFirst = { characters: 300, lines: 8 }

/** The end of what is shown at first, not within an emoji. */
function endOfBeginning(text: string): number {
  const { characters, lines } = shownAtFirst
  const ofLines = text.split('\n', lines).join('\n').length
  const end = Math.min(text.length, characters, ofLines)
  return /[\uD800-\uDBFF]/.test(text.charAt(end - 1)) ? end - 1 : end
}

/** The beginning of a long text, in its parts; null: the text is short. An address is not cut, as it would lead elsewhere. */
export function beginningParts(text: string, reader: Reader): TextPart[] | null {
  const end = endOfBeginning(text)
  if (end === text.length) return null
  const parts: TextPart[] = []
  let at = 0
  for (const part of textParts(text.slice(0, end + 2 * longestAddress), reader)) {
    if (at >= end) break
    parts.push(part.kind === 'text' ? { ...part, text: part.text.slice(0, end - at) } : part)
    at += part.text.length
  }
  return parts
}
