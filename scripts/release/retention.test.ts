/** @jest-environment node */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { endCanary, setCanary } from './canary.ts'
import { changePointer } from './pointer/change-pointer.ts'
import { readPointer } from './pointer/pointer.ts'
import { promote, promoteAll } from './promote.ts'
import { removeOutlived } from './retention.ts'
import { LocalFolder } from './store/local-folder.ts'
import { thisProcess } from './store/process-identity.ts'
import { newPlace, published } from './testing/packed-release.ts'

let store: LocalFolder
const day = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * day).toISOString()
const once = { ifAbsent: true } as const

/** Releases of the player that were built so long ago, made live one after the other, each at that time. */
async function history(...ages: [release: string, days: number][]): Promise<void> {
  for (const [release, days] of ages) {
    await published(store, { owner: 'player', release, manifest: { built_at: ago(days) } })
    const { pointer } = await readPointer(store)
    jest.spyOn(Date.prototype, 'toISOString').mockReturnValue(ago(days))
    await promote(store, { owner: 'player', release, base: pointer.areas.player?.release ?? null, why: '' })
    jest.restoreAllMocks()
  }
}

beforeEach(async () => {
  store = new LocalFolder(newPlace())
  await published(store, { owner: 'host' })
  await promoteAll(store, { host: '1.0.0-a' }, 'first')
})
afterEach(() => rmSync(path.dirname(store.place), { recursive: true, force: true }))

const kept = async () => [...new Set((await store.list('player/')).map((key) => key.split('/')[1]))]

test('what was live within the retention stays, though it was built long before; what was not goes', async () => {
  // b was live until 20 days ago, when c came.
  await history(['1.0.0-a', 90], ['1.0.1-b', 80], ['1.0.2-c', 20], ['1.0.3-d', 10], ['1.0.4-e', 5])
  expect(await removeOutlived(store, {})).toEqual([{ owner: 'player', release: '1.0.0-a' }])
  expect(await kept()).toEqual(['1.0.1-b', '1.0.2-c', '1.0.3-d', '1.0.4-e'])
  expect(await removeOutlived(store, {})).toEqual([])
})

test('live and previous stay for ever', async () => {
  await history(['1.0.0-a', 90], ['1.0.1-b', 80], ['1.0.2-c', 70])
  expect(await removeOutlived(store, { keepDays: 0 })).toEqual([{ owner: 'player', release: '1.0.0-a' }])
})

test('a canary stays as long as it is on, and then as long as what was live', async () => {
  await history(['1.0.0-a', 90])
  for (const release of ['1.0.1-b', '1.0.2-c', '1.0.3-d']) await published(store, { owner: 'player', release, manifest: { built_at: ago(80) } })
  const asked = { owner: 'player', base: '1.0.0-a', why: '' } as const
  const at = async (days: number, work: () => Promise<unknown>) => {
    jest.spyOn(Date.prototype, 'toISOString').mockReturnValue(ago(days))
    await work()
    jest.restoreAllMocks()
  }
  await at(70, () => setCanary(store, { ...asked, release: '1.0.1-b', share: 10 }))
  await at(60, () => setCanary(store, { ...asked, release: '1.0.2-c', share: 10 }))
  expect(await removeOutlived(store, {})).toEqual([{ owner: 'player', release: '1.0.1-b' }, { owner: 'player', release: '1.0.3-d' }])
  await at(20, () => endCanary(store, asked))
  expect(await removeOutlived(store, {})).toEqual([])
  expect(await removeOutlived(store, { keepDays: 19 })).toEqual([{ owner: 'player', release: '1.0.2-c' }])
})

test('what was published and never live stays until it is old', async () => {
  await published(store, { owner: 'player', release: '1.0.0-n', manifest: { built_at: ago(29) } })
  await published(store, { owner: 'player', release: '1.0.0-o', manifest: { built_at: ago(31) } })
  expect(await removeOutlived(store, {})).toEqual([{ owner: 'player', release: '1.0.0-o' }])
})

test('a dry run lists and removes nothing', async () => {
  await published(store, { owner: 'player', release: '1.0.0-o', manifest: { built_at: ago(31) } })
  const { version } = await readPointer(store)
  expect(await removeOutlived(store, { dryRun: true })).toHaveLength(1)
  expect(await kept()).toEqual(['1.0.0-o'])
  expect((await readPointer(store)).version).toBe(version)
})

test('what a killed publish left goes, and what is being published stays', async () => {
  await store.put('player/1.0.0-k/entry.js', 'x', once)
  await store.put('player/1.0.0-p/entry.js', 'x', once)
  await store.put('publishing/player/1.0.0-p.json', JSON.stringify({ at: ago(0), by: '', process: thisProcess() }), once)
  await removeOutlived(store, {})
  expect(await kept()).toEqual(['1.0.0-p'])
})

test('what is being removed does not go live at the same moment', async () => {
  await published(store, { owner: 'player', release: '1.0.0-o' })
  await changePointer(store, (pointer) => Promise.resolve({ ...pointer, gc: { at: ago(0), removing: ['player/1.0.0-o/'] } }))
  const promoted = promote(store, { owner: 'player', release: '1.0.0-o', base: null, why: '' })
  await expect(promoted).rejects.toMatchObject({ kind: 'stale', message: expect.stringContaining('is being removed') })
})
