import type { GroupDetail } from '@xhkt/contract'

/** A group's own page, where its members invite and their friends join. */
export const groupPath = (groupId: string): string => `/groupbooking?group_id=${groupId}`

/**
 * Where a friend joins, as a whole address; with the invite code of whoever invites, where there is one (section 6). The course is for a
 * phone, whose site has no page of a group (docs/decisions/013-mobile-redirect.md).
 */
export function invitationTo(group: Pick<GroupDetail, 'group_id' | 'course'>, origin: string, inviteCode: string | undefined): string {
  const url = new URL(groupPath(group.group_id), origin)
  url.searchParams.set('course_id', group.course.id)
  if (inviteCode) url.searchParams.set('ic', inviteCode)
  return url.href
}
