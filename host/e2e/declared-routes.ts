import path from 'node:path'
import { type Owner, owners } from '@xhkt/contract/federation/areas'
import type { RouteDeclaration } from '@xhkt/contract/federation/route-manifest'
import { packageDir } from '../../scripts/lib/paths.mjs'

async function routesOf(owner: Owner): Promise<RouteDeclaration[]> {
  const { routes } = (await import(path.join(packageDir(owner), 'src/routes.ts'))) as { routes: RouteDeclaration[] }
  return routes
}

const all = await Promise.all(owners.map(async (owner): Promise<[Owner, RouteDeclaration[]]> => [owner, await routesOf(owner)]))

/** The routes of the host and of every area, as their sources declare them. */
export const declaredRoutes = Object.fromEntries(all) as Record<Owner, RouteDeclaration[]>
