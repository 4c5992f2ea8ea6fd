/**
 * The address of a course as people share it (docs/product/routes.md#shared-addresses), with the sharer's invite code if there is
 * one.
 */
export function shareLink(origin: string, courseId: string, inviteCode: string | undefined): string {
  const url = new URL(`/courseDetail/${encodeURIComponent(courseId)}`, origin)
  if (inviteCode) url.searchParams.set('ic', inviteCode)
  return url.href
}
