/** @jest-environment node */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { deviceDigest } from '@xhkt/contract/federation/canary'
import { endCanary, setCanary } from './canary.ts'
import { comparePointer } from './compare-pointer.ts'
import { type Pointer, readPointer } from './pointer/pointer.ts'
import { promote, promoteAll } from './promote.ts'
import { readRegistry } from './registry-file.ts'
import { repairPointer } from './repair.ts'
import { removeExpired } from './retention.ts'
import { rollback } from './rollback.ts'
import { LocalFolder } from './store/local-folder.ts'
import { copyOf, newStorePath, published } from './testing/packed-release.ts'

let first: LocalFolder
let store: LocalFolder
let intact: Pointer

/** Live: a player that was rolled back, a catalog with a canary, a checkout whose canary has ended, and a host with a fallback. */
beforeAll(async () => {
  first = new LocalFolder(newStorePath())
  const releases = (['host', 'catalog', 'player', 'checkout'] as const).flatMap((owner) => ['1.0.0-a', '1.0.1-b', '1.0.2-c'].map((release) => ({ owner, release })))
  await published(first, ...releases)
  await promoteAll(first, { host: '1.0.0-a', catalog: '1.0.0-a', player: '1.0.0-a', checkout: '1.0.0-a' }, 'first')
  await promoteAll(first, { host: '1.0.1-b' }, 'second')
  await promote(first, { owner: 'player', release: '1.0.1-b', base: '1.0.0-a', why: '' })
  await promote(first, { owner: 'player', release: '1.0.2-c', base: '1.0.1-b', why: '' })
  await rollback(first, { owner: 'player', why: '' })
  await promote(first, { owner: 'catalog', release: '1.0.1-b', base: '1.0.0-a', why: '' })
  await setCanary(first, { owner: 'catalog', release: '1.0.2-c', share: 10, base: '1.0.1-b', why: '' })
  await setCanary(first, { owner: 'checkout', release: '1.0.2-c', share: 10, base: '1.0.0-a', why: '' })
  await endCanary(first, { owner: 'checkout', base: '1.0.0-a', why: '' })
  intact = (await readPointer(first)).pointer
})
afterAll(() => rmSync(path.dirname(first.place), { recursive: true, force: true }))
beforeEach(() => (store = copyOf(first)))
afterEach(() => rmSync(path.dirname(store.place), { recursive: true, force: true }))

const file = () => path.join(store.place, 'registry.json')

describe.each<[state: string, says: string, damage: () => void]>([
  ['damaged', 'registry.json is damaged', () => writeFileSync(file(), readFileSync(file(), 'utf8').slice(0, 100))],
  ['not an object', 'registry.json is damaged', () => writeFileSync(file(), 'null')],
  ['empty', 'registry.json is empty', () => writeFileSync(file(), '')],
  ['missing', 'registry.json is missing', () => rmSync(file())],
])('a pointer that is %s', (_, says, damage) => {
  beforeEach(() => damage())

  test('is refused with the name of the file and of the command that repairs it', async () => {
    const message = new RegExp(`${says}.*Run: npm run release -- repair`)
    const refused = { kind: 'broken', message: expect.stringMatching(message) }
    await expect(readPointer(store)).rejects.toMatchObject(refused)
    await expect(promote(store, { owner: 'player', release: '1.0.2-c', base: '1.0.1-b', why: '' })).rejects.toMatchObject(refused)
    expect(() => readRegistry(store.place)).toThrow(message)
  })

  test('is rebuilt from the journal', async () => {
    expect(await repairPointer(store)).toEqual(intact)
    expect((await readPointer(store)).pointer).toEqual(intact)
    expect(await promote(store, { owner: 'player', release: '1.0.2-c', base: '1.0.1-b', why: '' })).toMatchObject({ seq: intact.seq + 1 })
  })
})

