/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Owner, owners } from '@xhkt/contract/federation/areas'
import type { RouteDeclaration } from '@xhkt/contract/federation/route-manifest'
import { callsFrom, pageFiles } from '../lib/page-calls.ts'
import { packageDir } from '../lib/paths.mjs'

async function routesOf(owner: Owner): Promise<RouteDeclaration[]> {
  const { routes } = (await import(path.join(packageDir(owner), 'src/routes.ts'))) as { routes: RouteDeclaration[] }
  return routes
}

/** The names of the skeletons that an owner exports. */
async function skeletonsOf(owner: Owner): Promise<string[]> {
  const file = path.join(packageDir(owner), 'src/skeletons.tsx')
  if (!existsSync(file)) return []
  const skeletons = Object.values((await import(file)) as Record<string, FunctionComponent>)
  return skeletons.map((Component) => /data-skeleton="([\w-]+)"/.exec(renderToStaticMarkup(createElement(Component)))?.[1] ?? '')
}

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].toSorted()

// Which page and which skeleton a route has stands in docs/product/routes.md, and the file of a page in the README of its owner:
// `npm run report:contract` writes both, so a change of one is seen in review.
describe.each(owners)('the routes of %s', (owner) => {
  let routes: RouteDeclaration[]
  beforeAll(async () => (routes = await routesOf(owner)))

  it('name pages of its entry, and the file of each page has a default export', () => {
    const files = pageFiles(owner)
    expect(sorted(routes.map(({ page }) => page))).toEqual(sorted(files.keys()))
    const without = [...files.values()].filter((file) => !existsSync(file) || !/^export default /m.test(readFileSync(file, 'utf8')))
    expect(without).toEqual([])
  })

  it('name its skeletons, or the plain one', async () => {
    const named = routes.map(({ skeleton }) => skeleton).filter((skeleton) => skeleton !== 'plain')
    expect(sorted(named)).toEqual(sorted(await skeletonsOf(owner)))
  })

  it('request early what their pages request', () => {
    const made = new Map([...pageFiles(owner)].map(([page, file]) => [page, callsFrom(file, { lazy: false })]))
    const unneeded = routes.flatMap(({ path: route, page, early = [] }) =>
      early.filter((request) => !made.get(page)?.includes(`GET ${request.path}`)).map((request) => `${route}: ${request.path}`),
    )
    expect(unneeded).toEqual([])
  })
})
