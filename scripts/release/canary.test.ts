/** @jest-environment node */
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type CanaryOptions, endCanary, setCanary } from './canary.ts'
import { comparePointer } from './compare-pointer.ts'
import { sandboxConfig } from './index-html/sandbox-config.ts'
import { writeConfig } from './index-html/write-config.ts'
import { lastChange } from './pointer/journal.ts'
import { canaryOf, liveOf, readPointer } from './pointer/pointer.ts'
import { promote, promoteAll } from './promote.ts'
import { repairPointer } from './repair.ts'
import { rollback } from './rollback.ts'
import { requiredPairs } from './skew/required.ts'
import { LocalFolder } from './store/local-folder.ts'
import { copyOf, newStorePath, published } from './testing/packed-release.ts'

const releases = ['1.0.0-a', '1.0.1-b', '1.0.2-c', '1.0.3-d']
let first: LocalFolder
let store: LocalFolder

beforeAll(async () => {
  first = new LocalFolder(newStorePath())
  await published(first, { owner: 'host' }, { owner: 'catalog' }, ...releases.map((release) => ({ owner: 'player' as const, release })))
  await promoteAll(first, { host: '1.0.0-a', catalog: '1.0.0-a', player: '1.0.0-a' }, 'first')
  await promote(first, { owner: 'player', release: '1.0.1-b', base: '1.0.0-a', why: '' })
})
afterAll(() => rmSync(path.dirname(first.place), { recursive: true, force: true }))
beforeEach(() => (store = copyOf(first)))
afterEach(() => rmSync(path.dirname(store.place), { recursive: true, force: true }))

const pointer = async () => (await readPointer(store)).pointer
const player = async () => (await pointer()).areas.player
const asked = { owner: 'player', base: '1.0.1-b', why: '' } as const
const set = (share: number, options: Partial<CanaryOptions> = {}) => setCanary(store, { ...asked, release: '1.0.2-c', share, ...options })

test('a canary is in the registry beside the live release, with everything that a browser needs to load it', async () => {
  const before = await player()
  expect(await set(10, { why: 'a new player' })).toMatchObject({
    seq: 5, area: 'player', action: 'canary', from: '1.0.1-b', to: '1.0.2-c', share: 10, why: 'a new player', commit: '0123456789abcdef',
  })
  const { canary, ...live } = (await player()) ?? {}
  expect(live).toEqual(before)
  expect(canary).toMatchObject({ release: '1.0.2-c', share: 10, entry: '/player/1.0.2-c/entry.js', needs: { contract: 1 } })
  expect(Object.keys(canary?.integrity ?? {})).toContain('/player/1.0.2-c/entry.js')
  expect(await lastChange(store, () => true)).toMatchObject({ seq: 5, share: 10 })
})

test('the share of a canary grows and shrinks; the same share again changes nothing', async () => {
  await set(10)
  expect(await set(50)).toMatchObject({ seq: 6, share: 50 })
  expect(await set(5)).toMatchObject({ seq: 7, share: 5 })
  expect(await set(5)).toBeNull()
  expect(canaryOf(await pointer(), 'player')).toEqual({ release: '1.0.2-c', share: 5 })
})

describe('an aim', () => {
  const device = '3f1de2a0-0000-4000-8000-000000000000'

  it('is in registry and journal, with digests of device ids; a host that knows no engines gives the canary to nobody', async () => {
    const change = await set(5, { engines: ['chromium', 'webkit'], staff: true, devices: [device] })
    const aim = { share: 5, engines: ['chromium', 'webkit'], staff: true, devices: [expect.stringMatching(/^[0-9a-f]{16}$/)] }
    expect(change).toMatchObject({ share: 0, aim })
    expect((await player())?.canary).toMatchObject({ release: '1.0.2-c', share: 0, aim })
    expect(JSON.stringify([await pointer(), await lastChange(store, () => true)])).not.toContain(device)
    expect(await set(5, { engines: ['chromium', 'webkit'], staff: true, devices: [device] })).toBeNull()
    expect((await comparePointer(store)).differences).toEqual([])
  })

  it('without engines is beside the share, which every host knows', async () => {
    await set(5, { staff: true })
    expect(canaryOf(await pointer(), 'player')).toEqual({ release: '1.0.2-c', share: 5, aim: { staff: true } })
    expect(await set(5)).toMatchObject({ share: 5 })
    expect(canaryOf(await pointer(), 'player')).toEqual({ release: '1.0.2-c', share: 5 })
  })

  it('at a share of 0 is no end of the canary: a repair keeps it, and a rollback ends it', async () => {
    await set(0, { staff: true })
    const before = await pointer()
    await store.remove('registry.json')
    await repairPointer(store)
    expect((await pointer()).areas).toEqual(before.areas)
    expect(await rollback(store, { owner: 'player', why: '' })).toMatchObject({ action: 'rollback', from: '1.0.2-c', share: 0 })
    expect(canaryOf(await pointer(), 'player')).toBeNull()
    expect((await comparePointer(store)).differences).toEqual([])
  })

  it('of one area changes nothing of another', async () => {
    const before = (await pointer()).areas.catalog
    await set(50, { engines: ['firefox'], staff: true, devices: [device] })
    expect((await pointer()).areas.catalog).toEqual(before)
  })
})

