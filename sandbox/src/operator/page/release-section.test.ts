/** @jest-environment node */
import { type EngineFigures, healthOf, sumFigures } from '@xhkt/contract/federation/release-figures'
import { entry, FakeReleaseHistory } from '../../testing/fake-release-history.ts'
import { sandboxOfFile, TestSandbox } from '../../testing/test-sandbox.ts'

const history = new FakeReleaseHistory()
const sandbox = sandboxOfFile(12, history)
beforeEach(async () => {
  Object.assign(history, { owners: [], entries: [], refused: null, readError: null, reported: undefined })
  history.rolledBack.length = 0
  await sandbox.reset()
})

/** The text of the section, one entry per row. */
async function rows(of = sandbox): Promise<string[]> {
  const page = await (await fetch(`${of.url}/sandbox`)).text()
  const section = /<div id="releases" data-live>(.*?)<\/div>\n?<\/section>/s.exec(page)?.[1] ?? ''
  return section
    .split(/<\/?tr[^>]*>|<p /)
    .map((row) => row.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
}

function report(release: string, by_engine: EngineFigures[]): void {
  const sum = sumFigures(by_engine)
  history.reported = { area: 'catalog', release, ...sum, by_engine, ...healthOf(sum) }
}

const figures = (engine: EngineFigures['engine'], loads: number, ...errors: [error: string, count: number, last_at: number][]): EngineFigures => ({
  engine,
  loads,
  by_step: { render: errors.reduce((sum, [, count]) => sum + count, 0) },
  errors: errors.map(([error, count, last_at]) => ({ error, step: 'render', count, last_at })),
})

test('a live release shows who released it, its failures and the previous release', async () => {
  const made = entry({ at: new Date(Date.now() - 60_000).toISOString() })
  history.owners = [{ area: 'catalog', title: '课程', live: { release: '1.1.0-b', made }, previous: '1.0.0-a', canary: null }]
  history.entries = [made]
  expect((await rows())[1]).toMatch(/^课程 catalog 1\.1\.0-b 上一版 1\.0\.0-a .* Li Na：a list of orders 还没有数据 回退$/)
  report('1.1.0-b', [figures(null, 20)])
  expect((await rows())[1]).toMatch(/打开 20 次 没有失败 回退$/)
  expect(history.since).toBe(Math.floor(Date.parse(made.at) / 1000))
  report('1.1.0-b', [figures(null, 20, ['TypeError: <b>', 6, 1_795_000_000], ['later', 1, 1_795_000_005])])
  const all = await rows()
  expect(all[1]).toMatch(/打开 20 次 失败 7 次（35%） later render，\S+ \S+ 回退$/)
  expect(all.at(-1)).toMatch(/Li Na 发布 课程 1\.0\.0-a → 1\.1\.0-b a list of orders$/)
})

test('the engines in which a release fails are named, with their page loads', async () => {
  history.owners = [{ area: 'catalog', live: { release: '1.1.0-b', made: null }, previous: null, canary: null }]
  report('1.1.0-b', [figures('webkit 17', 1, ['boom', 2, 1]), figures('webkit 18', 1, ['boom', 1, 2]), figures('chromium 150', 0, ['boom', 1, 1]), figures(null, 18)])
  expect((await rows())[1]).toMatch(/失败 4 次（20%） webkit 3\/3，chromium 1\/1 boom/)
})

test('a canary has its own row, share and figures, and the button ends it', async () => {
  const made = entry({ action: 'canary', share: 10, why: '' })
  const canary = { release: '1.1.0-b', share: 10, made }
  history.owners = [{ area: 'catalog', title: '课程', live: { release: '1.0.0-a', made: null }, previous: '0.9.0-z', canary }]
  report('1.1.0-b', [figures(null, 0, ['boom', 3, 1])])
  const [, live, row] = await rows()
  expect(live).toMatch(/^课程 catalog 1\.0\.0-a 上一版 0\.9\.0-z 早于记录 还没有数据$/)
  expect(row).toMatch(/^1\.1\.0-b 灰度 10% .* Li Na 打开 3 次 失败 3 次（100%） boom render，.* 结束灰度$/)
})

test.each([
  [{ action: 'promote' as const }, '发布'],
  [{ action: 'rollback' as const }, '回退'],
  [{ action: 'start' as const }, '启动'],
  [{ action: 'canary' as const, share: 25 }, '灰度 25%'],
  [{ action: 'canary' as const, share: 0 }, '结束灰度'],
  [{ action: 'canary' as const, share: 0, aim: { share: 5, engines: ['chromium' as const] } }, '定向灰度 5%'],
  [{ action: 'rollback' as const, share: 0 }, '结束灰度'],
])('%j is labelled %s', async (fields, label) => {
  history.entries = [entry(fields)]
  expect((await rows()).at(-1)).toContain(` Li Na ${label} catalog `)
})

test('the section reports a missing release, a missing release store and an unreadable history', async () => {
  history.owners = [{ area: 'player', live: null, previous: null, canary: null }]
  expect(await rows()).toEqual(expect.arrayContaining(['player player 还没有发布', expect.stringContaining('还没有记录')]))
  history.readError = new Error('EACCES: /srv/store')
  expect(await rows()).toEqual([expect.stringContaining('无法读取发布仓库：Error: EACCES: /srv/store')])
  const alone = await TestSandbox.open()
  expect(await rows(alone)).toEqual([expect.stringContaining('没有连接发布仓库')])
  expect(await alone.control('POST', '/sandbox/rollback', { area: 'player', release: '1.0.0-a' })).toMatchObject({ code: 404008 })
  await alone.discard()
})

test('the rollback button rolls the shown release back, or says why not', async () => {
  const body = { area: 'catalog', release: '1.1.0-b' }
  expect(await sandbox.control('POST', '/sandbox/rollback', body)).toMatchObject({ code: 200001 })
  expect(history.rolledBack).toEqual([['catalog', '1.1.0-b', 'rolled back on the page of the sandbox']])
  history.refused = 'catalog 1.1.0-b is not live'
  expect(await sandbox.control('POST', '/sandbox/rollback', body)).toMatchObject({ code: 409008, message: '没有回退：catalog 1.1.0-b is not live' })
  expect(await sandbox.control('POST', '/sandbox/rollback', { area: '../shop', release: '1.1.0-b' })).toMatchObject({ code: 400000 })
  expect(history.rolledBack).toHaveLength(1)
})
