import type { CourseDetail, Lesson } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { isLocked } from '@xhkt/kit/rules/lesson'
import { auth } from '@xhkt/platform/auth'
import { Button, ButtonLink } from '@xhkt/kit/ui/button'
import { formatFen, lessonCount } from '@xhkt/kit/format'
import { StageCard } from '../../../../../common/player/stage-card.tsx'
import { PurchaseLink } from '../../../../../common/purchase/purchase-link.tsx'
import { purchaseOffer } from '../../../../../common/purchase/purchase-offer.ts'
import { RestartButton } from './restart-button.tsx'

export interface TrialEndCardProps {
  video: HTMLVideoElement
  courseId: string
  course: CourseDetail | null
  next: Lesson | null
  isSignedIn: boolean
}

/** At the end of a lesson that a learner without the course has tried. */
export function TrialEndCard({ video, courseId, course, next, isSignedIn }: TrialEndCardProps) {
  const offer = purchaseOffer(courseId, course, '学习本节')
  const nextTrial = course && next && !isLocked(next, course) ? next : null
  const price = offer.price !== undefined && offer.price > 0 ? `，${formatFen(offer.price)}` : ''
  return (
    <StageCard title="试听已结束" texts={course ? [`本课程${lessonCount(course.lesson_count)}${price}`] : []}>
      <PurchaseLink offer={offer} size="lg" />
      <RestartButton video={video} label="再听一遍" />
      {nextTrial && <ButtonLink href={paths.lesson(courseId, nextTrial.section_id)}>试听下一节</ButtonLink>}
      {!isSignedIn && <Button onClick={() => auth.openLogin()}>登录</Button>}
    </StageCard>
  )
}
