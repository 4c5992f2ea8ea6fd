import { matchPath } from '@xhkt/contract/federation/match-route'

/** A fragment of index.html. */
export interface Fragment {
  html: string
  /** The paths of the routes whose addresses get this fragment. Without `paths` every address gets it. */
  paths?: string[]
}

/** A script element with data. It ends at the first `</script`, even inside a JSON string, so every `<` is escaped. */
export const jsonScript = (attribute: string, value: unknown): string =>
  `<script type="application/json" ${attribute}>${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`

/** The page for an address. `pathname` must be decoded and normalized. */
export function pageFor(fragments: readonly Fragment[], pathname: string): string {
  const sent = fragments.filter(({ paths }) => !paths || paths.some((path) => matchPath(path, pathname)))
  return sent.map(({ html }) => html).join('')
}

/** A path of a route as a regular expression for nginx. nginx drops backslashes, so characters are escaped by brackets. */
function patternOf(path: string): string {
  const escaped = (segment: string): string => segment.replaceAll(/[^\w-]/g, (character) => `[${character}]`)
  const segments = path.split('/').filter(Boolean)
  return `/*${segments.map((segment) => (segment.startsWith(':') ? '[^/]+' : escaped(segment))).join('/+')}/*`
}

/**
 * The page as one file. nginx selects the fragments of an address by server side includes (`deploy/nginx/rules.conf`); a server without
 * includes sends every fragment.
 */
export function withIncludes(fragments: readonly Fragment[]): string {
  const texts = fragments.map(({ html, paths }) =>
    paths ? `<!--# if expr="$xhkt_path = /^(${paths.map(patternOf).join('|')})(?!.)/" -->${html}<!--# endif -->` : html,
  )
  return texts.join('')
}
