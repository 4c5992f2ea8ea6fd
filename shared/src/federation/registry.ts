import type { Area } from './areas.ts'
import type { RouteDeclaration } from './route-manifest.ts'

/** Files that a page needs, as absolute paths. */
export interface Assets {
  js: string[]
  css: string[]
}

/** One live release of an area. */
export interface AreaRelease {
  /** Folder of the release, as `1.0.0-3f2a9c81d4`. */
  release: string
  /** The release before it, to fall back to. */
  previous: string | null
  /** Absolute path of the container script. */
  entry: string
  /** Name of the global that the container script sets. */
  container: string
  routes: RouteDeclaration[]
  /** What each page needs beyond the entry, absolute paths, in load order. */
  assets: Record<string, Assets>
  /** Absolute path → sha384 digest as an `integrity` value. */
  integrity: Record<string, string>
  /** Contract major that the area was built against. */
  needs: { contract: number }
}

/** `registry.json`: what is live. The only document that changes in place. */
export interface Registry {
  /** Grows by one with every change. */
  seq: number
  /** The host's own files; absent outside a rendered page. */
  host?: { release: string; previous?: string | null; integrity: Record<string, string> }
  areas: Partial<Record<Area, AreaRelease>>
}
