import { useEffect } from 'react'
import { CourseNotFound } from '@xhkt/kit/ui/course-not-found'
import * as paths from '@xhkt/contract/paths'
import { faultTitle } from '@xhkt/kit/query/fault'
import { useNavigate } from '@xhkt/platform/router'
import { Skeleton } from '@xhkt/kit/ui/skeleton'
import { EmptyView, ErrorView } from '@xhkt/kit/ui/state-view'
import { useFirstLesson } from '../model/use-first-lesson.ts'
import { CourseLink } from './course-link.tsx'

/** Shown for an address that names a course only. Redirects to the lesson studied last, or to the first. */
export function FirstLesson({ courseId }: { courseId: string }) {
  const { lesson, refusal, error, isLoading, retry } = useFirstLesson(courseId)
  const navigate = useNavigate()
  useEffect(() => {
    if (lesson) void navigate(paths.lesson(courseId, lesson.section_id), { replace: true })
  }, [lesson, courseId, navigate])

  if (isLoading || lesson) return <Skeleton kind="player" />
  if (refusal === 'missing') return <CourseNotFound />
  if (refusal) return <ErrorView title={faultTitle(error)} error={error} onRetry={retry} />
  return <EmptyView title="课程还没有可以观看的课时" description="老师正在准备，请稍后再来" action={<CourseLink courseId={courseId} />} />
}
