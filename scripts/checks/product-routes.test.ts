/** @jest-environment node */
import path from 'node:path'
import { areas, type Owner, owners } from '@xhkt/contract/federation/areas'
import type { RouteDeclaration } from '@xhkt/contract/federation/route-manifest'
import { packageDir } from '../lib/paths.mjs'
import { codeIn, tableUnder } from './product-pages.ts'

const documented = tableUnder('docs/product/routes.md', 'Route table')

async function declared(owner: Owner): Promise<string[][]> {
  const { routes } = (await import(path.join(packageDir(owner), 'src/routes.ts'))) as { routes: RouteDeclaration[] }
  return routes.map(({ path: route, title, access, page, skeleton, keepAlive = false }) => [route, title, access, page, skeleton, keepAlive ? 'kept alive' : ''])
}

it.each(owners)('the route table has every route of %s with its title, access, page and skeleton, and no other [routes#route-table]', async (owner) => {
  const rows = documented.filter(([of]) => of === owner)
  const written = rows.map(([, route = '', ...cells]) => [codeIn(route)[0], ...cells.slice(0, 4), /kept alive/.exec(cells[4] ?? '')?.[0] ?? ''])
  // `npm run report:contract` writes the rows.
  expect(written).toEqual(await declared(owner))
})

it.each(areas)('%s has a Chinese name, which its error view shows', async (area) => {
  const { title } = (await import(path.join(packageDir(area), 'src/routes.ts'))) as { title?: string }
  expect(title).toMatch(/\p{Script=Han}/u)
})
