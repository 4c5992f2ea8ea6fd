/** @jest-environment node */
import { testRoutes } from '@xhkt/testing/route-tests'
import { pages } from './entry.tsx'
import { routes } from './routes.ts'

testRoutes(routes, pages)

test('every page is open to everyone', () => {
  expect(new Set(routes.map(({ access }) => access))).toEqual(new Set(['public']))
})
