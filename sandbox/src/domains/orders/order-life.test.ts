/** @jest-environment node */
import { randomInt } from 'node:crypto'
import { Shopper } from '../../testing/shopper.ts'
import { buyer, newcomer, sandboxOfEachTest } from '../../testing/test-sandbox.ts'
import { orderNoAt } from '../order-states/order-no.ts'

jest.mock('node:crypto', () => {
  const crypto = jest.requireActual<typeof import('node:crypto')>('node:crypto')
  return { ...crypto, randomInt: jest.fn(crypto.randomInt) }
})

const plain = '1005'
const withMaterial = '1003'

const sandbox = sandboxOfEachTest(60)
let learner: Shopper
beforeEach(async () => {
  learner = await Shopper.login(sandbox, newcomer)
})

const post = (key: 'POST /v1/order/receive' | 'POST /v1/user/order/hide' | 'POST /v1/user/order/restore', order_no: string) =>
  sandbox.request(key, { body: { order_no }, token: learner.token })
const evaluate = (order_no: string, tag_ids = ['1', '3']) => {
  const body = { order_no, score: 4, tag_ids, text: ' 讲得很清楚 ', picture_ids: [] }
  return sandbox.request('POST /v1/user/order/evaluate', { body, token: learner.token })
}
const late = (order_no: string) => sandbox.control('POST', '/sandbox/pay', { order_no, result: 'late' })

test('a cancellation keeps its reason', async () => {
  const { order_no } = await learner.order(plain)
  await sandbox.data('POST /v1/order/payment/cancel', { body: { order_no, reason: '想再看看' }, token: learner.token })
  const order = await learner.detail(order_no)
  expect(order).toMatchObject({ status: 0, cancel_reason: '想再看看' })
  expect(order.history.at(-1)).toMatchObject({ status: 0, by: 'learner', reason: '想再看看' })
})

test('an order that expires says so at the time at which it was due', async () => {
  const { order_no, expires_at } = await learner.order(plain)
  sandbox.advance(2 * 3600)
  const { history } = await learner.detail(order_no)
  expect(history.at(-1)).toEqual({ status: 0, at: expires_at, by: 'system', reason: '超过 30 分钟未付款' })
})

test.each([
  ['its group', '该团到期未满员，已经结束'],
  ['the offer', '拼团活动已经结束'],
])('an unpaid order of a group that ends with %s says so [orders#payment]', async (what, reason) => {
  const { db, clock } = sandbox.context
  const course = '1024'
  const end = clock.now() + 600
  db.run('UPDATE course SET group_ends_at = ? WHERE id = ?', what === 'the offer' ? end : 0, course)
  const { groups } = await learner.course(course)
  const { group_id } = groups[0]!
  if (what === 'its group') db.run('UPDATE group_buy SET expires_at = ? WHERE id = ?', end, group_id)
  const { order_no } = await learner.order(course, what === 'its group' ? group_id : 'new')
  sandbox.advance(600)
  expect((await learner.detail(order_no)).history.at(-1)).toEqual({ status: 0, at: end, by: 'system', reason })
  const { list } = await sandbox.data('GET /v1/user/notice/list', { query: {}, token: learner.token })
  expect(list[0]).toMatchObject({ title: '订单已取消', text: expect.stringContaining(reason) })
})

test('money that arrives for a cancelled order goes back: 0, 5, 7, and the course stays closed [orders#order-statuses]', async () => {
  const { order_no } = await learner.order(plain)
  await sandbox.data('POST /v1/order/payment/confirm', { body: { order_no }, token: learner.token })
  await learner.cancel(order_no)
  await late(order_no)
  const order = await learner.detail(order_no)
  expect(order).toMatchObject({ status: 5, refund: { state: 'granted', amount: order.amount } })
  expect(order.paid_at).toBeGreaterThan(0)
  expect(await learner.course(plain)).toMatchObject({ owned: false, enrolment: null })
  expect((await late(order_no)).code).toBe(200001)
  sandbox.advance(3600)
  expect((await learner.detail(order_no)).history.map(({ status }) => status)).toEqual([1, 0, 5, 7])
})

test('money is late only for a cancelled order whose payment was started', async () => {
  const open = await learner.order(plain)
  expect((await late(open.order_no)).code).toBe(409002)
  await learner.cancel(open.order_no)
  expect((await late(open.order_no)).code).toBe(409005)
})

test('an evaluation completes the order and stands in the list of the course, once', async () => {
  const count = async () => (await sandbox.data('GET /v1/course/evaluation/list', { query: { course_id: plain } })).total
  const before = await count()
  const { order_no } = await learner.buy(plain)
  const detail = async () => (await sandbox.data('GET /v1/course/detail', { query: { course_id: plain }, token: learner.token })).evaluation_order_no
  expect(await detail()).toBe(order_no)
  expect((await evaluate(order_no, ['99'])).code).toBe(400000)
  expect((await evaluate(order_no)).data).toMatchObject({ status: 4, evaluated: true })
  const { list, total } = await sandbox.data('GET /v1/course/evaluation/list', { query: { course_id: plain } })
  expect(total).toBe(before + 1)
  expect(list[0]).toMatchObject({ nickname: '138****0002', score: 4, text: '讲得很清楚', tags: [{ id: '1' }, { id: '3' }] })
  expect(await evaluate(order_no)).toMatchObject({ code: 409022 })
  expect(await detail()).toBe('')
  await sandbox.reset()
  expect(await count()).toBe(before)
})

