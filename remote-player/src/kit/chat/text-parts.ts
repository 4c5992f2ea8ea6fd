export type TextPart =
  | { kind: 'text' | 'mention'; text: string }
  | { kind: 'link' | 'picture'; text: string; href: string }

/** An address up to the next blank or Chinese punctuation. */
const address = /https?:\/\/[^\s<>"'`，。；：！？、（）《》【】“”‘’]+/giu
const trailing = /[.,;:!?)\]}]+$/
const pictureFile = /\.(?:png|jpe?g|gif|webp)$/i

/** An address that a learner wrote, as a link; null: it is no web address, or it names an account. */
function safeUrl(text: string): URL | null {
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
    const written = match[0].replace(trailing, '')
    const url = safeUrl(written)
    if (!url) continue
    parts.push(...mentionParts(text.slice(end, match.index), ownName))
    const isPicture = pictureHosts.includes(url.host) && pictureFile.test(url.pathname)
    parts.push({ kind: isPicture ? 'picture' : 'link', text: written, href: url.href })
    end = match.index + written.length
  }
  return [...parts, ...mentionParts(text.slice(end), ownName)]
}
