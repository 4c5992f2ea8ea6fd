import { lessonToContinue } from '@xhkt/kit/rules/continue-learning'
import { lessonsOf } from '@xhkt/kit/rules/lesson'
import { useAuth } from '@xhkt/platform/auth'
import { useErrorToast } from '@xhkt/kit/query/use-error-toast'
import { useQuery } from '@xhkt/platform/query'
import { progressQuery } from '../../../common/progress/progress-queries.ts'
import { courseQuery } from '../../../common/course-query.ts'
import { hasPage } from '../../../common/outline/outline.ts'

/** The lesson for an address that names a course only. */
export function useFirstLesson(courseId: string) {
  const isSignedIn = useAuth(({ token }) => token !== null)
  const course = useQuery(courseQuery(courseId))
  const progress = useQuery({ ...progressQuery(courseId), enabled: isSignedIn })
  useErrorToast(course.data && progress, '学习进度')
  const isWaiting = course.isPending || (isSignedIn && progress.isPending)
  return {
    data:
      isWaiting || !course.data
        ? undefined
        : { lesson: lessonToContinue(lessonsOf(course.data.chapters).filter(hasPage), progress.data?.list ?? []) },
    error: course.error,
    isPaused: course.isPaused || (isWaiting && progress.isPaused),
    isFetching: course.isFetching,
    refetch: course.refetch,
  }
}