test('ending a canary leaves the live release and its fallback as they were', async () => {
  const before = await player()
  expect(before).toMatchObject({ previous: '1.0.0-a', previousManifest: expect.stringMatching(/^sha384-/) })
  await set(10)
  expect(await endCanary(store, { ...asked, why: 'enough seen' })).toMatchObject({ action: 'canary', from: '1.0.2-c', to: '1.0.1-b', share: 0 })
  expect(await player()).toEqual(before)
  expect(await endCanary(store, asked)).toBeNull()
})

test('a canary of another release replaces it, and the journal says so', async () => {
  await set(10)
  expect(await set(20, { release: '1.0.3-d' })).toMatchObject({ to: '1.0.3-d', share: 20, ended: '1.0.2-c' })
  await expect(endCanary(store, { ...asked, release: '1.0.2-c' })).rejects.toMatchObject({ kind: 'stale', message: expect.stringContaining('is 1.0.3-d') })
})

test.each([
  ['of itself', '1.0.2-c', undefined],
  ['of another release', '1.0.3-d', '1.0.2-c'],
])('a promote %s ends a canary', async (_, release, ended) => {
  await set(10)
  const change = await promote(store, { ...asked, release })
  expect([change?.from, change?.to, change?.ended]).toEqual(['1.0.1-b', release, ended])
  expect(await player()).toMatchObject({ release, previous: '1.0.1-b' })
  expect(await player()).not.toHaveProperty('canary')
})

test('a promote of another area, or of the live release, keeps a canary', async () => {
  await set(10)
  await published(store, { owner: 'catalog', release: '1.0.1-b' })
  await promote(store, { owner: 'catalog', release: '1.0.1-b', base: '1.0.0-a', why: '' })
  expect(await promote(store, { ...asked, release: '1.0.1-b' })).toBeNull()
  expect(canaryOf(await pointer(), 'player')).toEqual({ release: '1.0.2-c', share: 10 })
})

test('a dry run checks a canary and writes nothing', async () => {
  expect(await set(10, { dryRun: true })).toMatchObject({ share: 10 })
  expect(canaryOf(await pointer(), 'player')).toBeNull()
})

describe('a canary is refused', () => {
  it('when the area has changed meanwhile', async () => {
    await set(10)
    await expect(set(20, { expectSeq: 4 })).rejects.toMatchObject({ kind: 'stale', problems: [expect.stringContaining('gave 1.0.2-c to 10 % of the browsers')] })
    await expect(set(20, { base: '1.0.0-a' })).rejects.toMatchObject({ kind: 'stale', message: expect.stringContaining('1.0.0-a was live') })
  })

  it('when another canary was started at the same time', async () => {
    const results = await Promise.allSettled([set(10), set(10, { release: '1.0.3-d' })])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
    expect(refused).toMatchObject([{ kind: 'stale', message: expect.stringMatching(/^The canary of player has changed meanwhile: it was none, now it is 1\.0\.[23]-[cd]$/) }])
  })

  it('when it is live already, or nothing is live', async () => {
    await expect(set(10, { release: '1.0.1-b' })).rejects.toMatchObject({ kind: 'usage' })
    await expect(set(10, { owner: 'checkout', base: null })).rejects.toMatchObject({ kind: 'usage', message: expect.stringContaining('Nothing of checkout is live yet') })
  })

  it('when its files are damaged', async () => {
    writeFileSync(path.join(store.place, 'player/1.0.2-c/entry.js'), 'x')
    await expect(set(10)).rejects.toMatchObject({ kind: 'broken' })
  })

  it('when a gate refuses it', async () => {
    await published(store, { owner: 'player', release: '1.0.9-x', routes: ['/catalog'] })
    await expect(set(10, { release: '1.0.9-x' })).rejects.toMatchObject({ kind: 'gate', problems: ['player and catalog both claim the path /catalog'] })
  })
})

