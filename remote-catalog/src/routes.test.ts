/** @jest-environment node */
import { matchRoute } from '@xhkt/contract/federation/match-route'
import { pages } from './entry.tsx'
import { routes } from './routes.ts'

test.each(routes)('$path opens its own page, and no route before it', (route) => {
  expect(matchRoute(route.path.replace(/:\w+/g, '1001'), routes)).toBe(route)
})

test('every page is open to everyone', () => {
  expect(routes.filter(({ access }) => access !== 'public')).toEqual([])
})

test('every declared page exists, and every page is declared', () => {
  expect(new Set(routes.map((route) => route.page))).toEqual(new Set(Object.keys(pages)))
})

test('only the classified page is kept alive', () => {
  expect(routes.filter((route) => route.keepAlive).map((route) => route.path)).toEqual(['/classified/index'])
})

test('the manifest survives being written as JSON', () => {
  expect(JSON.parse(JSON.stringify(routes))).toEqual(routes)
})
