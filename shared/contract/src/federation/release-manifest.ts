import type { Owner } from './areas.ts'
import type { AreaRelease, Assets } from './registry.ts'
import type { RouteDeclaration } from './route-manifest.ts'

export interface ReleaseFile {
  /** Bytes as built. */
  size: number
  /** Bytes with brotli; `size` where the file is not compressed. */
  brotli: number
  /** An `integrity` value. */
  sha384: string
}

/** Names of exports by share key, as `@xhkt/platform/api`; both sorted. */
export type PlatformExports = Record<string, string[]>

/** `manifest.json` of a release folder. Paths are relative to that folder. */
export interface ReleaseManifest {
  owner: Owner
  release: string
  container: string
  needs: { contract: number }
  /** The contract majors that a host serves; without it (an area, an older host), the one that it needs. */
  offers?: readonly number[]
  /** What a host has under the share keys of the platform. */
  provides?: PlatformExports
  /** What an area imports from the platform. A release from before these two were recorded has neither. */
  uses?: PlatformExports
  /** The scripts that start it: the container of an area, the first chunks of the host. */
  entry: string[]
  routes: RouteDeclaration[]
  /** By page of an area: the files it needs beyond the entry. */
  assets: Record<string, Assets>
  files: Record<string, ReleaseFile>
  /**
   * Packages and modules of `shared` that the release carries itself, sorted, as they are imported. What is shared
   * may not be among an area's.
   */
  bundled: string[]
  /** What it was built from; null outside a repository. `+` at the end: with changes that are not committed. */
  commit: string | null
  /** When, as an ISO time. It and `commit` say where a release comes from; its name does not depend on them. */
  built_at: string
}

/** Name of the manifest in a release folder. */
export const manifestName = 'manifest.json'

/** Digests of the scripts and styles of a release: absolute path → `integrity` value. `folder` ends with a slash. */
export function integrityOfRelease({ files }: ReleaseManifest, folder: string): Record<string, string> {
  const loadable = Object.entries(files).filter(([name]) => /\.(js|css)$/.test(name))
  return Object.fromEntries(loadable.map(([name, { sha384 }]) => [folder + name, sha384]))
}

/** A release as the registry names it: what a browser needs to load it. `folder` is where its files are, and ends with a slash. */
export function areaReleaseOf(manifest: ReleaseManifest, folder = `/${manifest.owner}/${manifest.release}/`): AreaRelease {
  const { release, container, routes, needs, entry, assets } = manifest
  const at = (name: string): string => folder + name
  return {
    release,
    entry: at(entry[0] ?? ''),
    container,
    // Samples are for the skew check alone.
    routes: routes.map(({ sample: _, ...route }) => route),
    assets: Object.fromEntries(Object.entries(assets).map(([page, { js, css }]) => [page, { js: js.map(at), css: css.map(at) }])),
    integrity: integrityOfRelease(manifest, folder),
    needs,
  }
}
