import type { GroupDetail } from '@xhkt/contract'

/** The page of a group, where members invite and friends join. */
export const groupPath = (groupId: string): string => `/groupbooking?group_id=${groupId}`

/**
 * The whole address where a friend joins, with the inviter's invite code if there is one
 * (docs/product/session.md#invite-and-promotion-codes). `course_id` is for phones: the mobile site has no group page
 * (docs/decisions/013-mobile-redirect.md).
 */
export function invitationTo(group: Pick<GroupDetail, 'group_id' | 'course'>, origin: string, inviteCode: string | undefined): string {
  const url = new URL(groupPath(group.group_id), origin)
  url.searchParams.set('course_id', group.course.id)
  if (inviteCode) url.searchParams.set('ic', inviteCode)
  return url.href
}
