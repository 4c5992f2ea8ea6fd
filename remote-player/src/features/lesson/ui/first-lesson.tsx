import { useEffect } from 'react'
import * as paths from '@xhkt/contract/paths'
import { CourseNotFound } from '@xhkt/kit/ui/course-not-found'
import { useLocation, useNavigate } from '@xhkt/platform/router'
import { ReadView } from '@xhkt/kit/ui/read-view'
import { EmptyView } from '@xhkt/kit/ui/state-view'
import { useFirstLesson } from '../model/use-first-lesson.ts'
import { CourseLink } from '../../../common/ui/course-link.tsx'
import { PlayerSkeleton } from './player-skeleton.tsx'

function Redirect({ to }: { to: string }) {
  const navigate = useNavigate()
  // The hash names the chosen tabs, which the redirect keeps.
  const { hash } = useLocation()
  useEffect(() => void navigate(to + hash, { replace: true }), [to, hash, navigate])
  return <PlayerSkeleton />
}

const NoLesson = ({ courseId }: { courseId: string }) => (
  <EmptyView title="课程还没有可以观看的课时" description="老师正在准备，请稍后再来" action={<CourseLink courseId={courseId} />} />
)

/** Shown for an address that names a course only. Redirects to the lesson studied last, or to the first. */
export function FirstLesson({ courseId }: { courseId: string }) {
  const query = useFirstLesson(courseId)
  return (
    <ReadView query={query} loading={<PlayerSkeleton />} notFound={<CourseNotFound />}>
      {({ lesson }) => (lesson ? <Redirect to={paths.lesson(courseId, lesson.section_id)} /> : <NoLesson courseId={courseId} />)}
    </ReadView>
  )
}
