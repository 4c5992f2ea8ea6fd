import type { CourseDetail } from '@xhkt/contract'
import { AllCoursesLink } from '@xhkt/kit/ui/all-courses-link'
import { CourseNotFound } from '@xhkt/kit/ui/course-not-found'
import * as paths from '@xhkt/contract/paths'
import { Button, ButtonLink } from '@xhkt/kit/ui/button'
import { EmptyView } from '@xhkt/kit/ui/state-view'
import type { Refusal } from '../../model/purchase.ts'
import { OwnedView } from './owned-view.tsx'

const CourseLink = ({ id }: { id: string }) => <ButtonLink href={paths.course(id)}>返回课程</ButtonLink>

const BuyAloneLink = ({ course }: { course: CourseDetail }) => (
  <ButtonLink variant="primary" href={paths.payment(course.id)}>
    {course.enrolment ? '续费' : '单独购买'}
  </ButtonLink>
)

function SoldOut({ course }: { course: CourseDetail }) {
  const ways = (
    <>
      <AllCoursesLink />
      <CourseLink id={course.id} />
    </>
  )
  return <EmptyView page title="课程已售罄" description={`“${course.title}”的名额已满，您可以看看其他课程`} action={ways} />
}

function NoOffer({ course }: { course: CourseDetail }) {
  const description = course.enrolment ? '您曾购买过该课程，直接续费即可继续学习' : '拼团活动已结束，您可以单独购买该课程'
  const ways = (
    <>
      <BuyAloneLink course={course} />
      <CourseLink id={course.id} />
    </>
  )
  return <EmptyView page title="该课程现在不能拼团" description={description} action={ways} />
}

const GroupWays = ({ course }: { course: CourseDetail }) => (
  <>
    <ButtonLink variant="primary" href={paths.payment(course.id, 'new')}>
      另开一团
    </ButtonLink>
    <ButtonLink href={paths.payment(course.id)}>单独购买</ButtonLink>
    <CourseLink id={course.id} />
  </>
)

const GroupClosed = ({ course }: { course: CourseDetail }) => (
  <EmptyView
    page
    title="来晚了，该团已满员或已结束"
    description="您可以另开一团，邀请好友一起学，也可以单独购买"
    action={<GroupWays course={course} />}
  />
)

const views = { owned: OwnedView, 'sold-out': SoldOut, 'no-offer': NoOffer, 'group-closed': GroupClosed } as const

/** The places of a group are held by unpaid orders. The server says how many, and until when. */
function GroupHeld({ reason, course, onRetry }: { reason: string; course: CourseDetail; onRetry: () => void }) {
  const ways = (
    <>
      <Button onClick={onRetry}>重试</Button>
      <GroupWays course={course} />
    </>
  )
  return <EmptyView page title="剩余名额都在待支付" description={reason} action={ways} />
}

/** A course that cannot be bought now, for a reason that the server gives, such as an open refund. */
function NotNowView({ reason, course }: { reason: string; course: CourseDetail }) {
  const ways = (
    <>
      <ButtonLink variant="primary" href={paths.myOrders}>
        我的订单
      </ButtonLink>
      <CourseLink id={course.id} />
    </>
  )
  return <EmptyView page title="该课程现在不能购买" description={reason} action={ways} />
}

export interface RefusedViewProps {
  /** Undefined: there is no such course. */
  course?: CourseDetail
  /** Undefined: `reason` says why. */
  why?: Refusal
  /** In the server's words. */
  reason?: string
  /** Asks again whether a place is free. For a group whose last places are held by unpaid orders. */
  onRetry?: () => void
}

/** A course that cannot be bought this way, with the remaining ways. */
export function RefusedView({ why, reason = '', course, onRetry }: RefusedViewProps) {
  if (!course) return <CourseNotFound />
  if (onRetry) return <GroupHeld reason={reason} course={course} onRetry={onRetry} />
  if (!why) return <NotNowView reason={reason} course={course} />
  // Without an offer no other group can be opened.
  const View = views[why === 'group-closed' && (!course.group || course.enrolment) ? 'no-offer' : why]
  return (
    <div role="status">
      <View course={course} />
    </div>
  )
}
