/** @jest-environment node */
import { findOrder } from '../order-states/find-order.ts'
import { changeOrder } from '../order-states/order-events.ts'
import { buyer, newcomer, sandboxOfFile } from '../../testing/test-sandbox.ts'

const withMaterial = '1003'
const withoutMaterial = '1005'
const free = '1037'

const sandbox = sandboxOfFile(60)
let token: string
beforeEach(async () => {
  await sandbox.reset()
  token = await sandbox.login(newcomer)
})

const place = (course_id: string) => sandbox.data('POST /v1/order', { body: { course_id }, token })
const confirm = (order_no: string) => sandbox.data('POST /v1/order/payment/confirm', { body: { order_no }, token })
const again = (order_no: string) => sandbox.data('POST /v1/order/payment/again', { body: { order_no }, token })
const state = (order_no: string) => sandbox.data('GET /v1/order/payment/state', { query: { order_no }, token })
const detail = (order_no: string) => sandbox.data('GET /v1/order/detail', { query: { order_no }, token })
const pay = (order_no: string, result = 'success') => sandbox.control('POST', '/sandbox/pay', { order_no, result })
const course = (course_id: string) => sandbox.data('GET /v1/course/detail', { query: { course_id }, token })

test('a double click places one order, which the course shows as pending', async () => {
  const [first, second] = await Promise.all([place(withoutMaterial), place(withoutMaterial)])
  expect(second.order_no).toBe(first.order_no)
  expect(first).toMatchObject({ status: 1, paid_at: 0, amount: first.course.price })
  expect(first.expires_at - first.created_at).toBe(1800)
  expect(await course(withoutMaterial)).toMatchObject({ pending_order_no: first.order_no, pending_order_amount: first.amount })
})

test.each([
  [withoutMaterial, 2],
  [withMaterial, 3],
])('paying for course %s sets status %i and enrols the learner at once', async (courseId, status) => {
  const { order_no } = await place(courseId)
  const payment = await confirm(order_no)
  expect(payment.code_url).toMatch(/^weixin:\/\/wxpay\/bizpayurl\?pr=[\w-]{10}$/)
  expect(payment.trade_state).toBe('NOTPAY')
  expect(await state(order_no)).toEqual({ order_no, trade_state: 'NOTPAY', order_status: 1 })
  await pay(order_no)
  expect(await state(order_no)).toEqual({ order_no, trade_state: 'SUCCESS', order_status: status })
  expect((await detail(order_no)).paid_at).toBeGreaterThan(0)
  expect(await course(courseId)).toMatchObject({ owned: true, pending_order_no: '', pending_order_amount: 0 })
  expect(await sandbox.request('POST /v1/order', { body: { course_id: courseId }, token })).toMatchObject({ code: 409001 })
})

test('a second success of a payment changes nothing', async () => {
  const { order_no } = await place(withoutMaterial)
  await confirm(order_no)
  await pay(order_no)
  const { paid_at } = await detail(order_no)
  sandbox.advance(30)
  expect((await pay(order_no)).code).toBe(200001)
  expect((await detail(order_no)).paid_at).toBe(paid_at)
  expect((await sandbox.data('GET /v1/user/course/list', { query: {}, token })).total).toBe(1)
  expect(await confirm(order_no)).toMatchObject({ trade_state: 'SUCCESS', code_url: '' })
  expect(await again(order_no)).toMatchObject({ trade_state: 'SUCCESS', code_url: '' })
})

test('confirm returns the current code_url, again a new one, which expires with the order', async () => {
  const order = await place(withoutMaterial)
  const first = await confirm(order.order_no)
  expect(await confirm(order.order_no)).toEqual(first)
  const fresh = await again(order.order_no)
  expect(fresh.code_url).not.toBe(first.code_url)
  expect(fresh.expires_at).toBe(order.expires_at)
  expect(await confirm(order.order_no)).toEqual(fresh)
})

test('a free order is paid at once', async () => {
  const { order_no } = await place(free)
  expect(await confirm(order_no)).toMatchObject({ trade_state: 'SUCCESS', code_url: '', amount: 0 })
  expect((await detail(order_no)).status).toBe(2)
})

