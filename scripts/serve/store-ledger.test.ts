/** @jest-environment node */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { setCanary } from '../release/canary.ts'
import { promote, promoteAll } from '../release/promote.ts'
import { rollback } from '../release/rollback.ts'
import { LocalFolder } from '../release/store/local-folder.ts'
import { copyOf, newPlace, published } from '../release/testing/packed-release.ts'
import { storeLedger } from './store-ledger.ts'

let first: LocalFolder
let store: LocalFolder

beforeAll(async () => {
  process.env.XHKT_WHO = 'Li Na'
  first = new LocalFolder(newPlace())
  await published(first, { owner: 'host' }, ...['1.0.0-a', '1.1.0-b', '1.2.0-c'].map((release) => ({ owner: 'player' as const, release })))
  await promoteAll(first, { host: '1.0.0-a', player: '1.0.0-a' }, 'first')
  await promote(first, { owner: 'player', release: '1.1.0-b', base: '1.0.0-a', why: 'new' })
})
afterAll(() => {
  delete process.env.XHKT_WHO
  rmSync(path.dirname(first.place), { recursive: true })
})
beforeEach(() => (store = copyOf(first)))
afterEach(() => rmSync(path.dirname(store.place), { recursive: true }))

const player = async (ledger = storeLedger(store)) => (await ledger.read()).owners.find(({ area }) => area === 'player')

test('it tells what is live, who made it so and what is behind it, and what was done last', async () => {
  const { owners, entries } = await storeLedger(store).read()
  expect(owners.map(({ area }) => area)).toEqual(['host', 'catalog', 'player', 'checkout', 'personal'])
  expect(owners[1]).toEqual({ area: 'catalog', live: null, previous: null, canary: null })
  expect(owners[2]).toMatchObject({
    live: { release: '1.1.0-b', made: { who: 'Li Na', action: 'promote', why: 'new' } },
    previous: '1.0.0-a',
    canary: null,
  })
  expect(entries.map(({ area, action, to }) => [area, action, to])).toEqual([
    ['player', 'promote', '1.1.0-b'],
    ['player', 'start', '1.0.0-a'],
    ['host', 'start', '1.0.0-a'],
  ])
})

test('a canary, its share and its end are told; what made the live one stays', async () => {
  const ledger = storeLedger(store)
  for (const share of [10, 50]) await setCanary(store, { owner: 'player', release: '1.2.0-c', share, base: '1.1.0-b', why: `to ${share}` })
  expect((await player(ledger))?.canary).toMatchObject({ release: '1.2.0-c', share: 50, made: { action: 'canary', why: 'to 50' } })
  expect(await ledger.rollback('player', '1.2.0-c', 'one click')).toEqual({ refused: null })
  expect(await player(ledger)).toMatchObject({ canary: null, live: { release: '1.1.0-b', made: { action: 'promote' } } })
  expect((await ledger.read()).entries[0]).toMatchObject({ action: 'rollback', share: 0, why: 'one click' })
})

test('what is taken back goes back to the one before, and only what a person saw', async () => {
  const ledger = storeLedger(store)
  expect(await ledger.rollback('player', '1.1.0-b', 'one click')).toEqual({ refused: null })
  expect(await player(ledger)).toMatchObject({ live: { release: '1.0.0-a', made: { action: 'rollback', why: 'one click' } }, previous: null })
  // Two clicks, or two people.
  expect((await ledger.rollback('player', '1.1.0-b', 'again')).refused).toMatch(/^player 1\.1\.0-b is not live.*Li Na made 1\.0\.0-a live.*one click/)
  expect((await ledger.rollback('player', '1.0.0-a', 'further')).refused).toContain('Nothing was live of player before 1.0.0-a')
  expect((await player(ledger))?.live?.release).toBe('1.0.0-a')
})

test('twenty entries are told, and how an older release came to be live', async () => {
  for (let turn = 0; turn < 11; turn++) {
    await promote(store, { owner: 'player', release: '1.2.0-c', base: '1.1.0-b', why: '' })
    await rollback(store, { owner: 'player', why: '' })
  }
  const { owners, entries } = await storeLedger(store).read()
  expect(entries).toHaveLength(20)
  expect(owners[0]?.live?.made).toMatchObject({ action: 'start', area: 'host' })
})

test('a store that is empty has nothing to tell', async () => {
  const { owners, entries } = await storeLedger(new LocalFolder(newPlace())).read()
  expect([entries, owners.filter(({ live }) => live)]).toEqual([[], []])
})
