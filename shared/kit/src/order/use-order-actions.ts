import type { ListedOrder, Order } from '@xhkt/contract'
import { orderStatus } from '@xhkt/contract/constants'
import { useAction } from '@xhkt/kit/action/use-action'
import { api } from '@xhkt/platform/api'
import { confirm } from '@xhkt/platform/confirm'
import { askCancellation } from './ask-cancellation/ask-cancellation.tsx'
import { type Goal, quietRefusal, useOrderUpdates } from './use-order-updates.ts'

type Call = (body: { order_no: string }, idempotencyKey: string) => Promise<Order>

const receive: Call = (body) => api.post('/v1/order/receive', body, quietRefusal)
const withdraw: Call = (body) => api.post('/v1/order/refund/withdraw', body, quietRefusal)
// Two orders may be deleted within a second.
const hide: Call = (body, idempotencyKey) => api.post('/v1/user/order/hide', body, { idempotencyKey, ...quietRefusal })
const restore: Call = (body, idempotencyKey) => api.post('/v1/user/order/restore', body, { idempotencyKey, ...quietRefusal })

const cancelled: Goal = { isReached: ({ status }) => status === orderStatus.cancelled, text: '订单已取消' }
const deleted: Goal = { isReached: ({ hidden }) => hidden === true, text: '订单已删除' }
const restored: Goal = { isReached: ({ hidden }) => hidden === false, text: '订单已恢复显示' }

interface OrderCall {
  call: Call
  question?: string
  /** What the lists show ahead of the answer. */
  shown?: Partial<ListedOrder>
  /** True: without an answer nothing is refetched, because a fresh list would lack the row that the learner needs for another try. */
  keepsRow?: boolean
  goal: Goal
}

function useOrderCall(orderNo: string, { call, question, shown, keepsRow = false, goal }: OrderCall) {
  const { onSuccess, afterFailure, showInLists } = useOrderUpdates(orderNo)
  const { start, busy } = useAction({
    before: question === undefined ? undefined : () => confirm({ content: question }),
    optimistic: shown && (() => showInLists(shown)),
    run: (_: void, idempotencyKey) => call({ order_no: orderNo }, idempotencyKey),
    onSuccess,
    onError: (error) => (keepsRow && error.kind !== 'business' ? undefined : afterFailure(error, goal)),
  })
  return { start: () => start(), busy }
}

/** Cancels an unpaid order, with a reason. */
function useCancelOrder(orderNo: string) {
  const { requestOrder, afterFailure, showInLists } = useOrderUpdates(orderNo)
  const showCancelled = () => showInLists({ status: orderStatus.cancelled })
  const { start, busy } = useAction({
    optimistic: showCancelled,
    run: (reason: string) => api.post('/v1/order/payment/cancel', { order_no: orderNo, ...(reason && { reason }) }, quietRefusal),
    onSuccess: async () => {
      // A list that was requested meanwhile may have the old row.
      showCancelled()
      await requestOrder()
    },
    onError: (error) => afterFailure(error, cancelled),
  })
  return { start: () => void askCancellation().then((reason) => reason !== null && start(reason)), busy }
}

/** What the learner does with an order by a press, without a form. */
export const useOrderActions = (orderNo: string) => ({
  cancel: useCancelOrder(orderNo),
  confirmReceipt: useOrderCall(orderNo, {
    call: receive,
    question: '请收到纸质资料并检查完好后再确认。已经收到了吗？',
    shown: { status: orderStatus.completed },
    goal: { isReached: ({ status }) => status === orderStatus.completed, text: '您已确认收货' },
  }),
  // Which status comes back, only the server knows.
  withdrawRefund: useOrderCall(orderNo, {
    call: withdraw,
    question: '撤回退款申请后，课程重新开放，订单回到申请之前的状态。要撤回吗？',
    goal: { isReached: ({ refund }) => refund?.state === 'withdrawn', text: '退款申请已撤回' },
  }),
  delete: useOrderCall(orderNo, { call: hide, shown: { hidden: true }, goal: deleted }),
  restore: useOrderCall(orderNo, { call: restore, shown: { hidden: false }, keepsRow: true, goal: restored }),
})
