import type { ChatItem } from './message-list.ts'

interface Filter {
  /** Teachers, assistants and notices. */
  onlyTeacher: boolean
  /** Ids of the people whose messages are hidden. */
  blocked: ReadonlySet<string>
}

export function shownItems(items: readonly ChatItem[], { onlyTeacher, blocked }: Filter): readonly ChatItem[] {
  if (!onlyTeacher && blocked.size === 0) return items
  return items.filter(({ message: { user, kind } }) => kind === 'system' || user.role !== 'learner' || !(onlyTeacher || blocked.has(user.user_id)))
}
