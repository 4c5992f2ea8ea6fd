import type { GroupDetail } from '@xhkt/shared/contract'

/** What a group is to whoever looks: its member's to fill, to be joined, done, failed; a friend's who comes too late, or has the course. */
export type GroupStanding = 'inviting' | 'joinable' | 'complete' | 'failed' | 'closed' | 'owned'

const ofMembers = { 1: 'inviting', 2: 'complete', 3: 'failed' } as const

export function groupStanding({ state, mine, owned }: Pick<GroupDetail, 'state' | 'mine' | 'owned'>): GroupStanding {
  if (mine) return ofMembers[state]
  if (owned) return 'owned'
  return state === 1 ? 'joinable' : 'closed'
}
