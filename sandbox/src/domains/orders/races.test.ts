/** @jest-environment node */
import { Shopper } from '../../testing/shopper.ts'
import { sandboxOfFile } from '../../testing/test-sandbox.ts'

const learners = 200
const left = 50
const seated = '1027'
const plain = '1005'

const sandbox = sandboxOfFile(60)
let shoppers: Shopper[]
beforeAll(() => {
  shoppers = Array.from({ length: learners }, (_, nth) => Shopper.register(sandbox, `139${String(nth).padStart(8, '0')}`))
})

/** Lets every learner do it at once, and counts the codes of the answers. */
async function countCodes(act: (shopper: Shopper) => Promise<{ code: number }>): Promise<Record<number, number>> {
  const counts: Record<number, number> = {}
  for (const { code } of await Promise.all(shoppers.map(act))) counts[code] = (counts[code] ?? 0) + 1
  return counts
}

const countOf = (sql: string) => sandbox.context.db.get<{ count: number }>({ sql: `SELECT count(*) AS count FROM ${sql}` })?.count

test('200 learners at once after the last 50 seats: exactly 50 get one, and keep it when they pay [orders#ordering]', async () => {
  sandbox.context.db.run('UPDATE course SET seats = ? WHERE id = ?', left, seated)
  const placed: string[] = []
  const codes = await countCodes(async (shopper) => {
    const answer = await shopper.tryToOrder(seated)
    if (answer.code === 200001) placed.push((await shopper.pay(answer.data.order_no)).order_no)
    return answer
  })
  expect(codes).toEqual({ 200001: left, 409012: learners - left })
  expect(new Set(placed).size).toBe(left)
  expect(countOf(`orders WHERE course_id = ${seated} AND status = 2`)).toBe(left)
})

test('200 learners at once after the last 50 of a coupon: exactly 50 get it', async () => {
  sandbox.context.db.run("UPDATE coupon SET stock = (SELECT count(*) FROM coupon_collected WHERE coupon_code = 'XUEHAI20') + ? WHERE code = 'XUEHAI20'", left)
  const before = countOf("coupon_collected WHERE coupon_code = 'XUEHAI20'") ?? 0
  const codes = await countCodes((shopper) =>
    sandbox.request('POST /v1/coupon/collect', { body: { coupon_code: 'XUEHAI20' }, token: shopper.token }),
  )
  expect(codes).toEqual({ 200001: left, 409009: learners - left })
  expect(countOf("coupon_collected WHERE coupon_code = 'XUEHAI20'")).toBe(before + left)
})

test('200 learners at once with a promotion code that is good for 50: exactly 50 get its price', async () => {
  sandbox.context.db.run("UPDATE promotion SET stock = ? WHERE code = 'TEACHER50'", left)
  const body = { course_id: plain, promotion_code: 'TEACHER50', expected_amount: 14_900 }
  const codes = await countCodes((shopper) => shopper.tryToPlace(body))
  expect(codes).toEqual({ 200001: left, 409021: learners - left })
  expect(countOf("orders WHERE promotion_code = 'TEACHER50' AND amount = 14900")).toBe(left)
})
