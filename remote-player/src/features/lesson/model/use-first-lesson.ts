import { lessonToContinue } from '@xhkt/kit/learning/continue-learning'
import { lessonsOf } from '@xhkt/kit/learning/lesson'
import { useAuth } from '@xhkt/platform/auth'
import { useQuery } from '@xhkt/platform/query'
import { faultOf } from '@xhkt/kit/query/fault'
import { courseQuery, progressQuery } from '../api/lesson-calls.ts'
import { hasPage } from './outline.ts'
import { refusalOf } from './use-lesson.ts'

/** The lesson for an address that names a course only. */
export function useFirstLesson(courseId: string) {
  const isSignedIn = useAuth(({ token }) => token !== null)
  const course = useQuery(courseQuery(courseId))
  const progress = useQuery({ ...progressQuery(courseId), enabled: isSignedIn })
  const isPending = course.isPending || (isSignedIn && progress.isPending)
  const error = isPending ? faultOf(course.isPending ? course : progress) : course.error
  const isLoading = isPending && !error
  return {
    lesson: isPending || !course.data ? null : lessonToContinue(lessonsOf(course.data.chapters).filter(hasPage), progress.data?.list ?? []),
    refusal: refusalOf(error),
    error,
    isLoading,
    retry: () => void course.refetch(),
  }
}
