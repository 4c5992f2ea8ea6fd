import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Owner } from '@xhkt/contract/federation/areas'

/** Whether the store has this release completely. The manifest is written last. */
export function isPacked(store: string, owner: Owner, release: string): boolean {
  return existsSync(path.join(store, owner, release, 'manifest.json'))
}
