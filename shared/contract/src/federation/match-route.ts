import type { RouteDeclaration } from './route-manifest.ts'

/** Matches `pathname` against the path of a route. A trailing slash does not matter. Gives the values of the segments `:name`, or null. */
export function matchPath(path: string, pathname: string): Record<string, string> | null {
  const want = path.split('/').filter(Boolean)
  const have = pathname.split('/').filter(Boolean)
  if (want.length !== have.length) return null
  const params: Record<string, string> = {}
  for (let i = 0; i < want.length; i++) {
    const name = want[i] ?? ''
    const value = have[i] ?? ''
    if (name.startsWith(':')) params[name.slice(1)] = value
    else if (name !== value) return null
  }
  return params
}

/** The first route whose path matches `pathname`, or null. */
export function matchRoute<Route extends Pick<RouteDeclaration, 'path'>>(pathname: string, routes: readonly Route[]): Route | null {
  return routes.find((route) => matchPath(route.path, pathname)) ?? null
}
