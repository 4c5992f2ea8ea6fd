import type { Order } from '@xhkt/contract'
import { useAction } from '@xhkt/kit/action/use-action'
import { api } from '@xhkt/platform/api'
import { confirm } from '@xhkt/platform/confirm'
import { askCancellation } from '../ask-cancellation.tsx'
import { useOrderUpdates } from '../use-order-updates.ts'

type Call = (body: { order_no: string }) => Promise<Order>

const receive: Call = (body) => api.post('/v1/order/receive', body)
const withdraw: Call = (body) => api.post('/v1/order/refund/withdraw', body)
const hide: Call = (body) => api.post('/v1/user/order/hide', body)
const restore: Call = (body) => api.post('/v1/user/order/restore', body)

function useOrderCall(orderNo: string, call: Call, question?: string) {
  const { onSuccess, reload } = useOrderUpdates(orderNo)
  const { start, busy } = useAction({
    before: question === undefined ? undefined : () => confirm({ content: question }),
    run: () => call({ order_no: orderNo }),
    onSuccess,
    onError: reload,
  })
  return { start: () => start(), busy }
}

/** Cancels an unpaid order, with a reason. */
function useCancelOrder(orderNo: string) {
  const { reload } = useOrderUpdates(orderNo)
  const { start, busy } = useAction({
    run: (reason: string) => api.post('/v1/order/payment/cancel', { order_no: orderNo, ...(reason && { reason }) }),
    onSuccess: reload,
    onError: reload,
  })
  return { start: () => void askCancellation().then((reason) => reason !== null && start(reason)), busy }
}

/** What the learner does with an order by a press, without a form. */
export const useOrderActions = (orderNo: string) => ({
  cancel: useCancelOrder(orderNo),
  confirmReceipt: useOrderCall(orderNo, receive, '请收到纸质资料并检查完好后再确认。已经收到了吗？'),
  withdrawRefund: useOrderCall(orderNo, withdraw, '撤回退款申请后，课程重新开放，订单回到申请之前的状态。要撤回吗？'),
  delete: useOrderCall(orderNo, hide),
  restore: useOrderCall(orderNo, restore),
})
