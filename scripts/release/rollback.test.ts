/** @jest-environment node */
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setCanary } from './canary.ts'
import { lastChange } from './pointer/journal.ts'
import { canaryOf, liveOf, readPointer } from './pointer/pointer.ts'
import { promote, promoteAll } from './promote.ts'
import { rollback } from './rollback.ts'
import { LocalFolder } from './store/local-folder.ts'
import { newStorePath, published } from './testing/packed-release.ts'

let store: LocalFolder
const releases = ['1.0.0-a', '1.0.1-b', '1.0.2-c']

beforeAll(async () => {
  store = new LocalFolder(newStorePath())
  await published(store, { owner: 'host' }, ...releases.map((release) => ({ owner: 'player' as const, release })))
})
afterAll(() => rmSync(path.dirname(store.place), { recursive: true, force: true }))
beforeEach(async () => {
  await store.remove('registry.json')
  await store.remove('journal/')
  await promoteAll(store, { host: '1.0.0-a' }, 'first')
  let base: string | null = null
  for (const release of releases) {
    await promote(store, { owner: 'player', release, base, why: '' })
    base = release
  }
})

const live = async () => Object.values(liveOf((await readPointer(store)).pointer, 'player'))
const back = (to?: string) => rollback(store, { owner: 'player', to, why: 'the lesson stays black' })

test('a rollback goes to the release before, and the journal says so', async () => {
  expect(await back()).toMatchObject({ seq: 5, action: 'rollback', from: '1.0.2-c', to: '1.0.1-b', why: 'the lesson stays black' })
  expect(await lastChange(store, () => true)).toMatchObject({ seq: 5, action: 'rollback' })
})

test('a rollback restores the earlier fallback; the release that was rolled back is no fallback', async () => {
  await back()
  expect(await live()).toEqual(['1.0.1-b', '1.0.0-a'])
})

test('a second rollback goes one release further, until there is none before', async () => {
  await back()
  await back()
  expect(await live()).toEqual(['1.0.0-a', null])
  await expect(back()).rejects.toMatchObject({ kind: 'usage', message: expect.stringContaining('--to') })
})

test('a rollback of a release that was promoted twice does not leave it as the fallback', async () => {
  await promote(store, { owner: 'player', release: '1.0.1-b', base: '1.0.2-c', why: 'back by a promote' })
  expect(await back()).toMatchObject({ from: '1.0.1-b', to: '1.0.2-c' })
  expect(await live()).toEqual(['1.0.2-c', '1.0.0-a'])
})

test('a rollback goes to the named release', async () => {
  await back('1.0.0-a')
  expect(await live()).toEqual(['1.0.0-a', null])
  expect(await back('1.0.0-a')).toBeNull()
})

test('a rollback refuses a target that was never live, or only a canary, and names the promote', async () => {
  await published(store, { owner: 'player', release: '9.9.9-n' })
  const refused = { kind: 'usage', message: expect.stringContaining('was never live'), problems: [expect.stringContaining('promote player 9.9.9-n')] }
  await expect(back('9.9.9-n')).rejects.toMatchObject(refused)
  await setCanary(store, { owner: 'player', release: '9.9.9-n', share: 10, base: '1.0.2-c', why: '' })
  await expect(back('9.9.9-n')).rejects.toMatchObject(refused)
  expect(await live()).toEqual(['1.0.2-c', '1.0.1-b'])
})

test('two concurrent rollbacks are one step', async () => {
  await Promise.all([back(), back()])
  expect(await live()).toEqual(['1.0.1-b', '1.0.0-a'])
})

test('a rollback of a named release refuses if that is not live', async () => {
  expect(await rollback(store, { owner: 'player', release: '1.0.2-c', why: '' })).toMatchObject({ to: '1.0.1-b' })
  const again = rollback(store, { owner: 'player', release: '1.0.2-c', why: '' })
  await expect(again).rejects.toMatchObject({ kind: 'stale', message: expect.stringContaining('1.0.1-b is'), problems: [expect.stringContaining('made 1.0.1-b live')] })
  expect(await live()).toEqual(['1.0.1-b', '1.0.0-a'])
})

