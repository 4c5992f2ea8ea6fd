/** @jest-environment node */
import type { OwnedRoute } from '../../federation/tab-releases.ts'
import { type AddressedPage, type MountedPages, nextMountedPages, noPages } from './mounted-pages.ts'

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

type Step = Partial<AddressedPage> & { route: OwnedRoute }
const walk = (steps: (Step | null)[], generation = 0) =>
  steps.reduce<MountedPages>((pages, step) => {
    const now = step && { generation, open: true, waiting: false, ...step }
    return nextMountedPages(pages, now, () => now?.generation ?? generation)
  }, noPages)
const names = ({ current, kept }: MountedPages) => [current?.route.path ?? null, kept?.route.path ?? null]

describe('kept page: the classified page [routes#layout]', () => {
  const cases: [what: string, steps: (Step | null)[], mounted: (string | null)[]][] = [
    ['another page is not kept', [{ route: home }], ['/home', null]],
    ['is kept while it is shown', [{ route: classified }], ['/classified/index', '/classified/index']],
    ['is kept while another page is shown', [{ route: classified }, { route: home }], ['/home', '/classified/index']],
    ['is kept at an unknown address', [{ route: classified }, null], [null, '/classified/index']],
    ['is kept while a login is required', [{ route: classified }, { route: home, open: false }], [null, '/classified/index']],
    ['of two such pages the last is kept', [{ route: classified }, { route: other }, { route: home }], ['/home', '/other']],
    ['is not kept after a reload of the root view', [{ route: classified }, { route: home, generation: 1 }], ['/home', null]],
  ]
  test.each(cases)('%s', (_, steps, mounted) => {
    expect(names(walk(steps))).toEqual(mounted)
  })
})

describe('login-required routes: a page that the guard does not open', () => {
  const cases: [what: string, steps: (Step | null)[], mounted: (string | null)[]][] = [
    ['is not mounted', [{ route: home, open: false }], [null, null]],
    ['is not mounted after an expiry at another address', [{ route: home, open: false, waiting: true }], [null, null]],
    ['unmounts after a logout', [{ route: home }, { route: home, open: false }], [null, null]],
    ['stays mounted after an expiry', [{ route: home }, { route: home, open: false, waiting: true }], ['/home', null]],
    ['unmounts after an expiry when the address changes', [{ route: home }, { route: other, open: false, waiting: true }], [null, null]],
    [
      'stays unmounted when the address changes back',
      [{ route: home }, { route: other, open: false, waiting: true }, { route: home, open: false, waiting: true }],
      [null, null],
    ],
    ['unmounts after an expiry when the root view reloads', [{ route: home }, { route: home, open: false, waiting: true, generation: 1 }], [null, null]],
  ]
  test.each(cases)('%s', (_, steps, mounted) => {
    expect(names(walk(steps))).toEqual(mounted)
  })
})

test('the same input gives the same object', () => {
  const pages = walk([{ route: classified }, { route: home }])
  expect(nextMountedPages(pages, { route: home, generation: 0, open: true, waiting: false }, () => 0)).toBe(pages)
  expect(nextMountedPages(noPages, null, () => 0)).toBe(noPages)
})
