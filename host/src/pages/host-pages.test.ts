/** @jest-environment node */
import { routes } from '../routes.ts'
import { hostPages } from './host-pages.ts'

test('every route of the host has its page, and every page has a route', () => {
  expect(Object.keys(hostPages).sort()).toEqual([...new Set(routes.map(({ page }) => page))].sort())
})
