import type { Owner } from './areas.ts'
import type { AreaRelease, Assets } from './registry.ts'
import type { RouteDeclaration } from './route-manifest.ts'
import type { Skeletons } from './skeletons.ts'

export interface ReleaseFile {
  /** Bytes as built. */
  size: number
  /** Bytes with brotli; equal to `size` when the file is not compressed. */
  brotli: number
  /** An `integrity` value. */
  sha384: string
}

/** Names of exports by share key, as `@xhkt/platform/api`; both sorted. */
export type PlatformExports = Record<string, string[]>

/** `manifest.json` of a release folder. Its paths are relative to that folder. */
export interface ReleaseManifest {
  owner: Owner
  release: string
  /** As in `AreaRelease`; a host has none. */
  title?: string
  container: string
  needs: { contract: number }
  /** The contract majors that a host serves. Missing (an area, an older host): the one that it needs. */
  offers?: readonly number[]
  /** The exports that a host provides under the share keys of the platform. */
  provides?: PlatformExports
  /** The exports that an area imports from the platform. Older releases have neither `provides` nor `uses`. */
  uses?: PlatformExports
  /**
   * The files of a host beyond its entry that most visits load. index.html has their digests; the host finds all other digests in the
   * manifests of the releases.
   */
  firstFiles?: string[]
  /** A host finds what the addressed page loads first in the elements of `PageFiles`. A host from before this field may not. */
  readsPageFiles?: true
  /** The first scripts: the container of an area, or the initial chunks of the host. */
  entry: string[]
  routes: RouteDeclaration[]
  /** The files of each page of an area beyond the entry. */
  assets: Record<string, Assets>
  /** The skeletons of an area. Without them, the host shows its plain skeleton. */
  skeletons?: Skeletons
  files: Record<string, ReleaseFile>
  /** The packages, and modules of `shared/`, that the release bundles: import specifiers, sorted. An area bundles no shared library. */
  bundled: string[]
  /** The commit of the sources; null outside a repository. A `+` at the end: there were uncommitted changes. */
  commit: string | null
  /** ISO time. The name of a release depends on neither this nor `commit`. */
  built_at: string
}

/** Name of the host's polyfills in its release folder. A host from before this name has none. */
export const polyfillsName = 'polyfills.min.js'

/** Name of the manifest in a release folder. */
export const manifestName = 'manifest.json'

/** Name of the file in a release folder with the licences of the packages that the release contains. Older releases have none. */
export const noticesName = 'third-party-notices.txt'

/** The digests of a release's scripts and styles: absolute path → `integrity` value. `folder` ends with a slash. */
export function integrityOfRelease({ files }: ReleaseManifest, folder: string): Record<string, string> {
  const loadable = Object.entries(files).filter(([name]) => /\.(js|css)$/.test(name))
  return Object.fromEntries(loadable.map(([name, { sha384 }]) => [folder + name, sha384]))
}

/** The entry of a release in the registry. `folder` has its files and ends with a slash. */
export function areaReleaseOf(manifest: ReleaseManifest, folder = `/${manifest.owner}/${manifest.release}/`): AreaRelease {
  const { release, title, container, routes, needs, entry, assets, skeletons } = manifest
  const at = (name: string): string => folder + name
  return {
    release,
    ...(title !== undefined && { title }),
    entry: at(entry[0] ?? ''),
    container,
    // Drops the samples of routes, which only the skew check needs.
    routes: routes.map(({ sample: _, ...route }) => route),
    assets: Object.fromEntries(Object.entries(assets).map(([page, { js, css }]) => [page, { js: js.map(at), css: css.map(at) }])),
    integrity: integrityOfRelease(manifest, folder),
    needs,
    ...(skeletons && { skeletons }),
  }
}
