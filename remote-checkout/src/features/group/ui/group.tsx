import type { GroupDetail } from '@xhkt/contract'
import { orderStatus } from '@xhkt/contract/constants'
import * as paths from '@xhkt/contract/paths'
import { FailedGroupNotice } from '@xhkt/kit/order/failed-group-notice'
import { useCourse } from '@xhkt/kit/rules/use-course'
import { type GroupStanding, groupStanding, heldSeats } from '@xhkt/kit/rules/group'
import { useNow } from '@xhkt/platform/api'
import { ReadView } from '@xhkt/kit/ui/read-view'
import { formatDuration } from '@xhkt/kit/format'
import { useCountdown } from '@xhkt/kit/time/use-countdown'
import { groupPageText } from '../../../common/group-text.ts'
import { useGroup } from '../model/use-group.ts'
import page from '../../../common/page.module.css'
import { UnknownGroup } from '../../../common/unknown-group.tsx'
import { CourseRow } from '@xhkt/kit/ui/course-row'
import { GroupActions } from './group-actions.tsx'
import { Invite } from './invite.tsx'
import { Members } from './members.tsx'
import { studyText } from '../../../common/study-text.ts'
import { GroupSkeleton } from '../../../group-skeleton.tsx'
import css from './group.module.css'

/** The time left for a group to fill. */
function Remaining({ until, onOver }: { until: number; onOver: () => void }) {
  const left = useCountdown(until, onOver)
  return (
    <p className={css.remaining} role="timer">
      剩余 <strong>{formatDuration(left)}</strong>
    </p>
  )
}

/** The states of a group that still fills. They show a countdown and the free places. */
const waiting: readonly GroupStanding[] = ['inviting', 'unpaid', 'joinable', 'held']

function GroupView({ group, onTimeUp }: { group: GroupDetail; onTimeUp: () => void }) {
  const now = useNow(60_000)
  const standing = groupStanding(group, now)
  const { data: course } = useCourse(group.owned ? group.course.id : undefined)
  const { title, description } = groupPageText(standing, group, now, studyText(course?.agreement_state))
  // The notice of a failed group replaces the description: it says the same, and where the money is.
  const ownFailure = standing === 'failed' ? group.my_order : null
  const waits = waiting.includes(standing)
  return (
    <>
      <h1 className={page.heading}>{group.mine ? '邀请好友拼团' : '好友邀您拼团'}</h1>
      <section className={page.card} aria-label="拼团课程">
        <CourseRow course={group.course} />
      </section>
      <section className={css.card} aria-labelledby="group-title">
        <Members group={group} isOpen={waits} held={heldSeats(group, now)} />
        <div role="status">
          <h2 id="group-title" className={page.outcome}>
            {title}
          </h2>
          {!ownFailure && <p className={page.meaning}>{description}</p>}
        </div>
        {ownFailure && <FailedGroupNotice order={ownFailure} />}
        {standing === 'complete' && group.my_order?.status === orderStatus.delivering && (
          <a href={paths.order(group.my_order.order_no)}>纸质资料会尽快寄出，查看订单</a>
        )}
        {waits && <Remaining key={group.expires_at} until={group.expires_at} onOver={onTimeUp} />}
        {standing === 'inviting' && <Invite group={group} />}
        <GroupActions standing={standing} group={group} agreement={course?.agreement_state} />
      </section>
    </>
  )
}

/** The page of a group: members invite, friends join. */
export function Group({ groupId }: { groupId: string }) {
  const query = useGroup(groupId)
  return (
    <ReadView page query={query} loading={<GroupSkeleton />} notFound={<UnknownGroup />}>
      {(group) => <GroupView group={group} onTimeUp={() => void query.refetch()} />}
    </ReadView>
  )
}
