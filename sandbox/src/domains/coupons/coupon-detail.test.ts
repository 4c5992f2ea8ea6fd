/** @jest-environment node */
import { buyer, newcomer, sandboxOfFile } from '../../testing/test-sandbox.ts'

const sandbox = sandboxOfFile(12)
let token: string
beforeEach(async () => {
  await sandbox.reset()
  token = await sandbox.login(newcomer)
})

const detail = (coupon_code: string, caller?: string) => sandbox.data('GET /v1/coupon/detail', { query: { coupon_code }, token: caller })
const collect = (coupon_code: string) => sandbox.request('POST /v1/coupon/collect', { body: { coupon_code }, token })

test.each([
  ['XUEHAI20', 0],
  ['YEAREND60', 4],
  ['FINANCE50', 2],
  ['SPRING10', 3],
])('a visitor sees the coupon %s in state %i', async (code, state) => {
  expect(await detail(code)).toMatchObject({ coupon_code: code, state })
})

test('a coupon of a course has its card, one of a category has its category, and one for all courses has neither', async () => {
  expect(await detail('PYTHON30')).toMatchObject({ course: { id: '1006' }, category: null })
  expect(await detail('JIANZAO80')).toMatchObject({ course: null, category: { id: '1001', name: '一级建造师' } })
  expect(await detail('XUEHAI20')).toMatchObject({ course: null, category: null })
})

test('a collected coupon has state 1 for its learner alone, and one less is left', async () => {
  const { left } = await detail('CET15')
  expect((await collect('CET15')).data.state).toBe(1)
  expect(await detail('CET15', token)).toMatchObject({ state: 1, left: left - 1 })
  expect(await detail('CET15', await sandbox.login(buyer))).toMatchObject({ state: 0, left: left - 1 })
})

test('an unknown coupon is refused', async () => {
  expect(await sandbox.request('GET /v1/coupon/detail', { query: { coupon_code: 'NOSUCHCODE' } })).toMatchObject({ code: 404009 })
})

test('a coupon that has not begun is in no list and cannot be collected before its time', async () => {
  const { begins_at } = await detail('YEAREND60')
  const listed = async () => {
    const { coupons } = await sandbox.data('GET /v1/course/detail', { query: { course_id: '1001' } })
    return coupons.some(({ coupon_code }) => coupon_code === 'YEAREND60')
  }
  expect(await listed()).toBe(false)
  expect(await collect('YEAREND60')).toMatchObject({ code: 409017, message: '优惠券还没有开始领取，请到开始时间再来' })
  sandbox.advance(begins_at - sandbox.context.clock.now())
  token = await sandbox.login(newcomer)
  expect(await listed()).toBe(true)
  expect((await collect('YEAREND60')).data.state).toBe(1)
})
