import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beijingDate } from '@xhkt/contract/beijing-time'
import { successCode } from '@xhkt/contract/constants'
import { buildSandbox } from '../app.ts'
import { type Amounts, few, fillLists, many } from './fill-lists.ts'

// `npm run bench:lists` in this package: the lists of one learner with ten entries, and with hundreds. The rounds alternate between the
// two, so that a busy machine slows both. `npm run bench -- list-scale` measures their pages in a browser.
const rounds = 200
const phone = '13800000002'
const month = beijingDate(Math.floor(Date.now() / 1000)).slice(0, 7)

const paths = [
  '/v1/user/order/list?page_size=10',
  '/v1/user/order/list?page_size=10&scope=all',
  '/v1/user/course/list?page_size=10&tab=studying',
  '/v1/user/coupon/list?page_size=10',
  '/v1/user/notice/list',
  '/v1/user/notice/count',
  '/v1/user/order/renew/list',
  '/v1/user/live/calendar',
  '/v1/user/live/timetables',
]

async function open(amounts: Amounts) {
  const dataDir = mkdtempSync(join(tmpdir(), 'xhkt-bench-'))
  const { app, context } = await buildSandbox({ dataDir, scale: 60, log: () => undefined })
  fillLists(context.db, amounts, month)
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
