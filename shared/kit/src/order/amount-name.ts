import type { Order } from '@xhkt/contract'
import { orderStatus } from '@xhkt/contract/constants'

/** The name of the amount of an order. That of a cancelled order is not to be paid. */
export function amountName({ paid_at, status }: Pick<Order, 'paid_at' | 'status'>): string {
  if (paid_at > 0) return '实付金额'
  return status === orderStatus.awaitingPayment ? '应付金额' : '订单金额'
}