describe('a canary of the host', () => {
  const host = (share: number, options: Partial<CanaryOptions> = {}) => set(share, { owner: 'host', base: '1.0.0-a', release: '1.0.1-b', ...options })
  const pages = () => store.list('page/canary-')

  beforeEach(async () => {
    await published(store, { owner: 'host', release: '1.0.1-b' }, { owner: 'host', release: '1.0.2-c' })
    await writeConfig(store, JSON.stringify(sandboxConfig()))
  })

  it('is in the registry beside the live host, and has pages of its own until it ends', async () => {
    expect(await host(5, { staff: true })).toMatchObject({ area: 'host', action: 'canary', from: '1.0.0-a', to: '1.0.1-b', share: 5, aim: { staff: true } })
    expect((await pointer()).host).toMatchObject({ release: '1.0.0-a', canary: { release: '1.0.1-b', share: 5, aim: { staff: true } } })
    expect(await pages()).toEqual(['page/canary-1.0.1-b/debug.html', 'page/canary-1.0.1-b/index.html'])
    const [canary = '', live = ''] = await Promise.all(['canary-1.0.1-b/', ''].map(async (of) => String((await store.get(`page/${of}index.html`))?.body)))
    expect([canary.includes('src="/host/1.0.1-b/'), live.includes('src="/host/1.0.0-a/')]).toEqual([true, true])
    // nginx makes the ETag of time and size.
    expect(canary.length).not.toBe(live.length)
    expect((await comparePointer(store)).differences).toEqual([])
    expect(await rollback(store, { owner: 'host', why: '' })).toMatchObject({ action: 'rollback', from: '1.0.1-b', to: '1.0.0-a', share: 0 })
    expect([await pages(), (await pointer()).host?.canary]).toEqual([[], undefined])
  })

  it('is replaced by another, and ended by a promote', async () => {
    await host(5)
    expect(await host(10, { release: '1.0.2-c' })).toMatchObject({ ended: '1.0.1-b' })
    expect(await pages()).toEqual(['page/canary-1.0.2-c/debug.html', 'page/canary-1.0.2-c/index.html'])
    await promote(store, { owner: 'host', release: '1.0.2-c', base: '1.0.0-a', why: '' })
    expect([await pages(), (await pointer()).host]).toEqual([[], expect.objectContaining({ release: '1.0.2-c', previous: '1.0.0-a' })])
  })

  it('stays when an area is promoted, whose release has to fit to both hosts', async () => {
    await published(store, { owner: 'host', release: '1.0.3-d', manifest: { offers: [1, 2] } })
    await host(5, { release: '1.0.3-d' })
    await published(store, { owner: 'player', release: '1.0.9-x', manifest: { needs: { contract: 2 } } }, { owner: 'player', release: '1.0.9-y' })
    const asked9 = { owner: 'player', base: '1.0.1-b', why: '' } as const
    await expect(promote(store, { ...asked9, release: '1.0.9-x' })).rejects.toMatchObject({ kind: 'gate', problems: ['player 1.0.9-x needs contract 2, and host 1.0.0-a offers 1'] })
    await promote(store, { ...asked9, release: '1.0.9-y' })
    expect(canaryOf(await pointer(), 'host')).toEqual({ release: '1.0.3-d', share: 5 })
  })

  it('is followed by a skew check of an area with both hosts', async () => {
    await host(5)
    expect(requiredPairs(await pointer(), { owner: 'player', release: '1.0.2-c' })).toEqual(
      ['1.0.0-a', '1.0.1-b'].map((name) => ({ host: name, owner: 'player', release: '1.0.2-c' })),
    )
  })
})

test('another area cannot claim a path of the canary, nor the host drop the contract major that it needs', async () => {
  await published(store, { owner: 'host', release: '1.0.1-both', manifest: { offers: [1, 2] } }, { owner: 'host', release: '1.0.2-one' })
  await published(store, { owner: 'player', release: '1.0.9-x', routes: ['/player', '/lesson'], manifest: { needs: { contract: 2 } } })
  await promote(store, { owner: 'host', release: '1.0.1-both', base: '1.0.0-a', why: '' })
  await set(10, { release: '1.0.9-x' })
  await published(store, { owner: 'catalog', release: '1.0.9-x', routes: ['/lesson'] })
  const catalog = promote(store, { owner: 'catalog', release: '1.0.9-x', base: '1.0.0-a', why: '' })
  await expect(catalog).rejects.toMatchObject({ kind: 'gate', problems: ['player and catalog both claim the path /lesson'] })
  const host = promote(store, { owner: 'host', release: '1.0.2-one', base: '1.0.1-both', why: '' })
  await expect(host).rejects.toMatchObject({ kind: 'gate', problems: ['player 1.0.9-x needs contract 2, and host 1.0.2-one offers 1'] })
  expect(liveOf(await pointer(), 'host').release).toBe('1.0.1-both')
})
