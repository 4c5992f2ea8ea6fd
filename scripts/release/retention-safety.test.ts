/** @jest-environment node */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { setCanary } from './canary.ts'
import { changePointer } from './pointer/change-pointer.ts'
import { readPointer } from './pointer/pointer.ts'
import { promote } from './promote.ts'
import { removeExpired } from './retention.ts'
import { LocalFolder } from './store/local-folder.ts'
import { thisProcess } from './store/process-identity.ts'
import type { Condition } from './store/release-store.ts'
import { newStorePath, published } from './testing/packed-release.ts'
import { ago, changeHost, day, history, keptIn } from './testing/player-history.ts'

let store: LocalFolder
const once = { ifAbsent: true } as const

beforeEach(async () => {
  store = new LocalFolder(newStorePath())
  await changeHost(store, 100, '1.0.0-a')
})
afterEach(() => rmSync(path.dirname(store.place), { recursive: true, force: true }))

describe('under a wrong clock', () => {
  const year = 365
  afterEach(() => jest.useRealTimers())
  const setClock = (days: number) => jest.useFakeTimers({ now: Date.now() + days * day, doNotFake: ['setTimeout', 'nextTick', 'setImmediate', 'performance', 'queueMicrotask'] })

  beforeEach(async () => {
    await history(store, ['1.0.0-a', 40], ['1.0.1-b', 25], ['1.0.2-c', 20], ['1.0.3-d', 10], ['1.0.4-e', 2])
    await published(store, { owner: 'player', release: '1.0.5-n', manifest: { built_at: ago(3) } })
  })

  test.each([1, 20, year, -1, -20, -year])('of the machine that runs gc, off by %d days, gc removes no release that is young by the journal', async (days) => {
    const before = await keptIn(store)
    setClock(days)
    expect(await removeExpired(store, {})).toEqual([])
    expect(await keptIn(store)).toEqual(before)
  })

  test.each([1, year, -1, -year])('of a machine that has promoted, off by %d days, gc removes no release that was live until then', async (days) => {
    setClock(days)
    await published(store, { owner: 'player', release: '1.0.6-f' })
    await promote(store, { owner: 'player', release: '1.0.6-f', base: '1.0.4-e', why: '' })
    jest.useRealTimers()
    await changeHost(store, 0)
    expect(await removeExpired(store, {})).toEqual([])
  })

  test.each([31, year])('of a machine that has promoted and runs gc, off by %d days, gc removes nothing live, no fallback and no canary', async (days) => {
    await published(store, { owner: 'player', release: '1.0.6-f' }, { owner: 'player', release: '1.0.7-g' })
    setClock(days)
    await promote(store, { owner: 'player', release: '1.0.6-f', base: '1.0.4-e', why: '' })
    await setCanary(store, { owner: 'player', release: '1.0.7-g', share: 5, base: '1.0.6-f', why: '' })
    await removeExpired(store, {})
    await removeExpired(store, { keepDays: 0 })
    expect(await keptIn(store)).toEqual(['1.0.4-e', '1.0.6-f', '1.0.7-g'])
  })
})

