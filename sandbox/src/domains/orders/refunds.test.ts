/** @jest-environment node */
import { Shopper } from '../../testing/shopper.ts'
import { newcomer, sandboxOfEachTest } from '../../testing/test-sandbox.ts'

const plain = '1005'
const withMaterial = '1003'
const free = '1037'
const threeSeats = '1027'
const hour = 3600
const day = 24 * hour

const sandbox = sandboxOfEachTest(60)
let learner: Shopper
beforeEach(async () => {
  learner = await Shopper.login(sandbox, newcomer)
})

const preview = (order_no: string) => sandbox.data('GET /v1/order/refund/preview', { query: { order_no }, token: learner.token })
const answer = (order_no: string, result: string) => sandbox.control('POST', '/sandbox/refund', { order_no, result })
const withdraw = (order_no: string) => sandbox.request('POST /v1/order/refund/withdraw', { body: { order_no }, token: learner.token })
/** Plays so many seconds of each lesson. They last 90 s or 120 s. */
const play = (seconds: number) =>
  sandbox.context.db.run(
    `INSERT OR REPLACE INTO progress (user_id, section_id, course_id, position, ranges, played, finished, updated_at)
     SELECT 2, id, course_id, 0, '[]', ?, 0, 0 FROM lesson WHERE course_id = ?`,
    ...[seconds, plain],
  )

test('a request closes the course, and the money arrives after an hour [orders#refunds]', async () => {
  const { order_no, amount, paid_at } = await learner.buy(plain)
  expect(await preview(order_no)).toMatchObject({ possible: true, why: '', message: '', amount, deadline: paid_at + 7 * day, studied_share: 0 })
  const requested = (await learner.tryToRefund(order_no)).data
  expect(requested).toMatchObject({ status: 5, refund: { state: 'requested', amount, reason: '没有时间学习' }, refund_deadline: 0 })
  expect(await learner.course(plain)).toMatchObject({ owned: false, enrolment: null })
  sandbox.advance(hour - 1)
  expect((await learner.detail(order_no)).status).toBe(5)
  sandbox.advance(1)
  const closed = await learner.detail(order_no)
  expect(closed).toMatchObject({ status: 7, refund: { state: 'arrived' } })
  expect(await sandbox.data('GET /v1/order/shared', { query: { order_no } })).toMatchObject({ status: 7, refunded: true })
  expect(closed.history.map(({ status, by, at }) => [status, by, at - paid_at])).toEqual([
    [1, 'learner', 0],
    [2, 'learner', 0],
    [5, 'learner', 0],
    [7, 'system', hour],
  ])
})

test.each([
  ['withdrawn', 'learner'],
  ['refused', 'operator'],
] as const)('a request that is %s leads back with the reason, and the course opens again', async (state, by) => {
  const { order_no } = await learner.buy(withMaterial)
  await learner.tryToRefund(order_no)
  if (state === 'withdrawn') await withdraw(order_no)
  else await answer(order_no, 'refuse')
  const back = await learner.detail(order_no)
  expect(back).toMatchObject({ status: 3, refund: { state, answer: expect.stringMatching(/./) } })
  expect(back.history.at(-1)).toMatchObject({ status: 3, by, reason: back.refund?.answer })
  expect(await learner.course(withMaterial)).toMatchObject({ owned: true })
  sandbox.advance(2 * hour)
  expect((await learner.detail(order_no)).status).toBe(3)
  expect((await learner.tryToRefund(order_no)).data).toMatchObject({ status: 5, refund: { state: 'requested', answer: '' } })
})

test('a granted refund cannot be withdrawn or refused', async () => {
  const { order_no } = await learner.buy(plain)
  await learner.tryToRefund(order_no)
  expect((await answer(order_no, 'grant')).code).toBe(200001)
  expect(await learner.detail(order_no)).toMatchObject({ status: 5, refund: { state: 'granted' } })
  expect((await withdraw(order_no)).code).toBe(409002)
  expect((await answer(order_no, 'refuse')).code).toBe(409002)
  expect((await answer(order_no, 'arrive')).code).toBe(200001)
  expect((await answer(order_no, 'arrive')).code).toBe(409002)
})

test('a refund is refused after 7 days, from a third of the lessons\' time, for a free course and in other statuses [orders#refunds]', async () => {
  const { order_no } = await learner.buy(plain)
  play(29)
  expect(await preview(order_no)).toMatchObject({ possible: true, limit: 1 / 3 })
  play(40)
  expect(await preview(order_no)).toMatchObject({ possible: false, why: 'studied', message: '已学习超过课程时长的三分之一' })
  expect(await learner.tryToRefund(order_no)).toMatchObject({ code: 409023 })

  const late = await learner.buy('1006')
  sandbox.advance(7 * day - 1)
  learner = await Shopper.login(sandbox, newcomer)
  expect(await preview(late.order_no)).toMatchObject({ possible: true })
  sandbox.advance(1)
  expect(await preview(late.order_no)).toMatchObject({ possible: false, why: 'time' })

  const gratis = await learner.buy(free)
  expect(await preview(gratis.order_no)).toMatchObject({ possible: false, why: 'free', deadline: 0 })
  const unpaid = await learner.order('1015')
  expect(await preview(unpaid.order_no)).toMatchObject({ possible: false, why: 'status', deadline: 0 })
})

test('while a request is open the course cannot be bought again, so that withdrawing it never makes two purchases', async () => {
  const { order_no } = await learner.buy(plain)
  await learner.tryToRefund(order_no)
  expect(await learner.tryToOrder(plain)).toMatchObject({ code: 409002, message: expect.stringContaining('正在退款') })
  await answer(order_no, 'grant')
  expect((await learner.tryToOrder(plain)).code).toBe(200001)
})

test('a requested refund keeps its seat until it is granted', async () => {
  const left = async () => (await learner.course(threeSeats)).seats_left
  const { order_no } = await learner.buy(threeSeats)
  await learner.tryToRefund(order_no)
  expect(await left()).toBe(2)
  await answer(order_no, 'grant')
  expect(await left()).toBe(3)
})

test('a group that is filling cannot be refunded by request', async () => {
  const { order_no } = await learner.buy('1024', 'new')
  expect(await preview(order_no)).toMatchObject({ possible: false, why: 'group' })
  sandbox.advance(day)
  learner = await Shopper.login(sandbox, newcomer)
  const failed = await learner.detail(order_no)
  expect(failed).toMatchObject({ status: 5, refund: { state: 'granted', reason: '拼团失败，自动退款' } })
  expect(failed.history.slice(-2).map(({ status }) => status)).toEqual([6, 5])
  expect((await withdraw(order_no)).code).toBe(409002)
  sandbox.advance(hour)
  expect((await learner.detail(order_no)).status).toBe(7)
})
