import type { Order } from '@xhkt/shared/contract'
import { formatDate } from '@xhkt/shared/format/date'

type OrderGroup = NonNullable<Order['group']>

const missing = ({ size, joined }: OrderGroup) => size - joined

/** How a group stands, for who has not paid yet and for who has. */
export function groupText(group: OrderGroup): string {
  if (group.state === 2) return `拼团成功（${group.size}人团）`
  if (group.state === 3) return '拼团失败'
  if (group.joined === 0) return `${group.size}人团，支付后开团`
  return `拼团中，${group.size}人团还差 ${missing(group)} 人`
}

/** After payment: what is to come. */
export function paidText(group: Order['group']): string {
  const open = '课程已开通，现在就可以开始学习'
  if (!group) return open
  if (group.state === 2) return `拼团成功，${open}`
  return `拼团中，还差 ${missing(group)} 人，${formatDate(group.expires_at, 'M月D日 HH:mm')} 截止，未满将自动退款。${open}`
}
