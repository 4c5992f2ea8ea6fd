import type { ListedOrder } from '@xhkt/contract'
import { groupState, orderStatus } from '@xhkt/contract/constants'
import * as paths from '@xhkt/contract/paths'
import { unknownState } from '@xhkt/contract/unknown-state'
import { formatCount, formatFen } from '@xhkt/kit/format'
import { missingText, unknownGroupText } from '@xhkt/kit/rules/group'
import { isGroupFilling } from '@xhkt/kit/rules/order'
import { useNow } from '@xhkt/platform/api'
import { OrderBadge } from '@xhkt/kit/order/order-badge'
import { orderKinds } from '@xhkt/kit/order/order-kinds'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { Row } from '@xhkt/kit/ui/row'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import { TimeLeft } from '../../../common/rows/time-left.tsx'
import box from '../../../common/rows/box.module.css'
import { Ways } from './ways.tsx'
import { InviteButton } from './invite-button.tsx'

type Group = NonNullable<ListedOrder['group']>

function stateText(group: Group, now: number): string {
  if (group.state === unknownState) return unknownGroupText
  if (group.state === groupState.failed) return '未在规定时间内成团，款项原路退回'
  return group.state === groupState.complete ? `${formatCount(group.size)} 人团已成团` : missingText(group, now, '人成团')
}

/** A group that the learner is in: how it stands, and what they can do. */
export function GroupItem({ order, onTimeUp }: { order: ListedOrder; onTimeUp: () => void }) {
  const { order_no, status, course, kind, amount, group } = order
  const isFilling = isGroupFilling(order)
  const isComplete = group?.state === groupState.complete && status === orderStatus.paid
  const now = useNow(60_000)
  return (
    <li className={box.box} aria-label={course.title}>
      <Row cover={course.cover} title={course.title} href={paths.course(course.id)} actions={<OrderBadge order={order} name={isComplete ? '拼团成功' : undefined} />}>
        <p className={box.facts}>
          <span>{orderKinds[kind]}</span>
          <span>
            {group && `${formatCount(group.size)} 人团`} {formatFen(amount)}
          </span>
        </p>
        {group && group.joined > 0 && (
          <p className={box.facts}>
            <span>{stateText(group, now)}</span>
            {isFilling && <TimeLeft until={group.expires_at} onEnd={onTimeUp} />}
          </p>
        )}
      </Row>
      <div className={box.foot}>
        {isFilling && group && <InviteButton groupId={group.group_id} course={course} />}
        <Ways order={order} />
        <ButtonLink variant="text" size="sm" href={paths.order(order_no)}>
          订单详情
          <VisuallyHidden>{course.title}</VisuallyHidden>
        </ButtonLink>
      </div>
    </li>
  )
}
