/** @jest-environment node */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { endCanary, setCanary } from './canary.ts'
import { type Pointer, readPointer } from './pointer/pointer.ts'
import { promote, promoteAll } from './promote.ts'
import { readRegistry } from './registry-file.ts'
import { repairPointer } from './repair.ts'
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
  ['no pointer', 'registry.json is damaged', () => writeFileSync(file(), 'null')],
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
    expect(await repairPointer(store)).toEqual({ ...intact, changes: [] })
    expect((await readPointer(store)).pointer).toEqual({ ...intact, changes: [] })
    expect(await promote(store, { owner: 'player', release: '1.0.2-c', base: '1.0.1-b', why: '' })).toMatchObject({ seq: intact.seq + 1 })
  })
})

test('a pointer from a backup is rebuilt from the journal', async () => {
  writeFileSync(file(), JSON.stringify({ ...intact, seq: 4, areas: {}, changes: [] }))
  expect(await repairPointer(store)).toEqual({ ...intact, changes: [] })
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
  await expect(repairPointer(store)).rejects.toMatchObject({ kind: 'broken', message: expect.stringContaining('journal/00000003.json is damaged') })
})
