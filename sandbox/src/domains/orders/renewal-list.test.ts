/** @jest-environment node */
import { Shopper } from '../../testing/shopper.ts'
import { buyer, sandboxOfEachTest } from '../../testing/test-sandbox.ts'

const endsSoon = '1014'
const ended = '1013'
const day = 86_400

const sandbox = sandboxOfEachTest(60)
let learner: Shopper
beforeEach(async () => {
  learner = await Shopper.login(sandbox, buyer)
})

const ids = async () =>
  (await sandbox.data('GET /v1/user/order/renew/list', { query: {}, token: learner.token })).list.map(({ course }) => course.id)

test('courses that end within 30 days come before those that have ended', async () => {
  expect(await ids()).toEqual([endsSoon, ended])
})

test('a renewal ahead of the end adds to the time that is left, and the course leaves the list [personal#renewals]', async () => {
  const before = await learner.course(endsSoon)
  expect(before).toMatchObject({ owned: true, enrolment: { renewable: true } })
  const order = await learner.order(endsSoon)
  expect(order).toMatchObject({ kind: 'renewal', amount: before.enrolment!.renew_price })
  await learner.pay(order.order_no)
  const { expires_at } = before.enrolment!
  const later = expires_at + before.valid_days * day
  expect(await learner.course(endsSoon)).toMatchObject({ enrolment: { expires_at: later, renewable: false } })
  expect(await ids()).toEqual([ended])
  expect((await learner.tryToOrder(endsSoon)).code).toBe(409001)
})

test('a course that is valid for a few days can be renewed in the second half of them, so that a repeated order never pays twice [personal#renewals]', async () => {
  const { db } = sandbox.context
  const shortCourse = '1005'
  db.run('UPDATE course SET valid_days = 10, renew_price = 100 WHERE id = ?', shortCourse)
  const buyer = Shopper.register(sandbox, '13911110001')
  const order = () => buyer.tryToOrder(shortCourse)
  await buyer.buy(shortCourse)
  expect((await order()).code).toBe(409001)
  sandbox.advance(5 * day - 1)
  expect((await order()).code).toBe(409001)
  expect(await buyer.course(shortCourse)).toMatchObject({ enrolment: { renewable: false } })
  sandbox.advance(1)
  const { data } = await order()
  expect(data).toMatchObject({ kind: 'renewal' })
  const list = await sandbox.data('GET /v1/user/order/renew/list', { query: {}, token: buyer.token })
  expect(list.list.map(({ course }) => course.id)).toEqual([shortCourse])
  await buyer.pay(data.order_no)
  expect((await order()).code).toBe(409001)
  expect((await sandbox.data('GET /v1/user/order/renew/list', { query: {}, token: buyer.token })).list).toEqual([])
})

test('a course of a group that is filling cannot be renewed, as the group may fail [personal#renewals]', async () => {
  const { db } = sandbox.context
  const groupCourse = '1024'
  db.run('UPDATE course SET valid_days = 1, group_ends_at = 0 WHERE id = ?', groupCourse)
  const [leader, ...others] = ['13911110003', '13911110004', '13911110005'].map((phone) => Shopper.register(sandbox, phone)) as [Shopper, ...Shopper[]]
  const { group } = await leader.buy(groupCourse, 'new')
  sandbox.advance(day / 2)
  const renewable = async () => {
    const { list } = await sandbox.data('GET /v1/user/course/list', { query: {}, token: leader.token })
    const renewals = await sandbox.data('GET /v1/user/order/renew/list', { query: {}, token: leader.token })
    return [(await leader.course(groupCourse)).enrolment?.renewable, list[0]?.renewable, renewals.total === 1]
  }
  expect(await renewable()).toEqual([false, false, false])
  expect(await leader.tryToOrder(groupCourse)).toMatchObject({ code: 409002, message: '该课程正在拼团，成团后才能续费' })
  for (const other of others) await other.buy(groupCourse, group!.group_id)
  expect(await renewable()).toEqual([true, true, true])
  expect((await leader.tryToOrder(groupCourse)).data).toMatchObject({ kind: 'renewal' })
})

test('a request for a refund cancels the unpaid renewal and tells the learner, so that the renewal never pays for the whole course [orders#refunds]', async () => {
  const { db } = sandbox.context
  const shortCourse = '1005'
  db.run('UPDATE course SET valid_days = 10, renew_price = 100 WHERE id = ?', shortCourse)
  const buyer = Shopper.register(sandbox, '13911110006')
  const purchase = await buyer.buy(shortCourse)
  sandbox.advance(5 * day)
  const renewal = await buyer.order(shortCourse)
  await buyer.tryToRefund(purchase.order_no)
  const why = '课程已申请退款，不能续费'
  const cancelled = await buyer.detail(renewal.order_no)
  expect([cancelled.status, cancelled.history.at(-1)]).toMatchObject([0, { by: 'system', reason: why }])
  const { list } = await sandbox.data('GET /v1/user/notice/list', { query: {}, token: buyer.token })
  expect(list).toContainEqual(expect.objectContaining({ title: '订单已取消', text: expect.stringContaining(why), target: `/orderDetail?order_no=${renewal.order_no}` }))
  const answer = await sandbox.request('POST /v1/order/payment/confirm', { body: { order_no: renewal.order_no }, token: buyer.token })
  expect(answer.code).toBe(409002)
})

test('a purchase that was renewed is not refunded before its renewal, so that a renewal never pays for the whole course', async () => {
  const { db } = sandbox.context
  const shortCourse = '1005'
  db.run('UPDATE course SET valid_days = 10, renew_price = 100 WHERE id = ?', shortCourse)
  const buyer = Shopper.register(sandbox, '13911110002')
  const preview = (order_no: string) => sandbox.data('GET /v1/order/refund/preview', { query: { order_no }, token: buyer.token })
  const purchase = await buyer.buy(shortCourse)
  sandbox.advance(5 * day)
  const renewal = await buyer.buy(shortCourse)
  expect(await preview(purchase.order_no)).toMatchObject({ possible: false, why: 'status', message: expect.stringContaining('续费') })
  expect((await buyer.tryToRefund(purchase.order_no)).code).toBe(409023)
  // The renewal may still come back while its refund is only requested.
  await buyer.tryToRefund(renewal.order_no)
  expect(await preview(purchase.order_no)).toMatchObject({ possible: false })
  await sandbox.control('POST', '/sandbox/refund', { order_no: renewal.order_no, result: 'grant' })
  expect(await preview(purchase.order_no)).toMatchObject({ possible: true })
})

test('a renewal ahead of the end cannot be done in a group, nor by a course that ends later', async () => {
  expect((await learner.tryToOrder(endsSoon, 'new')).code).toBe(409013)
  expect(await learner.course('1002')).toMatchObject({ owned: true, enrolment: { renewable: false } })
  expect((await learner.tryToOrder('1002')).code).toBe(409001)
})
