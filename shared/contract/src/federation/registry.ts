import type { Area } from './areas.ts'
import type { RouteDeclaration } from './route-manifest.ts'

/** Files that a page needs, as absolute paths. */
export interface Assets {
  js: string[]
  css: string[]
}

/** A release of an area, with all that a browser needs to load it. */
export interface AreaRelease {
  /** Folder of the release, as `1.0.0-3f2a9c81d4`. */
  release: string
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

/** A release that a share of the browsers gets (`canary.ts`). */
export interface CanaryRelease extends AreaRelease {
  /** Percent of the browsers, 1 to 99. */
  share: number
}

/** The live release of an area. */
export interface LiveArea extends AreaRelease {
  /** The release before it, which stands in for it where it fails. */
  previous: string | null
  /** Digest of the manifest of `previous`, as an `integrity` value; without it nothing stands in. */
  previousManifest?: string
  canary?: CanaryRelease
}

/** `registry.json`: what is live. The only document that changes in place. */
export interface Registry {
  /** Grows by one with every change. */
  seq: number
  /** The host's own files; absent outside a rendered page. */
  host?: { release: string; previous?: string | null; integrity: Record<string, string> }
  areas: Partial<Record<Area, LiveArea>>
}
