import type { AnswerShapes } from '../answer-shape.ts'
import type { PathOf } from '@xhkt/contract'

/**
 * A request that is sent before the page's scripts load: by the boot script, or on the intent to follow a link (`early-query.ts`).
 * In `query`, `:name` stands for that value of the address, of its query or its path. An address without the value sends no request.
 */
export interface EarlyRequest {
  path: PathOf<'GET'>
  query?: Record<string, string>
  /** Parameters of the address with which the page requests something else: an address with one of them sends no request. */
  unless?: string[]
  /**
   * Parameters of the address that the request has too, by the same names. An older host leaves them out, which costs a request that the
   * page does not use. Where that is too much, name them in `unless` too: a newer host takes them from here.
   */
  also?: string[]
  /** The path in `data` of the picture that the page paints first, such as `banners.0.image`. */
  picture?: string
  /** The path in `data` of the address of a file that the page fetches first, such as a playlist. It is requested ahead of the page. */
  file?: string
  /**
   * The path in `data` of the second at which the media in `file` starts. The host then loads the media engine and the start of the media
   * before the page's code runs, unless the address has a parameter of that name. An older host ignores this field.
   */
  startAt?: string
}

/**
 * One page of an area (docs/product/routes.md#route-table). It is static and serialisable: the host reads it from the registry before
 * the area's code loads.
 */
export interface RouteDeclaration {
  /** An absolute path. A segment `:name` matches any one segment. */
  path: string
  /** The key of the page in the area's `pages`. */
  page: string
  /** The part of the document title after the dash; empty: the title stays (docs/product/routes.md#page-titles). */
  title: string
  access: 'public' | 'session'
  /** The name of a skeleton of the area (`skeletons.tsx`). For `plain` and an unknown name, the host shows its plain skeleton. */
  skeleton: string
  /** Whether the page stays mounted while another page is shown. */
  keepAlive?: boolean
  early?: EarlyRequest[]
  /** Chunks that the page loads as soon as its code runs, by name. They are requested together with the code. */
  chunks?: string[]
  /**
   * An address for the skew check to open, when the path alone is not enough: the part after the path, such as `?course_id=1001`,
   * or the whole address when it starts with a slash.
   */
  sample?: string
}

/** The pages that an area's `entry.tsx` exports. Each page is a chunk of its own. */
export type Pages = Record<string, () => Promise<{ default: React.ComponentType }>>

/** What an area exposes to the host. */
export interface AreaEntry {
  pages: Pages
  /** The shapes by which the answers of the area's calls are read. Without shapes, answers are taken unread. */
  answers?: AnswerShapes
}