/** Edits of the intact pointer that `readPointer` accepts, and the difference that `comparePointer` names. */
const edits: [what: string, says: RegExp, edit: (pointer: Pointer) => unknown][] = [
  ['lacks an area', /^player is missing, and the journal says 1\.0\.1-b$/, ({ areas }) => delete areas.player],
  ['lacks the host', /^host is missing, and the journal says 1\.0\.1-b$/, (pointer) => delete pointer.host],
  ['has an area that was never live', /^personal is 1\.0\.0-a, and the journal says that nothing is live$/, ({ areas }) => (areas.personal = { ...areas.player!, release: '1.0.0-a' })],
  ['names another release', /^player is 1\.0\.2-c, and the journal says 1\.0\.1-b$/, ({ areas }) => (areas.player!.release = '1.0.2-c')],
  ['names another fallback', /^The fallback of player is 1\.0\.2-c, and the journal says 1\.0\.0-a$/, ({ areas }) => (areas.player!.previous = '1.0.2-c')],
  ['has no fallback', /^The fallback of host is none, and the journal says 1\.0\.0-a$/, ({ host }) => (host!.previous = null)],
  ['lacks a canary', /^The canary of catalog is none, and the journal says 1\.0\.2-c with 10 %$/, ({ areas }) => delete areas.catalog!.canary],
  ['has a canary that has ended', /^The canary of checkout is 1\.0\.2-c with 10 %/, ({ areas }) => (areas.checkout!.canary = areas.catalog!.canary)],
  ['has another share', /^The canary of catalog is 1\.0\.2-c with 90 %/, ({ areas }) => (areas.catalog!.canary!.share = 90)],
  ['has another digest', /^player 1\.0\.1-b: not what its manifest says: integrity$/, ({ areas }) => (areas.player!.integrity['/player/1.0.1-b/entry.js'] = 'sha384-evil')],
  ['has other routes and another entry', /^player 1\.0\.1-b: .*: entry, routes$/, ({ areas }) => Object.assign(areas.player!, { entry: '/player/1.0.0-a/entry.js', routes: [] })],
  ['has another digest of the fallback', /^player 1\.0\.1-b: .*: previousManifest$/, ({ areas }) => (areas.player!.previousManifest = 'sha384-evil')],
  ['has another script in its canary', /^catalog 1\.0\.2-c: .*: entry$/, ({ areas }) => (areas.catalog!.canary!.entry = '/catalog/1.0.0-a/entry.js')],
  ['has the seq and none of its changes', /^The seq of registry.json is \d+, and the journal ends at/, (pointer) => Object.assign(pointer, { seq: 6, changes: [], areas: {} })],
  ['has a seq that is too high', /^The seq of registry.json is 99, and the journal ends at/, (pointer) => Object.assign(pointer, { seq: 99, changes: [] })],
  ['has changes that the journal lacks', /registry.json is 98, and the journal ends before that/, (pointer) => Object.assign(pointer, { seq: 99, changes: [{ ...pointer.changes[0], seq: 99 }] })],
]

describe.each(edits)('a pointer that %s', (_, says, edit) => {
  beforeEach(() => {
    const pointer = structuredClone(intact)
    edit(pointer)
    writeFileSync(file(), JSON.stringify(pointer))
  })

  test('is compared with the journal, and rebuilt from it', async () => {
    const entries = await store.list('journal/')
    expect((await comparePointer(store)).differences).toContainEqual(expect.stringMatching(says))
    expect(await repairPointer(store)).toEqual(intact)
    expect((await comparePointer(store)).differences).toEqual([])
    expect(await store.list('journal/')).toEqual(entries)
    expect(await promote(store, { owner: 'player', release: '1.0.2-c', base: '1.0.1-b', why: '' })).toMatchObject({ seq: intact.seq + 1 })
  })
})

test('a canary that is aimed at as many other devices is a difference', async () => {
  await setCanary(store, { owner: 'catalog', release: '1.0.2-c', share: 0, devices: ['of a tester'], base: '1.0.1-b', why: '' })
  const text = readFileSync(file(), 'utf8')
  const { areas } = JSON.parse(text) as Pointer
  const [digest = ''] = areas.catalog?.canary?.aim?.devices ?? []
  const [before, changes = ''] = text.split('"changes"')
  writeFileSync(file(), [before?.replace(digest, deviceDigest('of a stranger', '1.0.2-c')), changes].join('"changes"'))
  expect((await comparePointer(store)).differences).toEqual(['The canary of catalog is aimed at others than the journal says'])
})

test('fields of a newer checkout are no difference, and pages do not get them', async () => {
  const newer = { ...intact, regions: ['cn-north-1'], areas: { ...intact.areas, player: { ...intact.areas.player, prefetch: true } } }
  writeFileSync(file(), JSON.stringify(newer))
  expect(await repairPointer(store)).toBeNull()
  await promote(store, { owner: 'catalog', release: '1.0.2-c', base: '1.0.1-b', why: '' })
  expect((await readPointer(store)).pointer).toMatchObject({ regions: ['cn-north-1'], areas: { player: { prefetch: true } } })
  expect(readRegistry(store.place)).not.toHaveProperty('regions')
})

