import { rm } from 'node:fs/promises'
import type { Owner } from '@xhkt/contract/federation/areas'
import { publish } from '@xhkt/release/publish'
import { findManifest } from '@xhkt/release/release-folder'
import { signRelease } from '@xhkt/release/sign-release'
import { LocalFolder } from '@xhkt/release/store/local-folder'
import type { ReleaseStore } from '@xhkt/release/store/release-store'
import { buildOwner } from './build.ts'
import { releaseName } from './release-name.ts'

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
