import { matchRoute } from '@xhkt/contract/federation/match-route'
import type { Pages, RouteDeclaration } from '@xhkt/contract/federation/route-manifest'

/** Declares the tests that the routes of every area pass. */
export function testRoutes(routes: readonly Pick<RouteDeclaration, 'path' | 'page'>[], pages: Pages): void {
  test.each(routes)('$path opens its own page, and no route before it', (route) => {
    expect(matchRoute(route.path.replace(/:\w+/g, '1001'), routes)).toBe(route)
  })

  test('every declared page exists, and every page is declared', () => {
    expect(new Set(routes.map(({ page }) => page))).toEqual(new Set(Object.keys(pages)))
  })

  test('the manifest survives being written as JSON', () => {
    expect(JSON.parse(JSON.stringify(routes))).toEqual(routes)
  })
}
