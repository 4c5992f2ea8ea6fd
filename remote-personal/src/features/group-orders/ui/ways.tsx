import type { ListedOrder } from '@xhkt/contract'
import { groupState, orderStatus } from '@xhkt/contract/constants'
import * as paths from '@xhkt/contract/paths'
import { unknownState } from '@xhkt/contract/unknown-state'
import { isGroupFilling } from '@xhkt/kit/rules/order'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import * as words from '@xhkt/kit/words'

interface Way {
  label: string
  href: string
  variant: 'primary' | 'price' | 'default'
}

function wayOf(order: ListedOrder): Way | null {
  const { order_no, status, amount, course, group, begun } = order
  if (status === orderStatus.awaitingPayment) {
    if (Number.isNaN(amount)) return null
    return { label: '去支付', href: paths.payAgain(order_no), variant: 'price' }
  }
  if (!group || group.joined === 0 || group.state === unknownState) return null
  if (isGroupFilling(order)) return { label: '查看拼团', href: paths.groupBuy(group.group_id), variant: 'default' }
  if (group.state === groupState.failed) {
    return course.group_price > 0
      ? { label: '另开一团', href: paths.payment(course.id, 'new'), variant: 'primary' }
      : { label: '查看课程', href: paths.course(course.id), variant: 'default' }
  }
  const isOpen = status === orderStatus.paid || status === orderStatus.delivering || status === orderStatus.completed
  const label = begun ? words.continueLearning : words.startLearning
  return isOpen ? { label, href: paths.lesson(course.id), variant: 'primary' } : null
}

/** The next step with a group. */
export function Ways({ order }: { order: ListedOrder }) {
  const way = wayOf(order)
  return (
    way && (
      <ButtonLink size="sm" variant={way.variant} href={way.href}>
        {way.label}
        <VisuallyHidden>{order.course.title}</VisuallyHidden>
      </ButtonLink>
    )
  )
}
