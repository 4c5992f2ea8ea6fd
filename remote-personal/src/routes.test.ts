/** @jest-environment node */
import { addressValues, earlyQuery } from '@xhkt/contract/federation/early-query'
import { matchRoute } from '@xhkt/contract/federation/match-route'
import { pages } from './entry.tsx'
import { titles } from './layout/titles.ts'
import { routes } from './routes.ts'

test.each(routes)('$path opens its own page, and no route before it', (route) => {
  expect(matchRoute(route.path.replace(/:\w+/g, '1001'), routes)).toBe(route)
})

test('every page needs a session', () => {
  expect(routes.filter(({ access }) => access !== 'session')).toEqual([])
})

test('the routes below /personal/ are the side navigation, with the same titles and order', () => {
  const places = routes.filter(({ path }) => path.startsWith('/personal/'))
  expect(places.map(({ path, title }) => [path, title])).toEqual(Object.entries(titles))
})

test('every declared page exists, and every page is declared', () => {
  expect(new Set(routes.map(({ page }) => page))).toEqual(new Set(Object.keys(pages)))
})

test('the manifest survives being written as JSON', () => {
  expect(JSON.parse(JSON.stringify(routes))).toEqual(routes)
})

/** The lists with pages. From the second page on, the query has the page number. */
const lists = routes.flatMap(({ path, early = [] }) => early.filter(({ also }) => also?.includes('page')).map((request) => ({ path, request })))

test.each(lists)('the early request of $path has the page number of the address', ({ path, request }) => {
  const queryOf = (search: string) => earlyQuery(request, addressValues(path, path, search))
  const first = request.query ?? {}
  expect([queryOf(''), queryOf('?page=1'), queryOf('?page=x')]).toEqual([first, first, first])
  expect(queryOf('?page=2')).toEqual({ ...first, page: '2' })
})

test('there are lists with pages', () => {
  expect(lists.length).toBeGreaterThan(10)
})
