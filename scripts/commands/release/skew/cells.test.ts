/** @jest-environment node */
import type { Area } from '@xhkt/contract/federation/areas'
import type { CanaryRelease, LiveArea } from '@xhkt/contract/federation/registry'
import type { Pointer } from '@xhkt/release/pointer/pointer'
import { requiredPairs } from '@xhkt/release/skew/required'
import { type Cell, cellsOf, nameOf } from './cells.ts'

const live = (release: string, previous: string | null = null, canary?: string): LiveArea => ({
  release,
  previous,
  entry: '',
  container: '',
  routes: [],
  assets: {},
  integrity: {},
  needs: { contract: 1 },
  ...(canary && { canary: { release: canary, share: 10 } as CanaryRelease }),
})

const pointer = (areas: Partial<Record<Area, LiveArea>>, host: string | null = 'h1'): Pointer => ({
  seq: 1,
  changes: [],
  areas,
  ...(host && { host: { release: host, integrity: {} } }),
})

const summaryOf = (cells: Cell[]) => cells.map((cell) => [nameOf(cell), cell.hasCandidate, cell.baseline && nameOf(cell.baseline)])

const now = pointer({ catalog: live('c2', 'c1'), player: live('p1') })

test('an area has cells with the live host and the next one, each with the live, the previous and the candidate release', () => {
  const cells = cellsOf(now, { owner: 'catalog', release: 'c3' }, 'h2')
  expect(summaryOf(cells)).toEqual([
    ['host h1 with catalog c2', false, undefined],
    ['host h1 with catalog c1 (previous)', false, undefined],
    ['host h1 with catalog c3 (candidate)', true, 'host h1 with catalog c2'],
    ['host h2 (candidate) with catalog c2', false, undefined],
    ['host h2 (candidate) with catalog c1 (previous)', false, undefined],
    ['host h2 (candidate) with catalog c3 (candidate)', true, 'host h2 (candidate) with catalog c2'],
  ])
  expect(cells.map(({ owners, areas }) => [owners, areas.player])).toEqual(cells.map(() => [['catalog'], 'p1']))
})

test('an area has cells with the canary of the host too, which is checked once if it is also the next host', () => {
  const canary = { release: 'h2', integrity: {}, share: 5 }
  const beside: Pointer = { ...now, host: { release: 'h1', integrity: {}, canary } }
  const candidates = (next: string) => summaryOf(cellsOf(beside, { owner: 'player', release: 'p2' }, next)).filter(([, hasCandidate]) => hasCandidate)
  const withCanary = ['host h2 (canary) with player p2 (candidate)', true, 'host h2 (canary) with player p1']
  expect(candidates('h2').slice(1)).toEqual([withCanary])
  expect(candidates('h3')[1]).toEqual(withCanary)
  expect(candidates('h3')).toHaveLength(3)
})

test('a host has cells with every live, previous and canary area; its own pages are opened in one of them', () => {
  const cells = cellsOf(pointer({ catalog: live('c2', 'c1'), player: live('p1', null, 'p2') }), { owner: 'host', release: 'h2' }, null)
  expect(summaryOf(cells)).toEqual([
    ['host h1 with catalog c2, player p1', false, undefined],
    ['host h2 (candidate) with catalog c2, player p1', true, 'host h1 with catalog c2, player p1'],
    ['host h1 with catalog c1 (previous)', false, undefined],
    ['host h2 (candidate) with catalog c1 (previous)', true, 'host h1 with catalog c1 (previous)'],
    ['host h1 with player p2 (canary)', false, undefined],
    ['host h2 (candidate) with player p2 (canary)', true, 'host h1 with player p2 (canary)'],
  ])
  expect(cells.map(({ owners }) => owners.includes('host'))).toEqual([true, true, false, false, false, false])
  expect(cells[3]?.areas).toEqual({ catalog: 'c1', player: 'p1' })
})

test.each<[what: string, cells: Cell[], names: string[]]>([
  ['the first release of an area', cellsOf(now, { owner: 'checkout', release: 'o1' }, null), ['host h1 with checkout o1 (candidate)']],
  [
    'an area that returns to its previous release',
    cellsOf(now, { owner: 'catalog', release: 'c1' }, null),
    ['host h1 with catalog c2', 'host h1 with catalog c1 (candidate)'],
  ],
  ['an area before the first host', cellsOf(pointer({}, null), { owner: 'player', release: 'p1' }, null), []],
  ['the first host', cellsOf(pointer({}, null), { owner: 'host', release: 'h1' }, null), ['host h1 (candidate)']],
])('cells of %s', (_, cells, names) => expect(cells.map((cell) => nameOf(cell))).toEqual(names))

test('requiredPairs: the candidate with the live host, or with each live and canary area', () => {
  expect(requiredPairs(now, { owner: 'catalog', release: 'c3' })).toEqual([{ host: 'h1', owner: 'catalog', release: 'c3' }])
  expect(requiredPairs(pointer({}, null), { owner: 'catalog', release: 'c3' })).toEqual([])
  expect(requiredPairs(pointer({ player: live('p1', 'p0', 'p2') }), { owner: 'host', release: 'h2' })).toEqual([
    { host: 'h2', owner: 'host', release: 'h2' },
    { host: 'h2', owner: 'player', release: 'p1' },
    { host: 'h2', owner: 'player', release: 'p2' },
  ])
})
