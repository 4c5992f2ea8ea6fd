/**
 * The custom data with which a message says what it answers (docs/product/live-chat.md#writing), in the words of the vendor's own kit.
 * Only the number is sent: each page shows the words of its own copy, so that nobody can put words into the mouth of another.
 * @param sequence Of the message that is answered.
 */
export const replyData = (sequence: number): string => JSON.stringify({ messageReply: { messageSequence: sequence } })

/** The most characters of custom data that are read. */
const longest = 2_000

/** The sequence of the message that one with this custom data answers; undefined: none. */
export function readReply(customData: unknown): number | undefined {
  if (typeof customData !== 'string' || customData === '' || customData.length > longest) return undefined
  try {
    const data = JSON.parse(customData) as { messageReply?: { messageSequence?: unknown } | null } | null
    const sequence = Number(data?.messageReply?.messageSequence)
    return Number.isSafeInteger(sequence) && sequence > 0 ? sequence : undefined
  } catch {
    return undefined
  }
}
