/** @jest-environment node */
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { endCanary, setCanary } from './canary.ts'
import { freeze, unfreeze } from './freeze.ts'
import { activeFreezes } from './freezes.ts'
import { readPointer } from './pointer/pointer.ts'
import { promote, promoteAll } from './promote.ts'
import { repairPointer } from './repair.ts'
import { rollback } from './rollback.ts'
import { LocalFolder } from './store/local-folder.ts'
import type { Condition } from './store/release-store.ts'
import { copyOf, newStorePath, published } from './testing/packed-release.ts'
import { by, newKey, platformKey, writeKeys } from './testing/test-key.ts'

let first: LocalFolder
let store: LocalFolder

beforeAll(async () => {
  first = new LocalFolder(newStorePath())
  await published(first, { owner: 'host' }, { owner: 'catalog' }, { owner: 'player' }, { owner: 'player', release: '1.0.1-b' })
  await promoteAll(first, { host: '1.0.0-a', player: '1.0.0-a' }, 'first')
})
afterAll(() => rmSync(path.dirname(first.place), { recursive: true, force: true }))
beforeEach(() => (store = copyOf(first)))
afterEach(() => {
  jest.restoreAllMocks()
  rmSync(path.dirname(store.place), { recursive: true, force: true })
})

const hour = 3_600_000
const why = 'exams'
const frozen = (area: string) => freeze(store, { area, until: new Date(Date.now() + hour), why })
const promoted = (into: LocalFolder = store) => promote(into, { owner: 'player', release: '1.0.1-b', base: '1.0.0-a', why: '' })
const canary = (share: number) => setCanary(store, { owner: 'player', release: '1.0.1-b', share, base: '1.0.0-a', why: '' })

test.each(['player', 'all'])('a freeze of %s stops promotes and canaries, until it is ended', async (area) => {
  await frozen(area)
  const refused = { kind: 'gate', message: expect.stringMatching(/^player is frozen until .*Z: exams \(/), problems: [expect.stringContaining(`unfreeze ${area}`)] }
  await expect(promoted()).rejects.toMatchObject(refused)
  await expect(canary(5)).rejects.toMatchObject(refused)
  await expect(setCanary(store, { owner: 'player', release: '1.0.1-b', share: 0, staff: true, base: '1.0.0-a', why: '' })).rejects.toMatchObject(refused)
  await expect(promoteAll(store, { player: '1.0.1-b' }, '')).rejects.toMatchObject(refused)
  await unfreeze(store, { area, why: 'over' })
  expect((await activeFreezes(store)).freezes).toEqual([])
  expect(await promoted()).toMatchObject({ to: '1.0.1-b' })
})

test('a freeze stops no rollback, no end of a canary, and no other area', async () => {
  await canary(5)
  await frozen('player')
  expect(await endCanary(store, { owner: 'player', base: '1.0.0-a', why: '' })).toMatchObject({ share: 0 })
  await promoteAll(store, { catalog: '1.0.0-a' }, '')
  await unfreeze(store, { area: 'player', why: 'a fix' })
  await promoted()
  await frozen('all')
  expect(await rollback(store, { owner: 'player', why: '' })).toMatchObject({ to: '1.0.0-a' })
})

test('a freeze ends by itself, and says who asked for it, where and why', async () => {
  process.env.XHKT_WHO = 'Li Na'
  await frozen('player')
  delete process.env.XHKT_WHO
  expect((await activeFreezes(store)).freezes).toEqual([expect.objectContaining({ area: 'player', who: 'Li Na', where: expect.any(String), why, key: platformKey(store).id })])
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + hour + 1)
  expect((await activeFreezes(store)).freezes).toEqual([])
  expect(await promoted()).not.toBeNull()
})

test('unfreeze has nothing to do where nothing is frozen; a later freeze of the same area counts', async () => {
  expect(await unfreeze(store, { area: 'player', why: '' })).toBeNull()
  await frozen('player')
  await unfreeze(store, { area: 'player', why: '' })
  await frozen('player')
  expect((await activeFreezes(store)).freezes).toHaveLength(1)
})

test('a freeze needs the right to it, and one in a store with rights that no key signed is ignored', async () => {
  const onCall = newKey('on call', { freeze: ['player'] })
  await frozen('player')
  await writeKeys(store, { keys: [{ ...platformKey(store).listed, may: { promote: ['all'], publish: ['all'] } }, onCall.listed] })
  await expect(frozen('player')).rejects.toMatchObject({ kind: 'right' })
  await expect(by(onCall, () => frozen('all'))).rejects.toMatchObject({ kind: 'right' })
  expect((await activeFreezes(store)).freezes).toEqual([])
  await by(onCall, () => frozen('player'))
  await expect(promoted()).rejects.toThrow('player is frozen')
})

test('a freeze without a page says that it holds, and names no change of others', async () => {
  writeFileSync(path.join(store.place, 'config.json'), '{')
  await expect(frozen('player')).rejects.toMatchObject({ kind: 'page', message: expect.stringMatching(/^player is frozen until \S+Z\. The page is /) })
  expect((await activeFreezes(store)).freezes).toHaveLength(1)
})

/** A store in which somebody freezes the player right before the next write of the pointer. */
class FrozenMeanwhile extends LocalFolder {
  private isNext = true

  override async put(key: string, body: Buffer | string, condition: Condition): Promise<string> {
    if (key === 'registry.json' && this.isNext) {
      this.isNext = false
      await frozen('player')
    }
    return super.put(key, body, condition)
  }
}

test('a promote that had looked before the freeze is refused, and the freeze survives a repair', async () => {
  await expect(promoted(new FrozenMeanwhile(store.place))).rejects.toThrow('player is frozen')
  const { pointer } = await readPointer(store)
  expect(pointer.areas.player?.release).toBe('1.0.0-a')
  await store.remove('registry.json')
  expect(await repairPointer(store)).not.toBeNull()
  await expect(promoted()).rejects.toThrow('player is frozen')
})
