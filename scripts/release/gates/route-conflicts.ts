import { areasOf, type Gate } from './gate.ts'

/** Two paths that differ in the names of their parameters are one to whoever looks an address up. */
const shapeOf = (path: string): string => path.replaceAll(/:[^/]+/g, ':')

/** Two areas that claim one path cannot both be live: which one an address belongs to would be left to chance. */
export const routeConflicts: Gate = (composition) => {
  const claims = new Map<string, string>()
  const manifests = [...(composition.host ? [composition.host] : []), ...areasOf(composition)]
  return manifests.flatMap(({ owner, routes }) =>
    routes.flatMap(({ path }) => {
      const other = claims.get(shapeOf(path))
      if (other) return [`${owner} and ${other} both claim the path ${path}`]
      claims.set(shapeOf(path), owner)
      return []
    }),
  )
}
