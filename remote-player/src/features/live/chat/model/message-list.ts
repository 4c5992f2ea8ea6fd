import type { ChatMessage } from './chat-port.ts'

/** Messages kept in memory. */
export const keptMessages = 500

export interface ChatItem {
  /** Stays the same while one's own message is sent, fails and is sent again. */
  key: string
  message: ChatMessage
  delivery: 'delivered' | 'sending' | 'failed'
  /** Why it failed, in the vendor's codes; 0: it did not. */
  code: number
}

const isDelivered = ({ delivery }: ChatItem): boolean => delivery === 'delivered'
const toItem = (message: ChatMessage): ChatItem => ({ key: `m${message.sequence}`, message, delivery: 'delivered', code: 0 })

/** By sequence; what is not delivered yet comes last. Equal sequences (a notice of this page) keep their order. */
function ordered(items: readonly ChatItem[]): ChatItem[] {
  const delivered = items.filter(isDelivered).sort((a, b) => a.message.sequence - b.message.sequence)
  return [...delivered, ...items.filter((item) => !isDelivered(item))].slice(-keptMessages)
}

/**
 * Adds messages, each once. One's own message that looked lost, but arrived, is recognized by its text: the vendor's code does not hear
 * its own messages, and our API does not know the mark that it sent them with.
 */
export function addMessages(items: readonly ChatItem[], incoming: readonly ChatMessage[], ownId: string): readonly ChatItem[] {
  const known = new Set(items.filter(isDelivered).map(({ key, message }) => (key.startsWith('local') ? '' : message.sequence)))
  let result = [...items]
  let changed = false
  for (const message of incoming) {
    if (known.has(message.sequence)) continue
    known.add(message.sequence)
    changed = true
    const own = message.user.user_id === ownId ? result.find((item) => !isDelivered(item) && item.message.text === message.text) : undefined
    if (own) result = result.map((item) => (item === own ? { ...own, message: { ...message, reply_to: own.message.reply_to }, delivery: 'delivered', code: 0 } : item))
    else result.push(toItem(message))
  }
  return changed ? ordered(result) : items
}

/** Shows one's own message, or a notice of this page, after all that is there. */
export const addItem = (items: readonly ChatItem[], item: ChatItem): readonly ChatItem[] => ordered([...items, item])

/** One's own message has arrived under this sequence. Another copy of it, from our API, goes. */
export function confirmItem(items: readonly ChatItem[], key: string, sequence: number): readonly ChatItem[] {
  const rest = items.filter((item) => item.key === key || item.key.startsWith('local') || item.message.sequence !== sequence)
  return ordered(
    rest.map((item) => (item.key === key ? { ...item, message: { ...item.message, sequence }, delivery: 'delivered', code: 0 } : item)),
  )
}

/** One's own message is being sent again (code 0), or has failed. */
export const markItem = (items: readonly ChatItem[], key: string, code: number): readonly ChatItem[] =>
  items.map((item) => (item.key === key && !isDelivered(item) ? { ...item, delivery: code === 0 ? 'sending' : 'failed', code } : item))

/** The newest sequence that has arrived; 0: none. */
export const latestSequence = (items: readonly ChatItem[]): number =>
  items.reduce((latest, item) => (isDelivered(item) ? Math.max(latest, item.message.sequence) : latest), 0)

/** Whether the message of this sequence is shown as delivered. */
export const hasArrived = (items: readonly ChatItem[], sequence: number): boolean =>
  items.some((item) => isDelivered(item) && item.message.sequence === sequence)

/** Whether a message of this person is kept. */
export const hasWritten = (items: readonly ChatItem[], userId: string): boolean =>
  items.some(({ message }) => message.user.user_id === userId)

interface Filter {
  /** Teachers, assistants and notices. */
  onlyTeacher: boolean
  /** Ids of the people whose messages are hidden. */
  blocked: ReadonlySet<string>
}

/** What the list shows. Notices, teachers and assistants are never hidden. */
export function shownItems(items: readonly ChatItem[], { onlyTeacher, blocked }: Filter): readonly ChatItem[] {
  if (!onlyTeacher && blocked.size === 0) return items
  return items.filter(({ message: { user, kind } }) => kind === 'system' || user.role !== 'learner' || !(onlyTeacher || blocked.has(user.user_id)))
}
