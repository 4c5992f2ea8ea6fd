import { owners } from '@xhkt/contract/federation/areas'
import { checkCandidates } from './check-candidates.ts'
import { comparePointer } from './compare-pointer.ts'
import { fallbackOf } from './make-live.ts'
import { tryWriteIndexHtml } from './index-html/try-write-index-html.ts'
import { problemsOfDecidingChanges } from './live-signatures.ts'
import { entriesWithoutPointer, lastSeq } from './pointer/journal.ts'
import { type Change, parsePointer, type Pointer, pointerFile } from './pointer/pointer.ts'
import { isBeingRemoved } from './pointer/removal.ts'
import { type ReleaseFacts, withOwnerAfter } from './pointer-from-journal.ts'
import { Refusal } from './refusal.ts'
import { presentRelease } from './release-folder.ts'
import { requireRight } from './signing/require-right.ts'
import { all } from './signing/rights.ts'
import { readStoreKeys } from './signing/store-keys.ts'
import type { ReleaseStore, Stored } from './store/release-store.ts'

/** Can the pointer be read, and is all of it what the journal says? */
async function matchesJournal(store: ReleaseStore): Promise<boolean> {
  try {
    return (await comparePointer(store)).differences.length === 0
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

type Removal = Pick<Pointer, 'gc' | 'deleting' | 'collected'>

/** What the pointer says of a gc, which the journal does not record. */
function removalIn(stored: Stored | null, place: string): Removal {
  try {
    const { gc, deleting, collected } = parsePointer(stored?.body.toString() ?? '', place)
    return { ...(gc && { gc }), ...(deleting && { deleting }), ...(collected && { collected }) }
  } catch {
    return {}
  }
}

/** The changes of the newest write, oldest first. Those of one write have the same time. */
async function newestWrite(changes: AsyncIterable<Change>): Promise<Change[]> {
  const found: Change[] = []
  for await (const change of changes) {
    if (found[0] && found[0].at !== change.at) break
    found.unshift(change)
  }
  return found
}

/** The pointer that follows from the journal. Each release is verified again, as the pointer's digests come from its manifest. */
async function pointerAfter(store: ReleaseStore, seq: number, removal: Removal): Promise<Pointer> {
  const nothing: Pointer = { seq, areas: {}, changes: [], ...removal }
  const facts: ReleaseFacts = {
    manifestOf: async (name) => {
      const { verified: [found] } = await checkCandidates(store, { pointer: nothing, names: [name], gates: [] })
      if (!found) throw new Refusal('broken', `${store.place} has no ${name.owner} ${name.release}`)
      return found
    },
    fallbackOf: async (owner, previous) => {
      const isLeaving = previous !== null && isBeingRemoved(nothing, { owner, release: previous })
      const { keys } = await readStoreKeys(store)
      return fallbackOf(store, { owner, previous: isLeaving ? null : await presentRelease(store, owner, previous), keys })
    },
  }
  const changes = entriesWithoutPointer(store, seq)
  for await (const { area } of changes) {
    if (owners.includes(area)) continue
    throw new Refusal('usage', `The journal has changes of ${area}, an area that this checkout does not know: repair with a newer one`)
  }
  const unsigned = await problemsOfDecidingChanges(store, changes)
  if (unsigned.length > 0) {
    const message = `${store.place}: the journal has changes that do not count, and a repair would make them live`
    throw new Refusal('broken', message, [...unsigned, 'See "The pointer is damaged or outdated" in docs/runbook/incidents.md'])
  }
  let pointer = { ...nothing, changes: await newestWrite(changes) }
  for (const owner of owners) pointer = await withOwnerAfter(pointer, owner, changes, facts)
  return pointer
}

/**
 * Rebuilds a pointer that is damaged, missing, outdated or otherwise not what the journal says, and writes the page. Returns the
 * pointer; null if all of it is what the journal says, or the store is new. Refuses if the journal names a release that the store
 * does not have, or if what is live follows from a change that no key with the right to it has signed.
 */
export async function repairPointer(store: ReleaseStore): Promise<Pointer | null> {
  await requireRight(store, { verb: 'repair', owner: all })
  const stored = await store.get(pointerFile)
  if (stored && (await matchesJournal(store))) return null
  const seq = await lastSeq(store)
  if (seq === 0 && !stored) return null
  if (seq === 0) throw new Refusal('broken', `${store.place}: ${pointerFile} is damaged, and there is no journal to rebuild it from. Restore it from a backup of the store`)
  const pointer = await pointerAfter(store, seq, removalIn(stored, store.place))
  await store.put(pointerFile, JSON.stringify(pointer), stored ? { ifVersion: stored.version } : { ifAbsent: true })
  const problem = await tryWriteIndexHtml(store)
  if (problem) throw new Refusal('page', `${pointerFile} is rebuilt. ${problem}`, ['Fix that, and run: npm run release -- render'])
  return pointer
}
