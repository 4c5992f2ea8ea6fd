import { copyFile, mkdir, symlink } from 'node:fs/promises'
import path from 'node:path'
import type { Owner } from '@xhkt/contract/federation/areas'
import { promoteAll } from '@xhkt/release/promote'
import { LocalFolder } from '@xhkt/release/store/local-folder'

/** Creates a store with these releases live. Their folders are links into another store, whose pointer stays as it is. */
export async function linkStore(from: string, to: string, releases: Partial<Record<Owner, string>>): Promise<void> {
  for (const [owner, release] of Object.entries(releases)) {
    await mkdir(path.join(to, owner), { recursive: true })
    await symlink(path.join(from, owner, release), path.join(to, owner, release))
  }
  await copyFile(path.join(from, 'keys.json'), path.join(to, 'keys.json'))
  await promoteAll(new LocalFolder(to), releases, 'a test')
}
