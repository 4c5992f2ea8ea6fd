import type { BodyOf, DataOf, MessageKind } from '@xhkt/contract'
import { api } from '@xhkt/platform/api'
import { apiQuery } from '@xhkt/platform/query'
import { freshInView, keepShown } from '../../../common/query-options.ts'

export type MessagePage = DataOf<'GET', '/v1/user/notice/list'>

/**
 * A page of messages. Always fresh: messages arrive by themselves.
 * @param onAnswer Called with each answer, before a page shows it.
 */
export function messagesQuery(page: number, kind: MessageKind | undefined, onAnswer: (answer: MessagePage) => void) {
  // Defaults are left out, so that the request equals the early request of the route.
  const query = page > 1 || kind ? { ...(kind && { kind }), ...(page > 1 && { page }) } : undefined
  return {
    ...apiQuery('/v1/user/notice/list', query),
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const answer = await api.get('/v1/user/notice/list', { query, signal, toast: false })
      onAnswer(answer)
      return answer
    },
    ...freshInView,
    ...keepShown,
  }
}

/** The count of unread messages in the top bar, which the host requests. */
export const unreadQuery = { ...apiQuery('/v1/user/notice/count'), enabled: false }

export const readMessage = (message_id: string, idempotencyKey: string) => api.put('/v1/user/notice/read', { message_id }, { idempotencyKey })

export const readAllMessages = (seen: BodyOf<'PUT', '/v1/user/notice/read/all'>, idempotencyKey: string) =>
  api.put('/v1/user/notice/read/all', seen, { idempotencyKey })

export const deleteMessage = (message_id: string, idempotencyKey: string) => api.delete('/v1/user/notice', { message_id }, { idempotencyKey })

export const restoreMessage = (message_id: string, idempotencyKey: string) =>
  api.post('/v1/user/notice/restore', { message_id }, { idempotencyKey })
