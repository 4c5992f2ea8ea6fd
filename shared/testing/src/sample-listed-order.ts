import type { ListedOrder } from '@xhkt/contract'
import { sampleCard } from './sample-course.ts'
import { sampleOrder } from './sample-order.ts'

/** An unpaid order of ¥99 in a list, with changes. */
export function sampleListedOrder(changes: Partial<ListedOrder> = {}): ListedOrder {
  const { lines: _, total: __, remark: ___, cancel_reason: ____, history: _____, shipment: ______, ...shown } = sampleOrder()
  return { ...shown, course: sampleCard(), begun: false, ...changes }
}
