import type { Order } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { Spinner } from '@xhkt/kit/ui/spinner'
import type { Phase } from '../../model/payment-state.ts'
import { StatusCard } from '../../../../kit/status-card.tsx'
import { Warning } from '../../../../kit/status-marks.tsx'
import { PaymentFacts } from './payment-facts.tsx'

const texts: Partial<Record<Phase, { title: string; description: string }>> = {
  waiting: { title: '等待支付确认', description: '如已完成付款，请稍候，本页会自动更新' },
  expired: { title: '二维码已过期', description: '订单尚未支付，您可以继续支付' },
  failed: { title: '支付失败', description: '订单尚未支付，您可以继续支付' },
}

interface UnpaidViewProps {
  phase: Phase
  orderNo: string
  order: Order | undefined
  unreachable: boolean
}

/** Shown while the server has no payment. */
export function UnpaidView({ phase, orderNo, order, unreachable }: UnpaidViewProps) {
  const text = texts[phase] ?? { title: '', description: '' }
  return (
    <StatusCard
      mark={phase === 'waiting' ? <Spinner size={56} /> : <Warning />}
      title={text.title}
      description={unreachable ? '网络不太稳定，正在重新确认支付结果，请不要重复付款' : text.description}
      facts={<PaymentFacts orderNo={orderNo} order={order} />}
      actions={
        <>
          <ButtonLink variant="price" size="lg" href={paths.payAgain(orderNo)}>
            继续支付
          </ButtonLink>
          <ButtonLink size="lg" href={paths.myCourses}>
            我的课程
          </ButtonLink>
        </>
      }
    />
  )
}
