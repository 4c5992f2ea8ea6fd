/** @jest-environment node */
import type { Area } from '@xhkt/contract/federation/areas'
import type { CanaryRelease, LiveArea } from '@xhkt/contract/federation/registry'
import type { Pointer } from '../pointer/pointer.ts'
import { type Cell, cellsOf, nameOf } from './cells.ts'
import { requiredPairs } from './required.ts'

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

const told = (cells: Cell[]) => cells.map((cell) => [nameOf(cell), cell.judged, cell.baseline && nameOf(cell.baseline)])

const now = pointer({ catalog: live('c2', 'c1'), player: live('p1') })

test('an area meets the live host and the one that may come next, each with what is live, what was before, and the candidate', () => {
  const cells = cellsOf(now, { owner: 'catalog', release: 'c3' }, 'h2')
  expect(told(cells)).toEqual([
    ['host h1 with catalog c2', false, undefined],
    ['host h1 with catalog c1 (previous)', false, undefined],
    ['host h1 with catalog c3 (candidate)', true, 'host h1 with catalog c2'],
    ['host h2 (candidate) with catalog c2', false, undefined],
    ['host h2 (candidate) with catalog c1 (previous)', false, undefined],
    ['host h2 (candidate) with catalog c3 (candidate)', true, 'host h2 (candidate) with catalog c2'],
  ])
  expect(cells.map(({ owners, areas }) => [owners, areas.player])).toEqual(cells.map(() => [['catalog'], 'p1']))
})

test('a host meets every area, live, as it was before, and as a canary; its own pages are looked at once', () => {
  const cells = cellsOf(pointer({ catalog: live('c2', 'c1'), player: live('p1', null, 'p2') }), { owner: 'host', release: 'h2' }, null)
  expect(told(cells)).toEqual([
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
    'an area that goes back',
    cellsOf(now, { owner: 'catalog', release: 'c1' }, null),
    ['host h1 with catalog c2', 'host h1 with catalog c1 (candidate)'],
  ],
  ['an area before there is a host', cellsOf(pointer({}, null), { owner: 'player', release: 'p1' }, null), []],
  ['the first host', cellsOf(pointer({}, null), { owner: 'host', release: 'h1' }, null), ['host h1 (candidate)']],
])('%s', (_, cells, names) => expect(cells.map((cell) => nameOf(cell))).toEqual(names))

test('what a release must have passed with is what is live', () => {
  expect(requiredPairs(now, { owner: 'catalog', release: 'c3' })).toEqual([{ host: 'h1', owner: 'catalog', release: 'c3' }])
  expect(requiredPairs(pointer({}, null), { owner: 'catalog', release: 'c3' })).toEqual([])
  expect(requiredPairs(pointer({ player: live('p1', 'p0', 'p2') }), { owner: 'host', release: 'h2' })).toEqual([
    { host: 'h2', owner: 'host', release: 'h2' },
    { host: 'h2', owner: 'player', release: 'p1' },
    { host: 'h2', owner: 'player', release: 'p2' },
  ])
})
