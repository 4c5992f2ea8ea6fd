import type { LiveRoom } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { formatFen } from '@xhkt/kit/format'
import { ButtonLink } from '@xhkt/kit/ui/button'

/** The ways to the course, for a learner without the course. */
export const BuyLinks = ({ room: { course_id, price } }: { room: LiveRoom }) => (
  <>
    <ButtonLink variant="price" size="lg" href={paths.payment(course_id)}>
      立即购买 {formatFen(price)}
    </ButtonLink>
    <ButtonLink size="lg" href={paths.course(course_id)}>
      查看课程详情
    </ButtonLink>
  </>
)