describe('gc in an unexpected state of the store', () => {
  const old = { owner: 'player', release: '1.0.0-o' } as const
  beforeEach(async () => {
    await published(store, { ...old, manifest: { built_at: ago(31) } })
    await changeHost(store, 0)
  })

  test('a live release that the pointer lacks stays, and gc says what to do', async () => {
    await history(store, ['1.0.0-a', 0])
    const { pointer, version } = await readPointer(store)
    await store.put('registry.json', JSON.stringify({ ...pointer, areas: {} }), { ifVersion: version ?? '' })
    const refused = { kind: 'broken', message: expect.stringContaining('repair'), problems: ['player is missing, and the journal says 1.0.0-a'] }
    await expect(removeExpired(store, { keepDays: 0 })).rejects.toMatchObject(refused)
    expect(await keptIn(store)).toContain('1.0.0-a')
  })

  test('files beside the releases stay, and a damaged manifest keeps its release', async () => {
    await store.put('player/notes.txt', 'x', once)
    await store.put('player/1.0.0-d/manifest.json', '{', once)
    await store.put('player/backup/manifest.json', '{}', once)
    expect(await removeExpired(store, {})).toEqual([old])
    expect(await keptIn(store)).toEqual(['1.0.0-d', 'backup', 'notes.txt'])
  })

  test('a release that goes live after the list was made stays', async () => {
    class LateFolder extends LocalFolder {
      override async get(name: string) {
        // The claim is read before each removal.
        if (name.startsWith('publishing/player/1.0.0-o') && (await readPointer(store)).pointer.gc) {
          const { pointer, version } = await readPointer(store)
          if (!pointer.areas.player) {
            await store.put('registry.json', JSON.stringify({ ...pointer, gc: undefined }), { ifVersion: version ?? '' })
            await promote(store, { ...old, base: null, why: '' })
            const after = await readPointer(store)
            await store.put('registry.json', JSON.stringify({ ...after.pointer, gc: pointer.gc }), { ifVersion: after.version ?? '' })
          }
        }
        return super.get(name)
      }
    }
    expect(await removeExpired(new LateFolder(store.place), {})).toEqual([])
    expect(await keptIn(store)).toEqual(['1.0.0-o'])
  })

  test('a release that gets a preview after the list was made keeps its approvals', async () => {
    class PreviewedFolder extends LocalFolder {
      override async list(prefix: string) {
        if (prefix === 'previews/' && (await readPointer(store)).pointer.deleting) {
          const preview = { area: 'player', release: old.release, manifest: 'x', expires_at: ago(-1), name: 'pull-1' }
          await store.put('previews/1.json', JSON.stringify(preview), once).catch(() => undefined)
        }
        return super.list(prefix)
      }
    }
    await store.put('approvals/player/1.0.0-o/key.json', '{}', once)
    expect(await removeExpired(new PreviewedFolder(store.place), {})).toEqual([])
    expect(await store.list('approvals/')).toEqual(['approvals/player/1.0.0-o/key.json'])
  })

  test('a promote that has verified a release before gc deleted it is refused', async () => {
    class PausedFolder extends LocalFolder {
      private isPaused = false

      override async put(name: string, body: Buffer | string, condition: Condition) {
        if (name === 'registry.json' && !this.isPaused) {
          this.isPaused = true
          await removeExpired(store, {})
        }
        return super.put(name, body, condition)
      }
    }
    const promoted = promote(new PausedFolder(store.place), { ...old, base: null, why: '' })
    await expect(promoted).rejects.toMatchObject({ kind: 'broken', message: expect.stringContaining('There is no manifest.json') })
    expect((await readPointer(store)).pointer.areas.player).toBeUndefined()
  })

  test.each([-day, 0, day])('a release whose files are being deleted cannot go live, with the clock of the gc off by %d ms', async (offset) => {
    const deletion = { at: new Date(Date.now() + offset).toISOString(), process: thisProcess() }
    await changePointer(store, (pointer) => Promise.resolve({ ...pointer, deleting: { 'player/1.0.0-o/': deletion } }))
    await expect(promote(store, { ...old, base: null, why: '' })).rejects.toMatchObject({ kind: 'stale', message: expect.stringContaining('run gc first') })
  })

  test('a gc takes over what a killed gc was deleting', async () => {
    const process = { ...thisProcess(), started: 'before' }
    await changePointer(store, (pointer) => Promise.resolve({ ...pointer, deleting: { 'player/1.0.0-o/': { at: ago(0), process } } }))
    await store.remove('player/1.0.0-o/manifest.json')
    expect(await removeExpired(store, {})).toEqual([old])
    expect((await readPointer(store)).pointer).not.toHaveProperty('deleting')
  })

  test('the release of a publish in progress stays', async () => {
    await store.put('publishing/player/1.0.0-o.json', JSON.stringify({ at: ago(0), by: '', process: thisProcess() }), once)
    expect(await removeExpired(store, { keepDays: 0 })).not.toContainEqual(old)
  })
})
