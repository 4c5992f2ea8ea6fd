import type { Owner } from '@xhkt/contract/federation/areas'
import { manifestName, type ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import type { ReleaseStore } from './store/release-store.ts'

/** Prefix of the keys of a release. A packed folder is a store too: its prefix is empty. */
export const prefixOf = (owner: Owner, release: string): string => `${owner}/${release}/`

export async function findManifest(store: ReleaseStore, owner: Owner, release: string): Promise<ReleaseManifest | null> {
  const stored = await store.get(`${prefixOf(owner, release)}${manifestName}`)
  return stored && (JSON.parse(stored.body.toString()) as ReleaseManifest)
}
