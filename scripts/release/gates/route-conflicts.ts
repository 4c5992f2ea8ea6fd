import { areasOf, type Gate } from './gate.ts'

const partsOf = (path: string): string[] => path.split('/').filter(Boolean)

/** Does an address match both paths? A part `:name` matches anything. */
function overlap(one: string, other: string): boolean {
  const [left, right] = [partsOf(one), partsOf(other)]
  return left.length === right.length && left.every((part, at) => part === right[at] || part.startsWith(':') || right[at]?.startsWith(':'))
}

/** Two areas with the same path cannot both be live: which of them shows an address would be undefined. */
export const routeConflicts: Gate = (composition) => {
  const claims: { owner: string; path: string }[] = []
  const manifests = [...(composition.host ? [composition.host] : []), ...areasOf(composition)]
  return manifests.flatMap(({ owner, routes }) =>
    routes.flatMap(({ path }) => {
      // Within one owner the first matching route wins.
      const other = claims.find((claim) => (claim.owner === owner ? claim.path === path : overlap(claim.path, path)))
      claims.push({ owner, path })
      if (!other) return []
      const theirs = other.path === path ? '' : `, which overlaps ${other.path}`
      return [`${owner} and ${other.owner} both claim the path ${path}${theirs}`]
    }),
  )
}
