import path from 'node:path'
import type { Owner } from '@xhkt/contract/federation/areas'
import { cacheDir } from '../../lib/paths.mjs'
import { releaseName } from '../../build/release-name.ts'

/** The folder in which `pack` leaves a release for `verify` and `publish`. */
export function packedFolder(owner: Owner, release = releaseName(owner)): string {
  return path.join(cacheDir, 'packed', owner, release)
}
