import { matchPath } from '@xhkt/contract/federation/match-route'
import * as paths from '@xhkt/contract/paths'

/** Other paths by which web servers know a page, without the first slash. */
const aliases = new Map([['index.html', paths.home], ['classified', paths.classified]])

/** Parameters that hold an id, a number or a code: letters, digits, `-` and `_`. */
const isCode = (name: string): boolean => /_(id|no|code)$|^ic$/.test(name)

/** Full-width letters and digits become plain ones. */
function plain(text: string): string {
  try {
    return decodeURIComponent(text).normalize('NFKC')
  } catch {
    return text
  }
}

/** A code without the punctuation that a program has taken for a part of it. */
const codeIn = (text: string): string => text.trim().replace(/[^\w-]+$/, '')

/** Splits at each `?` and `&`: what was appended to a value belongs to the query. */
const split = (text: string): [first: string, ...rest: string[]] => text.split(/[?&]/) as [string, ...string[]]

/** The path of the route that `pathname` means, with the values of its segments; null if there is none. */
function meantPath(pathname: string, routes: readonly string[]): string | null {
  // Mail and chat programs take a bracket or a full stop behind a link for a part of it.
  const tidy = pathname.replace(/[^\w/.-]+$/, '').replace(/\.+$/, '') || '/'
  const wanted = aliases.get(tidy.slice(1).toLowerCase()) ?? tidy
  const path = routes.find((each) => matchPath(each.toLowerCase(), wanted.toLowerCase()))
  if (path === undefined) return null
  const segments = wanted.split('/').filter(Boolean)
  const meant = path.split('/').filter(Boolean).map((part, at) => (part.startsWith(':') ? codeIn(segments[at] ?? '') : part))
  return `/${meant.join('/')}`
}

function meantQuery(search: string, appended: readonly string[]): string {
  const query = new URLSearchParams(search)
  const more = [...appended]
  for (const name of new Set(query.keys())) {
    if (!isCode(name)) continue
    const value = query.get(name) ?? ''
    const [first, ...rest] = split(value.normalize('NFKC'))
    query.set(name, codeIn(first))
    more.push(...rest)
  }
  for (const [name, value] of new URLSearchParams(more.join('&'))) if (!query.has(name)) query.set(name, isCode(name) ? codeIn(plain(value)) : value)
  const text = query.toString()
  return text && `?${text}`
}

/**
 * Corrects an address that was mistyped, or shared with something appended. So `/coursedetail?course_id=1001?from=groupmessage` means
 * `/courseDetail?course_id=1001&from=groupmessage` (docs/product/routes.md#corrected-addresses).
 * @param routes The paths of all routes, as `/courseDetail/:course_id`.
 * @returns Path, query and hash. An address of no route keeps its path.
 */
export function meantAddress({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>, routes: readonly string[]): string {
  const [first, ...appended] = split(plain(pathname))
  return (meantPath(first, routes) ?? pathname) + meantQuery(search, appended) + hash
}
