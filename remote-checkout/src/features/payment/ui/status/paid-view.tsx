import type { Order } from '@xhkt/contract'
import { groupState } from '@xhkt/contract/constants'
import * as paths from '@xhkt/contract/paths'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { paidText } from '../../model/group-text.ts'
import { useLearningLink } from '../../model/use-learning-link.ts'
import { ToMyCourses } from '../dead-ends.tsx'
import { StatusCard } from './status-card.tsx'

const Tick = () => (
  <svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
    <circle cx="32" cy="32" r="32" fill="var(--color-success)" />
    <path d="M18 33l10 10 19-21" fill="none" stroke="#fff" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
)

/** Shown after the payment. */
export function PaidView({ orderNo, order }: { orderNo: string; order: Order | undefined }) {
  const { label, path } = useLearningLink(order?.course.id, { bought: true })
  const group = order?.group
  return (
    <StatusCard
      mark={<Tick />}
      title="支付成功"
      description={paidText(group ?? null)}
      orderNo={orderNo}
      order={order}
      actions={
        <>
          <ButtonLink variant="primary" size="lg" href={path}>
            {label}
          </ButtonLink>
          {group?.state === groupState.filling && (
            <ButtonLink size="lg" href={paths.groupBuy(group.group_id)}>
              邀请好友
            </ButtonLink>
          )}
          <ToMyCourses size="lg" />
        </>
      }
    />
  )
}
