import type { BodyOf, DataOf, Message, MessageKind, QueryOf } from '@xhkt/contract'
import type { User } from '../../core/user.ts'
import { apiErrors } from '../../core/api-error.ts'
import type { Context } from '../../core/context.ts'
import { query } from '../../core/database.ts'
import { queryPage } from '../../core/pagination.ts'
import { sendDueMessages } from './due-messages.ts'

interface MessageRow extends Omit<Message, 'message_id' | 'is_read'> {
  id: number
  is_read: number
}

const unreadOfKinds = query<{ kind: MessageKind; unread: number }>(
  'SELECT kind, count(*) AS unread FROM message WHERE user_id = ? AND deleted = 0 AND is_read = 0 GROUP BY kind',
)
const unread = query<{ unread: number }>('SELECT count(*) AS unread FROM message WHERE user_id = ? AND deleted = 0 AND is_read = 0')
const newest = query<{ id: number | null }>('SELECT max(id) AS id FROM message WHERE user_id = ?')
const byId = query<{ deleted: number }>('SELECT deleted FROM message WHERE user_id = ? AND id = ?')

const view = ({ id, kind, title, text, target, created_at, is_read }: MessageRow): Message => ({
  message_id: String(id),
  ...{ kind, title, text, target, created_at },
  is_read: is_read === 1,
})

/** A page of a learner's messages, newest first (docs/product/personal.md#my-messages). */
export function listMessages(
  context: Context,
  user: User,
  { kind, ...asked }: QueryOf<'GET', '/v1/user/notice/list'>,
): DataOf<'GET', '/v1/user/notice/list'> {
  sendDueMessages(context, user)
  const from = `FROM message WHERE user_id = ? AND deleted = 0${kind ? ' AND kind = ?' : ''}`
  const page = queryPage(context.db, asked, {
    count: query<{ total: number }>(`SELECT count(*) AS total ${from}`),
    rows: query<MessageRow>(`SELECT * ${from} ORDER BY created_at DESC, id DESC LIMIT ? OFFSET ?`),
    values: kind ? [user.id, kind] : [user.id],
  })
  const unreadCounts = { order: 0, group: 0, live: 0, benefit: 0, feedback: 0, system: 0 }
  for (const row of context.db.all(unreadOfKinds, user.id)) unreadCounts[row.kind] = row.unread
  return {
    ...page,
    list: page.list.map(view),
    unread: unreadCounts,
    newest_id: String(context.db.get(newest, user.id)?.id ?? 0),
  }
}

const unreadCount = ({ db }: Context, user: User) => ({ unread: db.get(unread, user.id)?.unread ?? 0 })

export function countMessages(context: Context, user: User) {
  sendDueMessages(context, user)
  return unreadCount(context, user)
}

/** Throws 404060 for a message of another learner, and for a deleted one. */
function requireMessage({ db }: Context, user: User, id: string, { deleted = false } = {}): void {
  const row = db.get(byId, user.id, id)
  if (!row || (row.deleted === 1 && !deleted)) throw apiErrors.messageNotFound()
}

export function readMessage(context: Context, user: User, id: string) {
  requireMessage(context, user, id)
  context.db.run('UPDATE message SET is_read = 1 WHERE user_id = ? AND id = ?', user.id, id)
  return unreadCount(context, user)
}

/** What arrived after the learner looked has a higher id, and stays unread. */
export function readAllMessages(context: Context, user: User, { newest_id, kind }: BodyOf<'PUT', '/v1/user/notice/read/all'>) {
  context.db.run(
    `UPDATE message SET is_read = 1 WHERE user_id = ? AND deleted = 0 AND is_read = 0 AND id <= ?${kind ? ' AND kind = ?' : ''}`,
    ...[user.id, newest_id, ...(kind ? [kind] : [])],
  )
  return unreadCount(context, user)
}

export function deleteMessage(context: Context, user: User, id: string) {
  requireMessage(context, user, id, { deleted: true })
  context.db.run('UPDATE message SET deleted = 1 WHERE user_id = ? AND id = ?', user.id, id)
  return unreadCount(context, user)
}

export function restoreMessage(context: Context, user: User, id: string) {
  requireMessage(context, user, id, { deleted: true })
  context.db.run('UPDATE message SET deleted = 0 WHERE user_id = ? AND id = ?', user.id, id)
  return unreadCount(context, user)
}
