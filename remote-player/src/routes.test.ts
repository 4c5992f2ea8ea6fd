/** @jest-environment node */
import { matchRoute } from '@xhkt/contract/federation/match-route'
import { pages } from './entry.tsx'
import { routes } from './routes.ts'

test.each(routes)('$path opens its own page, and no route before it', (route) => {
  expect(matchRoute(route.path.replace(/:\w+/g, '1001'), routes)).toBe(route)
})

test('every page is open to everyone', () => {
  expect(new Set(routes.map(({ access }) => access))).toEqual(new Set(['public']))
})

test('every declared page exists, and every page is declared', () => {
  expect(new Set(routes.map((route) => route.page))).toEqual(new Set(Object.keys(pages)))
})

test('the manifest survives being written as JSON', () => {
  expect(JSON.parse(JSON.stringify(routes))).toEqual(routes)
})
