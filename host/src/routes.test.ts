/** @jest-environment node */
import { matchRoute } from '@xhkt/contract/federation/match-route'
import { routes } from './routes.ts'

test.each(routes)('$path opens its own page, and no route before it', (route) => {
  expect(matchRoute(route.path.replace(/:\w+/g, '1001'), routes)).toBe(route)
})

test('every page of the host is open to everyone', () => {
  expect(routes.filter(({ access }) => access !== 'public')).toEqual([])
})
