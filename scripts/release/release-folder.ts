import type { Owner } from '@xhkt/contract/federation/areas'
import { manifestName, type ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import type { ReleaseStore } from './store/release-store.ts'

/** The prefix of the keys of a release in a store. A folder with one packed release has an empty prefix. */
export const prefixOf = (owner: Owner, release: string): string => `${owner}/${release}/`

export async function findManifest(store: ReleaseStore, owner: Owner, release: string): Promise<ReleaseManifest | null> {
  const stored = await store.get(`${prefixOf(owner, release)}${manifestName}`)
  return stored && (JSON.parse(stored.body.toString()) as ReleaseManifest)
}