test('a failed payment keeps the order unpaid and needs a new code_url', async () => {
  const { order_no } = await place(withoutMaterial)
  await confirm(order_no)
  await pay(order_no, 'fail')
  expect(await state(order_no)).toMatchObject({ trade_state: 'PAYERROR', order_status: 1 })
  expect((await confirm(order_no)).trade_state).toBe('PAYERROR')
  expect((await pay(order_no)).code).toBe(409005)
  expect((await again(order_no)).trade_state).toBe('NOTPAY')
  await pay(order_no)
  expect((await state(order_no)).trade_state).toBe('SUCCESS')
})

test('an expired payment cancels the order, and the course can be ordered again', async () => {
  const { order_no } = await place(withoutMaterial)
  await confirm(order_no)
  await pay(order_no, 'expire')
  expect(await state(order_no)).toMatchObject({ trade_state: 'CLOSED', order_status: 0 })
  expect((await place(withoutMaterial)).order_no).not.toBe(order_no)
})

test('an unpaid order is cancelled after 30 minutes [orders#payment]', async () => {
  const { order_no } = await place(withoutMaterial)
  await confirm(order_no)
  sandbox.advance(1800)
  expect((await detail(order_no)).status).toBe(0)
  expect((await pay(order_no)).code).toBe(409002)
  expect((await course(withoutMaterial)).pending_order_no).toBe('')
})

test('a cancelled order cannot be paid or cancelled', async () => {
  const { order_no } = await place(withoutMaterial)
  await sandbox.data('POST /v1/order/payment/cancel', { body: { order_no }, token })
  for (const key of ['confirm', 'again', 'cancel'] as const) {
    const answer = await sandbox.request(`POST /v1/order/payment/${key}`, { body: { order_no }, token })
    expect(answer).toMatchObject({ code: 409002, message: '订单已取消，不能进行此操作，请刷新后查看' })
  }
})

test('an order cannot be paid before the learner has a code_url', async () => {
  const { order_no } = await place(withoutMaterial)
  expect((await pay(order_no)).code).toBe(409005)
})

test("another learner's order and an unknown order are not found", async () => {
  const { order_no } = await place(withoutMaterial)
  const otherToken = await sandbox.login(buyer)
  for (const [number, caller] of [
    [order_no, otherToken],
    ['404', token],
  ] as const) {
    const parts = { query: { order_no: number }, token: caller }
    expect((await sandbox.request('GET /v1/order/detail', parts)).code).toBe(404004)
    expect((await sandbox.request('GET /v1/order/payment/state', parts)).code).toBe(404004)
    expect((await sandbox.request('POST /v1/order/payment/confirm', { body: { order_no: number }, token: caller })).code).toBe(404004)
  }
  expect((await sandbox.request('POST /v1/order', { body: { course_id: '1' }, token })).code).toBe(404001)
})

test('the first account has an order of every status with its trade state [sandbox#sandbox-accounts]', async () => {
  const all = sandbox.context.db.all<{ order_no: string }>({ sql: 'SELECT order_no FROM orders WHERE user_id = 1' })
  const session = await sandbox.login(buyer)
  const states = new Map<number, string>()
  for (const { order_no } of all) {
    const found = await sandbox.data('GET /v1/order/payment/state', { query: { order_no }, token: session })
    states.set(found.order_status, found.trade_state)
  }
  expect([...states].sort(([a], [b]) => a - b)).toEqual([
    [0, 'CLOSED'],
    [1, 'NOTPAY'],
    [2, 'SUCCESS'],
    [3, 'SUCCESS'],
    [4, 'SUCCESS'],
    [5, 'REFUND'],
    [6, 'SUCCESS'],
    [7, 'REFUND'],
  ])
})

test('an undocumented status change throws and keeps the status', async () => {
  const { order_no } = await place(withoutMaterial)
  const order = findOrder(sandbox.context, order_no)
  expect(() => changeOrder(sandbox.context, order, 'arriveRefund', { by: 'system' })).toThrow('订单待付款，不能进行此操作，请刷新后查看')
  expect(findOrder(sandbox.context, order_no).status).toBe(1)
})
