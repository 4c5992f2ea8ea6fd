import { render, screen } from '@testing-library/react'
import type { Order, SharedOrder } from '@xhkt/contract'
import { sampleOrder } from '@xhkt/testing/sample-order'
import { OrderBadge } from './order-badge.tsx'

const refund = { state: 'arrived', amount: 9900, reason: '', text: '', requested_at: 1, answered_at: 1, answer: '' } as const
const group = (state: 1 | 2 | 3) => ({ group_id: '5', state, size: 3, joined: 2, expires_at: 1_800_090_000 })

test.each<[Partial<Order> & Partial<SharedOrder>, string, string, string]>([
  [{ status: 0 }, '已取消', 'red', 'cancelled'],
  [{ status: 1 }, '待付款', 'red', 'clock'],
  [{ status: 2 }, '已支付', 'green', 'tick'],
  [{ status: 2, group: group(1) }, '拼团中', 'green', 'group'],
  [{ status: 2, group: group(2) }, '已支付', 'green', 'tick'],
  [{ status: 3 }, '待发货', 'green', 'box'],
  [{ status: 3, shipment: { carrier: '顺丰速运', number: 'SF1', events: [] } }, '配送中', 'green', 'truck'],
  [{ status: 3, shipment: undefined, sent: true }, '配送中', 'green', 'truck'],
  [{ status: 3, shipment: undefined, sent: false }, '待发货', 'green', 'box'],
  [{ status: 4 }, '已完成', 'green', 'done'],
  [{ status: 5, refund }, '退款中', 'red', 'refund'],
  [{ status: 6, group: group(3) }, '拼团失败', 'red', 'group'],
  [{ status: 7, refund }, '已退款', 'grey', 'closed'],
  [{ status: 7, refund: { ...refund, amount: 0 } }, '已关闭', 'grey', 'closed'],
  [{ status: 7 }, '已关闭', 'grey', 'closed'],
  [{ status: 7, refunded: true }, '已退款', 'grey', 'closed'],
  [{ status: 2, group_filling: true }, '拼团中', 'green', 'group'],
  [{ status: 8 as 7 }, '处理中', 'grey', 'clock'],
])('the badge of %j: %s, %s, %s', (changes, name, tone, icon) => {
  const { container } = render(<OrderBadge order={{ ...sampleOrder(), ...changes }} />)
  expect(screen.getByText(name)).toBeVisible()
  expect(container.firstChild).toHaveClass(tone)
  expect(container.querySelector('svg')).toHaveAttribute('data-icon', icon)
})
