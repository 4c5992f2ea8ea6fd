/** @jest-environment node */
import { Shopper } from '../../testing/shopper.ts'
import { buyer, newcomer, sandboxOfEachTest } from '../../testing/test-sandbox.ts'

const expired = '1013'
const validForOneYear = '1002'
const day = 86_400

const sandbox = sandboxOfEachTest(60)
let learner: Shopper
beforeEach(async () => {
  learner = await Shopper.login(sandbox, buyer)
})

const playSecond = (course_id: string) =>
  sandbox.request('GET /v1/video/play', { query: { course_id, section_id: `${course_id}0102` }, token: learner.token })

test('an expired course is not owned, and a renewal at its own price counts from the payment', async () => {
  const before = await learner.course(expired)
  const { renew_price, expires_at } = before.enrolment!
  expect(before.owned).toBe(false)
  expect(expires_at).toBeLessThan(sandbox.context.clock.now())
  expect((await playSecond(expired)).code).toBe(403003)
  expect(await learner.ownedCourseIds()).not.toContain(expired)

  const order = await learner.order(expired)
  expect(order).toMatchObject({ amount: renew_price, group: null })
  expect((await learner.order(expired)).order_no).toBe(order.order_no)
  const { paid_at } = await learner.pay(order.order_no)
  expect(await learner.course(expired)).toMatchObject({ owned: true, enrolment: { expires_at: paid_at + before.valid_days * day } })
  expect((await playSecond(expired)).code).not.toBe(403003)
  expect(await learner.ownedCourseIds()).toContain(expired)
  expect((await learner.tryToOrder(expired)).code).toBe(409001)
})

test('a renewal needs no seat', async () => {
  sandbox.context.db.run('UPDATE course SET seats = 0 WHERE id = ?', expired)
  expect((await learner.tryToOrder(expired)).code).toBe(200001)
  sandbox.context.db.run('UPDATE course SET seats = NULL WHERE id = ?', expired)
})

test('a purchase is valid for the days of the course to the second, or without an end', async () => {
  expect((await learner.course('1001')).enrolment).toMatchObject({ expires_at: 0 })
  const ann = await Shopper.login(sandbox, newcomer)
  expect((await ann.course(validForOneYear)).enrolment).toBeNull()
  await ann.buy(validForOneYear)
  const { expires_at } = (await ann.course(validForOneYear)).enrolment!
  sandbox.advance(expires_at - sandbox.context.clock.now() - 1)
  // The first session has expired by now.
  const later = await Shopper.login(sandbox, newcomer)
  expect(await later.course(validForOneYear)).toMatchObject({ owned: true })
  sandbox.advance(1)
  expect(await later.course(validForOneYear)).toMatchObject({ owned: false, enrolment: { expires_at } })
})
