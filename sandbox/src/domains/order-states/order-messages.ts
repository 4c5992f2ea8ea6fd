import type { OrderChange } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import type { OrderEvent } from '@xhkt/contract/transitions/order'
import type { Context } from '../../core/context.ts'
import { query } from '../../core/database.ts'
import { type NewMessage, sendMessage } from '../../core/send-message.ts'

export interface Occasion {
  by?: OrderChange['by']
  /** For the learner. */
  reason?: string
  /** Now by default. */
  at?: number
}

interface Order {
  user_id: number
  amount: number
  title: string
}

type MessageText = Pick<NewMessage, 'kind' | 'title' | 'text'>

const byNo = query<Order>('SELECT o.user_id, o.amount, c.title FROM orders o JOIN course c ON c.id = o.course_id WHERE o.order_no = ?')

const yuan = (fen: number): string => `¥${(fen / 100).toFixed(2).replace(/\.00$/, '')}`

/** Events that the learner has not caused themselves, or waits for. */
const messages: Partial<Record<OrderEvent | 'refundGranted', (order: Order, occasion: Occasion) => MessageText | null>> = {
  pay: ({ amount, title }) => ({
    kind: 'order',
    title: amount > 0 ? '支付成功' : '课程已开通',
    text: amount > 0 ? `《${title}》已支付 ${yuan(amount)}，课程已开通，可以开始学习。` : `《${title}》已开通，可以开始学习。`,
  }),
  cancel: ({ title }, { by, reason = '' }) =>
    by === 'system' ? { kind: 'order', title: '订单已取消', text: `《${title}》的订单已自动取消：${reason}。` } : null,
  expire: ({ title }, { reason = '' }) => ({ kind: 'order', title: '订单已取消', text: `《${title}》的订单已自动取消：${reason}。` }),
  payLate: ({ amount, title }) => ({
    kind: 'order',
    title: '付款将原路退回',
    text: `《${title}》的订单取消后付款才到账，${yuan(amount)} 将原路退回。`,
  }),
  fillGroup: ({ title }) => ({ kind: 'group', title: '拼团成功', text: `《${title}》已成团。` }),
  failGroup: ({ amount, title }) => ({
    kind: 'group',
    title: '拼团失败',
    text: `《${title}》未在规定时间内成团，${yuan(amount)} 将原路退回。`,
  }),
  refundGranted: ({ amount, title }) => ({ kind: 'order', title: '退款申请已通过', text: `《${title}》的 ${yuan(amount)} 将原路退回。` }),
  refuseRefund: ({ title }, { reason = '' }) => ({ kind: 'order', title: '退款申请未通过', text: `《${title}》：${reason}。课程已重新开放。` }),
  arriveRefund: ({ amount, title }) => ({ kind: 'order', title: '退款已到账', text: `《${title}》的 ${yuan(amount)} 已退回付款账户。` }),
}

function sendAbout(context: Context, orderNo: string, at: number | undefined, textOf: (order: Order) => MessageText | null): void {
  const order = context.db.get(byNo, orderNo)
  const text = order && textOf(order)
  if (text) sendMessage(context, order.user_id, { ...text, target: paths.order(orderNo), at })
}

/** Tells the learner of an event of their order, where it has a message. */
export function sendOrderMessage(
  context: Context,
  orderNo: string,
  event: OrderEvent | 'refundGranted',
  occasion: Occasion = {},
): void {
  const textOf = messages[event]
  if (textOf) sendAbout(context, orderNo, occasion.at, (order) => textOf(order, occasion))
}

/** The steps of a parcel with a message to the learner, by their number. */
const parcelMessages: Readonly<Record<number, readonly [title: string, text: string]>> = {
  0: ['资料已寄出', '的纸质资料已寄出，可在订单中查看物流。'],
  3: ['资料正在派送', '的纸质资料正在派送，请留意电话。'],
  4: ['资料已签收', '的纸质资料已签收，请检查后确认收货。'],
}

/** Tells the learner of a step of a parcel. */
export function sendParcelMessage(context: Context, orderNo: string, step: number): void {
  const [title, text] = parcelMessages[step] ?? []
  if (title === undefined) return
  sendAbout(context, orderNo, undefined, (order) => ({ kind: 'order', title, text: `《${order.title}》${text ?? ''}` }))
}
