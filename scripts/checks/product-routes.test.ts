/** @jest-environment node */
import path from 'node:path'
import { areas, type Owner, owners } from '@xhkt/contract/federation/areas'
import type { RouteDeclaration } from '@xhkt/contract/federation/route-manifest'
import { packageDir } from '../lib/paths.ts'
import { codeIn, tableUnder } from './product-pages.ts'

interface Row {
  owner: string
  path: string
  title: string
  access: string
  keepAlive: boolean
}

const documented: Row[] = tableUnder('docs/product/routes.md', 'Route table').map(
  ([owner = '', route = '', title = '', access = '', notes = '']) => ({
    owner,
    path: codeIn(route)[0] ?? '',
    title,
    access,
    keepAlive: notes.includes('kept alive'),
  }),
)

async function declared(owner: Owner): Promise<Row[]> {
  const { routes } = (await import(path.join(packageDir(owner), 'src/routes.ts'))) as { routes: RouteDeclaration[] }
  return routes.map(({ path: route, title, access, keepAlive = false }) => ({ owner, path: route, title, access, keepAlive }))
}

const byPath = (rows: Row[]): Row[] => rows.toSorted((a, b) => a.path.localeCompare(b.path))

it.each(owners)('the route table has every route of %s with its title and access, and no other', async (owner) => {
  expect(byPath(documented.filter((row) => row.owner === owner))).toEqual(byPath(await declared(owner)))
})

it('the route table names owners only', () => {
  expect(documented.map(({ owner }) => owner).filter((owner) => !owners.includes(owner as Owner))).toEqual([])
})

it.each(areas)('%s has a name for learners, by which an error speaks of it', async (area) => {
  const { title } = (await import(path.join(packageDir(area), 'src/routes.ts'))) as { title?: string }
  expect(title).toMatch(/\p{Script=Han}/u)
})
