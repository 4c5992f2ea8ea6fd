import type { Order } from '@xhkt/shared/contract'
import { ButtonLink } from '@xhkt/shared/ui/button'
import { paymentPath } from '../../model/address.ts'
import { firstLessonPath } from '../../model/first-lesson.ts'
import { paidText } from '../../model/group-text.ts'
import { useCourse } from '../../model/use-course.ts'
import { CopyInvitation } from './copy-invitation.tsx'
import { StatusCard } from './status-card.tsx'

const Tick = () => (
  <svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
    <circle cx="32" cy="32" r="32" fill="var(--color-success)" />
    <path d="M18 33l10 10 19-21" fill="none" stroke="#fff" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
)

/** The course is open. */
export function PaidView({ orderNo, order }: { orderNo: string; order: Order | undefined }) {
  const courseId = order?.course.id
  const { data: course } = useCourse(courseId)
  // The course's own page has the lessons too, for the moment before the outline is there.
  const lesson = course ? firstLessonPath(course) : courseId ? `/courseDetail?course_id=${courseId}` : '/personal/myCourse'
  return (
    <StatusCard
      mark={<Tick />}
      title="支付成功"
      description={paidText(order?.group ?? null)}
      orderNo={orderNo}
      order={order}
      actions={
        <>
          <ButtonLink variant="primary" size="lg" href={lesson}>
            继续学习
          </ButtonLink>
          {courseId && order.group?.state === 1 && <CopyInvitation path={paymentPath(courseId, order.group.group_id)} />}
          <ButtonLink size="lg" href="/personal/myCourse">
            我的课程
          </ButtonLink>
        </>
      }
    />
  )
}
