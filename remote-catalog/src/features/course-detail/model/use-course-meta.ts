import { useEffect } from 'react'
import type { CourseDetail } from '@xhkt/contract'

const loadMeta = () => import(/* webpackChunkName: "course-meta" */ './put-course-meta.ts')

/** Describes the course to search engines while it is shown. Learners see nothing of it, so its code loads after the page. */
export function useCourseMeta(course: CourseDetail): void {
  useEffect(() => {
    let isShown = true
    let undo: (() => void) | undefined
    void loadMeta().then(
      ({ putCourseMeta }) => {
        if (isShown) undo = putCourseMeta(course)
      },
      // A learner misses nothing, and the next course loads it again.
      () => {},
    )
    return () => {
      isShown = false
      undo?.()
    }
  }, [course])
}
