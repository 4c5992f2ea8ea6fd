import type { ChatMessage } from './chat-port.ts'
import type { ChatItem } from './message-list.ts'

/** The message that this one answers; undefined: it answers none, the page has not got it, or the learner has blocked its author. */
export function quotedMessage(
  items: readonly ChatItem[],
  { reply_to: sequence }: ChatMessage,
  blocked: ReadonlySet<string>,
): ChatMessage | undefined {
  if (!sequence) return undefined
  const quoted = items.find(({ message }) => message.kind === 'text' && message.sequence === sequence)?.message
  return quoted && blocked.has(quoted.user.user_id) ? undefined : quoted
}
