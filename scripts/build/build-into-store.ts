import { rm } from 'node:fs/promises'
import { publish } from '@xhkt/release/publish'
import { findManifest } from '@xhkt/release/release-folder'
import { signRelease } from '@xhkt/release/sign-release'
import { LocalFolder } from '@xhkt/release/store/local-folder'
import type { ReleaseStore } from '@xhkt/release/store/release-store'
import { buildOwner } from './build.ts'
import type { Inputs } from './input-hash.ts'

/** Builds, packs, signs and publishes the release of these inputs, unless the store has it: a release is built once. */
export async function buildIntoStore(store: ReleaseStore, inputs: Inputs, log: (line: string) => void): Promise<void> {
  if (await findManifest(store, inputs.owner, inputs.release)) return
  const folder = await buildOwner(inputs)
  try {
    await signRelease(folder, store, log)
    await publish(store, new LocalFolder(folder))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
