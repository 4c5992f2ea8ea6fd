import type { FailedGroup } from '@xhkt/contract'
import { FailedGroupNotice } from '@xhkt/kit/order/failed-group-notice'
import css from './my-course-page.module.css'

/** Courses that are closed because their group failed. They come before the list, also before an empty one. */
export function FailedGroups({ orders }: { orders: readonly FailedGroup[] }) {
  if (orders.length === 0) return null
  return (
    <ul className={css.failed} aria-label="拼团失败的课程">
      {orders.map((order) => (
        <li key={order.order_no}>
          <FailedGroupNotice order={order} title={order.course.title} />
        </li>
      ))}
    </ul>
  )
}
