/** @jest-environment node */
import { addressValues, earlyQuery } from '@xhkt/contract/federation/early-query'
import { testRoutes } from '@xhkt/testing/route-tests'
import { pages } from './entry.tsx'
import { titles } from './layout/titles.ts'
import { routes } from './routes.ts'

testRoutes(routes, pages)

test('every page needs a session', () => {
  expect(routes.filter(({ access }) => access !== 'session')).toEqual([])
})

test('the routes below /personal/ are the side navigation, with the same titles and order', () => {
  const places = routes.filter(({ path }) => path.startsWith('/personal/'))
  expect(places.map(({ path, title }) => [path, title])).toEqual(Object.entries(titles))
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
