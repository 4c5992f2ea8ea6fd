/** @jest-environment node */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { endCanary, setCanary } from './canary.ts'
import { changePointer } from './pointer/change-pointer.ts'
import { readPointer } from './pointer/pointer.ts'
import { promote } from './promote.ts'
import { removeExpired } from './retention.ts'
import { rollback } from './rollback.ts'
import { LocalFolder } from './store/local-folder.ts'
import { thisProcess } from './store/process-identity.ts'
import { newStorePath, published } from './testing/packed-release.ts'
import { ago, at, changeHost, history as playerHistory, keptIn } from './testing/player-history.ts'

let store: LocalFolder
const once = { ifAbsent: true } as const

const history = (...ages: [release: string, days: number][]) => playerHistory(store, ...ages)
const kept = () => keptIn(store)

beforeEach(async () => {
  store = new LocalFolder(newStorePath())
  await changeHost(store, 100, '1.0.0-a')
})
afterEach(() => rmSync(path.dirname(store.place), { recursive: true, force: true }))

test('a release that was live within the retention stays, even if it is older; others are removed', async () => {
  // b was live until 20 days ago, with a as its fallback; then c replaced it.
  await history(['1.0.0-o', 95], ['1.0.0-a', 90], ['1.0.1-b', 80], ['1.0.2-c', 20], ['1.0.3-d', 10], ['1.0.4-e', 5])
  expect(await removeExpired(store, {})).toEqual([{ owner: 'player', release: '1.0.0-o' }])
  expect(await kept()).toEqual(['1.0.0-a', '1.0.1-b', '1.0.2-c', '1.0.3-d', '1.0.4-e'])
  expect(await removeExpired(store, {})).toEqual([])
})

test('the fallback of a release that was live within the retention stays', async () => {
  // Tabs from two days ago run b, with a as its fallback.
  await history(['1.0.0-o', 91], ['1.0.0-a', 90], ['1.0.1-b', 60], ['1.0.2-c', 1])
  expect(await removeExpired(store, {})).toEqual([{ owner: 'player', release: '1.0.0-o' }])
  expect(await kept()).toEqual(['1.0.0-a', '1.0.1-b', '1.0.2-c'])
})

test('the fallback of a release that a rollback made live stays', async () => {
  await history(['1.0.0-a', 90], ['1.0.1-b', 80], ['1.0.2-c', 70])
  await at(60, () => rollback(store, { owner: 'player', why: '' }))
  await history(['1.0.3-d', 1])
  expect(await removeExpired(store, {})).toEqual([{ owner: 'player', release: '1.0.2-c' }])
})

test('the live release and its fallback stay forever', async () => {
  await history(['1.0.0-a', 90], ['1.0.1-b', 80], ['1.0.2-c', 70])
  expect(await removeExpired(store, { keepDays: 0 })).toEqual([{ owner: 'player', release: '1.0.0-a' }])
})

test('a canary stays while it is on, and then as long as a release that was live', async () => {
  await history(['1.0.0-a', 90])
  for (const release of ['1.0.1-b', '1.0.2-c', '1.0.3-d']) await published(store, { owner: 'player', release, manifest: { built_at: ago(80) } })
  const asked = { owner: 'player', base: '1.0.0-a', why: '' } as const
  await at(70, () => setCanary(store, { ...asked, release: '1.0.1-b', share: 10 }))
  await at(60, () => setCanary(store, { ...asked, release: '1.0.2-c', share: 10 }))
  await changeHost(store, 25)
  expect(await removeExpired(store, {})).toEqual([{ owner: 'player', release: '1.0.1-b' }, { owner: 'player', release: '1.0.3-d' }])
  await at(20, () => endCanary(store, asked))
  expect(await removeExpired(store, {})).toEqual([])
  await changeHost(store, 0, '1.0.0-a')
  expect(await removeExpired(store, { keepDays: 19 })).toEqual([{ owner: 'player', release: '1.0.2-c' }])
})

test('a release that was never live stays until it is old', async () => {
  await published(store, { owner: 'player', release: '1.0.0-n', manifest: { built_at: ago(29) } })
  await published(store, { owner: 'player', release: '1.0.0-o', manifest: { built_at: ago(31) } })
  await changeHost(store, 0)
  expect(await removeExpired(store, {})).toEqual([{ owner: 'player', release: '1.0.0-o' }])
})

