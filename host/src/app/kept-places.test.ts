import type { OwnedRoute } from '../federation/tab-releases.ts'
import { type Now, noPlaces, placesAfter, type Places } from './kept-places.ts'

const route = (path: string, keepAlive?: boolean): OwnedRoute => ({
  path,
  page: path,
  title: path,
  access: 'public',
  skeleton: 'plain',
  owner: 'catalog',
  keepAlive,
})
const home = route('/home')
const classified = route('/classified/index', true)
const other = route('/other', true)

type Step = Partial<Now> & { route: OwnedRoute }
const walk = (steps: (Step | null)[], generation = 0) =>
  steps.reduce<Places>((places, step) => {
    const now = step && { generation, open: true, waiting: false, ...step }
    return placesAfter(places, now, () => now?.generation ?? generation)
  }, noPlaces)
const names = ({ present, kept }: Places) => [present?.route.path ?? null, kept?.route.path ?? null]

describe('section 2: the classified page is kept', () => {
  const cases: [what: string, steps: (Step | null)[], mounted: (string | null)[]][] = [
    ['no other page is', [{ route: home }], ['/home', null]],
    ['it is while it is shown', [{ route: classified }], ['/classified/index', '/classified/index']],
    ['and while another page is', [{ route: classified }, { route: home }], ['/home', '/classified/index']],
    ['or an address of nobody', [{ route: classified }, null], [null, '/classified/index']],
    ['or a page that asks for a login', [{ route: classified }, { route: home, open: false }], [null, '/classified/index']],
    ['of two such pages the last one is', [{ route: classified }, { route: other }, { route: home }], ['/home', '/other']],
    ['not beyond a reload of the root view', [{ route: classified }, { route: home, generation: 1 }], ['/home', null]],
  ]
  test.each(cases)('%s', (_, steps, mounted) => {
    expect(names(walk(steps))).toEqual(mounted)
  })
})

describe('section 6: a page that its guard closes', () => {
  const cases: [what: string, steps: (Step | null)[], mounted: (string | null)[]][] = [
    ['is not mounted', [{ route: home, open: false }], [null, null]],
    ['nor for somebody who has just lapsed elsewhere', [{ route: home, open: false, waiting: true }], [null, null]],
    ['goes, when it was seen before', [{ route: home }, { route: home, open: false }], [null, null]],
    ['waits, when its learner’s session has lapsed', [{ route: home }, { route: home, open: false, waiting: true }], ['/home', null]],
    ['does not wait at another address', [{ route: home }, { route: other, open: false, waiting: true }], [null, null]],
    [
      'and has not waited when that is left again',
      [{ route: home }, { route: other, open: false, waiting: true }, { route: home, open: false, waiting: true }],
      [null, null],
    ],
    ['does not wait beyond a reload of the root view', [{ route: home }, { route: home, open: false, waiting: true, generation: 1 }], [null, null]],
  ]
  test.each(cases)('%s', (_, steps, mounted) => {
    expect(names(walk(steps))).toEqual(mounted)
  })
})

test('nothing changes while nothing changes', () => {
  const places = walk([{ route: classified }, { route: home }])
  expect(placesAfter(places, { route: home, generation: 0, open: true, waiting: false }, () => 0)).toBe(places)
  expect(placesAfter(noPlaces, null, () => 0)).toBe(noPlaces)
})
