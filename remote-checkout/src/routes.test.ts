/** @jest-environment node */
import { testRoutes } from '@xhkt/testing/route-tests'
import { pages } from './entry.tsx'
import { routes } from './routes.ts'

testRoutes(routes, pages)

test('what others open by a shared address is public, everything else needs a session', () => {
  expect(routes.filter(({ access }) => access === 'public').map(({ path }) => path)).toEqual(['/orderDetails', '/couponcollection', '/groupbooking'])
})
