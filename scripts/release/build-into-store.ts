import { rm } from 'node:fs/promises'
import type { Owner } from '@xhkt/contract/federation/areas'
import { buildOwner } from '../build/build.ts'
import { releaseName } from '../build/release-name.ts'
import { publish } from './publish.ts'
import { findManifest } from './release-folder.ts'
import { signRelease } from './sign-release.ts'
import { LocalFolder } from './store/local-folder.ts'
import type { ReleaseStore } from './store/release-store.ts'

/** Builds, packs, signs and publishes what the sources are now, unless the store has it: a release is built once. */
export async function buildIntoStore(store: ReleaseStore, owner: Owner, log: (line: string) => void): Promise<void> {
  if (await findManifest(store, owner, releaseName(owner))) return
  const { folder } = await buildOwner(owner)
  try {
    await signRelease(folder, store, log)
    await publish(store, new LocalFolder(folder))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
