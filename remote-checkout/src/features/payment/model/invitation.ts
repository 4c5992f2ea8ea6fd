import type { GroupDetail } from '@xhkt/shared/contract'

/** A group's own page, where its members invite and their friends join. */
export const groupPath = (groupId: string): string => `/groupbooking?group_id=${groupId}`

export interface Invitation {
  /** To open on a computer. */
  link: string
  /** To scan with a phone, whose site has no page of a group but one of the course. */
  scanned: string
}

/** Where a friend joins, as whole addresses; with the invite code of whoever invites, where there is one (section 6). */
export function invitationTo(group: Pick<GroupDetail, 'group_id' | 'course'>, origin: string, inviteCode: string | undefined): Invitation {
  const from = (path: string): string => {
    const url = new URL(path, origin)
    if (inviteCode) url.searchParams.set('ic', inviteCode)
    return url.href
  }
  return { link: from(groupPath(group.group_id)), scanned: from(`/courseDetail/${group.course.id}`) }
}
