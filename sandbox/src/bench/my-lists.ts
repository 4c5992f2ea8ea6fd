import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { successCode } from '@xhkt/contract/constants'
import { buildSandbox } from '../app.ts'
import type { Db } from '../db/database.ts'

// `npm run bench:lists` in this package: the lists of one learner with ten entries, and with hundreds. The rounds alternate between the
// two, so that a busy machine slows both.
const few = { orders: 10, coupons: 10, messages: 10 }
const many = { orders: 500, coupons: 200, messages: 2000 }
const rounds = 200
const phone = '13800000002'

function fill(db: Db, { orders, coupons, messages }: typeof few): void {
  db.transaction(() => {
    for (let nth = 0; nth < orders; nth += 1) {
      db.run(
        `INSERT INTO orders (order_no, user_id, course_id, status, total, amount, lines, created_at, expires_at, paid_at, opened_at, valid_until)
         VALUES (?, 2, ?, 4, 9900, 9900, '[]', ?, 0, ?, 1, 0)`,
        ...[String(9_000_000 + nth), 1001 + (nth % 50), nth, nth],
      )
    }
    for (let nth = 0; nth < coupons; nth += 1) {
      db.run(
        "INSERT INTO coupon (code, name, amount, threshold, scope, ends_at, stock, position) VALUES (?, '券', 100, 0, '全部课程', 9999999999, 1, ?)",
        ...[`MANY${nth}`, 100 + nth],
      )
      db.run('INSERT INTO coupon_collected (user_id, coupon_code, collected_at) VALUES (2, ?, ?)', `MANY${nth}`, nth)
    }
    for (let nth = 0; nth < messages; nth += 1) {
      db.run(
        "INSERT INTO message (user_id, kind, title, text, target, created_at, is_read) VALUES (2, 'order', '消息', '内容', '', ?, ?)",
        ...[nth, nth % 2],
      )
    }
  })
}

const paths = [
  '/v1/user/order/list?page_size=10',
  '/v1/user/order/list?page_size=10&scope=all',
  '/v1/user/course/list?page_size=10&tab=studying',
  '/v1/user/coupon/list?page_size=10',
  '/v1/user/notice/list',
  '/v1/user/notice/count',
]

async function open(entries: typeof few) {
  const dataDir = mkdtempSync(join(tmpdir(), 'xhkt-bench-'))
  const { app, context } = await buildSandbox({ dataDir, scale: 60, log: () => undefined })
  fill(context.db, entries)
  const login = await app.inject({ method: 'POST', url: '/v1/login/register', payload: { phone, password: 'study2026' } })
  const authorization = `Bearer ${login.json<{ data: { access_token: string } }>().data.access_token}`
  const timeOf = async (url: string): Promise<number> => {
    const start = performance.now()
    const answer = await app.inject({ method: 'GET', url, headers: { authorization } })
    const time = performance.now() - start
    const { code } = answer.json<{ code: number }>()
    if (code !== successCode) throw new Error(`${url}: ${code}`)
    return time
  }
  const close = async (): Promise<void> => {
    await app.close()
    rmSync(dataDir, { recursive: true })
  }
  return { timeOf, close }
}

const median = (times: number[]): number => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

const [small, large] = [await open(few), await open(many)]
for (const path of paths) {
  const times: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    times[0].push(await small.timeOf(path))
    times[1].push(await large.timeOf(path))
  }
  const [fewMs, manyMs] = [median(times[0]), median(times[1])]
  console.log(`${path.padEnd(52)}${fewMs.toFixed(2).padStart(8)} ms${manyMs.toFixed(2).padStart(8)} ms  ×${(manyMs / fewMs).toFixed(2)}`)
}
await small.close()
await large.close()
