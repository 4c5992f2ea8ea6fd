import type { ListedOrder, Order } from '@xhkt/contract'
import { orderStatus } from '@xhkt/contract/constants'
import { useAction } from '@xhkt/kit/action/use-action'
import { api } from '@xhkt/platform/api'
import { confirm } from '@xhkt/platform/confirm'
import { askCancellation } from './ask-cancellation.tsx'
import { useOrderUpdates } from './use-order-updates.ts'

type Call = (body: { order_no: string }, idempotencyKey: string) => Promise<Order>

const receive: Call = (body) => api.post('/v1/order/receive', body)
const withdraw: Call = (body) => api.post('/v1/order/refund/withdraw', body)
// Two orders may be deleted within a second.
const hide: Call = (body, idempotencyKey) => api.post('/v1/user/order/hide', body, { idempotencyKey })
const restore: Call = (body, idempotencyKey) => api.post('/v1/user/order/restore', body, { idempotencyKey })

interface OrderCall {
  call: Call
  question?: string
  /** What the lists show ahead of the answer. */
  shown?: Partial<ListedOrder>
  /** The list no longer has the order, so its row stays for another try when there was no answer. */
  keepsRow?: boolean
}

function useOrderCall(orderNo: string, { call, question, shown, keepsRow = false }: OrderCall) {
  const { onSuccess, reload, showInLists } = useOrderUpdates(orderNo)
  const { start, busy } = useAction({
    before: question === undefined ? undefined : () => confirm({ content: question }),
    optimistic: shown && (() => showInLists(shown)),
    run: (_: void, idempotencyKey) => call({ order_no: orderNo }, idempotencyKey),
    onSuccess,
    onError: ({ kind }) => (keepsRow && kind !== 'business' ? undefined : reload()),
  })
  return { start: () => start(), busy }
}

/** Cancels an unpaid order, with a reason. */
function useCancelOrder(orderNo: string) {
  const { requestOrder, reload, showInLists } = useOrderUpdates(orderNo)
  const showCancelled = () => showInLists({ status: orderStatus.cancelled })
  const { start, busy } = useAction({
    optimistic: showCancelled,
    run: (reason: string) => api.post('/v1/order/payment/cancel', { order_no: orderNo, ...(reason && { reason }) }),
    onSuccess: async () => {
      // A list that was requested meanwhile may have the old row.
      showCancelled()
      await requestOrder()
    },
    onError: reload,
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
  }),
  // Which status comes back, only the server knows.
  withdrawRefund: useOrderCall(orderNo, {
    call: withdraw,
    question: '撤回退款申请后，课程重新开放，订单回到申请之前的状态。要撤回吗？',
  }),
  delete: useOrderCall(orderNo, { call: hide, shown: { hidden: true } }),
  restore: useOrderCall(orderNo, { call: restore, shown: { hidden: false }, keepsRow: true }),
})
