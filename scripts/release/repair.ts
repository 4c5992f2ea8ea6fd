import { owners } from '@xhkt/contract/federation/areas'
import { areaReleaseOf } from '@xhkt/contract/federation/release-manifest'
import { checkCandidates } from './check-candidates.ts'
import { fallbackOf } from './make-live.ts'
import { tryRenderPage } from './page/try-render-page.ts'
import { fallbackWhileLive } from './pointer/fallback-release.ts'
import { completeJournal, entriesWithoutPointer } from './pointer/journal.ts'
import { withCanary, withLive } from './pointer/live-release.ts'
import { type Change, parsePointer, type Pointer, pointerFile } from './pointer/pointer.ts'
import { Refusal } from './refusal.ts'
import type { ReleaseStore, Stored } from './store/release-store.ts'

/** Is the pointer readable, and does the journal have nothing that contradicts it? */
async function matchesJournal(store: ReleaseStore, stored: Stored): Promise<boolean> {
  try {
    const pointer = parsePointer(stored.body.toString(), store.place)
    await completeJournal(store, pointer)
    const [newest] = await entriesWithoutPointer(store)
    return !newest || newest.seq <= pointer.seq
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** The pointer after these changes, newest first. Each release is verified again, as the digests in the pointer come from its manifest. */
async function pointerAfter(store: ReleaseStore, changes: Change[], seq: number): Promise<Pointer> {
  let pointer: Pointer = { seq, areas: {}, changes: [] }
  const verifiedOf = async (name: Pick<Change, 'area' | 'to'>) => {
    const { verified: [found] } = await checkCandidates(store, { pointer, names: [{ owner: name.area, release: name.to }], gates: [] })
    if (!found) throw new Refusal('broken', `${store.place} has no ${name.area} ${name.to}`)
    return found
  }
  for (const owner of owners) {
    const live = changes.find(({ area, share }) => area === owner && share === undefined)
    if (!live) continue
    const fallback = await fallbackOf(store, owner, await fallbackWhileLive(changes, owner, live.to))
    const { manifest, digest } = await verifiedOf(live)
    pointer = withLive(pointer, manifest, { ...fallback, manifest: digest })
    const newest = changes.find(({ area }) => area === owner)
    if (owner === 'host' || !newest?.share) continue
    const canary = await verifiedOf(newest)
    pointer = withCanary(pointer, owner, { ...areaReleaseOf(canary.manifest), manifest: canary.digest, share: newest.share })
  }
  return pointer
}

/**
 * Rebuilds a damaged, missing or outdated pointer from the journal, and writes the page. Returns the pointer; null if the pointer
 * matches the journal, or the store is new. Refuses if the journal names a release that the store does not have.
 */
export async function repairPointer(store: ReleaseStore): Promise<Pointer | null> {
  const stored = await store.get(pointerFile)
  if (stored && (await matchesJournal(store, stored))) return null
  const changes = await entriesWithoutPointer(store)
  const [newest] = changes
  if (!newest && !stored) return null
  if (!newest) throw new Refusal('broken', `${store.place}: ${pointerFile} is damaged, and there is no journal to rebuild it from. Restore it from a backup of the store`)
  const pointer = await pointerAfter(store, changes, newest.seq)
  await store.put(pointerFile, JSON.stringify(pointer), stored ? { ifVersion: stored.version } : { ifAbsent: true })
  const problem = await tryRenderPage(store)
  if (problem) throw new Refusal('page', `${pointerFile} is rebuilt. ${problem}`, ['Fix that, and run: npm run release -- render'])
  return pointer
}