describe('a rollback with a canary', () => {
  const canary = async () => canaryOf((await readPointer(store)).pointer, 'player')
  const begin = (share: number) => setCanary(store, { owner: 'player', release: '1.1.0-n', share, base: '1.0.2-c', why: '' })
  beforeAll(() => published(store, { owner: 'player', release: '1.1.0-n' }))
  beforeEach(async () => {
    await begin(10)
    await begin(30)
  })

  test('ends the canary and keeps the live release; the next one goes to the release before', async () => {
    expect(await back()).toMatchObject({ action: 'rollback', from: '1.1.0-n', to: '1.0.2-c', share: 0, why: 'the lesson stays black' })
    expect([await live(), await canary()]).toEqual([['1.0.2-c', '1.0.1-b'], null])
    expect(await back()).toMatchObject({ from: '1.0.2-c', to: '1.0.1-b' })
    expect(await live()).toEqual(['1.0.1-b', '1.0.0-a'])
  })

  test('twice at the same time only ends the canary', async () => {
    await Promise.all([back(), back()])
    expect([await live(), await canary()]).toEqual([['1.0.2-c', '1.0.1-b'], null])
  })

  test('of the live release ends the canary too', async () => {
    expect(await rollback(store, { owner: 'player', release: '1.0.2-c', why: '' })).toMatchObject({ from: '1.0.2-c', to: '1.0.1-b', ended: '1.1.0-n' })
    expect([await live(), await canary()]).toEqual([['1.0.1-b', '1.0.0-a'], null])
  })

  test('that was promoted goes back to the release that was live beside it, with its fallback', async () => {
    await promote(store, { owner: 'player', release: '1.1.0-n', base: '1.0.2-c', why: '' })
    await back()
    expect(await live()).toEqual(['1.0.2-c', '1.0.1-b'])
  })

  test('to an earlier release does not change the fallback of that release', async () => {
    await promote(store, { owner: 'player', release: '1.1.0-n', base: '1.0.2-c', why: '' })
    await setCanary(store, { owner: 'player', release: '1.0.2-c', share: 10, base: '1.1.0-n', why: '' })
    await back()
    await back()
    expect(await live()).toEqual(['1.0.2-c', '1.0.1-b'])
  })
})

test('a dry run of a rollback writes nothing', async () => {
  expect(await rollback(store, { owner: 'player', why: '', dryRun: true })).toMatchObject({ to: '1.0.1-b' })
  expect(await live()).toEqual(['1.0.2-c', '1.0.1-b'])
})

test('a rollback refuses a target that is damaged', async () => {
  await published(store, { owner: 'player', release: '1.0.3-d' })
  await promote(store, { owner: 'player', release: '1.0.3-d', base: '1.0.2-c', why: '' })
  await back()
  writeFileSync(path.join(store.place, 'player/1.0.3-d/entry.js'), 'x')
  const problems = [expect.stringContaining('entry.js has 1 bytes'), expect.stringContaining('npm run release -- rollback player --to <release>')]
  await expect(back('1.0.3-d')).rejects.toMatchObject({ kind: 'broken', message: 'player 1.0.3-d is not what was packed', problems })
})

test('a rollback and a promote of a release of 40 files each take less than two seconds', async () => {
  const files = Object.fromEntries(Array.from({ length: 38 }, (_, i) => [`chunk-${i}.js`, `chunk ${i};`.repeat(2000)]))
  await published(store, { owner: 'player', release: '2.0.0-e', files })
  // Milliseconds of processor time, which other processes do not lengthen.
  const timed = async (work: () => Promise<unknown>): Promise<number> => {
    const before = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
  const promoting = await timed(() => promote(store, { owner: 'player', release: '2.0.0-e', base: '1.0.2-c', why: '' }))
  const rolling = await timed(() => back())
  const again = await timed(() => back('2.0.0-e'))
  expect(Math.max(promoting, rolling, again)).toBeLessThan(2000)
})
