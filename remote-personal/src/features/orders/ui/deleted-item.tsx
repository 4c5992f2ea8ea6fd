import type { ListedOrder } from '@xhkt/contract'
import { useOrderActions } from '@xhkt/kit/order/use-order-actions'
import { Button } from '@xhkt/kit/ui/button'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import css from './order-item.module.css'

/** In the place of an order that the learner has just deleted, until the next visit of the list. */
export function DeletedItem({ order: { order_no, course } }: { order: ListedOrder }) {
  const { restore } = useOrderActions(order_no)
  return (
    <div className={css.deleted}>
      <span role="status">“{course.title}”的订单已删除，在“全部订单”中仍可查看</span>
      <span data-actions>
        <Button size="sm" onClick={restore.start} loading={restore.busy}>
          撤销
          <VisuallyHidden>删除 {course.title}</VisuallyHidden>
        </Button>
      </span>
    </div>
  )
}
