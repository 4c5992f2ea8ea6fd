/** @jest-environment node */
import type { EndpointKey } from '../route.ts'
import { countRows } from '../testing/count-rows.ts'
import { newcomer, TestSandbox } from '../testing/test-sandbox.ts'

const pageSize = 10
const manyOrders = 500
const manyCoupons = 200

let sandbox: TestSandbox
let token: string
beforeAll(async () => {
  sandbox = await TestSandbox.open(60)
  token = await sandbox.login(newcomer)
})
afterAll(() => sandbox.discard())

/** Orders of the second account, numbered from `from`, in turn of the courses 1001 to 1010. */
function addOrders(from: number, to: number): void {
  for (let number = from; number < to; number += 1) {
    sandbox.context.db.run(
      `INSERT INTO orders (order_no, user_id, course_id, status, total, amount, lines, created_at, expires_at, paid_at, opened_at, valid_until)
       VALUES (?, 2, ?, 4, 9900, 9900, '[]', ?, 0, ?, 1, 1)`,
      ...[String(9_000_000 + number), 1001 + (number % 10), number, number],
    )
  }
}

function addCoupons(from: number, to: number): void {
  for (let number = from; number < to; number += 1) {
    const code = `MANY${number}`
    sandbox.context.db.run(
      "INSERT INTO coupon (code, name, amount, threshold, scope, ends_at, stock, position) VALUES (?, '券', 100, 0, '全部课程', 9999999999, 1, ?)",
      ...[code, 100 + number],
    )
    sandbox.context.db.run('INSERT INTO coupon_collected (user_id, coupon_code, collected_at) VALUES (2, ?, ?)', code, number)
  }
}

const rowsOf = (key: EndpointKey, query: Record<string, string | number>) =>
  countRows(sandbox, async () => {
    const { data } = await sandbox.request(key, { query: { page_size: pageSize, ...query }, token })
    expect(data).toMatchObject({ list: { length: pageSize } })
  })

const requests: [EndpointKey, Record<string, string | number>][] = [
  ['GET /v1/user/order/list', {}],
  ['GET /v1/user/order/list', { scope: 'all', keyword: '9', status: 4 }],
  ['GET /v1/user/order/list', { tab: 'unevaluated' }],
  ['GET /v1/user/order/renew/list', {}],
  ['GET /v1/user/coupon/list', {}],
]

test(`a page reads the same rows from ${manyOrders} orders and ${manyCoupons} coupons as from ${pageSize}`, async () => {
  addOrders(0, pageSize)
  addCoupons(0, pageSize)
  const few: number[] = []
  for (const [key, query] of requests) few.push(await rowsOf(key, query))
  addOrders(pageSize, manyOrders)
  addCoupons(pageSize, manyCoupons)
  const many: number[] = []
  for (const [key, query] of requests) many.push(await rowsOf(key, query))
  expect(many).toEqual(few)
  expect(Math.max(...few)).toBeLessThan(100)
})
