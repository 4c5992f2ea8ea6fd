import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Owner } from '@xhkt/contract/federation/areas'
import { inputHash } from './input-hash.ts'
import { packageDir } from '../lib/paths.ts'

/** The name of a release, such as `1.0.0-3f2a9c81d4`: the version of the package and a hash of its sources. */
export function releaseName(owner: Owner): string {
  const hash = inputHash(owner)
  const { version } = JSON.parse(readFileSync(path.join(packageDir(owner), 'package.json'), 'utf8')) as { version: string }
  return `${version}-${hash}`
}
