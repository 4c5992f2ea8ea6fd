import { groupStanding } from '@xhkt/kit/learning/group'
import { faultOf, faultTitle } from '@xhkt/kit/query/fault'
import { Skeleton } from '@xhkt/kit/ui/skeleton'
import { ErrorView } from '@xhkt/kit/ui/state-view'
import { isUnknown } from '../../model/address.ts'
import { groupPageText } from '../../model/group-text.ts'
import { useGroup } from '../../model/use-group.ts'
import page from '../page.module.css'
import { UnknownGroup } from '../dead-ends.tsx'
import { CourseRow } from '../order/course-row.tsx'
import { GroupActions } from './group-actions.tsx'
import { Invite } from './invite.tsx'
import { Members } from './members.tsx'
import { Remaining } from './remaining.tsx'
import css from './group.module.css'

/** The page of a group: members invite, friends join. */
export function Group({ groupId }: { groupId: string }) {
  const query = useGroup(groupId)
  const { data: group, error, isFetching, refetch } = query
  if (!group) {
    if (isUnknown(error)) return <UnknownGroup />
    const fault = faultOf(query)
    if (!fault) return <Skeleton kind="order" />
    return <ErrorView page title={faultTitle(fault)} error={fault} retrying={isFetching} onRetry={() => void refetch()} />
  }
  const standing = groupStanding(group)
  const { title, description } = groupPageText(standing, group)
  // Nobody waits for a group that they cannot use.
  const waits = standing === 'inviting' || standing === 'joinable'
  return (
    <>
      <h1 className={page.heading}>邀请好友拼团</h1>
      <section className={page.card} aria-label="拼团课程">
        <CourseRow course={group.course} />
      </section>
      <section className={css.card} aria-labelledby="group-title">
        <Members group={group} isOpen={waits} />
        <div role="status">
          <h2 id="group-title" className={page.outcome}>
            {title}
          </h2>
          <p className={page.meaning}>{description}</p>
        </div>
        {waits && <Remaining key={group.expires_at} until={group.expires_at} onOver={() => void refetch()} />}
        {standing === 'inviting' && <Invite group={group} />}
        <GroupActions standing={standing} group={group} />
      </section>
    </>
  )
}
