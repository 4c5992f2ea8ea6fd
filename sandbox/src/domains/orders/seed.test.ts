/** @jest-environment node */
import { buyer, sandboxOfFile } from '../../testing/test-sandbox.ts'

const sandbox = sandboxOfFile(60)

async function seededOrders() {
  const token = await sandbox.login(buyer)
  const numbers = sandbox.context.db.all<{ order_no: string }>({ sql: 'SELECT order_no FROM orders WHERE user_id = 1' })
  return Promise.all(numbers.map(({ order_no }) => sandbox.data('GET /v1/order/detail', { query: { order_no }, token })))
}

test('the first account has an order of every status and of every state of a group', async () => {
  const orders = await seededOrders()
  expect([...new Set(orders.map(({ status }) => status))].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(orders.flatMap(({ group }) => group?.state ?? []).sort()).toEqual([1, 2, 3])
})

test('the page of each of its groups has as many members as have joined, the first account among them', async () => {
  const token = await sandbox.login(buyer)
  const groups = (await seededOrders()).flatMap(({ group }) => group ?? [])
  const pages = await Promise.all(groups.map(({ group_id }) => sandbox.data('GET /v1/course/group/detail', { query: { group_id }, token })))
  expect(pages.map(({ mine, members, joined }) => [mine, members.length - joined])).toEqual(groups.map(() => [true, 0]))
})

test('the order of the failed group is refunded by itself: 6 → 5 after ten minutes, 5 → 7 an hour later [orders#group-buys]', async () => {
  const failed = (await seededOrders()).find(({ status }) => status === 6)!
  const passed = async () => {
    const { history } = await sandbox.data('GET /v1/order/detail', { query: { order_no: failed.order_no }, token: await sandbox.login(buyer) })
    return history.map(({ status, at }) => [status, at - failed.created_at])
  }
  const day = 86_400
  const before = [[1, 0], [2, 40], [6, day]]
  expect(await passed()).toEqual(before)
  sandbox.advance(600)
  expect(await passed()).toEqual([...before, [5, day + 600]])
  sandbox.advance(3600)
  expect(await passed()).toEqual([...before, [5, day + 600], [7, day + 4200]])
})

test('its orders have a parcel with an address, refunds that are requested, refused and arrived, and a used coupon', async () => {
  const orders = await seededOrders()
  expect(orders.find(({ shipment }) => shipment)).toMatchObject({ status: 3, address: { name: '林晓' } })
  expect([...new Set(orders.flatMap(({ refund }) => refund?.state ?? []))].sort()).toEqual(['arrived', 'refused', 'requested'])
  expect(orders.some(({ lines }) => lines.some(({ kind }) => kind === 'coupon'))).toBe(true)
})

test('the lines of each order add up to its amount, and its history ends with its status', async () => {
  for (const { lines, amount, history, status, kind } of await seededOrders()) {
    expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(amount)
    expect([kind, history.at(-1)?.status]).toEqual([kind, status])
  }
})
