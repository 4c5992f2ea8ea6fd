import type { Order } from '@xhkt/contract'
import { groupState } from '@xhkt/contract/constants'
import * as paths from '@xhkt/contract/paths'
import { useNow } from '@xhkt/platform/api'
import { AgreementButton } from '@xhkt/kit/agreement/agreement-button'
import { isUnsigned } from '@xhkt/kit/agreement/agreement-states'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { paidText } from '../../../../common/group-text.ts'
import { useLearningLink } from '@xhkt/kit/rules/use-learning-link'
import { MyCoursesLink } from '../../../../common/my-courses-link.tsx'
import { StatusCard } from '../../../../common/status-card.tsx'
import { Tick } from '../../../../common/status-marks.tsx'
import { PaymentFacts } from './payment-facts.tsx'

/** Shown after the payment. */
export function PaidView({ orderNo, order }: { orderNo: string; order: Order | undefined }) {
  const { label, path } = useLearningLink(order?.course.id, { bought: true })
  const group = order?.group
  const agreement = order?.agreement_state ?? undefined
  const waits = order && agreement && isUnsigned(agreement)
  return (
    <StatusCard
      mark={<Tick />}
      title="支付成功"
      description={paidText(order, useNow(60_000))}
      facts={<PaymentFacts orderNo={orderNo} order={order} />}
      actions={
        <>
          {waits && (
            <AgreementButton courseId={order.course.id} courseTitle={order.course.title} state={agreement} size="lg" variant="primary" />
          )}
          <ButtonLink variant={waits ? undefined : 'primary'} size="lg" href={path}>
            {label}
          </ButtonLink>
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
