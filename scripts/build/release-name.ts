import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Owner } from '@xhkt/contract/federation/areas'
import { inputHash } from './input-hash.ts'
import { packageDir } from './paths.ts'

/** `1.0.0-3f2a9c81d4`: the package's version and what it was built from. */
export function releaseName(owner: Owner): string {
  const { version } = JSON.parse(readFileSync(path.join(packageDir(owner), 'package.json'), 'utf8')) as { version: string }
  return `${version}-${inputHash(owner)}`
}
