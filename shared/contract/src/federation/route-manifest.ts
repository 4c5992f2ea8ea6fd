import type { PathOf } from '@xhkt/contract'

/** The skeletons that the host can draw before a byte of the area has arrived. */
export type SkeletonKind = 'home' | 'list' | 'categories' | 'classified' | 'detail' | 'player' | 'order' | 'status' | 'mine' | 'plain'

/**
 * An answer of the API to ask for before any script has loaded, or before a link is followed (`early-query.ts`). A value `:name` in
 * `query` is filled from the address, its query or its path; without that parameter nothing is asked for.
 */
export interface EarlyRequest {
  path: PathOf<'GET'>
  query?: Record<string, string>
  /** Parameters of the address with which the page asks for something else. */
  unless?: string[]
  /**
   * Parameters of the address that are passed on where it has them, by the same names. A host that does not know this field asks
   * without them: name them in `unless` too, which is for such a host alone.
   */
  also?: string[]
  /** Where in `data` the picture stands that is painted first, as `banners.0.image`. */
  picture?: string
}

/**
 * One page of an area, static and serialisable: the host knows it from the registry before the area's code arrives.
 * Section 2 of the specification and the route table of the product decisions are its source.
 */
export interface RouteDeclaration {
  /** Absolute; a segment `:name` matches any one segment. */
  path: string
  /** The name in the area's `pages`. */
  page: string
  /** After the dash of the document title; empty leaves the title as it is. */
  title: string
  access: 'public' | 'session'
  skeleton: SkeletonKind
  /** Stays mounted while another page is shown. */
  keepAlive?: boolean
  early?: EarlyRequest[]
  /**
   * What follows the path where the page needs an address with more, as `?course_id=1001`: the skew check opens it so. With a slash at
   * its start it is the whole address, of a path with a segment `:name`.
   */
  sample?: string
}

/** What an area's `entry.tsx` exports: each page is its own chunk. */
export type Pages = Record<string, () => Promise<{ default: React.ComponentType }>>