test('an evaluation has the name of its learner and the course of its order, whatever else the call says', async () => {
  const { order_no } = await learner.buy(plain)
  const forged = { orderNo: '1', courseId: '1003', course_id: '1003', nickname: '学海课堂官方', avatar: '/x.png' }
  const body = { order_no, score: 1, tag_ids: [], text: '假冒', picture_ids: [], ...forged }
  await sandbox.request('POST /v1/user/order/evaluate', { body, token: learner.token })
  const first = async (course_id: string) => (await sandbox.data('GET /v1/course/evaluation/list', { query: { course_id } })).list[0]
  expect(await first(plain)).toMatchObject({ nickname: '138****0002', text: '假冒' })
  expect((await first('1003'))?.text).not.toBe('假冒')
})

test('a parcel is moved on, received, and the order evaluated afterwards', async () => {
  const { order_no } = await learner.buy(withMaterial)
  const move = () => sandbox.control('POST', '/sandbox/shipment', { order_no })
  expect((await move()).code).toBe(409024)
  const address = { name: '林晓', phone: newcomer, region: ['北京市', '市辖区', '海淀区'].map((name) => ({ id: '1', name })), detail: '中关村大街 1 号' }
  sandbox.context.db.run('UPDATE orders SET address = ? WHERE order_no = ?', JSON.stringify(address), order_no)
  await move()
  await move()
  const { shipment } = await learner.detail(order_no)
  expect(shipment).toMatchObject({ carrier: '顺丰速运', number: expect.stringMatching(/^SF\d{13}$/) })
  expect(shipment?.events.map(({ text }) => text)).toEqual(['已到达分拨中心', '快递员已揽收'])
  expect((await evaluate(order_no)).code).toBe(409002)
  expect((await post('POST /v1/order/receive', order_no)).data).toMatchObject({ status: 4 })
  expect((await post('POST /v1/order/receive', order_no)).code).toBe(409002)
  expect((await evaluate(order_no)).data).toMatchObject({ status: 4, evaluated: true })
})

test('a full group with printed material moves its orders from 2 to 3', async () => {
  sandbox.context.db.run('UPDATE course SET has_material = 1 WHERE id = 1024')
  const shoppers = ['1', '2', '3'].map((digit) => Shopper.register(sandbox, `1391111000${digit}`))
  const opened = await shoppers[0]!.buy('1024', 'new')
  expect(opened).toMatchObject({ status: 2, kind: 'open' })
  const shared = await sandbox.data('GET /v1/order/shared', { query: { order_no: opened.order_no } })
  expect(shared).toMatchObject({ status: 2, group_filling: true })
  for (const shopper of shoppers.slice(1)) await shopper.buy('1024', opened.group!.group_id)
  const order = await shoppers[0]!.detail(opened.order_no)
  expect(order).toMatchObject({ status: 3, group: { state: 2, joined: 3 } })
  expect(order.history.at(-1)).toMatchObject({ status: 3, by: 'system', reason: '拼团成功' })
  sandbox.context.db.run('UPDATE course SET has_material = 0 WHERE id = 1024')
})

test('only a cancelled or closed order can be hidden, and it can be shown again', async () => {
  const { order_no } = await learner.order(plain)
  expect((await post('POST /v1/user/order/hide', order_no)).code).toBe(409002)
  await learner.cancel(order_no)
  expect((await post('POST /v1/user/order/hide', order_no)).data).toMatchObject({ hidden: true })
  expect((await post('POST /v1/user/order/restore', order_no)).data).toMatchObject({ hidden: false })
})

test('the shared view of an order shows its status and course, and nothing else', async () => {
  const { order_no } = await learner.buy(plain)
  const shared = (token?: string) => sandbox.data('GET /v1/order/shared', { query: { order_no }, token })
  const stranger = await shared()
  const course = expect.objectContaining({ id: plain }) as object
  expect(stranger).toEqual({ status: 2, course, mine: false, refunded: false, sent: false, group_filling: false })
  expect(await shared(await sandbox.login(buyer))).toEqual(stranger)
  expect(await shared(learner.token)).toEqual({ ...stranger, mine: true })
  expect((await sandbox.request('GET /v1/order/shared', { query: { order_no: '404' } })).code).toBe(404004)
})

test('an order number is the date in Beijing and 14 random digits; a taken number is drawn again', async () => {
  expect(orderNoAt(1_800_000_000)).toMatch(/^270115\d{14}$/)
  expect(orderNoAt(1_800_000_000)).not.toBe(orderNoAt(1_800_000_000))
  const first = await learner.order(plain)
  const digits = Number(first.order_no.slice(6))
  jest.mocked(randomInt).mockImplementationOnce(() => digits).mockImplementationOnce(() => digits).mockImplementationOnce(() => 7)
  expect((await learner.order('1006')).order_no).toBe(`${first.order_no.slice(0, 6)}00000000000007`)
})

test('200 orders within one second have 200 numbers [orders#order-statuses]', async () => {
  const orders = await Promise.all(
    Array.from({ length: 200 }, (_, nth) => Shopper.register(sandbox, `139${String(nth).padStart(8, '0')}`).order(plain)),
  )
  expect(new Set(orders.map(({ created_at }) => created_at)).size).toBe(1)
  expect(new Set(orders.map(({ order_no }) => order_no)).size).toBe(200)
})
