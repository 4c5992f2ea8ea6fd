import type { Order, OrderRefund } from '@xhkt/contract'
import { orderStatus } from '@xhkt/contract/constants'
import { unknownTextState } from '@xhkt/contract/unknown-state'
import { formatDate } from '@xhkt/platform/date'
import { formatFen } from '@xhkt/kit/format'
import { classNames } from '@xhkt/kit/ui/class-names'
import css from './refund-progress.module.css'

interface Step {
  name: string
  /** When it was done, or what it waits for. */
  note: string
  state: 'done' | 'current' | 'later' | 'failed'
}

const ended = { refused: '未通过', withdrawn: '已撤回' } as const

function answerStep({ state, answered_at }: OrderRefund): Step {
  if (state === unknownTextState) return { name: '状态未知', note: '请稍后刷新页面查看', state: 'current' }
  if (state === 'requested') return { name: '客服审核', note: '请耐心等待审核结果', state: 'current' }
  if (state === 'refused' || state === 'withdrawn') return { name: ended[state], note: formatDate(answered_at), state: 'failed' }
  return { name: '审核通过', note: formatDate(answered_at), state: 'done' }
}

function arrivalSteps({ state }: OrderRefund, arrivedAt: number): Step[] {
  if (state === 'refused' || state === 'withdrawn' || state === unknownTextState) return []
  if (state === 'arrived') return [{ name: '已到账', note: formatDate(arrivedAt), state: 'done' }]
  const isOnItsWay = state === 'granted'
  return [{ name: '款项退回', note: isOnItsWay ? '正在原路退回，请留意微信通知' : '', state: isOnItsWay ? 'current' : 'later' }]
}

/** The steps of a refund. A refund that nobody requested, such as that of a failed group, has no step for an answer. */
function stepsOf(refund: OrderRefund, { history }: Order): Step[] {
  const start = history.findLast(({ status }) => status === orderStatus.refunding)
  const isRequested = start?.by === 'learner'
  const first: Step = { name: isRequested ? '提交申请' : '发起退款', note: formatDate(refund.requested_at), state: 'done' }
  const arrivedAt = history.at(-1)?.at ?? 0
  return [first, ...(isRequested ? [answerStep(refund)] : []), ...arrivalSteps(refund, arrivedAt)]
}

/** How far the refund of an order is, and why. */
export function RefundProgress({ refund, order }: { refund: OrderRefund; order: Order }) {
  const { amount, reason, text, answer } = refund
  return (
    <>
      <p className={css.amount}>
        退款金额 <strong>{formatFen(amount)}</strong>
      </p>
      <ol className={css.steps}>
        {stepsOf(refund, order).map(({ name, note, state }) => (
          <li key={name} className={classNames(css.step, css[state])} aria-current={state === 'current' ? 'step' : undefined}>
            <span className={css.name}>{name}</span>
            <span className={css.note}>{note}</span>
          </li>
        ))}
      </ol>
      <p className={css.reason}>原因：{[reason, text].filter(Boolean).join('，')}</p>
      {answer && <p className={css.reason}>结果：{answer}</p>}
    </>
  )
}
