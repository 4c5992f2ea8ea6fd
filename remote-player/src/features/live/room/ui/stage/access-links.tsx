import type { LiveRoom } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { unknownTextState } from '@xhkt/contract/unknown-state'
import { isUnsigned } from '@xhkt/kit/agreement/agreement-states'
import { formatFen } from '@xhkt/kit/format'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { Price } from '@xhkt/kit/ui/price'
import { SignFirst } from '../../../../../common/agreement/sign-first.tsx'
import { CourseLink } from '../../../../../common/ui/course-link.tsx'
import { StageActions } from './stage-card.tsx'

/** What a learner does before they may watch: sign the agreement of the course, or buy it. The room opens by itself after a signature. */
export function AccessLinks({ room: { course_id, course_title, agreement_state, price } }: { room: LiveRoom }) {
  if (isUnsigned(agreement_state)) {
    return (
      <SignFirst courseId={course_id} courseTitle={course_title}>
        <CourseLink courseId={course_id} size="lg" />
      </SignFirst>
    )
  }
  if (agreement_state === unknownTextState) return <CourseLink courseId={course_id} size="lg" />
  return (
    <StageActions>
      {Number.isNaN(price) ? (
        <Price fen={price} />
      ) : (
        <ButtonLink variant="price" size="lg" href={paths.payment(course_id)}>
          立即购买 {formatFen(price)}
        </ButtonLink>
      )}
      <CourseLink courseId={course_id} size="lg" />
    </StageActions>
  )
}
