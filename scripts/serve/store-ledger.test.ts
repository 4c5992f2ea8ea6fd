/** @jest-environment node */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { owners as known } from '@xhkt/contract/federation/areas'
import { setCanary } from '@xhkt/release/canary'
import { promote, promoteAll } from '@xhkt/release/promote'
import { rollback } from '@xhkt/release/rollback'
import { LocalFolder } from '@xhkt/release/store/local-folder'
import { copyOf, newStorePath, published } from '@xhkt/release/testing/packed-release'
import { storeLedger } from './store-ledger.ts'

let first: LocalFolder
let store: LocalFolder

beforeAll(async () => {
  process.env.XHKT_WHO = 'Li Na'
  first = new LocalFolder(newStorePath())
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

test('the ledger has the live releases, who made them live, their fallbacks, and the last changes', async () => {
  const { owners, entries } = await storeLedger(store).read()
  expect(owners.map(({ area }) => area)).toEqual([...known])
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

test('the ledger has an area that is newer than this server', async () => {
  const file = path.join(store.place, 'registry.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"player":', '"forum":'))
  const { owners } = await storeLedger(store).read()
  expect(owners.map(({ area, live }) => [area, live?.release])).toEqual(expect.arrayContaining([['player', undefined], ['forum', '1.1.0-b']]))
})

test('of a journal that lacks an entry the ledger shows the newer part', async () => {
  rmSync(path.join(store.place, 'journal/00000002.json'))
  const { owners, entries } = await storeLedger(store).read()
  expect(owners[2]).toMatchObject({ live: { release: '1.1.0-b', made: { why: 'new' } } })
  expect(entries.map(({ to }) => to)).toEqual(['1.1.0-b'])
})

test('the ledger shows a canary, its share and its end, and keeps the change that made the live release live', async () => {
  const ledger = storeLedger(store)
  for (const share of [10, 50]) await setCanary(store, { owner: 'player', release: '1.2.0-c', share, base: '1.1.0-b', why: `to ${share}` })
  expect((await player(ledger))?.canary).toMatchObject({ release: '1.2.0-c', share: 50, made: { action: 'canary', why: 'to 50' } })
  expect(await ledger.rollback('player', '1.2.0-c', 'one click')).toEqual({ refused: null })
  expect(await player(ledger)).toMatchObject({ canary: null, live: { release: '1.1.0-b', made: { action: 'promote' } } })
  expect((await ledger.read()).entries[0]).toMatchObject({ action: 'rollback', share: 0, why: 'one click' })
})

test('a rollback by the ledger goes to the release before, and only from the release that the person saw', async () => {
  const ledger = storeLedger(store)
  expect(await ledger.rollback('player', '1.1.0-b', 'one click')).toEqual({ refused: null })
  expect(await player(ledger)).toMatchObject({ live: { release: '1.0.0-a', made: { action: 'rollback', why: 'one click' } }, previous: null })
  // A second click, or another person, repeats the rollback.
  expect((await ledger.rollback('player', '1.1.0-b', 'again')).refused).toMatch(/^player 1\.1\.0-b is not live.*Li Na made 1\.0\.0-a live.*one click/)
  expect((await ledger.rollback('player', '1.0.0-a', 'further')).refused).toContain('Nothing was live of player before 1.0.0-a')
  expect((await player(ledger))?.live?.release).toBe('1.0.0-a')
})

test('the ledger has twenty entries, and the change that made an older release live', async () => {
  for (let turn = 0; turn < 11; turn++) {
    await promote(store, { owner: 'player', release: '1.2.0-c', base: '1.1.0-b', why: '' })
    await rollback(store, { owner: 'player', why: '' })
  }
  const { owners, entries } = await storeLedger(store).read()
  expect(entries).toHaveLength(20)
  expect(owners[0]?.live?.made).toMatchObject({ action: 'start', area: 'host' })
})

test('the ledger of an empty store is empty', async () => {
  const { owners, entries } = await storeLedger(new LocalFolder(newStorePath())).read()
  expect([entries, owners.filter(({ live }) => live)]).toEqual([[], []])
})
