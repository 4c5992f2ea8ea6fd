/** @jest-environment node */
import { query } from '../../core/database.ts'
import type { EndpointKey } from '../../core/route.ts'
import { countRows } from '../../testing/count-rows.ts'
import { newcomer, sandboxOfFile } from '../../testing/test-sandbox.ts'

const pageSize = 10
const manyOrders = 500
const manyCoupons = 200

const sandbox = sandboxOfFile(60)
let token: string
beforeAll(async () => (token = await sandbox.login(newcomer)))

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

const rowsOf = (key: EndpointKey, given: Record<string, string | number>) =>
  countRows(sandbox, async () => {
    const { data } = await sandbox.request(key, { query: { page_size: pageSize, ...given }, token })
    expect(data).toMatchObject({ list: { length: pageSize } })
  })

const requests: [EndpointKey, Record<string, string | number>][] = [
  ['GET /v1/user/order/list', {}],
  ['GET /v1/user/order/list', { scope: 'all', keyword: '9', status: 4 }],
  ['GET /v1/user/order/list', { tab: 'unevaluated' }],
  ['GET /v1/user/order/renew/list', {}],
  ['GET /v1/user/coupon/list', {}],
]

test(`a page reads the same rows from ${manyOrders} orders and ${manyCoupons} coupons as from ${pageSize} [orders#order-pages]`, async () => {
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

const manyCourses = 300
const columns = query<{ name: string }>("SELECT name FROM pragma_table_info('course') WHERE name <> 'id'")

/** Copies of the course 1001 with its lessons, which the second account owns. */
function addCourses(from: number, to: number): void {
  const { db } = sandbox.context
  const names = db.all(columns).map(({ name }) => name).join(', ')
  for (let number = from; number < to; number += 1) {
    const id = 500_000 + number
    db.run(`INSERT INTO course (id, ${names}) SELECT ?, ${names} FROM course WHERE id = 1001`, id)
    db.run(
      `INSERT INTO lesson (id, course_id, chapter_id, title, type, media, is_trial, starts_at, repeat_s, live_room_id)
       SELECT ? * 10000 + id % 10000, ?, chapter_id, title, type, media, is_trial, starts_at, repeat_s, '' FROM lesson WHERE course_id = 1001`,
      ...[id, id],
    )
    db.run(
      `INSERT INTO orders (order_no, user_id, course_id, status, total, amount, lines, created_at, expires_at, paid_at, opened_at, valid_until)
       VALUES (?, 2, ?, 4, 9900, 9900, '[]', ?, 0, ?, 1, 0)`,
      ...[String(9_500_000 + number), id, number, number],
    )
  }
}

test(`a page of my courses reads the same rows from ${manyCourses} courses as from ${pageSize} [personal#my-courses]`, async () => {
  const asked: Record<string, string>[] = [{ tab: 'studying' }, { tab: 'studying', keyword: sandbox.context.courses.get(1001)!.title }]
  addCourses(0, pageSize)
  const few: number[] = []
  for (const given of asked) few.push(await rowsOf('GET /v1/user/course/list', given))
  addCourses(pageSize, manyCourses)
  const many: number[] = []
  for (const given of asked) many.push(await rowsOf('GET /v1/user/course/list', given))
  expect(many).toEqual(few)
  const timeRows = await countRows(sandbox, () => sandbox.data('GET /v1/user/study/data', { token }))
  expect(timeRows).toBeLessThan(35)
})
