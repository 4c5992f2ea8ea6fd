import type { GroupDetail } from '@xhkt/shared/contract'
import { formatFen } from '@xhkt/shared/format'
import { ButtonLink } from '@xhkt/shared/ui/button'
import { paymentPath } from '../../model/address.ts'
import type { GroupStanding } from '../../model/group-standing.ts'
import { useLessonPath } from '../../model/use-lesson-path.ts'
import { ToMyCourses } from '../dead-ends.tsx'
import css from './group.module.css'

interface GroupProps {
  group: GroupDetail
}

function Study({ group }: GroupProps) {
  return (
    <>
      <ButtonLink variant="primary" size="lg" href={useLessonPath(group.course.id)}>
        继续学习
      </ButtonLink>
      <ToMyCourses size="lg" />
    </>
  )
}

function Join({ group: { course, group_id, price } }: GroupProps) {
  return (
    <>
      <ButtonLink variant="price" size="lg" href={paymentPath(course.id, group_id)}>
        {`${formatFen(price)} 去参团`}
      </ButtonLink>
      <ButtonLink size="lg" href={paymentPath(course.id)}>
        {`${formatFen(course.price)} 单独购买`}
      </ButtonLink>
    </>
  )
}

/** No other group can be opened once the offer is over. */
function Anew({ group: { course } }: GroupProps) {
  return (
    <>
      {course.group_price > 0 && (
        <ButtonLink variant="primary" size="lg" href={paymentPath(course.id, 'new')}>
          另开一团
        </ButtonLink>
      )}
      <ButtonLink size="lg" variant={course.group_price > 0 ? 'default' : 'primary'} href={`/courseDetail?course_id=${course.id}`}>
        返回课程
      </ButtonLink>
    </>
  )
}

const ways = { inviting: Study, joinable: Join, complete: Study, failed: Anew, closed: Anew, owned: Study } as const

/** The ways on from a group. */
export function GroupActions({ standing, group }: GroupProps & { standing: GroupStanding }) {
  // Who was in a failed group may have bought the course again since.
  const Ways = standing === 'failed' && group.owned ? Study : ways[standing]
  return (
    <div className={css.actions}>
      <Ways group={group} />
    </div>
  )
}
