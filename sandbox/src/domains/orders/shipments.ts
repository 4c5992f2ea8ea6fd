import { randomInt } from 'node:crypto'
import { orderStatus } from '@xhkt/contract/constants'
import { awaitsAddress } from '@xhkt/contract/transitions/order-actions'
import { apiErrors } from '../../core/api-error.ts'
import type { Context } from '../../core/context.ts'
import { query } from '../../core/database.ts'
import { sendParcelMessage } from '../order-states/order-messages.ts'
import { findOrder } from '../order-states/find-order.ts'
import { changeOrder, statusNames } from '../order-states/order-events.ts'
import type { OrderRow } from '../order-states/order-row.ts'

/** What happens to a parcel, one after the other. */
const parcelSteps = ['快递员已揽收', '已到达分拨中心', '已到达目的地营业点', '快递员正在派送', '已签收，感谢使用'] as const

const eventCount = query<{ count: number }>('SELECT count(*) AS count FROM shipment_event WHERE order_no = ?')

export function confirmReceipt(context: Context, order: OrderRow): void {
  if (awaitsAddress(order)) throw apiErrors.addressMissing()
  context.db.transaction(() => changeOrder(context, order, 'confirmReceipt', { by: 'learner', reason: '已确认收货' }))
}

/** Sends the parcel of an order, or moves it on by one step. Nothing is sent before the address is known. */
export function moveParcel(context: Context, orderNo: string): void {
  const { db, clock } = context
  const order = findOrder(context, orderNo)
  if (order.status !== orderStatus.delivering) throw apiErrors.orderStatusConflict(statusNames[order.status])
  if (order.address === null) throw apiErrors.addressMissing()
  const step = db.get(eventCount, orderNo)?.count ?? 0
  const text = parcelSteps[step]
  if (!text) throw apiErrors.orderStatusConflict('的包裹已签收')
  db.transaction(() => {
    db.run(
      'INSERT OR IGNORE INTO shipment (order_no, carrier, number) VALUES (?, ?, ?)',
      ...[orderNo, '顺丰速运', `SF${String(randomInt(10 ** 13)).padStart(13, '0')}`],
    )
    db.run('INSERT INTO shipment_event (order_no, at, text) VALUES (?, ?, ?)', orderNo, clock.now(), text)
    sendParcelMessage(context, orderNo, step)
  })
}
