import { apiQuery } from '@xhkt/platform/query'

/**
 * What the player needs for a trial lesson. The address of a recording may change, so each start asks for it. Nothing refetches
 * it while it plays: another address would restart the video.
 */
export const trialQuery = (courseId: string, sectionId: string) => ({
  ...apiQuery('/v1/video/play', { course_id: courseId, section_id: sectionId }),
  staleTime: Infinity,
  gcTime: 0,
})
