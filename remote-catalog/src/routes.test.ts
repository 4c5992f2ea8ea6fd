/** @jest-environment node */
import { testRoutes } from '@xhkt/testing/route-tests'
import { pages } from './entry.tsx'
import { routes } from './routes.ts'

testRoutes(routes, pages)

test('every page is open to everyone', () => {
  expect(routes.filter(({ access }) => access !== 'public')).toEqual([])
})

test('only the classified page is kept alive', () => {
  expect(routes.filter((route) => route.keepAlive).map((route) => route.path)).toEqual(['/classified/index'])
})
