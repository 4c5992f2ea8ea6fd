/** @jest-environment node */
import type { Engine } from '@xhkt/contract/federation/beacon'
import { entry, FakeReleaseHistory } from '../../testing/fake-release-history.ts'
import { TestSandbox } from '../../testing/test-sandbox.ts'

const history = new FakeReleaseHistory()
let sandbox: TestSandbox
beforeAll(async () => (sandbox = await TestSandbox.open(12, history)))
afterAll(() => sandbox.discard())
beforeEach(async () => {
  Object.assign(history, { owners: [], entries: [], refused: null, readError: null })
  history.rolledBack.length = 0
  await sandbox.control('POST', '/sandbox/reset')
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

async function fail(release: string, error: string, times = 1, engine?: Engine): Promise<void> {
  const failures = Array.from({ length: times }, () => ({ area: 'catalog', release, step: 'render', error, fallback_release: null }))
  await fetch(`${sandbox.url}/sandbox/beacons`, { method: 'POST', body: JSON.stringify({ loads: [], failures, engine }) })
}

const load = (release: string, count: number) =>
  fetch(`${sandbox.url}/sandbox/beacons`, { method: 'POST', body: JSON.stringify({ loads: [{ area: 'catalog', release, count }], failures: [] }) })

test('a live release shows who released it, its failures and the previous release', async () => {
  const made = entry({ at: new Date(Date.now() - 60_000).toISOString() })
  history.owners = [{ area: 'catalog', live: { release: '1.1.0-b', made }, previous: '1.0.0-a', canary: null }]
  history.entries = [made]
  expect((await rows())[1]).toMatch(/^课程区 catalog 1\.1\.0-b 上一版 1\.0\.0-a .* Li Na：a list of orders 还没有数据 回退$/)
  await load('1.1.0-b', 20)
  expect((await rows())[1]).toMatch(/打开 20 次 没有失败 回退$/)
  await fail('1.1.0-b', 'TypeError: <b>', 6)
  const later = Date.now() + 5_000
  jest.spyOn(Date, 'now').mockReturnValue(later)
  await fail('1.1.0-b', 'later')
  const all = await rows()
  expect(all[1]).toMatch(/打开 20 次 失败 7 次（35%） later render，\S+ \S+ 回退$/)
  expect(all.at(-1)).toMatch(/Li Na 发布 课程区 1\.0\.0-a → 1\.1\.0-b a list of orders$/)
})

test('the engines in which a release fails are named, with their page loads', async () => {
  history.owners = [{ area: 'catalog', live: { release: '1.1.0-b', made: null }, previous: null, canary: null }]
  await load('1.1.0-b', 20)
  await fail('1.1.0-b', 'boom', 2, 'webkit 17')
  await fail('1.1.0-b', 'boom', 1, 'webkit 18')
  await fail('1.1.0-b', 'boom', 1, 'chromium 150')
  expect((await rows())[1]).toMatch(/失败 4 次（20%） webkit 3\/3，chromium 1\/1 boom/)
})

test('failures from before a release went live are not counted', async () => {
  await fail('1.1.0-b', 'TypeError: old')
  const made = entry({ at: new Date(Date.now() + 2_000).toISOString() })
  history.owners = [{ area: 'catalog', live: { release: '1.1.0-b', made }, previous: null, canary: null }]
  expect((await rows())[1]).toMatch(/还没有数据 没有可回退的版本$/)
})

test('a canary has its own row, share and figures, and the button ends it', async () => {
  const made = entry({ action: 'canary', share: 10, why: '' })
  const canary = { release: '1.1.0-b', share: 10, made }
  history.owners = [{ area: 'catalog', live: { release: '1.0.0-a', made: null }, previous: '0.9.0-z', canary }]
  await fail('1.1.0-b', 'boom', 3)
  const [, live, row] = await rows()
  expect(live).toMatch(/^课程区 catalog 1\.0\.0-a 上一版 0\.9\.0-z 早于记录 还没有数据$/)
  expect(row).toMatch(/^1\.1\.0-b 灰度 10% .* Li Na 打开 3 次 失败 3 次（100%） boom render，.* 结束灰度$/)
})

test.each([
  [{ action: 'promote' as const }, '发布'],
  [{ action: 'rollback' as const }, '回退'],
  [{ action: 'start' as const }, '启动'],
  [{ action: 'canary' as const, share: 25 }, '灰度 25%'],
  [{ action: 'canary' as const, share: 0 }, '结束灰度'],
  [{ action: 'rollback' as const, share: 0 }, '结束灰度'],
])('%j is labelled %s', async (fields, label) => {
  history.entries = [entry(fields)]
  expect((await rows()).at(-1)).toContain(` Li Na ${label} 课程区 `)
})

test('the section reports a missing release, an area that it does not know, a missing release store and an unreadable history', async () => {
  history.owners = [{ area: 'player', live: null, previous: null, canary: null }]
  expect(await rows()).toEqual(expect.arrayContaining(['播放区 player 还没有发布', expect.stringContaining('还没有记录')]))
  history.owners = [{ area: 'forum' as 'player', live: null, previous: null, canary: null }]
  expect(await rows()).toContain('forum forum 还没有发布')
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
