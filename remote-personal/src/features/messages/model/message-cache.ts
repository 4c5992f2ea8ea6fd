import type { Message, MessageKind } from '@xhkt/contract'
import { unknownTextState } from '@xhkt/contract/unknown-state'
import type { useQueryClient } from '@xhkt/platform/query'
import { type MessagePage, unreadQuery } from '../api/queries.ts'

type Client = ReturnType<typeof useQueryClient>

const lists = { queryKey: ['/v1/user/notice/list'] }
const { queryKey: countKey } = unreadQuery

/** The unread messages of one kind, or of all. */
export const unreadOf = ({ unread }: MessagePage, kind?: MessageKind): number =>
  kind ? unread[kind] : Object.values(unread).reduce((sum, count) => sum + (Number.isNaN(count) ? 0 : count), 0)

/** Shows a count of unread messages in the top bar. */
export const showUnread = (client: Client, unread: number): void => void client.setQueryData(countKey, { unread })

/** Changes the count in the top bar, where it is known. */
const addUnread = (client: Client, by: number): void =>
  void client.setQueryData(countKey, (count) => count && { unread: Math.max(0, count.unread + by) })

/** Changes the cached pages. An answer requested before the change would undo it, so it is cancelled where a page has data. */
function changePages(client: Client, change: (page: MessagePage) => MessagePage): void {
  void client.cancelQueries({ ...lists, predicate: ({ state }) => state.data !== undefined })
  client.setQueriesData<MessagePage>(lists, (page) => page && change(page))
}

const isKnown = (kind: Message['kind']): kind is MessageKind => kind !== unknownTextState

/** A message of an unknown kind counts in no tab. */
const withUnread = (page: MessagePage, kind: Message['kind'], by: number): MessagePage =>
  isKnown(kind) ? { ...page, unread: { ...page.unread, [kind]: Math.max(0, page.unread[kind] + by) } } : page

/** Counts an unread message in or out. Returns the rollback. */
export function countUnread(client: Client, { kind, is_read }: Message, by: 1 | -1): () => void {
  if (is_read) return () => undefined
  const add = (number: number) => {
    changePages(client, (page) => withUnread(page, kind, number))
    addUnread(client, number)
  }
  add(by)
  return () => add(-by)
}

/** Shows a message as read. Returns the rollback. */
export function showRead(client: Client, message: Message): () => void {
  const show = (is_read: boolean) =>
    changePages(client, (page) => ({
      ...page,
      list: page.list.map((row) => (row.message_id === message.message_id ? { ...row, is_read } : row)),
    }))
  const uncount = countUnread(client, message, -1)
  show(true)
  return () => {
    uncount()
    show(message.is_read)
  }
}

/** Shows the messages of a kind, or all, as read, up to the newest one that the learner has seen. Returns the rollback. */
export function showAllRead(client: Client, newestId: string, kind?: MessageKind): () => void {
  const before = client.getQueriesData<MessagePage>(lists)
  const [, shown] = before.find(([, page]) => page?.newest_id === newestId) ?? []
  const read = shown ? unreadOf(shown, kind) : 0
  const isMeant = (row: Message) => BigInt(row.message_id) <= BigInt(newestId) && (!kind || row.kind === kind)
  changePages(client, (page) => ({
    ...page,
    list: page.list.map((row) => (isMeant(row) ? { ...row, is_read: true } : row)),
    unread: kind ? { ...page.unread, [kind]: 0 } : { order: 0, group: 0, live: 0, benefit: 0, feedback: 0, system: 0 },
  }))
  addUnread(client, -read)
  return () => {
    for (const [key, page] of before) client.setQueryData(key, page)
    addUnread(client, read)
  }
}

/** Requests the messages again. Waits for other pending actions: an earlier answer would not have their changes. */
export const requestMessages = (client: Client): void =>
  void client.invalidateQueries({ ...lists, refetchType: client.isMutating() > 1 ? 'none' : 'active' })
