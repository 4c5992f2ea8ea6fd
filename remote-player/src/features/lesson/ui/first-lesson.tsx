import { useEffect } from 'react'
import { faultTitle } from '@xhkt/kit/query/fault'
import { useNavigate } from '@xhkt/platform/router'
import { Skeleton } from '@xhkt/kit/ui/skeleton'
import { EmptyView, ErrorView } from '@xhkt/kit/ui/state-view'
import { lessonAddress } from '../model/outline.ts'
import { useFirstLesson } from '../model/use-first-lesson.ts'
import { CourseMissing } from './course-missing.tsx'
import { CourseLink } from './course-link.tsx'

/** Shown for an address that names a course only. Redirects to the lesson studied last, or to the first. */
export function FirstLesson({ courseId }: { courseId: string }) {
  const { lesson, refusal, error, isLoading, retry } = useFirstLesson(courseId)
  const navigate = useNavigate()
  useEffect(() => {
    if (lesson) void navigate(lessonAddress(courseId, lesson.section_id), { replace: true })
  }, [lesson, courseId, navigate])

  if (isLoading || lesson) return <Skeleton kind="player" />
  if (refusal === 'missing') return <CourseMissing />
  if (refusal) return <ErrorView title={faultTitle(error)} error={error} onRetry={retry} />
  return <EmptyView title="课程还没有可以观看的课时" description="老师正在准备，请稍后再来" action={<CourseLink courseId={courseId} />} />
}
