/** Section 1: the address of a course as people share it; with the invite code of whoever shares it, where there is one. */
export function shareLink(origin: string, courseId: string, inviteCode: string | undefined): string {
  const url = new URL(`/courseDetail/${encodeURIComponent(courseId)}`, origin)
  if (inviteCode) url.searchParams.set('ic', inviteCode)
  return url.href
}
