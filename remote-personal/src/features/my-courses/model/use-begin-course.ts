import { useRef } from 'react'
import { apiQuery, useQueryClient } from '@xhkt/shared/query'
import { useNavigate } from '@xhkt/shared/router'
import { beginPath } from './continue-path.ts'

/**
 * Goes to the first lesson of a course that was never opened. The list does not say which that is, and one question
 * on the click is cheaper than one for each course of the page.
 */
export function useBeginCourse(courseId: string): () => void {
  const client = useQueryClient()
  const navigate = useNavigate()
  const busy = useRef(false)
  const begin = async () => {
    if (busy.current) return
    busy.current = true
    // The course's own page can tell what is wrong better than this list.
    const course = await client.query(apiQuery('/v1/course/detail', { course_id: courseId })).catch(() => ({ id: courseId, chapters: [] }))
    busy.current = false
    await navigate(beginPath(course))
  }
  return () => void begin()
}
