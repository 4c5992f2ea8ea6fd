import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { successCode } from '@xhkt/contract/constants'
import { buildSandbox } from '../app.ts'

const scales = [60, 10_000]
const rounds = 200

function median(times: number[]): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** Characters of a course title, which make a different keyword each round. */
const characters = '考 研 数 学 全 程 班 一'.split(' ')
const newKeyword = (round: number) => [round % 8, (round >> 3) % 8, (round * 3 + 1) % 8, (round >> 6) % 8].map((at) => characters[at]).join(' ')

/** "uncached" requests differ in every round, so that no cached result answers them. */
const requests: [name: string, url: (round: number, pages: number) => string][] = [
  ['first page', () => '/v1/course/list'],
  ['last page', (_, pages) => `/v1/course/list?page=${pages}`],
  ['newest, middle page', (_, pages) => `/v1/course/list?sort=new&page=${Math.ceil(pages / 2)}`],
  ['by price, last page', (_, pages) => `/v1/course/list?sort=price_desc&page=${pages}`],
  ['a category, popular', () => '/v1/course/list?course_category_id=1&sort=popular&page_size=5'],
  ['a sub category', () => '/v1/course/list?course_category_id=101&page_size=1'],
  ['mixed form', () => '/v1/course/list?form=3&page_size=10'],
  ['free', () => '/v1/course/list?free=1&sort=popular&page_size=9'],
  ['price range, uncached', (round) => `/v1/course/list?price_min=${1000 + round}&price_max=${99_900 + round}`],
  ['search', () => `/v1/search?keyword=${encodeURIComponent('考研')}&page_size=5`],
  ['search, uncached', (round) => `/v1/search?keyword=${encodeURIComponent(newKeyword(round))}&page_size=1`],
  ['search, by price', () => `/v1/search?keyword=${encodeURIComponent('考研')}&sort=price_asc&page_size=5`],
  ['suggestions', () => `/v1/search/suggest?keyword=${encodeURIComponent('英语')}`],
  ['category tree', () => '/v1/course/category/tree'],
  ['home', () => '/v1/home'],
  ['a course', () => '/v1/course/detail?course_id=1001'],
]

async function timeOf(app: FastifyInstance, url: string): Promise<number> {
  const start = performance.now()
  const answer = await app.inject({ method: 'GET', url })
  const time = performance.now() - start
  const { code } = answer.json<{ code: number }>()
  if (code !== successCode) throw new Error(`${url}: ${code}`)
  return time
}

// `npm run bench` in this package compares the same requests with few and with many courses. The rounds alternate between the two, so
// that a busy machine slows both.
const folders = scales.map(() => mkdtempSync(join(tmpdir(), 'xhkt-bench-')))
const apps: FastifyInstance[] = []
for (const [index, scale] of scales.entries()) {
  const start = performance.now()
  const { app } = await buildSandbox({ dataDir: folders[index] ?? '', scale, log: () => undefined })
  console.log(`${scale} courses: ready in ${((performance.now() - start) / 1000).toFixed(1)} s`)
  apps.push(app)
}
console.log(`\n${'median of'.padEnd(28)}${scales.map((scale) => `${scale} courses`.padStart(16)).join('')}${'ratio'.padStart(8)}`)
for (const [name, url] of requests) {
  const times: number[][] = scales.map(() => [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, app] of apps.entries()) times[index]?.push(await timeOf(app, url(round, Math.ceil((scales[index] ?? 0) / 20))))
  }
  const medians = times.map(median)
  const ratio = (medians[1] ?? 0) / (medians[0] ?? 1)
  console.log(name.padEnd(28) + medians.map((time) => `${time.toFixed(2)} ms`.padStart(16)).join('') + `×${ratio.toFixed(2)}`.padStart(8))
}
for (const app of apps) await app.close()
for (const folder of folders) rmSync(folder, { recursive: true })