test('a dry run lists releases and removes none', async () => {
  await published(store, { owner: 'player', release: '1.0.0-o', manifest: { built_at: ago(31) } })
  await changeHost(store, 0)
  const { version } = await readPointer(store)
  expect(await removeExpired(store, { dryRun: true })).toHaveLength(1)
  expect(await kept()).toEqual(['1.0.0-o'])
  expect((await readPointer(store)).version).toBe(version)
})

test('files of a killed publish are removed, and those of a publish in progress stay', async () => {
  await store.put('player/1.0.0-k/entry.js', 'x', once)
  await store.put('player/1.0.0-p/entry.js', 'x', once)
  await store.put('publishing/player/1.0.0-p.json', JSON.stringify({ at: ago(0), by: '', process: thisProcess() }), once)
  await removeExpired(store, {})
  expect(await kept()).toEqual(['1.0.0-p'])
})

test('a release that is being removed cannot go live', async () => {
  await published(store, { owner: 'player', release: '1.0.0-o' })
  await changePointer(store, (pointer) => Promise.resolve({ ...pointer, gc: { at: ago(0), removing: ['player/1.0.0-o/'] } }))
  const promoted = promote(store, { owner: 'player', release: '1.0.0-o', base: null, why: '' })
  await expect(promoted).rejects.toMatchObject({ kind: 'stale', message: expect.stringContaining('is being removed') })
})

describe('a slow removal', () => {
  /** A store with a hook that runs during the removal of each release. */
  class SlowFolder extends LocalFolder {
    meanwhile: (() => Promise<unknown>)[] = []

    override async remove(prefix: string): Promise<void> {
      if (prefix.endsWith('/manifest.json')) await this.meanwhile.shift()?.()
      return super.remove(prefix)
    }
  }
  let slow: SlowFolder
  const pass = (minutes: number): void => {
    jest.setSystemTime(Date.now() + minutes * 60_000)
  }
  const promoteSecond = () => promote(store, { owner: 'player', release: '1.0.0-p', base: null, why: '' })

  beforeEach(async () => {
    slow = new SlowFolder(store.place)
    await changeHost(store, 0)
    for (const release of ['1.0.0-o', '1.0.0-p']) await published(store, { owner: 'player', release, manifest: { built_at: ago(31) } })
    jest.useFakeTimers({ now: Date.now(), doNotFake: ['setTimeout', 'nextTick', 'setImmediate', 'performance', 'queueMicrotask'] })
  })
  afterEach(() => jest.useRealTimers())

  test('renews its mark before each release, so that none can go live', async () => {
    const refused: unknown[] = []
    slow.meanwhile = [
      async () => pass(9),
      async () => {
        pass(9)
        await promoteSecond().catch((error: unknown) => refused.push(error))
      },
    ]
    expect(await removeExpired(slow, {})).toHaveLength(2)
    expect(refused).toEqual([expect.objectContaining({ message: expect.stringContaining('1.0.0-p has expired and is being removed') })])
    expect(await kept()).toEqual([])
  })

  test('stops once its mark has expired', async () => {
    slow.meanwhile = [
      () => {
        pass(11)
        return promoteSecond()
      },
    ]
    await expect(removeExpired(slow, {})).rejects.toMatchObject({ kind: 'stale', message: expect.stringContaining('paused for too long') })
    expect(await kept()).toEqual(['1.0.0-p'])
  })

  test('stops when another gc has started, which marks the releases of both', async () => {
    const removing = async () => (await readPointer(store)).pointer.gc?.removing
    let both: string[] | undefined
    slow.meanwhile = [
      async () => {
        const other = new SlowFolder(store.place)
        other.meanwhile = [async () => void (both = await removing())]
        await published(store, { owner: 'catalog', release: '1.0.0-q', manifest: { built_at: ago(31) } })
        await removeExpired(other, { keepDays: 30 })
      },
    ]
    await expect(removeExpired(slow, {})).rejects.toMatchObject({ kind: 'stale', message: expect.stringContaining('Another gc has started') })
    expect(both).toEqual(expect.arrayContaining(['player/1.0.0-o/', 'player/1.0.0-p/', 'catalog/1.0.0-q/']))
    expect(await removing()).toBeUndefined()
  })
})
