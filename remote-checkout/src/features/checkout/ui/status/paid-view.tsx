import type { Order } from '@xhkt/contract'
import { groupState } from '@xhkt/contract/constants'
import * as paths from '@xhkt/contract/paths'
import { useNow } from '@xhkt/platform/api'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { paidText } from '../../../../common/group-text.ts'
import { MyCoursesLink } from '../../../../common/my-courses-link.tsx'
import { StatusCard } from '../../../../common/status-card.tsx'
import { Tick } from '../../../../common/status-marks.tsx'
import { StudyWays } from '../../../../common/study-ways.tsx'
import { PaymentFacts } from './payment-facts.tsx'

/** Shown after the payment. */
export function PaidView({ orderNo, order }: { orderNo: string; order: Order | undefined }) {
  const group = order?.group
  return (
    <StatusCard
      mark={<Tick />}
      title="支付成功"
      description={paidText(order, useNow(60_000))}
      facts={<PaymentFacts orderNo={orderNo} order={order} />}
      actions={
        <>
          <StudyWays course={order?.course} agreement={order?.agreement_state} bought />
          {group?.state === groupState.filling && (
            <ButtonLink size="lg" href={paths.groupBuy(group.group_id)}>
              邀请好友
            </ButtonLink>
          )}
          <ButtonLink size="lg" href={paths.order(orderNo)}>
            查看订单
          </ButtonLink>
          <MyCoursesLink size="lg" />
        </>
      }
    />
  )
}