test('an area that only a newer checkout knows is compared, and no repair removes it', async () => {
  const shop = { ...intact.areas.player!, release: '1.0.0-s' }
  writeFileSync(file(), JSON.stringify({ ...intact, areas: { ...intact.areas, shop } }))
  expect((await comparePointer(store)).differences).toEqual(['shop is 1.0.0-s, and the journal says that nothing is live'])
  const entry = path.join(store.place, 'journal/00000004.json')
  writeFileSync(entry, readFileSync(entry, 'utf8').replace('"area":"checkout"', '"area":"shop"').replace('"to":"1.0.0-a"', '"to":"1.0.0-s"'))
  expect((await comparePointer(store)).differences).toContain('checkout is 1.0.0-a, and the journal says that nothing is live')
  expect((await comparePointer(store)).differences).not.toContainEqual(expect.stringContaining('shop'))
  await expect(repairPointer(store)).rejects.toMatchObject({ kind: 'usage', message: expect.stringContaining('changes of shop') })
})

test('a revoked key makes no difference to what is live', async () => {
  writeFileSync(path.join(store.place, 'keys.json'), '[]')
  expect((await comparePointer(store)).differences).toEqual([])
})

test('a fallback whose manifest was changed is not offered to pages', async () => {
  const manifest = path.join(store.place, 'player/1.0.1-b/manifest.json')
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('entry.js', 'evil.js'))
  await promote(store, { owner: 'player', release: '1.0.2-c', base: '1.0.1-b', why: '' })
  const { player } = (await readPointer(store)).pointer.areas
  expect(player).toMatchObject({ release: '1.0.2-c', previous: '1.0.1-b' })
  expect(player).not.toHaveProperty('previousManifest')
})

test('a live release whose manifest is damaged can be rolled back', async () => {
  writeFileSync(path.join(store.place, 'player/1.0.1-b/manifest.json'), '{')
  await expect(promote(store, { owner: 'catalog', release: '1.0.2-c', base: '1.0.1-b', why: '' })).rejects.toMatchObject({ kind: 'broken' })
  expect(await rollback(store, { owner: 'player', why: '' })).toMatchObject({ to: '1.0.0-a' })
})

describe('a journal with a gap', () => {
  const gap = { kind: 'broken', message: expect.stringMatching(/journal\/00000003\.json is missing\. .* Restore it from a backup/) }
  beforeEach(() => rmSync(path.join(store.place, 'journal/00000003.json')))

  test('is named, and nothing is rebuilt from it', async () => {
    expect((await comparePointer(store)).differences).toEqual([gap.message])
    await expect(repairPointer(store)).rejects.toMatchObject(gap)
    await expect(removeExpired(store, { keepDays: 0 })).rejects.toMatchObject({ kind: 'broken', problems: [gap.message] })
  })

  test('does not keep a release from being rolled back', async () => {
    await promote(store, { owner: 'catalog', release: '1.0.2-c', base: '1.0.1-b', why: '' })
    expect(await rollback(store, { owner: 'catalog', to: '1.0.0-a', why: '' })).toMatchObject({ to: '1.0.0-a' })
  })
})

test('a copy of the store in another region that lags behind is not written to', async () => {
  // Replication has brought the pointer, and not yet two entries of the journal.
  for (const seq of [intact.seq, intact.seq - 1]) rmSync(path.join(store.place, `journal/${String(seq).padStart(8, '0')}.json`))
  const promoted = promote(store, { owner: 'player', release: '1.0.2-c', base: '1.0.1-b', why: '' })
  await expect(promoted).rejects.toMatchObject({ kind: 'broken', message: expect.stringContaining('the journal ends before that') })
  await expect(removeExpired(store, { keepDays: 0 })).rejects.toMatchObject({ kind: 'broken' })
  expect(await store.list('journal/')).toHaveLength(intact.seq - 2)
})

test('a pointer from a backup is rebuilt from the journal', async () => {
  writeFileSync(file(), JSON.stringify({ ...intact, seq: 4, areas: {}, changes: [] }))
  expect(await repairPointer(store)).toEqual(intact)
})

test('a pointer that matches the journal stays as it is', async () => {
  const before = readFileSync(file(), 'utf8')
  expect(await repairPointer(store)).toBeNull()
  expect(readFileSync(file(), 'utf8')).toBe(before)
})

test('a repair refuses a release that was changed in the store', async () => {
  rmSync(file())
  writeFileSync(path.join(store.place, 'player/1.0.1-b/entry.js'), 'x')
  await expect(repairPointer(store)).rejects.toMatchObject({ kind: 'broken', message: expect.stringContaining('player 1.0.1-b') })
})

test('a damaged journal entry is named', async () => {
  rmSync(file())
  writeFileSync(path.join(store.place, 'journal/00000003.json'), '')
  await expect(repairPointer(store)).rejects.toMatchObject({ kind: 'broken', message: expect.stringContaining('journal/00000003.json is empty') })
})
