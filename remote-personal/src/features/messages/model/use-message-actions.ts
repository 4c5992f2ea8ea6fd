import type { Message, MessageKind } from '@xhkt/contract'
import { sendWhenOnline } from '@xhkt/kit/action/network-wait'
import { useAction } from '@xhkt/kit/action/use-action'
import { onlineManager, useQueryClient } from '@xhkt/platform/query'
import { deleteMessage, readAllMessages, readMessage, restoreMessage } from '../api/queries.ts'
import { countUnread, requestMessages, showAllRead, showRead, showUnread } from './message-cache.ts'

/** What happens after every answer and every failure of these calls. */
function useOutcome() {
  const client = useQueryClient()
  return {
    onSuccess: ({ unread }: { unread: number }) => showUnread(client, unread),
    // The server may have applied the change although its answer was lost.
    onError: () => requestMessages(client),
  }
}

/** Marks a message as read, as soon as the site can be reached. */
export function useRead(message: Message): () => void {
  const client = useQueryClient()
  const { start } = useAction({
    optimistic: () => showRead(client, message),
    run: async (id: string, idempotencyKey) => {
      const waits = !onlineManager.isOnline()
      const answer = await sendWhenOnline(`read message ${id}`, () => readMessage(id, idempotencyKey))
      // The page requests its list again when the network is back. That answer may be older than this one.
      if (waits) requestMessages(client)
      return answer
    },
    ...useOutcome(),
  })
  return () => {
    if (!message.is_read) start(message.message_id)
  }
}

interface SeenMessages {
  newest_id: string
  kind?: MessageKind
}

/** Marks the messages as read that the learner has seen. */
export function useReadAll() {
  const client = useQueryClient()
  return useAction({
    optimistic: ({ newest_id, kind }: SeenMessages) => showAllRead(client, newest_id, kind),
    run: readAllMessages,
    ...useOutcome(),
  })
}

/**
 * Deletes a message and brings it back.
 * @param show - shows whether it is deleted
 */
export function useDelete(message: Message, show: (isDeleted: boolean) => void) {
  const client = useQueryClient()
  const outcome = useOutcome()
  const shown = (isDeleted: boolean) => {
    const uncount = countUnread(client, message, isDeleted ? -1 : 1)
    show(isDeleted)
    return () => {
      uncount()
      show(!isDeleted)
    }
  }
  const remove = useAction({
    optimistic: () => shown(true),
    run: deleteMessage,
    ...outcome,
  })
  const restore = useAction({
    optimistic: () => shown(false),
    run: restoreMessage,
    ...outcome,
    // Requests the list again only after a refusal. Without an answer the row stays for another try: a new list would not have it.
    onError: ({ kind }) => kind === 'business' && outcome.onError(),
  })
  const { message_id } = message
  return {
    remove: () => remove.start(message_id),
    restore: () => restore.start(message_id),
    busy: remove.busy || restore.busy,
  }
}
