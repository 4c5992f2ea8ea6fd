import type { ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import { mapConcurrently } from '../map-concurrently.ts'
import { journal } from '../pointer/journal.ts'
import { liveOf, type Pointer } from '../pointer/pointer.ts'
import { findReadableManifest } from '../release-folder.ts'
import type { ReleaseStore } from '../store/release-store.ts'

/** The host that is likely to go live next: the newest one, if it was built after the live host and was never live. */
export async function newestHost(store: ReleaseStore, pointer: Pointer): Promise<string | null> {
  const { release: live } = liveOf(pointer, 'host')
  const names = new Set((await store.list('host/')).map((key) => key.split('/')[1] ?? ''))
  const manifests = await mapConcurrently([...names], (name) => findReadableManifest(store, 'host', name))
  const isFound = (manifest: ReleaseManifest | null): manifest is ReleaseManifest => manifest !== null
  const built = ({ built_at }: ReleaseManifest): number => Date.parse(built_at)
  const [newest] = manifests.filter(isFound).sort((one, other) => built(other) - built(one))
  const ofLive = manifests.filter(isFound).find(({ release }) => release === live)
  if (!newest || !ofLive || built(newest) <= built(ofLive)) return null
  for await (const { at, to } of journal(store)) {
    // A host cannot have been live before it was built.
    if (Date.parse(at) < built(newest)) break
    if (to === newest.release) return null
  }
  return newest.release
}
