/** @jest-environment node */
import { Shopper } from '../../testing/shopper.ts'
import { sandboxOfFile } from '../../testing/test-sandbox.ts'

const soldOut = '1026'
const threeLeft = '1027'
const discounted = '1018'

const sandbox = sandboxOfFile(60)
let shoppers: Shopper[]
beforeEach(async () => {
  await sandbox.reset()
  shoppers = ['1', '2', '3', '4'].map((digit) => Shopper.register(sandbox, `1391111000${digit}`))
})

const left = async () => (await sandbox.data('GET /v1/course/detail', { query: { course_id: threeLeft } })).seats_left

test('a course without seats is sold out and cannot be ordered', async () => {
  const course = await shoppers[0]!.course(soldOut)
  expect(course).toMatchObject({ sold_out: true, seats_left: 0 })
  expect((await shoppers[0]!.tryToOrder(soldOut)).code).toBe(409012)
})

test('the last seat goes to one of two learners, and a cancelled or expired order gives it back', async () => {
  const [ann, ben, cid, dan] = shoppers as [Shopper, Shopper, Shopper, Shopper]
  await ann.buy(threeLeft)
  await ben.order(threeLeft)
  expect(await left()).toBe(1)
  const both = await Promise.all([cid.tryToOrder(threeLeft), dan.tryToOrder(threeLeft)])
  expect(both.map(({ code }) => code).sort()).toEqual([200001, 409012])
  expect(await left()).toBe(0)
  // The server may handle the two requests in either order.
  const [first, second, held] = both[0].code === 200001 ? [cid, dan, both[0].data] : [dan, cid, both[1].data]
  // The learner's own order holds the seat, so ordering again succeeds.
  expect((await first.order(threeLeft)).order_no).toBe(held.order_no)

  await first.cancel(held.order_no)
  expect(await left()).toBe(1)
  await second.buy(threeLeft)
  expect((await first.tryToOrder(threeLeft)).code).toBe(409012)
  sandbox.advance(1800)
  expect(await left()).toBe(1)
  await first.buy(threeLeft)
  expect(await ann.course(threeLeft)).toMatchObject({ owned: true, sold_out: true, seats_left: 0 })
})

test('an order costs the discounted price until the discount ends, and keeps its price afterwards', async () => {
  const [ann, ben] = shoppers as [Shopper, Shopper]
  const { price, old_price, discount_ends_at } = await ann.course(discounted)
  const cheap = await ann.order(discounted)
  expect(cheap.amount).toBe(price)
  sandbox.advance(discount_ends_at - sandbox.context.clock.now())
  const dear = await ben.order(discounted)
  expect(dear.amount).toBeGreaterThan(price)
  expect(dear.amount).toBeLessThanOrEqual(old_price)
  expect(await ann.order(discounted)).toMatchObject({ order_no: cheap.order_no, amount: price })
})
