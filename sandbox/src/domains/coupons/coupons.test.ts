/** @jest-environment node */
import { buyer, newcomer, sandboxOfFile } from '../../testing/test-sandbox.ts'

const sandbox = sandboxOfFile(60)
let token: string
beforeEach(async () => {
  await sandbox.reset()
  token = await sandbox.login(newcomer)
})

const home = async (caller?: string) => (await sandbox.data('GET /v1/home', { token: caller })).coupons
const collect = (coupon_code: string, caller = token) => sandbox.request('POST /v1/coupon/collect', { body: { coupon_code }, token: caller })
/** The second available coupon, because the first account has collected the first one. */
const availableCoupon = async () => (await home(token)).filter(({ state }) => state === 0)[1]!

test('a coupon is collected once, and each caller sees their own state of it', async () => {
  const coupon = await availableCoupon()
  const answers = await Promise.all([collect(coupon.coupon_code), collect(coupon.coupon_code)])
  expect(answers.map(({ data }) => data)).toEqual([1, 2].map(() => ({ ...coupon, state: 1, use: 'usable' })))
  const stateFor = async (caller?: string) => (await home(caller)).find(({ coupon_code }) => coupon_code === coupon.coupon_code)?.state
  expect([await stateFor(token), await stateFor()]).toEqual([1, 0])
  expect((await home(await sandbox.login(buyer))).some(({ state }) => state === 1)).toBe(true)
})

test('the last coupon goes to one of two learners', async () => {
  const coupon = await availableCoupon()
  const { coupon_code } = coupon
  const { stock } = sandbox.context.db.get<{ stock: number }>({ sql: 'SELECT stock FROM coupon WHERE code = ?' }, coupon_code)!
  const taken = (await collect(coupon_code, await sandbox.login(buyer))).data.state
  sandbox.context.db.run('UPDATE coupon SET stock = ? WHERE code = ?', taken, coupon_code)
  expect(await collect(coupon_code)).toMatchObject({ code: 409009 })
  expect((await home(token)).find((shown) => shown.coupon_code === coupon_code)?.state).toBe(2)
  sandbox.context.db.run('UPDATE coupon SET stock = ? WHERE code = ?', stock, coupon_code)
  expect((await collect(coupon_code)).code).toBe(200001)
})

test('collecting an expired or unknown coupon fails; a collected one that has expired has state 3', async () => {
  const coupon = await availableCoupon()
  const { coupon_code, ends_at } = coupon
  expect((await collect('NOSUCHCODE')).code).toBe(404009)
  await collect(coupon_code)
  sandbox.advance(ends_at - sandbox.context.clock.now())
  const [ownToken, otherToken] = [await sandbox.login(newcomer), await sandbox.login(buyer)]
  expect(await collect(coupon_code, ownToken)).toMatchObject({ code: 200001, data: { state: 3 } })
  expect((await collect(coupon_code, otherToken)).code).toBe(409010)
  expect((await home(ownToken)).some((shown) => shown.coupon_code === coupon_code)).toBe(false)
})

test('a course lists the coupons that are usable for it', async () => {
  const all = sandbox.context.db.all<{ code: string; category_id: number | null; course_id: number | null }>({ sql: 'SELECT * FROM coupon' })
  const { coupons, category, sub_category } = await sandbox.data('GET /v1/course/detail', { query: { course_id: '1002' } })
  const fits = (code: string) => {
    const found = all.find((coupon) => coupon.code === code)!
    const categories = [null, Number(category.id), Number(sub_category.id)]
    return found.course_id === 1002 || (found.course_id === null && categories.includes(found.category_id))
  }
  expect(coupons.length).toBeGreaterThan(0)
  expect(coupons.every(({ coupon_code }) => fits(coupon_code))).toBe(true)
})

test.each([['1050', 0], ['1025', 49_900]])('course %s lists no coupon whose threshold is above its price', async (course_id, price) => {
  const course = await sandbox.data('GET /v1/course/detail', { query: { course_id } })
  expect(course.price).toBe(price)
  expect(course.coupons.filter(({ threshold }) => price === 0 || threshold > price)).toEqual([])
})
