import { matchPath } from '@xhkt/contract/federation/match-route'

/** A fragment of index.html. */
export interface Fragment {
  html: string
  /** The paths of the routes whose addresses get it. Without them, every address does. */
  paths?: string[]
}

/** Data of the page, as an element with this attribute. A script element ends at the first `</script`, even inside a JSON string. */
export const jsonScript = (attribute: string, value: unknown): string =>
  `<script type="application/json" ${attribute}>${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`

/** The page for an address, whose path is decoded and normalized. */
export function pageFor(fragments: readonly Fragment[], pathname: string): string {
  const sent = fragments.filter(({ paths }) => !paths || paths.some((path) => matchPath(path, pathname)))
  return sent.map(({ html }) => html).join('')
}

/** A path of a route as a regular expression of nginx. It has no backslash, which nginx would drop. */
function patternOf(path: string): string {
  const escaped = (segment: string): string => segment.replaceAll(/[^\w-]/g, (character) => `[${character}]`)
  const segments = path.split('/').filter(Boolean)
  return `/*${segments.map((segment) => (segment.startsWith(':') ? '[^/]+' : escaped(segment))).join('/+')}/*`
}

/**
 * The file for nginx, which chooses by its server side includes (`deploy/nginx/rules.conf`) what an address gets. A server without them
 * sends every fragment.
 */
export function withIncludes(fragments: readonly Fragment[]): string {
  const texts = fragments.map(({ html, paths }) =>
    paths ? `<!--# if expr="$xhkt_path = /^(${paths.map(patternOf).join('|')})(?!.)/" -->${html}<!--# endif -->` : html,
  )
  return texts.join('')
}
