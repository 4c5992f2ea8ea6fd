/** @jest-environment node */
import { rmSync } from 'node:fs'
import path from 'node:path'
import type { Failure } from '@xhkt/contract/federation/beacon'
import { endCanary, setCanary } from '@xhkt/release/canary'
import { promote, promoteAll } from '@xhkt/release/promote'
import { LocalFolder } from '@xhkt/release/store/local-folder'
import { copyOf, newStorePath, published } from '@xhkt/release/testing/packed-release'
import { TestCollector } from '../testing/test-collector.ts'

const store = new LocalFolder(newStorePath())
let collector: TestCollector

beforeAll(async () => {
  process.env.XHKT_WHO = 'Li Na'
  await published(store, { owner: 'host' }, { owner: 'player' }, { owner: 'player', release: '1.1.0-b' })
  await promoteAll(store, { host: '1.0.0-a', player: '1.0.0-a' }, 'first')
  await promote(store, { owner: 'player', release: '1.1.0-b', base: '1.0.0-a', why: 'a list of <orders>' })
})
afterAll(() => {
  delete process.env.XHKT_WHO
  rmSync(path.dirname(store.place), { recursive: true, force: true })
})
beforeEach(async () => (collector = await TestCollector.open({ releases: store })))
afterEach(() => collector.discard())

