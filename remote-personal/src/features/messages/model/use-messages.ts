import type { MessageKind } from '@xhkt/contract'
import { useQuery, useQueryClient } from '@xhkt/platform/query'
import { messagesQuery } from '../api/queries.ts'
import { showUnread, unreadOf } from './message-cache.ts'

/** A page of messages. Its answer is the count in the top bar too. */
export function useMessages(page: number, kind: MessageKind | undefined) {
  const client = useQueryClient()
  return useQuery(messagesQuery(page, kind, (answer) => showUnread(client, unreadOf(answer))))
}
