import { orderStatus } from '@xhkt/contract/constants'
import type { Context } from '../../core/context.ts'
import { query } from '../../core/database.ts'
import { statusNames } from '../../domains/order-states/order-events.ts'
import type { OrderRow } from '../../domains/order-states/order-row.ts'
import { movingPrizes } from '../../domains/prizes/prizes.ts'
import { button, empty } from './sections.ts'
import { html, type Html } from '../../core/html.ts'

type Row = Pick<OrderRow, 'order_no' | 'status' | 'address' | 'reopens_as' | 'paid_at'> & { title: string; phone: string; started: number; steps: number }

/** The newest orders with which the operator, the carrier or the bank can do something. */
const rowsOf = query<Row>(`
  SELECT o.order_no, o.status, o.address, o.reopens_as, o.paid_at, c.title, u.phone,
    EXISTS (SELECT 1 FROM payment p WHERE p.order_no = o.order_no AND p.failed = 0) AS started,
    (SELECT count(*) FROM shipment_event e WHERE e.order_no = o.order_no) AS steps
  FROM orders o JOIN course c ON c.id = o.course_id JOIN user u ON u.id = o.user_id
  WHERE o.status IN (${orderStatus.delivering}, ${orderStatus.refunding}) OR (o.status = ${orderStatus.cancelled} AND started = 1)
  ORDER BY o.created_at DESC LIMIT 50`)

interface Choice {
  label: string
  url: string
  result?: string
}

function choicesOf({ status, address, reopens_as, steps }: Row): Choice[] {
  if (status === orderStatus.cancelled) return [{ label: '付款晚到', url: '/sandbox/pay', result: 'late' }]
  if (status === orderStatus.delivering) {
    return address === null ? [] : [{ label: steps === 0 ? '寄出包裹' : '包裹前进一站', url: '/sandbox/shipment' }]
  }
  const arrive = { label: '退款到账', url: '/sandbox/refund', result: 'arrive' }
  if (reopens_as === null) return [arrive]
  return [{ label: '同意退款', url: '/sandbox/refund', result: 'grant' }, { label: '拒绝退款', url: '/sandbox/refund', result: 'refuse' }, arrive]
}

const prizeRow = ({ prize: { prize_id, name, shipment }, phone }: ReturnType<typeof movingPrizes>[number]): Html => {
  const label = shipment ? '包裹前进一站' : '寄出包裹'
  return html`<tr><td><strong>${name}</strong><br><small>奖品 ${prize_id} · ${phone}</small></td><td>${shipment ? '配送中' : '准备寄出'}</td>
    <td class="actions">${button({ label, url: '/sandbox/prize', body: { prize_id }, about: `奖品 ${prize_id}` })}</td></tr>`
}

/** Parcels of orders and prizes, refunds and late payments. */
export function orderSection(context: Context): Html {
  const { db } = context
  const rows = db.all(rowsOf).map((row) => {
    const { order_no, status, title, phone } = row
    const buttons = choicesOf(row).map(({ label, url, result }) =>
      button({ label, url, body: { order_no, ...(result !== undefined && { result }) }, about: `订单 ${order_no}` }),
    )
    return html`<tr><td><strong>${title}</strong><br><small>订单 ${order_no} · ${phone}</small></td><td>${statusNames[status]}</td>
      <td class="actions">${buttons.length > 0 ? buttons : html`等待收货地址`}</td></tr>`
  })
  const all = [...rows, ...movingPrizes(context).map(prizeRow)]
  if (all.length === 0) return empty('没有配送中、退款中或可能晚到付款的订单，也没有待寄送的奖品。')
  return html`<table><thead><tr><th>课程或奖品</th><th>状态</th><th>操作</th></tr></thead><tbody>${all}</tbody></table>`
}
