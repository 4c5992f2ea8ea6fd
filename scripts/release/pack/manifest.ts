import type { Owner } from '@xhkt/shared/federation/areas'
import type { Assets } from '@xhkt/shared/federation/registry'
import type { RouteDeclaration } from '@xhkt/shared/federation/route-manifest'

export interface ReleaseFile {
  /** Bytes as built. */
  size: number
  /** Bytes with brotli; `size` where the file is not compressed. */
  brotli: number
  /** An `integrity` value. */
  sha384: string
}

/** `manifest.json` of a release folder. Paths are relative to that folder. */
export interface ReleaseManifest {
  owner: Owner
  release: string
  container: string
  needs: { contract: number }
  /** The scripts that start it: the container of an area, the first chunks of the host. */
  entry: string[]
  routes: RouteDeclaration[]
  /** By page of an area: the files it needs beyond the entry. */
  assets: Record<string, Assets>
  files: Record<string, ReleaseFile>
  /**
   * Packages and modules of `@xhkt/shared` that the release carries itself, sorted, as they are imported. What is shared
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
/** Name of the signature beside it. */
export const signatureName = 'manifest.sig'
