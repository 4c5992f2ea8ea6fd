/** @jest-environment node */
import type { CouponTab } from '@xhkt/contract'
import { Shopper } from '../../testing/shopper.ts'
import { buyer, newcomer, sandboxOfFile } from '../../testing/test-sandbox.ts'

const sandbox = sandboxOfFile(60)
let token: string
beforeEach(async () => {
  await sandbox.reset()
  token = await sandbox.login(buyer)
})

const list = (tab?: CouponTab) => sandbox.data('GET /v1/user/coupon/list', { query: tab ? { tab } : {}, token })
const codes = async (tab?: CouponTab) => (await list(tab)).list.map(({ coupon_code }) => coupon_code)

test('each coupon stands in one tab; the usable one that ends first comes first [orders#coupons]', async () => {
  expect(await codes()).toEqual(['PYTHON30', 'XUEHAI20', 'JIANZAO80'])
  expect(await codes('used')).toEqual(['SPRING10'])
  expect(await codes('expired')).toEqual(['EARLY25'])
  expect((await list()).counts).toEqual({ usable: 3, used: 1, expired: 1 })
})

test('what a coupon fits is a course, a category or every course', async () => {
  const found = (await list()).list.map(({ course_id, category_id }) => [course_id, category_id])
  expect(found).toEqual([['1006', ''], ['', ''], ['', '1001']])
})

test('a coupon of an unpaid order is still usable, and says which order holds it', async () => {
  const learner = await Shopper.login(sandbox, newcomer)
  token = learner.token
  await learner.collect('XUEHAI20')
  const answer = await learner.tryToPlace({ course_id: '1005', coupon_code: 'XUEHAI20' })
  const { order_no } = answer.data
  const detail = () => sandbox.data('GET /v1/coupon/detail', { query: { coupon_code: 'XUEHAI20' }, token })
  expect((await list()).list).toMatchObject([{ use: 'held', order_no }])
  expect(await detail()).toMatchObject({ use: 'held', order_no })
  await learner.pay(order_no)
  expect((await list('used')).list).toMatchObject([{ use: 'used', order_no }])
  expect(await detail()).toMatchObject({ use: 'used', order_no })
})

test('a coupon expires by the clock', async () => {
  sandbox.advance(4 * 86_400)
  token = await sandbox.login(buyer)
  expect(await codes('expired')).toEqual(['PYTHON30', 'EARLY25'])
  expect((await list()).counts).toEqual({ usable: 2, used: 1, expired: 2 })
})
