import * as paths from '@xhkt/contract/paths'
import { type LearningLink, learningLink } from './continue-learning.ts'
import * as words from '../words.ts'
import { apiQuery, useQuery } from '@xhkt/platform/query'
import { useCourse } from './use-course.ts'

interface Options {
  /** The course was just bought: unless the server knows better, nobody has begun. */
  bought?: boolean
}

/**
 * Where 开始学习 or 继续学习 leads, by the outline and the learner's progress. Without a lesson to open, or before the outline is there, it
 * leads to the course's own page.
 */
export function useLearningLink(courseId: string | undefined, { bought = false }: Options = {}): LearningLink & { path: string } {
  const { data: course } = useCourse(courseId)
  const enabled = courseId !== undefined
  const { data } = useQuery({ ...apiQuery('/v1/user/study/section', { course_id: courseId ?? '' }), staleTime: 0, enabled })
  const progress = data?.list ?? (bought ? [] : undefined)
  const otherwise = courseId ? paths.course(courseId) : paths.myCourses
  if (!course) return { label: bought ? words.startLearning : words.continueLearning, path: otherwise }
  const { label, path } = learningLink(course, progress)
  return { label, path: path ?? otherwise }
}
