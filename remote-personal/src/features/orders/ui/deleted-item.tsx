import type { ListedOrder } from '@xhkt/contract'
import { useOrderActions } from '@xhkt/kit/order/use-order-actions'
import { UndoRow } from '../../../common/rows/undo-row.tsx'

/** In the place of an order that the learner has just deleted. */
export function DeletedItem({ order: { order_no, course } }: { order: ListedOrder }) {
  const { restore } = useOrderActions(order_no)
  const text = `“${course.title}”的订单已删除，在“全部订单”中仍可查看`
  return <UndoRow text={text} what={`删除 ${course.title}`} onUndo={restore.start} busy={restore.busy} />
}