/** The texts of the cells of a section, a list for each row. */
async function rowsOf(title: string): Promise<string[][]> {
  const [, section = ''] = (await collector.text('/collector')).split(`<h2>${title}</h2>`)
  const rows = (section.split(/<\/tbody>|<\/section>/)[0] ?? '').split('<tr>').slice(2)
  return rows.map((row) => row.split('<td>').slice(1).map((cell) => cell.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ').trim()))
}

const failure: Failure = { area: 'player', release: '1.1.0-b', step: 'render', error: 'TypeError: <b>', page: '/lesson/:id', actions: ['page /', 'a card.link'] }
const broken = () => collector.send({ engine: 'webkit 18', loads: [{ area: 'player', release: '1.1.0-b', count: 20 }], failures: Array<Failure>(5).fill(failure) })

const rollback = 'npm run release -- rollback player 1.1.0-b --why &quot;…&quot;'

test('the page says what has changed in the last hour, by whom and why, and how it is taken back', async () => {
  expect((await rowsOf('最近一小时的变更'))[0]).toEqual([expect.any(String), 'Li Na', '发布 player', '1.0.0-a → 1.1.0-b a list of &lt;orders&gt;', rollback])
})

test('the way to take a release back without a checkout is named once, where there is one to take back', async () => {
  const named = async (): Promise<number> => (await collector.text('/collector')).split('在 GitHub 的 Actions 里运行 rollback').length - 1
  expect(await named()).toBe(1)
  await broken()
  expect(await named()).toBe(1)
  await collector.discard()
  collector = await TestCollector.open()
  await broken()
  expect(await named()).toBe(0)
})

test('a canary for staff alone has the command that ends it, until it has ended', async () => {
  const copy = copyOf(store)
  const canary = { owner: 'player', release: '1.2.0-c', base: '1.1.0-b', why: 'try' } as const
  await published(copy, canary)
  await setCanary(copy, { ...canary, share: 0, staff: true })
  await collector.discard()
  collector = await TestCollector.open({ releases: copy })
  expect((await rowsOf('最近一小时的变更'))[0]?.at(-1)).toBe(rollback.replace('1.1.0-b', canary.release))
  await endCanary(copy, canary)
  expect((await rowsOf('最近一小时的变更'))[0]?.slice(2)).toEqual([expect.stringContaining('结束灰度'), expect.any(String), expect.not.stringContaining('npm run')])
  rmSync(path.dirname(copy.place), { recursive: true, force: true })
})

test('a release that fails too often has the command that ends it', async () => {
  expect(await rowsOf('正在失败的版本')).toEqual([])
  await broken()
  await collector.send({ loads: [{ area: 'player', release: '1.0.0-a', count: 20 }], failures: Array<Failure>(5).fill({ ...failure, release: '1.0.0-a' }) })
  await collector.send({ loads: [{ area: 'host', release: '1.0.0-a', count: 100 }] })
  expect(await rowsOf('正在失败的版本')).toEqual([
    ['player', '1.1.0-b 正在使用', '打开 20 次，失败 5 次（25%） render，TypeError: &lt;b&gt;', rollback],
    ['player', '1.0.0-a 已被替换', '打开 20 次，失败 5 次（25%） render，TypeError: &lt;b&gt;', '无需操作'],
  ])
})

test('a store that does not answer leaves what browsers say', async () => {
  const away = new LocalFolder(store.place)
  jest.spyOn(away, 'get').mockRejectedValue(new Error('the bucket is away'))
  await collector.discard()
  collector = await TestCollector.open({ releases: away })
  await broken()
  const text = await collector.text('/collector')
  expect(text).toContain('读不到发布仓库：the bucket is away')
  const [row] = await rowsOf('正在失败的版本')
  expect(row?.slice(0, 2)).toEqual(['player', '1.1.0-b'])
  expect(row?.at(-1)).toContain('不知道它是否正在使用')
})

test('failures are shown by release and engine', async () => {
  await broken()
  await collector.send({ engine: 'chromium 150', loads: [{ area: 'player', release: '1.1.0-b', count: 80 }] })
  expect(await rowsOf('版本的失败')).toEqual([['player', '1.1.0-b 正在使用', '5/100（5%）', 'chromium 0/80（0%），webkit 5/20（25%）', 'render 5']])
})

test('an error has its place, its share, and what came before the last one', async () => {
  await collector.send({ engine: 'webkit 18', loads: [{ area: 'player', release: '1.1.0-b', count: 4 }] })
  await collector.send({ engine: 'webkit 18', failures: [{ ...failure, stack: 'at t (https://learn.example/player/1.1.0-b/lesson.min.js:1:3)' }] })
  expect(await rowsOf('错误')).toEqual([
    ['TypeError: &lt;b&gt; player，render', 'lesson.min.js:1:3 t', expect.stringMatching(/^1 次（25%） .* 至 /), '1.1.0-b', '/lesson/:id，webkit 18 page / → a card.link'],
  ])
})

test('Web Vitals have their 75th percentile by page and release, and what is poor is marked', async () => {
  const vital = { page: '/home', area: 'player', release: '1.1.0-b' } as const
  await collector.send({ vitals: [{ ...vital, name: 'LCP', value: 1_200 }, { ...vital, name: 'CLS', value: 0.5 }] })
  expect(await rowsOf('页面的快慢')).toEqual([['/home', 'player', '1.1.0-b', '1200 毫秒 好 1 次', '', '0.5 差 1 次']])
})

test('answers that break the contract and addresses that no page has are listed', async () => {
  const fault = { call: 'GET /v1/home', field: 'lives[]', expected: 'object', received: 'null', host: 'api.example.com', count: 2 }
  await collector.send({ answer_faults: [fault], not_found: [{ path: '/personal/…', from: null, count: 3 }] })
  expect(await rowsOf('不符合约定的接口回答')).toEqual([['GET /v1/home api.example.com', 'lives[]', 'object', 'null', expect.stringMatching(/^2 次 /)]])
  expect(await rowsOf('不存在的地址')).toEqual([['/personal/…', '不知道', '3 次', expect.any(String)]])
})

test('without a store of releases the page has what browsers say', async () => {
  const alone = await TestCollector.open()
  const text = await alone.text('/collector')
  expect(text).toContain('没有连接发布仓库')
  expect(text).not.toMatch(/<script|style="/)
  const answer = await fetch(`${alone.url}/collector`)
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  await alone.discard()
})
