import { apiQuery } from '@xhkt/platform/query'

/**
 * What the player needs for a lesson that is free to try. Where a recording lies may change, so it is asked for at each start; but not
 * behind the back of whoever watches, as when the network is back: another address would begin anew.
 */
export const trialQuery = (courseId: string, sectionId: string) => ({
  ...apiQuery('/v1/video/play', { course_id: courseId, section_id: sectionId }),
  staleTime: Infinity,
  gcTime: 0,
})
