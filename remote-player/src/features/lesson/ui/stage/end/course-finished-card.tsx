import type { CourseDetail } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { StageCard } from '../../../../../common/player/stage-card.tsx'
import { CourseLink } from '../../../../../common/ui/course-link.tsx'
import { RestartButton } from './restart-button.tsx'

/** At the end of a lesson with which the whole course is finished. The evaluation belongs to the order. */
export function CourseFinishedCard({ video, course }: { video: HTMLVideoElement; course: CourseDetail | null }) {
  const order = course?.evaluation_order_no
  return (
    <StageCard title="恭喜您学完本课程" texts={course ? [`《${course.title}》的课时已全部学完`] : []}>
      {order && (
        <ButtonLink variant="primary" href={paths.order(order)}>
          评价课程
        </ButtonLink>
      )}
      <RestartButton video={video} />
      {course && <CourseLink courseId={course.id} />}
    </StageCard>
  )
}
