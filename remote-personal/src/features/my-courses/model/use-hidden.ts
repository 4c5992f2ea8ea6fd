import type { CourseTab, MyCourse } from '@xhkt/contract'
import { useAction } from '@xhkt/kit/action/use-action'
import { useNow } from '@xhkt/platform/api'
import { useQueryClient } from '@xhkt/platform/query'
import { hideCourse, showCourse } from '../api/queries.ts'
import { changeHidden, reloadCourses } from './course-cache.ts'

/** Hides a course, or shows a hidden one again. The row shows it at once, and is as before when the call fails. */
export function useHidden(mine: MyCourse, tab: CourseTab) {
  const client = useQueryClient()
  const now = useNow(60_000)
  const { start, busy } = useAction({
    optimistic: (hidden: boolean) => changeHidden(client, mine, hidden, tab, now),
    run: (hidden, idempotencyKey) => (hidden ? hideCourse : showCourse)(mine.course.id, idempotencyKey),
    onError: () => reloadCourses(client),
  })
  return { setHidden: start, busy }
}
